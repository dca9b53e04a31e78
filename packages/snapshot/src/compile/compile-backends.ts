import { parseBackendPolicies, parseIrBackend } from "@edge-gateway/generated/parsed/index.ts";
import type { BackendPolicies } from "@edge-gateway/generated/types/index.ts";
import type { EffectiveTraffic } from "@edge-gateway/translate/attach/merge/merge";
import type { Backend, Listener, Route, WeightedBackend } from "@edge-gateway/translate/ir";
import { isForBackend } from "@edge-gateway/translate/ir/backends/for-backend";
import { policyKeysOf } from "@edge-gateway/translate/ir/backends/provider-services";
import { isFederated } from "@edge-gateway/backends/mcp/is-federated";
import { compileModels, type ModelBackend } from "@edge-gateway/backends/models/compile-models";
import { compileBackend } from "@edge-gateway/backends/table";
import type { FilterPlace } from "@edge-gateway/policies/filters/filter-place";
import { compileFilters } from "@edge-gateway/policies/filters/table";
import type { MirrorTarget } from "@edge-gateway/outbound/mirrors";
import type { CompiledBackend, ConnectionPolicy } from "@edge-gateway/gateway/exchange/backend";
import { compileBlock } from "@edge-gateway/gateway/exchange/compile-block";
import type { CompiledBackendRef } from "@edge-gateway/gateway/pipeline/compiled";
import type { Phase } from "@edge-gateway/gateway/pipeline/phase";
import type { CompileContext, CompiledPolicy } from "@edge-gateway/gateway/exchange/policy";
import { BACKEND } from "@edge-gateway/policies/table";
import type { BackendBlock } from "@edge-gateway/policies/table";
import { backendPolicy, lastStep } from "./backend-steps.ts";
import type { CompileScope } from "./compile-scope.ts";
import type { Sources } from "./sources.ts";
import type { Units } from "./units.ts";
import { compilePicker } from "./endpoint-picker.ts";
import { connectionPolicyOf, showing, type HostRewrite } from "./connection-policy.ts";
import { BACKEND_ORDER, withFilters } from "./policy-order.ts";

/** A unit keeps this function, so that it must not be made within another one, whose variables it would keep too. */
const BACKENDS = ({ backends }: Units): Units["backends"] => backends;

/** Compiles backends. References with the same connection settings share a compiled backend. */
export class BackendCompiler {
  readonly #scope: CompileScope;
  readonly #phases = new WeakMap<CompiledBackend, Phase>();

  constructor(scope: CompileScope) {
    this.#scope = scope;
  }

  get #sources(): Sources {
    return this.#scope.shared.sources;
  }

  /** A backend, and the settings of the route rule that refers to it. */
  reference(reference: WeightedBackend, place: Place): CompiledBackendRef {
    const source = this.#sources.backend(reference.backend);
    return source?.kind === "models"
      ? this.#models(reference, source, place)
      : this.#server(reference, place).ref;
  }

  /** Compiles a backend that offers models: each model has a backend of its own. */
  #models(
    reference: WeightedBackend,
    source: Extract<Backend, { kind: "models" }>,
    place: Place,
  ): CompiledBackendRef {
    const { key } = source;
    const context = this.#scope.context(`backends.${key}`, place.listener, source);
    const connection = connectionPolicyOf({}, undefined, context, this.#sources);
    const models = compileModels(source.models, {
      backend: (backend) => this.#server({ ...reference, backend }, place),
      closing: (close) => this.#scope.build.closing(close),
      context,
    });
    return {
      key,
      weight: reference.weight,
      backend: this.compile(key, connection, context),
      phase: this.#scope.phase([], "backend"),
      effectivePolicy: {},
      timeout: 0,
      models,
    };
  }

  /** Compiles a backend that handles requests itself. */
  #server(reference: WeightedBackend, place: Place): ModelBackend {
    const { route, index, listener } = place;
    const source = this.#sources.backend(reference.backend);
    const keys = policyKeysOf(reference.backend, source);
    const merged = this.#sources.policies.backend(listener, route, index, keys);
    const shown = this.#withAuthOfTarget(source, forBackend(merged, source));
    const effective = parseBackendPolicies(shown);
    const context = this.#scope.context(`backends.${reference.backend}`, listener, source);
    const rewrite = hostRewriteOf(reference, place);
    const connection = showing(
      connectionPolicyOf(effective, rewrite, context, this.#sources),
      listener.clientCertificate,
    );
    const backend = this.compile(reference.backend, connection, context);
    const policies = compileBlock<BackendBlock>(BACKEND, effective, BACKEND_ORDER, context);
    const own = { ...place, isOfAttempt: true };
    const filters = withFilters([], compileFilters(reference.filters, own, context));
    const picker = compilePicker(source, context);
    const timeout = backend.requestTimeout ?? effective.http?.requestTimeout ?? 0;
    const ref = {
      key: reference.backend,
      weight: reference.weight,
      backend,
      phase: this.#phase(backend, policies, [
        ...filters,
        ...(picker === undefined ? [] : [["endpointPicker", picker] as const]),
      ]),
      effectivePolicy: shown,
      timeout,
    };
    return { ref, health: effective.health };
  }

  /** The steps towards a backend. All references without policies of their own share those of the backend. */
  #phase(backend: CompiledBackend, policies: readonly Named[], others: readonly Named[]): Phase {
    const isShared = policies.length === 0 && others.length === 0;
    const known = isShared ? this.#phases.get(backend) : undefined;
    if (known !== undefined) return known;
    const phase = this.#scope.phase(
      [
        ...policies,
        ...others,
        [backend.type, backendPolicy(backend)],
        ...policies.flatMap(([name, { last }]) => lastStep(name, last)),
      ],
      "backend",
    );
    if (isShared) this.#phases.set(backend, phase);
    return phase;
  }

  /**
   * The credentials of an MCP target override those of its backend; AWS signatures are always
   * required.
   */
  #withAuthOfTarget(source: Backend | undefined, effective: BackendPolicies): BackendPolicies {
    if (source?.kind === "aws" && effective.auth === undefined)
      return { ...effective, auth: { aws: {} } };
    if (source?.kind !== "mcp") return effective;
    const backend = this.#sources.policies.withSections(source);
    if (backend.kind !== "mcp" || isFederated(backend.mcp)) return effective;
    const auth = backend.mcp.targets[0]?.static?.policies?.auth;
    return auth === undefined ? effective : { ...effective, auth };
  }

  /** Compiles a backend once for all references with the same connection settings. */
  compile(key: string, connection: ConnectionPolicy, context: CompileContext): CompiledBackend {
    const source = this.#sources.backend(key);
    if (source === undefined) throw new ReferenceError(`the IR has no backend '${key}'`);
    const { kind } = source;
    const isServer = kind === "static" || kind === "service";
    // The listener's buffer sizes are part of the key only if the backend handles requests itself.
    const size = isServer ? "" : context.maxBufferBytes;
    const place = `${size} ${JSON.stringify(connection)}`;
    return this.#scope.build.unitAtOnce({ source, place, table: BACKENDS }, () =>
      this.#compile(source, connection, context),
    );
  }

  #compile(
    source: Backend,
    connection: ConnectionPolicy,
    context: CompileContext,
  ): CompiledBackend {
    const backend = compileBackend(parseIrBackend(this.#sources.policies.withSections(source)), {
      ...context,
      upstreams: this.#scope.upstreams,
      connection,
      named: this.#sources.named,
      compilePolicies: (own, path) =>
        compileBlock<BackendBlock>(BACKEND, own, BACKEND_ORDER, context.at(path)).map(
          ([, policy]) => policy,
        ),
      service: (service) => ({
        policies: this.#sources.backendOwn(service),
        picker: compilePicker(this.#sources.backend(service), context),
        compile: (own) => this.compile(service, own, context),
      }),
    });
    if (backend.close !== undefined) this.#scope.build.closing(backend.close);
    return backend;
  }

  /**
   * Returns the target of mirrored requests; undefined for a Service without endpoints, whose copies are
   * dropped.
   */
  mirrorTarget(key: string, context: CompileContext): MirrorTarget | undefined {
    const source = this.#sources.backend(key);
    if (source?.kind === "service" && source.service.endpoints.length === 0) return undefined;
    const own = this.#sources.backendOwn(key);
    const connection = connectionPolicyOf(own, undefined, context, this.#sources);
    const { type, upstream, authority } = this.compile(key, connection, context);
    if (type === "static" || type === "service") return { upstream, authority };
    context.problem(
      context.path,
      `copies of requests cannot go to '${key}', which is not a server`,
    );
    return undefined;
  }
}

type Named = readonly [name: string, policy: CompiledPolicy];

const NO_POLICIES: BackendPolicies = {};

/** A backend reference of a route, for one of the route's listeners. */
interface Place extends FilterPlace {
  readonly route: Route;
  readonly index: number;
  readonly listener: Listener;
  /** The effective traffic policies of the route. */
  readonly effective: EffectiveTraffic;
}

/** The policies without those about messages that this backend does not read. */
function forBackend(policies: BackendPolicies, source: Backend | undefined): BackendPolicies {
  const fields = Object.entries(policies).filter(([field]) => isForBackend(field, source));
  return fields.length === 0 ? NO_POLICIES : Object.fromEntries(fields);
}

function hostRewriteOf(reference: WeightedBackend, { route, effective }: Place): HostRewrite {
  const filters = [...(route.above ?? []), route, reference].flatMap((each) => each.filters);
  const filtered = filters.some(({ urlRewrite }) => urlRewrite?.hostname !== undefined);
  return filtered ? "Filter" : effective.hostRewrite?.mode;
}
