import { reachable } from "../../model/model.ts";
import type { AdminOperation, Model, TypeDef } from "../../model/model.ts";
import { definitionSchema } from "../editor-schema/index.ts";

const PROBLEM_TITLE = "AdminProblem";
const EDITOR_REFERENCE = "#/definitions/";
const REFERENCE = "#/components/schemas/";

/** The OpenAPI 3.1 document of the admin API. */
export function openApiOf(model: Model): object {
  const { operations } = model.admin;
  return {
    openapi: "3.1.0",
    info: {
      title: "Admin API",
      description: "What the gateway does, why, and how to change it.",
      version: "1",
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: "/api" }],
    paths: Object.fromEntries(
      [...Map.groupBy(operations, ({ path }) => path)].map(([path, own]) => [
        path,
        Object.assign({}, ...own.map((operation) => methodOf(operation))),
      ]),
    ),
    components: {
      schemas: Object.fromEntries(
        typesOf(model).map((type) => [
          type.title,
          { description: type.description, ...rewritten(definitionSchema(model, type.node)) },
        ]),
      ),
    },
  };
}

/** The types of all messages, sorted by title. */
export function typesOf(model: Model): readonly TypeDef[] {
  const heads = [
    ...model.admin.operations.flatMap(({ request, response }) => [request ?? response, response]),
    ...model.types.filter(({ title }) => title === PROBLEM_TITLE),
  ];
  const all = new Set(heads.flatMap((type) => [type, ...reachable(model, type.node)]));
  return [...all].toSorted((left, right) => (left.title < right.title ? -1 : 1));
}

/** The methods of a path are members of one object. */
function methodOf(operation: AdminOperation): object {
  const { id, method, summary, query, request, response, media, status, ifMatch } = operation;
  const parameters = [
    ...query.map(({ name, description, type, required }) => ({
      name,
      in: "query",
      description,
      required,
      schema: { type },
    })),
    ...(ifMatch
      ? [
          {
            name: "If-Match",
            in: "header",
            description: "The version that the request changes, from the ETag of a response.",
            required: true,
            schema: { type: "string" },
          },
        ]
      : []),
  ];
  return {
    [method.toLowerCase()]: {
      operationId: id,
      summary,
      ...(parameters.length === 0 ? {} : { parameters }),
      ...(request === undefined
        ? {}
        : {
            requestBody: {
              required: true,
              content: { "application/json": { schema: { $ref: REFERENCE + request.title } } },
            },
          }),
      responses: {
        [status]: {
          description: response.description,
          content: { [media]: { schema: { $ref: REFERENCE + response.title } } },
        },
        default: {
          description: "Why the request was refused.",
          content: { "application/problem+json": { schema: { $ref: REFERENCE + PROBLEM_TITLE } } },
        },
      },
    },
  };
}

/** A schema for editors, with references for OpenAPI. */
function rewritten(schema: object): object {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => {
      if (key === "markdownDescription") return undefined;
      if (key !== "$ref" || typeof value !== "string") return value;
      return value.replace(EDITOR_REFERENCE, REFERENCE);
    }),
  );
}
