import type { CompiledExpression } from "@edge-gateway/cel";
import type { ExtractionLocation } from "@edge-gateway/generated/types/index.ts";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import { removeCookies, removeParameters, values } from "./request-fields.ts";

/** The location of a credential in a request. */
export interface CredentialPlace {
  /**
   * Reads the credential; undefined if the request has none. If there are several, their texts are joined, so
   * that verification fails.
   */
  read(exchange: Exchange): string | undefined;
  /** Removes the credential from the forwarded request. */
  remove(exchange: Exchange, credential: string): void;
}

const AUTHORIZATION = "authorization";
const PROXY_AUTHORIZATION = "proxy-authorization";

/** Whether a request is made to the gateway as a proxy. */
function asksProxy({ request }: Exchange): boolean {
  return request.method === "CONNECT";
}

/**
 * Whether the credentials of a request are for a proxy, whose refusals have status 407 (RFC 9110 section
 * 11.7).
 */
export function isForProxy({ header }: ExtractionLocation, exchange: Exchange): boolean {
  const name = header?.name.toLowerCase();
  return name === PROXY_AUTHORIZATION || (name === AUTHORIZATION && asksProxy(exchange));
}

/**
 * Compiles the location of a credential. Where that is Authorization, clients show a proxy the same credential
 * in Proxy-Authorization.
 */
export function compilePlace(
  location: ExtractionLocation,
  context: CompileContext,
): CredentialPlace {
  if (location.header !== undefined) {
    const name = location.header.name.toLowerCase();
    const prefix = location.header.prefix ?? "";
    const place = headerPlace(name, prefix);
    return name === AUTHORIZATION ? proxyPlace(place, prefix) : place;
  }
  if (location.queryParameter !== undefined) {
    const { name } = location.queryParameter;
    return queryPlace(name);
  }
  if (location.cookie !== undefined) {
    const { name } = location.cookie;
    return cookiePlace(name);
  }
  return expressionPlace(location.expression, context);
}

/**
 * An authentication scheme (RFC 9110 section 11.1), as opposed to other text before a credential.
 */
const SCHEME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+ *$/;

function headerPlace(name: string, prefix: string): CredentialPlace {
  const isScheme = SCHEME.test(prefix);
  // The prefix may be a scheme without the space after it. Without the space it may also be the beginning of
  // a key.
  const start = prefix.endsWith(" ") ? `${prefix.trimEnd()} ` : prefix;
  const lowerStart = start.toLowerCase();
  const begins = (value: string): boolean =>
    value.startsWith(start) || value.slice(0, start.length).toLowerCase() === lowerStart;
  return {
    read({ request }) {
      const value = request.get(name);
      if (value === undefined) {
        // A trailer with this name must not add an unverified credential either.
        request.remove(name);
        return undefined;
      }
      if (!begins(value)) return undefined;
      const credential = value.slice(start.length);
      return present(isScheme ? credential.trimStart() : credential);
    },
    remove: ({ request }) => request.remove(name),
  };
}

/** A place in Authorization, before which a proxy is shown the credential in its own header. */
function proxyPlace(usual: CredentialPlace, prefix: string): CredentialPlace {
  const own = headerPlace(PROXY_AUTHORIZATION, prefix);
  return {
    read: (exchange) =>
      (asksProxy(exchange) ? own.read(exchange) : undefined) ?? usual.read(exchange),
    remove(exchange, credential) {
      if (asksProxy(exchange)) own.remove(exchange, credential);
      usual.remove(exchange, credential);
    },
  };
}

function queryPlace(name: string): CredentialPlace {
  return {
    read: ({ request }) => present(values(request.query, "&", name).join()),
    remove: ({ request }) => removeParameters(request, (parameter) => parameter === name),
  };
}

function cookiePlace(name: string): CredentialPlace {
  return {
    read: ({ request }) => present(values(request.get("cookie"), ";", name).join()),
    remove: ({ request }) => removeCookies(request, (cookie) => cookie === name),
  };
}

/**
 * An expression can return a text from any part of the request, so the credential is removed wherever it
 * occurs.
 */
function expressionPlace(source: string, context: CompileContext): CredentialPlace {
  const expression = context.cel(source);
  return {
    read: (exchange) => evaluateText(expression, exchange),
    remove({ request }, credential) {
      const holds = (_name: string, value: string) => value.includes(credential);
      removeParameters(request, holds);
      removeCookies(request, holds);
      const fields = Array.from(request.entries()).filter(([name]) => name !== "cookie");
      for (const [name, value] of fields) if (holds(name, value)) request.remove(name);
    },
  };
}

function evaluateText(expression: CompiledExpression, exchange: Exchange): string | undefined {
  try {
    const value = expression.evaluate(exchange.bindings);
    return typeof value === "string" ? present(value) : undefined;
  } catch {
    return undefined;
  }
}

function present(text: string): string | undefined {
  return text === "" ? undefined : text;
}
