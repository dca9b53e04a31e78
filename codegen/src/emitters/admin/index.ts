import { kebabCase } from "../../model/model.ts";
import type { AdminOperation, AdminParameter, Model, TypeDef } from "../../model/model.ts";
import { CODE_HEADER } from "../../output.ts";
import type { PlannedFile } from "../../output.ts";
import { openApiOf } from "./openapi.ts";
import { adminPage } from "./page.ts";

/** The admin API: its operations with their types, its OpenAPI document, and its reference page. */
export function emitAdmin(model: Model): readonly PlannedFile[] {
  const { operations, problems } = model.admin;
  if (operations.length === 0) return [];
  const openApi = `${CODE_HEADER}/** The OpenAPI document of the admin API, as JSON. */
export const OPENAPI: string = ${JSON.stringify(JSON.stringify(openApiOf(model)))};
`;
  const kinds = problems.map(({ name, ...kind }) => `  ${JSON.stringify(name)}: ${literal(kind)},`);
  const problemText = `${CODE_HEADER}/** The kinds of refusals of the admin API. */
export const ADMIN_PROBLEMS = {
${kinds.join("\n")}
} as const;

/** The name of a kind of refusal. */
export type AdminProblemName = keyof typeof ADMIN_PROBLEMS;
`;
  return [
    { path: "generated/admin/operations.ts", content: operationsText(operations) },
    { path: "generated/admin/validators.ts", content: validatorsText(operations) },
    { path: "generated/admin/problems.ts", content: problemText },
    { path: "generated/admin/openapi.ts", content: openApi },
    { path: "docs/reference/admin-api.md", content: adminPage(model) },
  ];
}

function operationsText(operations: readonly AdminOperation[]): string {
  const titles = new Set(
    operations.flatMap(({ request, response }) => [
      ...(request === undefined ? [] : [`${request.title}Input`]),
      response.title,
    ]),
  );
  return `${CODE_HEADER}import type {
${[...titles]
  .toSorted()
  .map((title) => `  ${title},\n`)
  .join("")}} from "../types/index.ts";

/** What each operation of the admin API takes, and what it responds with. */
export interface AdminOperations {
${operations.map(memberText).join("")}}

/** The name of an operation. */
export type AdminOperationId = keyof AdminOperations;

/** How an operation is requested. */
export interface AdminOperation {
  readonly method: "GET" | "POST";
  /** The path below \`/api\`. */
  readonly path: string;
  /** The names and types of the query parameters. */
  readonly query: Readonly<
    Record<string, { readonly type: "integer" | "string" | "boolean"; readonly required: boolean }>
  >;
  /** Whether the operation changes the gateway. */
  readonly writes: boolean;
  /** Whether a request must name the version that it changes. */
  readonly ifMatch: boolean;
  /** The media type of the response. */
  readonly media: "application/json" | "text/event-stream" | "application/jsonl" | "text/csv";
  /** The status of a successful response. */
  readonly status: number;
  /** The maximum length of the request body in bytes; 0 if there is no body. */
  readonly maxBytes: number;
}

/** Every operation of the admin API. */
export const ADMIN_OPERATIONS: Readonly<Record<AdminOperationId, AdminOperation>> = {
${operations.map(rowText).join("")}};
`;
}

function memberText({ id, summary, query, request, response }: AdminOperation): string {
  const parameters = query.map(parameterText).join("");
  return `  /** ${summary} */
  readonly ${id}: {
    readonly query: {${parameters}${parameters === "" ? "" : " "}};
    readonly request: ${request === undefined ? "undefined" : `${request.title}Input`};
    readonly response: ${response.title};
  };
`;
}

const TYPES = { integer: "number", string: "string", boolean: "boolean" } as const;

function parameterText({ name, type, required }: AdminParameter): string {
  return ` readonly ${name}${required ? "" : "?"}: ${TYPES[type]};`;
}

function rowText(operation: AdminOperation): string {
  const { id, method, path, query, writes, ifMatch, media, status, maxBytes } = operation;
  const parameters = Object.fromEntries(
    query.map(({ name, type, required }) => [name, { type, required }]),
  );
  const row = { method, path, query: parameters, writes, ifMatch, media, status, maxBytes };
  return `  ${id}: ${literal(row)},\n`;
}

function validatorsText(operations: readonly AdminOperation[]): string {
  const load = ({ title }: TypeDef): string =>
    `async () => (await import("../validators/${kebabCase(title)}.js")).validate${title}`;
  const requests = operations.flatMap(({ id, request }) =>
    request === undefined ? [] : [`  ${id}: ${load(request)},\n`],
  );
  const responses = operations.map(({ id, response }) => `  ${id}: ${load(response)},\n`);
  return `${CODE_HEADER}import type { Violation } from "@edge-gateway/schema-runtime/validation/violation";
import type { AdminOperationId } from "./operations.ts";

type Load = () => Promise<(value: unknown) => readonly Violation[]>;

/** Loads the validator of an operation's request body. */
export const ADMIN_REQUESTS: Readonly<Partial<Record<AdminOperationId, Load>>> = {
${requests.join("")}};

/** Loads the validator of an operation's response body. */
export const ADMIN_RESPONSES: Readonly<Record<AdminOperationId, Load>> = {
${responses.join("")}};
`;
}

function literal(value: unknown): string {
  return JSON.stringify(value);
}
