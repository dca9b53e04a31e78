/** A JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The part of a request that carries a parameter. */
export type ParameterPlace = "path" | "query" | "header" | "cookie";

/** A parameter of an operation, and how its value is serialized. */
export interface ApiParameter {
  readonly name: string;
  readonly place: ParameterPlace;
  readonly isRequired: boolean;
  readonly style: string;
  readonly explode: boolean;
  /** Whether the value is serialized as JSON, regardless of its type. */
  readonly isJson: boolean;
  /** Whether reserved characters of a query value stay as they are (`allowReserved`). */
  readonly keepsReserved: boolean;
}

/** How the request body is serialized; `bytes`: the argument is base64. */
export type BodyForm = "json" | "form" | "multipart" | "text" | "bytes";

export interface ApiBody {
  readonly contentType: string;
  readonly form: BodyForm;
  readonly isRequired: boolean;
  /** The members of a multipart form that are files: their arguments are base64. */
  readonly files: readonly string[];
}

/** An operation of an HTTP API, as an MCP tool. */
export interface ApiTool {
  readonly name: string;
  /** The tool's entry in lists (JSON), including its name. */
  readonly description: string;
  readonly method: string;
  /** The path of the operation, with the names of parameters in braces. */
  readonly path: string;
  readonly parameters: readonly ApiParameter[];
  readonly body: ApiBody | undefined;
  /** The schema of the tool's result, if all successful responses are JSON with the same schema. */
  readonly output: "object" | "wrapped" | undefined;
}

/** The server that an OpenAPI document names. */
export interface ApiServer {
  readonly isTls: boolean;
  readonly host: string;
  readonly port: number;
  /** The prefix of operation paths; without a trailing slash. */
  readonly path: string;
}

/** An OpenAPI document, as an MCP server. */
export interface ApiDocument {
  readonly title: string;
  readonly version: string;
  readonly description: string | undefined;
  /** The first server in the document; undefined if none has a host. */
  readonly server: ApiServer | undefined;
  readonly tools: readonly ApiTool[];
}

/** Describes a problem of a document: a predicate without its subject. */
export class ApiFault extends Error {}
