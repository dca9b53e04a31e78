import type { ParsedKeySet, ParsedRemoteKeySet } from "@edge-gateway/generated/types/index.ts";
import { keySetName, keySetUrl } from "@edge-gateway/translate/ir/key-sets";
import { inlineKeys, KEY_SETS, type KeySource } from "@edge-gateway/outbound/key-sets";
import type { OutboundTarget } from "@edge-gateway/outbound/outbound-target";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";

/** A source of keys, and its host for logs and traces. */
export interface Keys {
  readonly source: KeySource;
  readonly from: string;
}

const NO_KEYS: KeySource = {
  current: () => undefined,
  failing: () => false,
  refresh: () => Promise.resolve(),
  release: () => {},
};

/** Compiles a source of keys. If the keys are unavailable, the log says so, and no token is accepted. */
export function compileKeys(jwks: ParsedKeySet, path: string, context: CompileContext): Keys {
  if (jwks.file !== undefined) {
    const source = inlineSource(context.file(jwks.file), `${path}.file`, context);
    return { source, from: "a file" };
  }
  if (jwks.inline !== undefined) {
    const source = inlineSource(jwks.inline, `${path}.inline`, context);
    return { source, from: "the configuration" };
  }
  return compileRemoteKeys(jwks.remote, `${path}.remote`, context);
}

/**
 * Compiles a remote source of keys. If the keys are unavailable, the log says so, and no token is accepted.
 */
export function compileRemoteKeys(
  remote: ParsedRemoteKeySet,
  path: string,
  context: CompileContext,
): Keys {
  const target: OutboundTarget | undefined =
    remote.url === undefined
      ? context.endpoint(`${path}.backendRef`, remote.backendRef, remote.jwksPath ?? "/")
      : { url: keySetUrl(remote.url, remote.jwksPath) };
  if (target === undefined) return { source: NO_KEYS, from: "nowhere" };
  const source = context.use(KEY_SETS).remote(target, remote.cacheDuration, keySetName(remote));
  return { source, from: URL.parse(target.url)?.host ?? target.url };
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
