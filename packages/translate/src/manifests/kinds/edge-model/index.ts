import type { IrModel } from "@edge-gateway/generated/types/index.ts";
import type { Finding } from "../../../diagnostics/diagnostic.ts";
import { readablePath } from "../../../diagnostics/pointer.ts";
import { ModelOffers } from "../../../ir/models/model-offers.ts";
import { translateModel, type TranslatedModel } from "../../../ir/models/translate-models.ts";
import type { Attachment, Backend, Route } from "../../../ir/index.ts";
import { providerServices } from "../../../ir/backends/provider-services.ts";
import type { Context, SetContext } from "../../context.ts";
import { byAge, errorsWithin, placeOf } from "../../document/document.ts";
import type { Document } from "../../document/document.ts";
import { backendKey, modelsKey } from "../../document/keys.ts";
import { withKeys } from "../../references.ts";
import { CONDITION, REASON, condition, failureAt, failureOf } from "../../document/statuses.ts";
import type { Condition, Failure, ParentStatus, PlacedFailure } from "../../document/statuses.ts";
import type { ListenerPoint } from "../gateway/point.ts";
import { modelFaults, unresolvedReferences } from "./model-faults.ts";
import type { ModelFault } from "./model-faults.ts";
import { olderModel } from "./older-model.ts";
import { offerAt, type Offer } from "./parents.ts";

type Model = Document<"EdgeModel">;

/** The result of translating all EdgeModels of a set. */
export interface TranslatedModels {
  /**
   * Routes for the models of listeners. Routes of the user refer to backends by {@link modelsKey}.
   */
  readonly routes: readonly Route[];
  /** The backends of the model, one per place that offers models. */
  readonly backends: readonly Backend[];
  /** The number of models attached to a listener. */
  readonly attachedTo: (point: ListenerPoint) => number;
  readonly documents: readonly {
    readonly document: Model;
    readonly backends: readonly Backend[];
    readonly attachments: readonly Attachment[];
    readonly parents: readonly ParentStatus[];
    readonly findings: readonly Finding[];
  }[];
}

/**
 * Translates the oldest models first, because they take precedence over others with the same name.
 * @param routes the routes translated before; some refer to models
 */
export function translateEdgeModels(
  context: SetContext,
  points: readonly ListenerPoint[],
  routes: readonly Route[],
): TranslatedModels {
  const checked = context.snapshot
    .all("EdgeModel")
    .toSorted(byAge)
    .map((document) => checkedModel(document, points, context));
  const usable = checked.flatMap(({ translated }) => translated?.model ?? []);
  const offers = new ModelOffers(usable);
  const ofPoint = (point: ListenerPoint): readonly IrModel[] =>
    offered(checked, ({ points: own }) => own.includes(point));
  const ofListeners = points
    .filter(({ isUsed }) => isUsed)
    .flatMap((point) =>
      offers.atListener(point.key, ofPoint(point), placeOf(point.owner, "/spec")),
    );
  const leading = routes.flatMap(({ key, backends }) =>
    backends.some(({ backend }) => backend === modelsKey(key)) ? [key] : [],
  );
  const ofRules = new Set(leading);
  const places = new Map(routes.map(({ key, place }) => [key, place]));
  noteUses(context, checked);
  return {
    routes: ofListeners.map(({ route }) => route),
    backends: [
      ...ofListeners.map(({ backend }) => backend),
      ...[...ofRules].map((rule) => {
        const models = offered(checked, (offer) => offer.rule === rule);
        return offers.backend(modelsKey(rule), models, places.get(rule) ?? { pointer: "" });
      }),
    ],
    attachedTo: (point) => ofPoint(point).length,
    documents: checked.map(({ document, translated, parents, findings }) => ({
      document,
      backends: translated?.backends ?? [],
      attachments: translated?.attachments ?? [],
      parents,
      findings,
    })),
  };
}

/** Records the gateways that use the Services of providers. */
function noteUses(context: SetContext, checked: readonly CheckedModel[]): void {
  for (const { translated, offers } of checked)
    for (const service of (translated?.backends ?? []).flatMap(providerServices))
      for (const { points, rule } of offers) {
        const gateways = rule === undefined ? [] : context.gatewaysOf(modelsKey(rule));
        for (const gateway of [...points.map((point) => point.gateway), ...gateways])
          context.addUse(service, gateway);
      }
}

interface CheckedModel {
  readonly document: Model;
  /** The translated model; undefined if the model cannot run. */
  readonly translated: TranslatedModel | undefined;
  /** The places that offer the model. */
  readonly offers: readonly Offer[];
  readonly parents: readonly ParentStatus[];
  readonly findings: readonly Finding[];
}

function offered(
  checked: readonly CheckedModel[],
  isMeant: (offer: Offer) => boolean,
): readonly IrModel[] {
  return checked
    .filter(({ offers }) => offers.some(isMeant))
    .flatMap(({ translated }) => translated?.model ?? []);
}

function checkedModel(
  document: Model,
  points: readonly ListenerPoint[],
  context: SetContext,
): CheckedModel {
  const { spec } = document.value;
  const [problem] = errorsWithin(document.problems, "/spec");
  const faults = modelFaults(document, context);
  const unresolved = unresolvedReferences(document, context);
  const followed = withKeys(document, context, { value: spec, pointer: "/spec" });
  const notFound = followed.failures
    .map((each) => ({ ...each, reason: REASON.backendNotFound }))
    .filter(({ pointer }) => faults.every((fault) => fault.pointer !== pointer));
  const missing = [
    ...faults.filter(({ reason }) => reason !== REASON.invalid),
    ...unresolved,
    ...notFound,
  ];
  const invalid =
    failureOf(faults.filter(({ reason }) => reason === REASON.invalid).map(placed)) ??
    unsupported(problem);
  const parents = spec.parentRefs.flatMap((parentRef, index) => {
    const offer = offerAt(document, parentRef, points, context);
    if (offer === undefined) return [];
    const older =
      offer.failure === undefined ? olderModel(document, parentRef, context) : undefined;
    const fault = offer.failure ?? older;
    return [{ parentRef, pointer: `/spec/parentRefs/${index}`, fault, offer: offer.found }];
  });
  // A model with a missing Secret would call its provider without credentials, so it does not run.
  const isRun = invalid === undefined && unresolved.length + followed.failures.length === 0;
  return {
    document,
    // The value keeps its type, because only references were replaced.
    translated: isRun ? translated(document, followed.value as typeof spec, context) : undefined,
    offers: parents.flatMap(({ fault, offer }) =>
      fault === undefined && offer !== undefined ? [offer] : [],
    ),
    parents: parents.map(({ parentRef, fault }) => ({
      parentRef,
      conditions: conditionsOf(document, invalid ?? fault, failureOf(missing.map(placed))),
    })),
    findings: [
      ...faults.map((fault) => warning(fault.pointer, fault)),
      ...followed.failures.map((each) =>
        warning(each.pointer, { ...each, reason: REASON.backendNotFound }),
      ),
      ...parents.flatMap(({ pointer, fault }) =>
        fault === undefined ? [] : [warning(pointer, fault)],
      ),
    ],
  };
}

function placed({ pointer, ...failure }: ModelFault): PlacedFailure {
  return { pointer, failure };
}

function unsupported(problem: Finding | undefined): Failure | undefined {
  if (problem === undefined) return undefined;
  const message = `${readablePath(problem.pointer)}: ${problem.message}`;
  return { reason: REASON.unsupportedValue, message };
}

function translated(
  document: Model,
  spec: Model["value"]["spec"],
  { snapshot }: Context,
): TranslatedModel {
  const { name, namespace } = document;
  return translateModel({
    name,
    key: backendKey(document),
    place: placeOf(document, "/spec"),
    spec,
    other(other) {
      const found = snapshot.find("EdgeModel", { namespace, name: other });
      const pattern = found?.value.spec.match?.model ?? other;
      return { key: backendKey({ namespace, name: other }), pattern };
    },
  });
}

function warning(pointer: string, failure: Failure): Finding {
  return { ...failureAt(pointer, failure), severity: "warning", code: "conflict" };
}

function conditionsOf(
  document: Document,
  fault: Failure | undefined,
  unresolved: Failure | undefined,
): readonly Condition[] {
  return [
    condition(document, CONDITION.accepted, {
      ok: fault === undefined,
      ...(fault ?? { reason: REASON.accepted, message: "the model is accepted" }),
    }),
    condition(document, CONDITION.resolvedRefs, {
      ok: unresolved === undefined,
      ...(unresolved ?? { reason: REASON.resolvedRefs, message: "all references are resolved" }),
    }),
  ];
}
