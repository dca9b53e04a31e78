// Generated from schemas/ by `npm run generate`: do not edit.

import type { Condition } from "@edge-gateway/schema-runtime/validation/conditions";

/** Formats of texts that no pattern can express, and the words that describe them. */
export const FORMATS = {
  "regular-expression": "a regular expression of the RE2 syntax",
  "path": "a path from / on (RFC 3986), without empty segments, `.`, `..` and encoded slashes",
  "path-or-empty": "empty, or a path from / on (RFC 3986), without empty segments, `.`, `..` and encoded slashes",
  "request-target": "a path from / on, perhaps with a query",
  "host": "a host name or an IP address, without scheme, port or path",
  "http-server": "`host:port`, `http://host:port`, `https://host:port` or `unix:/path`",
  "tcp-server": "`host:port`, `[ipv6]:port` or `unix:/path`",
  "udp-server": "`host:port` or `[ipv6]:port`",
  "http-url": "an absolute http or https URL",
  "resource-url": "an absolute http or https URL without fragment (RFC 8707 section 2)",
  "key-set": "a key set as JSON with a public key that can verify a token (RFC 7517)",
  "password-line": "`user:hash`, as `htpasswd` writes it: bcrypt (`$2y$`), MD5 (`$apr1$`, `$1$`), SHA-2 (`$5$`, `$6$`), SHA-1 (`{SHA}`) or crypt",
  "changeable-header": "the name of a header that is not the gateway's own, as those of one connection and of the framing of the body are",
  "header-but-host": "the name of a header other than Host, which a request has exactly once (RFC 9112 section 3.2), so that it can only be set",
  "authority": "a host with an optional port, as the value of Host",
  "page-origin": "an origin such as https://app.example.com, or its host with an optional port, without wildcards",
  "listen-address": "`ip:port`, `localhost:port`, `unix:/path` or `off`",
  "ip-range": "an IP address or a network such as `10.0.0.0/8`",
  "name-server": "an IP address, perhaps with a port: `10.0.0.10`, `10.0.0.10:5353` or `[2001:db8::1]:53`",
} as const;

/** The name of a format of texts. */
export type FormatName = keyof typeof FORMATS;

/** A text with a format, at a place of a type. */
export interface FormatPlace {
  /**
   * The path of property names to the text; `*` means every item of a list, `0` the first one.
   */
  readonly path: readonly string[];
  readonly format: FormatName;
  /** The conditions on the object under which the text must have the format. */
  readonly when: readonly Condition[];
}

/** The texts with a format of every type that has any; texts of a referenced type are listed under that type. */
export const FORMAT_PLACES = {
  A2aBackend: [{"path":["host"],"format":"host","when":[]}],
  AccessLogOtlp: [{"path":["url"],"format":"http-url","when":[]}],
  BackendTunnel: [{"path":["url"],"format":"http-url","when":[]}],
  BasicAuthentication: [{"path":["users","*"],"format":"password-line","when":[]}],
  CrossAppEndpoint: [{"path":["url"],"format":"http-url","when":[]}],
  Csrf: [{"path":["additionalOrigins","*"],"format":"page-origin","when":[]}],
  DirectResponseHeader: [{"path":["name"],"format":"changeable-header","when":[]}],
  DnsSettings: [{"path":["servers","*"],"format":"name-server","when":[]}],
  DynamicForwardProxyBackend: [{"path":["allowedNetworks","*"],"format":"ip-range","when":[]}],
  EdgeModelFields: [{"path":["baseURL"],"format":"http-url","when":[]}],
  EdgeModelSpec: [{"path":["baseURL"],"format":"http-url","when":[]}],
  EndpointFields: [{"path":["url"],"format":"http-url","when":[]}],
  EndpointRef: [{"path":["url"],"format":"http-url","when":[]}],
  ExtAuth: [{"path":["url"],"format":"http-url","when":[]}],
  ExtAuthFields: [{"path":["url"],"format":"http-url","when":[]}],
  ExtAuthPolicy: [{"path":["url"],"format":"http-url","when":[]}],
  ExtProc: [{"path":["url"],"format":"http-url","when":[]}],
  ExtProcFields: [{"path":["url"],"format":"http-url","when":[]}],
  ExtProcPolicy: [{"path":["url"],"format":"http-url","when":[]}],
  FrontendForwarded: [{"path":["trustedProxies","*"],"format":"ip-range","when":[]}],
  GlobalRateLimit: [{"path":["url"],"format":"http-url","when":[]}],
  GrpcMethodMatch: [{"path":["service"],"format":"regular-expression","when":[{"field":"type","default":"Exact","test":"in","values":["RegularExpression"]}]},{"path":["method"],"format":"regular-expression","when":[{"field":"type","default":"Exact","test":"in","values":["RegularExpression"]}]}],
  GrpcRouteFilter: [{"path":["requestHeaderModifier","add","*","name"],"format":"header-but-host","when":[]},{"path":["requestHeaderModifier","remove","*"],"format":"header-but-host","when":[]}],
  HeaderModifiers: [{"path":["request","add","*","name"],"format":"header-but-host","when":[]},{"path":["request","remove","*"],"format":"header-but-host","when":[]}],
  HttpHeaderFilter: [{"path":["set","*","name"],"format":"changeable-header","when":[]},{"path":["add","*","name"],"format":"changeable-header","when":[]},{"path":["remove","*"],"format":"changeable-header","when":[]}],
  HttpHeaderMatch: [{"path":["value"],"format":"regular-expression","when":[{"field":"type","default":"Exact","test":"in","values":["RegularExpression"]}]}],
  HttpHeaderValue: [{"path":["value"],"format":"authority","when":[{"field":"name","test":"matches","values":["^[Hh][Oo][Ss][Tt]$"]}]}],
  HttpPathMatch: [{"path":["value"],"format":"regular-expression","when":[{"field":"type","default":"PathPrefix","test":"in","values":["RegularExpression"]}]},{"path":["value"],"format":"path","when":[{"field":"type","default":"PathPrefix","test":"in","values":["Exact","PathPrefix"]}]}],
  HttpPathModifier: [{"path":["replaceFullPath"],"format":"path-or-empty","when":[]},{"path":["replacePrefixMatch"],"format":"path-or-empty","when":[]}],
  HttpQueryParamMatch: [{"path":["value"],"format":"regular-expression","when":[{"field":"type","default":"Exact","test":"in","values":["RegularExpression"]}]}],
  HttpRouteFilter: [{"path":["requestHeaderModifier","add","*","name"],"format":"header-but-host","when":[]},{"path":["requestHeaderModifier","remove","*"],"format":"header-but-host","when":[]}],
  JwtAuthentication: [{"path":["providers","0","issuer"],"format":"http-url","when":[{"field":"mcp","test":"set","values":[]}]}],
  KeySet: [{"path":["inline"],"format":"key-set","when":[]}],
  LlmProvider: [{"path":["host"],"format":"host","when":[]},{"path":["path"],"format":"request-target","when":[]},{"path":["pathPrefix"],"format":"path","when":[]}],
  McpAuthentication: [{"path":["resourceMetadata","resource"],"format":"resource-url","when":[]}],
  McpBackendAuthentication: [{"path":["issuer"],"format":"http-url","when":[]},{"path":["resourceMetadata","resource"],"format":"resource-url","when":[]}],
  McpConsent: [{"path":["issuer"],"format":"http-url","when":[]},{"path":["authorizationEndpoint"],"format":"http-url","when":[]},{"path":["tokenEndpoint"],"format":"http-url","when":[]},{"path":["redirectUri"],"format":"http-url","when":[]},{"path":["resource"],"format":"http-url","when":[]}],
  McpGuardrailRemote: [{"path":["url"],"format":"http-url","when":[]}],
  McpTargetStatic: [{"path":["host"],"format":"host","when":[]},{"path":["path"],"format":"request-target","when":[]}],
  NamedLlmProvider: [{"path":["host"],"format":"host","when":[]},{"path":["path"],"format":"request-target","when":[]},{"path":["pathPrefix"],"format":"path","when":[]}],
  OauthTokenExchange: [{"path":["url"],"format":"http-url","when":[]}],
  Oidc: [{"path":["issuer"],"format":"http-url","when":[]},{"path":["authorizationEndpoint"],"format":"http-url","when":[]},{"path":["tokenEndpoint"],"format":"http-url","when":[]},{"path":["endSessionEndpoint"],"format":"http-url","when":[]},{"path":["redirectUri"],"format":"http-url","when":[]},{"path":["postLogoutRedirectUri"],"format":"http-url","when":[]}],
  OriginFields: [{"path":["url"],"format":"http-url","when":[]}],
  OriginRef: [{"path":["url"],"format":"http-url","when":[]}],
  RedisSettings: [{"path":["host"],"format":"host","when":[]}],
  RegexMatch: [{"path":["pattern"],"format":"regular-expression","when":[]}],
  RemoteKeySet: [{"path":["url"],"format":"http-url","when":[]},{"path":["jwksPath"],"format":"request-target","when":[]}],
  RequestFieldMatch: [{"path":["value"],"format":"regular-expression","when":[{"field":"type","default":"Exact","test":"in","values":["RegularExpression"]}]}],
  Settings: [{"path":["adminAddr"],"format":"listen-address","when":[]},{"path":["statsAddr"],"format":"listen-address","when":[]},{"path":["readinessAddr"],"format":"listen-address","when":[]}],
  StandaloneModel: [{"path":["baseURL"],"format":"http-url","when":[]}],
  StandaloneRouteBackend: [{"path":["host"],"format":"http-server","when":[]}],
  StandaloneTcpBackend: [{"path":["host"],"format":"tcp-server","when":[]}],
  StandaloneUdpBackend: [{"path":["host"],"format":"udp-server","when":[]}],
  StaticBackend: [{"path":["host"],"format":"host","when":[]}],
  StaticEndpoint: [{"path":["host"],"format":"host","when":[]}],
  TokenIntrospection: [{"path":["url"],"format":"http-url","when":[]}],
  Tracing: [{"path":["url"],"format":"http-url","when":[]}],
  TransformRequest: [{"path":["remove","*"],"format":"changeable-header","when":[]}],
  TransformRequestField: [{"path":["name"],"format":"changeable-header","when":[]}],
  TransformResponse: [{"path":["remove","*"],"format":"changeable-header","when":[]}],
  TransformResponseField: [{"path":["name"],"format":"changeable-header","when":[]}],
} as const satisfies Readonly<Record<string, readonly FormatPlace[]>>;
