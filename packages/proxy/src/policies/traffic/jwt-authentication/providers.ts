import type { JwtProvider } from "@edge-gateway/generated/types/index.ts";
import type { TokenProvider } from "@edge-gateway/jose";
import { parseDuration } from "@edge-gateway/kernel/duration";
import { inlineKeys, type KeySource } from "../../../outbound/key-sets.ts";
import type { OutboundTarget } from "../../../outbound/json-client.ts";
import type { CompileContext } from "../../../pipeline/policy.ts";

/** An identity provider with its keys. */
export interface Provider extends TokenProvider {
  readonly source: KeySource;
}

const NO_KEYS: KeySource = {
  current: () => undefined,
  refresh: () => Promise.resolve(),
  release: () => {},
};

/** Compiles a provider; one whose keys cannot be had is reported, and verifies nothing. */
export function compileProvider(
  config: JwtProvider,
  path: string,
  context: CompileContext,
): Provider {
  const source = keySource(config, `${path}.jwks`, context);
  return {
    issuer: config.issuer,
    audiences: config.audiences,
    source,
    keys: () => source.current(),
  };
}

function keySource({ jwks }: JwtProvider, path: string, context: CompileContext): KeySource {
  if (jwks.inline !== undefined) return inlineSource(jwks.inline, `${path}.inline`, context);
  const { remote } = jwks;
  const target: OutboundTarget | undefined =
    remote.url === undefined
      ? context.endpoint(`${path}.remote.backendRef`, remote.backendRef, remote.jwksPath ?? "/")
      : { url: remote.url };
  if (target === undefined) return NO_KEYS;
  return context.services.keySets.remote(target, parseDuration(remote.cacheDuration));
}

function inlineSource(text: string, path: string, context: CompileContext): KeySource {
  try {
    return inlineKeys(text);
  } catch (error) {
    const reason = error instanceof SyntaxError ? "it is not JSON" : String(error);
    context.problem(path, `not a key set: ${reason}`);
    return NO_KEYS;
  }
}
