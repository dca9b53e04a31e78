import type { Exchange, Expectation, Request, Response } from "./message.ts";
import { positionOf } from "./order.ts";
import type { Placed } from "./policy.ts";
import { runRequest } from "./request-steps.ts";
import { runResponse } from "./response-steps.ts";
import { edited, type World } from "./world.ts";

/**
 * What every observer of an exchange must see when it passes these policies: a pure function, written from
 * the specification.
 */
export function expect(placed: readonly Placed[], exchange: Exchange, limit: number): Expectation {
  const steps = placed.toSorted((one, other) => orderOf(one) - orderOf(other));
  const world: World = {
    exchange,
    limit,
    request: exchange.request,
    response: undefined,
    known: {},
    calls: [],
    mirrors: {},
    granted: {},
    isAuthenticated: false,
    isHostDecided: false,
    isForwarded: false,
  };
  const { refused, passed } = goThere(steps, world);
  world.isForwarded = refused === undefined;
  const upstream = refused === undefined ? world.request : undefined;
  const first = refused ?? exchange.response;
  const last = passed.reduceRight(
    (response, step) => runResponse(step.policy, world, response),
    first,
  );
  const client = { ...last, headers: edited(last.headers, world.granted) };
  return {
    upstream,
    client,
    calls: world.calls,
    // What is not sent is not copied.
    mirrors: upstream === undefined ? {} : world.mirrors,
    logged: client.status,
    trace: traceOf(steps, passed, world, upstream !== undefined),
  };
}

/** A signature covers what is sent, so it is made last. */
function orderOf({ place, field, policy }: Placed): number {
  return positionOf(place, policy.kind === "aws" || policy.kind === "runtime" ? "sign" : field);
}

/** Runs the request steps: the response that ended the way, if any, and the steps that were passed. */
function goThere(steps: readonly Placed[], world: World) {
  const passed: Placed[] = [];
  let refused: Response | undefined;
  const first = steps.find(({ place }) => place === "backend" || place === "backendFilter");
  for (const step of steps) {
    if (step === first) world.request = { ...world.request, ...ownHostOf(steps) };
    refused = runRequest(step.policy, world);
    if (refused !== undefined) break;
    passed.push(step);
  }
  world.request = { ...world.request, ...ownPathOf(steps) };
  return { refused, passed };
}

/** The servers behind a backend have a path, whatever the path of the request is. */
function ownPathOf(steps: readonly Placed[]): Partial<Request> {
  const [path] = steps.flatMap(({ policy }) => (policy.kind === "composed" ? [policy.path] : []));
  return path === undefined ? {} : { path };
}

/** A runtime has its host before the policies of the backend, which may change it. */
function ownHostOf(steps: readonly Placed[]): Partial<Request> {
  const [host] = steps.flatMap(({ policy }) => (policy.kind === "runtime" ? [policy.host] : []));
  return host === undefined ? {} : { host };
}

/** The records of doc 1 §Events, in the binding order of the design ("Trace order"). */
function traceOf(
  steps: readonly Placed[],
  passed: readonly Placed[],
  world: World,
  isForwarded: boolean,
): readonly string[] {
  const refusing = steps[passed.length];
  const begin = ["requestStarted", "requestSnapshot initial request", "policySelection gateway"];
  const end = ["responseSnapshot final response", "requestFinished"];
  if (!isForwarded && refusing?.place === "gateway") return [...begin, ...end];
  const route = ["requestSnapshot gateway policies", "routeSelection", "policySelection route"];
  const isRoute = refusing?.place === "route" || refusing?.place === "filter";
  if (!isForwarded && isRoute) return [...begin, ...route, ...end];
  const chosen = ["requestSnapshot route policies", "policySelection backend"];
  if (!isForwarded) return [...begin, ...route, ...chosen, ...end];
  return [
    ...[...begin, ...route, ...chosen],
    ...["requestSnapshot final request", "backendCallStart"],
    ...(world.request.body ? ["bodySnapshot final request"] : []),
    ...["backendCallResult", "responseSnapshot raw response"],
    ...["responseSnapshot backend response ready", "responseSnapshot final response"],
    ...["bodySnapshot response", "requestFinished"],
  ];
}
