/** What runs for a module of the sources: path of what was built of it, or of the module itself. */
export declare function programOf(
  root: string,
  entry: string,
  node: string,
  env: NodeJS.ProcessEnv,
): string;
