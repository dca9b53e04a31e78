import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import type {
  BackendPolicies,
  EdgeModelSpec,
  IrModel,
  IrVirtualModel,
  ModelPolicies,
  VirtualModel,
} from "@edge-gateway/generated/types/index.ts";
import type { Attachment, Backend, SourcePlace } from "../index.ts";
import { modelProvider } from "./model-providers.ts";

/** A model in the form that both sources share. */
export interface ModelSource {
  /** The name that the source gives to the model. */
  readonly name: string;
  /** The unique key of the model, for example `fast` or `default/fast`. */
  readonly key: string;
  readonly place: SourcePlace;
  readonly spec: Pick<
    EdgeModelSpec,
    | "match"
    | "visibility"
    | "provider"
    | "azure"
    | "vertexai"
    | "bedrock"
    | "custom"
    | "baseURL"
    | "policies"
    | "virtualModel"
  >;
  /**
   * Returns the key of another model in the same source, and the name or pattern that clients use
   * for it.
   */
  readonly other: (name: string) => { readonly key: string; readonly pattern: string };
}

/** The result of translating a model. */
export interface TranslatedModel {
  readonly model: IrModel;
  /** The backends of the model; empty for a virtual model. */
  readonly backends: readonly Backend[];
  readonly attachments: readonly Attachment[];
}

/** The owner shown for virtual models in lists of models. */
const OWN_PROVIDER = "edge-gateway";

export function translateModel(source: ModelSource): TranslatedModel {
  const { name, key, spec, place } = source;
  const found = modelProvider(spec);
  const isPublic = spec.visibility === "Public";
  const model = { key, pattern: spec.match?.model ?? name, isPublic, place };
  if (found === undefined) {
    const virtual = spec.virtualModel && virtualOf(spec.virtualModel, source);
    return {
      model: { ...model, provider: OWN_PROVIDER, ...(virtual === undefined ? {} : { virtual }) },
      backends: [],
      attachments: [],
    };
  }
  const backend = `EdgeModel/${key}`;
  const { provider, basePath, isSecure } = found;
  const policies = backendPolicies(spec.policies ?? {}, isSecure);
  const { authorization } = spec.policies ?? {};
  return {
    model: {
      ...model,
      provider: found.name,
      backend,
      ...(authorization === undefined ? {} : { authorization }),
    },
    backends: [
      {
        key: backend,
        name: key,
        place,
        kind: "ai",
        ai: { ...DEFAULTS.aiBackend, provider },
        ...(basePath === undefined ? {} : { basePath }),
      },
    ],
    attachments: [
      {
        target: { kind: "backend", backend },
        ...place,
        pointer: `${place.pointer}/policies`,
        block: "backend",
        policies,
      },
    ],
  };
}

function backendPolicies(
  { auth, health, tls, tunnel, headers, ...rest }: ModelPolicies,
  isSecure: boolean,
): BackendPolicies {
  const { transformations, finalTransformations, promptGuard } = rest;
  const ai = {
    ...(transformations === undefined ? {} : { transformations }),
    ...(finalTransformations === undefined ? {} : { finalTransformations }),
    ...(promptGuard === undefined ? {} : { promptGuard }),
  };
  const ofUrl = isSecure ? { tls: DEFAULTS.backendTls } : {};
  return {
    ...(tls === undefined ? ofUrl : { tls }),
    ...(auth === undefined ? {} : { auth }),
    ...(health === undefined ? {} : { health }),
    ...(tunnel === undefined ? {} : { tunnel }),
    ...(headers === undefined ? {} : { headerModifiers: headers }),
    ...(Object.keys(ai).length === 0 ? {} : { ai }),
  };
}

function virtualOf(
  { weighted, failover, conditional }: VirtualModel,
  { other }: ModelSource,
): IrVirtualModel {
  const base = { weight: 1, priority: 0 };
  const named = (target: {
    readonly modelRef: { readonly name: string };
    readonly model?: string;
  }) => {
    const { key, pattern } = other(target.modelRef.name);
    return { model: key, name: target.model ?? pattern };
  };
  if (weighted !== undefined)
    return {
      choice: "Weighted",
      targets: weighted.targets.map((each) => ({ ...base, ...named(each), weight: each.weight })),
    };
  if (failover !== undefined)
    return {
      choice: "Failover",
      targets: failover.targets.map((each) => ({
        ...base,
        ...named(each),
        priority: each.priority,
      })),
    };
  return {
    choice: "Conditional",
    targets: conditional.targets.map(({ when, ...each }) => ({
      ...base,
      ...named(each),
      ...(when === undefined ? {} : { when }),
    })),
  };
}
