import type { IrResource, SourcePlace } from "@edge-gateway/generated/types/index.ts";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import { readListenAddress } from "@edge-gateway/translate/shape/formats/listen-address";
import { readablePath } from "@edge-gateway/translate/diagnostics/pointer";
import type { Resources } from "@edge-gateway/translate/ir/resources";
import { DiscoveryPort } from "@edge-gateway/xds/server/discovery-port";
import type { ServerCertificate } from "@edge-gateway/xds/server/discovery-port";
import { DiscoveryServer } from "@edge-gateway/xds/server/discovery-server";
import type { DiscoveryServerOptions } from "@edge-gateway/xds/server/discovery-server";
import type { Refusal as RefusedResource } from "@edge-gateway/xds/wire/messages";
import type { ControllerSettings } from "@edge-gateway/generated/types/index.ts";
import type {
  ConfigurationListener,
  ConfigurationServer,
  Refusal,
} from "../translation/configuration-server.ts";

export interface XdsServerOptions {
  readonly settings: Pick<ControllerSettings, "xdsAddr" | "xdsMode">;
  /** Decides which data plane may read the configuration of which gateway. */
  readonly refused: DiscoveryServerOptions["refused"];
  readonly log: Logger;
}

/** Serves configuration on the controller's xDS port. */
export class XdsServer implements ConfigurationServer, AsyncDisposable {
  readonly #options: XdsServerOptions;
  readonly #server: DiscoveryServer;
  readonly #port: DiscoveryPort;
  readonly #resources = new Map<string, Resources>();
  #listener: ConfigurationListener | undefined;
  #hasCertificate = false;

  constructor(options: XdsServerOptions) {
    this.#options = options;
    const { refused, log, settings } = options;
    this.#server = new DiscoveryServer({
      refused,
      heard: (gateway, { refusals, ...counts }) =>
        this.#listener?.heard(gateway, { ...counts, refusals: this.#inWords(gateway, refusals) }),
      log,
    });
    this.#port = new DiscoveryPort(this.#server, settings.xdsMode);
  }

  /** The number of connected data planes. */
  get streams(): number {
    return this.#server.streams;
  }

  /** Sets the listener for reports of data planes. */
  tell(listener: ConfigurationListener): void {
    this.#listener = listener;
  }

  /** What the server still waits for before data planes can connect; empty when they can. */
  get pending(): readonly string[] {
    const isMissing = this.#options.settings.xdsMode !== "plaintext" && !this.#hasCertificate;
    return isMissing ? ["certificate for data planes"] : [];
  }

  /** Sets the certificate that the server presents to data planes. */
  use(certificate: ServerCertificate): void {
    this.#port.use(certificate);
    this.#hasCertificate = true;
  }

  /**
   * Resolves to the port; 0 when the server is disabled.
   * @throws Error that names the address and the reason
   */
  async listen(): Promise<number> {
    const { xdsAddr } = this.#options.settings;
    const address = readListenAddress(xdsAddr);
    if (address === undefined || address.kind === "off") return 0;
    try {
      return await this.#port.listen(
        address.kind === "unix" ? { path: address.path } : { ...address },
      );
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`cannot listen on ${xdsAddr}: ${reason}`, { cause: error });
    }
  }

  publish(gateway: string, resources: Resources): void {
    if (resources.size === 0) this.#resources.delete(gateway);
    else this.#resources.set(gateway, resources);
    this.#server.publish(gateway, resources);
  }

  published(): void {
    this.#server.ready();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.close();
    await this.#port.close();
  }

  /** Names the source objects in refusals, because users do not know the names of the internal form. */
  #inWords(gateway: string, refusals: readonly RefusedResource[]): readonly Refusal[] {
    const seen = new Set<string>();
    return refusals.flatMap((refused) => {
      const said = atSource(refused, this.#resources.get(gateway)?.get(refused.resource));
      const key = [said.resource, said.pointer, said.message].join("\n");
      if (seen.has(key)) return [];
      seen.add(key);
      return said;
    });
  }
}

/** The pointer to the policies of an attachment, which are the policies of its source, field by field. */
const POLICIES = "/attachment/policies";

function atSource(refused: RefusedResource, resource: IrResource | undefined): Refusal {
  const { pointer, message } = refused;
  const place = resource && placeOf(resource);
  if (place?.document === undefined)
    return { resource: refused.resource || "the configuration", pointer, message };
  const { document } = place;
  if (pointer === POLICIES || pointer.startsWith(`${POLICIES}/`))
    return { resource: document, pointer: place.pointer + pointer.slice(POLICIES.length), message };
  // The first token is the kind of the resource, which does not occur in the source object.
  const [, , ...tokens] = pointer.split("/");
  const field = readablePath(tokens.map((token) => `/${token}`).join(""));
  const said = field === "" ? message : `${field}: ${message}`;
  return { resource: document, pointer: place.pointer, message: said };
}

function placeOf(resource: IrResource): SourcePlace | undefined {
  const { bind, listener, route, tcpRoute, udpRoute, backend, ...others } = resource;
  const { attachment, secret, configMap, keySet } = others;
  if (secret !== undefined) return { document: `Secret ${secret.name}`, pointer: "" };
  if (configMap !== undefined) return { document: `ConfigMap ${configMap.name}`, pointer: "" };
  if (keySet !== undefined) return { document: `key set ${keySet.url}`, pointer: "" };
  const item = bind ?? listener ?? route ?? tcpRoute ?? udpRoute ?? backend;
  return item?.place ?? attachment;
}
