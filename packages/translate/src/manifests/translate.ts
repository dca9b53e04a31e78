import type { Settings } from "@edge-gateway/generated/types/index.ts";
import { once } from "@edge-gateway/kernel/process/once";
import { findFaults } from "../attach/faults/find-faults.ts";
import { lossFindings } from "../attach/warnings/loss-findings.ts";
import { findLosses } from "../attach/warnings/lost-fields.ts";
import type { Losses } from "../attach/warnings/lost-fields.ts";
import { vainEntries } from "../attach/warnings/vain-entries.ts";
import { withoutIdentity } from "../attach/warnings/without-identity.ts";
import type { Finding, OwnedFinding } from "../diagnostics/diagnostic.ts";
import { providerServices } from "../ir/backends/provider-services.ts";
import type { Attachment, Backend, Ir } from "../ir/index.ts";
import { noteCalledBackends } from "./called-backends.ts";
import { gatewayHasIdentity, NO_IDENTITY } from "./gateway-identity.ts";
import { nameOf } from "./document/document.ts";
import type { Document, DocumentFinding } from "./document/document.ts";
import { translateBackendTlsPolicies } from "./kinds/backend-tls-policy/index.ts";
import { translateEdgeBackend } from "./kinds/edge-backend/index.ts";
import { translateEdgeModels } from "./kinds/edge-model/index.ts";
import { translateEdgePolicy } from "./kinds/edge-policy/index.ts";
import { classStatuses } from "./kinds/gateway/classes.ts";
import { translateGateways } from "./kinds/gateway/index.ts";
import { isOurs } from "./kinds/gateway/ownership.ts";
import type { TranslatedGateways } from "./kinds/gateway/index.ts";
import { pickerAttachments, translatePool } from "./kinds/inference-pool/translate-pool.ts";
import { translateStreamRoutes } from "./kinds/stream-route/index.ts";
import { translateHttpRoutes } from "./kinds/http-route/translate-all.ts";
import { summaryRef } from "./kinds/summary.ts";
import { namedValues } from "./named-values.ts";
import { parentRefOf, xBackendKey } from "./document/keys.ts";
import { Resolver } from "./resolver.ts";
import type { ManifestSet } from "./document/manifest-set.ts";
import type { ResourceStatus } from "./document/statuses.ts";

/** The result of translating a set of manifests. */
export interface Translated {
  readonly ir: Ir;
  /** Computes statuses and findings on demand, because data planes need not wait for them. */
  readonly verdicts: () => Verdicts;
}

/** The conditions and findings about the objects of a set. */
export interface Verdicts {
  /** The statuses, one per object with a status, in the order of the set. */
  readonly statuses: readonly ResourceStatus[];
  readonly findings: readonly DocumentFinding[];
}

/**
 * Translates a set of manifests to the internal form, with the statuses that a controller would
 * write. A pure function. A problem of an object affects only that object and those that need it.
 * If the internal form reveals a problem, it is added to its document and the set is translated
 * again.
 */
export function translateManifests(snapshot: ManifestSet, settings: Settings): Translated {
  const translated = translateSet(snapshot, settings);
  const known = new Set(
    snapshot.documents.flatMap((document) =>
      document.problems.map(({ pointer }) => `${nameOf(document)} ${pointer}`),
    ),
  );
  const faults = findFaults(translated.ir).filter(
    ({ owner, pointer }) => owner !== undefined && !known.has(`${owner} ${pointer}`),
  );
  if (faults.length === 0) return translated;
  const problems = Map.groupBy(faults, ({ owner = "" }) => owner);
  const next = translateManifests(snapshot.with(problems), settings);
  const findings = snapshot.documents.flatMap((document) =>
    (problems.get(nameOf(document)) ?? []).map((fault): DocumentFinding => ({
      ...fault,
      severity: "warning",
      document,
    })),
  );
  const verdicts = (): Verdicts => {
    const known = next.verdicts();
    return { ...known, findings: [...known.findings, ...findings] };
  };
  return { ir: next.ir, verdicts: once(verdicts) };
}

function translateSet(snapshot: ManifestSet, settings: Settings): Translated {
  const parts = new Parts();
  const context = new Resolver(snapshot, settings, translateEdgeBackend);
  for (const document of snapshot.all("EdgeBackend")) {
    const { conditions, sections: _, ...translation } = context.backend(document);
    parts.add(document, { ...translation, status: { conditions } });
  }
  const gateways = translateGateways(context);
  addGateways(gateways, parts, context);
  const http = translateHttpRoutes(context, gateways.points);
  const streams = translateStreamRoutes(context, gateways.points);
  const routes = [...http.documents, ...streams.documents];
  for (const { document, backends, findings, parents } of routes)
    parts.add(document, { backends, attachments: [], findings, status: { parents } });
  noteServices(context, parts.backends);
  const models = translateEdgeModels(context, gateways.points, http.routes);
  for (const { document, parents, ...translation } of models.documents)
    parts.add(document, { ...translation, status: { parents } });
  noteCalledBackends(context);
  addPoolsAndTls(parts, context);
  const policies = snapshot.all("EdgePolicy").map((document) => ({
    document,
    ...translateEdgePolicy(document, context),
  }));
  const attachments = [
    ...parts.attachments,
    ...http.attachments,
    ...policies.flatMap((policy) => policy.attachments),
  ];
  const ir = {
    settings,
    binds: gateways.binds,
    listeners: gateways.listeners,
    routes: [...http.routes, ...models.routes],
    ...streams.routes,
    backends: [...parts.backends, ...models.backends, ...context.services, ...context.pools],
    attachments: [...attachments, ...pickerAttachments(context, attachments)],
    ...namedValues(context),
  };
  const verdicts = (): Verdicts => {
    const losses = parts.attachments.length + policies.length === 0 ? NO_LOSSES : findLosses(ir);
    for (const { document, findings, ancestors } of policies) {
      parts.add(document, { attachments: [], findings, status: { ancestors: ancestors(losses) } });
    }
    parts.addVain(lossFindings(losses));
    parts.addFaults(context);
    parts.addVain([...vainEntries(ir), ...unidentified(ir, context)]);
    return {
      statuses: [
        ...classStatuses(snapshot),
        ...gateways.statuses(
          (point) => http.attachedTo(point) + streams.attachedTo(point) + models.attachedTo(point),
        ),
        ...parts.statuses,
      ],
      findings: [...gateways.findings, ...parts.findings],
    };
  };
  return { ir, verdicts: once(verdicts) };
}

/** Warns of backends that show the identity of the gateway, where no gateway has one. */
function unidentified(ir: Ir, context: Resolver): readonly OwnedFinding[] {
  const { snapshot } = context;
  const own = snapshot.all("Gateway").filter((gateway) => isOurs(snapshot, gateway));
  if (own.some((gateway) => gatewayHasIdentity(gateway, context))) return [];
  return withoutIdentity({ ...ir, listeners: [] }).map((finding) => ({
    ...finding,
    message: NO_IDENTITY,
    severity: "warning",
  }));
}

/** Adds what policies of gateways can target, and the servers that their listeners ask. */
function addGateways(
  { targets, points, backends }: TranslatedGateways,
  parts: Parts,
  context: Resolver,
): void {
  context.addTargets(targets);
  parts.backends.push(...backends);
  for (const { authorizers, gateway } of points.filter(({ isUsed }) => isUsed))
    for (const { backendRef } of authorizers) context.addUse(backendRef.name, gateway);
}

/** Records the gateways that use the Services of model providers. */
function noteServices(context: Resolver, backends: readonly Backend[]): void {
  for (const backend of backends)
    for (const service of providerServices(backend))
      for (const gateway of context.gatewaysOf(backend.key)) context.addUse(service, gateway);
}

/** Translates what depends on other documents: pools, XBackends, and how to connect to Services. */
function addPoolsAndTls(parts: Parts, context: Resolver): void {
  for (const document of context.snapshot.all("XBackend")) {
    const { conditions, ...translation } = context.xBackend(document);
    const gateways = context.gatewaysOf(xBackendKey(document)).map(parentRefOf);
    const isBad = conditions.some(({ status }) => status === "False");
    const parents = gateways.length === 0 && isBad ? [summaryRef(document)] : gateways;
    const ancestors = parents.map((parentRef) => ({ parentRef, conditions }));
    const note =
      ancestors.length > 0 ? {} : { note: "no route or policy of a gateway leads to the backend" };
    parts.add(document, { ...translation, status: { ancestors, ...note } });
  }
  for (const document of context.snapshot.all("InferencePool")) {
    const { parents, findings } = translatePool(document, context);
    parts.add(document, { attachments: [], findings, status: { parents } });
  }
  for (const { document, ancestors, note, ...translation } of translateBackendTlsPolicies(
    context,
  )) {
    const status = { ancestors, ...(note === undefined ? {} : { note }) };
    parts.add(document, { ...translation, status });
  }
}

const NO_LOSSES: Losses = { lost: [], conflicts: [], unreached: [], missed: [] };

interface Part {
  readonly backends?: readonly Backend[];
  readonly attachments: readonly Attachment[];
  readonly findings: readonly Finding[];
  readonly status: Pick<ResourceStatus, "conditions" | "parents" | "ancestors" | "note">;
}

/** Collects the translations of documents. */
class Parts {
  readonly backends: Backend[] = [];
  readonly attachments: Attachment[] = [];
  readonly statuses: ResourceStatus[] = [];
  readonly findings: DocumentFinding[] = [];
  readonly #documents = new Map<string, Document>();

  add(document: Document, { backends = [], attachments, findings, status }: Part): void {
    const { kind, namespace, name } = document;
    this.#documents.set(nameOf(document), document);
    this.backends.push(...backends);
    this.attachments.push(...attachments);
    this.statuses.push({ kind, namespace, name, ...status });
    this.findings.push(...findings.map((finding) => ({ ...finding, document })));
  }
  /** Reports each broken reference to a Secret or ConfigMap. */
  addFaults(context: Resolver): void {
    for (const document of context.snapshot.documents)
      for (const fault of context.referenceFaults(document))
        this.findings.push({ ...fault, severity: "warning", document });
  }
  /** Reports rules and blocks of policies that have no effect. */
  addVain(findings: readonly OwnedFinding[]): void {
    for (const { owner = "", ...finding } of findings) {
      const document = this.#documents.get(owner);
      if (document !== undefined) this.findings.push({ ...finding, document });
    }
  }
}
