/** A value of JSON that is an object. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Where a parameter is in a request. */
export type ParameterPlace = "path" | "query" | "header" | "cookie";

/** A parameter of an operation, as its value is written. */
export interface ApiParameter {
  readonly name: string;
  readonly place: ParameterPlace;
  readonly isRequired: boolean;
  readonly style: string;
  readonly explode: boolean;
  /** Whether the value is written as JSON, whatever its type. */
  readonly isJson: boolean;
}

/** How the body of a request is written; `bytes`: the argument is base64. */
export type BodyForm = "json" | "form" | "multipart" | "text" | "bytes";

export interface ApiBody {
  readonly contentType: string;
  readonly form: BodyForm;
  readonly isRequired: boolean;
}

/** An operation of an HTTP API as a tool of MCP. */
export interface ApiTool {
  readonly name: string;
  /** As clients see it in lists, its name among it: JSON. */
  readonly description: string;
  readonly method: string;
  /** With the names of its parameters in braces. */
  readonly path: string;
  readonly parameters: readonly ApiParameter[];
  readonly body: ApiBody | undefined;
  /** What its result is, where all that it gives back is JSON of one schema. */
  readonly output: "object" | "wrapped" | undefined;
}

/** Where an API stands. */
export interface ApiServer {
  readonly isTls: boolean;
  readonly host: string;
  readonly port: number;
  /** Before the paths of operations; empty or without a slash at its end. */
  readonly path: string;
}

/** An OpenAPI document as an MCP server. */
export interface ApiDocument {
  readonly title: string;
  readonly version: string;
  readonly description: string | undefined;
  /** The first server that the document names; undefined: none with a host. */
  readonly server: ApiServer | undefined;
  readonly tools: readonly ApiTool[];
}

/** What is wrong with a document: one sentence without its subject. */
export class ApiFault extends Error {}
