/**
 * The routes of a listener, for its configuration: what is below a path with the name of a backend goes to that backend,
 * without that name.
 */
export function routesTo(backends: readonly string[]): string {
  return backends
    .map(
      (name) => `
      - name: ${name}
        matches: [{ path: { type: PathPrefix, value: /${name} } }]
        filters: [{ type: URLRewrite, urlRewrite: { path: { type: ReplacePrefixMatch, replacePrefixMatch: / } } }]
        backends: [{ backend: ${name} }]`,
    )
    .join("");
}
