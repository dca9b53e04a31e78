import { parseDuration } from "@edge-gateway/kernel/duration";
import type { EffectiveTraffic } from "@edge-gateway/translate/attach/merge";
import type { Backend, Listener, Route, WeightedBackend } from "@edge-gateway/translate/ir";
import { policyKeysOf } from "@edge-gateway/translate/ir/provider-services";
import { isFederated } from "../backends/mcp/is-federated.ts";
import { compileModels, type ModelBackend } from "../backends/models/compile-models.ts";
import { compileBackend } from "../backends/table.ts";
import type { FilterPlace } from "../filters/filter-place.ts";
import { compileFilters } from "../filters/table.ts";
import type { MirrorTarget } from "../outbound/mirrors.ts";
import type { CompiledBackend, ConnectionPolicy } from "../pipeline/backend.ts";
import { compileBlock } from "../pipeline/compile-block.ts";
import type { CompiledBackendRef } from "../pipeline/compiled.ts";
import type { CompileContext } from "../pipeline/policy.ts";
import { BACKEND } from "../policies/table.ts";
import type { BackendBlock } from "../policies/table.ts";
import { backendPolicy, lastStep } from "./backend-steps.ts";
import type { CompileScope } from "./compile-scope.ts";
import { compilePicker } from "./endpoint-picker.ts";
import { connectionPolicyOf, showing, type HostRewrite } from "./connection-policy.ts";
import { BACKEND_ORDER } from "./policy-order.ts";

/** Compiles backends; references with the same connection settings share one. */
export class BackendCompiler {
  readonly #scope: CompileScope;
  readonly #compiled = new Map<string, CompiledBackend>();

  constructor(scope: CompileScope) {
    this.#scope = scope;
  }

  /** A backend as a route's rule refers to it. */
  reference(reference: WeightedBackend, place: Place): CompiledBackendRef {
    const source = this.#scope.shared.backends.get(reference.backend);
    return source?.kind === "models"
      ? this.#models(reference, source, place)
      : this.#server(reference, place).ref;
  }

  /** A place that offers models: each model is a backend. */
  #models(
    reference: WeightedBackend,
    source: Extract<Backend, { kind: "models" }>,
    place: Place,
  ): CompiledBackendRef {
    const { key } = source;
    const context = this.#scope.context(`backends.${key}`, place.listener, source);
    const connection = connectionPolicyOf({}, undefined, context, this.#scope.ir);
    const models = compileModels(source.models, {
      backend: (backend) => this.#server({ ...reference, backend }, place),
      closing: (close) => this.#scope.closers.push(close),
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

  /** A backend that handles requests itself. */
  #server(reference: WeightedBackend, place: Place): ModelBackend {
    const { route, index, listener } = place;
    const source = this.#scope.shared.backends.get(reference.backend);
    const keys = policyKeysOf(reference.backend, source);
    const effective = this.#withAuthOfTarget(
      reference.backend,
      this.#scope.shared.policies.backend(listener, route, index, keys),
    );
    const context = this.#scope.context(`backends.${reference.backend}`, listener, source);
    const rewrite = hostRewriteOf(place);
    const connection = showing(
      connectionPolicyOf(effective, rewrite, context, this.#scope.ir),
      listener.clientCertificate,
    );
    const backend = this.compile(reference.backend, connection, context);
    const policies = compileBlock<BackendBlock>(BACKEND, effective, BACKEND_ORDER, context);
    const filters = compileFilters(reference.filters, place, context);
    const picker = compilePicker(source, context);
    const timeout = backend.requestTimeout ?? effective.http?.requestTimeout;
    const ref = {
      key: reference.backend,
      weight: reference.weight,
      backend,
      phase: this.#scope.phase(
        [
          ...policies,
          ...filters,
          ...(picker === undefined ? [] : [["endpointPicker", picker] as const]),
          [backend.type, backendPolicy(backend)],
          ...policies.flatMap(([name, { last }]) => lastStep(name, last)),
        ],
        "backend",
      ),
      effectivePolicy: effective,
      timeout: timeout === undefined ? 0 : parseDuration(timeout),
    };
    return { ref, health: effective.health };
  }

  /**
   * The credentials of an MCP target override those of its backend; AWS signatures are always
   * required.
   */
  #withAuthOfTarget(key: string, effective: BackendBlock): BackendBlock {
    const source = this.#scope.shared.backends.get(key);
    if (source?.kind === "aws" && effective.auth === undefined)
      return { ...effective, auth: { aws: {} } };
    if (source?.kind !== "mcp") return effective;
    const backend = this.#scope.shared.policies.withSections(source);
    if (backend.kind !== "mcp" || isFederated(backend.mcp)) return effective;
    const auth = backend.mcp.targets[0]?.static?.policies?.auth;
    return auth === undefined ? effective : { ...effective, auth };
  }

  /** One compiled backend for all references with the same connection settings. */
  compile(key: string, connection: ConnectionPolicy, context: CompileContext): CompiledBackend {
    const identity = `${key} ${JSON.stringify(connection)}`;
    const known = this.#compiled.get(identity);
    if (known !== undefined) return known;
    const source = this.#scope.shared.backends.get(key);
    if (source === undefined) throw new ReferenceError(`the IR has no backend '${key}'`);
    const backend = compileBackend(this.#scope.shared.policies.withSections(source), {
      ...context,
      upstreams: this.#scope.upstreams,
      connection,
      named: this.#scope.ir.named,
      compilePolicies: (own, path) =>
        compileBlock<BackendBlock>(BACKEND, own, BACKEND_ORDER, context.at(path)).map(
          ([, policy]) => policy,
        ),
      service: (service) => ({
        policies: this.#scope.shared.policies.backendOwn(service),
        picker: compilePicker(this.#scope.shared.backends.get(service), context),
        compile: (own) => this.compile(service, own, context),
      }),
    });
    if (backend.close !== undefined) this.#scope.closers.push(backend.close);
    this.#compiled.set(identity, backend);
    return backend;
  }

  /** None for a Service without endpoints: its copies are dropped. */
  mirrorTarget(key: string, context: CompileContext): MirrorTarget | undefined {
    const source = this.#scope.shared.backends.get(key);
    if (source?.kind === "service" && source.service.endpoints.length === 0) return undefined;
    const own = this.#scope.shared.policies.backendOwn(key);
    const connection = connectionPolicyOf(own, undefined, context, this.#scope.ir);
    const { type, upstream, authority } = this.compile(key, connection, context);
    if (type === "static" || type === "service") return { upstream, authority };
    context.problem(
      context.path,
      `copies of requests cannot go to '${key}', which is not a server`,
    );
    return undefined;
  }
}

/** A backend reference of a route, on one of the route's listeners. */
interface Place extends FilterPlace {
  readonly route: Route;
  readonly index: number;
  readonly listener: Listener;
  /** The route's effective traffic policies. */
  readonly effective: EffectiveTraffic;
}

function hostRewriteOf({ route, effective }: Place): HostRewrite {
  const filters = [...(route.above ?? []), route].flatMap((each) => each.filters);
  const filtered = filters.some(({ urlRewrite }) => urlRewrite?.hostname !== undefined);
  return filtered ? "Filter" : effective.hostRewrite?.mode;
}
