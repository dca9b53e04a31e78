import type { Finding } from "../diagnostics/diagnostic.ts";
import type { Attachment, Backend, Ir, Route } from "../ir.ts";
import type { Document } from "./document.ts";
import { translateEdgeBackend } from "./kinds/edge-backend/index.ts";
import { translateEdgeModel } from "./kinds/edge-model/index.ts";
import { translateEdgePolicy } from "./kinds/edge-policy/index.ts";
import { Resolver } from "./resolver.ts";
import { settingsOf } from "./settings.ts";
import type { Snapshot } from "./snapshot.ts";
import type { ResourceStatus } from "./statuses.ts";

/** A finding about one document of the set. */
export interface DocumentFinding extends Finding {
  readonly document: Document;
}

/** What a set of manifests becomes. */
export interface Translated {
  readonly ir: Ir;
  /** One for each object that has a state, in the order of the set. */
  readonly statuses: readonly ResourceStatus[];
  readonly findings: readonly DocumentFinding[];
}

/**
 * The internal form of a set of manifests, and the states that a controller would write. Pure. What
 * is wrong with one object affects that object and those that need it, never the rest.
 */
export function translateManifests(snapshot: Snapshot): Translated {
  const parts = new Parts();
  const context = new Resolver(snapshot, translateEdgeBackend);
  for (const document of snapshot.all("EdgeBackend")) {
    const { conditions, ...translation } = context.backend(document);
    parts.add(document, { ...translation, status: { conditions } });
  }
  for (const document of snapshot.all("EdgeModel")) {
    const { parents, ...translation } = translateEdgeModel(document, context);
    parts.add(document, { ...translation, status: { parents } });
  }
  for (const document of snapshot.all("EdgePolicy")) {
    const { ancestors, ...translation } = translateEdgePolicy(document, context);
    parts.add(document, { ...translation, status: { ancestors } });
  }
  const { routes, backends, attachments } = parts;
  return {
    ir: { settings: settingsOf(), binds: [], listeners: [], routes, backends, attachments },
    statuses: parts.statuses,
    findings: parts.findings,
  };
}

interface Part {
  readonly routes?: readonly Route[];
  readonly backends?: readonly Backend[];
  readonly attachments: readonly Attachment[];
  readonly findings: readonly Finding[];
  readonly status: Pick<ResourceStatus, "conditions" | "parents" | "ancestors">;
}

/** Collects what documents become. */
class Parts {
  readonly routes: Route[] = [];
  readonly backends: Backend[] = [];
  readonly attachments: Attachment[] = [];
  readonly statuses: ResourceStatus[] = [];
  readonly findings: DocumentFinding[] = [];

  add(
    document: Document,
    { routes = [], backends = [], attachments, findings, status }: Part,
  ): void {
    const { kind, namespace, name } = document;
    this.routes.push(...routes);
    this.backends.push(...backends);
    this.attachments.push(...attachments);
    this.statuses.push({ kind, namespace, name, ...status });
    this.findings.push(...findings.map((finding) => ({ ...finding, document })));
  }
}
