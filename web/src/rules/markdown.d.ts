declare module "*.md?rules" {
  const book: import("./book").Book;
  export default book;
}
