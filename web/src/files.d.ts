/** All texts of a language in one module. The build and the tests compile it. */
declare module "texts:*" {
  const texts: import("./messages/messages.ts").Compiled;
  export default texts;
}
