/** Names of the design that later builds take, as they stand in files. */
const LATER: ReadonlySet<string> = new Set([
  "models",
  "configMaps",
  "policies",
  "tls",
  "oidc",
  "urlRewrite",
  "requestRedirect",
  "requestMirror",
  "sectionName",
  "targetRefs",
]);

/** Whether a name that the schemas do not have is one that is to come. */
export function isPlannedName(name: string): boolean {
  return LATER.has(name);
}

const LATER_VALUES: ReadonlySet<string> = new Set([
  "HTTPS",
  "TCP",
  "TLS",
  "URLRewrite",
  "RequestRedirect",
  "RequestMirror",
  "ExtensionRef",
]);

/** The same for a value of an enum. */
export function isPlannedValue(value: string): boolean {
  return LATER_VALUES.has(value);
}
