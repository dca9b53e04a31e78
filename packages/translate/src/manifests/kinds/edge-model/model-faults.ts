import type { EdgeModelSpec, VirtualTarget } from "@edge-gateway/generated/types/index.ts";
import type { Context } from "../../context.ts";
import { nameOf } from "../../document/document.ts";
import type { Document } from "../../document/document.ts";
import { absence } from "../../document/misspelt.ts";
import { REASON } from "../../document/statuses.ts";
import { faultsWithin } from "../../references.ts";
import type { Failure } from "../../document/statuses.ts";
import { matchesModel } from "../../../ir/models/model-pattern.ts";

/** A problem of a model, and its place. */
export interface ModelFault extends Failure {
  readonly pointer: string;
}

/**
 * Finds what no schema can express: broken references, and virtual models without a result (doc 2
 * §EdgeModel).
 */
export function modelFaults(
  document: Document<"EdgeModel">,
  context: Context,
): readonly ModelFault[] {
  const { spec } = document.value;
  return [
    ...customFaults(document, context),
    ...targetsOf(spec).flatMap(({ target, pointer }) =>
      targetFaults(document, target, { pointer, context }),
    ),
  ];
}

/** References that were already reported elsewhere. */
export function unresolvedReferences(
  document: Document<"EdgeModel">,
  context: Context,
): readonly ModelFault[] {
  return faultsWithin(context.referenceFaults(document), "/spec").map(({ pointer, message }) => ({
    pointer,
    reason: REASON.notFound,
    message,
  }));
}

function customFaults(document: Document<"EdgeModel">, context: Context): readonly ModelFault[] {
  const { backendRef } = document.value.spec.custom ?? {};
  if (backendRef === undefined) return [];
  const { failure } = context.resolveBackendRef(document, backendRef);
  return failure === undefined ? [] : [{ pointer: "/spec/custom/backendRef", ...failure }];
}

interface PlacedTarget {
  readonly target: VirtualTarget;
  readonly pointer: string;
}

/** The targets of a virtual model; empty for other models. */
function targetsOf({ virtualModel }: EdgeModelSpec): readonly PlacedTarget[] {
  return Object.entries(virtualModel ?? {}).flatMap(([form, { targets }]: [string, Targets]) =>
    targets.map((target, index) => ({
      target,
      pointer: `/spec/virtualModel/${form}/targets/${index}`,
    })),
  );
}

interface Targets {
  readonly targets: readonly VirtualTarget[];
}

function targetFaults(
  document: Document<"EdgeModel">,
  { modelRef, model }: VirtualTarget,
  { pointer, context: { snapshot } }: { readonly pointer: string; readonly context: Context },
): readonly ModelFault[] {
  const at = `${pointer}/modelRef`;
  const key = { kind: "EdgeModel", namespace: document.namespace, name: modelRef.name } as const;
  const found = snapshot.find(key.kind, key);
  if (found === undefined)
    return [{ pointer: at, reason: REASON.backendNotFound, message: absence(snapshot, key) }];
  const cycle = cycleFrom(found, document, { snapshot });
  if (cycle !== undefined) {
    const message = `virtual models refer to each other in a circle: ${cycle.join(" -> ")}`;
    return [{ pointer: at, reason: REASON.invalid, message }];
  }
  const pattern = found.value.spec.match?.model ?? found.name;
  if (!pattern.includes("*")) return [];
  if (model === undefined) {
    const message = `${nameOf(key)} matches \`${pattern}\`, so \`model\` must name one model`;
    return [{ pointer, reason: REASON.invalid, message }];
  }
  if (matchesModel(model, pattern)) return [];
  const message = `${nameOf(key)} matches \`${pattern}\`, which \`${model}\` is not`;
  return [{ pointer: `${pointer}/model`, reason: REASON.invalid, message }];
}

/** The path from a model back to itself; undefined if there is none. */
function cycleFrom(
  from: Document<"EdgeModel">,
  to: Document<"EdgeModel">,
  { snapshot }: Pick<Context, "snapshot">,
): readonly string[] | undefined {
  const ways: (readonly Document<"EdgeModel">[])[] = [[to, from]];
  const seen = new Set<Document>();
  for (const way of ways) {
    const last = way.at(-1);
    if (last === to) return way.map(({ name }) => name);
    if (last === undefined || seen.has(last)) continue;
    seen.add(last);
    for (const { target } of targetsOf(last.value.spec)) {
      const next = snapshot.find("EdgeModel", {
        namespace: to.namespace,
        name: target.modelRef.name,
      });
      if (next !== undefined) ways.push([...way, next]);
    }
  }
  return undefined;
}
