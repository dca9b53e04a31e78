import type { CompiledExpression } from "@edge-gateway/cel";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import type {
  FrontendTls,
  ProxyProtocol,
  TcpKeepalive,
} from "@edge-gateway/generated/types/index.ts";
import { parseByteSize } from "@edge-gateway/kernel/byte-size";
import { parseDuration } from "@edge-gateway/kernel/duration";
import type { EffectiveFrontend } from "@edge-gateway/translate/attach/merge";
import type { Listener, ListenerTls } from "@edge-gateway/translate/ir";
import { HostTable } from "../route/host-table.ts";
import { compileNetworkAuthorization } from "./network-authorization.ts";
import { terminatorOptions } from "./terminator-options.ts";
import { TlsTerminator } from "./tls-terminator.ts";
import type {
  Keepalive,
  ProxySettings,
  TlsSettings,
  TransportSettings,
} from "./transport-settings.ts";

/** What the compilation needs of its place. */
export interface TransportContext {
  readonly cel: (source: string) => CompiledExpression;
  /** Reports what OpenSSL does not take. */
  readonly problem: Problem;
}

type Problem = (listener: string, message: string) => void;

/** Makes ready how the connections of the listeners of one bind are taken. */
export function compileTransport(
  listeners: readonly Listener[],
  { tcp, proxyProtocol, tls, networkAuthorization }: EffectiveFrontend,
  { cel, problem }: TransportContext,
): TransportSettings {
  return {
    keepalive: tcp === undefined ? undefined : keepaliveOf(tcp.keepalive),
    proxy: proxyProtocol === undefined ? undefined : proxySettings(proxyProtocol),
    tls: tlsSettings(listeners, tls ?? DEFAULTS.frontendTls, problem),
    admits:
      networkAuthorization === undefined
        ? undefined
        : compileNetworkAuthorization(networkAuthorization, cel),
  };
}

/** In the units of sockets. */
function keepaliveOf({ time, interval, retries }: TcpKeepalive): Keepalive {
  return { time: parseDuration(time), interval: parseDuration(interval), retries };
}

function proxySettings({
  version,
  mode,
  headerTimeout,
  maxExtensionSize,
}: ProxyProtocol): ProxySettings {
  return {
    versions: { text: version !== "V2", binary: version !== "V1" },
    required: mode === "Strict",
    maxExtensions: parseByteSize(maxExtensionSize),
    headerTimeout: parseDuration(headerTimeout),
  };
}

function tlsSettings(
  listeners: readonly Listener[],
  settings: FrontendTls,
  problem: Problem,
): TlsSettings | undefined {
  const table = new HostTable<TlsTerminator>();
  for (const { key, hostname, tls } of listeners) {
    if (tls === undefined) continue;
    const terminator = terminatorOf(key, tls, settings, problem);
    if (terminator !== undefined) table.set(hostname, terminator);
  }
  const [first, second] = table.values();
  if (first === undefined) return undefined;
  const only = second === undefined && table.get(undefined) === first ? first : undefined;
  return { listeners: table, only, handshakeTimeout: parseDuration(settings.handshakeTimeout) };
}

function terminatorOf(
  key: string,
  own: ListenerTls,
  settings: FrontendTls,
  problem: Problem,
): TlsTerminator | undefined {
  try {
    return new TlsTerminator(key, terminatorOptions(own, settings));
  } catch (error) {
    problem(key, `TLS: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}
