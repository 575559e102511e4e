// The build puts a JSON file beside the scripts and gives its address.

declare module "*.json" {
  const address: string;
  export default address;
}
