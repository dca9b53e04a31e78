import type { TlsOptions } from "node:tls";
import type { FrontendTls } from "@edge-gateway/generated/types/index.ts";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { parseDuration } from "@edge-gateway/kernel/duration";
import type { EffectiveFrontend } from "@edge-gateway/translate/attach/merge";
import type { Listener, ListenerTls } from "@edge-gateway/translate/ir";
import { HostTable } from "../route/host-table.ts";
import { HTTP_1_1, HTTP_2 } from "./application-protocols.ts";
import { cipherOptions, groupOptions, versionOptions } from "./tls-options.ts";
import { TlsTerminator } from "./tls-terminator.ts";
import type { TransportSettings } from "./transport-settings.ts";

/** Reports what OpenSSL does not take. */
type Problem = (listener: string, message: string) => void;

/** Makes ready how the connections of the listeners of one bind are taken. */
export function compileTransport(
  listeners: readonly Listener[],
  { tls = DEFAULTS.frontendTls }: EffectiveFrontend,
  problem: Problem,
): TransportSettings {
  const table = new HostTable<TlsTerminator>();
  for (const { key, hostname, tls: own } of listeners) {
    if (own === undefined) continue;
    const terminator = terminatorOf(key, own, tls, problem);
    if (terminator !== undefined) table.set(hostname, terminator);
  }
  const [first, second] = table.values();
  if (first === undefined) return { tls: undefined };
  const only = second === undefined && table.get(undefined) === first ? first : undefined;
  const handshakeTimeout = parseDuration(tls.handshakeTimeout);
  return { tls: { listeners: table, only, handshakeTimeout } };
}

function terminatorOf(
  key: string,
  own: ListenerTls,
  settings: FrontendTls,
  problem: Problem,
): TlsTerminator | undefined {
  try {
    return new TlsTerminator(key, optionsOf(own, settings));
  } catch (error) {
    problem(key, `TLS: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

function optionsOf({ certificates, clients }: ListenerTls, settings: FrontendTls): TlsOptions {
  return {
    cert: certificates.map(({ certificate }) => certificate),
    key: certificates.map(({ privateKey }) => privateKey),
    ALPNProtocols: settings.alpnProtocols.filter((name) => SPOKEN.includes(name)),
    ...(clients === undefined
      ? {}
      : { ca: clients.authorities, requestCert: true, rejectUnauthorized: clients.required }),
    ...versionOptions(settings),
    ...cipherOptions(settings.cipherSuites),
    ...groupOptions(settings.keyExchangeGroups),
  };
}

const SPOKEN: readonly string[] = [HTTP_1_1, HTTP_2];
