import { isObject, listIn, objectIn, objectOf, textIn } from "../../json.ts";
import type { JsonObject } from "../../json.ts";
import { PASS } from "./verdict.ts";
import type { GuardedText, Phase, Verdict } from "./verdict.ts";

/** A request to the server of a guard, and how to read the response. */
export interface ServerQuestion {
  readonly path: string;
  readonly body: JsonObject;
  /** Reads the verdict of a response; undefined if the response has the wrong format. */
  read(answer: JsonObject): Verdict | undefined;
}

/** Creates the request to a guard's server. */
export type AskServer = (phase: Phase, texts: readonly GuardedText[]) => ServerQuestion;

/** The guard of a user's own server, which has the endpoints `{base}/request` and `{base}/response`. */
export function webhookQuestion(base: string): AskServer {
  const prefix = base.endsWith("/") ? base.slice(0, -1) : base;
  return (phase, texts) => {
    const said = texts.map(({ role, text }) => ({ role, content: text }));
    const body =
      phase === "request" ? { messages: said } : { choices: said.map((message) => ({ message })) };
    return {
      path: `${prefix}/${phase}`,
      body: { body },
      read: (answer) => webhookVerdict(answer, phase, texts.length),
    };
  };
}

/**
 * Reads `{action: …}`: a text as `body` rejects, an object as `body` masks, and without `body` the texts pass
 * (`schemas/webhook/prompt-guard.openapi.yaml`).
 */
function webhookVerdict(answer: JsonObject, phase: Phase, count: number): Verdict | undefined {
  const { body, reason, status_code: status } = objectIn(answer, "action") ?? { body: false };
  if (!isTextOrUnset(reason)) return undefined;
  const found = isUnset(reason) ? [] : [reason];
  if (isUnset(body)) return PASS;
  if (typeof body === "string") {
    if (isUnset(status)) return { kind: "reject", found, message: body };
    return isFinalStatus(status) ? { kind: "reject", found, message: body, status } : undefined;
  }
  const texts = isObject(body) ? textsIn(body, phase) : [];
  return texts.length === count && count > 0 ? { kind: "mask", texts, found } : undefined;
}

/** Accepts null like a missing value, because the libraries of some servers write null for unset values. */
function isUnset(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

function isTextOrUnset(value: unknown): value is string | null | undefined {
  return isUnset(value) || typeof value === "string";
}

function isFinalStatus(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 200 && value <= 599;
}

/** The texts in a body of the webhook; messages without a text are left out. */
function textsIn(body: JsonObject, phase: Phase): readonly string[] {
  const messages =
    phase === "request"
      ? listIn(body, "messages")
      : listIn(body, "choices").map((choice) => objectOf(choice)["message"]);
  return messages.flatMap((one) => (isObject(one) ? (textIn(one, "content") ?? []) : []));
}

/** The request of the moderation API: https://platform.openai.com/docs/api-reference/moderations */
export function moderationQuestion(model: string | undefined): AskServer {
  return (_, texts) => ({
    path: "/v1/moderations",
    body: { input: texts.map(({ text }) => text), ...(model !== undefined && { model }) },
    read: (answer) => {
      const results = listIn(answer, "results");
      if (results.length !== texts.length) return undefined;
      const flagged = results.filter((result) => objectOf(result)["flagged"] === true);
      if (flagged.length === 0) return PASS;
      return { kind: "reject", found: flagged.flatMap(categoriesOf) };
    },
  });
}

function categoriesOf(result: unknown): readonly string[] {
  const categories = objectOf(objectOf(result)["categories"]);
  return Object.keys(categories).filter((name) => categories[name] === true);
}

/**
 * The request of ApplyGuardrail:
 * https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_ApplyGuardrail.html
 */
export function bedrockQuestion(identifier: string, version: string): AskServer {
  const path = `/guardrail/${encodeURIComponent(identifier)}/version/${encodeURIComponent(version)}/apply`;
  return (phase, texts) => ({
    path,
    body: {
      source: phase === "request" ? "INPUT" : "OUTPUT",
      content: texts.map(({ text }) => ({ text: { text } })),
    },
    read: (answer) => bedrockVerdict(answer, texts.length),
  });
}

function bedrockVerdict(answer: JsonObject, count: number): Verdict | undefined {
  const action = textIn(answer, "action");
  if (action === "NONE") return PASS;
  if (action !== "GUARDRAIL_INTERVENED") return undefined;
  const actions = actionsIn(answer["assessments"]);
  const outputs = listIn(answer, "outputs").flatMap((one) => textIn(objectOf(one), "text") ?? []);
  const isMasked = actions.has("ANONYMIZED") && !actions.has("BLOCKED") && outputs.length === count;
  return isMasked
    ? { kind: "mask", texts: outputs, found: [...actions] }
    : { kind: "reject", found: [...actions] };
}

/** Collects the values of `action` in the assessments, at any depth. */
function actionsIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(value)) for (const item of value) actionsIn(item, found);
  if (!isObject(value)) return found;
  const action = textIn(value, "action");
  if (action !== undefined) found.add(action);
  for (const member of Object.values(value)) actionsIn(member, found);
  return found;
}

export interface ModelArmorTemplate {
  readonly templateId: string;
  readonly projectId: string;
  readonly location: string;
}

/**
 * The request of Model Armor:
 * https://cloud.google.com/security-command-center/docs/reference/model-armor/rest
 */
export function modelArmorQuestion({
  templateId,
  projectId,
  location,
}: ModelArmorTemplate): AskServer {
  const [template, project, place] = [templateId, projectId, location].map(encodeURIComponent);
  const name = `/v1/projects/${project}/locations/${place}/templates/${template}`;
  return (phase, texts) => {
    const data = { text: texts.map(({ text }) => text).join("\n") };
    return {
      path: `${name}:${phase === "request" ? "sanitizeUserPrompt" : "sanitizeModelResponse"}`,
      body: phase === "request" ? { user_prompt_data: data } : { model_response_data: data },
      read: modelArmorVerdict,
    };
  };
}

/**
 * A text passes only if every filter has checked it: a filter that is skipped, because the text is too long or
 * its service is away, makes the result partial.
 */
function modelArmorVerdict(answer: JsonObject): Verdict | undefined {
  const result = objectOf(answer["sanitizationResult"]);
  const { filterResults: filters, filterMatchState: state, invocationResult = SUCCESS } = result;
  const isRead = typeof filters === "object" && filters !== null;
  const found = Object.entries(isRead ? filters : {})
    .filter(([, filter]) => says(filter, MATCH))
    .map(([name]) => name);
  if (found.length > 0 || state === MATCH) return { kind: "reject", found };
  return isRead && invocationResult === SUCCESS && !says(filters, SKIPPED) ? PASS : undefined;
}

const SUCCESS = "SUCCESS";
const MATCH = "MATCH_FOUND";
const SKIPPED = "EXECUTION_SKIPPED";

/** Whether a member of the value has the given state, at any depth. */
function says(value: unknown, state: string): boolean {
  if (Array.isArray(value)) return value.some((item) => says(item, state));
  if (!isObject(value)) return false;
  return Object.values(value).some((member) => member === state || says(member, state));
}
