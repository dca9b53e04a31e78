import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import type {
  BackendPolicies,
  HttpBackendRef,
  XbackendSpec,
} from "@edge-gateway/generated/types/index.ts";
import { readablePath } from "../../../diagnostics/pointer.ts";
import type { Backend } from "../../../ir/index.ts";
import { DEFAULT_PATHS } from "../../../ir/backends/translate-backends.ts";
import type { Context } from "../../context.ts";
import { errorsWithin, nameOf, placeOf } from "../../document/document.ts";
import type { Document } from "../../document/document.ts";
import { xBackendKey } from "../../document/keys.ts";
import { readyPods } from "../../document/ready-pods.ts";
import { CONDITION, REASON, condition } from "../../document/statuses.ts";
import type { Failure } from "../../document/statuses.ts";
import type { BackendTranslation } from "../../context.ts";
import type { Translate } from "../contract.ts";
import { groupOfKind } from "../../document/kind-names.ts";
import { tlsOf } from "./tls.ts";

/** An XBackend with the policies that its fields mean (Gateway API v1alpha1, Backend). */
export const translateXBackend: Translate<"XBackend", BackendTranslation> = (document, context) => {
  const refusal = refusalOf(document);
  if (refusal !== undefined) {
    const { message } = refusal;
    return {
      // Routes still lead to a backend that is refused, and respond with 500.
      backends: [{ ...baseOf(document), kind: "unresolved" }],
      attachments: [],
      conditions: [condition(document, CONDITION.accepted, { ok: false, ...refusal })],
      findings: [{ pointer: "/spec", severity: "error", code: "unsupported", message }],
    };
  }
  const { tls, failure } = tlsOf(document, context);
  const key = xBackendKey(document);
  const accepted = { ok: true, reason: REASON.accepted, message: "the backend is accepted" };
  const all = { reason: REASON.resolvedRefs, message: "all references are resolved" };
  const policies = { ...policiesOf(document.value.spec), ...(tls === undefined ? {} : { tls }) };
  return {
    backends: [backendOf(document, context)],
    attachments: [
      {
        target: { kind: "backend", backend: key },
        document: nameOf(document),
        pointer: "/spec",
        block: "backend",
        policies,
      },
    ],
    conditions: [
      condition(document, CONDITION.accepted, accepted),
      condition(document, CONDITION.resolvedRefs, {
        ok: failure === undefined,
        ...(failure ?? all),
      }),
    ],
    findings: [],
  };
};

/** Why no part of an XBackend can run. */
function refusalOf(document: Document<"XBackend">): Failure | undefined {
  const [problem] = errorsWithin(document.problems, "/spec");
  if (problem !== undefined) {
    const message = `${readablePath(problem.pointer)}: ${problem.message}`;
    return { reason: REASON.unsupportedValue, message };
  }
  const { externalHostname } = document.value.spec;
  if (externalHostname?.hostname.endsWith(".cluster.local") === true)
    return {
      reason: REASON.invalid,
      message: "a name of the cluster is not allowed: use a Service",
    };
  return undefined;
}

function baseOf(document: Document<"XBackend">): Pick<Backend, "key" | "name" | "place"> {
  const name = `${document.namespace}/${document.name}`;
  return { key: xBackendKey(document), name, place: placeOf(document, "/spec") };
}

function backendOf(document: Document<"XBackend">, { snapshot }: Context): Backend {
  const { externalHostname, endpointSelector, port, protocol } = document.value.spec;
  const { namespace, name } = document;
  const base = baseOf(document);
  const endpoints =
    endpointSelector === undefined
      ? undefined
      : readyPods(snapshot, { namespace, ...endpointSelector, ports: [port] });
  const host = externalHostname?.hostname ?? `${name}.${namespace}`;
  if (protocol === "MCP") {
    const server = { host, port: port.number, protocol: "StreamableHTTP" } as const;
    const target = { name: SERVER, static: { ...server, path: DEFAULT_PATHS.StreamableHTTP } };
    return {
      ...base,
      kind: "mcp",
      mcp: { ...DEFAULTS.mcpBackend, targets: [target] },
      ...(endpoints === undefined ? {} : { endpoints: { [SERVER]: endpoints } }),
    };
  }
  if (endpoints === undefined)
    return { ...base, kind: "static", static: { host, port: port.number } };
  return { ...base, kind: "service", service: { endpoints } };
}

/** The name of the only server of an MCP backend. */
const SERVER = "server";

/**
 * The HTTP version of each protocol of an XBackend; for protocols without an entry, the version is
 * negotiated.
 */
const VERSIONS = {
  HTTP2: "HTTP2",
  H2C: "HTTP2",
  GRPC: "HTTP2",
  HTTP11: "HTTP1",
  WSS: "HTTP1",
} as const;

function policiesOf({ protocol, sessionPersistence }: XbackendSpec): BackendPolicies {
  const version = Object.entries(VERSIONS).find(([name]) => name === protocol)?.[1];
  return {
    ...(version === undefined ? {} : { http: { version } }),
    // Sessions by header are kept by the rules that lead to this backend: see `headerSession`.
    ...(sessionPersistence?.type === "Cookie"
      ? { sessionAffinity: affinityOf(sessionPersistence) }
      : {}),
  };
}

/**
 * How the first XBackend with sessions by header keeps its sessions; undefined if there is none.
 */
export function headerSession(
  refs: readonly HttpBackendRef[],
  namespace: string,
  { snapshot }: Context,
): XbackendSpec["sessionPersistence"] {
  return refs
    .filter(({ group, kind }) => kind === "XBackend" && group === groupOfKind("XBackend"))
    .map((ref) =>
      snapshot.find("XBackend", { namespace: ref.namespace ?? namespace, name: ref.name }),
    )
    .map((found) => found?.value.spec.sessionPersistence)
    .find((session) => session?.type === "Header");
}

function affinityOf({
  cookie,
  absoluteTimeout,
}: NonNullable<XbackendSpec["sessionPersistence"]>): NonNullable<
  BackendPolicies["sessionAffinity"]
> {
  const { name, path, lifetimeType } = cookie ?? {};
  const isPermanent = lifetimeType === "Permanent" && absoluteTimeout !== undefined;
  return {
    cookie: {
      ...DEFAULTS.affinityCookie,
      ...(name === undefined ? {} : { name }),
      ...(path === undefined ? {} : { path }),
      ...(isPermanent ? { ttl: absoluteTimeout } : {}),
    },
  };
}
