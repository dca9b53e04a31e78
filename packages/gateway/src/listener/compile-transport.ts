import type { CompiledExpression } from "@edge-gateway/cel";
import { PARSED_DEFAULTS } from "@edge-gateway/generated/parsed/index.ts";
import type {
  DynamicCaSettings,
  ParsedFrontendPolicies,
  ParsedFrontendTls,
  ParsedProxyProtocol,
  TracedEnvironment,
} from "@edge-gateway/generated/types/index.ts";
import type { Listener, ListenerTls } from "@edge-gateway/translate/ir";
import { HostTable } from "../route/host-table.ts";
import { keepaliveOf } from "../upstream/keepalive-policy.ts";
import { compileNetworkAuthorization } from "./network-authorization.ts";
import { terminatorOptions } from "./terminator-options.ts";
import { TlsTerminator } from "./tls-terminator.ts";
import type { TcpRoutes } from "./tcp-route.ts";
import type {
  ProxySettings,
  TlsListener,
  TlsSettings,
  TransportSettings,
} from "./transport-settings.ts";

/** The parts of the configuration that transports are compiled from. */
export interface TransportContext {
  readonly cel: (source: string) => CompiledExpression;
  readonly environment: TracedEnvironment;
  /** Returns the TCP routes of a listener. */
  readonly relay: (listener: Listener) => TcpRoutes;
  /** Limits for certificates that listeners create. */
  readonly minting: DynamicCaSettings;
  /** Reports TLS settings that OpenSSL refuses. */
  readonly problem: (listener: string, message: string) => void;
}

/** Compiles how the connections of a bind's listeners are handled, in steps of one certificate each. */
export function* compileTransport(
  listeners: readonly Listener[],
  {
    tcp,
    proxyProtocol,
    tls = PARSED_DEFAULTS.frontendTls,
    networkAuthorization,
  }: ParsedFrontendPolicies,
  context: TransportContext,
): Generator<undefined, TransportSettings> {
  const plain = listeners.find(({ protocol }) => protocol === "TCP");
  return {
    keepalive: tcp === undefined ? undefined : keepaliveOf(tcp.keepalive),
    proxy: proxyProtocol === undefined ? undefined : proxySettings(proxyProtocol),
    tls: yield* tlsSettings(listeners, tls, context),
    relay: plain === undefined ? undefined : context.relay(plain),
    terms: new Map(listeners.map((listener) => termsOf(listener, tls))),
    admits:
      networkAuthorization === undefined
        ? undefined
        : compileNetworkAuthorization(networkAuthorization, context.cel, context.environment),
  };
}

/**
 * The TLS settings except certificates, so that a renewed certificate does not count as a change of the
 * settings.
 */
function termsOf(
  { key, protocol, hostname, tls }: Listener,
  settings: ParsedFrontendTls,
): readonly [string | undefined, string] {
  if (!SECURE.includes(protocol)) return [undefined, protocol];
  const mints = tls?.authority !== undefined;
  const ends = tls === undefined ? undefined : { mints, clients: tls.clients, settings };
  return [key, JSON.stringify({ protocol, hostname, ends })];
}

const SECURE: readonly Listener["protocol"][] = ["HTTPS", "TLS"];

function proxySettings({
  version,
  mode,
  headerTimeout,
  maxExtensionSize,
}: ParsedProxyProtocol): ProxySettings {
  return {
    versions: { text: version !== "V2", binary: version !== "V1" },
    required: mode === "Strict",
    maxExtensions: maxExtensionSize,
    headerTimeout,
  };
}

function* tlsSettings(
  listeners: readonly Listener[],
  settings: ParsedFrontendTls,
  context: TransportContext,
): Generator<undefined, TlsSettings | undefined> {
  const table = new HostTable<TlsListener>();
  for (const listener of listeners) {
    if (SECURE.includes(listener.protocol))
      table.set(listener.hostname, yield* tlsListener(listener, settings, context));
  }
  const [first, second] = table.values();
  if (first === undefined) return undefined;
  const single = second === undefined && table.get(undefined) === first;
  const only = single && first.relay === undefined && !first.mints;
  const { handshakeTimeout } = settings;
  return { listeners: table, only: only ? first : undefined, handshakeTimeout };
}

function* tlsListener(
  listener: Listener,
  settings: ParsedFrontendTls,
  context: TransportContext,
): Generator<undefined, TlsListener> {
  const { key, protocol, tls } = listener;
  return {
    key,
    terminator:
      tls === undefined ? undefined : yield* terminatorOf(listener, tls, settings, context),
    mints: tls?.authority !== undefined,
    relay: protocol === "TLS" ? context.relay(listener) : undefined,
  };
}

/** What a terminator was made of, beside the TLS of its listener. */
interface KnownTerminator {
  readonly made: string;
  readonly terminator: TlsTerminator;
}

/**
 * The terminators by the TLS of their listeners: one that did not change keeps its contexts, each of which takes part of a
 * millisecond, and the sessions of its clients.
 */
const TERMINATORS = new WeakMap<ListenerTls, KnownTerminator>();

function* terminatorOf(
  { key, protocol }: Listener,
  tls: ListenerTls,
  settings: ParsedFrontendTls,
  { problem, minting }: TransportContext,
): Generator<undefined, TlsTerminator | undefined> {
  const options = terminatorSettings(protocol, settings);
  const made = JSON.stringify([options, minting]);
  const known = TERMINATORS.get(tls);
  if (known?.made === made) return known.terminator;
  try {
    const terminator = new TlsTerminator(yield* terminatorOptions(tls, options, minting));
    TERMINATORS.set(tls, { made, terminator });
    return terminator;
  } catch (error) {
    problem(key, `TLS: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

/** The protocol inside TLS that is passed through is unknown, so no ALPN protocol is offered. */
function terminatorSettings(
  protocol: Listener["protocol"],
  settings: ParsedFrontendTls,
): ParsedFrontendTls {
  return protocol === "TLS" ? { ...settings, alpnProtocols: [] } : settings;
}
