/** All texts of a language in one; the build and the tests compile them. */
declare module "texts:*" {
  const texts: import("./messages/messages.ts").Compiled;
  export default texts;
}
