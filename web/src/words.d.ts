// Parts of words, see tools/words.ts.
declare module "*.ftl?pitch" {
  const source: string;
  export default source;
}

declare module "*.ftl?first" {
  const source: string;
  export default source;
}

declare module "*.ftl?rest" {
  const source: string;
  export default source;
}
