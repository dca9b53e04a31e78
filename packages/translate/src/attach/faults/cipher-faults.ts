import { createPrivateKey } from "node:crypto";
import type { FrontendTls } from "@edge-gateway/generated/types/index.ts";
import type { OwnedFinding } from "../../diagnostics/diagnostic.ts";
import type { Ir, Listener } from "../../ir/index.ts";
import type { PolicyIndex } from "../merge/merge.ts";

/**
 * Finds cipher suites with which no handshake of a listener can succeed: suites of TLS 1.2 name the
 * type of key that they need (RFC 5289), and suites of TLS 1.3 work with any key.
 */
export function cipherFaults(ir: Ir, index: PolicyIndex): readonly OwnedFinding[] {
  const sets = ({ policies }: Ir["attachments"][number]): boolean =>
    "tls" in policies && policies.tls !== undefined && "cipherSuites" in policies.tls;
  if (!ir.attachments.some(sets)) return [];
  return ir.listeners.flatMap((listener) => {
    const { tls } = index.frontend(listener);
    const reason = tls === undefined ? undefined : reasonOf(tls, listener);
    if (reason === undefined) return [];
    const message = `no client can connect to \`${listener.key}\`: ${reason}`;
    return index
      .frontendFields(listener)
      .filter(({ name }) => name === "tls")
      .flatMap(({ from }) => from)
      .map(({ document: owner, pointer }): OwnedFinding => {
        return { owner, pointer: `${pointer}/tls/cipherSuites`, code: "conflict", message };
      });
  });
}

function reasonOf(
  { cipherSuites, maxProtocolVersion }: FrontendTls,
  { tls }: Listener,
): string | undefined {
  const types = new Set(tls?.certificates.flatMap(({ privateKey }) => typeOf(privateKey)));
  if (cipherSuites === undefined || types.size === 0) return undefined;
  const isNew = maxProtocolVersion !== "1.2";
  const named = [...new Set([...types].map(namedBy))];
  const isUsable = (suite: string): boolean =>
    named.some((part) => suite.includes(part)) || (isNew && suite.startsWith("TLS13_"));
  if (cipherSuites.some(isUsable)) return undefined;
  const keys = [...types].join(" or ").toUpperCase();
  const wanted = named.map((part) => `\`TLS_ECDHE${part}WITH_…\``).join(" or ");
  const others = isNew ? ", or one of TLS 1.3" : "";
  return `the key of its certificate is ${keys}, so one suite must be for it (${wanted})${others}`;
}

/** How the names of suites refer to a type of key. */
function namedBy(type: string): string {
  return type.startsWith("rsa") ? "_RSA_" : "_ECDSA_";
}

/** The type of a key; empty if the key cannot be read, which is reported elsewhere. */
function typeOf(privateKey: string): readonly string[] {
  try {
    return [createPrivateKey(privateKey).asymmetricKeyType ?? []].flat();
  } catch {
    return [];
  }
}
