declare module "*.ftl?pitch" {
  const source: string;
  export default source;
}
