import type { CredentialLocation } from "@edge-gateway/generated/types/index.ts";
import type { RequestHead } from "@edge-gateway/http";
import { removeCookies, removeParameters } from "./request-fields.ts";

/** Adds a credential to a forwarded request, replacing an existing one. */
export type Injection = (request: RequestHead, credential: string) => void;

/** Where a credential is added, and which characters are allowed there. */
export interface InjectionPlace {
  accepts(credential: string): boolean;
  readonly inject: Injection;
  /** The headers that contain the credential: none, or one. */
  readonly fields: readonly string[];
}

/** The characters of a header's value in Latin-1 (RFC 9110 section 5.5). */
const FIELD_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;
/** The characters of a cookie's value (RFC 6265 section 4.1.1). */
const COOKIE_VALUE = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/;

/** Compiles a location to which a credential is written. */
export function compileInjection(location: CredentialLocation): InjectionPlace {
  if (location.header !== undefined) {
    const { name } = location.header;
    const field = name.toLowerCase();
    const prefix = prefixOf(field, location.header.prefix);
    // The last joined text is reused: joining the texts for each request would cost more than writing the
    // header.
    let last = { credential: "", value: prefix };
    return {
      accepts: (credential) => FIELD_VALUE.test(credential),
      inject(request, credential) {
        if (credential !== last.credential) last = { credential, value: prefix + credential };
        request.set(field, last.value);
      },
      fields: [field],
    };
  }
  if (location.queryParameter !== undefined) {
    const { name } = location.queryParameter;
    return {
      accepts: (credential) => credential.isWellFormed(),
      inject: (request, credential) => setParameter(request, name, credential),
      fields: [],
    };
  }
  const { name } = location.cookie;
  return {
    accepts: (credential) => COOKIE_VALUE.test(credential),
    inject: (request, credential) => setCookie(request, name, credential),
    fields: ["cookie"],
  };
}

/**
 * Headers whose value starts with an authentication scheme and a space (RFC 9110 section 11.4). YAML removes
 * a space at the end of the prefix, so the gateway adds the space.
 */
const CREDENTIAL_FIELDS: ReadonlySet<string> = new Set(["authorization", "proxy-authorization"]);
const SCHEME = /^[A-Za-z]+$/;

function prefixOf(field: string, prefix = ""): string {
  return CREDENTIAL_FIELDS.has(field) && SCHEME.test(prefix) ? `${prefix} ` : prefix;
}

/** Sets a query parameter; other parameters stay unchanged, byte for byte. */
function setParameter(request: RequestHead, name: string, value: string): void {
  removeParameters(request, (parameter) => parameter === name);
  const separator = request.query === undefined ? "?" : "&";
  request.target += `${separator}${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
}

function setCookie(request: RequestHead, name: string, value: string): void {
  removeCookies(request, (cookie) => cookie === name);
  const others = request.get("cookie");
  const own = `${name}=${value}`;
  request.set("cookie", others === undefined ? own : `${others}; ${own}`);
}
