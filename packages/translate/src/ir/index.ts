import type {
  IrAttachment,
  IrBackend,
  IrBind,
  IrListener,
  IrRoute,
  IrTcpRoute,
  ModelCatalog,
  IrUdpRoute,
  Settings,
} from "@edge-gateway/generated/types/index.ts";

export type {
  IrAttachedPolicy as AttachedPolicy,
  IrAttachment as Attachment,
  IrBackend as Backend,
  IrBind as Bind,
  IrClientValidation as ClientValidation,
  IrDelegate as Delegate,
  IrEndpoint as ServiceEndpoint,
  IrKeyPair as KeyPair,
  IrListener as Listener,
  IrListenerTls as ListenerTls,
  IrModel as Model,
  IrRoute as Route,
  IrRouteAbove as RouteAbove,
  IrServiceBackend as ServiceBackend,
  IrTarget as Target,
  IrTcpRoute as TcpRoute,
  IrUdpRoute as UdpRoute,
  IrWeightedBackend as WeightedBackend,
  SourcePlace,
} from "@edge-gateway/generated/types/index.ts";

/**
 * What the data plane runs: flat lists that point upwards (route to listener, listener to bind,
 * attachment to target), so that a change of one field is a change of one item. Plain data, able to
 * cross a thread; the items are defined in `schemas/ir`, and are what a controller sends. Both
 * sources, the standalone file and cluster resources, become this.
 */
export interface Ir {
  /** The `config` section, after defaults; what it holds is read at start. */
  readonly settings: Settings;
  readonly binds: readonly IrBind[];
  readonly listeners: readonly IrListener[];
  readonly routes: readonly IrRoute[];
  /** Routes of connections; unset: there are none. */
  readonly tcpRoutes?: readonly IrTcpRoute[];
  /** Routes of datagrams; unset: there are none. */
  readonly udpRoutes?: readonly IrUdpRoute[];
  readonly backends: readonly IrBackend[];
  readonly attachments: readonly IrAttachment[];
  /** What models cost, of which later ones win; unset: nothing is known. */
  readonly modelCatalogs?: readonly ModelCatalog[];
  /** What references of policies lead to; unset: to nothing. */
  readonly named?: NamedValues;
}

/** Values by key of Secrets and ConfigMaps, by the name that references use. */
export interface NamedValues {
  readonly secrets: Readonly<Record<string, KeyedValues>>;
  readonly configMaps: Readonly<Record<string, KeyedValues>>;
  /** Texts of files that policies name, by the path as written; unset: they name none. */
  readonly files?: Readonly<Record<string, string>>;
  /** Unset: nobody has given one. */
  readonly identity?: WorkloadIdentity;
}

/** Who this process is as a workload of SPIFFE; certificates and key as PEM. */
export interface WorkloadIdentity {
  readonly trustDomain: string;
  /** Those beside it whose workloads are accepted as servers; unset: none. */
  readonly additionalTrustDomains?: readonly string[];
  /** With those of the authorities above it. */
  readonly certificate: string;
  readonly privateKey: string;
  /** Of the trust domain. */
  readonly authorities: string;
}

export type KeyedValues = Readonly<Record<string, string>>;
