import type { Response } from "./message.ts";
import type { Edits, Expression, Policy } from "./policy.ts";
import { marked, modified, shownBody } from "./request-steps.ts";
import {
  edited,
  isAbsent,
  mayHaveBody,
  refusal,
  sizeOf,
  UNCHECKED,
  viewOf,
  returned,
  withoutOldBody,
  withText,
} from "./world.ts";
import type { World } from "./world.ts";

const TOO_LARGE = 502;

/** Runs one policy on the response. */
export function runResponse(policy: Policy, world: World, response: Response): Response {
  world.response = response;
  switch (policy.kind) {
    case "transformation":
      return transform(policy.response ?? {}, world, response);
    case "headerModifiers":
      return { ...response, headers: modified(response.headers, policy.response ?? {}) };
    case "buffer":
      return policy.response && isOver(world, response) ? tooLarge(world) : response;
    case "extProc":
      return processResponse(policy, world, response);
    case "composed":
      return { ...response, headers: { "content-type": "application/json" } };
    default:
      return response;
  }
}

/** Whether a body that has to be read completely is larger than the limit (doc 1 §Errors). */
function isOver(world: World, { body }: Response): boolean {
  return mayHaveBody(world) && body !== UNCHECKED && sizeOf(body) > world.limit;
}

/** The gateway responds itself, so that processors are no longer asked. */
function tooLarge(world: World): Response {
  world.isForwarded = false;
  return refusal(world, TOO_LARGE);
}

function evaluate(expression: Expression, world: World): string | undefined {
  return expression.value(viewOf(world));
}

function transform(edits: Edits, world: World, response: Response): Response {
  const { set = {}, remove = [], body } = edits;
  if (body !== undefined && isOver(world, response)) return tooLarge(world);
  const changes: Record<string, string | undefined> = {};
  for (const [name, expression] of Object.entries(set)) {
    changes[name] = evaluate(expression, world);
  }
  for (const name of remove) changes[name] = undefined;
  const headers = edited(response.headers, changes);
  if (body !== undefined && isAbsent(world))
    return { ...response, headers: edited(withoutOldBody(response.headers), changes) };
  if (body === undefined || !mayHaveBody(world)) return { ...response, headers };
  if (response.body === UNCHECKED) return { ...response, headers };
  const text = evaluate(body, world);
  return text === undefined ? { ...response, headers } : withText({ ...response, headers }, text);
}

function processResponse(
  { server, response: mode }: Extract<Policy, { kind: "extProc" }>,
  world: World,
  response: Response,
): Response {
  // Only responses of the upstream are processed (public reference, section 2.1, 9).
  if (!world.isForwarded) return response;
  if (mode === "Buffered" && isOver(world, response)) return tooLarge(world);
  const hasBody = mode !== "None" && mayHaveBody(world);
  const shown = hasBody ? shownBody(response.body, mode, world.limit) : undefined;
  world.calls.push({ server: `${server}/response`, headers: response.headers, body: shown });
  const headers = edited(response.headers, { [`x-p-${server}`]: "processed" });
  // HEAD and 304 say what another response would (RFC 9110 sections 9.3.2 and 15.4.5).
  if (mode !== "None" && isAbsent(world)) return { ...response, headers: withoutOldBody(headers) };
  if (shown === undefined || shown === "") return { ...response, headers };
  const rest = response.body.slice(shown.length);
  return returned({ ...response, headers }, marked(shown, server) + rest, {
    limit: world.limit,
    isStreamed: mode === "FullDuplexStreamed",
  });
}
