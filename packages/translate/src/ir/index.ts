import type {
  IrAttachment,
  IrBackend,
  IrBind,
  IrKeySet,
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
  IrRouteMatch as RouteMatch,
  IrServiceBackend as ServiceBackend,
  IrTarget as Target,
  IrTcpRoute as TcpRoute,
  IrUdpRoute as UdpRoute,
  IrWeightedBackend as WeightedBackend,
  SourcePlace,
} from "@edge-gateway/generated/types/index.ts";

/**
 * What the data plane runs: flat lists whose items refer to their parent (route to listener,
 * listener to bind, attachment to target), so that changing one field changes one item. It is plain
 * data that can be sent between threads. `schemas/ir` defines the items, and a controller sends
 * them. Both the standalone file and cluster resources are translated to it.
 */
export interface Ir {
  /** The `config` section with defaults. A process reads the section only at its start. */
  readonly settings: Settings;
  readonly binds: readonly IrBind[];
  readonly listeners: readonly IrListener[];
  readonly routes: readonly IrRoute[];
  /** Routes of TCP and TLS connections; unset if there are none. */
  readonly tcpRoutes?: readonly IrTcpRoute[];
  /** Routes of UDP datagrams; unset if there are none. */
  readonly udpRoutes?: readonly IrUdpRoute[];
  readonly backends: readonly IrBackend[];
  readonly attachments: readonly IrAttachment[];
  /** Price catalogues of models; later ones override earlier ones. Unset: no prices are known. */
  readonly modelCatalogs?: readonly ModelCatalog[];
  /** The values that policy references name; unset if there are none. */
  readonly named?: NamedValues;
  /**
   * Key sets that the controller fetches; data planes fetch all others. Unset if there are none.
   */
  readonly keySets?: readonly IrKeySet[];
  /** What clients of the admin server may do; unset: Write. */
  readonly adminAccess?: "Read" | "Write" | "Login";
}

/** The values of Secrets and ConfigMaps: by the name that references use, then by key. */
export interface NamedValues {
  readonly secrets: Readonly<Record<string, KeyedValues>>;
  readonly configMaps: Readonly<Record<string, KeyedValues>>;
  /** Texts of files that policies name, by the path as written; unset if there are none. */
  readonly files?: Readonly<Record<string, string>>;
  /** The identity of this process; unset if no authority has issued one. */
  readonly identity?: WorkloadIdentity;
}

/** The SPIFFE identity of this process, with certificates and key as PEM. */
export interface WorkloadIdentity {
  readonly trustDomain: string;
  /** Further trust domains whose workloads are accepted as servers; unset if there are none. */
  readonly additionalTrustDomains?: readonly string[];
  /** The certificate chain, including intermediate certificates. */
  readonly certificate: string;
  readonly privateKey: string;
  /** The certificate authorities of the trust domain. */
  readonly authorities: string;
}

export type KeyedValues = Readonly<Record<string, string>>;
