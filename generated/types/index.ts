// Generated from schemas/ by `npm run generate`: do not edit.

/** Any JSON value. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/** A parsed amount: a number of milliseconds. */
export type Milliseconds = number & { readonly unit?: "milliseconds" };

/** A parsed amount: a number of bytes. */
export type Bytes = number & { readonly unit?: "bytes" };

/** An agent that speaks A2A, in version 1.0 or 0.3. The URLs of its agent card lead clients to the gateway. */
export interface A2aBackend {
  /**
   * Host name or IP address of the agent.
   * Limits: 1 to 256 characters.
   */
  readonly host: ShortString;
  /**
   * Port of the agent.
   * Limits: 1 to 65535.
   */
  readonly port: Port;
}

/** A2aBackend as written: it has no defaults. */
export type A2aBackendInput = A2aBackend;

/** The log of requests. */
export interface AccessLog {
  /** Otel: attributes on standard output are named by the OpenTelemetry conventions for HTTP; the names of the gateway when unset. */
  readonly preset?: "Otel";
  /**
   * Only requests for which this is true are logged, and those for which it cannot be evaluated; all are when unset.
   * Limits: 1 to 16384 characters.
   * CEL over `response`, returns bool.
   */
  readonly filter?: CelExpression;
  /** Which attributes are logged; the usual ones when unset. */
  readonly attributes?: LogAttributes;
  /** Where the log is sent to as well; only to standard output when unset. */
  readonly otlp?: AccessLogOtlp;
}

/** The log of requests. (As written: properties with a default may be left out.) */
export interface AccessLogInput {
  /** Otel: attributes on standard output are named by the OpenTelemetry conventions for HTTP; the names of the gateway when unset. */
  readonly preset?: "Otel";
  /**
   * Only requests for which this is true are logged, and those for which it cannot be evaluated; all are when unset.
   * Limits: 1 to 16384 characters.
   * CEL over `response`, returns bool.
   */
  readonly filter?: CelExpression;
  /** Which attributes are logged; the usual ones when unset. */
  readonly attributes?: LogAttributes;
  /** Where the log is sent to as well; only to standard output when unset. */
  readonly otlp?: AccessLogOtlpInput;
}

/** Where the access log is sent by OTLP. */
export type AccessLogOtlp = {
  /**
   * Only requests for which this is true are sent, and those for which it cannot be evaluated; when unset, those that `filter` of the log lets pass.
   * Limits: 1 to 16384 characters.
   * CEL over `response`, returns bool.
   */
  readonly filter?: CelExpression;
  /** Which attributes are sent; those of the log when unset. */
  readonly attributes?: LogAttributes;
  /**
   * Transport protocol of OTLP.
   * Default: `GRPC`.
   */
  readonly protocol: "GRPC" | "HTTP";
  /**
   * Path of the receiver, with protocol HTTP; `/v1/logs` when unset.
   * Limits: 1 to 1024 characters, form: a path that starts with / and has no query and no fragment.
   */
  readonly path?: UrlPath;
} & (
  | {
      /** The backend that receives the call. */
      readonly backendRef: BackendObjectRef;
      readonly url?: never;
    }
  | {
      readonly backendRef?: never;
      /**
       * An absolute URL without query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
       * Limits: 1 to 1024 characters, form: a URL such as https://host:port/path, without query, fragment or user name.
       */
      readonly url: string;
    }
);

/** Where the access log is sent by OTLP. (As written: properties with a default may be left out.) */
export type AccessLogOtlpInput = {
  /**
   * Only requests for which this is true are sent, and those for which it cannot be evaluated; when unset, those that `filter` of the log lets pass.
   * Limits: 1 to 16384 characters.
   * CEL over `response`, returns bool.
   */
  readonly filter?: CelExpression;
  /** Which attributes are sent; those of the log when unset. */
  readonly attributes?: LogAttributes;
  /**
   * Transport protocol of OTLP.
   * Default: `GRPC`.
   */
  readonly protocol?: "GRPC" | "HTTP";
  /**
   * Path of the receiver, with protocol HTTP; `/v1/logs` when unset.
   * Limits: 1 to 1024 characters, form: a path that starts with / and has no query and no fragment.
   */
  readonly path?: UrlPath;
} & (
  | {
      /** The backend that receives the call. */
      readonly backendRef: BackendObjectRef;
      readonly url?: never;
    }
  | {
      readonly backendRef?: never;
      /**
       * An absolute URL without query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
       * Limits: 1 to 1024 characters, form: a URL such as https://host:port/path, without query, fragment or user name.
       */
      readonly url: string;
    }
);

/** The token of the actor, who acts for the user. */
export interface ActorToken {
  /** Where the token is in the request. */
  readonly source: ExtractionLocation;
  /**
   * Kind of the token; AccessToken when unset.
   * Limits: 1 to 1024 characters, form: AccessToken, Jwt, IdToken, IdJag or an absolute URI.
   */
  readonly tokenType?: TokenType;
  /** Required: the `may_act` claim of the subject token must name the actor; the claim is not checked when unset. */
  readonly mayAct?: "Required";
}

/** ActorToken as written: it has no defaults. */
export type ActorTokenInput = ActorToken;

/** Who calls the API, and whether the caller may change something. */
export interface AdminAccess {
  /**
   * The verified name of the caller; unset: the caller is not known.
   * Limits: at most 4096 characters.
   */
  readonly user?: AdminName;
  /** How the caller was verified; `jwt` is also a login by `oidc`, and `login` one by a token that the gateway has printed. */
  readonly authentication: "jwt" | "apiKey" | "basicAuth" | "login" | "none";
  /** Whether operations that change something are allowed. */
  readonly mayWrite: boolean;
  /**
   * Why changes are refused; set unless they are allowed.
   * Limits: at most 65536 characters.
   */
  readonly refusal?: AdminText;
}

/** AdminAccess as written: it has no defaults. */
export type AdminAccessInput = AdminAccess;

/** A part of the policies of the configuration. */
export interface AdminAttachedPolicies {
  /**
   * The policies.
   * Limits: at most 1000 items.
   */
  readonly policies: readonly AdminAttachedPolicy[];
  /**
   * The number of policies of the configuration.
   * Limits: 0 to 9007199254740991.
   */
  readonly total: number;
  /**
   * The number of policies that have the words, whatever `from` and `limit` are.
   * Limits: 0 to 9007199254740991.
   */
  readonly found: number;
}

/** AdminAttachedPolicies as written: it has no defaults. */
export type AdminAttachedPoliciesInput = AdminAttachedPolicies;

/** A policy, what it is attached to, and where it is configured. */
export interface AdminAttachedPolicy {
  /**
   * The name of the policy, such as `cors`.
   * Limits: at most 4096 characters.
   */
  readonly name: AdminName;
  /** What it is attached to; `bind` is a port of a gateway, `backendRef` a backend of one route, and `section` a part of a backend. */
  readonly target: "gateway" | "bind" | "listenerSet" | "listener" | "route" | "backendRef" | "backend" | "section";
  /**
   * The id of the gateway, listener, route or backend.
   * Limits: at most 4096 characters.
   */
  readonly targetId: AdminName;
  /**
   * Its name for people.
   * Limits: at most 4096 characters.
   */
  readonly targetName: AdminName;
  /** Where it is configured. */
  readonly place: AdminPlace;
}

/** AdminAttachedPolicy as written: it has no defaults. */
export type AdminAttachedPolicyInput = AdminAttachedPolicy;

/** A line of the log for each attempt to change something by the admin server or the admin UI. It never contains secrets. */
export interface AdminAuditRecord {
  /**
   * The operation of the API, or the path of the admin server.
   * Limits: at most 4096 characters.
   */
  readonly operation: AdminName;
  /**
   * The beginning of the verified name of the caller, or `anonymous`.
   * Limits: at most 256 characters.
   */
  readonly by: string;
  /** How the caller was verified. */
  readonly authentication: "jwt" | "apiKey" | "basicAuth" | "login" | "none";
  /**
   * The address of the client.
   * Limits: at most 4096 characters.
   */
  readonly from: AdminName;
  /** The admin server, or a listener with the UI. */
  readonly via: "adminAddr" | "ui";
  /**
   * The beginning of the User-Agent of the client.
   * Limits: at most 256 characters.
   */
  readonly agent: string;
  /**
   * The beginning of what the change is about: the names of files, or the id of a key or of a session.
   * Limits: at most 256 characters.
   */
  readonly object?: string;
  /** Whether the change was made. */
  readonly result: "done" | "refused" | "failed";
  /**
   * The status of the response.
   * Limits: 0 to 599.
   */
  readonly status: number;
}

/** AdminAuditRecord as written: it has no defaults. */
export type AdminAuditRecordInput = AdminAuditRecord;

/** A destination of requests. */
export interface AdminBackend {
  /**
   * The key of the backend, which routes name.
   * Limits: at most 4096 characters.
   */
  readonly id: AdminName;
  /**
   * The name for people.
   * Limits: at most 4096 characters.
   */
  readonly name: AdminName;
  /**
   * The kind, such as `static`, `mcp` or `ai`.
   * Limits: at most 4096 characters.
   */
  readonly kind: AdminName;
  /** Where it is configured. */
  readonly place: AdminPlace;
  /**
   * Its servers, as `host:port` or `unix:/path`.
   * Limits: at most 1024 items.
   */
  readonly servers: readonly AdminName[];
}

/** AdminBackend as written: it has no defaults. */
export type AdminBackendInput = AdminBackend;

/** A part of the backends of the configuration. */
export interface AdminBackends {
  /**
   * The backends.
   * Limits: at most 1000 items.
   */
  readonly backends: readonly AdminBackend[];
  /**
   * The number of backends of the configuration.
   * Limits: 0 to 9007199254740991.
   */
  readonly total: number;
  /**
   * The number of backends that have the words, whatever `from` and `limit` are.
   * Limits: 0 to 9007199254740991.
   */
  readonly found: number;
}

/** AdminBackends as written: it has no defaults. */
export type AdminBackendsInput = AdminBackends;

/** An expression to evaluate. */
export interface AdminCelOrder {
  /**
   * The expression.
   * Limits: at most 65536 characters.
   */
  readonly expression: AdminText;
  /** Which variables the place of the expression has. */
  readonly scope: "connection" | "request" | "backend" | "response" | "mcp" | "llm";
  /** The variables as an object. Bytes are texts, and times are texts such as `2026-01-01T00:00:00Z`. */
  readonly input?: JsonValue;
}

/** AdminCelOrder as written: it has no defaults. */
export type AdminCelOrderInput = AdminCelOrder;

/** Why an expression has no result. */
export interface AdminCelProblem {
  /**
   * What is wrong.
   * Limits: at most 65536 characters.
   */
  readonly message: AdminText;
  /**
   * The position in the expression, in UTF-16 units from its start; unset if no single part is to blame.
   * Limits: 0 to 9007199254740991.
   */
  readonly offset?: number;
}

/** AdminCelProblem as written: it has no defaults. */
export type AdminCelProblemInput = AdminCelProblem;

/** The result of an expression. */
export interface AdminCelResult {
  /** The result as JSON; unset if the expression has none. Bytes are a text, or base64 if they are not UTF-8. */
  readonly value?: JsonValue;
  /**
   * The units of work that the evaluation took; unset if it failed.
   * Limits: 0 to 9007199254740991.
   */
  readonly cost?: number;
  /**
   * The units of work at which an evaluation fails.
   * Limits: 0 to 9007199254740991.
   */
  readonly maxCost: number;
  /**
   * The variables that the expression reads.
   * Limits: at most 256 items.
   */
  readonly variables: readonly AdminName[];
  /**
   * Why there is no result; empty if there is one.
   * Limits: at most 256 items.
   */
  readonly problems: readonly AdminCelProblem[];
}

/** AdminCelResult as written: it has no defaults. */
export type AdminCelResultInput = AdminCelResult;

/** A certificate that is not valid now, or ends soon. */
export interface AdminCertificateFault {
  /**
   * What it is in the configuration.
   * Limits: at most 4096 characters.
   */
  readonly place: AdminName;
  /**
   * What is wrong with it.
   * Limits: at most 65536 characters.
   */
  readonly message: AdminText;
  /** Where it is configured; unset if that is not known. */
  readonly source?: AdminPlace;
}

/** AdminCertificateFault as written: it has no defaults. */
export type AdminCertificateFaultInput = AdminCertificateFault;

/** The gateway runs the new configuration. */
export interface AdminConfigApplied {
  /**
   * The number of the running configuration.
   * Limits: 0 to 9007199254740991.
   */
  readonly generation: number;
  /**
   * Changed fields that apply only after a restart of the process.
   * Limits: at most 256 items.
   */
  readonly restartNeeded: readonly AdminName[];
  /**
   * The warnings about the configuration.
   * Limits: at most 1024 items.
   */
  readonly findings: readonly AdminFinding[];
}

/** AdminConfigApplied as written: it has no defaults. */
export type AdminConfigAppliedInput = AdminConfigApplied;

/** The result of reading a configuration. */
export interface AdminConfigAttempt {
  /**
   * When the attempt ended.
   * Limits: 20 to 32 characters.
   */
  readonly at: AdminTime;
  /** Whether the configuration runs. */
  readonly ok: boolean;
  /**
   * The findings, including the warnings of a successful attempt.
   * Limits: at most 1024 items.
   */
  readonly diagnostics: readonly AdminFinding[];
  /**
   * The number of findings that are not listed.
   * Limits: 0 to 9007199254740991.
   */
  readonly omitted: number;
  /**
   * Why the workers could not run the configuration.
   * Limits: at most 1024 items.
   */
  readonly problems: readonly AdminText[];
}

/** AdminConfigAttempt as written: it has no defaults. */
export type AdminConfigAttemptInput = AdminConfigAttempt;

/** Texts that could replace files of the configuration; other files stay. */
export interface AdminConfigCandidate {
  /**
   * The files that would change.
   * Limits: 1 to 256 items.
   */
  readonly files: readonly AdminConfigCandidateFile[];
  /**
   * What the change is for; the history of versions shows it.
   * Limits: at most 65536 characters.
   */
  readonly message?: AdminText;
}

/** AdminConfigCandidate as written: it has no defaults. */
export type AdminConfigCandidateInput = AdminConfigCandidate;

/** A text that could replace a file of the configuration. */
export interface AdminConfigCandidateFile {
  /**
   * The name of a file of the configuration.
   * Limits: at most 4096 characters.
   */
  readonly name: AdminName;
  /**
   * The text that could replace it.
   * Limits: at most 8388608 characters.
   */
  readonly text: AdminConfigText;
}

/** AdminConfigCandidateFile as written: it has no defaults. */
export type AdminConfigCandidateFileInput = AdminConfigCandidateFile;

/** Something that a candidate changes. */
export interface AdminConfigChange {
  /** What changes; `other` is a catalogue or a named value. */
  readonly kind: "listener" | "route" | "backend" | "policy" | "setting" | "other";
  /**
   * The name, such as that of the route.
   * Limits: at most 4096 characters.
   */
  readonly name: AdminName;
  /** How it changes. */
  readonly change: "added" | "removed" | "changed";
  /** Where it is configured: in the candidate, or in the running configuration if it is removed. */
  readonly place?: AdminPlace;
}

/** AdminConfigChange as written: it has no defaults. */
export type AdminConfigChangeInput = AdminConfigChange;

/** What would change if a candidate replaced the running configuration. */
export interface AdminConfigDiff {
  /**
   * The changes.
   * Limits: at most 4096 items.
   */
  readonly changes: readonly AdminConfigChange[];
  /**
   * The number of changes that are not listed.
   * Limits: 0 to 9007199254740991.
   */
  readonly omitted: number;
  /**
   * The warnings about the candidate.
   * Limits: at most 1024 items.
   */
  readonly findings: readonly AdminFinding[];
}

/** AdminConfigDiff as written: it has no defaults. */
export type AdminConfigDiffInput = AdminConfigDiff;

/** A file of the configuration. */
export interface AdminConfigFile {
  /**
   * The name of the file, as findings name it.
   * Limits: at most 4096 characters.
   */
  readonly name: AdminName;
  /**
   * The text with its comments; unset if it cannot be shown.
   * Limits: at most 8388608 characters.
   */
  readonly text?: AdminConfigText;
  /**
   * Why the text cannot be shown.
   * Limits: at most 65536 characters.
   */
  readonly hiddenReason?: AdminText;
  /**
   * Why this file cannot be changed; unset if it can, as far as the configuration can be changed.
   * Limits: at most 65536 characters.
   */
  readonly readOnlyReason?: AdminText;
}

/** AdminConfigFile as written: it has no defaults. */
export type AdminConfigFileInput = AdminConfigFile;

/** The files of the configuration as they are now, which a running gateway may have refused. */
export interface AdminConfigSource {
  /**
   * The files in the order in which they are read.
   * Limits: at most 256 items.
   */
  readonly files: readonly AdminConfigFile[];
  /** Whether the API can replace the files. */
  readonly writable: boolean;
  /**
   * Why the API cannot replace the files.
   * Limits: at most 65536 characters.
   */
  readonly readOnlyReason?: AdminText;
}

/** AdminConfigSource as written: it has no defaults. */
export type AdminConfigSourceInput = AdminConfigSource;

/** Which configuration runs, and the result of the last attempt to change it. */
export interface AdminConfigStatus {
  /**
   * The number of the running configuration, which increases with each applied one; 0 before the first.
   * Limits: 0 to 9007199254740991.
   */
  readonly generation: number;
  /**
   * When the configuration was applied; unset before the first one.
   * Limits: 20 to 32 characters.
   */
  readonly since?: AdminTime;
  /**
   * The file, `<stdin>`, or another source.
   * Limits: at most 4096 characters.
   */
  readonly source: AdminName;
  /** Whether the configuration read last is the running one. */
  readonly synchronized: boolean;
  /** The last attempt; unset before the first one. */
  readonly lastAttempt?: AdminConfigAttempt;
  /**
   * Changed fields that apply only after a restart of the process.
   * Limits: at most 256 items.
   */
  readonly restartNeeded: readonly AdminName[];
}

/** AdminConfigStatus as written: it has no defaults. */
export type AdminConfigStatusInput = AdminConfigStatus;

/**
 * The text of a file of the configuration, with a mark such as `<redacted:a1B2c3D4e5F6>` in place of each value that may be a secret. In a text that the API gets, a mark stands for the same value: it is put back where a secret belongs or where the line is unchanged, and refused with its place elsewhere.
 * Limits: at most 8388608 characters.
 */
export type AdminConfigText = string;

/** AdminConfigText as written: it has no defaults. */
export type AdminConfigTextInput = AdminConfigText;

/** What `gw validate` says of a candidate. */
export interface AdminConfigVerdict {
  /** Whether the gateway could run the candidate. */
  readonly valid: boolean;
  /**
   * The findings, errors before warnings.
   * Limits: at most 1024 items.
   */
  readonly findings: readonly AdminFinding[];
  /**
   * The number of findings that are not listed.
   * Limits: 0 to 9007199254740991.
   */
  readonly omitted: number;
}

/** AdminConfigVerdict as written: it has no defaults. */
export type AdminConfigVerdictInput = AdminConfigVerdict;

/** An attempt to run another configuration. */
export interface AdminConfigVersion {
  /**
   * Names the version in this API.
   * Limits: at most 4096 characters.
   */
  readonly id: AdminName;
  /**
   * When the attempt ended.
   * Limits: 20 to 32 characters.
   */
  readonly at: AdminTime;
  /** Where the change came from: the start of the process, a changed file, this API, a controller, or a database, which any of its gateways may have changed. */
  readonly origin: "start" | "file" | "api" | "controller" | "database";
  /**
   * Who made the change, as far as it is known; empty if it is not.
   * Limits: at most 65536 characters.
   */
  readonly by: AdminText;
  /**
   * The address from which the API was called.
   * Limits: at most 65536 characters.
   */
  readonly from?: AdminText;
  /**
   * What the change is for, in the words of the person who made it.
   * Limits: at most 65536 characters.
   */
  readonly message?: AdminText;
  /** Whether the gateway runs it, or ran it until the next one. */
  readonly result: "applied" | "refused";
  /**
   * The number of the configuration; unset if it was refused, and for versions of a database.
   * Limits: 0 to 9007199254740991.
   */
  readonly generation?: number;
  /**
   * Why it was refused.
   * Limits: at most 64 items.
   */
  readonly problems: readonly AdminText[];
}

/** AdminConfigVersion as written: it has no defaults. */
export type AdminConfigVersionInput = AdminConfigVersion;

/** The files of a version, and those of the version before it, without secrets. */
export interface AdminConfigVersionTexts {
  /** The version. */
  readonly version: AdminConfigVersion;
  /**
   * The files; empty if they are not known.
   * Limits: at most 256 items.
   */
  readonly files: readonly AdminConfigFile[];
  /**
   * The files of the version before; empty if there is none, or if they are not known.
   * Limits: at most 256 items.
   */
  readonly before: readonly AdminConfigFile[];
}

/** AdminConfigVersionTexts as written: it has no defaults. */
export type AdminConfigVersionTextsInput = AdminConfigVersionTexts;

/** The last versions of the configuration, the newest first. */
export interface AdminConfigVersions {
  /**
   * The versions.
   * Limits: at most 1024 items.
   */
  readonly versions: readonly AdminConfigVersion[];
  /**
   * The number of older versions that are no longer known.
   * Limits: 0 to 9007199254740991.
   */
  readonly omitted: number;
}

/** AdminConfigVersions as written: it has no defaults. */
export type AdminConfigVersionsInput = AdminConfigVersions;

/** The request that a provider would get. It has no credentials, because it is not sent. */
export interface AdminConversion {
  /**
   * The model that was chosen, such as the first target of a virtual model.
   * Limits: at most 4096 characters.
   */
  readonly model: AdminName;
  /**
   * The id of the backend.
   * Limits: at most 4096 characters.
   */
  readonly backend: AdminName;
  /** The method. */
  readonly method: "POST";
  /**
   * The URL.
   * Limits: at most 4096 characters.
   */
  readonly url: AdminName;
  /**
   * The headers.
   * Limits: at most 64 items.
   */
  readonly headers: readonly AdminConversionHeader[];
  /** The body. */
  readonly body: JsonValue;
  /**
   * The parts that are dropped or changed.
   * Limits: at most 256 items.
   */
  readonly notes: readonly AdminConversionNote[];
}

/** AdminConversion as written: it has no defaults. */
export type AdminConversionInput = AdminConversion;

/** A header of a converted request. */
export interface AdminConversionHeader {
  /**
   * The name.
   * Limits: at most 4096 characters.
   */
  readonly name: AdminName;
  /**
   * The value.
   * Limits: at most 4096 characters.
   */
  readonly value: AdminName;
}

/** AdminConversionHeader as written: it has no defaults. */
export type AdminConversionHeaderInput = AdminConversionHeader;

/** A part of the request that the conversion cannot keep. */
export interface AdminConversionNote {
  /**
   * The place in the client's request, as a JSON pointer.
   * Limits: at most 4096 characters.
   */
  readonly at: AdminName;
  /** Whether it is dropped or changed. */
  readonly what: "dropped" | "changed";
  /**
   * Why.
   * Limits: at most 65536 characters.
   */
  readonly why: AdminText;
}

/** AdminConversionNote as written: it has no defaults. */
export type AdminConversionNoteInput = AdminConversionNote;

/** A client's request to convert; nothing is sent to a provider. */
export interface AdminConversionOrder {
  /** The format of the client's request. */
  readonly format: "chat-completions" | "messages" | "responses" | "gemini" | "converse";
  /**
   * The name of a model, or the id of a backend of the kind `ai`.
   * Limits: at most 4096 characters.
   */
  readonly model: AdminName;
  /** The body of the client's request. */
  readonly request: JsonValue;
}

/** AdminConversionOrder as written: it has no defaults. */
export type AdminConversionOrderInput = AdminConversionOrder;

/** A field of a policy after the merge, and what sets it. */
export interface AdminEffectiveField {
  /**
   * The name of the field, such as `cors`.
   * Limits: at most 4096 characters.
   */
  readonly name: AdminName;
  /** The value, without secrets. */
  readonly value?: JsonValue;
  /**
   * The places that set it; several if the values of all levels are combined.
   * Limits: at most 256 items.
   */
  readonly from: readonly AdminText[];
  /**
   * Other places that set it, but lose.
   * Limits: at most 256 items.
   */
  readonly instead: readonly AdminLosingPlace[];
}

/** AdminEffectiveField as written: it has no defaults. */
export type AdminEffectiveFieldInput = AdminEffectiveField;

/** The state of one server of a backend, over all workers. */
export interface AdminEndpoint {
  /**
   * The id of the backend.
   * Limits: at most 4096 characters.
   */
  readonly backend: AdminName;
  /**
   * The address, as `host:port` or `unix:/path`.
   * Limits: at most 4096 characters.
   */
  readonly endpoint: AdminName;
  /**
   * The number of requests since the start.
   * Limits: 0 to 9007199254740991.
   */
  readonly requests: number;
  /**
   * The number of failed requests since the start.
   * Limits: 0 to 9007199254740991.
   */
  readonly failures: number;
  /**
   * How often it was excluded after failures.
   * Limits: 0 to 9007199254740991.
   */
  readonly evictions: number;
  /**
   * The number of running requests.
   * Limits: 0 to 9007199254740991.
   */
  readonly active: number;
  /**
   * The health; the lowest of all workers.
   * Limits: 0 to 100.
   * Unit: percent.
   */
  readonly health: number;
  /** Whether the last health check failed. */
  readonly failsChecks: boolean;
  /**
   * Time until it gets requests again; 0 if it is not excluded.
   * Limits: 0 to 9007199254740991.
   * Unit: ms.
   */
  readonly evictedFor: number;
}

/** AdminEndpoint as written: it has no defaults. */
export type AdminEndpointInput = AdminEndpoint;

/** The endpoints of backends with several endpoints or with health checks. */
export interface AdminEndpoints {
  /**
   * The endpoints.
   * Limits: at most 20000 items.
   */
  readonly endpoints: readonly AdminEndpoint[];
}

/** AdminEndpoints as written: it has no defaults. */
export type AdminEndpointsInput = AdminEndpoints;

/** A request whose way is asked for. It is not sent. */
export interface AdminExplainOrder {
  /**
   * The method; GET if unset.
   * Limits: at most 4096 characters.
   */
  readonly method?: AdminName;
  /**
   * The URL as a client writes it, such as `https://a.test/x`. Its port chooses the listener.
   * Limits: at most 65536 characters.
   */
  readonly url: AdminText;
  /**
   * The header fields, such as `x-user: ann`.
   * Limits: at most 256 items.
   */
  readonly headers?: readonly AdminText[];
}

/** AdminExplainOrder as written: it has no defaults. */
export type AdminExplainOrderInput = AdminExplainOrder;

/** A backend that gets requests of the route. */
export interface AdminExplainedBackend {
  /**
   * The name of the backend.
   * Limits: at most 4096 characters.
   */
  readonly name: AdminName;
  /**
   * The kind of the backend, such as `static`.
   * Limits: at most 4096 characters.
   */
  readonly kind: AdminName;
  /**
   * The share of the requests that it gets, in percent.
   * Limits: 0 to 100.
   */
  readonly percent: number;
  /**
   * The addresses of its servers.
   * Limits: at most 256 items.
   */
  readonly servers: readonly AdminName[];
  /**
   * The policies for the backend.
   * Limits: at most 256 items.
   */
  readonly policies: readonly AdminEffectiveField[];
  /**
   * The parts that have policies of their own.
   * Limits: at most 1024 items.
   */
  readonly parts: readonly AdminExplainedPart[];
}

/** AdminExplainedBackend as written: it has no defaults. */
export type AdminExplainedBackendInput = AdminExplainedBackend;

/** A target, provider or model of a backend with policies of its own. */
export interface AdminExplainedPart {
  /**
   * The name.
   * Limits: at most 4096 characters.
   */
  readonly name: AdminName;
  /**
   * Its policies.
   * Limits: at most 256 items.
   */
  readonly policies: readonly AdminEffectiveField[];
}

/** AdminExplainedPart as written: it has no defaults. */
export type AdminExplainedPartInput = AdminExplainedPart;

/** The policies of a phase of a request. */
export interface AdminExplainedPhase {
  /** The phase: for the connection, before the route is selected, or after it is selected. */
  readonly phase: "connection" | "gateway" | "route";
  /**
   * The policies in the order in which they run.
   * Limits: at most 256 items.
   */
  readonly policies: readonly AdminEffectiveField[];
}

/** AdminExplainedPhase as written: it has no defaults. */
export type AdminExplainedPhaseInput = AdminExplainedPhase;

/** How the running configuration handles a request: which route takes it, why not the others, and with which policies. Policies are not run. */
export interface AdminExplanation {
  /**
   * The port of the listener.
   * Limits: 0 to 65535.
   */
  readonly port: number;
  /**
   * The listener that gets the request; unset if none serves the host.
   * Limits: at most 4096 characters.
   */
  readonly listener?: AdminName;
  /**
   * The id of the route that takes the request; unset if none does.
   * Limits: at most 4096 characters.
   */
  readonly route?: AdminName;
  /**
   * Where the route is configured.
   * Limits: at most 65536 characters.
   */
  readonly place?: AdminText;
  /**
   * The routes that do not get the request.
   * Limits: at most 1024 items.
   */
  readonly others: readonly AdminOtherRoute[];
  /**
   * The number of routes that are not listed.
   * Limits: 0 to 9007199254740991.
   */
  readonly omitted: number;
  /**
   * The phases in the order of execution.
   * Limits: at most 3 items.
   */
  readonly phases: readonly AdminExplainedPhase[];
  /**
   * The backends of the route.
   * Limits: at most 1024 items.
   */
  readonly backends: readonly AdminExplainedBackend[];
  /** The response of the gateway itself; unset if a backend responds. */
  readonly response?: AdminKnownResponse;
}

/** AdminExplanation as written: it has no defaults. */
export type AdminExplanationInput = AdminExplanation;

/** A server that others can reach without authentication. */
export interface AdminExposure {
  /** The server. */
  readonly server: "admin" | "stats" | "readiness" | "ui";
  /**
   * The address that it listens on.
   * Limits: at most 4096 characters.
   */
  readonly address: AdminName;
  /**
   * What follows from it, and how to change it.
   * Limits: at most 65536 characters.
   */
  readonly message: AdminText;
  /** The setting that exposes it. */
  readonly source?: AdminPlace;
}

/** AdminExposure as written: it has no defaults. */
export type AdminExposureInput = AdminExposure;

/** What happened in one step of time. A member is unset where it is not known, such as the errors of a model. */
export interface AdminFigurePoint {
  /**
   * The number of requests, or of calls of models, that ended.
   * Limits: 0 to 9007199254740991.
   */
  readonly requests: number;
  /**
   * Those with a status from 400 to 499.
   * Limits: 0 to 9007199254740991.
   */
  readonly clientErrors?: number;
  /**
   * Those with a status from 500 to 599.
   * Limits: 0 to 9007199254740991.
   */
  readonly serverErrors?: number;
  /**
   * Those that got no response, although the client waited for it.
   * Limits: 0 to 9007199254740991.
   */
  readonly noResponse?: number;
  /**
   * Those that the client aborted before there was a response; they are no errors of the gateway or the backend. nginx logs them as 499.
   * Limits: 0 to 9007199254740991.
   */
  readonly clientAborted?: number;
  /**
   * The number of requests by their time to the end of the response: one count for each of `limits`, and one above them.
   * Limits: at most 32 items.
   */
  readonly latency: readonly number[];
  /**
   * Bytes of response bodies.
   * Limits: 0 to 9007199254740991.
   * Unit: bytes.
   */
  readonly bytes?: number;
  /**
   * Open client connections at the end of the step.
   * Limits: 0 to 9007199254740991.
   */
  readonly connections?: number;
  /**
   * Bytes received from clients.
   * Limits: 0 to 9007199254740991.
   * Unit: bytes.
   */
  readonly received?: number;
  /**
   * Bytes sent to clients.
   * Limits: 0 to 9007199254740991.
   * Unit: bytes.
   */
  readonly sent?: number;
  /**
   * Tokens sent to models.
   * Limits: 0 to 9007199254740991.
   */
  readonly inputTokens?: number;
  /**
   * Tokens received from models.
   * Limits: 0 to 9007199254740991.
   */
  readonly outputTokens?: number;
  /**
   * The cost of calls of models in billionths of a dollar, according to the model catalogue.
   * Limits: 0 to 9007199254740991.
   */
  readonly nanodollars?: number;
}

/** AdminFigurePoint as written: it has no defaults. */
export type AdminFigurePointInput = AdminFigurePoint;

/**
 * What happened in each step of time, the oldest first.
 * Limits: at most 720 items.
 */
export type AdminFigurePoints = readonly AdminFigurePoint[];

/** AdminFigurePoints as written: it has no defaults. */
export type AdminFigurePointsInput = AdminFigurePoints;

/** What happened at one route, backend or model. */
export interface AdminFigureSeries {
  /**
   * The name of the route or model; the servers of the backend, or its name if it has none.
   * Limits: at most 4096 characters.
   */
  readonly name: AdminName;
  /**
   * `route`, the kind of the backend such as `static`, or the provider of the model.
   * Limits: at most 4096 characters.
   */
  readonly kind: AdminName;
  /**
   * The ids of the routes or backends, as `getTopology` names them; backends with the same name are counted together.
   * Limits: at most 1024 items.
   */
  readonly ids: readonly AdminName[];
  /**
   * The steps.
   * Limits: at most 720 items.
   */
  readonly points: AdminFigurePoints;
}

/** AdminFigureSeries as written: it has no defaults. */
export type AdminFigureSeriesInput = AdminFigureSeries;

/** Requests, errors, latency, bytes, connections, tokens and cost over time. */
export interface AdminFigures {
  /**
   * The beginning of the first step.
   * Limits: 20 to 32 characters.
   */
  readonly from: AdminTime;
  /**
   * The end of the last step.
   * Limits: 20 to 32 characters.
   */
  readonly to: AdminTime;
  /**
   * The length of each step.
   * Limits: 5 to 3600.
   * Unit: seconds.
   */
  readonly step: number;
  /**
   * The upper limits of the counts in `latency`.
   * Limits: at most 31 items.
   * Unit: seconds.
   */
  readonly limits: readonly number[];
  /**
   * All requests; by model, all calls of models.
   * Limits: at most 720 items.
   */
  readonly total: AdminFigurePoints;
  /**
   * The busiest routes, backends or models, the busiest first; empty without `by`.
   * Limits: at most 200 items.
   */
  readonly series: readonly AdminFigureSeries[];
  /**
   * What belongs to none of `series`; empty without `by`.
   * Limits: at most 720 items.
   */
  readonly rest: AdminFigurePoints;
}

/** AdminFigures as written: it has no defaults. */
export type AdminFiguresInput = AdminFigures;

/** A finding about a configuration, at its place, as `gw validate` reports it. */
export interface AdminFinding {
  /**
   * The name of the file.
   * Limits: at most 4096 characters.
   */
  readonly file: AdminName;
  /**
   * The line, counted from 1.
   * Limits: 0 to 9007199254740991.
   */
  readonly line: number;
  /**
   * The column, counted from 1 in UTF-16 units.
   * Limits: 0 to 9007199254740991.
   */
  readonly column: number;
  /**
   * The place in the configuration, such as `gateways.web.routes[0].name`; empty for the whole file.
   * Limits: at most 4096 characters.
   */
  readonly path: AdminName;
  /** Whether the finding prevents that the configuration runs. */
  readonly severity: "error" | "warning";
  /**
   * The code of the finding, such as `unknown-key`.
   * Limits: at most 4096 characters.
   */
  readonly code: AdminName;
  /**
   * What is wrong, and how to mend it.
   * Limits: at most 65536 characters.
   */
  readonly message: AdminText;
  /**
   * What to write instead; unset if there is no similar name.
   * Limits: at most 65536 characters.
   */
  readonly suggestion?: AdminText;
}

/** AdminFinding as written: it has no defaults. */
export type AdminFindingInput = AdminFinding;

/** A key set of an authentication policy that the gateway fetches. */
export interface AdminKeySet {
  /**
   * The URL from which it is fetched.
   * Limits: at most 4096 characters.
   */
  readonly url: AdminName;
  /**
   * The number of keys that tokens are verified with now; with none, every token is refused.
   * Limits: 0 to 9007199254740991.
   */
  readonly keys: number;
  /**
   * Why it cannot be fetched; unset if the last fetch succeeded.
   * Limits: at most 65536 characters.
   */
  readonly fault?: AdminText;
  /**
   * The policies that use it.
   * Limits: at most 64 items.
   */
  readonly places: readonly AdminPlace[];
}

/** AdminKeySet as written: it has no defaults. */
export type AdminKeySetInput = AdminKeySet;

/** The key sets that the gateway fetches. */
export interface AdminKeySets {
  /**
   * The key sets.
   * Limits: at most 4096 items.
   */
  readonly keySets: readonly AdminKeySet[];
}

/** AdminKeySets as written: it has no defaults. */
export type AdminKeySetsInput = AdminKeySets;

/** The response of the gateway itself. */
export interface AdminKnownResponse {
  /**
   * The status.
   * Limits: 100 to 999.
   */
  readonly status: number;
  /**
   * The reason.
   * Limits: at most 65536 characters.
   */
  readonly why: AdminText;
}

/** AdminKnownResponse as written: it has no defaults. */
export type AdminKnownResponseInput = AdminKnownResponse;

/** A listener of a gateway. */
export interface AdminListener {
  /**
   * The key of the listener, which routes name.
   * Limits: at most 4096 characters.
   */
  readonly id: AdminName;
  /**
   * The gateway of the listener.
   * Limits: at most 4096 characters.
   */
  readonly gateway: AdminName;
  /**
   * The name of the listener; unset if it has none.
   * Limits: at most 4096 characters.
   */
  readonly name?: AdminName;
  /**
   * The port that it listens on.
   * Limits: 0 to 65535.
   */
  readonly port: number;
  /** What it accepts. */
  readonly protocol: "HTTP" | "HTTPS" | "TCP" | "TLS" | "UDP";
  /**
   * The host name; unset if the listener serves every host.
   * Limits: at most 4096 characters.
   */
  readonly hostname?: AdminName;
  /** Where it is configured. */
  readonly place: AdminPlace;
}

/** AdminListener as written: it has no defaults. */
export type AdminListenerInput = AdminListener;

/** A budget, and what is spent of it. */
export interface AdminLlmBudget {
  /**
   * The name of the budget.
   * Limits: at most 4096 characters.
   */
  readonly name: AdminName;
  /** Whether it is for one key, or for all keys of a team or of a user. */
  readonly scope: "Key" | "Team" | "User";
  /**
   * The id of the key, or the name of the team or user.
   * Limits: at most 4096 characters.
   */
  readonly subject: AdminName;
  /**
   * The number of tokens of a period; unset if it is in dollars.
   * Limits: 0 to 9007199254740991.
   */
  readonly tokens?: number;
  /**
   * The amount of dollars of a period; unset if it is in tokens.
   * Limits: at most 4096 characters.
   */
  readonly dollars?: AdminName;
  /**
   * The length of a period; unset: it is renewed by `calendar`, or never.
   * Limits: at most 4096 characters.
   */
  readonly period?: AdminName;
  /**
   * Whether a period is fixed or slides; unset: fixed.
   * Limits: at most 4096 characters.
   */
  readonly window?: AdminName;
  /**
   * The unit of the calendar at whose beginning it is renewed.
   * Limits: at most 4096 characters.
   */
  readonly calendar?: AdminName;
  /**
   * The time zone of the calendar; unset: UTC.
   * Limits: at most 4096 characters.
   */
  readonly timeZone?: AdminName;
  /**
   * What happens to calls while the database cannot be used.
   * Limits: at most 4096 characters.
   */
  readonly whenUnavailable?: AdminName;
  /**
   * When it was created.
   * Limits: 20 to 32 characters.
   */
  readonly createdAt: AdminTime;
  /**
   * What is spent and reserved in this period, in tokens or in dollars.
   * Limits: at most 4096 characters.
   */
  readonly spent: AdminName;
}

/** AdminLlmBudget as written: it has no defaults. */
export type AdminLlmBudgetInput = AdminLlmBudget;

/** A budget that was set or deleted. */
export interface AdminLlmBudgetChange {
  /**
   * The name of the budget.
   * Limits: at most 4096 characters.
   */
  readonly name: AdminName;
}

/** AdminLlmBudgetChange as written: it has no defaults. */
export type AdminLlmBudgetChangeInput = AdminLlmBudgetChange;

/** The budgets that were created at run time. */
export interface AdminLlmBudgets {
  /**
   * The budgets.
   * Limits: at most 1024 items.
   */
  readonly budgets: readonly AdminLlmBudget[];
  /**
   * The number of budgets that are left out, because there are too many.
   * Limits: 0 to 9007199254740991.
   */
  readonly omitted: number;
}

/** AdminLlmBudgets as written: it has no defaults. */
export type AdminLlmBudgetsInput = AdminLlmBudgets;

/** A call of a model, without its content. */
export interface AdminLlmCall {
  /**
   * When its request arrived.
   * Limits: 20 to 32 characters.
   */
  readonly at: AdminTime;
  /**
   * The model that the provider was asked for.
   * Limits: at most 4096 characters.
   */
  readonly model: AdminName;
  /**
   * The model that the client named, if it is another one.
   * Limits: at most 4096 characters.
   */
  readonly asked?: AdminName;
  /**
   * The provider.
   * Limits: at most 4096 characters.
   */
  readonly provider: AdminName;
  /**
   * The backend.
   * Limits: at most 4096 characters.
   */
  readonly backend: AdminName;
  /**
   * The route.
   * Limits: at most 4096 characters.
   */
  readonly route?: AdminName;
  /**
   * The name of the client's key, or the user; empty if the client is not signed in.
   * Limits: at most 65536 characters.
   */
  readonly key: AdminText;
  /**
   * The team of the key.
   * Limits: at most 65536 characters.
   */
  readonly team?: AdminText;
  /**
   * The status of the response; 0 if there was none.
   * Limits: 0 to 999.
   */
  readonly status: number;
  /**
   * From the request to the end of the response.
   * Limits: 0 to 9007199254740991.
   * Unit: ms.
   */
  readonly milliseconds: number;
  /**
   * The tokens of the prompt; unset if the provider did not say.
   * Limits: 0 to 9007199254740991.
   */
  readonly inputTokens?: number;
  /**
   * The tokens of the response; unset if the provider did not say.
   * Limits: 0 to 9007199254740991.
   */
  readonly outputTokens?: number;
  /**
   * The cost in billionths of a dollar; unset if the price is not known.
   * Limits: 0 to 9007199254740991.
   */
  readonly nanodollars?: number;
}

/** AdminLlmCall as written: it has no defaults. */
export type AdminLlmCallInput = AdminLlmCall;

/** The last calls of models in this process, the newest first. */
export interface AdminLlmCalls {
  /**
   * The calls.
   * Limits: at most 1000 items.
   */
  readonly calls: readonly AdminLlmCall[];
}

/** AdminLlmCalls as written: it has no defaults. */
export type AdminLlmCallsInput = AdminLlmCalls;

/** A key that was created at run time, without its secret. */
export interface AdminLlmKey {
  /**
   * The id of the key.
   * Limits: at most 4096 characters.
   */
  readonly id: AdminName;
  /**
   * Its name.
   * Limits: at most 4096 characters.
   */
  readonly name: AdminName;
  /**
   * Its team; unset: none.
   * Limits: at most 4096 characters.
   */
  readonly team?: AdminName;
  /**
   * Its user; unset: none.
   * Limits: at most 4096 characters.
   */
  readonly user?: AdminName;
  /**
   * When it was created.
   * Limits: 20 to 32 characters.
   */
  readonly createdAt: AdminTime;
  /**
   * When it expires; unset: never.
   * Limits: 20 to 32 characters.
   */
  readonly expiresAt?: AdminTime;
  /**
   * The names of the budgets that it spends from.
   * Limits: at most 64 items.
   */
  readonly budgets: readonly AdminName[];
}

/** AdminLlmKey as written: it has no defaults. */
export type AdminLlmKeyInput = AdminLlmKey;

/** A new key. Only this response contains the key itself. */
export interface AdminLlmKeyCreated {
  /**
   * The id of the key.
   * Limits: at most 4096 characters.
   */
  readonly id: AdminName;
  /**
   * The key, which clients send; it cannot be read again.
   * Limits: at most 4096 characters.
   */
  readonly key: AdminName;
}

/** AdminLlmKeyCreated as written: it has no defaults. */
export type AdminLlmKeyCreatedInput = AdminLlmKeyCreated;

/** A key that was deleted. */
export interface AdminLlmKeyRemoval {
  /**
   * The id of the key.
   * Limits: at most 4096 characters.
   */
  readonly id: AdminName;
}

/** AdminLlmKeyRemoval as written: it has no defaults. */
export type AdminLlmKeyRemovalInput = AdminLlmKeyRemoval;

/** The keys that were created at run time. */
export interface AdminLlmKeys {
  /**
   * The keys.
   * Limits: at most 2048 items.
   */
  readonly keys: readonly AdminLlmKey[];
  /**
   * The number of keys that are left out, because there are too many.
   * Limits: 0 to 9007199254740991.
   */
  readonly omitted: number;
}

/** AdminLlmKeys as written: it has no defaults. */
export type AdminLlmKeysInput = AdminLlmKeys;

/** Who wants to log in. */
export interface AdminLogin {
  /**
   * The token of the address that the gateway has printed.
   * Limits: at most 4096 characters.
   * Sensitive: never printed.
   */
  readonly token: AdminName;
}

/** AdminLogin as written: it has no defaults. */
export type AdminLoginInput = AdminLogin;

/** A place that sets a field, although the value of another place is used. */
export interface AdminLosingPlace {
  /**
   * The place.
   * Limits: at most 65536 characters.
   */
  readonly place: AdminText;
  /**
   * Why the value of the other place is used.
   * Limits: at most 65536 characters.
   */
  readonly because: AdminText;
}

/** AdminLosingPlace as written: it has no defaults. */
export type AdminLosingPlaceInput = AdminLosingPlace;

/** What an MCP server has, as its targets say now, and what of it a client sees. */
export interface AdminMcpCatalogue {
  /**
   * The id of the route whose policies apply; unset if no route leads to the backend.
   * Limits: at most 4096 characters.
   */
  readonly route?: AdminName;
  /**
   * The tools, prompts, resources and templates of all targets.
   * Limits: at most 4096 items.
   */
  readonly items: readonly AdminMcpItem[];
  /**
   * The number of items that are not listed.
   * Limits: 0 to 9007199254740991.
   */
  readonly omitted: number;
  /**
   * The targets, in the order of the configuration.
   * Limits: at most 128 items.
   */
  readonly targets: readonly AdminMcpTargetReading[];
  /** Whether clients get a tool that searches instead of the list of tools. */
  readonly searchOnly: boolean;
}

/** AdminMcpCatalogue as written: it has no defaults. */
export type AdminMcpCatalogueInput = AdminMcpCatalogue;

/** An MCP server whose catalogue is wanted, and the client for whom it is judged. */
export interface AdminMcpCatalogueOrder {
  /**
   * The id of the backend.
   * Limits: at most 4096 characters.
   */
  readonly backend: AdminName;
  /**
   * The id of the route whose policies apply; the first route that leads to the backend when unset.
   * Limits: at most 4096 characters.
   */
  readonly route?: AdminName;
  /** The variables that the rules read, as an object, such as `jwt` with the claims of a token, or `apiKey` with the metadata of a key; nobody is signed in when unset. */
  readonly identity?: JsonValue;
}

/** AdminMcpCatalogueOrder as written: it has no defaults. */
export type AdminMcpCatalogueOrderInput = AdminMcpCatalogueOrder;

/** A tool, prompt, resource or template of resources of an MCP server. */
export interface AdminMcpItem {
  /** What it is. */
  readonly kind: "tool" | "prompt" | "resource" | "template";
  /**
   * The target that has it.
   * Limits: at most 4096 characters.
   */
  readonly target: AdminName;
  /**
   * Its name or URI at the target.
   * Limits: at most 65536 characters.
   */
  readonly name: AdminText;
  /**
   * Its name or URI for clients, with the prefix of the target and another name that a policy gives it.
   * Limits: at most 65536 characters.
   */
  readonly shownName: AdminText;
  /** Whether the rules show it to the client. */
  readonly visible: boolean;
  /**
   * The reason, with the rule that decided.
   * Limits: at most 65536 characters.
   */
  readonly why: AdminText;
  /** What the target says of it, such as description and `inputSchema`. */
  readonly definition: JsonValue;
}

/** AdminMcpItem as written: it has no defaults. */
export type AdminMcpItemInput = AdminMcpItem;

/** One MCP server for clients: the targets of a backend. */
export interface AdminMcpServer {
  /**
   * The id of the backend.
   * Limits: at most 4096 characters.
   */
  readonly backend: AdminName;
  /**
   * The name of the backend.
   * Limits: at most 4096 characters.
   */
  readonly name: AdminName;
  /** Whether names of tools and prompts begin with the name of their target. */
  readonly isPrefixed: boolean;
  /**
   * The targets, in the order of the configuration.
   * Limits: at most 128 items.
   */
  readonly targets: readonly AdminMcpTarget[];
  /** Where it is configured. */
  readonly place: AdminPlace;
}

/** AdminMcpServer as written: it has no defaults. */
export type AdminMcpServerInput = AdminMcpServer;

/** The MCP servers that clients can reach. */
export interface AdminMcpServers {
  /**
   * The servers.
   * Limits: at most 1024 items.
   */
  readonly servers: readonly AdminMcpServer[];
  /**
   * The number of servers that are left out, because there are too many.
   * Limits: 0 to 9007199254740991.
   */
  readonly omitted: number;
}

/** AdminMcpServers as written: it has no defaults. */
export type AdminMcpServersInput = AdminMcpServers;

/** A session of an MCP client. Its `id` names it in this API; no client can use it. */
export interface AdminMcpSession {
  /**
   * The beginning of a digest of the session's id.
   * Limits: at most 4096 characters.
   */
  readonly id: AdminName;
  /**
   * The id of the backend.
   * Limits: at most 4096 characters.
   */
  readonly backend: AdminName;
  /**
   * The name of the route; empty if it has none.
   * Limits: at most 4096 characters.
   */
  readonly route: AdminName;
  /**
   * The name that the client gives itself; empty if it gives none.
   * Limits: at most 4096 characters.
   */
  readonly client: AdminName;
  /**
   * Who has authenticated: the subject of the token, the name of the key, or the user; empty if nobody has.
   * Limits: at most 4096 characters.
   */
  readonly owner: AdminName;
  /**
   * The targets that have joined the session.
   * Limits: at most 128 items.
   */
  readonly targets: readonly AdminName[];
  /**
   * When it began.
   * Limits: 20 to 32 characters.
   */
  readonly begun: AdminTime;
  /**
   * The number of open streams for notifications.
   * Limits: 0 to 9007199254740991.
   */
  readonly streams: number;
}

/** AdminMcpSession as written: it has no defaults. */
export type AdminMcpSessionInput = AdminMcpSession;

/** An MCP session that has ended. */
export interface AdminMcpSessionEnd {
  /**
   * The id of the session.
   * Limits: at most 4096 characters.
   */
  readonly id: AdminName;
}

/** AdminMcpSessionEnd as written: it has no defaults. */
export type AdminMcpSessionEndInput = AdminMcpSessionEnd;

/** The active MCP sessions that began in this process. */
export interface AdminMcpSessions {
  /**
   * The sessions.
   * Limits: at most 2048 items.
   */
  readonly sessions: readonly AdminMcpSession[];
  /**
   * The number of sessions that are left out, because there are too many.
   * Limits: 0 to 9007199254740991.
   */
  readonly omitted: number;
}

/** AdminMcpSessions as written: it has no defaults. */
export type AdminMcpSessionsInput = AdminMcpSessions;

/** A server of an MCP backend, as clients have met it so far. */
export interface AdminMcpTarget {
  /**
   * The name of the target.
   * Limits: at most 4096 characters.
   */
  readonly name: AdminName;
  /** How the gateway reaches it. */
  readonly transport: "StreamableHTTP" | "SSE" | "stdio" | "OpenAPI";
  /**
   * The address, as `host:port`; unset for programs.
   * Limits: at most 4096 characters.
   */
  readonly address?: AdminName;
  /** Whether it responded last; unknown: no client has needed it yet. */
  readonly state: "unknown" | "available" | "unavailable";
  /**
   * The protocol version that was agreed last.
   * Limits: at most 4096 characters.
   */
  readonly protocolVersion?: AdminName;
  /**
   * What it offers, such as `tools`; empty as long as the gateway has not seen it.
   * Limits: at most 16 items.
   */
  readonly capabilities: readonly AdminName[];
  /**
   * Why it failed last.
   * Limits: at most 65536 characters.
   */
  readonly lastError?: AdminText;
  /**
   * When it failed last.
   * Limits: 20 to 32 characters.
   */
  readonly lastErrorAt?: AdminTime;
}

/** AdminMcpTarget as written: it has no defaults. */
export type AdminMcpTargetInput = AdminMcpTarget;

/** How the lists of one target were read. */
export interface AdminMcpTargetReading {
  /**
   * The name of the target.
   * Limits: at most 4096 characters.
   */
  readonly name: AdminName;
  /**
   * Why lists are missing; unset if none is.
   * Limits: at most 65536 characters.
   */
  readonly error?: AdminText;
}

/** AdminMcpTargetReading as written: it has no defaults. */
export type AdminMcpTargetReadingInput = AdminMcpTargetReading;

/** A model that clients can request, or a backend of a provider. */
export interface AdminModel {
  /**
   * The name that clients use, or a pattern; of a provider: the name of the backend.
   * Limits: at most 4096 characters.
   */
  readonly name: AdminName;
  /** model: one backend; virtual: other models; provider: a backend that passes on the names of clients. */
  readonly kind: "model" | "virtual" | "provider";
  /** Whether clients can request it; others are only for virtual models. */
  readonly isPublic: boolean;
  /**
   * The provider.
   * Limits: at most 4096 characters.
   */
  readonly provider: AdminName;
  /**
   * The model that the provider gets; unset: the one that the client names.
   * Limits: at most 4096 characters.
   */
  readonly upstreamModel?: AdminName;
  /**
   * The id of the backend; unset for virtual models.
   * Limits: at most 4096 characters.
   */
  readonly backend?: AdminName;
  /** How a target is chosen. */
  readonly choice?: "Weighted" | "Failover" | "Conditional";
  /**
   * The models behind a virtual model.
   * Limits: at most 64 items.
   */
  readonly targets: readonly AdminModelTarget[];
  /**
   * The lowest health of its endpoints; unset if it is not measured.
   * Limits: 0 to 100.
   * Unit: percent.
   */
  readonly health?: number;
  /** The prices for a million tokens, in dollars; unset if the catalogue has none. */
  readonly rates?: CatalogRates;
}

/** AdminModel as written: it has no defaults. */
export type AdminModelInput = AdminModel;

/** A model that a virtual model may choose. */
export interface AdminModelTarget {
  /**
   * The name by which it is requested.
   * Limits: at most 4096 characters.
   */
  readonly model: AdminName;
  /**
   * Its weight among all weights.
   * Limits: 0 to 1000000.
   */
  readonly weight: number;
  /**
   * Its priority; lower is preferred.
   * Limits: 0 to 1000000.
   */
  readonly priority: number;
  /**
   * The expression that must hold; unset: it is chosen always.
   * Limits: at most 65536 characters.
   */
  readonly when?: AdminText;
}

/** AdminModelTarget as written: it has no defaults. */
export type AdminModelTargetInput = AdminModelTarget;

/** The models and providers of the running configuration. */
export interface AdminModels {
  /**
   * The models.
   * Limits: at most 1024 items.
   */
  readonly models: readonly AdminModel[];
  /**
   * The number of models that are left out, because there are too many.
   * Limits: 0 to 9007199254740991.
   */
  readonly omitted: number;
}

/** AdminModels as written: it has no defaults. */
export type AdminModelsInput = AdminModels;

/**
 * A name, an address, or a place in the configuration.
 * Limits: at most 4096 characters.
 */
export type AdminName = string;

/** AdminName as written: it has no defaults. */
export type AdminNameInput = AdminName;

/** A route that does not get the request. */
export interface AdminOtherRoute {
  /**
   * The id of the route.
   * Limits: at most 4096 characters.
   */
  readonly route: AdminName;
  /**
   * Why it does not get the request.
   * Limits: at most 65536 characters.
   */
  readonly why: AdminText;
}

/** AdminOtherRoute as written: it has no defaults. */
export type AdminOtherRouteInput = AdminOtherRoute;

/** A place in the configuration. */
export interface AdminPlace {
  /**
   * The place, such as `gateways.web.routes[0]`.
   * Limits: at most 4096 characters.
   */
  readonly path: AdminName;
  /**
   * The name of the file; unset in a cluster.
   * Limits: at most 4096 characters.
   */
  readonly file?: AdminName;
  /**
   * The line, counted from 1; unset if it is not known.
   * Limits: 1 to 9007199254740991.
   */
  readonly line?: number;
  /**
   * The Kubernetes object, such as `EdgePolicy apps/login`; unset in a standalone file.
   * Limits: at most 4096 characters.
   */
  readonly object?: AdminName;
}

/** AdminPlace as written: it has no defaults. */
export type AdminPlaceInput = AdminPlace;

/** A policy, and where it is configured. */
export interface AdminPolicy {
  /**
   * The name of the policy, such as `cors`.
   * Limits: at most 4096 characters.
   */
  readonly name: AdminName;
  /** Where it is configured. */
  readonly place: AdminPlace;
}

/** AdminPolicy as written: it has no defaults. */
export type AdminPolicyInput = AdminPolicy;

/** Why a request was refused (RFC 9457). */
export interface AdminProblem {
  /**
   * The kind of the problem, as a URN.
   * Limits: at most 4096 characters.
   */
  readonly type: AdminName;
  /**
   * The kind of the problem, in words.
   * Limits: at most 65536 characters.
   */
  readonly title: AdminText;
  /**
   * The status of the response.
   * Limits: 400 to 599.
   */
  readonly status: number;
  /**
   * What is wrong with this request, and how to mend it.
   * Limits: at most 65536 characters.
   */
  readonly detail: AdminText;
  /**
   * The findings about the configuration or the expression in the request.
   * Limits: at most 1024 items.
   */
  readonly findings?: readonly AdminFinding[];
  /**
   * The current version of what the request would have changed.
   * Limits: at most 4096 characters.
   */
  readonly version?: AdminName;
  /** The current state of what the request would have changed. */
  readonly current?: JsonValue;
}

/** AdminProblem as written: it has no defaults. */
export type AdminProblemInput = AdminProblem;

/** What another configuration decides about recorded requests. Nothing was sent. */
export interface AdminReplay {
  /**
   * The requests that were decided.
   * Limits: 0 to 9007199254740991.
   */
  readonly requests: number;
  /**
   * The requests that are decided otherwise.
   * Limits: 0 to 9007199254740991.
   */
  readonly different: number;
  /**
   * The requests that are not decided completely.
   * Limits: 0 to 9007199254740991.
   */
  readonly undecided: number;
  /**
   * The lines that were no record of a request.
   * Limits: 0 to 9007199254740991.
   */
  readonly ignored: number;
  /**
   * The results that are not listed.
   * Limits: 0 to 9007199254740991.
   */
  readonly omitted: number;
  /**
   * The requests that are decided otherwise or not completely, in the order of the records.
   * Limits: at most 1024 items.
   */
  readonly results: readonly AdminReplayedRequest[];
}

/** AdminReplay as written: it has no defaults. */
export type AdminReplayInput = AdminReplay;

/** Something that is decided otherwise than it was recorded. */
export interface AdminReplayDifference {
  /** What differs; `url` and `header` are those that the backend gets. */
  readonly what: "route" | "policy" | "response" | "backend" | "url" | "header";
  /**
   * The phase and the policy, or the header.
   * Limits: at most 4096 characters.
   */
  readonly name?: AdminName;
  /**
   * What was recorded; `none` if there was nothing.
   * Limits: at most 65536 characters.
   */
  readonly before: AdminText;
  /**
   * What is decided now; `none` if there is nothing.
   * Limits: at most 65536 characters.
   */
  readonly after: AdminText;
}

/** AdminReplayDifference as written: it has no defaults. */
export type AdminReplayDifferenceInput = AdminReplayDifference;

/** Recorded requests that a candidate decides again. */
export interface AdminReplayOrder {
  /**
   * The files that replace those of the configuration.
   * Limits: 1 to 64 items.
   */
  readonly files: readonly AdminConfigCandidateFile[];
  /**
   * The records of traces, or lines of an access log in JSON, one per line.
   * Limits: at most 8388608 characters.
   */
  readonly records: AdminSentText;
}

/** AdminReplayOrder as written: it has no defaults. */
export type AdminReplayOrderInput = AdminReplayOrder;

/** A recorded request that is decided otherwise, or not completely. */
export interface AdminReplayedRequest {
  /**
   * The line at which its record begins, from 1.
   * Limits: 0 to 9007199254740991.
   */
  readonly line: number;
  /**
   * The method.
   * Limits: at most 4096 characters.
   */
  readonly method: AdminName;
  /**
   * The URL, without what was hidden when it was recorded.
   * Limits: at most 65536 characters.
   */
  readonly url: AdminText;
  /**
   * What is decided otherwise.
   * Limits: at most 256 items.
   */
  readonly differences: readonly AdminReplayDifference[];
  /**
   * Policies and parts that only a real request decides, such as `rateLimit`, because they need others or what was not recorded.
   * Limits: at most 64 items.
   */
  readonly undecided: readonly AdminName[];
}

/** AdminReplayedRequest as written: it has no defaults. */
export type AdminReplayedRequestInput = AdminReplayedRequest;

/** A gateway that shares the configuration in the database, and what it runs. */
export interface AdminReplica {
  /**
   * A text that is different for each process.
   * Limits: at most 4096 characters.
   */
  readonly id: AdminName;
  /**
   * The name of the pod or machine.
   * Limits: at most 4096 characters.
   */
  readonly name: AdminName;
  /**
   * The version of the configuration that it runs; 0 before the first one.
   * Limits: 0 to 9007199254740991.
   */
  readonly revision: number;
  /**
   * Why it does not run a newer version; unset if it runs the newest one that it knows.
   * Limits: at most 65536 characters.
   */
  readonly problem?: AdminText;
  /**
   * When it said so.
   * Limits: 20 to 32 characters.
   */
  readonly at: AdminTime;
  /** Whether it is the gateway that responds. */
  readonly isThis: boolean;
}

/** AdminReplica as written: it has no defaults. */
export type AdminReplicaInput = AdminReplica;

/** The gateways that share the configuration in the database. */
export interface AdminReplicas {
  /** Whether there is a database; without one, the gateway has its configuration for itself. */
  readonly shared: boolean;
  /**
   * The gateways that have said lately what they run, in the order of their names.
   * Limits: at most 1024 items.
   */
  readonly replicas: readonly AdminReplica[];
}

/** AdminReplicas as written: it has no defaults. */
export type AdminReplicasInput = AdminReplicas;

/**
 * A body in the log of requests.
 * Limits: at most 8388608 characters.
 */
export type AdminRequestBody = string;

/** AdminRequestBody as written: it has no defaults. */
export type AdminRequestBodyInput = AdminRequestBody;

/** The state of the log of requests in this process. */
export interface AdminRequestLog {
  /** Whether there is a log: `config.requestLog` is set. */
  readonly enabled: boolean;
  /**
   * The records that this process has written.
   * Limits: 0 to 9007199254740991.
   */
  readonly written: number;
  /**
   * The records that were dropped, because too many waited or the database refused them.
   * Limits: 0 to 9007199254740991.
   */
  readonly dropped: number;
  /**
   * Bytes of records that wait to be written.
   * Limits: 0 to 9007199254740991.
   * Unit: bytes.
   */
  readonly waiting: number;
  /**
   * Why records cannot be written at the moment; unset if they can.
   * Limits: at most 65536 characters.
   */
  readonly problem?: AdminText;
}

/** AdminRequestLog as written: it has no defaults. */
export type AdminRequestLogInput = AdminRequestLog;

/** Records of the log of requests, the newest first. */
export interface AdminRequestPage {
  /**
   * The records.
   * Limits: at most 1000 items.
   */
  readonly records: readonly AdminRequestRecord[];
  /**
   * What `after` of the call for the next page has; unset if there are no further records. A search that has looked at many records ends its page early, even without any record.
   * Limits: at most 4096 characters.
   */
  readonly next?: AdminName;
}

/** AdminRequestPage as written: it has no defaults. */
export type AdminRequestPageInput = AdminRequestPage;

/** A request in the log of requests. Fields have the names of the semantic conventions of OpenTelemetry, or the names that the access log gives them. */
export interface AdminRequestRecord {
  /**
   * The id, by which the record can be asked for again.
   * Limits: at most 4096 characters.
   */
  readonly id: AdminName;
  /**
   * When the request arrived.
   * Limits: 20 to 32 characters.
   */
  readonly timestamp: AdminTime;
  /** `Model`: a call of a language model; `Mcp`: a request of an MCP client; `Refusal`: a request that the gateway refused before either; `Http`: another request. */
  readonly kind: "Model" | "Mcp" | "Refusal" | "Http";
  /**
   * The name of the client's key.
   * Limits: at most 4096 characters.
   */
  readonly key?: AdminName;
  /**
   * The user of the key or of the token, or the user of basic authentication.
   * Limits: at most 4096 characters.
   */
  readonly user?: AdminName;
  /**
   * The team of the key.
   * Limits: at most 4096 characters.
   */
  readonly team?: AdminName;
  /**
   * The gateway.
   * Limits: at most 4096 characters.
   */
  readonly gateway?: AdminName;
  /**
   * The listener.
   * Limits: at most 4096 characters.
   */
  readonly listener?: AdminName;
  /**
   * The route.
   * Limits: at most 4096 characters.
   */
  readonly route?: AdminName;
  /**
   * The backend.
   * Limits: at most 4096 characters.
   */
  readonly backend?: AdminName;
  /**
   * The address of the client.
   * Limits: at most 4096 characters.
   */
  readonly "client.address"?: AdminName;
  /**
   * The host that the client named.
   * Limits: at most 4096 characters.
   */
  readonly "server.address"?: AdminName;
  /**
   * The method of the request.
   * Limits: at most 4096 characters.
   */
  readonly "http.request.method": AdminName;
  /**
   * The path of the request, without its query.
   * Limits: at most 4096 characters.
   */
  readonly "url.path": AdminName;
  /**
   * The status of the response; 0 if there was none.
   * Limits: 0 to 999.
   */
  readonly "http.response.status_code": number;
  /**
   * From the request to the end of the response.
   * Limits: 0 to 9007199254740991.
   * Unit: ms.
   */
  readonly duration: number;
  /**
   * The id of the trace, if the request was traced.
   * Limits: at most 4096 characters.
   */
  readonly "trace.id"?: AdminName;
  /**
   * The id of the span, if the request was traced.
   * Limits: at most 4096 characters.
   */
  readonly "span.id"?: AdminName;
  /**
   * The kind of the error.
   * Limits: at most 4096 characters.
   */
  readonly "error.type"?: AdminName;
  /**
   * The text of the error.
   * Limits: at most 65536 characters.
   */
  readonly "error.message"?: AdminText;
  /**
   * What was done: `chat`, `embeddings`, `execute_tool` and others.
   * Limits: at most 4096 characters.
   */
  readonly "gen_ai.operation.name"?: AdminName;
  /**
   * The provider of the model.
   * Limits: at most 4096 characters.
   */
  readonly "gen_ai.provider.name"?: AdminName;
  /**
   * The model that the provider was asked for.
   * Limits: at most 4096 characters.
   */
  readonly "gen_ai.request.model"?: AdminName;
  /**
   * The model that the client named, if it is another one.
   * Limits: at most 4096 characters.
   */
  readonly "llm.requested_model"?: AdminName;
  /**
   * The model that has answered, as the provider says.
   * Limits: at most 4096 characters.
   */
  readonly "gen_ai.response.model"?: AdminName;
  /**
   * Why the response of the model ended.
   * Limits: at most 4096 characters.
   */
  readonly "gen_ai.response.finish_reasons"?: AdminName;
  /**
   * The tokens of the prompt.
   * Limits: 0 to 9007199254740991.
   */
  readonly "gen_ai.usage.input_tokens"?: number;
  /**
   * The tokens of the response.
   * Limits: 0 to 9007199254740991.
   */
  readonly "gen_ai.usage.output_tokens"?: number;
  /**
   * The tokens of the prompt that the provider had in its cache.
   * Limits: 0 to 9007199254740991.
   */
  readonly "gen_ai.usage.cache_read.input_tokens"?: number;
  /**
   * The tokens with which the model has reasoned.
   * Limits: 0 to 9007199254740991.
   */
  readonly "gen_ai.usage.reasoning.output_tokens"?: number;
  /**
   * The cost in billionths of a dollar.
   * Limits: 0 to 9007199254740991.
   */
  readonly "llm.cost.nanodollars"?: number;
  /**
   * The result of the look-up in the cache of responses.
   * Limits: at most 4096 characters.
   */
  readonly "llm.cache.status"?: AdminName;
  /**
   * The method of MCP.
   * Limits: at most 4096 characters.
   */
  readonly "mcp.method.name"?: AdminName;
  /**
   * The MCP server.
   * Limits: at most 4096 characters.
   */
  readonly "mcp.target.name"?: AdminName;
  /**
   * The tool.
   * Limits: at most 4096 characters.
   */
  readonly "gen_ai.tool.name"?: AdminName;
  /**
   * The prompt of MCP.
   * Limits: at most 4096 characters.
   */
  readonly "gen_ai.prompt.name"?: AdminName;
  /**
   * The resource of MCP.
   * Limits: at most 4096 characters.
   */
  readonly "mcp.resource.uri"?: AdminName;
  /**
   * The body of the request as the backend got it, masked.
   * Limits: at most 8388608 characters.
   */
  readonly "http.request.body.content"?: AdminRequestBody;
  /**
   * The bytes of the body of the request.
   * Limits: 0 to 9007199254740991.
   * Unit: bytes.
   */
  readonly "http.request.body.size"?: number;
  /**
   * The body of the response as the client got it, masked.
   * Limits: at most 8388608 characters.
   */
  readonly "http.response.body.content"?: AdminRequestBody;
  /**
   * The bytes of the body of the response.
   * Limits: 0 to 9007199254740991.
   * Unit: bytes.
   */
  readonly "http.response.body.size"?: number;
}

/** AdminRequestRecord as written: it has no defaults. */
export type AdminRequestRecordInput = AdminRequestRecord;

/** A route from listeners to backends. */
export interface AdminRoute {
  /**
   * The key of the route.
   * Limits: at most 4096 characters.
   */
  readonly id: AdminName;
  /**
   * The name of the route.
   * Limits: at most 4096 characters.
   */
  readonly name: AdminName;
  /** Whether it takes requests, connections, or datagrams. */
  readonly kind: "HTTP" | "TCP" | "UDP";
  /**
   * The ids of its listeners.
   * Limits: at most 1024 items.
   */
  readonly listeners: readonly AdminName[];
  /**
   * The host names; empty: every host of the listeners.
   * Limits: at most 1024 items.
   */
  readonly hostnames: readonly AdminName[];
  /**
   * Which requests the route takes; any of them is enough.
   * Limits: at most 1024 items.
   */
  readonly matches: readonly AdminRouteMatch[];
  /**
   * Where it sends requests.
   * Limits: at most 1024 items.
   */
  readonly backends: readonly AdminRouteBackend[];
  /**
   * The policies that are attached to the route itself.
   * Limits: at most 1024 items.
   */
  readonly policies: readonly AdminPolicy[];
  /** Where it is configured. */
  readonly place: AdminPlace;
}

/** AdminRoute as written: it has no defaults. */
export type AdminRouteInput = AdminRoute;

/** What happens to the requests of a route at one of its listeners. */
export interface AdminRouteAtListener {
  /**
   * The id of the listener.
   * Limits: at most 4096 characters.
   */
  readonly listener: AdminName;
  /**
   * The phases in the order of execution; only the first for routes that take no requests.
   * Limits: at most 3 items.
   */
  readonly phases: readonly AdminExplainedPhase[];
  /**
   * The backends of the route.
   * Limits: at most 1024 items.
   */
  readonly backends: readonly AdminExplainedBackend[];
  /** The response of the gateway itself; unset if a backend responds. */
  readonly response?: AdminKnownResponse;
}

/** AdminRouteAtListener as written: it has no defaults. */
export type AdminRouteAtListenerInput = AdminRouteAtListener;

/** A backend of a route, and its share of the requests. */
export interface AdminRouteBackend {
  /**
   * The id of the backend.
   * Limits: at most 4096 characters.
   */
  readonly backend: AdminName;
  /**
   * The share of requests, in proportion to the weights of the other backends.
   * Limits: 0 to 1000000.
   */
  readonly weight: number;
}

/** AdminRouteBackend as written: it has no defaults. */
export type AdminRouteBackendInput = AdminRouteBackend;

/** A route of the running configuration: where it is configured, and with which policies its requests are handled. */
export interface AdminRouteExplanation {
  /**
   * The id of the route.
   * Limits: at most 4096 characters.
   */
  readonly route: AdminName;
  /** Where it is configured, with the line if the file still has the running text. */
  readonly place: AdminPlace;
  /**
   * What happens at each of its listeners.
   * Limits: at most 256 items.
   */
  readonly listeners: readonly AdminRouteAtListener[];
}

/** AdminRouteExplanation as written: it has no defaults. */
export type AdminRouteExplanationInput = AdminRouteExplanation;

/** A request of a route that the gateway refused, that the backend failed, or that was cut off; without its query, headers and body. */
export interface AdminRouteFailure {
  /**
   * When the request arrived.
   * Limits: 20 to 32 characters.
   */
  readonly at: AdminTime;
  /**
   * The method.
   * Limits: at most 4096 characters.
   */
  readonly method: AdminName;
  /**
   * The path without the query; long ones are cut.
   * Limits: at most 4096 characters.
   */
  readonly path: AdminName;
  /**
   * The status of the response; unset if there was none.
   * Limits: 0 to 999.
   */
  readonly status?: number;
  /**
   * The reason of the refusal, as in the access log; unset if the backend responded.
   * Limits: at most 4096 characters.
   */
  readonly reason?: AdminName;
  /**
   * Why it failed; unset if the backend responded.
   * Limits: at most 65536 characters.
   */
  readonly detail?: AdminText;
  /**
   * The server that it was sent to; unset if none was chosen.
   * Limits: at most 4096 characters.
   */
  readonly endpoint?: AdminName;
  /**
   * From the request to its end.
   * Limits: 0 to 9007199254740991.
   * Unit: ms.
   */
  readonly milliseconds: number;
}

/** AdminRouteFailure as written: it has no defaults. */
export type AdminRouteFailureInput = AdminRouteFailure;

/** The last failed requests of a route, and those that clients aborted, the newest first. */
export interface AdminRouteFailures {
  /**
   * The failed requests.
   * Limits: at most 20 items.
   */
  readonly failures: readonly AdminRouteFailure[];
  /**
   * The requests that clients aborted before there was a response; they are no failures of the gateway or the backend.
   * Limits: at most 20 items.
   */
  readonly aborted: readonly AdminRouteFailure[];
}

/** AdminRouteFailures as written: it has no defaults. */
export type AdminRouteFailuresInput = AdminRouteFailures;

/** Which requests a route takes. */
export interface AdminRouteMatch {
  /** How the path is compared. */
  readonly pathType: "Exact" | "PathPrefix" | "RegularExpression";
  /**
   * The path, its beginning, or a regular expression.
   * Limits: at most 4096 characters.
   */
  readonly path: AdminName;
  /**
   * The method; unset: any.
   * Limits: at most 4096 characters.
   */
  readonly method?: AdminName;
  /**
   * The names of the headers that are compared.
   * Limits: at most 64 items.
   */
  readonly headers: readonly AdminName[];
  /**
   * The names of the query parameters that are compared.
   * Limits: at most 64 items.
   */
  readonly queryParams: readonly AdminName[];
}

/** AdminRouteMatch as written: it has no defaults. */
export type AdminRouteMatchInput = AdminRouteMatch;

/** The process, and how it runs. */
export interface AdminRuntime {
  /**
   * The version of the gateway.
   * Limits: at most 4096 characters.
   */
  readonly version: AdminName;
  /**
   * The version of Node.js.
   * Limits: at most 4096 characters.
   */
  readonly node: AdminName;
  /**
   * The operating system and the processor.
   * Limits: at most 4096 characters.
   */
  readonly platform: AdminName;
  /** Whether the configuration comes from files, or from the controller of a cluster. */
  readonly mode: "standalone" | "cluster";
  /**
   * The number of worker threads.
   * Limits: 0 to 65536.
   */
  readonly workers: number;
  /**
   * Time since the start of the process.
   * Limits: 0 to 9007199254740991.
   * Unit: seconds.
   */
  readonly uptimeSeconds: number;
  /**
   * The servers of the process that others can reach without authentication.
   * Limits: at most 16 items.
   */
  readonly exposed: readonly AdminExposure[];
  /**
   * Certificates of the configuration that are not valid now, or end soon.
   * Limits: at most 256 items.
   */
  readonly certificates: readonly AdminCertificateFault[];
  /** Whether the API can change the configuration. */
  readonly writable: boolean;
  /**
   * Why the API cannot change the configuration.
   * Limits: at most 65536 characters.
   */
  readonly readOnlyReason?: AdminText;
}

/** AdminRuntime as written: it has no defaults. */
export type AdminRuntimeInput = AdminRuntime;

/** A part of the response to a sent request: its head, a part of its body, and its end. */
export interface AdminSentEvent {
  /** What has happened; `failed`: there is no complete response. */
  readonly type: "head" | "data" | "end" | "failed";
  /**
   * When it happened, counted from the beginning of the request.
   * Limits: 0 to 9007199254740991.
   * Unit: ms.
   */
  readonly milliseconds: number;
  /**
   * The status of the response.
   * Limits: 100 to 999.
   */
  readonly status?: number;
  /**
   * The header fields of the response, without secrets.
   * Limits: at most 256 items.
   */
  readonly headers?: readonly AdminConversionHeader[];
  /**
   * A part of the body as UTF-8.
   * Limits: at most 8388608 characters.
   */
  readonly text?: AdminSentText;
  /**
   * Why the response is not complete.
   * Limits: at most 65536 characters.
   */
  readonly reason?: AdminText;
}

/** AdminSentEvent as written: it has no defaults. */
export type AdminSentEventInput = AdminSentEvent;

/** A request that the gateway gets as if a client had sent it, with all policies. */
export interface AdminSentRequest {
  /**
   * The method.
   * Limits: at most 4096 characters.
   */
  readonly method: AdminName;
  /**
   * The URL as a client writes it, such as `https://a.test:8443/x`. Its port must be one of the gateway's; the connection goes to this machine, whatever its host.
   * Limits: at most 65536 characters.
   */
  readonly url: AdminText;
  /**
   * The header fields, such as `x-user: ann`. Credentials among them are not kept.
   * Limits: at most 256 items.
   */
  readonly headers?: readonly AdminText[];
  /**
   * The body; none when unset.
   * Limits: at most 8388608 characters.
   */
  readonly body?: AdminSentText;
  /**
   * The text with which a stream of `/trace` waits for this request (`sent`); unset when none does. It is not sent.
   * Limits: at most 4096 characters.
   */
  readonly trace?: AdminName;
}

/** AdminSentRequest as written: it has no defaults. */
export type AdminSentRequestInput = AdminSentRequest;

/**
 * A part of the body of a sent request or of its response.
 * Limits: at most 8388608 characters.
 */
export type AdminSentText = string;

/** AdminSentText as written: it has no defaults. */
export type AdminSentTextInput = AdminSentText;

/** A login. Only this response contains the session. */
export interface AdminSession {
  /**
   * What later calls send as `Authorization: Bearer`; it ends with the process.
   * Limits: at most 4096 characters.
   * Sensitive: never printed.
   */
  readonly session: AdminName;
}

/** AdminSession as written: it has no defaults. */
export type AdminSessionInput = AdminSession;

/** What was spent in a time, from the sums of the log of requests. */
export interface AdminSpending {
  /**
   * The beginning.
   * Limits: 20 to 32 characters.
   */
  readonly from: AdminTime;
  /**
   * The end.
   * Limits: 20 to 32 characters.
   */
  readonly to: AdminTime;
  /**
   * The sums of each group, the most expensive first.
   * Limits: at most 1000 items.
   */
  readonly groups: readonly AdminSpendingSum[];
  /**
   * The number of further groups.
   * Limits: 0 to 9007199254740991.
   */
  readonly omitted: number;
  /**
   * The sums of each hour or day with requests, the earliest first.
   * Limits: at most 10000 items.
   */
  readonly points: readonly AdminSpendingSum[];
}

/** AdminSpending as written: it has no defaults. */
export type AdminSpendingInput = AdminSpending;

/** What calls have in sum. */
export interface AdminSpendingSum {
  /**
   * The number of records.
   * Limits: 0 to 9007199254740991.
   */
  readonly calls: number;
  /**
   * Those of them that have failed.
   * Limits: 0 to 9007199254740991.
   */
  readonly failed: number;
  /**
   * The tokens of the prompts.
   * Limits: 0 to 9007199254740991.
   */
  readonly inputTokens: number;
  /**
   * The tokens of the responses.
   * Limits: 0 to 9007199254740991.
   */
  readonly outputTokens: number;
  /**
   * The cost in billionths of a dollar.
   * Limits: 0 to 9007199254740991.
   */
  readonly nanodollars: number;
  /**
   * The key, team, user, model, provider or route; empty for requests without one. Unset in a point of time.
   * Limits: at most 4096 characters.
   */
  readonly name?: AdminName;
  /**
   * The beginning of the hour or day. Unset in a group.
   * Limits: 20 to 32 characters.
   */
  readonly at?: AdminTime;
}

/** AdminSpendingSum as written: it has no defaults. */
export type AdminSpendingSumInput = AdminSpendingSum;

/**
 * A text for people.
 * Limits: at most 65536 characters.
 */
export type AdminText = string;

/** AdminText as written: it has no defaults. */
export type AdminTextInput = AdminText;

/**
 * A time (RFC 3339).
 * Limits: 20 to 32 characters.
 */
export type AdminTime = string;

/** AdminTime as written: it has no defaults. */
export type AdminTimeInput = AdminTime;

/** The way from listeners over routes to backends. */
export interface AdminTopology {
  /**
   * The number of the running configuration.
   * Limits: 0 to 9007199254740991.
   */
  readonly generation: number;
  /**
   * All listeners.
   * Limits: at most 4096 items.
   */
  readonly listeners: readonly AdminListener[];
  /**
   * The routes.
   * Limits: at most 20000 items.
   */
  readonly routes: readonly AdminRoute[];
  /**
   * The backends.
   * Limits: at most 20000 items.
   */
  readonly backends: readonly AdminBackend[];
  /**
   * The number of routes of the configuration.
   * Limits: 0 to 9007199254740991.
   */
  readonly total: number;
  /**
   * The number of routes that the parameters ask for, whatever `from` and `limit` are.
   * Limits: 0 to 9007199254740991.
   */
  readonly found: number;
  /**
   * The number of routes and backends that are left out, because there are too many.
   * Limits: 0 to 9007199254740991.
   */
  readonly omitted: number;
}

/** AdminTopology as written: it has no defaults. */
export type AdminTopologyInput = AdminTopology;

/** The cookie by which a session stays at its endpoint. */
export interface AffinityCookie {
  /**
   * The name of the cookie.
   * Default: `gateway-session`.
   * Limits: 1 to 256 characters, form: a header name.
   */
  readonly name: HeaderName;
  /**
   * The path that it is sent to.
   * Default: `/`.
   * Limits: 1 to 1024 characters, form: a path that begins with a slash.
   */
  readonly path: string;
  /**
   * Lifetime of the session and its cookie; until the browser is closed when unset.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly ttl?: Duration;
}

/** The cookie by which a session stays at its endpoint. (As written: properties with a default may be left out.) */
export interface AffinityCookieInput {
  /**
   * The name of the cookie.
   * Default: `gateway-session`.
   * Limits: 1 to 256 characters, form: a header name.
   */
  readonly name?: HeaderName;
  /**
   * The path that it is sent to.
   * Default: `/`.
   * Limits: 1 to 1024 characters, form: a path that begins with a slash.
   */
  readonly path?: string;
  /**
   * Lifetime of the session and its cookie; until the browser is closed when unset.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly ttl?: Duration;
}

/** Providers of language models that get the requests. */
export type AiBackend = {
  /**
   * Longest body of a request, or of a response that is converted; longer ones are refused with 413 or 502.
   * Default: `32Mi`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 4294967295 bytes.
   * Unit: bytes.
   */
  readonly maxBodySize: ByteSize;
  /**
   * What happens to parts of a request that the format of the provider cannot express. Lossy: they are dropped, and the trace lists them. Strict: the request is refused with 400, which names them.
   * Default: `Lossy`.
   */
  readonly conversion: "Lossy" | "Strict";
  /**
   * How long a provider may take to send the first event of a streamed response that it has begun. Then the request goes to the next provider, as after a failed response, or gets 504 if there is none; no limit when unset.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1ms.
   */
  readonly firstEventTimeout?: Duration;
  /**
   * What happens to a call when its client disconnects. Cancel: it is cancelled, and tokens that the provider has not reported are estimated. Drain: its response is read to the end, so that all tokens are counted.
   * Default: `Cancel`.
   */
  readonly clientDisconnect: "Cancel" | "Drain";
  /**
   * With `clientDisconnect: Drain`, how long a response is read after its client has disconnected; then the call is cancelled.
   * Default: `1m`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1ms.
   */
  readonly drainTimeout: Duration;
  /**
   * Maximum number of tokens of a response when the request sets no limit but the format of the provider requires one: Anthropic's Messages always, Bedrock's Converse when a model of Anthropic uses extended thinking.
   * Default: `4096`.
   * Limits: 1 to 1000000.
   */
  readonly defaultMaxTokens: number;
} & (
  | {
      /** The provider that gets all requests. */
      readonly provider: LlmProvider;
      readonly groups?: never;
    }
  | {
      readonly provider?: never;
      /**
       * Groups of providers, the best first.
       * Limits: 1 to 8 items, the providers of all items together are unique by name.
       */
      readonly groups: readonly PriorityGroup[];
    }
);

/** Providers of language models that get the requests. (As written: properties with a default may be left out.) */
export type AiBackendInput = {
  /**
   * Longest body of a request, or of a response that is converted; longer ones are refused with 413 or 502.
   * Default: `32Mi`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 4294967295 bytes.
   * Unit: bytes.
   */
  readonly maxBodySize?: ByteSize;
  /**
   * What happens to parts of a request that the format of the provider cannot express. Lossy: they are dropped, and the trace lists them. Strict: the request is refused with 400, which names them.
   * Default: `Lossy`.
   */
  readonly conversion?: "Lossy" | "Strict";
  /**
   * How long a provider may take to send the first event of a streamed response that it has begun. Then the request goes to the next provider, as after a failed response, or gets 504 if there is none; no limit when unset.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1ms.
   */
  readonly firstEventTimeout?: Duration;
  /**
   * What happens to a call when its client disconnects. Cancel: it is cancelled, and tokens that the provider has not reported are estimated. Drain: its response is read to the end, so that all tokens are counted.
   * Default: `Cancel`.
   */
  readonly clientDisconnect?: "Cancel" | "Drain";
  /**
   * With `clientDisconnect: Drain`, how long a response is read after its client has disconnected; then the call is cancelled.
   * Default: `1m`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1ms.
   */
  readonly drainTimeout?: Duration;
  /**
   * Maximum number of tokens of a response when the request sets no limit but the format of the provider requires one: Anthropic's Messages always, Bedrock's Converse when a model of Anthropic uses extended thinking.
   * Default: `4096`.
   * Limits: 1 to 1000000.
   */
  readonly defaultMaxTokens?: number;
} & (
  | {
      /** The provider that gets all requests. */
      readonly provider: LlmProviderInput;
      readonly groups?: never;
    }
  | {
      readonly provider?: never;
      /**
       * Groups of providers, the best first.
       * Limits: 1 to 8 items, the providers of all items together are unique by name.
       */
      readonly groups: readonly PriorityGroupInput[];
    }
);

/** A field of the request to the model. */
export interface AiFieldDefault {
  /**
   * Name of the field.
   * Limits: 1 to 256 characters.
   */
  readonly field: ShortString;
  /** Value of the field. */
  readonly value: JsonValue;
  /** Whether the value also replaces that of the client; when unset, true in `overrides` and false in `defaults`. */
  readonly override?: boolean;
}

/** AiFieldDefault as written: it has no defaults. */
export type AiFieldDefaultInput = AiFieldDefault;

/** A computed field of the request to the model. */
export interface AiFieldTransformation {
  /**
   * Name of the field.
   * Limits: 1 to 256 characters.
   */
  readonly field: ShortString;
  /**
   * Value of the field; it stays as it is when the expression fails.
   * Limits: 1 to 16384 characters.
   * CEL over `llm`, returns any.
   */
  readonly expression: CelExpression;
}

/** AiFieldTransformation as written: it has no defaults. */
export type AiFieldTransformationInput = AiFieldTransformation;

/** Policies of backends that are language models. */
export interface AiPolicies {
  /** Messages that are added; none when unset. */
  readonly prompt?: PromptEnrichment;
  /** Checks of what prompts and responses contain; none when unset. */
  readonly promptGuard?: PromptGuard;
  /**
   * Fields that are set where the client sets none; none when unset.
   * Limits: 1 to 64 items.
   */
  readonly defaults?: readonly AiFieldDefault[];
  /**
   * Fields that are set in any case; none when unset.
   * Limits: 1 to 64 items.
   */
  readonly overrides?: readonly AiFieldDefault[];
  /**
   * Computed fields, before the request is converted to the format of the provider; none when unset.
   * Limits: 1 to 64 items, unique by field.
   */
  readonly transformations?: readonly AiFieldTransformation[];
  /**
   * Computed fields, after the request was converted to the format of the provider; none when unset.
   * Limits: 1 to 64 items, unique by field.
   */
  readonly finalTransformations?: readonly AiFieldTransformation[];
  /**
   * Names of models that clients use, each with the name that the provider knows; none when unset.
   * Limits: 1 to 64 entries, names of 1 to 256 characters.
   */
  readonly modelAliases?: Readonly<Record<string, ShortString>>;
  /** Marks for the prompt cache of Anthropic's models and of those of Amazon Bedrock that have one; the gateway sets none when unset. */
  readonly promptCaching?: PromptCaching;
  /** Responses that are sent again; every request goes to the provider when unset. */
  readonly responseCache?: ResponseCache;
  /**
   * Format of requests, by the end of their path, with `*` for all others; inferred from the path when unset.
   * Limits: 1 to 64 entries, names of 1 to 256 characters.
   */
  readonly routes?: Readonly<Record<string, "Completions" | "Messages" | "Models" | "Passthrough" | "Detect" | "Responses" | "AnthropicTokenCount" | "Embeddings" | "Realtime" | "Rerank" | "GenerateContent" | "GeminiCountTokens">>;
}

/** Policies of backends that are language models. (As written: properties with a default may be left out.) */
export interface AiPoliciesInput {
  /** Messages that are added; none when unset. */
  readonly prompt?: PromptEnrichment;
  /** Checks of what prompts and responses contain; none when unset. */
  readonly promptGuard?: PromptGuardInput;
  /**
   * Fields that are set where the client sets none; none when unset.
   * Limits: 1 to 64 items.
   */
  readonly defaults?: readonly AiFieldDefault[];
  /**
   * Fields that are set in any case; none when unset.
   * Limits: 1 to 64 items.
   */
  readonly overrides?: readonly AiFieldDefault[];
  /**
   * Computed fields, before the request is converted to the format of the provider; none when unset.
   * Limits: 1 to 64 items, unique by field.
   */
  readonly transformations?: readonly AiFieldTransformation[];
  /**
   * Computed fields, after the request was converted to the format of the provider; none when unset.
   * Limits: 1 to 64 items, unique by field.
   */
  readonly finalTransformations?: readonly AiFieldTransformation[];
  /**
   * Names of models that clients use, each with the name that the provider knows; none when unset.
   * Limits: 1 to 64 entries, names of 1 to 256 characters.
   */
  readonly modelAliases?: Readonly<Record<string, ShortString>>;
  /** Marks for the prompt cache of Anthropic's models and of those of Amazon Bedrock that have one; the gateway sets none when unset. */
  readonly promptCaching?: PromptCachingInput;
  /** Responses that are sent again; every request goes to the provider when unset. */
  readonly responseCache?: ResponseCacheInput;
  /**
   * Format of requests, by the end of their path, with `*` for all others; inferred from the path when unset.
   * Limits: 1 to 64 entries, names of 1 to 256 characters.
   */
  readonly routes?: Readonly<Record<string, "Completions" | "Messages" | "Models" | "Passthrough" | "Detect" | "Responses" | "AnthropicTokenCount" | "Embeddings" | "Realtime" | "Rerank" | "GenerateContent" | "GeminiCountTokens">>;
}

/** How the provider of a language model is reached. */
export interface AiProviderPolicies {
  /** TCP connections; the defaults of its properties when unset. */
  readonly tcp?: BackendTcp;
  /** TLS; plain text when unset. */
  readonly tls?: BackendTls;
  /** HTTP; the defaults of its properties when unset. */
  readonly http?: BackendHttp;
  /** A proxy through which the server is reached; none when unset. */
  readonly tunnel?: BackendTunnel;
  /** Credential that the gateway sends to the server; none when unset. */
  readonly auth?: BackendAuth;
  /** Policies of language models; those of the backend when unset. */
  readonly ai?: AiPolicies;
  /** Edits that expressions compute; none when unset. */
  readonly transformation?: Transformation;
  /** How the health of the provider is judged; as that of the backend when unset. */
  readonly health?: BackendHealth;
}

/** How the provider of a language model is reached. (As written: properties with a default may be left out.) */
export interface AiProviderPoliciesInput {
  /** TCP connections; the defaults of its properties when unset. */
  readonly tcp?: BackendTcpInput;
  /** TLS; plain text when unset. */
  readonly tls?: BackendTlsInput;
  /** HTTP; the defaults of its properties when unset. */
  readonly http?: BackendHttp;
  /** A proxy through which the server is reached; none when unset. */
  readonly tunnel?: BackendTunnelInput;
  /** Credential that the gateway sends to the server; none when unset. */
  readonly auth?: BackendAuthInput;
  /** Policies of language models; those of the backend when unset. */
  readonly ai?: AiPoliciesInput;
  /** Edits that expressions compute; none when unset. */
  readonly transformation?: Transformation;
  /** How the health of the provider is judged; as that of the backend when unset. */
  readonly health?: BackendHealthInput;
}

/** Which listener sets may add listeners. */
export interface AllowedListeners {
  /**
   * The namespaces of the listener sets.
   * Default: `{"from":"None"}`.
   */
  readonly namespaces: ListenerNamespaces;
}

/** Which listener sets may add listeners. (As written: properties with a default may be left out.) */
export interface AllowedListenersInput {
  /**
   * The namespaces of the listener sets.
   * Default: `{"from":"None"}`.
   */
  readonly namespaces?: ListenerNamespacesInput;
}

/** Which routes may attach to a listener. */
export interface AllowedRoutes {
  /**
   * The namespaces of the routes.
   * Default: `{"from":"Same"}`.
   */
  readonly namespaces: RouteNamespaces;
  /**
   * The kinds of the routes; those that fit the protocol when unset.
   * Limits: at most 8 items.
   */
  readonly kinds?: readonly RouteGroupKind[];
}

/** Which routes may attach to a listener. (As written: properties with a default may be left out.) */
export interface AllowedRoutesInput {
  /**
   * The namespaces of the routes.
   * Default: `{"from":"Same"}`.
   */
  readonly namespaces?: RouteNamespacesInput;
  /**
   * The kinds of the routes; those that fit the protocol when unset.
   * Limits: at most 8 items.
   */
  readonly kinds?: readonly RouteGroupKindInput[];
}

/**
 * Annotations and their values.
 * Limits: at most 64 entries, names of 1 to 317 characters.
 */
export type Annotations = Readonly<Record<string, string>>;

/** Annotations as written: it has no defaults. */
export type AnnotationsInput = Annotations;

/** Settings of the provider Anthropic. */
export interface AnthropicProvider {
  /**
   * Model that is requested instead of the client's; the client's when unset.
   * Limits: 1 to 256 characters.
   */
  readonly model?: ShortString;
}

/** AnthropicProvider as written: it has no defaults. */
export type AnthropicProviderInput = AnthropicProvider;

/** Verifies API keys. */
export type ApiKeyAuthentication = {
  /**
   * Strict: a valid key must be present, else 401; Optional: a key, if present, must be valid; Permissive: no request is rejected.
   * Default: `Strict`.
   */
  readonly mode: "Strict" | "Optional" | "Permissive";
  /**
   * Where the key is in a request. Without one of its own, a known key at an API of models may also be in `x-api-key`, `api-key` or `x-goog-api-key`, where SDKs send it.
   * Default: `{"header":{"name":"Authorization","prefix":"Bearer "}}`.
   */
  readonly location: ExtractionLocation;
} & (
  | {
      /** The Secret with the keys: each entry is a key, or an object with `key` or `keyHash` and perhaps `metadata`. */
      readonly secretRef: SecretRef;
      readonly secretSelector?: never;
      readonly configMapSelector?: never;
      readonly runtimeKeys?: never;
    }
  | {
      readonly secretRef?: never;
      /** The Secrets with the keys; if a key is in several of them, any one of them counts. */
      readonly secretSelector: LabelSelector;
      readonly configMapSelector?: never;
      readonly runtimeKeys?: never;
    }
  | {
      readonly secretRef?: never;
      readonly secretSelector?: never;
      /** The ConfigMaps with the hashes of keys, as `keyHash`. */
      readonly configMapSelector: LabelSelector;
      readonly runtimeKeys?: never;
    }
  | {
      readonly secretRef?: never;
      readonly secretSelector?: never;
      readonly configMapSelector?: never;
      /** The keys are made and removed while the gateway runs, by its admin server, and may have budgets for calls of language models. */
      readonly runtimeKeys: RuntimeKeys;
    }
);

/** Verifies API keys. (As written: properties with a default may be left out.) */
export type ApiKeyAuthenticationInput = {
  /**
   * Strict: a valid key must be present, else 401; Optional: a key, if present, must be valid; Permissive: no request is rejected.
   * Default: `Strict`.
   */
  readonly mode?: "Strict" | "Optional" | "Permissive";
  /**
   * Where the key is in a request. Without one of its own, a known key at an API of models may also be in `x-api-key`, `api-key` or `x-goog-api-key`, where SDKs send it.
   * Default: `{"header":{"name":"Authorization","prefix":"Bearer "}}`.
   */
  readonly location?: ExtractionLocation;
} & (
  | {
      /** The Secret with the keys: each entry is a key, or an object with `key` or `keyHash` and perhaps `metadata`. */
      readonly secretRef: SecretRefInput;
      readonly secretSelector?: never;
      readonly configMapSelector?: never;
      readonly runtimeKeys?: never;
    }
  | {
      readonly secretRef?: never;
      /** The Secrets with the keys; if a key is in several of them, any one of them counts. */
      readonly secretSelector: LabelSelector;
      readonly configMapSelector?: never;
      readonly runtimeKeys?: never;
    }
  | {
      readonly secretRef?: never;
      readonly secretSelector?: never;
      /** The ConfigMaps with the hashes of keys, as `keyHash`. */
      readonly configMapSelector: LabelSelector;
      readonly runtimeKeys?: never;
    }
  | {
      readonly secretRef?: never;
      readonly secretSelector?: never;
      readonly configMapSelector?: never;
      /** The keys are made and removed while the gateway runs, by its admin server, and may have budgets for calls of language models. */
      readonly runtimeKeys: RuntimeKeys;
    }
);

/** The token of the client, already verified, is sent on. */
export interface AuthPassthrough {
}

/** AuthPassthrough as written: it has no defaults. */
export type AuthPassthroughInput = AuthPassthrough;

/** A rule that lets requests pass or denies them with 403. */
export interface Authorization {
  /** The condition under which the rule matches. */
  readonly policy: AuthorizationPolicy;
  /**
   * Allow: with at least one such rule a request is denied unless one matches; Require: all such rules must match; Deny: a request is denied if one such rule matches, for which all its expressions must be true; an expression that fails does not deny.
   * Default: `Allow`.
   */
  readonly action: "Allow" | "Require" | "Deny";
}

/** A rule that lets requests pass or denies them with 403. (As written: properties with a default may be left out.) */
export interface AuthorizationInput {
  /** The condition under which the rule matches. */
  readonly policy: AuthorizationPolicy;
  /**
   * Allow: with at least one such rule a request is denied unless one matches; Require: all such rules must match; Deny: a request is denied if one such rule matches, for which all its expressions must be true; an expression that fails does not deny.
   * Default: `Allow`.
   */
  readonly action?: "Allow" | "Require" | "Deny";
}

/** Conditions of a rule. */
export interface AuthorizationPolicy {
  /**
   * Expressions that must all be true for the rule to match.
   * Limits: 1 to 256 items.
   */
  readonly matchExpressions: readonly CelExpression[];
}

/** AuthorizationPolicy as written: it has no defaults. */
export type AuthorizationPolicyInput = AuthorizationPolicy;

/** What the authorization rules decided; with full detail only. */
export interface AuthorizationResultMessage {
  /** The kind of message. */
  readonly type: "authorizationResult";
  /**
   * Every rule that was evaluated, in order.
   * Limits: at most 1024 items.
   */
  readonly rules: readonly AuthorizationRuleResult[];
  /** The decision of the rules. */
  readonly result: "allow" | "deny";
}

/** AuthorizationResultMessage as written: it has no defaults. */
export type AuthorizationResultMessageInput = AuthorizationResultMessage;

/** One rule of an authorization decision. */
export interface AuthorizationRuleResult {
  /**
   * The expression of the rule.
   * Limits: at most 16384 characters.
   */
  readonly name: string;
  /** Whether the rule was true. */
  readonly matched: boolean;
  /** The effect of a match. */
  readonly mode: "allow" | "deny" | "require";
}

/** AuthorizationRuleResult as written: it has no defaults. */
export type AuthorizationRuleResultInput = AuthorizationRuleResult;

/** A runtime of Amazon Bedrock AgentCore. Every request invokes it, whatever its path and host are, and is signed with the credentials of the environment unless `auth` of the backend says otherwise. */
export interface AwsAgentCore {
  /**
   * The ARN of the runtime that is invoked.
   * Limits: 20 to 2048 characters, form: the ARN of a runtime such as arn:aws:bedrock-agentcore:us-east-1:123456789012:runtime/name.
   */
  readonly agentRuntimeArn: string;
  /**
   * Endpoint of the runtime; its default one when unset.
   * Limits: 1 to 256 characters.
   */
  readonly qualifier?: ShortString;
}

/** AwsAgentCore as written: it has no defaults. */
export type AwsAgentCoreInput = AwsAgentCore;

/** A role of AWS that is assumed. */
export type AwsAssumeRole = {
  /**
   * The ARN of the role that is assumed.
   * Limits: 20 to 2048 characters, form: the ARN of a role such as arn:aws:iam::123456789012:role/name.
   */
  readonly roleArn: string;
  /**
   * Tags of the session; none when unset.
   * Limits: at most 50 items, unique by key.
   */
  readonly tags?: readonly AwsSessionTag[];
} & (
  | {
      /**
       * Name of the session; one that the gateway makes when neither this nor `sessionNameExpression` is set.
       * Limits: 2 to 64 characters, form: letters, digits and the characters _+=,.@-.
       */
      readonly sessionName?: string;
      readonly sessionNameExpression?: never;
    }
  | {
      readonly sessionName?: never;
      /**
       * Name of the session, computed.
       * Limits: 1 to 16384 characters.
       * CEL over `backend`, returns string.
       */
      readonly sessionNameExpression?: CelExpression;
    }
);

/** AwsAssumeRole as written: it has no defaults. */
export type AwsAssumeRoleInput = AwsAssumeRole;

/** A service of AWS to which requests are sent. */
export interface AwsBackend {
  /** A runtime of Amazon Bedrock AgentCore. */
  readonly agentCore: AwsAgentCore;
}

/** AwsBackend as written: it has no defaults. */
export type AwsBackendInput = AwsBackend;

/** Requests are signed for AWS; with the credentials of the environment when neither a Secret nor a role is named. */
export type AwsCredential = {
  /**
   * Service that requests are signed for; when unset, that of the backend, which must be one of AWS or have a host such as `dynamodb.eu-west-1.amazonaws.com`.
   * Limits: 1 to 256 characters.
   */
  readonly serviceName?: ShortString;
  /**
   * Region that requests are signed for; when unset, that of the backend, as with `serviceName`.
   * Limits: 1 to 256 characters.
   */
  readonly region?: ShortString;
} & (
  | {
      /** The Secret with `accessKey`, `secretKey` and perhaps `sessionToken`. */
      readonly secretRef?: SecretRef;
      readonly assumeRole?: never;
    }
  | {
      readonly secretRef?: never;
      /** A role that is assumed. */
      readonly assumeRole?: AwsAssumeRole;
    }
);

/** Requests are signed for AWS; with the credentials of the environment when neither a Secret nor a role is named. (As written: properties with a default may be left out.) */
export type AwsCredentialInput = {
  /**
   * Service that requests are signed for; when unset, that of the backend, which must be one of AWS or have a host such as `dynamodb.eu-west-1.amazonaws.com`.
   * Limits: 1 to 256 characters.
   */
  readonly serviceName?: ShortString;
  /**
   * Region that requests are signed for; when unset, that of the backend, as with `serviceName`.
   * Limits: 1 to 256 characters.
   */
  readonly region?: ShortString;
} & (
  | {
      /** The Secret with `accessKey`, `secretKey` and perhaps `sessionToken`. */
      readonly secretRef?: SecretRefInput;
      readonly assumeRole?: never;
    }
  | {
      readonly secretRef?: never;
      /** A role that is assumed. */
      readonly assumeRole?: AwsAssumeRole;
    }
);

/** A tag of the session of an assumed role. */
export type AwsSessionTag = {
  /**
   * Key of the tag.
   * Limits: 1 to 128 characters.
   */
  readonly key: string;
} & (
  | {
      /**
       * Value of the tag.
       * Limits: at most 256 characters.
       */
      readonly value: string;
      readonly expression?: never;
    }
  | {
      readonly value?: never;
      /**
       * Value of the tag, computed.
       * Limits: 1 to 16384 characters.
       * CEL over `backend`, returns string.
       */
      readonly expression: CelExpression;
    }
);

/** AwsSessionTag as written: it has no defaults. */
export type AwsSessionTagInput = AwsSessionTag;

/** Requests carry a token of Microsoft Entra; the credentials are found in the environment when nothing is set. */
export type AzureCredential = {
  /**
   * Scopes of the token, exactly one with a managed identity; when unset, that of the backend, whose host must be one of Azure.
   * Limits: 1 to 64 items, every item once.
   */
  readonly scopes?: readonly ShortString[];
} & (
  | {
      /** The Secret with `clientID`, `tenantID` and `clientSecret`. */
      readonly secretRef?: SecretRef;
      readonly managedIdentity?: never;
      readonly workloadIdentity?: never;
    }
  | {
      readonly secretRef?: never;
      /** A managed identity. */
      readonly managedIdentity?: AzureManagedIdentity;
      readonly workloadIdentity?: never;
    }
  | {
      readonly secretRef?: never;
      readonly managedIdentity?: never;
      /** The identity of the workload. */
      readonly workloadIdentity?: AzureWorkloadIdentity;
    }
);

/** Requests carry a token of Microsoft Entra; the credentials are found in the environment when nothing is set. (As written: properties with a default may be left out.) */
export type AzureCredentialInput = {
  /**
   * Scopes of the token, exactly one with a managed identity; when unset, that of the backend, whose host must be one of Azure.
   * Limits: 1 to 64 items, every item once.
   */
  readonly scopes?: readonly ShortString[];
} & (
  | {
      /** The Secret with `clientID`, `tenantID` and `clientSecret`. */
      readonly secretRef?: SecretRefInput;
      readonly managedIdentity?: never;
      readonly workloadIdentity?: never;
    }
  | {
      readonly secretRef?: never;
      /** A managed identity. */
      readonly managedIdentity?: AzureManagedIdentity;
      readonly workloadIdentity?: never;
    }
  | {
      readonly secretRef?: never;
      readonly managedIdentity?: never;
      /** The identity of the workload. */
      readonly workloadIdentity?: AzureWorkloadIdentity;
    }
);

/** A managed identity; the system-assigned one when nothing is set. */
export type AzureManagedIdentity = (
  | {
      /**
       * Client identifier of the identity.
       * Limits: 1 to 256 characters.
       */
      readonly clientId?: ShortString;
      readonly objectId?: never;
      readonly resourceId?: never;
    }
  | {
      readonly clientId?: never;
      /**
       * Object identifier of the identity.
       * Limits: 1 to 256 characters.
       */
      readonly objectId?: ShortString;
      readonly resourceId?: never;
    }
  | {
      readonly clientId?: never;
      readonly objectId?: never;
      /**
       * Resource identifier of the identity.
       * Limits: 1 to 1024 characters.
       */
      readonly resourceId?: LongString;
    }
);

/** AzureManagedIdentity as written: it has no defaults. */
export type AzureManagedIdentityInput = AzureManagedIdentity;

/** Settings of the provider Azure OpenAI, by endpoint. */
export interface AzureOpenaiProvider {
  /**
   * Host name of the resource; a scheme before it is not read.
   * Limits: 1 to 256 characters.
   */
  readonly endpoint: ShortString;
  /**
   * Deployment; the model of the request when unset.
   * Limits: 1 to 256 characters.
   */
  readonly deploymentName?: ShortString;
  /**
   * Version of the API.
   * Default: `v1`.
   * Limits: 1 to 64 characters.
   */
  readonly apiVersion: TinyString;
}

/** Settings of the provider Azure OpenAI, by endpoint. (As written: properties with a default may be left out.) */
export interface AzureOpenaiProviderInput {
  /**
   * Host name of the resource; a scheme before it is not read.
   * Limits: 1 to 256 characters.
   */
  readonly endpoint: ShortString;
  /**
   * Deployment; the model of the request when unset.
   * Limits: 1 to 256 characters.
   */
  readonly deploymentName?: ShortString;
  /**
   * Version of the API.
   * Default: `v1`.
   * Limits: 1 to 64 characters.
   */
  readonly apiVersion?: TinyString;
}

/** Azure OpenAI or Foundry, by resource. */
export interface AzureProvider {
  /**
   * The name of the resource, which its host name begins with.
   * Limits: 1 to 256 characters.
   */
  readonly resourceName: ShortString;
  /** OpenAI: `NAME.openai.azure.com`; Foundry: `NAME.services.ai.azure.com`. */
  readonly resourceType: "OpenAI" | "Foundry";
  /**
   * The version of the API: `v1`, `preview` or a date.
   * Default: `v1`.
   * Limits: 1 to 64 characters.
   */
  readonly apiVersion: TinyString;
  /**
   * The project of a Foundry resource, which needs one; none when unset.
   * Limits: 1 to 256 characters.
   */
  readonly projectName?: ShortString;
  /**
   * Model that is requested instead of the client's; the client's when unset.
   * Limits: 1 to 256 characters.
   */
  readonly model?: ShortString;
}

/** Azure OpenAI or Foundry, by resource. (As written: properties with a default may be left out.) */
export interface AzureProviderInput {
  /**
   * The name of the resource, which its host name begins with.
   * Limits: 1 to 256 characters.
   */
  readonly resourceName: ShortString;
  /** OpenAI: `NAME.openai.azure.com`; Foundry: `NAME.services.ai.azure.com`. */
  readonly resourceType: "OpenAI" | "Foundry";
  /**
   * The version of the API: `v1`, `preview` or a date.
   * Default: `v1`.
   * Limits: 1 to 64 characters.
   */
  readonly apiVersion?: TinyString;
  /**
   * The project of a Foundry resource, which needs one; none when unset.
   * Limits: 1 to 256 characters.
   */
  readonly projectName?: ShortString;
  /**
   * Model that is requested instead of the client's; the client's when unset.
   * Limits: 1 to 256 characters.
   */
  readonly model?: ShortString;
}

/** The identity of the workload. */
export interface AzureWorkloadIdentity {
}

/** AzureWorkloadIdentity as written: it has no defaults. */
export type AzureWorkloadIdentityInput = AzureWorkloadIdentity;

/** Credential that the gateway sends to the backend. */
export type BackendAuth = {
  /** Where the credential of `key`, `secretRef` or `passthrough` is inserted; the Authorization header after `Bearer` when unset. */
  readonly location?: CredentialLocation;
  /**
   * Further secrets that are sent; none when unset.
   * Limits: 1 to 8 items.
   */
  readonly credentials?: readonly ExtraCredential[];
} & (
  | {
      /**
       * The credential itself, of which white space at both ends is left out; anyone who reads the policy knows it.
       * Limits: 1 to 2048 characters, form: a text of Latin-1 that is not blank, without line breaks or other control characters inside.
       * Sensitive: never printed.
       */
      readonly key?: string;
      readonly secretRef?: never;
      readonly passthrough?: never;
      readonly aws?: never;
      readonly azure?: never;
      readonly gcp?: never;
      readonly oauthTokenExchange?: never;
      readonly crossAppAccess?: never;
      readonly jwtSign?: never;
    }
  | {
      readonly key?: never;
      /** The Secret with the credential; under its default key, a prefix `Bearer` is removed. */
      readonly secretRef?: SecretKeyRef;
      readonly passthrough?: never;
      readonly aws?: never;
      readonly azure?: never;
      readonly gcp?: never;
      readonly oauthTokenExchange?: never;
      readonly crossAppAccess?: never;
      readonly jwtSign?: never;
    }
  | {
      readonly key?: never;
      readonly secretRef?: never;
      /** The token of the client. */
      readonly passthrough?: AuthPassthrough;
      readonly aws?: never;
      readonly azure?: never;
      readonly gcp?: never;
      readonly oauthTokenExchange?: never;
      readonly crossAppAccess?: never;
      readonly jwtSign?: never;
    }
  | {
      readonly key?: never;
      readonly secretRef?: never;
      readonly passthrough?: never;
      /** A signature for AWS. */
      readonly aws?: AwsCredential;
      readonly azure?: never;
      readonly gcp?: never;
      readonly oauthTokenExchange?: never;
      readonly crossAppAccess?: never;
      readonly jwtSign?: never;
    }
  | {
      readonly key?: never;
      readonly secretRef?: never;
      readonly passthrough?: never;
      readonly aws?: never;
      /** A token of Microsoft Entra. */
      readonly azure?: AzureCredential;
      readonly gcp?: never;
      readonly oauthTokenExchange?: never;
      readonly crossAppAccess?: never;
      readonly jwtSign?: never;
    }
  | {
      readonly key?: never;
      readonly secretRef?: never;
      readonly passthrough?: never;
      readonly aws?: never;
      readonly azure?: never;
      /** A token of Google Cloud. */
      readonly gcp?: GcpCredential;
      readonly oauthTokenExchange?: never;
      readonly crossAppAccess?: never;
      readonly jwtSign?: never;
    }
  | {
      readonly key?: never;
      readonly secretRef?: never;
      readonly passthrough?: never;
      readonly aws?: never;
      readonly azure?: never;
      readonly gcp?: never;
      /** A token for which the client's token is exchanged. */
      readonly oauthTokenExchange?: OauthTokenExchange;
      readonly crossAppAccess?: never;
      readonly jwtSign?: never;
    }
  | {
      readonly key?: never;
      readonly secretRef?: never;
      readonly passthrough?: never;
      readonly aws?: never;
      readonly azure?: never;
      readonly gcp?: never;
      readonly oauthTokenExchange?: never;
      /** An access token of another application. */
      readonly crossAppAccess?: CrossAppAccess;
      readonly jwtSign?: never;
    }
  | {
      readonly key?: never;
      readonly secretRef?: never;
      readonly passthrough?: never;
      readonly aws?: never;
      readonly azure?: never;
      readonly gcp?: never;
      readonly oauthTokenExchange?: never;
      readonly crossAppAccess?: never;
      /** A token that the gateway signs. */
      readonly jwtSign?: JwtSign;
    }
);

/** Credential that the gateway sends to the backend. (As written: properties with a default may be left out.) */
export type BackendAuthInput = {
  /** Where the credential of `key`, `secretRef` or `passthrough` is inserted; the Authorization header after `Bearer` when unset. */
  readonly location?: CredentialLocation;
  /**
   * Further secrets that are sent; none when unset.
   * Limits: 1 to 8 items.
   */
  readonly credentials?: readonly ExtraCredentialInput[];
} & (
  | {
      /**
       * The credential itself, of which white space at both ends is left out; anyone who reads the policy knows it.
       * Limits: 1 to 2048 characters, form: a text of Latin-1 that is not blank, without line breaks or other control characters inside.
       * Sensitive: never printed.
       */
      readonly key?: string;
      readonly secretRef?: never;
      readonly passthrough?: never;
      readonly aws?: never;
      readonly azure?: never;
      readonly gcp?: never;
      readonly oauthTokenExchange?: never;
      readonly crossAppAccess?: never;
      readonly jwtSign?: never;
    }
  | {
      readonly key?: never;
      /** The Secret with the credential; under its default key, a prefix `Bearer` is removed. */
      readonly secretRef?: SecretKeyRefInput;
      readonly passthrough?: never;
      readonly aws?: never;
      readonly azure?: never;
      readonly gcp?: never;
      readonly oauthTokenExchange?: never;
      readonly crossAppAccess?: never;
      readonly jwtSign?: never;
    }
  | {
      readonly key?: never;
      readonly secretRef?: never;
      /** The token of the client. */
      readonly passthrough?: AuthPassthrough;
      readonly aws?: never;
      readonly azure?: never;
      readonly gcp?: never;
      readonly oauthTokenExchange?: never;
      readonly crossAppAccess?: never;
      readonly jwtSign?: never;
    }
  | {
      readonly key?: never;
      readonly secretRef?: never;
      readonly passthrough?: never;
      /** A signature for AWS. */
      readonly aws?: AwsCredentialInput;
      readonly azure?: never;
      readonly gcp?: never;
      readonly oauthTokenExchange?: never;
      readonly crossAppAccess?: never;
      readonly jwtSign?: never;
    }
  | {
      readonly key?: never;
      readonly secretRef?: never;
      readonly passthrough?: never;
      readonly aws?: never;
      /** A token of Microsoft Entra. */
      readonly azure?: AzureCredentialInput;
      readonly gcp?: never;
      readonly oauthTokenExchange?: never;
      readonly crossAppAccess?: never;
      readonly jwtSign?: never;
    }
  | {
      readonly key?: never;
      readonly secretRef?: never;
      readonly passthrough?: never;
      readonly aws?: never;
      readonly azure?: never;
      /** A token of Google Cloud. */
      readonly gcp?: GcpCredentialInput;
      readonly oauthTokenExchange?: never;
      readonly crossAppAccess?: never;
      readonly jwtSign?: never;
    }
  | {
      readonly key?: never;
      readonly secretRef?: never;
      readonly passthrough?: never;
      readonly aws?: never;
      readonly azure?: never;
      readonly gcp?: never;
      /** A token for which the client's token is exchanged. */
      readonly oauthTokenExchange?: OauthTokenExchangeInput;
      readonly crossAppAccess?: never;
      readonly jwtSign?: never;
    }
  | {
      readonly key?: never;
      readonly secretRef?: never;
      readonly passthrough?: never;
      readonly aws?: never;
      readonly azure?: never;
      readonly gcp?: never;
      readonly oauthTokenExchange?: never;
      /** An access token of another application. */
      readonly crossAppAccess?: CrossAppAccessInput;
      readonly jwtSign?: never;
    }
  | {
      readonly key?: never;
      readonly secretRef?: never;
      readonly passthrough?: never;
      readonly aws?: never;
      readonly azure?: never;
      readonly gcp?: never;
      readonly oauthTokenExchange?: never;
      readonly crossAppAccess?: never;
      /** A token that the gateway signs. */
      readonly jwtSign?: JwtSignInput;
    }
);

/** The upstream has responded, or the call has failed; the only record with an `eventStart`. */
export interface BackendCallResultMessage {
  /** The kind of message. */
  readonly type: "backendCallResult";
  /** Status of the upstream's response; null without one. `requestFinished` has the status that the client got. */
  readonly status: number | null;
  /** Why there is no response: the kind of failure, and what is known of it, e.g. `connect: connection refused (ECONNREFUSED 10.0.0.1:80)`, or `client-aborted`; null when there is a response. */
  readonly error: string | null;
}

/** BackendCallResultMessage as written: it has no defaults. */
export type BackendCallResultMessageInput = BackendCallResultMessage;

/** The call of the upstream begins. */
export interface BackendCallStartMessage {
  /** The kind of message. */
  readonly type: "backendCallStart";
  /**
   * The address of the backend: `<host>:<port>`, or `unix:/path`; `stdio:<name>` for an MCP server that is a program.
   * Limits: at most 4096 characters.
   */
  readonly target: string;
}

/** BackendCallStartMessage as written: it has no defaults. */
export type BackendCallStartMessageInput = BackendCallStartMessage;

/** How the health of endpoints is judged: by the responses to requests, and by checks. */
export interface BackendHealth {
  /**
   * Whether a response is a failure; when unset, statuses from 500 and failed connections lower the health without eviction.
   * Limits: 1 to 16384 characters.
   * CEL over `response`, returns bool.
   */
  readonly unhealthyCondition?: CelExpression;
  /** Eviction of endpoints; none when unset. */
  readonly eviction?: HealthEviction;
  /** Requests that the gateway sends to check whether an endpoint works; none when unset. */
  readonly check?: HealthCheck;
  /**
   * How long the share of an endpoint grows, from a tenth to the full share, after the endpoint was added or became healthy; it has its full share at once when unset.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly slowStart?: Duration;
}

/** How the health of endpoints is judged: by the responses to requests, and by checks. (As written: properties with a default may be left out.) */
export interface BackendHealthInput {
  /**
   * Whether a response is a failure; when unset, statuses from 500 and failed connections lower the health without eviction.
   * Limits: 1 to 16384 characters.
   * CEL over `response`, returns bool.
   */
  readonly unhealthyCondition?: CelExpression;
  /** Eviction of endpoints; none when unset. */
  readonly eviction?: HealthEvictionInput;
  /** Requests that the gateway sends to check whether an endpoint works; none when unset. */
  readonly check?: HealthCheckInput;
  /**
   * How long the share of an endpoint grows, from a tenth to the full share, after the endpoint was added or became healthy; it has its full share at once when unset.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly slowStart?: Duration;
}

/** HTTP towards the backend. */
export interface BackendHttp {
  /**
   * How long one attempt may take until the head of the response; then it gets 504; no limit when unset.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1ms.
   */
  readonly requestTimeout?: Duration;
  /** Version that is spoken; inferred from the Service, the request and, with TLS, what ALPN chooses when unset. */
  readonly version?: "HTTP1" | "HTTP2";
}

/** BackendHttp as written: it has no defaults. */
export type BackendHttpInput = BackendHttp;

/** A reference to an object that receives traffic: a Service or a backend. In a standalone file the name is under `backends`. */
export interface BackendObjectRef {
  /**
   * The API group of the object; the core group when empty or unset.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group?: Group;
  /**
   * The kind of the object; unset, `Service` in manifests and `EdgeBackend` in a standalone file.
   * Limits: 1 to 63 characters, form: a kind such as Service.
   */
  readonly kind?: Kind;
  /**
   * The name of the object.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * The namespace of the object; unset, that of the referring object.
   * Limits: 1 to 63 characters, form: a name of lower case letters, digits and `-`.
   */
  readonly namespace?: Namespace;
  /**
   * The port of the Service.
   * Limits: 1 to 65535.
   */
  readonly port?: Port;
}

/** BackendObjectRef as written: it has no defaults. */
export type BackendObjectRefInput = BackendObjectRef;

/** How a backend is reached. */
export interface BackendPolicies {
  /** TCP connections; the defaults of its properties when unset. */
  readonly tcp?: BackendTcp;
  /** TLS; plain text when unset. */
  readonly tls?: BackendTls;
  /** HTTP; the defaults of its properties when unset. */
  readonly http?: BackendHttp;
  /** The Host header that the backend sees; Auto for host names and None for IP addresses and sockets when unset. */
  readonly hostnameRewrite?: HostnameRewrite;
  /** Edits of headers, after those of the route; none when unset. */
  readonly headerModifiers?: HeaderModifiers;
  /** A proxy through which the server is reached; none when unset. */
  readonly tunnel?: BackendTunnel;
  /** Credential that the gateway sends to the server; none when unset. */
  readonly auth?: BackendAuth;
  /** How the health of endpoints is judged; failures to connect alone when unset. */
  readonly health?: BackendHealth;
  /** Sessions that stay at one endpoint; requests are balanced one by one when unset. */
  readonly sessionAffinity?: SessionAffinity;
  /** Edits that expressions compute, after those of the route; none when unset. */
  readonly transformation?: Transformation;
  /** A decision of an external server, after those of the route; none when unset. */
  readonly extAuth?: ExtAuthPolicy;
  /** Policies of language models; only for `ai` backends; none when unset. */
  readonly ai?: AiPolicies;
  /** Policies of MCP; only for `mcp` backends; none when unset. */
  readonly mcp?: McpPolicies;
}

/** How a backend is reached. (As written: properties with a default may be left out.) */
export interface BackendPoliciesInput {
  /** TCP connections; the defaults of its properties when unset. */
  readonly tcp?: BackendTcpInput;
  /** TLS; plain text when unset. */
  readonly tls?: BackendTlsInput;
  /** HTTP; the defaults of its properties when unset. */
  readonly http?: BackendHttp;
  /** The Host header that the backend sees; Auto for host names and None for IP addresses and sockets when unset. */
  readonly hostnameRewrite?: HostnameRewrite;
  /** Edits of headers, after those of the route; none when unset. */
  readonly headerModifiers?: HeaderModifiers;
  /** A proxy through which the server is reached; none when unset. */
  readonly tunnel?: BackendTunnelInput;
  /** Credential that the gateway sends to the server; none when unset. */
  readonly auth?: BackendAuthInput;
  /** How the health of endpoints is judged; failures to connect alone when unset. */
  readonly health?: BackendHealthInput;
  /** Sessions that stay at one endpoint; requests are balanced one by one when unset. */
  readonly sessionAffinity?: SessionAffinityInput;
  /** Edits that expressions compute, after those of the route; none when unset. */
  readonly transformation?: Transformation;
  /** A decision of an external server, after those of the route; none when unset. */
  readonly extAuth?: ExtAuthPolicyInput;
  /** Policies of language models; only for `ai` backends; none when unset. */
  readonly ai?: AiPoliciesInput;
  /** Policies of MCP; only for `mcp` backends; none when unset. */
  readonly mcp?: McpPoliciesInput;
}

/** TCP connections to the backend. */
export interface BackendTcp {
  /**
   * How long a connection may take to be made; `config.backend.connectTimeout` when unset.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 100ms.
   */
  readonly connectTimeout?: Duration;
  /** Probes of idle connections; the defaults of its properties when unset. */
  readonly keepalive?: TcpKeepalive;
  /** Connections begin with a header of the PROXY protocol, as text or binary, that names the address of the client; clients then do not share connections. No header when unset. */
  readonly proxyProtocol?: "V1" | "V2";
}

/** TCP connections to the backend. (As written: properties with a default may be left out.) */
export interface BackendTcpInput {
  /**
   * How long a connection may take to be made; `config.backend.connectTimeout` when unset.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 100ms.
   */
  readonly connectTimeout?: Duration;
  /** Probes of idle connections; the defaults of its properties when unset. */
  readonly keepalive?: TcpKeepaliveInput;
  /** Connections begin with a header of the PROXY protocol, as text or binary, that names the address of the client; clients then do not share connections. No header when unset. */
  readonly proxyProtocol?: "V1" | "V2";
}

/** TLS towards the backend; its presence turns TLS on. */
export type BackendTls = {
  /**
   * Server name that is requested (SNI) and verified; the host name of the backend when unset.
   * Limits: 1 to 253 characters, form: a host name in lower case, without a wildcard.
   */
  readonly sni?: PreciseHostname;
  /**
   * Where the certificates come from. Inline: the other properties name them; SPIFFE: the gateway presents its workload identity (`config.spiffe`), and servers must present one of the same trust domain, whose SPIFFE ID is one of `verifySubjectAltNames` if these are set.
   * Default: `Inline`.
   */
  readonly certificateSource: "Inline" | "SPIFFE";
  /**
   * The Secret with the certificate of the gateway: `tls.crt`, `tls.key` and perhaps `ca.cert`; the gateway presents none when unset.
   * Limits: at most 1 item.
   */
  readonly mtlsCertificateRef?: readonly SecretRef[];
  /**
   * Authorities whose certificates are trusted; those of the system when unset (`SSL_CERT_FILE`, `SSL_CERT_DIR`).
   * Limits: at most 1 item.
   */
  readonly caCertificateRefs?: readonly CaCertificateRef[];
  /**
   * Protocols that are offered (RFC 7301), the best first. The one that the backend chooses is spoken, unless `http.version` is set.
   * Default: `["h2","http/1.1"]`.
   * Limits: 1 to 16 items.
   */
  readonly alpnProtocols: readonly TinyString[];
  /**
   * Groups of the key exchange that are allowed; all of them when unset.
   * Limits: 1 to 4 items, every item once.
   */
  readonly keyExchangeGroups?: readonly KeyExchangeGroup[];
} & (
  | {
      readonly insecureSkipVerify?: never;
      /**
       * Names, one of which the certificate must have, instead of the server name; only the server name when unset.
       * Limits: 1 to 16 items, every item once.
       */
      readonly verifySubjectAltNames?: readonly ShortString[];
    }
  | {
      /** What is not verified. All: the certificate is not verified at all; Hostname: its chain is verified, its name is not; everything is verified when unset. */
      readonly insecureSkipVerify?: "All" | "Hostname";
      readonly verifySubjectAltNames?: never;
    }
);

/** TLS towards the backend; its presence turns TLS on. (As written: properties with a default may be left out.) */
export type BackendTlsInput = {
  /**
   * Server name that is requested (SNI) and verified; the host name of the backend when unset.
   * Limits: 1 to 253 characters, form: a host name in lower case, without a wildcard.
   */
  readonly sni?: PreciseHostname;
  /**
   * Where the certificates come from. Inline: the other properties name them; SPIFFE: the gateway presents its workload identity (`config.spiffe`), and servers must present one of the same trust domain, whose SPIFFE ID is one of `verifySubjectAltNames` if these are set.
   * Default: `Inline`.
   */
  readonly certificateSource?: "Inline" | "SPIFFE";
  /**
   * The Secret with the certificate of the gateway: `tls.crt`, `tls.key` and perhaps `ca.cert`; the gateway presents none when unset.
   * Limits: at most 1 item.
   */
  readonly mtlsCertificateRef?: readonly SecretRefInput[];
  /**
   * Authorities whose certificates are trusted; those of the system when unset (`SSL_CERT_FILE`, `SSL_CERT_DIR`).
   * Limits: at most 1 item.
   */
  readonly caCertificateRefs?: readonly CaCertificateRefInput[];
  /**
   * Protocols that are offered (RFC 7301), the best first. The one that the backend chooses is spoken, unless `http.version` is set.
   * Default: `["h2","http/1.1"]`.
   * Limits: 1 to 16 items.
   */
  readonly alpnProtocols?: readonly TinyString[];
  /**
   * Groups of the key exchange that are allowed; all of them when unset.
   * Limits: 1 to 4 items, every item once.
   */
  readonly keyExchangeGroups?: readonly KeyExchangeGroup[];
} & (
  | {
      readonly insecureSkipVerify?: never;
      /**
       * Names, one of which the certificate must have, instead of the server name; only the server name when unset.
       * Limits: 1 to 16 items, every item once.
       */
      readonly verifySubjectAltNames?: readonly ShortString[];
    }
  | {
      /** What is not verified. All: the certificate is not verified at all; Hostname: its chain is verified, its name is not; everything is verified when unset. */
      readonly insecureSkipVerify?: "All" | "Hostname";
      readonly verifySubjectAltNames?: never;
    }
);

/** An object of the same namespace with certificates of authorities, as PEM under `ca.crt`. */
export interface BackendTlsCaCertificateRef {
  /**
   * The API group; empty is the core group.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group: Group;
  /**
   * The kind: ConfigMap or Secret.
   * Limits: 1 to 63 characters, form: a kind such as Service.
   */
  readonly kind: Kind;
  /**
   * The name of the object.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
}

/** BackendTlsCaCertificateRef as written: it has no defaults. */
export type BackendTlsCaCertificateRefInput = BackendTlsCaCertificateRef;

/** How a gateway speaks TLS with the backends behind Services. */
export interface BackendTlsPolicy {
  /** The version of the API. */
  readonly apiVersion: "gateway.networking.k8s.io/v1" | "gateway.networking.k8s.io/v1alpha3";
  /** The kind of the object. */
  readonly kind: "BackendTLSPolicy";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The desired state. */
  readonly spec: BackendTlsPolicySpec;
  /** What a controller found; not read. */
  readonly status?: KubernetesFields;
}

/** BackendTlsPolicy as written: it has no defaults. */
export type BackendTlsPolicyInput = BackendTlsPolicy;

/** The targets of a policy, and how their certificates are verified. */
export interface BackendTlsPolicySpec {
  /**
   * Services, ports of Services and EdgeBackends, of the same namespace, that the gateway connects to with TLS.
   * Limits: 1 to 16 items, no two items may have the same group, kind, name and sectionName, items with the same group, kind and name must set the same of sectionName.
   */
  readonly targetRefs: readonly BackendTlsPolicyTargetRef[];
  /** How the certificate of a backend is verified. */
  readonly validation: BackendTlsPolicyValidation;
  /**
   * Options of the implementation; this one has none and warns of each.
   * Limits: at most 16 entries, names of 1 to 317 characters, form of names: letters and digits, with `-`, `_` and `.` between them, perhaps behind a domain and a slash.
   */
  readonly options?: Readonly<Record<string, string>>;
}

/** BackendTlsPolicySpec as written: it has no defaults. */
export type BackendTlsPolicySpecInput = BackendTlsPolicySpec;

/** A Service or EdgeBackend of the same namespace. */
export interface BackendTlsPolicyTargetRef {
  /**
   * The API group; empty is the core group.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group: Group;
  /**
   * The kind of the object.
   * Limits: 1 to 63 characters, form: a kind such as Service.
   */
  readonly kind: Kind;
  /**
   * The name of the object.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * The name of a port of a Service, or of a target of an EdgeBackend; the whole object when unset.
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly sectionName?: SectionName;
}

/** BackendTlsPolicyTargetRef as written: it has no defaults. */
export type BackendTlsPolicyTargetRefInput = BackendTlsPolicyTargetRef;

/** Which certificates of a backend are accepted. */
export interface BackendTlsPolicyValidation {
  /**
   * ConfigMaps or Secrets with certificates of authorities (`ca.crt`).
   * Limits: at most 8 items.
   */
  readonly caCertificateRefs?: readonly BackendTlsCaCertificateRef[];
  /** System: the authorities that the system trusts. */
  readonly wellKnownCACertificates?: "System";
  /**
   * The server name that is asked for, and that the certificate must have unless `subjectAltNames` is set.
   * Limits: 1 to 253 characters, form: a host name in lower case, without a wildcard.
   */
  readonly hostname: PreciseHostname;
  /**
   * Names, one of which the certificate must have, instead of `hostname`.
   * Limits: at most 5 items.
   */
  readonly subjectAltNames?: readonly SubjectAltName[];
}

/** BackendTlsPolicyValidation as written: it has no defaults. */
export type BackendTlsPolicyValidationInput = BackendTlsPolicyValidation;

/** The backend is reached through a proxy. */
export type BackendTunnel = {
  /**
   * Auto: CONNECT for TLS and for other protocols than HTTP, the absolute form (RFC 9112 section 3.2.2) for plain HTTP; Connect: always CONNECT.
   * Default: `Auto`.
   */
  readonly mode: "Auto" | "Connect";
} & (
  | {
      /** The backend that receives the calls. */
      readonly backendRef: BackendObjectRef;
      readonly url?: never;
    }
  | {
      readonly backendRef?: never;
      /**
       * An absolute URL without path, query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
       * Limits: 1 to 1024 characters, form: a URL such as https://host:port, without path, query, fragment or user name.
       */
      readonly url: string;
    }
);

/** The backend is reached through a proxy. (As written: properties with a default may be left out.) */
export type BackendTunnelInput = {
  /**
   * Auto: CONNECT for TLS and for other protocols than HTTP, the absolute form (RFC 9112 section 3.2.2) for plain HTTP; Connect: always CONNECT.
   * Default: `Auto`.
   */
  readonly mode?: "Auto" | "Connect";
} & (
  | {
      /** The backend that receives the calls. */
      readonly backendRef: BackendObjectRef;
      readonly url?: never;
    }
  | {
      readonly backendRef?: never;
      /**
       * An absolute URL without path, query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
       * Limits: 1 to 1024 characters, form: a URL such as https://host:port, without path, query, fragment or user name.
       */
      readonly url: string;
    }
);

/** Verifies user names and passwords (RFC 7617). */
export type BasicAuthentication = {
  /**
   * Strict: a valid user must be named, else 401; Optional: a user, if named, must be valid.
   * Default: `Strict`.
   */
  readonly mode: "Strict" | "Optional";
  /**
   * Name of the protected area, which browsers show when they ask for the password.
   * Default: `Restricted`.
   * Limits: 1 to 256 characters.
   */
  readonly realm: ShortString;
  /**
   * Where the user name and password are in a request.
   * Default: `{"header":{"name":"Authorization","prefix":"Basic "}}`.
   */
  readonly location: ExtractionLocation;
} & (
  | {
      /**
       * The users, as lines of an htpasswd file (MD5, bcrypt, crypt, SHA-1).
       * Limits: 1 to 256 items.
       */
      readonly users: readonly string[];
      readonly secretRef?: never;
    }
  | {
      readonly users?: never;
      /** The Secret with the htpasswd file. */
      readonly secretRef: SecretKeyRef;
    }
);

/** Verifies user names and passwords (RFC 7617). (As written: properties with a default may be left out.) */
export type BasicAuthenticationInput = {
  /**
   * Strict: a valid user must be named, else 401; Optional: a user, if named, must be valid.
   * Default: `Strict`.
   */
  readonly mode?: "Strict" | "Optional";
  /**
   * Name of the protected area, which browsers show when they ask for the password.
   * Default: `Restricted`.
   * Limits: 1 to 256 characters.
   */
  readonly realm?: ShortString;
  /**
   * Where the user name and password are in a request.
   * Default: `{"header":{"name":"Authorization","prefix":"Basic "}}`.
   */
  readonly location?: ExtractionLocation;
} & (
  | {
      /**
       * The users, as lines of an htpasswd file (MD5, bcrypt, crypt, SHA-1).
       * Limits: 1 to 256 items.
       */
      readonly users: readonly string[];
      readonly secretRef?: never;
    }
  | {
      readonly users?: never;
      /** The Secret with the htpasswd file. */
      readonly secretRef: SecretKeyRefInput;
    }
);

/** A guardrail that every request names. */
export interface BedrockGuardrail {
  /**
   * Identifier of the guardrail.
   * Limits: 1 to 256 characters.
   */
  readonly identifier: ShortString;
  /**
   * Version of the guardrail.
   * Limits: 1 to 256 characters.
   */
  readonly version: ShortString;
}

/** BedrockGuardrail as written: it has no defaults. */
export type BedrockGuardrailInput = BedrockGuardrail;

/** A check by guardrails of Amazon Bedrock. */
export interface BedrockGuardrails {
  /**
   * Identifier of the guardrail.
   * Limits: 1 to 256 characters.
   */
  readonly identifier: ShortString;
  /**
   * Version of the guardrail.
   * Limits: 1 to 256 characters.
   */
  readonly version: ShortString;
  /**
   * Region of the guardrail.
   * Limits: 1 to 256 characters, form: lower case letters, digits and `-`.
   */
  readonly region: string;
  /** How the server is reached; without credentials when unset. */
  readonly policies?: GuardConnection;
  /**
   * Reject: the request ends with the response of the guard; Audit: it is only recorded.
   * Default: `Reject`.
   */
  readonly action: "Reject" | "Audit";
}

/** A check by guardrails of Amazon Bedrock. (As written: properties with a default may be left out.) */
export interface BedrockGuardrailsInput {
  /**
   * Identifier of the guardrail.
   * Limits: 1 to 256 characters.
   */
  readonly identifier: ShortString;
  /**
   * Version of the guardrail.
   * Limits: 1 to 256 characters.
   */
  readonly version: ShortString;
  /**
   * Region of the guardrail.
   * Limits: 1 to 256 characters, form: lower case letters, digits and `-`.
   */
  readonly region: string;
  /** How the server is reached; without credentials when unset. */
  readonly policies?: GuardConnectionInput;
  /**
   * Reject: the request ends with the response of the guard; Audit: it is only recorded.
   * Default: `Reject`.
   */
  readonly action?: "Reject" | "Audit";
}

/** Settings of the provider Amazon Bedrock. */
export interface BedrockProvider {
  /**
   * The AWS region of the model.
   * Default: `us-east-1`.
   * Limits: 1 to 63 characters, form: a region of lower case letters, digits and hyphens.
   */
  readonly region: string;
  /** A guardrail that Bedrock applies; none when unset. */
  readonly guardrail?: BedrockGuardrail;
  /**
   * Model that is requested instead of the client's; the client's when unset.
   * Limits: 1 to 256 characters.
   */
  readonly model?: ShortString;
}

/** Settings of the provider Amazon Bedrock. (As written: properties with a default may be left out.) */
export interface BedrockProviderInput {
  /**
   * The AWS region of the model.
   * Default: `us-east-1`.
   * Limits: 1 to 63 characters, form: a region of lower case letters, digits and hyphens.
   */
  readonly region?: string;
  /** A guardrail that Bedrock applies; none when unset. */
  readonly guardrail?: BedrockGuardrail;
  /**
   * Model that is requested instead of the client's; the client's when unset.
   * Limits: 1 to 256 characters.
   */
  readonly model?: ShortString;
}

/** Reads bodies completely before they are sent on. */
export interface BodyBuffer {
  /** Bodies of requests; they are streamed when unset. */
  readonly request?: BodyBufferLimit;
  /** Bodies of responses; they are streamed when unset. */
  readonly response?: BodyBufferLimit;
}

/** Reads bodies completely before they are sent on. (As written: properties with a default may be left out.) */
export interface BodyBufferInput {
  /** Bodies of requests; they are streamed when unset. */
  readonly request?: BodyBufferLimitInput;
  /** Bodies of responses; they are streamed when unset. */
  readonly response?: BodyBufferLimitInput;
}

/** How much of a body is held in memory. */
export interface BodyBufferLimit {
  /**
   * Longest body; `maxBufferSize` of the gateway's frontend block when unset.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 4294967295 bytes.
   * Unit: bytes.
   */
  readonly maxBytes?: ByteSize;
  /**
   * What happens to a longer body. FailClosed: 413 for a request, 502 for a response; FailOpen: it is streamed.
   * Default: `FailClosed`.
   */
  readonly failureMode: "FailClosed" | "FailOpen";
}

/** How much of a body is held in memory. (As written: properties with a default may be left out.) */
export interface BodyBufferLimitInput {
  /**
   * Longest body; `maxBufferSize` of the gateway's frontend block when unset.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 4294967295 bytes.
   * Unit: bytes.
   */
  readonly maxBytes?: ByteSize;
  /**
   * What happens to a longer body. FailClosed: 413 for a request, 502 for a response; FailOpen: it is streamed.
   * Default: `FailClosed`.
   */
  readonly failureMode?: "FailClosed" | "FailOpen";
}

/** A body, at its end; exists only when a body does. */
export interface BodySnapshotMessage {
  /** The kind of message. */
  readonly type: "bodySnapshot";
  /** Whether it is the body of the request or of the response. */
  readonly stage: "final request" | "response";
  /**
   * Base64; cut at the configured number of bytes.
   * Limits: at most 16777216 characters, pattern: `^[A-Za-z0-9+/]*={0,2}$`.
   */
  readonly body: string;
  /** Whether the body is longer than what is shown; absent if it is not. */
  readonly truncated?: true;
}

/** BodySnapshotMessage as written: it has no defaults. */
export type BodySnapshotMessageInput = BodySnapshotMessage;

/**
 * A number of bytes: an integer, or a text with an integer or decimal number and an optional suffix (`k`, `M`, `G` of 1000; `Ki`, `Mi`, `Gi` of 1024) or exponent, such as `2Mi` or `1e3`. A number and its text are the same size, with the same limits. A fraction of a byte is rounded up.
 * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi.
 * Unit: bytes.
 */
export type ByteSize = number | string;

/** ByteSize as written: it has no defaults. */
export type ByteSizeInput = ByteSize;

/** An object with certificates of authorities, as PEM under `ca.crt`. */
export interface CaCertificateRef {
  /**
   * Name of the object in the same namespace, or under `configMaps` or `secrets` of a standalone file.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * Kind of the object.
   * Default: `ConfigMap`.
   */
  readonly kind: "ConfigMap" | "Secret";
}

/** An object with certificates of authorities, as PEM under `ca.crt`. (As written: properties with a default may be left out.) */
export interface CaCertificateRefInput {
  /**
   * Name of the object in the same namespace, or under `configMaps` or `secrets` of a standalone file.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * Kind of the object.
   * Default: `ConfigMap`.
   */
  readonly kind?: "ConfigMap" | "Secret";
}

/** The form of ids of tool calls. Other ids are replaced by one of this form, the same in the call and its result. */
export interface CallIds {
  /**
   * Maximum characters of an id.
   * Limits: 8 to 256.
   */
  readonly maxLength: number;
  /** Whether each id must have exactly as many characters as `maxLength`, which are letters and digits; false when unset. */
  readonly exact?: boolean;
}

/** CallIds as written: it has no defaults. */
export type CallIdsInput = CallIds;

/** Rules of models that their vendor's API enforces. For each property, the first entry counts that matches the model and sets the property. */
export interface CatalogFacts {
  /**
   * The providers, by the names that logs and metrics use; all providers when unset.
   * Limits: 1 to 64 items, every item once.
   */
  readonly providers?: readonly TinyString[];
  /**
   * Patterns of model names, of which one must match.
   * Limits: 1 to 64 items, every item once.
   */
  readonly models: readonly ModelPattern[];
  /**
   * Where the vendor says so, usually a URL; unknown when unset.
   * Limits: 1 to 1024 characters.
   */
  readonly source?: string;
  /**
   * The date on which the source was read; unknown when unset.
   * Limits: 10 to 10 characters, form: a date such as 2026-11-28.
   */
  readonly checked?: string;
  /** The API by which platforms with models of several vendors serve the model; when unset, that of OpenAI for Azure and Vertex AI, and Converse for Bedrock. */
  readonly api?: ModelApi;
  /** Whether chat completions must name the limit of tokens `max_completion_tokens`, in place of `max_tokens`; false when unset. */
  readonly completionTokens?: boolean;
  /** Whether the model takes the cache points of Converse; false when unset. */
  readonly cachePoints?: boolean;
  /**
   * The `api_version` that requests for a ranking on Bedrock name; none when unset.
   * Limits: 1 to 1000.
   */
  readonly rerankVersion?: number;
  /** How requests ask for reasoning; when unset, `Budget` for Anthropic's Messages and for Gemini, `None` for Bedrock, and the effort for other APIs. */
  readonly thinking?: ThinkingForm;
  /** Whether the model refuses requests that switch reasoning off; false when unset. */
  readonly thinkingAlwaysOn?: boolean;
  /**
   * The reasoning efforts that the model accepts; others are replaced by the next lower one; all when unset.
   * Limits: 1 to 7 items, every item once.
   */
  readonly efforts?: readonly ReasoningEffort[];
  /**
   * Settings that the model refuses, which are not sent; none when unset.
   * Limits: at most 8 items, every item once.
   */
  readonly refuses?: readonly RefusableSetting[];
  /**
   * Settings that the model refuses while it reasons; none when unset.
   * Limits: at most 8 items, every item once.
   */
  readonly refusesWithThinking?: readonly RefusableSetting[];
  /** Whether the model refuses `temperature` beside `topP`, so that only `temperature` is sent; false when unset. */
  readonly oneOfSampling?: boolean;
  /** Whether the model refuses earlier tool calls without the signature of its reasoning; false when unset. */
  readonly signedCalls?: boolean;
  /** The ids of tool calls that the model accepts; at most 40 letters, digits, `-` and `_` when unset. */
  readonly callIds?: CallIds;
  /**
   * Media types of documents that the model reads as files; other text documents are sent as text; all when unset.
   * Limits: at most 64 items, every item once.
   */
  readonly documents?: readonly MediaType[];
  /** Whether the model accepts system messages between other messages; when unset, true for the APIs of OpenAI, and false for others. */
  readonly systemMessages?: boolean;
  /** Whether the model refuses stop sequences without visible characters, and white space at the end of the last message; false when unset. */
  readonly visibleText?: boolean;
}

/** CatalogFacts as written: it has no defaults. */
export type CatalogFactsInput = CatalogFacts;

/** The rates and limits of a language model. */
export interface CatalogModel {
  /** What tokens cost; the model is known but has no price when unset. */
  readonly rates?: CatalogRates;
  /**
   * Other rates for long contexts; of the tiers that apply, the last one counts; none when unset.
   * Limits: at most 16 items, unique by contextOver, increasing by contextOver.
   */
  readonly tiers?: readonly CatalogTier[];
  /**
   * Facts about the model, such as the formats that it accepts; none when unset.
   * Limits: at most 64 items, every item once.
   */
  readonly tags?: readonly TinyString[];
  /**
   * Maximum number of tokens of a prompt and its response together; unknown when unset.
   * Limits: 1 to 9007199254740991.
   */
  readonly contextWindow?: number;
  /**
   * Maximum number of tokens of a response; unknown when unset.
   * Limits: 1 to 9007199254740991.
   */
  readonly maxOutputTokens?: number;
  /**
   * Kinds of content that prompts may contain, such as `text`, `image`, `audio`, `video` and `pdf`; unknown when unset.
   * Limits: at most 16 items, every item once.
   */
  readonly inputModalities?: readonly TinyString[];
  /**
   * Kinds of content that responses may contain; unknown when unset.
   * Limits: at most 16 items, every item once.
   */
  readonly outputModalities?: readonly TinyString[];
  /**
   * What the model can do, such as `tools`, `reasoning`, `structuredOutput` and `attachments`; unknown when unset.
   * Limits: at most 32 items, every item once.
   */
  readonly capabilities?: readonly TinyString[];
}

/** CatalogModel as written: it has no defaults. */
export type CatalogModelInput = CatalogModel;

/** The models of a provider. */
export interface CatalogProvider {
  /**
   * The models, by their names in the provider's API; none when unset.
   * Limits: at most 8192 entries, names of 1 to 256 characters.
   */
  readonly models?: Readonly<Record<string, CatalogModel>>;
}

/** CatalogProvider as written: it has no defaults. */
export type CatalogProviderInput = CatalogProvider;

/** Price of each kind of token; a kind without a price is not counted, unless its description says otherwise. */
export interface CatalogRates {
  /**
   * Tokens of the prompt; unknown when unset.
   * Limits: 1 to 16 characters, form: an amount of dollars such as 2.50.
   */
  readonly input?: Money;
  /**
   * Tokens of the response; unknown when unset.
   * Limits: 1 to 16 characters, form: an amount of dollars such as 2.50.
   */
  readonly output?: Money;
  /**
   * Tokens of the prompt that were read from the provider's cache; unknown when unset.
   * Limits: 1 to 16 characters, form: an amount of dollars such as 2.50.
   */
  readonly cacheRead?: Money;
  /**
   * Tokens of the prompt that were written to the provider's cache; unknown when unset.
   * Limits: 1 to 16 characters, form: an amount of dollars such as 2.50.
   */
  readonly cacheWrite?: Money;
  /**
   * Reasoning tokens; the price of `output` when unset.
   * Limits: 1 to 16 characters, form: an amount of dollars such as 2.50.
   */
  readonly reasoning?: Money;
  /**
   * Audio tokens of the prompt; the price of `input` when unset.
   * Limits: 1 to 16 characters, form: an amount of dollars such as 2.50.
   */
  readonly inputAudio?: Money;
  /**
   * Audio tokens of the response; the price of `output` when unset.
   * Limits: 1 to 16 characters, form: an amount of dollars such as 2.50.
   */
  readonly outputAudio?: Money;
}

/** CatalogRates as written: it has no defaults. */
export type CatalogRatesInput = CatalogRates;

/** Rates of a model for requests with long contexts. */
export interface CatalogTier {
  /**
   * The rates apply when the context has more tokens than this.
   * Limits: 0 to 9007199254740991.
   */
  readonly contextOver: number;
  /** Prices of tokens in this tier. */
  readonly rates: CatalogRates;
}

/** CatalogTier as written: it has no defaults. */
export type CatalogTierInput = CatalogTier;

/**
 * An expression in the Common Expression Language.
 * Limits: 1 to 16384 characters.
 */
export type CelExpression = string;

/** CelExpression as written: it has no defaults. */
export type CelExpressionInput = CelExpression;

/** One evaluated expression; with full detail only. */
export interface CelMessage {
  /** The kind of message. */
  readonly type: "cel";
  /**
   * The text of the expression.
   * Limits: at most 16384 characters.
   */
  readonly expression: string;
  /** The value; absent when the evaluation failed. */
  readonly value?: JsonValue;
  /**
   * Why the evaluation failed.
   * Limits: at most 4096 characters.
   */
  readonly error?: string;
}

/** CelMessage as written: it has no defaults. */
export type CelMessageInput = CelMessage;

/** The controller. */
export interface ChartController {
  /**
   * How many pods run; one of them leads.
   * Default: `1`.
   * Limits: 0 to 1000.
   */
  readonly replicaCount: number;
  /**
   * The level of the log, for all components or as a list of `component=level`.
   * Default: `info`.
   * Limits: 1 to 1024 characters, form: a level, or levels of modules such as info,engine=debug.
   */
  readonly logLevel: LogLevel;
  /**
   * The image of the controller.
   * Default: `{}`.
   */
  readonly image: ControllerImage;
  /**
   * The Service of the controller, which data planes connect to.
   * Default: `{}`.
   */
  readonly service: ControllerService;
  /**
   * The connections of data planes to the controller.
   * Default: `{}`.
   */
  readonly xds: ControlPlaneXds;
  /**
   * Further environment variables by name: a value, or an object with `value` or `valueFrom`.
   * Default: `{}`.
   * Limits: at most 128 entries, names of 1 to 256 characters.
   */
  readonly extraEnv: Readonly<Record<string, ExtraEnv>>;
  /**
   * Further containers of the pods.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly extraContainers: readonly KubernetesFields[];
  /**
   * Further volumes of the pods.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly extraVolumes: readonly KubernetesFields[];
  /**
   * Further mounts of the controller's container.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly extraVolumeMounts: readonly KubernetesFields[];
  /**
   * How pods are replaced when the Deployment changes.
   * Default: `{}`.
   */
  readonly strategy: KubernetesFields;
  /**
   * The priority class of the pods.
   * Default: `""`.
   * Limits: at most 253 characters.
   */
  readonly priorityClassName: string;
  /**
   * How many old versions of the workload are kept; as many as Kubernetes keeps when null.
   * Default: `null`.
   */
  readonly revisionHistoryLimit: null | number;
  /**
   * The spec of a PodDisruptionBudget; none is made when empty.
   * Default: `{}`.
   */
  readonly podDisruptionBudget: KubernetesFields;
  /**
   * The spec of a HorizontalPodAutoscaler; none is made when empty.
   * Default: `{}`.
   */
  readonly horizontalPodAutoscaler: KubernetesFields;
  /**
   * The spec of a VerticalPodAutoscaler; none is made when empty.
   * Default: `{}`.
   */
  readonly verticalPodAutoscaler: KubernetesFields;
}

/** The controller. (As written: properties with a default may be left out.) */
export interface ChartControllerInput {
  /**
   * How many pods run; one of them leads.
   * Default: `1`.
   * Limits: 0 to 1000.
   */
  readonly replicaCount?: number;
  /**
   * The level of the log, for all components or as a list of `component=level`.
   * Default: `info`.
   * Limits: 1 to 1024 characters, form: a level, or levels of modules such as info,engine=debug.
   */
  readonly logLevel?: LogLevel;
  /**
   * The image of the controller.
   * Default: `{}`.
   */
  readonly image?: ControllerImageInput;
  /**
   * The Service of the controller, which data planes connect to.
   * Default: `{}`.
   */
  readonly service?: ControllerServiceInput;
  /**
   * The connections of data planes to the controller.
   * Default: `{}`.
   */
  readonly xds?: ControlPlaneXdsInput;
  /**
   * Further environment variables by name: a value, or an object with `value` or `valueFrom`.
   * Default: `{}`.
   * Limits: at most 128 entries, names of 1 to 256 characters.
   */
  readonly extraEnv?: Readonly<Record<string, ExtraEnvInput>>;
  /**
   * Further containers of the pods.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly extraContainers?: readonly KubernetesFields[];
  /**
   * Further volumes of the pods.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly extraVolumes?: readonly KubernetesFields[];
  /**
   * Further mounts of the controller's container.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly extraVolumeMounts?: readonly KubernetesFields[];
  /**
   * How pods are replaced when the Deployment changes.
   * Default: `{}`.
   */
  readonly strategy?: KubernetesFields;
  /**
   * The priority class of the pods.
   * Default: `""`.
   * Limits: at most 253 characters.
   */
  readonly priorityClassName?: string;
  /**
   * How many old versions of the workload are kept; as many as Kubernetes keeps when null.
   * Default: `null`.
   */
  readonly revisionHistoryLimit?: null | number;
  /**
   * The spec of a PodDisruptionBudget; none is made when empty.
   * Default: `{}`.
   */
  readonly podDisruptionBudget?: KubernetesFields;
  /**
   * The spec of a HorizontalPodAutoscaler; none is made when empty.
   * Default: `{}`.
   */
  readonly horizontalPodAutoscaler?: KubernetesFields;
  /**
   * The spec of a VerticalPodAutoscaler; none is made when empty.
   * Default: `{}`.
   */
  readonly verticalPodAutoscaler?: KubernetesFields;
}

/** The service account of the pods. */
export interface ChartServiceAccount {
  /**
   * Whether the chart makes the service account.
   * Default: `true`.
   */
  readonly create: boolean;
  /**
   * Annotations of the service account.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly annotations: Annotations;
  /**
   * The name of the service account; when empty the full name of the release if it is created, else `default`.
   * Default: `""`.
   * Limits: at most 253 characters, form: lower case letters, digits, `-` and `.`, or nothing.
   */
  readonly name: string;
}

/** The service account of the pods. (As written: properties with a default may be left out.) */
export interface ChartServiceAccountInput {
  /**
   * Whether the chart makes the service account.
   * Default: `true`.
   */
  readonly create?: boolean;
  /**
   * Annotations of the service account.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly annotations?: Annotations;
  /**
   * The name of the service account; when empty the full name of the release if it is created, else `default`.
   * Default: `""`.
   * Limits: at most 253 characters, form: lower case letters, digits, `-` and `.`, or nothing.
   */
  readonly name?: string;
}

/** How the controller is scraped. */
export interface ChartServiceMonitor {
  /**
   * Whether a ServiceMonitor is made.
   * Default: `true`.
   */
  readonly enabled: boolean;
  /**
   * How often metrics are read.
   * Default: `15s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly interval: Duration;
  /**
   * Further labels of the ServiceMonitor.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly extraLabels: Labels;
}

/** How the controller is scraped. (As written: properties with a default may be left out.) */
export interface ChartServiceMonitorInput {
  /**
   * Whether a ServiceMonitor is made.
   * Default: `true`.
   */
  readonly enabled?: boolean;
  /**
   * How often metrics are read.
   * Default: `15s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly interval?: Duration;
  /**
   * Further labels of the ServiceMonitor.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly extraLabels?: Labels;
}

/** Fields of a Service beside its type and ports; Kubernetes decides where they are empty. */
export interface ChartServiceOptions {
  /**
   * Annotations of the Service.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly annotations: Annotations;
  /**
   * Further labels of the Service.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly extraLabels: Labels;
  /**
   * The address in the cluster; `None` for a headless Service.
   * Default: `""`.
   * Limits: at most 64 characters.
   */
  readonly clusterIP: string;
  /**
   * The addresses in the cluster, one per family.
   * Default: `[]`.
   * Limits: at most 2 items.
   */
  readonly clusterIPs: readonly string[];
  /**
   * Addresses outside the cluster that also lead to the Service.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly externalIPs: readonly string[];
  /**
   * The DNS name that a Service of type ExternalName points to.
   * Default: `""`.
   * Limits: at most 253 characters.
   */
  readonly externalName: string;
  /**
   * The address that the load balancer is asked for.
   * Default: `""`.
   * Limits: at most 64 characters.
   */
  readonly loadBalancerIP: string;
  /**
   * The ranges of clients that the load balancer lets through; all when empty.
   * Default: `[]`.
   * Limits: at most 256 items.
   */
  readonly loadBalancerSourceRanges: readonly string[];
  /**
   * The implementation of the load balancer.
   * Default: `""`.
   * Limits: at most 317 characters.
   */
  readonly loadBalancerClass: string;
  /**
   * Where traffic from outside goes: to all nodes or only to local pods, which keeps the client's address.
   * Default: `""`.
   */
  readonly externalTrafficPolicy: "" | "Cluster" | "Local";
  /**
   * Where traffic from inside the cluster goes: to all pods or only to local ones.
   * Default: `""`.
   */
  readonly internalTrafficPolicy: "" | "Cluster" | "Local";
  /**
   * The port of the health checks of nodes; chosen by Kubernetes when null.
   * Default: `null`.
   */
  readonly healthCheckNodePort: null | number;
  /**
   * Whether connections of a client go to the same pod.
   * Default: `""`.
   */
  readonly sessionAffinity: "" | "None" | "ClientIP";
  /**
   * How long the affinity of sessions lasts.
   * Default: `{}`.
   */
  readonly sessionAffinityConfig: KubernetesFields;
  /**
   * The families of the Service's IP addresses.
   * Default: `[]`.
   * Limits: at most 2 items, every item once.
   */
  readonly ipFamilies: readonly ("IPv4" | "IPv6")[];
  /**
   * How many families of addresses the Service has.
   * Default: `""`.
   */
  readonly ipFamilyPolicy: "" | "SingleStack" | "PreferDualStack" | "RequireDualStack";
  /**
   * Whether pods that are not ready receive traffic.
   * Default: `false`.
   */
  readonly publishNotReadyAddresses: boolean;
  /**
   * Whether node ports are taken for the load balancer; as Kubernetes does when null.
   * Default: `null`.
   */
  readonly allocateLoadBalancerNodePorts: null | boolean;
  /**
   * Which pods are preferred, such as `PreferClose`.
   * Default: `""`.
   * Limits: at most 64 characters.
   */
  readonly trafficDistribution: string;
}

/** Fields of a Service beside its type and ports; Kubernetes decides where they are empty. (As written: properties with a default may be left out.) */
export interface ChartServiceOptionsInput {
  /**
   * Annotations of the Service.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly annotations?: Annotations;
  /**
   * Further labels of the Service.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly extraLabels?: Labels;
  /**
   * The address in the cluster; `None` for a headless Service.
   * Default: `""`.
   * Limits: at most 64 characters.
   */
  readonly clusterIP?: string;
  /**
   * The addresses in the cluster, one per family.
   * Default: `[]`.
   * Limits: at most 2 items.
   */
  readonly clusterIPs?: readonly string[];
  /**
   * Addresses outside the cluster that also lead to the Service.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly externalIPs?: readonly string[];
  /**
   * The DNS name that a Service of type ExternalName points to.
   * Default: `""`.
   * Limits: at most 253 characters.
   */
  readonly externalName?: string;
  /**
   * The address that the load balancer is asked for.
   * Default: `""`.
   * Limits: at most 64 characters.
   */
  readonly loadBalancerIP?: string;
  /**
   * The ranges of clients that the load balancer lets through; all when empty.
   * Default: `[]`.
   * Limits: at most 256 items.
   */
  readonly loadBalancerSourceRanges?: readonly string[];
  /**
   * The implementation of the load balancer.
   * Default: `""`.
   * Limits: at most 317 characters.
   */
  readonly loadBalancerClass?: string;
  /**
   * Where traffic from outside goes: to all nodes or only to local pods, which keeps the client's address.
   * Default: `""`.
   */
  readonly externalTrafficPolicy?: "" | "Cluster" | "Local";
  /**
   * Where traffic from inside the cluster goes: to all pods or only to local ones.
   * Default: `""`.
   */
  readonly internalTrafficPolicy?: "" | "Cluster" | "Local";
  /**
   * The port of the health checks of nodes; chosen by Kubernetes when null.
   * Default: `null`.
   */
  readonly healthCheckNodePort?: null | number;
  /**
   * Whether connections of a client go to the same pod.
   * Default: `""`.
   */
  readonly sessionAffinity?: "" | "None" | "ClientIP";
  /**
   * How long the affinity of sessions lasts.
   * Default: `{}`.
   */
  readonly sessionAffinityConfig?: KubernetesFields;
  /**
   * The families of the Service's IP addresses.
   * Default: `[]`.
   * Limits: at most 2 items, every item once.
   */
  readonly ipFamilies?: readonly ("IPv4" | "IPv6")[];
  /**
   * How many families of addresses the Service has.
   * Default: `""`.
   */
  readonly ipFamilyPolicy?: "" | "SingleStack" | "PreferDualStack" | "RequireDualStack";
  /**
   * Whether pods that are not ready receive traffic.
   * Default: `false`.
   */
  readonly publishNotReadyAddresses?: boolean;
  /**
   * Whether node ports are taken for the load balancer; as Kubernetes does when null.
   * Default: `null`.
   */
  readonly allocateLoadBalancerNodePorts?: null | boolean;
  /**
   * Which pods are preferred, such as `PreferClose`.
   * Default: `""`.
   * Limits: at most 64 characters.
   */
  readonly trafficDistribution?: string;
}

/** A port of a Service. */
export interface ChartServicePort {
  /**
   * The name of the port, unique in the Service.
   * Limits: 1 to 63 characters, form: a name of lower case letters, digits and `-`.
   */
  readonly name: string;
  /**
   * The port of the Service.
   * Limits: 1 to 65535.
   */
  readonly port: Port;
  /**
   * The protocol of the port.
   * Default: `TCP`.
   */
  readonly protocol: "TCP" | "UDP" | "SCTP";
  /**
   * The port of the proxy: that of a listener.
   * Limits: 1 to 65535.
   */
  readonly targetPort: Port;
  /**
   * The port of the nodes; chosen by Kubernetes when unset.
   * Limits: 1 to 65535.
   */
  readonly nodePort?: Port;
  /**
   * The protocol of the application; not stated when unset.
   * Limits: 1 to 317 characters.
   */
  readonly appProtocol?: string;
}

/** A port of a Service. (As written: properties with a default may be left out.) */
export interface ChartServicePortInput {
  /**
   * The name of the port, unique in the Service.
   * Limits: 1 to 63 characters, form: a name of lower case letters, digits and `-`.
   */
  readonly name: string;
  /**
   * The port of the Service.
   * Limits: 1 to 65535.
   */
  readonly port: Port;
  /**
   * The protocol of the port.
   * Default: `TCP`.
   */
  readonly protocol?: "TCP" | "UDP" | "SCTP";
  /**
   * The port of the proxy: that of a listener.
   * Limits: 1 to 65535.
   */
  readonly targetPort: Port;
  /**
   * The port of the nodes; chosen by Kubernetes when unset.
   * Limits: 1 to 65535.
   */
  readonly nodePort?: Port;
  /**
   * The protocol of the application; not stated when unset.
   * Limits: 1 to 317 characters.
   */
  readonly appProtocol?: string;
}

/** A cipher suite of TLS 1.3 or 1.2. */
export type CipherSuite = "TLS13_AES_256_GCM_SHA384" | "TLS13_AES_128_GCM_SHA256" | "TLS13_CHACHA20_POLY1305_SHA256" | "TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384" | "TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256" | "TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256" | "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384" | "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256" | "TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256";

/** CipherSuite as written: it has no defaults. */
export type CipherSuiteInput = CipherSuite;

/** How the gateway authenticates to a token endpoint (RFC 6749 section 2.3). */
export interface ClientAuth {
  /**
   * Identifier of the gateway as a client.
   * Limits: 1 to 256 characters.
   */
  readonly clientId: ShortString;
  /** The Secret with the client secret; no secret is sent when unset. */
  readonly secretRef?: SecretKeyRef;
  /** A signed assertion instead of a secret; none is sent when unset. */
  readonly privateKeyJwt?: PrivateKeyJwt;
  /**
   * ClientSecretBasic: in the Authorization header; ClientSecretPost: in the body, also without a secret; PrivateKeyJwt: by a signed assertion.
   * Default: `ClientSecretBasic`.
   */
  readonly method: "ClientSecretBasic" | "ClientSecretPost" | "PrivateKeyJwt";
}

/** How the gateway authenticates to a token endpoint (RFC 6749 section 2.3). (As written: properties with a default may be left out.) */
export interface ClientAuthInput {
  /**
   * Identifier of the gateway as a client.
   * Limits: 1 to 256 characters.
   */
  readonly clientId: ShortString;
  /** The Secret with the client secret; no secret is sent when unset. */
  readonly secretRef?: SecretKeyRefInput;
  /** A signed assertion instead of a secret; none is sent when unset. */
  readonly privateKeyJwt?: PrivateKeyJwtInput;
  /**
   * ClientSecretBasic: in the Authorization header; ClientSecretPost: in the body, also without a secret; PrivateKeyJwt: by a signed assertion.
   * Default: `ClientSecretBasic`.
   */
  readonly method?: "ClientSecretBasic" | "ClientSecretPost" | "PrivateKeyJwt";
}

/** What a client says about itself when it registers, as far as the gateway reads it. */
export interface ClientRegistration {
  /**
   * Where the authorization server may send the user back to.
   * Limits: 1 to 32 items, pattern of items: `^[A-Za-z][A-Za-z0-9+.-]*:[!-~]+$`.
   */
  readonly redirect_uris: readonly string[];
  /**
   * A name to show to the user.
   * Limits: at most 1024 characters.
   */
  readonly client_name?: string;
}

/** ClientRegistration as written: it has no defaults. */
export type ClientRegistrationInput = ClientRegistration;

/** One aspect of the state of an object. */
export interface Condition {
  /**
   * The type of the condition, such as `Accepted`.
   * Limits: 1 to 316 characters, pattern: `^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*\/)?(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])$`.
   */
  readonly type: string;
  /** Whether the condition holds: True, False or Unknown. */
  readonly status: "True" | "False" | "Unknown";
  /**
   * The generation of the object that the condition was computed from.
   * Limits: at least 0.
   */
  readonly observedGeneration?: number;
  /**
   * When the status changed last (RFC 3339).
   * Limits: 20 to 40 characters, pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})$`.
   */
  readonly lastTransitionTime: string;
  /**
   * Why, as one word for programs.
   * Limits: 1 to 1024 characters, pattern: `^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$`.
   */
  readonly reason: string;
  /**
   * Why, as a sentence for people.
   * Limits: at most 32768 characters.
   */
  readonly message: string;
}

/** Condition as written: it has no defaults. */
export type ConditionInput = Condition;

/** A response with the condition under which it is sent. */
export interface ConditionalDirectResponse {
  /**
   * When the response is sent; always when unset, which only the last entry may leave out.
   * Limits: 1 to 16384 characters.
   * CEL over `request`, returns bool.
   */
  readonly condition?: CelExpression;
  /** The response if the condition is true. */
  readonly policy: DirectResponseAnswer;
}

/** ConditionalDirectResponse as written: it has no defaults. */
export type ConditionalDirectResponseInput = ConditionalDirectResponse;

/** An authorization server with the condition under which it is used. */
export interface ConditionalExtAuth {
  /**
   * When it is used; always when unset, which only the last entry may leave out. If the condition cannot be evaluated, `failureMode` of the policy decides: FailClosed refuses the request, and FailOpen leaves the entry out.
   * Limits: 1 to 16384 characters.
   * CEL over `request`, returns bool.
   */
  readonly condition?: CelExpression;
  /** The policy that applies if the condition is true. */
  readonly policy: ExtAuthPolicy;
}

/** An authorization server with the condition under which it is used. (As written: properties with a default may be left out.) */
export interface ConditionalExtAuthInput {
  /**
   * When it is used; always when unset, which only the last entry may leave out. If the condition cannot be evaluated, `failureMode` of the policy decides: FailClosed refuses the request, and FailOpen leaves the entry out.
   * Limits: 1 to 16384 characters.
   * CEL over `request`, returns bool.
   */
  readonly condition?: CelExpression;
  /** The policy that applies if the condition is true. */
  readonly policy: ExtAuthPolicyInput;
}

/** An external processor with the condition under which it is used. */
export interface ConditionalExtProc {
  /**
   * When it is used; always when unset, which only the last entry may leave out. If the condition cannot be evaluated, `failureMode` of the policy decides: FailClosed refuses the request, and FailOpen leaves the entry out.
   * Limits: 1 to 16384 characters.
   * CEL over `request`, returns bool.
   */
  readonly condition?: CelExpression;
  /** The policy that applies if the condition is true. */
  readonly policy: ExtProcPolicy;
}

/** An external processor with the condition under which it is used. (As written: properties with a default may be left out.) */
export interface ConditionalExtProcInput {
  /**
   * When it is used; always when unset, which only the last entry may leave out. If the condition cannot be evaluated, `failureMode` of the policy decides: FailClosed refuses the request, and FailOpen leaves the entry out.
   * Limits: 1 to 16384 characters.
   * CEL over `request`, returns bool.
   */
  readonly condition?: CelExpression;
  /** The policy that applies if the condition is true. */
  readonly policy: ExtProcPolicyInput;
}

/** Targets whose conditions are tried in order. */
export interface ConditionalModel {
  /**
   * The targets; the last one may have no condition and is then the fallback.
   * Limits: 1 to 64 items, only the last item may have no when.
   */
  readonly targets: readonly ConditionalTarget[];
}

/** ConditionalModel as written: it has no defaults. */
export type ConditionalModelInput = ConditionalModel;

/** A limit with the condition under which it is used. */
export interface ConditionalRateLimit {
  /**
   * When it is used; always when unset, which only the last entry may leave out. A condition that cannot be evaluated is not true, so that a last entry without a condition limits such requests.
   * Limits: 1 to 16384 characters.
   * CEL over `request`, returns bool.
   */
  readonly condition?: CelExpression;
  /** The policy that applies if the condition is true. */
  readonly policy: RateLimitPolicy;
}

/** A limit with the condition under which it is used. (As written: properties with a default may be left out.) */
export interface ConditionalRateLimitInput {
  /**
   * When it is used; always when unset, which only the last entry may leave out. A condition that cannot be evaluated is not true, so that a last entry without a condition limits such requests.
   * Limits: 1 to 16384 characters.
   * CEL over `request`, returns bool.
   */
  readonly condition?: CelExpression;
  /** The policy that applies if the condition is true. */
  readonly policy: RateLimitPolicyInput;
}

/** A target with its condition. */
export interface ConditionalTarget {
  /** The name of the model. */
  readonly modelRef: ModelRef;
  /**
   * The name by which the model is requested; required when its match is a wildcard; its only name when unset.
   * Limits: 1 to 1024 characters.
   */
  readonly model?: LongString;
  /**
   * Whether the target is chosen; always when unset.
   * Limits: 1 to 16384 characters.
   * CEL over `llm`, returns bool.
   */
  readonly when?: CelExpression;
}

/** ConditionalTarget as written: it has no defaults. */
export type ConditionalTargetInput = ConditionalTarget;

/** A transformation with the condition under which it is used. */
export interface ConditionalTransformation {
  /**
   * When it is used; always when unset, which only the last entry may leave out.
   * Limits: 1 to 16384 characters.
   * CEL over `request`, returns bool.
   */
  readonly condition?: CelExpression;
  /** The policy that applies if the condition is true. */
  readonly policy: TransformationPolicy;
}

/** ConditionalTransformation as written: it has no defaults. */
export type ConditionalTransformationInput = ConditionalTransformation;

/** One key of a ConfigMap in the same namespace. */
export interface ConfigMapKeySelector {
  /**
   * The name of the ConfigMap.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * The key in the ConfigMap.
   * Limits: 1 to 253 characters.
   */
  readonly key: string;
  /**
   * Whether the container starts without the ConfigMap or its key.
   * Default: `false`.
   */
  readonly optional: boolean;
}

/** One key of a ConfigMap in the same namespace. (As written: properties with a default may be left out.) */
export interface ConfigMapKeySelectorInput {
  /**
   * The name of the ConfigMap.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * The key in the ConfigMap.
   * Limits: 1 to 253 characters.
   */
  readonly key: string;
  /**
   * Whether the container starts without the ConfigMap or its key.
   * Default: `false`.
   */
  readonly optional?: boolean;
}

/** Where images come from unless a component says otherwise. */
export interface ControlPlaneImage {
  /**
   * The registry of images.
   * Default: `cr.edgegateway.dev`.
   * Limits: at most 253 characters.
   */
  readonly registry: string;
  /**
   * The tag of images; the version of the chart's application when empty.
   * Default: `""`.
   * Limits: at most 128 characters.
   */
  readonly tag: string;
  /**
   * When images are pulled.
   * Default: `IfNotPresent`.
   */
  readonly pullPolicy: "" | "Always" | "IfNotPresent" | "Never";
}

/** Where images come from unless a component says otherwise. (As written: properties with a default may be left out.) */
export interface ControlPlaneImageInput {
  /**
   * The registry of images.
   * Default: `cr.edgegateway.dev`.
   * Limits: at most 253 characters.
   */
  readonly registry?: string;
  /**
   * The tag of images; the version of the chart's application when empty.
   * Default: `""`.
   * Limits: at most 128 characters.
   */
  readonly tag?: string;
  /**
   * When images are pulled.
   * Default: `IfNotPresent`.
   */
  readonly pullPolicy?: "" | "Always" | "IfNotPresent" | "Never";
}

/** Integration with the Istio service mesh. */
export interface ControlPlaneIstio {
  /**
   * Whether the controller may read the resources of the mesh and looks at pods, to know which of them are its workloads.
   * Default: `true`.
   */
  readonly enabled: boolean;
  /**
   * Whether every data plane takes part in the mesh unless its EdgeParameters say otherwise.
   * Default: `false`.
   */
  readonly autoEnabled: boolean;
  /**
   * The address of the certificate authority; that of the mesh's namespace when empty.
   * Default: `""`.
   * Limits: at most 1024 characters.
   */
  readonly caAddress: string;
  /**
   * The identifier of the cluster in the mesh; the mesh's default when empty.
   * Default: `""`.
   * Limits: at most 253 characters.
   */
  readonly clusterId: string;
  /**
   * The namespace of the mesh's control plane; `istio-system` when empty.
   * Default: `""`.
   * Limits: at most 63 characters.
   */
  readonly namespace: string;
  /**
   * The network of the cluster in the mesh.
   * Default: `""`.
   * Limits: at most 253 characters.
   */
  readonly network: string;
  /**
   * The revision of the mesh's control plane; `default` when empty.
   * Default: `""`.
   * Limits: at most 63 characters.
   */
  readonly revision: string;
}

/** Integration with the Istio service mesh. (As written: properties with a default may be left out.) */
export interface ControlPlaneIstioInput {
  /**
   * Whether the controller may read the resources of the mesh and looks at pods, to know which of them are its workloads.
   * Default: `true`.
   */
  readonly enabled?: boolean;
  /**
   * Whether every data plane takes part in the mesh unless its EdgeParameters say otherwise.
   * Default: `false`.
   */
  readonly autoEnabled?: boolean;
  /**
   * The address of the certificate authority; that of the mesh's namespace when empty.
   * Default: `""`.
   * Limits: at most 1024 characters.
   */
  readonly caAddress?: string;
  /**
   * The identifier of the cluster in the mesh; the mesh's default when empty.
   * Default: `""`.
   * Limits: at most 253 characters.
   */
  readonly clusterId?: string;
  /**
   * The namespace of the mesh's control plane; `istio-system` when empty.
   * Default: `""`.
   * Limits: at most 63 characters.
   */
  readonly namespace?: string;
  /**
   * The network of the cluster in the mesh.
   * Default: `""`.
   * Limits: at most 253 characters.
   */
  readonly network?: string;
  /**
   * The revision of the mesh's control plane; `default` when empty.
   * Default: `""`.
   * Limits: at most 63 characters.
   */
  readonly revision?: string;
}

/** Metrics for the Prometheus operator and Grafana. */
export interface ControlPlaneMonitoring {
  /**
   * Whether anything of this group is made.
   * Default: `false`.
   */
  readonly enabled: boolean;
  /**
   * How the controller is scraped.
   * Default: `{}`.
   */
  readonly serviceMonitor: ChartServiceMonitor;
  /**
   * How the data planes are scraped.
   * Default: `{}`.
   */
  readonly proxy: ProxyMonitoring;
  /**
   * The dashboard.
   * Default: `{}`.
   */
  readonly grafanaDashboard: GrafanaDashboard;
}

/** Metrics for the Prometheus operator and Grafana. (As written: properties with a default may be left out.) */
export interface ControlPlaneMonitoringInput {
  /**
   * Whether anything of this group is made.
   * Default: `false`.
   */
  readonly enabled?: boolean;
  /**
   * How the controller is scraped.
   * Default: `{}`.
   */
  readonly serviceMonitor?: ChartServiceMonitorInput;
  /**
   * How the data planes are scraped.
   * Default: `{}`.
   */
  readonly proxy?: ProxyMonitoringInput;
  /**
   * The dashboard.
   * Default: `{}`.
   */
  readonly grafanaDashboard?: GrafanaDashboardInput;
}

/** The data planes that the controller runs. */
export interface ControlPlaneProxy {
  /**
   * The image of the data planes.
   * Default: `{}`.
   */
  readonly image: ControlPlaneProxyImage;
}

/** The data planes that the controller runs. (As written: properties with a default may be left out.) */
export interface ControlPlaneProxyInput {
  /**
   * The image of the data planes.
   * Default: `{}`.
   */
  readonly image?: ControlPlaneProxyImageInput;
}

/** The image of the data planes; empty fields are taken from `image`. */
export interface ControlPlaneProxyImage {
  /**
   * The registry; that of `image` when empty.
   * Default: `""`.
   * Limits: at most 253 characters.
   */
  readonly registry: string;
  /**
   * The repository in the registry.
   * Default: `agentgateway`.
   * Limits: at most 253 characters.
   */
  readonly repository: string;
  /**
   * The tag; that of `image` when empty.
   * Default: `""`.
   * Limits: at most 128 characters.
   */
  readonly tag: string;
}

/** The image of the data planes; empty fields are taken from `image`. (As written: properties with a default may be left out.) */
export interface ControlPlaneProxyImageInput {
  /**
   * The registry; that of `image` when empty.
   * Default: `""`.
   * Limits: at most 253 characters.
   */
  readonly registry?: string;
  /**
   * The repository in the registry.
   * Default: `agentgateway`.
   * Limits: at most 253 characters.
   */
  readonly repository?: string;
  /**
   * The tag; that of `image` when empty.
   * Default: `""`.
   * Limits: at most 128 characters.
   */
  readonly tag?: string;
}

/** What the controller may do in the cluster. */
export interface ControlPlaneRbac {
  /**
   * The namespaces that the controller may write to; the whole cluster when empty.
   * Default: `[]`.
   * Limits: at most 256 items, every item once.
   */
  readonly gatewayNamespaces: readonly Namespace[];
}

/** What the controller may do in the cluster. (As written: properties with a default may be left out.) */
export interface ControlPlaneRbacInput {
  /**
   * The namespaces that the controller may write to; the whole cluster when empty.
   * Default: `[]`.
   * Limits: at most 256 items, every item once.
   */
  readonly gatewayNamespaces?: readonly Namespace[];
}

/** The values of the control-plane chart. */
export interface ControlPlaneValues {
  /**
   * Replaces the name of the chart in the names of objects.
   * Default: `""`.
   * Limits: at most 63 characters, form: lower case letters, digits and `-` between them, or nothing.
   */
  readonly nameOverride: string;
  /**
   * Replaces the whole name of the objects.
   * Default: `""`.
   * Limits: at most 63 characters, form: lower case letters, digits and `-` between them, or nothing.
   */
  readonly fullnameOverride: string;
  /**
   * Labels of every object.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly commonLabels: Labels;
  /**
   * Secrets that images are pulled with.
   * Default: `[]`.
   * Limits: at most 16 items.
   */
  readonly imagePullSecrets: readonly ImagePullSecret[];
  /**
   * Where images come from unless a component says otherwise.
   * Default: `{}`.
   */
  readonly image: ControlPlaneImage;
  /**
   * The controller.
   * Default: `{}`.
   */
  readonly controller: ChartController;
  /**
   * The data planes that the controller runs.
   * Default: `{}`.
   */
  readonly proxy: ControlPlaneProxy;
  /**
   * The name of the gateway class; the built-in name when empty.
   * Default: `""`.
   * Limits: at most 253 characters.
   */
  readonly gatewayClassName: string;
  /**
   * The name of the controller in gateway classes; the built-in name when empty.
   * Default: `""`.
   * Limits: at most 253 characters, form: a domain, a slash and a path, or nothing.
   */
  readonly controllerName: string;
  /**
   * The EdgeParameters of gateway classes, by the name of the class.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 253 characters.
   */
  readonly gatewayClassParametersRefs: Readonly<Record<string, ParametersRef>>;
  /**
   * Routing to EdgeModel resources.
   * Default: `{}`.
   */
  readonly agentgatewayModels: OptionalFeature;
  /**
   * XBackend resources of the routing API's experimental group.
   * Default: `{}`.
   */
  readonly xBackend: OptionalFeature;
  /**
   * InferencePool resources of the inference extension.
   * Default: `{}`.
   */
  readonly inferenceExtension: OptionalFeature;
  /**
   * Integration with the Istio service mesh.
   * Default: `{}`.
   */
  readonly istio: ControlPlaneIstio;
  /**
   * The namespaces whose objects are looked at: those that any of these selects; all when empty.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly discoveryNamespaceSelectors: readonly NamespaceSelector[];
  /**
   * What the controller may do in the cluster.
   * Default: `{}`.
   */
  readonly rbac: ControlPlaneRbac;
  /**
   * Metrics for the Prometheus operator and Grafana; needs their resource definitions.
   * Default: `{}`.
   */
  readonly monitoring: ControlPlaneMonitoring;
  /**
   * The service account of the controller.
   * Default: `{}`.
   */
  readonly serviceAccount: ChartServiceAccount;
  /**
   * The resources of the controller.
   * Default: `{"requests":{"cpu":"100m","memory":"128Mi"}}`.
   */
  readonly resources: ResourceRequirements;
  /**
   * Annotations of the Deployment.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly deploymentAnnotations: Annotations;
  /**
   * Annotations of the pods.
   * Default: `{"prometheus.io/scrape":"true"}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly podAnnotations: Annotations;
  /**
   * Further labels of the pods.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly podLabels: Labels;
  /**
   * The security context of the pods.
   * Default: `{}`.
   */
  readonly podSecurityContext: KubernetesFields;
  /**
   * The security context of the container; when empty it runs unprivileged, as another user than root, with a read-only root file system and without capabilities.
   * Default: `{}`.
   */
  readonly securityContext: KubernetesFields;
  /**
   * Labels of the nodes that the pods run on.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly nodeSelector: Labels;
  /**
   * Taints of nodes that the pods tolerate.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly tolerations: readonly KubernetesFields[];
  /**
   * Which nodes and pods the pods are placed near.
   * Default: `{}`.
   */
  readonly affinity: KubernetesFields;
  /**
   * How the pods are spread over the cluster.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly topologySpreadConstraints: readonly KubernetesFields[];
  /**
   * How the pods resolve names.
   * Default: `{}`.
   */
  readonly dnsConfig: KubernetesFields;
}

/** The values of the control-plane chart. (As written: properties with a default may be left out.) */
export interface ControlPlaneValuesInput {
  /**
   * Replaces the name of the chart in the names of objects.
   * Default: `""`.
   * Limits: at most 63 characters, form: lower case letters, digits and `-` between them, or nothing.
   */
  readonly nameOverride?: string;
  /**
   * Replaces the whole name of the objects.
   * Default: `""`.
   * Limits: at most 63 characters, form: lower case letters, digits and `-` between them, or nothing.
   */
  readonly fullnameOverride?: string;
  /**
   * Labels of every object.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly commonLabels?: Labels;
  /**
   * Secrets that images are pulled with.
   * Default: `[]`.
   * Limits: at most 16 items.
   */
  readonly imagePullSecrets?: readonly ImagePullSecret[];
  /**
   * Where images come from unless a component says otherwise.
   * Default: `{}`.
   */
  readonly image?: ControlPlaneImageInput;
  /**
   * The controller.
   * Default: `{}`.
   */
  readonly controller?: ChartControllerInput;
  /**
   * The data planes that the controller runs.
   * Default: `{}`.
   */
  readonly proxy?: ControlPlaneProxyInput;
  /**
   * The name of the gateway class; the built-in name when empty.
   * Default: `""`.
   * Limits: at most 253 characters.
   */
  readonly gatewayClassName?: string;
  /**
   * The name of the controller in gateway classes; the built-in name when empty.
   * Default: `""`.
   * Limits: at most 253 characters, form: a domain, a slash and a path, or nothing.
   */
  readonly controllerName?: string;
  /**
   * The EdgeParameters of gateway classes, by the name of the class.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 253 characters.
   */
  readonly gatewayClassParametersRefs?: Readonly<Record<string, ParametersRef>>;
  /**
   * Routing to EdgeModel resources.
   * Default: `{}`.
   */
  readonly agentgatewayModels?: OptionalFeatureInput;
  /**
   * XBackend resources of the routing API's experimental group.
   * Default: `{}`.
   */
  readonly xBackend?: OptionalFeatureInput;
  /**
   * InferencePool resources of the inference extension.
   * Default: `{}`.
   */
  readonly inferenceExtension?: OptionalFeatureInput;
  /**
   * Integration with the Istio service mesh.
   * Default: `{}`.
   */
  readonly istio?: ControlPlaneIstioInput;
  /**
   * The namespaces whose objects are looked at: those that any of these selects; all when empty.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly discoveryNamespaceSelectors?: readonly NamespaceSelector[];
  /**
   * What the controller may do in the cluster.
   * Default: `{}`.
   */
  readonly rbac?: ControlPlaneRbacInput;
  /**
   * Metrics for the Prometheus operator and Grafana; needs their resource definitions.
   * Default: `{}`.
   */
  readonly monitoring?: ControlPlaneMonitoringInput;
  /**
   * The service account of the controller.
   * Default: `{}`.
   */
  readonly serviceAccount?: ChartServiceAccountInput;
  /**
   * The resources of the controller.
   * Default: `{"requests":{"cpu":"100m","memory":"128Mi"}}`.
   */
  readonly resources?: ResourceRequirements;
  /**
   * Annotations of the Deployment.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly deploymentAnnotations?: Annotations;
  /**
   * Annotations of the pods.
   * Default: `{"prometheus.io/scrape":"true"}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly podAnnotations?: Annotations;
  /**
   * Further labels of the pods.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly podLabels?: Labels;
  /**
   * The security context of the pods.
   * Default: `{}`.
   */
  readonly podSecurityContext?: KubernetesFields;
  /**
   * The security context of the container; when empty it runs unprivileged, as another user than root, with a read-only root file system and without capabilities.
   * Default: `{}`.
   */
  readonly securityContext?: KubernetesFields;
  /**
   * Labels of the nodes that the pods run on.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly nodeSelector?: Labels;
  /**
   * Taints of nodes that the pods tolerate.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly tolerations?: readonly KubernetesFields[];
  /**
   * Which nodes and pods the pods are placed near.
   * Default: `{}`.
   */
  readonly affinity?: KubernetesFields;
  /**
   * How the pods are spread over the cluster.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly topologySpreadConstraints?: readonly KubernetesFields[];
  /**
   * How the pods resolve names.
   * Default: `{}`.
   */
  readonly dnsConfig?: KubernetesFields;
}

/** The connections of data planes to the controller. */
export interface ControlPlaneXds {
  /**
   * Whether connections use TLS: never, always, or as each data plane does.
   * Default: `tls`.
   */
  readonly mode: "plaintext" | "tls" | "either";
}

/** The connections of data planes to the controller. (As written: properties with a default may be left out.) */
export interface ControlPlaneXdsInput {
  /**
   * Whether connections use TLS: never, always, or as each data plane does.
   * Default: `tls`.
   */
  readonly mode?: "plaintext" | "tls" | "either";
}

/** The image of the controller; empty fields are taken from `image`. */
export interface ControllerImage {
  /**
   * The registry; that of `image` when empty.
   * Default: `""`.
   * Limits: at most 253 characters.
   */
  readonly registry: string;
  /**
   * The repository in the registry.
   * Default: `controller`.
   * Limits: at most 253 characters.
   */
  readonly repository: string;
  /**
   * The tag; that of `image` when empty.
   * Default: `""`.
   * Limits: at most 128 characters.
   */
  readonly tag: string;
  /**
   * When the image is pulled; as `image` says when empty.
   * Default: `""`.
   */
  readonly pullPolicy: "" | "Always" | "IfNotPresent" | "Never";
}

/** The image of the controller; empty fields are taken from `image`. (As written: properties with a default may be left out.) */
export interface ControllerImageInput {
  /**
   * The registry; that of `image` when empty.
   * Default: `""`.
   * Limits: at most 253 characters.
   */
  readonly registry?: string;
  /**
   * The repository in the registry.
   * Default: `controller`.
   * Limits: at most 253 characters.
   */
  readonly repository?: string;
  /**
   * The tag; that of `image` when empty.
   * Default: `""`.
   * Limits: at most 128 characters.
   */
  readonly tag?: string;
  /**
   * When the image is pulled; as `image` says when empty.
   * Default: `""`.
   */
  readonly pullPolicy?: "" | "Always" | "IfNotPresent" | "Never";
}

/** The ports of the controller's Service. */
export interface ControllerPorts {
  /**
   * The port at which data planes get their configuration.
   * Default: `9978`.
   * Limits: 1 to 65535.
   */
  readonly agwGrpc: number;
  /**
   * The port of the controller's health checks.
   * Default: `9093`.
   * Limits: 1 to 65535.
   */
  readonly health: number;
  /**
   * The port of the controller's metrics.
   * Default: `9092`.
   * Limits: 1 to 65535.
   */
  readonly metrics: number;
}

/** The ports of the controller's Service. (As written: properties with a default may be left out.) */
export interface ControllerPortsInput {
  /**
   * The port at which data planes get their configuration.
   * Default: `9978`.
   * Limits: 1 to 65535.
   */
  readonly agwGrpc?: number;
  /**
   * The port of the controller's health checks.
   * Default: `9093`.
   * Limits: 1 to 65535.
   */
  readonly health?: number;
  /**
   * The port of the controller's metrics.
   * Default: `9092`.
   * Limits: 1 to 65535.
   */
  readonly metrics?: number;
}

/** The Service of the controller. */
export interface ControllerService {
  /**
   * Annotations of the Service.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly annotations: Annotations;
  /**
   * Further labels of the Service.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly extraLabels: Labels;
  /**
   * The address in the cluster; `None` for a headless Service.
   * Default: `""`.
   * Limits: at most 64 characters.
   */
  readonly clusterIP: string;
  /**
   * The addresses in the cluster, one per family.
   * Default: `[]`.
   * Limits: at most 2 items.
   */
  readonly clusterIPs: readonly string[];
  /**
   * Addresses outside the cluster that also lead to the Service.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly externalIPs: readonly string[];
  /**
   * The DNS name that a Service of type ExternalName points to.
   * Default: `""`.
   * Limits: at most 253 characters.
   */
  readonly externalName: string;
  /**
   * The address that the load balancer is asked for.
   * Default: `""`.
   * Limits: at most 64 characters.
   */
  readonly loadBalancerIP: string;
  /**
   * The ranges of clients that the load balancer lets through; all when empty.
   * Default: `[]`.
   * Limits: at most 256 items.
   */
  readonly loadBalancerSourceRanges: readonly string[];
  /**
   * The implementation of the load balancer.
   * Default: `""`.
   * Limits: at most 317 characters.
   */
  readonly loadBalancerClass: string;
  /**
   * Where traffic from outside goes: to all nodes or only to local pods, which keeps the client's address.
   * Default: `""`.
   */
  readonly externalTrafficPolicy: "" | "Cluster" | "Local";
  /**
   * Where traffic from inside the cluster goes: to all pods or only to local ones.
   * Default: `""`.
   */
  readonly internalTrafficPolicy: "" | "Cluster" | "Local";
  /**
   * The port of the health checks of nodes; chosen by Kubernetes when null.
   * Default: `null`.
   */
  readonly healthCheckNodePort: null | number;
  /**
   * Whether connections of a client go to the same pod.
   * Default: `""`.
   */
  readonly sessionAffinity: "" | "None" | "ClientIP";
  /**
   * How long the affinity of sessions lasts.
   * Default: `{}`.
   */
  readonly sessionAffinityConfig: KubernetesFields;
  /**
   * The families of the Service's IP addresses.
   * Default: `[]`.
   * Limits: at most 2 items, every item once.
   */
  readonly ipFamilies: readonly ("IPv4" | "IPv6")[];
  /**
   * How many families of addresses the Service has.
   * Default: `""`.
   */
  readonly ipFamilyPolicy: "" | "SingleStack" | "PreferDualStack" | "RequireDualStack";
  /**
   * Whether pods that are not ready receive traffic.
   * Default: `false`.
   */
  readonly publishNotReadyAddresses: boolean;
  /**
   * Whether node ports are taken for the load balancer; as Kubernetes does when null.
   * Default: `null`.
   */
  readonly allocateLoadBalancerNodePorts: null | boolean;
  /**
   * Which pods are preferred, such as `PreferClose`.
   * Default: `""`.
   * Limits: at most 64 characters.
   */
  readonly trafficDistribution: string;
  /**
   * Whether the chart makes the Service.
   * Default: `true`.
   */
  readonly enabled: boolean;
  /**
   * The type of the Service.
   * Default: `ClusterIP`.
   */
  readonly type: "ClusterIP" | "NodePort" | "LoadBalancer" | "ExternalName";
  /**
   * The ports of the Service.
   * Default: `{}`.
   */
  readonly ports: ControllerPorts;
}

/** The Service of the controller. (As written: properties with a default may be left out.) */
export interface ControllerServiceInput {
  /**
   * Annotations of the Service.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly annotations?: Annotations;
  /**
   * Further labels of the Service.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly extraLabels?: Labels;
  /**
   * The address in the cluster; `None` for a headless Service.
   * Default: `""`.
   * Limits: at most 64 characters.
   */
  readonly clusterIP?: string;
  /**
   * The addresses in the cluster, one per family.
   * Default: `[]`.
   * Limits: at most 2 items.
   */
  readonly clusterIPs?: readonly string[];
  /**
   * Addresses outside the cluster that also lead to the Service.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly externalIPs?: readonly string[];
  /**
   * The DNS name that a Service of type ExternalName points to.
   * Default: `""`.
   * Limits: at most 253 characters.
   */
  readonly externalName?: string;
  /**
   * The address that the load balancer is asked for.
   * Default: `""`.
   * Limits: at most 64 characters.
   */
  readonly loadBalancerIP?: string;
  /**
   * The ranges of clients that the load balancer lets through; all when empty.
   * Default: `[]`.
   * Limits: at most 256 items.
   */
  readonly loadBalancerSourceRanges?: readonly string[];
  /**
   * The implementation of the load balancer.
   * Default: `""`.
   * Limits: at most 317 characters.
   */
  readonly loadBalancerClass?: string;
  /**
   * Where traffic from outside goes: to all nodes or only to local pods, which keeps the client's address.
   * Default: `""`.
   */
  readonly externalTrafficPolicy?: "" | "Cluster" | "Local";
  /**
   * Where traffic from inside the cluster goes: to all pods or only to local ones.
   * Default: `""`.
   */
  readonly internalTrafficPolicy?: "" | "Cluster" | "Local";
  /**
   * The port of the health checks of nodes; chosen by Kubernetes when null.
   * Default: `null`.
   */
  readonly healthCheckNodePort?: null | number;
  /**
   * Whether connections of a client go to the same pod.
   * Default: `""`.
   */
  readonly sessionAffinity?: "" | "None" | "ClientIP";
  /**
   * How long the affinity of sessions lasts.
   * Default: `{}`.
   */
  readonly sessionAffinityConfig?: KubernetesFields;
  /**
   * The families of the Service's IP addresses.
   * Default: `[]`.
   * Limits: at most 2 items, every item once.
   */
  readonly ipFamilies?: readonly ("IPv4" | "IPv6")[];
  /**
   * How many families of addresses the Service has.
   * Default: `""`.
   */
  readonly ipFamilyPolicy?: "" | "SingleStack" | "PreferDualStack" | "RequireDualStack";
  /**
   * Whether pods that are not ready receive traffic.
   * Default: `false`.
   */
  readonly publishNotReadyAddresses?: boolean;
  /**
   * Whether node ports are taken for the load balancer; as Kubernetes does when null.
   * Default: `null`.
   */
  readonly allocateLoadBalancerNodePorts?: null | boolean;
  /**
   * Which pods are preferred, such as `PreferClose`.
   * Default: `""`.
   * Limits: at most 64 characters.
   */
  readonly trafficDistribution?: string;
  /**
   * Whether the chart makes the Service.
   * Default: `true`.
   */
  readonly enabled?: boolean;
  /**
   * The type of the Service.
   * Default: `ClusterIP`.
   */
  readonly type?: "ClusterIP" | "NodePort" | "LoadBalancer" | "ExternalName";
  /**
   * The ports of the Service.
   * Default: `{}`.
   */
  readonly ports?: ControllerPortsInput;
}

/** What the controller reads from its environment when it starts. */
export interface ControllerSettings {
  /**
   * The name of the controller in gateway classes.
   * Default: `edgegateway.dev/gateway-controller`.
   * Limits: 1 to 253 characters, form: a domain, a slash and a path.
   */
  readonly controllerName: string;
  /**
   * The gateway class that the controller makes.
   * Default: `edge-gateway`.
   * Limits: 1 to 253 characters.
   */
  readonly gatewayClassName: ObjectName;
  /**
   * The EdgeParameters of gateway classes, by the name of the class, as JSON.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 253 characters.
   */
  readonly gatewayClassParametersRefs: Readonly<Record<string, ParametersRef>>;
  /**
   * The namespaces whose objects are looked at, as JSON: those that any of these selects; all when empty.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly discoveryNamespaceSelectors: readonly NamespaceSelector[];
  /**
   * Whether EdgeModel resources are looked at.
   * Default: `false`.
   */
  readonly models: boolean;
  /**
   * Least severity that is written: trace, debug, info, warn or error; per module as in `info,engine=debug`.
   * Default: `info`.
   * Limits: 1 to 1024 characters, form: a level, or levels of modules such as info,engine=debug.
   */
  readonly logLevel: LogLevel;
  /**
   * Whether the replicas elect one of them to write statuses; when off, this replica always writes them.
   * Default: `true`.
   */
  readonly leaderElection: boolean;
  /**
   * The Lease that the replicas compete for.
   * Default: `edge-gateway-controller`.
   * Limits: 1 to 253 characters.
   */
  readonly leaseName: ObjectName;
  /**
   * The namespace of the controller and of its Lease.
   * Default: `edge-gateway-system`.
   * Limits: 1 to 63 characters, form: a name of lower case letters, digits and `-`.
   */
  readonly podNamespace: Namespace;
  /**
   * The name of this replica; that of the machine when unset.
   * Limits: 1 to 253 characters.
   */
  readonly podName?: string;
  /**
   * Address on which `/readyz` and `/livez` are served.
   * Default: `[::]:9093`.
   * Limits: 1 to 256 characters, form: `ip:port`, `localhost:port`, `unix:/path` or `off`.
   */
  readonly healthAddr: ListenAddress;
  /**
   * The address of the server of `/metrics`.
   * Default: `[::]:9092`.
   * Limits: 1 to 256 characters, form: `ip:port`, `localhost:port`, `unix:/path` or `off`.
   */
  readonly metricsAddr: ListenAddress;
  /**
   * The format of log lines.
   * Default: `text`.
   */
  readonly logFormat: "text" | "json";
  /**
   * Whether XBackend resources are looked at.
   * Default: `false`.
   */
  readonly xBackend: boolean;
  /**
   * Whether InferencePool resources are looked at.
   * Default: `false`.
   */
  readonly inferenceExtension: boolean;
  /**
   * The namespaces that data planes are made in, as JSON; all when empty.
   * Default: `[]`.
   * Limits: at most 256 items, every item once.
   */
  readonly gatewayNamespaces: readonly Namespace[];
  /**
   * Address on which data planes get their configuration.
   * Default: `[::]:9978`.
   * Limits: 1 to 256 characters, form: `ip:port`, `localhost:port`, `unix:/path` or `off`.
   */
  readonly xdsAddr: ListenAddress;
  /**
   * Whether connections of data planes use TLS: never, always, or as each data plane does.
   * Default: `tls`.
   */
  readonly xdsMode: "plaintext" | "tls" | "either";
  /**
   * The Service by which data planes reach the controller, in its namespace.
   * Default: `edge-gateway`.
   * Limits: 1 to 253 characters.
   */
  readonly xdsServiceName: ObjectName;
  /**
   * The port of that Service.
   * Default: `9978`.
   * Limits: 1 to 65535.
   */
  readonly xdsServicePort: Port;
  /**
   * The registry of the image of data planes; none when unset.
   * Limits: 1 to 253 characters.
   */
  readonly proxyImageRegistry?: string;
  /**
   * The repository of the image of data planes.
   * Default: `agentgateway`.
   * Limits: 1 to 253 characters.
   */
  readonly proxyImageRepository: string;
  /**
   * The tag of the image of data planes; the version of the controller when unset.
   * Limits: 1 to 128 characters.
   */
  readonly proxyImageTag?: string;
  /** When the image of data planes is pulled; as Kubernetes does when unset. */
  readonly proxyImagePullPolicy?: "Always" | "IfNotPresent" | "Never";
  /**
   * Whether pods are looked at, to know which of them are workloads of an Istio mesh: data planes of the mesh use mutual TLS towards these.
   * Default: `false`.
   */
  readonly istio: boolean;
  /**
   * Whether every data plane takes part in the Istio mesh unless its EdgeParameters say otherwise.
   * Default: `false`.
   */
  readonly istioAutoEnabled: boolean;
  /**
   * The address of the mesh's certificate authority; when unset, that of `istioRevision` in `istioNamespace`.
   * Limits: 1 to 1024 characters.
   */
  readonly istioCaAddress?: LongString;
  /**
   * The identifier of the cluster in the mesh.
   * Default: `Kubernetes`.
   * Limits: 1 to 256 characters.
   */
  readonly istioClusterId: ShortString;
  /**
   * The namespace of the mesh's control plane.
   * Default: `istio-system`.
   * Limits: 1 to 63 characters, form: a name of lower case letters, digits and `-`.
   */
  readonly istioNamespace: Namespace;
  /**
   * The network of the cluster in the mesh; none when unset.
   * Limits: 1 to 256 characters.
   */
  readonly istioNetwork?: ShortString;
  /**
   * The revision of the mesh's control plane.
   * Default: `default`.
   * Limits: 1 to 63 characters.
   */
  readonly istioRevision: string;
  /**
   * Whether data planes need a token of the ServiceAccount of their gateway.
   * Default: `true`.
   */
  readonly xdsAuth: boolean;
  /**
   * The audience that tokens of data planes are for.
   * Default: `edge-gateway`.
   * Limits: 1 to 253 characters.
   */
  readonly xdsAudience: string;
  /**
   * The Secret, in the namespace of the controller, with its certificate for data planes: `tls.crt`, `tls.key` and perhaps `ca.crt`. If it does not exist, the controller creates it and renews the certificate.
   * Default: `edge-gateway-xds-tls`.
   * Limits: 1 to 253 characters.
   */
  readonly xdsTlsSecret: ObjectName;
  /**
   * Whether the controller creates data planes for gateways; when off, someone else runs them.
   * Default: `true`.
   */
  readonly provisioning: boolean;
}

/** What the controller reads from its environment when it starts. (As written: properties with a default may be left out.) */
export interface ControllerSettingsInput {
  /**
   * The name of the controller in gateway classes.
   * Default: `edgegateway.dev/gateway-controller`.
   * Limits: 1 to 253 characters, form: a domain, a slash and a path.
   */
  readonly controllerName?: string;
  /**
   * The gateway class that the controller makes.
   * Default: `edge-gateway`.
   * Limits: 1 to 253 characters.
   */
  readonly gatewayClassName?: ObjectName;
  /**
   * The EdgeParameters of gateway classes, by the name of the class, as JSON.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 253 characters.
   */
  readonly gatewayClassParametersRefs?: Readonly<Record<string, ParametersRef>>;
  /**
   * The namespaces whose objects are looked at, as JSON: those that any of these selects; all when empty.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly discoveryNamespaceSelectors?: readonly NamespaceSelector[];
  /**
   * Whether EdgeModel resources are looked at.
   * Default: `false`.
   */
  readonly models?: boolean;
  /**
   * Least severity that is written: trace, debug, info, warn or error; per module as in `info,engine=debug`.
   * Default: `info`.
   * Limits: 1 to 1024 characters, form: a level, or levels of modules such as info,engine=debug.
   */
  readonly logLevel?: LogLevel;
  /**
   * Whether the replicas elect one of them to write statuses; when off, this replica always writes them.
   * Default: `true`.
   */
  readonly leaderElection?: boolean;
  /**
   * The Lease that the replicas compete for.
   * Default: `edge-gateway-controller`.
   * Limits: 1 to 253 characters.
   */
  readonly leaseName?: ObjectName;
  /**
   * The namespace of the controller and of its Lease.
   * Default: `edge-gateway-system`.
   * Limits: 1 to 63 characters, form: a name of lower case letters, digits and `-`.
   */
  readonly podNamespace?: Namespace;
  /**
   * The name of this replica; that of the machine when unset.
   * Limits: 1 to 253 characters.
   */
  readonly podName?: string;
  /**
   * Address on which `/readyz` and `/livez` are served.
   * Default: `[::]:9093`.
   * Limits: 1 to 256 characters, form: `ip:port`, `localhost:port`, `unix:/path` or `off`.
   */
  readonly healthAddr?: ListenAddress;
  /**
   * The address of the server of `/metrics`.
   * Default: `[::]:9092`.
   * Limits: 1 to 256 characters, form: `ip:port`, `localhost:port`, `unix:/path` or `off`.
   */
  readonly metricsAddr?: ListenAddress;
  /**
   * The format of log lines.
   * Default: `text`.
   */
  readonly logFormat?: "text" | "json";
  /**
   * Whether XBackend resources are looked at.
   * Default: `false`.
   */
  readonly xBackend?: boolean;
  /**
   * Whether InferencePool resources are looked at.
   * Default: `false`.
   */
  readonly inferenceExtension?: boolean;
  /**
   * The namespaces that data planes are made in, as JSON; all when empty.
   * Default: `[]`.
   * Limits: at most 256 items, every item once.
   */
  readonly gatewayNamespaces?: readonly Namespace[];
  /**
   * Address on which data planes get their configuration.
   * Default: `[::]:9978`.
   * Limits: 1 to 256 characters, form: `ip:port`, `localhost:port`, `unix:/path` or `off`.
   */
  readonly xdsAddr?: ListenAddress;
  /**
   * Whether connections of data planes use TLS: never, always, or as each data plane does.
   * Default: `tls`.
   */
  readonly xdsMode?: "plaintext" | "tls" | "either";
  /**
   * The Service by which data planes reach the controller, in its namespace.
   * Default: `edge-gateway`.
   * Limits: 1 to 253 characters.
   */
  readonly xdsServiceName?: ObjectName;
  /**
   * The port of that Service.
   * Default: `9978`.
   * Limits: 1 to 65535.
   */
  readonly xdsServicePort?: Port;
  /**
   * The registry of the image of data planes; none when unset.
   * Limits: 1 to 253 characters.
   */
  readonly proxyImageRegistry?: string;
  /**
   * The repository of the image of data planes.
   * Default: `agentgateway`.
   * Limits: 1 to 253 characters.
   */
  readonly proxyImageRepository?: string;
  /**
   * The tag of the image of data planes; the version of the controller when unset.
   * Limits: 1 to 128 characters.
   */
  readonly proxyImageTag?: string;
  /** When the image of data planes is pulled; as Kubernetes does when unset. */
  readonly proxyImagePullPolicy?: "Always" | "IfNotPresent" | "Never";
  /**
   * Whether pods are looked at, to know which of them are workloads of an Istio mesh: data planes of the mesh use mutual TLS towards these.
   * Default: `false`.
   */
  readonly istio?: boolean;
  /**
   * Whether every data plane takes part in the Istio mesh unless its EdgeParameters say otherwise.
   * Default: `false`.
   */
  readonly istioAutoEnabled?: boolean;
  /**
   * The address of the mesh's certificate authority; when unset, that of `istioRevision` in `istioNamespace`.
   * Limits: 1 to 1024 characters.
   */
  readonly istioCaAddress?: LongString;
  /**
   * The identifier of the cluster in the mesh.
   * Default: `Kubernetes`.
   * Limits: 1 to 256 characters.
   */
  readonly istioClusterId?: ShortString;
  /**
   * The namespace of the mesh's control plane.
   * Default: `istio-system`.
   * Limits: 1 to 63 characters, form: a name of lower case letters, digits and `-`.
   */
  readonly istioNamespace?: Namespace;
  /**
   * The network of the cluster in the mesh; none when unset.
   * Limits: 1 to 256 characters.
   */
  readonly istioNetwork?: ShortString;
  /**
   * The revision of the mesh's control plane.
   * Default: `default`.
   * Limits: 1 to 63 characters.
   */
  readonly istioRevision?: string;
  /**
   * Whether data planes need a token of the ServiceAccount of their gateway.
   * Default: `true`.
   */
  readonly xdsAuth?: boolean;
  /**
   * The audience that tokens of data planes are for.
   * Default: `edge-gateway`.
   * Limits: 1 to 253 characters.
   */
  readonly xdsAudience?: string;
  /**
   * The Secret, in the namespace of the controller, with its certificate for data planes: `tls.crt`, `tls.key` and perhaps `ca.crt`. If it does not exist, the controller creates it and renews the certificate.
   * Default: `edge-gateway-xds-tls`.
   * Limits: 1 to 253 characters.
   */
  readonly xdsTlsSecret?: ObjectName;
  /**
   * Whether the controller creates data planes for gateways; when off, someone else runs them.
   * Default: `true`.
   */
  readonly provisioning?: boolean;
}

/**
 * A header name, or `*` for every header.
 * Limits: 1 to 256 characters, form: the name of a header, or `*`.
 */
export type CorsHeader = string;

/** CorsHeader as written: it has no defaults. */
export type CorsHeaderInput = CorsHeader;

/**
 * `*`, or scheme, host and optional port; the host may start with the wildcard `*.`. Without a port only the default port of the scheme matches; the port `*` is any.
 * Limits: 1 to 253 characters, form: `*`, or an origin such as https://app.example.com.
 */
export type CorsOrigin = string;

/** CorsOrigin as written: it has no defaults. */
export type CorsOriginInput = CorsOrigin;

/** Where budgets and shared limits are counted. */
export interface CounterSettings {
  /** A server that has the counters for all gateways that use it; when unset, the database of `storage.mode: database` has them, or each gateway for itself. */
  readonly redis?: RedisSettings;
}

/** Where budgets and shared limits are counted. (As written: properties with a default may be left out.) */
export interface CounterSettingsInput {
  /** A server that has the counters for all gateways that use it; when unset, the database of `storage.mode: database` has them, or each gateway for itself. */
  readonly redis?: RedisSettingsInput;
}

/** The values of the chart of the resource definitions; it has none of its own. */
export interface CrdsValues {
}

/** CrdsValues as written: it has no defaults. */
export type CrdsValuesInput = CrdsValues;

/** Headers that hold credentials whoever uses them, or ids of sessions: their values are never shown in traces, logs and dumps. Of `Cookie` and `Set-Cookie` only the values of the cookies are hidden. */
export type CredentialHeader = "authorization" | "proxy-authorization" | "x-api-key" | "api-key" | "x-goog-api-key" | "x-amz-security-token" | "mcp-session-id";

/** CredentialHeader as written: it has no defaults. */
export type CredentialHeaderInput = CredentialHeader;

/** Where a credential is in a request. */
export type CredentialLocation = (
  | {
      /** The request header that gets the credential. */
      readonly header: {
        /**
         * The name of the header.
         * Limits: 1 to 256 characters, form: a header name.
         */
        readonly name: HeaderName;
        /**
         * The text before the credential, such as `Bearer` and a space, which may be left out after a scheme in `Authorization`; nothing when unset.
         * Limits: 1 to 256 characters, form: part of a header value: characters of Latin-1 without control characters.
         */
        readonly prefix?: string;
      };
      readonly queryParameter?: never;
      readonly cookie?: never;
    }
  | {
      readonly header?: never;
      /** The query parameter that gets the credential. */
      readonly queryParameter: {
        /**
         * The name of the query parameter.
         * Limits: 1 to 256 characters.
         */
        readonly name: ShortString;
      };
      readonly cookie?: never;
    }
  | {
      readonly header?: never;
      readonly queryParameter?: never;
      /** The cookie that gets the credential. */
      readonly cookie: {
        /**
         * The name of the cookie.
         * Limits: 1 to 256 characters.
         */
        readonly name: ShortString;
      };
    }
);

/** CredentialLocation as written: it has no defaults. */
export type CredentialLocationInput = CredentialLocation;

/** Query parameters that hold credentials whoever uses them, in any case of their letters: their values are never shown in traces, logs and dumps, wherever a URL is. */
export type CredentialParameter = "access_token" | "id_token" | "refresh_token" | "client_secret" | "api_key" | "api-key" | "apikey" | "key" | "x-amz-security-token" | "x-amz-signature" | "x-goog-signature";

/** CredentialParameter as written: it has no defaults. */
export type CredentialParameterInput = CredentialParameter;

/** The identity token of the user becomes an access token of another application (identity assertion authorization grant). */
export interface CrossAppAccess {
  /** Where the assertion is obtained. */
  readonly identityProvider: CrossAppEndpoint;
  /** Where the assertion is exchanged for an access token. */
  readonly resourceAuthorizationServer: CrossAppEndpoint;
  /**
   * Audience of the assertion.
   * Limits: 1 to 256 characters.
   */
  readonly audience: ShortString;
  /**
   * Resources of the assertion; none when unset.
   * Limits: 1 to 64 items, every item once.
   */
  readonly resources?: readonly LongString[];
  /**
   * Scopes of the assertion; none when unset.
   * Limits: 1 to 64 items, every item once.
   */
  readonly scopes?: readonly ShortString[];
  /**
   * Scopes of the access token; an empty list sends none; those of the assertion when unset.
   * Limits: at most 64 items, every item once.
   */
  readonly accessTokenScopes?: readonly ShortString[];
  /** The token of the user; the one in the Authorization header when unset. */
  readonly subjectToken?: IdSubjectToken;
  /** How long access tokens are kept; the defaults of its properties when unset. */
  readonly cache?: TokenCache;
}

/** The identity token of the user becomes an access token of another application (identity assertion authorization grant). (As written: properties with a default may be left out.) */
export interface CrossAppAccessInput {
  /** Where the assertion is obtained. */
  readonly identityProvider: CrossAppEndpointInput;
  /** Where the assertion is exchanged for an access token. */
  readonly resourceAuthorizationServer: CrossAppEndpointInput;
  /**
   * Audience of the assertion.
   * Limits: 1 to 256 characters.
   */
  readonly audience: ShortString;
  /**
   * Resources of the assertion; none when unset.
   * Limits: 1 to 64 items, every item once.
   */
  readonly resources?: readonly LongString[];
  /**
   * Scopes of the assertion; none when unset.
   * Limits: 1 to 64 items, every item once.
   */
  readonly scopes?: readonly ShortString[];
  /**
   * Scopes of the access token; an empty list sends none; those of the assertion when unset.
   * Limits: at most 64 items, every item once.
   */
  readonly accessTokenScopes?: readonly ShortString[];
  /** The token of the user; the one in the Authorization header when unset. */
  readonly subjectToken?: IdSubjectTokenInput;
  /** How long access tokens are kept; the defaults of its properties when unset. */
  readonly cache?: TokenCacheInput;
}

/** A token endpoint, and how the gateway authenticates to it. */
export type CrossAppEndpoint = {
  /**
   * Path of the token endpoint at `backendRef`; `/` when unset.
   * Limits: 1 to 1024 characters, form: a path that starts with / and has no query and no fragment.
   */
  readonly path?: UrlPath;
  /** How the gateway authenticates. */
  readonly clientAuth: ClientAuth;
} & (
  | {
      /** The backend that receives the call. */
      readonly backendRef: BackendObjectRef;
      readonly url?: never;
    }
  | {
      readonly backendRef?: never;
      /**
       * An absolute URL without query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
       * Limits: 1 to 1024 characters, form: a URL such as https://host:port/path, without query, fragment or user name.
       */
      readonly url: string;
      readonly path?: never;
    }
);

/** A token endpoint, and how the gateway authenticates to it. (As written: properties with a default may be left out.) */
export type CrossAppEndpointInput = {
  /**
   * Path of the token endpoint at `backendRef`; `/` when unset.
   * Limits: 1 to 1024 characters, form: a path that starts with / and has no query and no fragment.
   */
  readonly path?: UrlPath;
  /** How the gateway authenticates. */
  readonly clientAuth: ClientAuthInput;
} & (
  | {
      /** The backend that receives the call. */
      readonly backendRef: BackendObjectRef;
      readonly url?: never;
    }
  | {
      readonly backendRef?: never;
      /**
       * An absolute URL without query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
       * Limits: 1 to 1024 characters, form: a URL such as https://host:port/path, without query, fragment or user name.
       */
      readonly url: string;
      readonly path?: never;
    }
);

/** Refuses requests that a page of another site makes in the name of its visitor. */
export interface Csrf {
  /**
   * Origins that are trusted beside the host itself; one without a scheme is a host, trusted by http and https; none when unset.
   * Limits: 1 to 16 items, every item once.
   */
  readonly additionalOrigins?: readonly ShortString[];
}

/** Csrf as written: it has no defaults. */
export type CsrfInput = Csrf;

/** A provider of your own. */
export interface CustomProvider {
  /** The provider in the cluster; `host` and `port` beside this block when unset. */
  readonly backendRef?: CustomProviderRef;
  /**
   * Name of the provider in logs, metrics and traces.
   * Default: `custom`.
   * Limits: 1 to 256 characters.
   */
  readonly providerOverride: ShortString;
  /**
   * Formats that the provider speaks.
   * Limits: 1 to 6 items, unique by type.
   */
  readonly formats: readonly ProviderFormat[];
  /**
   * Model that is requested instead of the client's; the client's when unset.
   * Limits: 1 to 256 characters.
   */
  readonly model?: ShortString;
}

/** A provider of your own. (As written: properties with a default may be left out.) */
export interface CustomProviderInput {
  /** The provider in the cluster; `host` and `port` beside this block when unset. */
  readonly backendRef?: CustomProviderRefInput;
  /**
   * Name of the provider in logs, metrics and traces.
   * Default: `custom`.
   * Limits: 1 to 256 characters.
   */
  readonly providerOverride?: ShortString;
  /**
   * Formats that the provider speaks.
   * Limits: 1 to 6 items, unique by type.
   */
  readonly formats: readonly ProviderFormat[];
  /**
   * Model that is requested instead of the client's; the client's when unset.
   * Limits: 1 to 256 characters.
   */
  readonly model?: ShortString;
}

/** A Service or an InferencePool of the same namespace. */
export interface CustomProviderRef {
  /**
   * API group of the object; empty is the core group.
   * Default: `""`.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group: Group;
  /**
   * Kind of the object.
   * Default: `Service`.
   */
  readonly kind: "Service" | "InferencePool";
  /**
   * Name of the object.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * Port of a Service, which needs one; that of the object itself when unset.
   * Limits: 1 to 65535.
   */
  readonly port?: Port;
}

/** A Service or an InferencePool of the same namespace. (As written: properties with a default may be left out.) */
export interface CustomProviderRefInput {
  /**
   * API group of the object; empty is the core group.
   * Default: `""`.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group?: Group;
  /**
   * Kind of the object.
   * Default: `Service`.
   */
  readonly kind?: "Service" | "InferencePool";
  /**
   * Name of the object.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * Port of a Service, which needs one; that of the object itself when unset.
   * Limits: 1 to 65535.
   */
  readonly port?: Port;
}

/** The SQL database in which objects of the configuration are kept, with their history. */
export interface DatabaseSettings {
  /**
   * The URL of a PostgreSQL database, perhaps with user name and password, which several gateways can share; when unset, `file` is used. It names one host: after a failover, the name must lead to the new primary server.
   * Limits: 1 to 1024 characters, form: a URL of one host that begins with postgres:// or postgresql://.
   * Sensitive: never printed.
   */
  readonly url?: string;
  /**
   * File of an SQLite database for the gateways of one machine, unless `url` is set. It is created when it does not exist, and only its owner may read it.
   * Default: `gateway.db`.
   * Limits: 1 to 4096 characters.
   */
  readonly file: FilePath;
  /**
   * Versions of the configuration that are kept; each change removes older ones.
   * Default: `1000`.
   * Limits: 1 to 1000000.
   */
  readonly history: number;
  /**
   * 256-bit key as 64 hexadecimal digits that seals the secrets of objects in the database (AES-256-GCM); the same in all replicas. Without it and `keyFile`, an object with a secret is refused; references to variables and files need no key.
   * Limits: 64 to 64 characters, form: 64 hexadecimal digits.
   * Sensitive: never printed.
   */
  readonly key?: string;
  /**
   * A second key: secrets that it has sealed are opened, too; new ones are sealed with `key`. To replace a key, set the new one here in all replicas first, then exchange the two, run `gw config reseal`, and remove the old one. None when unset.
   * Limits: 64 to 64 characters, form: 64 hexadecimal digits.
   * Sensitive: never printed.
   */
  readonly previousKey?: string;
  /**
   * File with the 64 hexadecimal digits of the key, in place of `key`; with a second line, the previous key. It is read at the start.
   * Limits: 1 to 4096 characters.
   */
  readonly keyFile?: FilePath;
  /**
   * File that keeps the last objects that ran, sealed with `session.key`, so that the gateway can start while the database cannot be used; none when unset.
   * Limits: 1 to 4096 characters.
   */
  readonly cacheFile?: FilePath;
  /**
   * Maximum age of the copy in `cacheFile`; an older one is not used.
   * Default: `24h`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly maxCacheAge: Milliseconds;
}

/** The SQL database in which objects of the configuration are kept, with their history. (As written: properties with a default may be left out.) */
export interface DatabaseSettingsInput {
  /**
   * The URL of a PostgreSQL database, perhaps with user name and password, which several gateways can share; when unset, `file` is used. It names one host: after a failover, the name must lead to the new primary server.
   * Limits: 1 to 1024 characters, form: a URL of one host that begins with postgres:// or postgresql://.
   * Sensitive: never printed.
   */
  readonly url?: string;
  /**
   * File of an SQLite database for the gateways of one machine, unless `url` is set. It is created when it does not exist, and only its owner may read it.
   * Default: `gateway.db`.
   * Limits: 1 to 4096 characters.
   */
  readonly file?: FilePath;
  /**
   * Versions of the configuration that are kept; each change removes older ones.
   * Default: `1000`.
   * Limits: 1 to 1000000.
   */
  readonly history?: number;
  /**
   * 256-bit key as 64 hexadecimal digits that seals the secrets of objects in the database (AES-256-GCM); the same in all replicas. Without it and `keyFile`, an object with a secret is refused; references to variables and files need no key.
   * Limits: 64 to 64 characters, form: 64 hexadecimal digits.
   * Sensitive: never printed.
   */
  readonly key?: string;
  /**
   * A second key: secrets that it has sealed are opened, too; new ones are sealed with `key`. To replace a key, set the new one here in all replicas first, then exchange the two, run `gw config reseal`, and remove the old one. None when unset.
   * Limits: 64 to 64 characters, form: 64 hexadecimal digits.
   * Sensitive: never printed.
   */
  readonly previousKey?: string;
  /**
   * File with the 64 hexadecimal digits of the key, in place of `key`; with a second line, the previous key. It is read at the start.
   * Limits: 1 to 4096 characters.
   */
  readonly keyFile?: FilePath;
  /**
   * File that keeps the last objects that ran, sealed with `session.key`, so that the gateway can start while the database cannot be used; none when unset.
   * Limits: 1 to 4096 characters.
   */
  readonly cacheFile?: FilePath;
  /**
   * Maximum age of the copy in `cacheFile`; an older one is not used.
   * Default: `24h`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly maxCacheAge?: Duration;
}

/** Holds requests back. */
export interface Delay {
  /**
   * How long: a duration, or an expression that returns a duration or a number of milliseconds; zero or less, or an expression that fails, means no delay. It counts towards the timeout of the request.
   * Limits: 1 to 16384 characters.
   * CEL over `request`, returns duration or int or double or string.
   */
  readonly duration: CelExpression;
}

/** Delay as written: it has no defaults. */
export type DelayInput = Delay;

/** Bounds of routes that pass requests on to other routes. */
export interface DelegationLimits {
  /**
   * Maximum number of times that a request is passed on.
   * Default: `8`.
   * Limits: 1 to 64.
   */
  readonly maxDepth: number;
  /**
   * Maximum number of routes that requests are passed on to; a route counts once for each chain of routes that leads to it.
   * Default: `65536`.
   * Limits: 1 to 1000000.
   */
  readonly maxRoutes: number;
}

/** Bounds of routes that pass requests on to other routes. (As written: properties with a default may be left out.) */
export interface DelegationLimitsInput {
  /**
   * Maximum number of times that a request is passed on.
   * Default: `8`.
   * Limits: 1 to 64.
   */
  readonly maxDepth?: number;
  /**
   * Maximum number of routes that requests are passed on to; a route counts once for each chain of routes that leads to it.
   * Default: `65536`.
   * Limits: 1 to 1000000.
   */
  readonly maxRoutes?: number;
}

/** Responds to requests without a backend. */
export type DirectResponse = {
  /**
   * Headers of the response, each with another name; none when unset.
   * Limits: 1 to 16 items, unique by name.
   */
  readonly headers?: readonly DirectResponseHeader[];
} & (
  | {
      /**
       * Status of the response.
       * Limits: 200 to 599.
       */
      readonly status: number;
      readonly conditional?: never;
    }
  | {
      readonly status?: never;
      readonly body?: never;
      readonly bodyExpression?: never;
      readonly headers?: never;
      /**
       * Responses with conditions, instead of one response; the first whose condition is true is sent; if none is true, the request continues.
       * Limits: 1 to 16 items, only the last item may have no condition.
       */
      readonly conditional: readonly ConditionalDirectResponse[];
    }
) & (
  | {
      /**
       * Body of the response; empty when neither this nor `bodyExpression` is set.
       * Limits: 1 to 4096 characters.
       */
      readonly body?: string;
      readonly bodyExpression?: never;
    }
  | {
      readonly body?: never;
      /**
       * Body of the response, computed: strings and bytes as they are, others as JSON.
       * Limits: 1 to 16384 characters.
       * CEL over `request`, returns any.
       */
      readonly bodyExpression?: CelExpression;
    }
);

/** DirectResponse as written: it has no defaults. */
export type DirectResponseInput = DirectResponse;

/** A response that the gateway makes itself. */
export type DirectResponseAnswer = {
  /**
   * Status of the response.
   * Limits: 200 to 599.
   */
  readonly status: number;
  /**
   * Headers of the response, each with another name; none when unset.
   * Limits: 1 to 16 items, unique by name.
   */
  readonly headers?: readonly DirectResponseHeader[];
} & (
  | {
      /**
       * Body of the response; empty when neither this nor `bodyExpression` is set.
       * Limits: 1 to 4096 characters.
       */
      readonly body?: string;
      readonly bodyExpression?: never;
    }
  | {
      readonly body?: never;
      /**
       * Body of the response, computed: strings and bytes as they are, others as JSON.
       * Limits: 1 to 16384 characters.
       * CEL over `request`, returns any.
       */
      readonly bodyExpression?: CelExpression;
    }
);

/** DirectResponseAnswer as written: it has no defaults. */
export type DirectResponseAnswerInput = DirectResponseAnswer;

/** A header of the response. */
export interface DirectResponseHeader {
  /**
   * Name of the header.
   * Limits: 1 to 256 characters, form: a header name.
   */
  readonly name: HeaderName;
  /**
   * Value of the header; the header is left out when the expression fails.
   * Limits: 1 to 16384 characters.
   * CEL over `request`, returns any.
   */
  readonly value: CelExpression;
}

/** DirectResponseHeader as written: it has no defaults. */
export type DirectResponseHeaderInput = DirectResponseHeader;

/** How host names of backends are looked up: repeatedly, and all their addresses are used. */
export interface DnsSettings {
  /**
   * DNS servers that are asked for complete names, but not for `localhost`: of backends, proxies and the servers that the gateway itself calls. When unset, the system looks names up as for other programs, with its files and search domains.
   * Limits: 1 to 8 items.
   */
  readonly servers?: readonly string[];
  /**
   * Minimum time between two look-ups of a name, even if its time to live is shorter.
   * Default: `5s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 100ms, at most 24h.
   */
  readonly minTtl: Milliseconds;
  /**
   * Maximum time between two look-ups of a name.
   * Default: `5m`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 100ms, at most 24h.
   */
  readonly maxTtl: Milliseconds;
  /**
   * Time between two look-ups of a name for which there is no time to live, such as one from a file of the system.
   * Default: `30s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 100ms, at most 24h.
   */
  readonly defaultTtl: Milliseconds;
  /**
   * Timeout of a look-up.
   * Default: `5s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 10ms, at most 1m.
   */
  readonly timeout: Milliseconds;
}

/** How host names of backends are looked up: repeatedly, and all their addresses are used. (As written: properties with a default may be left out.) */
export interface DnsSettingsInput {
  /**
   * DNS servers that are asked for complete names, but not for `localhost`: of backends, proxies and the servers that the gateway itself calls. When unset, the system looks names up as for other programs, with its files and search domains.
   * Limits: 1 to 8 items.
   */
  readonly servers?: readonly string[];
  /**
   * Minimum time between two look-ups of a name, even if its time to live is shorter.
   * Default: `5s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 100ms, at most 24h.
   */
  readonly minTtl?: Duration;
  /**
   * Maximum time between two look-ups of a name.
   * Default: `5m`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 100ms, at most 24h.
   */
  readonly maxTtl?: Duration;
  /**
   * Time between two look-ups of a name for which there is no time to live, such as one from a file of the system.
   * Default: `30s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 100ms, at most 24h.
   */
  readonly defaultTtl?: Duration;
  /**
   * Timeout of a look-up.
   * Default: `5s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 10ms, at most 1m.
   */
  readonly timeout?: Duration;
}

/**
 * An amount of United States dollars, with at most six decimals; a larger amount than 9000000 counts as 9000000.
 * Limits: 1 to 16 characters, form: an amount of dollars such as 20 or 2.50.
 */
export type Dollars = string;

/** Dollars as written: it has no defaults. */
export type DollarsInput = Dollars;

/**
 * A length of time: one to four groups of a number and a unit (`h`, `m`, `s`, `ms`), such as `1m30s`.
 * Limits: at most 32 characters, form: a duration such as 1m30s.
 */
export type Duration = string;

/** Duration as written: it has no defaults. */
export type DurationInput = Duration;

/** Certificates that listeners with `tls.mode: DynamicCa` make. */
export interface DynamicCaSettings {
  /**
   * Maximum number of certificates that are kept, per listener and worker; the least recently used one makes room.
   * Default: `256`.
   * Limits: 1 to 65536.
   */
  readonly maxCertificates: number;
  /**
   * Maximum number of certificates that are made in one second, per listener and worker; handshakes that need one more fail.
   * Default: `100`.
   * Limits: 1 to 65536.
   */
  readonly maxNewCertificates: number;
  /**
   * How long a certificate is shown before another one is made for its name.
   * Default: `300s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly cacheTtl: Milliseconds;
  /**
   * How long a certificate is valid after its creation, but never longer than that of the authority.
   * Default: `24h`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1m.
   */
  readonly validity: Milliseconds;
  /**
   * How long before its creation a certificate begins to be valid, for clients whose clocks are slow.
   * Default: `5m`.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly backdate: Milliseconds;
}

/** Certificates that listeners with `tls.mode: DynamicCa` make. (As written: properties with a default may be left out.) */
export interface DynamicCaSettingsInput {
  /**
   * Maximum number of certificates that are kept, per listener and worker; the least recently used one makes room.
   * Default: `256`.
   * Limits: 1 to 65536.
   */
  readonly maxCertificates?: number;
  /**
   * Maximum number of certificates that are made in one second, per listener and worker; handshakes that need one more fail.
   * Default: `100`.
   * Limits: 1 to 65536.
   */
  readonly maxNewCertificates?: number;
  /**
   * How long a certificate is shown before another one is made for its name.
   * Default: `300s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly cacheTtl?: Duration;
  /**
   * How long a certificate is valid after its creation, but never longer than that of the authority.
   * Default: `24h`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1m.
   */
  readonly validity?: Duration;
  /**
   * How long before its creation a certificate begins to be valid, for clients whose clocks are slow.
   * Default: `5m`.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly backdate?: Duration;
}

/** The server that the request names by its Host header, or by the server name of TLS. It can be any server on the Internet, so say who may use it. Servers at addresses that are not public are refused once their names have been looked up. */
export interface DynamicForwardProxyBackend {
  /**
   * An expression that returns the server, `host` or `host:port`; the host of the request when unset, as `URLRewrite` filters have changed it. Without a port it is 443 with TLS, else 80. Not for TLS routes, which connect to the TLS server name and the port that the client has connected to.
   * Limits: 1 to 16384 characters.
   * CEL over `backend`, returns string.
   */
  readonly target?: CelExpression;
  /**
   * Addresses and networks that may be reached although they are not public: private, loopback, link-local and other reserved ones; none when unset.
   * Limits: 1 to 256 items, every item once, form of items: an IP address or a network such as 10.0.0.0/8.
   */
  readonly allowedNetworks?: readonly string[];
}

/** DynamicForwardProxyBackend as written: it has no defaults. */
export type DynamicForwardProxyBackendInput = DynamicForwardProxyBackend;

/** A destination of traffic. */
export interface EdgeBackend {
  /** The version of the API. */
  readonly apiVersion: "edgegateway.dev/v1alpha1";
  /** The kind of the object. */
  readonly kind: "EdgeBackend";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The desired state. */
  readonly spec: EdgeBackendSpec;
  /** The observed state, which the controller writes. */
  readonly status?: EdgeBackendStatus;
}

/** A destination of traffic. (As written: properties with a default may be left out.) */
export interface EdgeBackendInput {
  /** The version of the API. */
  readonly apiVersion: "edgegateway.dev/v1alpha1";
  /** The kind of the object. */
  readonly kind: "EdgeBackend";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The desired state. */
  readonly spec: EdgeBackendSpecInput;
  /** The observed state, which the controller writes. */
  readonly status?: EdgeBackendStatus;
}

/** One kind of backend, and how it is reached. */
export type EdgeBackendSpec = {
  /** Policies for requests to the backend; they take precedence over policy resources that set the same field; none when unset. */
  readonly policies?: PolicyBackend;
} & (
  | {
      /** A server. */
      readonly static: StaticBackend;
      readonly mcp?: never;
      readonly a2a?: never;
      readonly ai?: never;
      readonly dynamicForwardProxy?: never;
      readonly aws?: never;
    }
  | {
      readonly static?: never;
      readonly mcp?: never;
      /** An agent. */
      readonly a2a: A2aBackend;
      readonly ai?: never;
      readonly dynamicForwardProxy?: never;
      readonly aws?: never;
    }
  | {
      readonly static?: never;
      readonly mcp?: never;
      readonly a2a?: never;
      /** Providers of language models. */
      readonly ai: AiBackend;
      readonly dynamicForwardProxy?: never;
      readonly aws?: never;
    }
  | {
      readonly static?: never;
      /** MCP servers. */
      readonly mcp: McpBackend;
      readonly a2a?: never;
      readonly ai?: never;
      readonly dynamicForwardProxy?: never;
      readonly aws?: never;
    }
  | {
      readonly static?: never;
      readonly mcp?: never;
      readonly a2a?: never;
      readonly ai?: never;
      /** The server that the request names. */
      readonly dynamicForwardProxy: DynamicForwardProxyBackend;
      readonly aws?: never;
    }
  | {
      readonly static?: never;
      readonly mcp?: never;
      readonly a2a?: never;
      readonly ai?: never;
      readonly dynamicForwardProxy?: never;
      /** A service of AWS. */
      readonly aws: AwsBackend;
    }
);

/** One kind of backend, and how it is reached. (As written: properties with a default may be left out.) */
export type EdgeBackendSpecInput = {
  /** Policies for requests to the backend; they take precedence over policy resources that set the same field; none when unset. */
  readonly policies?: PolicyBackendInput;
} & (
  | {
      /** A server. */
      readonly static: StaticBackendInput;
      readonly mcp?: never;
      readonly a2a?: never;
      readonly ai?: never;
      readonly dynamicForwardProxy?: never;
      readonly aws?: never;
    }
  | {
      readonly static?: never;
      readonly mcp?: never;
      /** An agent. */
      readonly a2a: A2aBackend;
      readonly ai?: never;
      readonly dynamicForwardProxy?: never;
      readonly aws?: never;
    }
  | {
      readonly static?: never;
      readonly mcp?: never;
      readonly a2a?: never;
      /** Providers of language models. */
      readonly ai: AiBackendInput;
      readonly dynamicForwardProxy?: never;
      readonly aws?: never;
    }
  | {
      readonly static?: never;
      /** MCP servers. */
      readonly mcp: McpBackendInput;
      readonly a2a?: never;
      readonly ai?: never;
      readonly dynamicForwardProxy?: never;
      readonly aws?: never;
    }
  | {
      readonly static?: never;
      readonly mcp?: never;
      readonly a2a?: never;
      readonly ai?: never;
      /** The server that the request names. */
      readonly dynamicForwardProxy: DynamicForwardProxyBackend;
      readonly aws?: never;
    }
  | {
      readonly static?: never;
      readonly mcp?: never;
      readonly a2a?: never;
      readonly ai?: never;
      readonly dynamicForwardProxy?: never;
      /** A service of AWS. */
      readonly aws: AwsBackend;
    }
);

/** What the controller found about a backend. */
export interface EdgeBackendStatus {
  /**
   * Aspects of the state, each once.
   * Limits: at most 8 items, unique by type.
   */
  readonly conditions?: readonly Condition[];
}

/** EdgeBackendStatus as written: it has no defaults. */
export type EdgeBackendStatusInput = EdgeBackendStatus;

/** A model that clients can ask for, and the provider or the other models that respond. */
export interface EdgeModel {
  /** The version of the API. */
  readonly apiVersion: "edgegateway.dev/v1alpha1";
  /** The kind of the object. */
  readonly kind: "EdgeModel";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The desired state. */
  readonly spec: EdgeModelSpec;
  /** The observed state, which the controller writes. */
  readonly status?: EdgeModelStatus;
}

/** A model that clients can ask for, and the provider or the other models that respond. (As written: properties with a default may be left out.) */
export interface EdgeModelInput {
  /** The version of the API. */
  readonly apiVersion: "edgegateway.dev/v1alpha1";
  /** The kind of the object. */
  readonly kind: "EdgeModel";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The desired state. */
  readonly spec: EdgeModelSpecInput;
  /** The observed state, which the controller writes. */
  readonly status?: EdgeModelStatusInput;
}

/** What a model is, apart from where it is offered. */
export type EdgeModelFields = {
  /** The names that clients ask for; the name of the object when unset. */
  readonly match?: ModelMatch;
  /**
   * Public: clients can ask for the model; Internal: only virtual models can choose it.
   * Default: `Public`.
   */
  readonly visibility: "Public" | "Internal";
  /** How Azure is reached; with provider Azure only. */
  readonly azure?: ModelAzureSettings;
  /** How Vertex AI is reached; with provider VertexAI only. */
  readonly vertexai?: ModelVertexAiSettings;
  /** How Bedrock is reached; with provider Bedrock only. */
  readonly bedrock?: ModelBedrockSettings;
  /** How the server is reached and what it speaks; with provider Custom only. */
  readonly custom?: ModelCustomSettings;
  /**
   * The absolute `http` or `https` URL that paths of the API are appended to, without query, fragment or user name; the vendor's own when unset, but Ollama has none and needs one, such as `http://ollama:11434/v1`.
   * Limits: 1 to 1024 characters, form: a URL such as https://host:port/path, without query, fragment or user name.
   */
  readonly baseURL?: string;
  /** How requests for the model are processed and its provider is reached; nothing is changed when unset. Not with `virtualModel`. */
  readonly policies?: ModelPolicies;
} & (
  | {
      /** The vendor whose API is called, or Custom for any other server. */
      readonly provider: "OpenAI" | "Azure" | "Anthropic" | "Gemini" | "VertexAI" | "Bedrock" | "Cohere" | "Ollama" | "Baseten" | "Cerebras" | "Deepinfra" | "Deepseek" | "Groq" | "Huggingface" | "Mistral" | "Openrouter" | "TogetherAI" | "XAI" | "Fireworks" | "Custom";
      readonly virtualModel?: never;
    }
  | {
      readonly provider?: never;
      readonly baseURL?: never;
      readonly policies?: never;
      /** The other models that respond. */
      readonly virtualModel: VirtualModel;
    }
);

/** What a model is, apart from where it is offered. (As written: properties with a default may be left out.) */
export type EdgeModelFieldsInput = {
  /** The names that clients ask for; the name of the object when unset. */
  readonly match?: ModelMatch;
  /**
   * Public: clients can ask for the model; Internal: only virtual models can choose it.
   * Default: `Public`.
   */
  readonly visibility?: "Public" | "Internal";
  /** How Azure is reached; with provider Azure only. */
  readonly azure?: ModelAzureSettingsInput;
  /** How Vertex AI is reached; with provider VertexAI only. */
  readonly vertexai?: ModelVertexAiSettingsInput;
  /** How Bedrock is reached; with provider Bedrock only. */
  readonly bedrock?: ModelBedrockSettingsInput;
  /** How the server is reached and what it speaks; with provider Custom only. */
  readonly custom?: ModelCustomSettingsInput;
  /**
   * The absolute `http` or `https` URL that paths of the API are appended to, without query, fragment or user name; the vendor's own when unset, but Ollama has none and needs one, such as `http://ollama:11434/v1`.
   * Limits: 1 to 1024 characters, form: a URL such as https://host:port/path, without query, fragment or user name.
   */
  readonly baseURL?: string;
  /** How requests for the model are processed and its provider is reached; nothing is changed when unset. Not with `virtualModel`. */
  readonly policies?: ModelPoliciesInput;
} & (
  | {
      /** The vendor whose API is called, or Custom for any other server. */
      readonly provider: "OpenAI" | "Azure" | "Anthropic" | "Gemini" | "VertexAI" | "Bedrock" | "Cohere" | "Ollama" | "Baseten" | "Cerebras" | "Deepinfra" | "Deepseek" | "Groq" | "Huggingface" | "Mistral" | "Openrouter" | "TogetherAI" | "XAI" | "Fireworks" | "Custom";
      readonly virtualModel?: never;
    }
  | {
      readonly provider?: never;
      readonly baseURL?: never;
      readonly policies?: never;
      /** The other models that respond. */
      readonly virtualModel: VirtualModelInput;
    }
);

/** A gateway, listener set or route that offers the model. Of a route, `sectionName` selects the rule, or it has exactly one; that rule has one EdgeModel backend named `*`, and matches paths by prefix. */
export interface EdgeModelParentRef {
  /**
   * The API group of the parent.
   * Default: `gateway.networking.k8s.io`.
   */
  readonly group: "gateway.networking.k8s.io";
  /**
   * The kind of the parent.
   * Default: `Gateway`.
   */
  readonly kind: "Gateway" | "ListenerSet" | "HTTPRoute";
  /**
   * The namespace of the parent; that of the object when unset.
   * Limits: 1 to 63 characters, form: a name of lower case letters, digits and `-`.
   */
  readonly namespace?: Namespace;
  /**
   * The name of the parent.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * A part of the parent: a listener of a gateway or listener set, or a rule of a route; all of it when unset.
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly sectionName?: SectionName;
  /**
   * The port of the listeners that are meant; all when unset.
   * Limits: 1 to 65535.
   */
  readonly port?: Port;
}

/** A gateway, listener set or route that offers the model. Of a route, `sectionName` selects the rule, or it has exactly one; that rule has one EdgeModel backend named `*`, and matches paths by prefix. (As written: properties with a default may be left out.) */
export interface EdgeModelParentRefInput {
  /**
   * The API group of the parent.
   * Default: `gateway.networking.k8s.io`.
   */
  readonly group?: "gateway.networking.k8s.io";
  /**
   * The kind of the parent.
   * Default: `Gateway`.
   */
  readonly kind?: "Gateway" | "ListenerSet" | "HTTPRoute";
  /**
   * The namespace of the parent; that of the object when unset.
   * Limits: 1 to 63 characters, form: a name of lower case letters, digits and `-`.
   */
  readonly namespace?: Namespace;
  /**
   * The name of the parent.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * A part of the parent: a listener of a gateway or listener set, or a rule of a route; all of it when unset.
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly sectionName?: SectionName;
  /**
   * The port of the listeners that are meant; all when unset.
   * Limits: 1 to 65535.
   */
  readonly port?: Port;
}

/** A model: where it is offered, under which names, and what responds. */
export type EdgeModelSpec = {
  /** The names that clients ask for; the name of the object when unset. */
  readonly match?: ModelMatch;
  /**
   * Public: clients can ask for the model; Internal: only virtual models can choose it.
   * Default: `Public`.
   */
  readonly visibility: "Public" | "Internal";
  /** How Azure is reached; with provider Azure only. */
  readonly azure?: ModelAzureSettings;
  /** How Vertex AI is reached; with provider VertexAI only. */
  readonly vertexai?: ModelVertexAiSettings;
  /** How Bedrock is reached; with provider Bedrock only. */
  readonly bedrock?: ModelBedrockSettings;
  /** How the server is reached and what it speaks; with provider Custom only. */
  readonly custom?: ModelCustomSettings;
  /**
   * The absolute `http` or `https` URL that paths of the API are appended to, without query, fragment or user name; the vendor's own when unset, but Ollama has none and needs one, such as `http://ollama:11434/v1`.
   * Limits: 1 to 1024 characters, form: a URL such as https://host:port/path, without query, fragment or user name.
   */
  readonly baseURL?: string;
  /** How requests for the model are processed and its provider is reached; nothing is changed when unset. Not with `virtualModel`. */
  readonly policies?: ModelPolicies;
  /**
   * Where the model is offered: gateways, listener sets or routes.
   * Limits: 1 to 16 items.
   */
  readonly parentRefs: readonly EdgeModelParentRef[];
} & (
  | {
      /** The vendor whose API is called, or Custom for any other server. */
      readonly provider: "OpenAI" | "Azure" | "Anthropic" | "Gemini" | "VertexAI" | "Bedrock" | "Cohere" | "Ollama" | "Baseten" | "Cerebras" | "Deepinfra" | "Deepseek" | "Groq" | "Huggingface" | "Mistral" | "Openrouter" | "TogetherAI" | "XAI" | "Fireworks" | "Custom";
      readonly virtualModel?: never;
    }
  | {
      readonly provider?: never;
      readonly baseURL?: never;
      readonly policies?: never;
      /** The other models that respond. */
      readonly virtualModel: VirtualModel;
    }
);

/** A model: where it is offered, under which names, and what responds. (As written: properties with a default may be left out.) */
export type EdgeModelSpecInput = {
  /** The names that clients ask for; the name of the object when unset. */
  readonly match?: ModelMatch;
  /**
   * Public: clients can ask for the model; Internal: only virtual models can choose it.
   * Default: `Public`.
   */
  readonly visibility?: "Public" | "Internal";
  /** How Azure is reached; with provider Azure only. */
  readonly azure?: ModelAzureSettingsInput;
  /** How Vertex AI is reached; with provider VertexAI only. */
  readonly vertexai?: ModelVertexAiSettingsInput;
  /** How Bedrock is reached; with provider Bedrock only. */
  readonly bedrock?: ModelBedrockSettingsInput;
  /** How the server is reached and what it speaks; with provider Custom only. */
  readonly custom?: ModelCustomSettingsInput;
  /**
   * The absolute `http` or `https` URL that paths of the API are appended to, without query, fragment or user name; the vendor's own when unset, but Ollama has none and needs one, such as `http://ollama:11434/v1`.
   * Limits: 1 to 1024 characters, form: a URL such as https://host:port/path, without query, fragment or user name.
   */
  readonly baseURL?: string;
  /** How requests for the model are processed and its provider is reached; nothing is changed when unset. Not with `virtualModel`. */
  readonly policies?: ModelPoliciesInput;
  /**
   * Where the model is offered: gateways, listener sets or routes.
   * Limits: 1 to 16 items.
   */
  readonly parentRefs: readonly EdgeModelParentRefInput[];
} & (
  | {
      /** The vendor whose API is called, or Custom for any other server. */
      readonly provider: "OpenAI" | "Azure" | "Anthropic" | "Gemini" | "VertexAI" | "Bedrock" | "Cohere" | "Ollama" | "Baseten" | "Cerebras" | "Deepinfra" | "Deepseek" | "Groq" | "Huggingface" | "Mistral" | "Openrouter" | "TogetherAI" | "XAI" | "Fireworks" | "Custom";
      readonly virtualModel?: never;
    }
  | {
      readonly provider?: never;
      readonly baseURL?: never;
      readonly policies?: never;
      /** The other models that respond. */
      readonly virtualModel: VirtualModelInput;
    }
);

/** What the controller found about a model. */
export interface EdgeModelStatus {
  /**
   * The state of the model at each parent.
   * Limits: at most 16 items.
   */
  readonly parents?: readonly RouteParentStatus[];
}

/** What the controller found about a model. (As written: properties with a default may be left out.) */
export interface EdgeModelStatusInput {
  /**
   * The state of the model at each parent.
   * Limits: at most 16 items.
   */
  readonly parents?: readonly RouteParentStatusInput[];
}

/** How the data planes of a gateway class or a gateway are provisioned. The parameters of a gateway are merged over those of its class. */
export interface EdgeParameters {
  /** The version of the API. */
  readonly apiVersion: "edgegateway.dev/v1alpha1";
  /** The kind of the object. */
  readonly kind: "EdgeParameters";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The desired state. */
  readonly spec: EdgeParametersSpec;
  /** The status, which has no fields yet. */
  readonly status?: EdgeParametersStatus;
}

/** How the data planes of a gateway class or a gateway are provisioned. The parameters of a gateway are merged over those of its class. (As written: properties with a default may be left out.) */
export interface EdgeParametersInput {
  /** The version of the API. */
  readonly apiVersion: "edgegateway.dev/v1alpha1";
  /** The kind of the object. */
  readonly kind: "EdgeParameters";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The desired state. */
  readonly spec: EdgeParametersSpecInput;
  /** The status, which has no fields yet. */
  readonly status?: EdgeParametersStatus;
}

/** How data planes are provisioned. Overlays are applied after all other fields: first those of the class, then those of the gateway. */
export interface EdgeParametersSpec {
  /** The workload that runs the data plane; a Deployment when unset. */
  readonly workload?: ParametersWorkload;
  /** The log of the data plane; the defaults of its properties when unset. */
  readonly logging?: ParametersLogging;
  /** Configuration, in the form of a standalone file, that is merged into the generated one; other fields of this object win over it. The `rawConfig` of a gateway is merged into that of its class, map by map. Nothing is merged when unset. */
  readonly rawConfig?: KubernetesFields;
  /** The image of the data plane; unset fields are those that the controller was installed with. */
  readonly image?: ParametersImage;
  /**
   * Further environment variables. A variable replaces the one that the controller sets under the same name, such as `SESSION_KEY`, the key of the gateway's sessions; none when unset.
   * Limits: at most 128 items, unique by name.
   */
  readonly env?: readonly EnvVar[];
  /** The resources of the data plane; 100m of CPU and 128Mi of memory are requested when unset. */
  readonly resources?: ResourceRequirements;
  /** How long a data plane takes to end; 10 seconds at least and 60 at most when unset. */
  readonly shutdown?: ParametersShutdown;
  /** How the data plane gets its configuration from the controller; the defaults of `config.xds` when unset. */
  readonly xds?: ParametersXds;
  /** Integration with the Istio service mesh; its presence turns it on, and it is off when unset. */
  readonly istio?: ParametersIstio;
  /** An identity from the workload API of the node; its presence turns it on, and it is off when unset. */
  readonly spiffe?: ParametersSpiffe;
  /** What models cost; effective on the parameters of a gateway only; none when unset. */
  readonly modelCatalog?: ParametersModelCatalog;
  /** What is patched into the Deployment; nothing when unset. Only with workload kind Deployment. */
  readonly deployment?: ParametersOverlay;
  /** What is patched into the DaemonSet; nothing when unset. Only with workload kind DaemonSet. */
  readonly daemonSet?: ParametersOverlay;
  /** What is patched into the Service. Nothing when unset. */
  readonly service?: ParametersOverlay;
  /** What is patched into the ServiceAccount. Nothing when unset. */
  readonly serviceAccount?: ParametersOverlay;
  /** What is patched into the PodDisruptionBudget. There is one only when this is set. */
  readonly podDisruptionBudget?: ParametersOverlay;
  /** What is patched into the HorizontalPodAutoscaler. There is one only when this is set; not with workload kind DaemonSet. */
  readonly horizontalPodAutoscaler?: ParametersOverlay;
}

/** How data planes are provisioned. Overlays are applied after all other fields: first those of the class, then those of the gateway. (As written: properties with a default may be left out.) */
export interface EdgeParametersSpecInput {
  /** The workload that runs the data plane; a Deployment when unset. */
  readonly workload?: ParametersWorkloadInput;
  /** The log of the data plane; the defaults of its properties when unset. */
  readonly logging?: ParametersLoggingInput;
  /** Configuration, in the form of a standalone file, that is merged into the generated one; other fields of this object win over it. The `rawConfig` of a gateway is merged into that of its class, map by map. Nothing is merged when unset. */
  readonly rawConfig?: KubernetesFields;
  /** The image of the data plane; unset fields are those that the controller was installed with. */
  readonly image?: ParametersImage;
  /**
   * Further environment variables. A variable replaces the one that the controller sets under the same name, such as `SESSION_KEY`, the key of the gateway's sessions; none when unset.
   * Limits: at most 128 items, unique by name.
   */
  readonly env?: readonly EnvVarInput[];
  /** The resources of the data plane; 100m of CPU and 128Mi of memory are requested when unset. */
  readonly resources?: ResourceRequirements;
  /** How long a data plane takes to end; 10 seconds at least and 60 at most when unset. */
  readonly shutdown?: ParametersShutdown;
  /** How the data plane gets its configuration from the controller; the defaults of `config.xds` when unset. */
  readonly xds?: ParametersXds;
  /** Integration with the Istio service mesh; its presence turns it on, and it is off when unset. */
  readonly istio?: ParametersIstioInput;
  /** An identity from the workload API of the node; its presence turns it on, and it is off when unset. */
  readonly spiffe?: ParametersSpiffeInput;
  /** What models cost; effective on the parameters of a gateway only; none when unset. */
  readonly modelCatalog?: ParametersModelCatalogInput;
  /** What is patched into the Deployment; nothing when unset. Only with workload kind Deployment. */
  readonly deployment?: ParametersOverlay;
  /** What is patched into the DaemonSet; nothing when unset. Only with workload kind DaemonSet. */
  readonly daemonSet?: ParametersOverlay;
  /** What is patched into the Service. Nothing when unset. */
  readonly service?: ParametersOverlay;
  /** What is patched into the ServiceAccount. Nothing when unset. */
  readonly serviceAccount?: ParametersOverlay;
  /** What is patched into the PodDisruptionBudget. There is one only when this is set. */
  readonly podDisruptionBudget?: ParametersOverlay;
  /** What is patched into the HorizontalPodAutoscaler. There is one only when this is set; not with workload kind DaemonSet. */
  readonly horizontalPodAutoscaler?: ParametersOverlay;
}

/** The status, which has no fields yet. */
export interface EdgeParametersStatus {
}

/** EdgeParametersStatus as written: it has no defaults. */
export type EdgeParametersStatusInput = EdgeParametersStatus;

/** Policies: how connections and requests are handled, and how backends are reached. */
export interface EdgePolicy {
  /** The version of the API. */
  readonly apiVersion: "edgegateway.dev/v1alpha1";
  /** The kind of the object. */
  readonly kind: "EdgePolicy";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The desired state. */
  readonly spec: EdgePolicySpec;
  /** The observed state, which the controller writes. */
  readonly status?: EdgePolicyStatus;
}

/** Policies: how connections and requests are handled, and how backends are reached. (As written: properties with a default may be left out.) */
export interface EdgePolicyInput {
  /** The version of the API. */
  readonly apiVersion: "edgegateway.dev/v1alpha1";
  /** The kind of the object. */
  readonly kind: "EdgePolicy";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The desired state. */
  readonly spec: EdgePolicySpecInput;
  /** The observed state, which the controller writes. */
  readonly status?: EdgePolicyStatusInput;
}

/** What a policy is attached to, and what it says. */
export type EdgePolicySpec = {
  /** How the policy and others are merged; a more specific one replaces whole fields when unset. */
  readonly strategy?: PolicyStrategy;
  /** Policies of the connections from clients. */
  readonly frontend?: PolicyFrontend;
  /** How requests are processed. */
  readonly traffic?: PolicyTraffic;
  /** How backends are reached. */
  readonly backend?: PolicyBackend;
} & (
  | {
      /**
       * Objects by name.
       * Limits: 1 to 16 items.
       */
      readonly targetRefs: readonly PolicyTargetRef[];
      readonly targetSelectors?: never;
    }
  | {
      readonly targetRefs?: never;
      /**
       * Objects that the policy is attached to, by their labels.
       * Limits: 1 to 16 items.
       */
      readonly targetSelectors: readonly PolicyTargetSelector[];
    }
);

/** What a policy is attached to, and what it says. (As written: properties with a default may be left out.) */
export type EdgePolicySpecInput = {
  /** How the policy and others are merged; a more specific one replaces whole fields when unset. */
  readonly strategy?: PolicyStrategy;
  /** Policies of the connections from clients. */
  readonly frontend?: PolicyFrontendInput;
  /** How requests are processed. */
  readonly traffic?: PolicyTrafficInput;
  /** How backends are reached. */
  readonly backend?: PolicyBackendInput;
} & (
  | {
      /**
       * Objects by name.
       * Limits: 1 to 16 items.
       */
      readonly targetRefs: readonly PolicyTargetRef[];
      readonly targetSelectors?: never;
    }
  | {
      readonly targetRefs?: never;
      /**
       * Objects that the policy is attached to, by their labels.
       * Limits: 1 to 16 items.
       */
      readonly targetSelectors: readonly PolicyTargetSelector[];
    }
);

/** What the controller found about a policy. */
export interface EdgePolicyStatus {
  /**
   * The objects that the policy is attached to.
   * Limits: at most 16 items.
   */
  readonly ancestors: readonly PolicyAncestorStatus[];
}

/** What the controller found about a policy. (As written: properties with a default may be left out.) */
export interface EdgePolicyStatusInput {
  /**
   * The objects that the policy is attached to.
   * Limits: at most 16 items.
   */
  readonly ancestors: readonly PolicyAncestorStatusInput[];
}

/** The state of an endpoint; what is unset is unknown, which counts as ready. */
export interface EndpointConditions {
  /** Whether the endpoint accepts new requests. */
  readonly ready?: boolean;
  /** Whether it responds, possibly while it is being terminated. */
  readonly serving?: boolean;
  /** Whether the endpoint is terminating. */
  readonly terminating?: boolean;
}

/** EndpointConditions as written: it has no defaults. */
export type EndpointConditionsInput = EndpointConditions;

/** The properties of a reference to an endpoint, one of which is set. */
export interface EndpointFields {
  /** The backend that receives the call. */
  readonly backendRef?: BackendObjectRef;
  /**
   * An absolute URL without query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
   * Limits: 1 to 1024 characters, form: a URL such as https://host:port/path, without query, fragment or user name.
   */
  readonly url?: string;
}

/** EndpointFields as written: it has no defaults. */
export type EndpointFieldsInput = EndpointFields;

/** Who should use an endpoint, by topology aware routing; other fields are kept and not read. */
export interface EndpointHints {
  /**
   * The zones whose clients should use it.
   * Limits: at most 8 items.
   */
  readonly forZones?: readonly ForZone[];
}

/** EndpointHints as written: it has no defaults. */
export type EndpointHintsInput = EndpointHints;

/** A server that chooses endpoints, of the namespace of the pool. */
export interface EndpointPickerRef {
  /**
   * The API group; empty is the core group.
   * Default: `""`.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group: Group;
  /**
   * The kind; only Services are called.
   * Default: `Service`.
   * Limits: 1 to 63 characters, form: a kind such as Service.
   */
  readonly kind: Kind;
  /**
   * The name of the Service.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /** The port of the Service; needed for Services. */
  readonly port?: PoolPort;
  /**
   * What happens when the server chooses no endpoint. FailOpen: requests go to any endpoint; FailClose: they get 503.
   * Default: `FailClose`.
   */
  readonly failureMode: "FailOpen" | "FailClose";
}

/** A server that chooses endpoints, of the namespace of the pool. (As written: properties with a default may be left out.) */
export interface EndpointPickerRefInput {
  /**
   * The API group; empty is the core group.
   * Default: `""`.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group?: Group;
  /**
   * The kind; only Services are called.
   * Default: `Service`.
   * Limits: 1 to 63 characters, form: a kind such as Service.
   */
  readonly kind?: Kind;
  /**
   * The name of the Service.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /** The port of the Service; needed for Services. */
  readonly port?: PoolPort;
  /**
   * What happens when the server chooses no endpoint. FailOpen: requests go to any endpoint; FailClose: they get 503.
   * Default: `FailClose`.
   */
  readonly failureMode?: "FailOpen" | "FailClose";
}

/** Where a call of the gateway itself goes: an object that receives traffic, or a URL. */
export type EndpointRef = (
  | {
      /** The backend that receives the call. */
      readonly backendRef: BackendObjectRef;
      readonly url?: never;
    }
  | {
      readonly backendRef?: never;
      /**
       * An absolute URL without query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
       * Limits: 1 to 1024 characters, form: a URL such as https://host:port/path, without query, fragment or user name.
       */
      readonly url: string;
    }
);

/** EndpointRef as written: it has no defaults. */
export type EndpointRefInput = EndpointRef;

/** Pods of the same namespace: those that have all of these labels. */
export interface EndpointSelector {
  /**
   * The labels; at least one.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly matchLabels: Labels;
}

/** EndpointSelector as written: it has no defaults. */
export type EndpointSelectorInput = EndpointSelector;

/** An environment variable of a container. */
export type EnvVar = {
  /**
   * The name of the variable: printable ASCII without `=`.
   * Limits: 1 to 256 characters, form: a name without =.
   */
  readonly name: string;
} & (
  | {
      /**
       * The value; `$(NAME)` is replaced by another variable. Empty when unset.
       * Limits: at most 32768 characters.
       * Sensitive: never printed.
       */
      readonly value?: string;
      readonly valueFrom?: never;
    }
  | {
      readonly value?: never;
      /** The source of the value, instead of `value`. */
      readonly valueFrom?: EnvVarSource;
    }
);

/** An environment variable of a container. (As written: properties with a default may be left out.) */
export type EnvVarInput = {
  /**
   * The name of the variable: printable ASCII without `=`.
   * Limits: 1 to 256 characters, form: a name without =.
   */
  readonly name: string;
} & (
  | {
      /**
       * The value; `$(NAME)` is replaced by another variable. Empty when unset.
       * Limits: at most 32768 characters.
       * Sensitive: never printed.
       */
      readonly value?: string;
      readonly valueFrom?: never;
    }
  | {
      readonly value?: never;
      /** The source of the value, instead of `value`. */
      readonly valueFrom?: EnvVarSourceInput;
    }
);

/** Where the value of an environment variable comes from. */
export type EnvVarSource = (
  | {
      /** A field of the pod. */
      readonly fieldRef: FieldSelector;
      readonly resourceFieldRef?: never;
      readonly configMapKeyRef?: never;
      readonly secretKeyRef?: never;
    }
  | {
      readonly fieldRef?: never;
      /** A resource of a container. */
      readonly resourceFieldRef: ResourceFieldSelector;
      readonly configMapKeyRef?: never;
      readonly secretKeyRef?: never;
    }
  | {
      readonly fieldRef?: never;
      readonly resourceFieldRef?: never;
      /** A key of a ConfigMap. */
      readonly configMapKeyRef: ConfigMapKeySelector;
      readonly secretKeyRef?: never;
    }
  | {
      readonly fieldRef?: never;
      readonly resourceFieldRef?: never;
      readonly configMapKeyRef?: never;
      /** A key of a Secret. */
      readonly secretKeyRef: SecretKeySelector;
    }
);

/** Where the value of an environment variable comes from. (As written: properties with a default may be left out.) */
export type EnvVarSourceInput = (
  | {
      /** A field of the pod. */
      readonly fieldRef: FieldSelector;
      readonly resourceFieldRef?: never;
      readonly configMapKeyRef?: never;
      readonly secretKeyRef?: never;
    }
  | {
      readonly fieldRef?: never;
      /** A resource of a container. */
      readonly resourceFieldRef: ResourceFieldSelector;
      readonly configMapKeyRef?: never;
      readonly secretKeyRef?: never;
    }
  | {
      readonly fieldRef?: never;
      readonly resourceFieldRef?: never;
      /** A key of a ConfigMap. */
      readonly configMapKeyRef: ConfigMapKeySelectorInput;
      readonly secretKeyRef?: never;
    }
  | {
      readonly fieldRef?: never;
      readonly resourceFieldRef?: never;
      readonly configMapKeyRef?: never;
      /** A key of a Secret. */
      readonly secretKeyRef: SecretKeySelectorInput;
    }
);

/** Limits on the evaluation of expressions; no setting changes them. */
export interface ExpressionBounds {
  /**
   * Maximum nesting of brackets, and of the syntax tree, in one expression.
   * Default: `250`.
   * Limits: 1 to 1000.
   */
  readonly maxDepth: number;
  /**
   * Maximum work of one evaluation, in units of a few nanoseconds; an expression that needs more fails.
   * Default: `20000000`.
   * Limits: 1000 to 1000000000.
   */
  readonly evaluationBudget: number;
  /**
   * Maximum length, in characters, of a string that an expression builds.
   * Default: `16777216`.
   * Limits: 1 to 268435456.
   */
  readonly maxTextLength: number;
  /**
   * Maximum number of digits after the decimal point that `format` writes.
   * Default: `100`.
   * Limits: 0 to 100.
   */
  readonly maxFormatDigits: number;
  /**
   * Number of time zones whose rules are cached.
   * Default: `64`.
   * Limits: 0 to 4096.
   */
  readonly cachedTimeZones: number;
}

/** Limits on the evaluation of expressions; no setting changes them. (As written: properties with a default may be left out.) */
export interface ExpressionBoundsInput {
  /**
   * Maximum nesting of brackets, and of the syntax tree, in one expression.
   * Default: `250`.
   * Limits: 1 to 1000.
   */
  readonly maxDepth?: number;
  /**
   * Maximum work of one evaluation, in units of a few nanoseconds; an expression that needs more fails.
   * Default: `20000000`.
   * Limits: 1000 to 1000000000.
   */
  readonly evaluationBudget?: number;
  /**
   * Maximum length, in characters, of a string that an expression builds.
   * Default: `16777216`.
   * Limits: 1 to 268435456.
   */
  readonly maxTextLength?: number;
  /**
   * Maximum number of digits after the decimal point that `format` writes.
   * Default: `100`.
   * Limits: 0 to 100.
   */
  readonly maxFormatDigits?: number;
  /**
   * Number of time zones whose rules are cached.
   * Default: `64`.
   * Limits: 0 to 4096.
   */
  readonly cachedTimeZones?: number;
}

/** An external server decides which requests may pass. */
export type ExtAuth = {
  /** The body of the request is sent to the server; it is not when unset. */
  readonly forwardBody?: ExtAuthForwardBody;
  /** Caches decisions. When unset, the server is asked about every request. */
  readonly cache?: ExtAuthCache;
  /**
   * What happens when the server cannot be asked. FailClosed: the request is denied; FailOpen: it passes. Entries of `conditional` have their own.
   * Default: `FailClosed`.
   */
  readonly failureMode: "FailClosed" | "FailOpen";
} & (
  | {
      /** The backend that receives the call. */
      readonly backendRef: BackendObjectRef;
      readonly url?: never;
      readonly conditional?: never;
    }
  | {
      readonly backendRef?: never;
      /**
       * An absolute URL without query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
       * Limits: 1 to 1024 characters, form: a URL such as https://host:port/path, without query, fragment or user name.
       */
      readonly url: string;
      readonly conditional?: never;
    }
  | {
      readonly backendRef?: never;
      readonly url?: never;
      readonly forwardBody?: never;
      readonly cache?: never;
      /**
       * Entries with conditions, instead of the other properties; the first whose condition is true is used; if none is true, the request continues unchanged.
       * Limits: 1 to 16 items, only the last item may have no condition.
       */
      readonly conditional: readonly ConditionalExtAuth[];
    }
) & (
  | {
      /** The server speaks gRPC. */
      readonly grpc: ExtAuthGrpc;
      readonly http?: never;
      readonly conditional?: never;
    }
  | {
      readonly grpc?: never;
      /** The server speaks HTTP. */
      readonly http: ExtAuthHttp;
      readonly conditional?: never;
    }
  | {
      readonly grpc?: never;
      readonly http?: never;
      readonly forwardBody?: never;
      readonly cache?: never;
      /**
       * Entries with conditions, instead of the other properties; the first whose condition is true is used; if none is true, the request continues unchanged.
       * Limits: 1 to 16 items, only the last item may have no condition.
       */
      readonly conditional: readonly ConditionalExtAuth[];
    }
);

/** An external server decides which requests may pass. (As written: properties with a default may be left out.) */
export type ExtAuthInput = {
  /** The body of the request is sent to the server; it is not when unset. */
  readonly forwardBody?: ExtAuthForwardBody;
  /** Caches decisions. When unset, the server is asked about every request. */
  readonly cache?: ExtAuthCacheInput;
  /**
   * What happens when the server cannot be asked. FailClosed: the request is denied; FailOpen: it passes. Entries of `conditional` have their own.
   * Default: `FailClosed`.
   */
  readonly failureMode?: "FailClosed" | "FailOpen";
} & (
  | {
      /** The backend that receives the call. */
      readonly backendRef: BackendObjectRef;
      readonly url?: never;
      readonly conditional?: never;
    }
  | {
      readonly backendRef?: never;
      /**
       * An absolute URL without query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
       * Limits: 1 to 1024 characters, form: a URL such as https://host:port/path, without query, fragment or user name.
       */
      readonly url: string;
      readonly conditional?: never;
    }
  | {
      readonly backendRef?: never;
      readonly url?: never;
      readonly forwardBody?: never;
      readonly cache?: never;
      /**
       * Entries with conditions, instead of the other properties; the first whose condition is true is used; if none is true, the request continues unchanged.
       * Limits: 1 to 16 items, only the last item may have no condition.
       */
      readonly conditional: readonly ConditionalExtAuthInput[];
    }
) & (
  | {
      /** The server speaks gRPC. */
      readonly grpc: ExtAuthGrpc;
      readonly http?: never;
      readonly conditional?: never;
    }
  | {
      readonly grpc?: never;
      /** The server speaks HTTP. */
      readonly http: ExtAuthHttpInput;
      readonly conditional?: never;
    }
  | {
      readonly grpc?: never;
      readonly http?: never;
      readonly forwardBody?: never;
      readonly cache?: never;
      /**
       * Entries with conditions, instead of the other properties; the first whose condition is true is used; if none is true, the request continues unchanged.
       * Limits: 1 to 16 items, only the last item may have no condition.
       */
      readonly conditional: readonly ConditionalExtAuthInput[];
    }
);

/** Decisions of the server are remembered. */
export interface ExtAuthCache {
  /**
   * Expressions that a decision depends on; it is not remembered if one of them fails.
   * Limits: 1 to 16 items.
   */
  readonly key: readonly CelExpression[];
  /**
   * How long a decision is remembered: a duration, or an expression that returns a duration or a timestamp.
   * Limits: 1 to 16384 characters.
   * CEL over `response`, returns duration or timestamp.
   */
  readonly ttl: CelExpression;
  /**
   * Maximum number of decisions that are remembered.
   * Default: `10000`.
   * Limits: 1 to 4294967295.
   */
  readonly maxEntries: number;
}

/** Decisions of the server are remembered. (As written: properties with a default may be left out.) */
export interface ExtAuthCacheInput {
  /**
   * Expressions that a decision depends on; it is not remembered if one of them fails.
   * Limits: 1 to 16 items.
   */
  readonly key: readonly CelExpression[];
  /**
   * How long a decision is remembered: a duration, or an expression that returns a duration or a timestamp.
   * Limits: 1 to 16384 characters.
   * CEL over `response`, returns duration or timestamp.
   */
  readonly ttl: CelExpression;
  /**
   * Maximum number of decisions that are remembered.
   * Default: `10000`.
   * Limits: 1 to 4294967295.
   */
  readonly maxEntries?: number;
}

/** How an authorization server is called. */
export interface ExtAuthFields {
  /** The backend that receives the call. */
  readonly backendRef?: BackendObjectRef;
  /**
   * An absolute URL without query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
   * Limits: 1 to 1024 characters, form: a URL such as https://host:port/path, without query, fragment or user name.
   */
  readonly url?: string;
  /** The server speaks gRPC. */
  readonly grpc?: ExtAuthGrpc;
  /** The server speaks HTTP. */
  readonly http?: ExtAuthHttp;
  /** The body of the request is sent to the server; it is not when unset. */
  readonly forwardBody?: ExtAuthForwardBody;
  /** Caches decisions. When unset, the server is asked about every request. */
  readonly cache?: ExtAuthCache;
}

/** How an authorization server is called. (As written: properties with a default may be left out.) */
export interface ExtAuthFieldsInput {
  /** The backend that receives the call. */
  readonly backendRef?: BackendObjectRef;
  /**
   * An absolute URL without query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
   * Limits: 1 to 1024 characters, form: a URL such as https://host:port/path, without query, fragment or user name.
   */
  readonly url?: string;
  /** The server speaks gRPC. */
  readonly grpc?: ExtAuthGrpc;
  /** The server speaks HTTP. */
  readonly http?: ExtAuthHttpInput;
  /** The body of the request is sent to the server; it is not when unset. */
  readonly forwardBody?: ExtAuthForwardBody;
  /** Caches decisions. When unset, the server is asked about every request. */
  readonly cache?: ExtAuthCacheInput;
}

/** The body of the request is sent to the server. */
export interface ExtAuthForwardBody {
  /**
   * Longest body; requests with a longer one are rejected.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 4294967295 bytes.
   * Unit: bytes.
   */
  readonly maxSize: ByteSize;
}

/** ExtAuthForwardBody as written: it has no defaults. */
export type ExtAuthForwardBodyInput = ExtAuthForwardBody;

/** The server speaks the gRPC protocol of Envoy's external authorization. */
export interface ExtAuthGrpc {
  /**
   * Constants that are sent to the server; none when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly contextExtensions?: Readonly<Record<string, string>>;
  /**
   * Computed metadata that is sent to the server; the claims of a verified token when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly requestMetadata?: Readonly<Record<string, CelExpression>>;
}

/** ExtAuthGrpc as written: it has no defaults. */
export type ExtAuthGrpcInput = ExtAuthGrpc;

/** The server is asked by an HTTP request; 200 means allowed. */
export interface ExtAuthHttp {
  /**
   * Path of the request to the server; the original path when unset.
   * Limits: 1 to 16384 characters.
   * CEL over `request`, returns string.
   */
  readonly path?: CelExpression;
  /**
   * Where a client that is denied is redirected; it gets the response of the server when unset.
   * Limits: 1 to 16384 characters.
   * CEL over `request`, returns string.
   */
  readonly redirect?: CelExpression;
  /**
   * Body of the request to the server; none when unset.
   * Limits: 1 to 16384 characters.
   * CEL over `request`, returns any.
   */
  readonly body?: CelExpression;
  /**
   * Headers of the original request that are sent to the server.
   * Default: `["Authorization"]`.
   * Limits: at most 64 items, every item once.
   */
  readonly allowedRequestHeaders: readonly HeaderName[];
  /**
   * Computed headers of the request to the server, by name; none when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly addRequestHeaders?: Readonly<Record<string, CelExpression>>;
  /**
   * Headers of the response of the server that are added to the original request; none when unset.
   * Limits: at most 64 items, every item once.
   */
  readonly allowedResponseHeaders?: readonly HeaderName[];
  /**
   * Values computed from the response of the server, which later expressions read as `extauthz`; none when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly responseMetadata?: Readonly<Record<string, CelExpression>>;
}

/** The server is asked by an HTTP request; 200 means allowed. (As written: properties with a default may be left out.) */
export interface ExtAuthHttpInput {
  /**
   * Path of the request to the server; the original path when unset.
   * Limits: 1 to 16384 characters.
   * CEL over `request`, returns string.
   */
  readonly path?: CelExpression;
  /**
   * Where a client that is denied is redirected; it gets the response of the server when unset.
   * Limits: 1 to 16384 characters.
   * CEL over `request`, returns string.
   */
  readonly redirect?: CelExpression;
  /**
   * Body of the request to the server; none when unset.
   * Limits: 1 to 16384 characters.
   * CEL over `request`, returns any.
   */
  readonly body?: CelExpression;
  /**
   * Headers of the original request that are sent to the server.
   * Default: `["Authorization"]`.
   * Limits: at most 64 items, every item once.
   */
  readonly allowedRequestHeaders?: readonly HeaderName[];
  /**
   * Computed headers of the request to the server, by name; none when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly addRequestHeaders?: Readonly<Record<string, CelExpression>>;
  /**
   * Headers of the response of the server that are added to the original request; none when unset.
   * Limits: at most 64 items, every item once.
   */
  readonly allowedResponseHeaders?: readonly HeaderName[];
  /**
   * Values computed from the response of the server, which later expressions read as `extauthz`; none when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly responseMetadata?: Readonly<Record<string, CelExpression>>;
}

/** An external server decides which requests may pass. */
export type ExtAuthPolicy = {
  /** The body of the request is sent to the server; it is not when unset. */
  readonly forwardBody?: ExtAuthForwardBody;
  /** Caches decisions. When unset, the server is asked about every request. */
  readonly cache?: ExtAuthCache;
  /**
   * What happens when the server cannot be asked, or the condition of the policy cannot be evaluated. FailClosed: the request is denied; FailOpen: it passes.
   * Default: `FailClosed`.
   */
  readonly failureMode: "FailClosed" | "FailOpen";
} & (
  | {
      /** The backend that receives the call. */
      readonly backendRef: BackendObjectRef;
      readonly url?: never;
    }
  | {
      readonly backendRef?: never;
      /**
       * An absolute URL without query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
       * Limits: 1 to 1024 characters, form: a URL such as https://host:port/path, without query, fragment or user name.
       */
      readonly url: string;
    }
) & (
  | {
      /** The server speaks gRPC. */
      readonly grpc: ExtAuthGrpc;
      readonly http?: never;
    }
  | {
      readonly grpc?: never;
      /** The server speaks HTTP. */
      readonly http: ExtAuthHttp;
    }
);

/** An external server decides which requests may pass. (As written: properties with a default may be left out.) */
export type ExtAuthPolicyInput = {
  /** The body of the request is sent to the server; it is not when unset. */
  readonly forwardBody?: ExtAuthForwardBody;
  /** Caches decisions. When unset, the server is asked about every request. */
  readonly cache?: ExtAuthCacheInput;
  /**
   * What happens when the server cannot be asked, or the condition of the policy cannot be evaluated. FailClosed: the request is denied; FailOpen: it passes.
   * Default: `FailClosed`.
   */
  readonly failureMode?: "FailClosed" | "FailOpen";
} & (
  | {
      /** The backend that receives the call. */
      readonly backendRef: BackendObjectRef;
      readonly url?: never;
    }
  | {
      readonly backendRef?: never;
      /**
       * An absolute URL without query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
       * Limits: 1 to 1024 characters, form: a URL such as https://host:port/path, without query, fragment or user name.
       */
      readonly url: string;
    }
) & (
  | {
      /** The server speaks gRPC. */
      readonly grpc: ExtAuthGrpc;
      readonly http?: never;
    }
  | {
      readonly grpc?: never;
      /** The server speaks HTTP. */
      readonly http: ExtAuthHttpInput;
    }
);

/** An external server edits requests and responses, by the gRPC protocol of Envoy's external processing. */
export type ExtProc = {
  /** What happens when the server fails. FailClosed: the request fails; FailOpen: it continues, unless a body is already being streamed; FailClosed when unset. */
  readonly failureMode?: "FailClosed" | "FailOpen";
  /** What is sent to the server; the defaults of its properties when unset. */
  readonly processingOptions?: ProcessingOptions;
  /**
   * Computed metadata that is sent to the server, by namespace and key; none when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly metadataContext?: Readonly<Record<string, Readonly<Record<string, CelExpression>>>>;
  /**
   * Attributes that are sent to the server with a request; none when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly requestAttributes?: Readonly<Record<string, CelExpression>>;
  /**
   * Attributes that are sent to the server with a response; none when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly responseAttributes?: Readonly<Record<string, CelExpression>>;
} & (
  | {
      /** The backend that receives the calls. */
      readonly backendRef: BackendObjectRef;
      readonly url?: never;
      readonly conditional?: never;
    }
  | {
      readonly backendRef?: never;
      /**
       * An absolute URL without path, query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
       * Limits: 1 to 1024 characters, form: a URL such as https://host:port, without path, query, fragment or user name.
       */
      readonly url: string;
      readonly conditional?: never;
    }
  | {
      readonly backendRef?: never;
      readonly url?: never;
      readonly failureMode?: never;
      readonly processingOptions?: never;
      readonly metadataContext?: never;
      readonly requestAttributes?: never;
      readonly responseAttributes?: never;
      /**
       * Entries with conditions, instead of the other properties; the first whose condition is true is used; if none is true, the request continues unchanged.
       * Limits: 1 to 16 items, only the last item may have no condition.
       */
      readonly conditional: readonly ConditionalExtProc[];
    }
);

/** An external server edits requests and responses, by the gRPC protocol of Envoy's external processing. (As written: properties with a default may be left out.) */
export type ExtProcInput = {
  /** What happens when the server fails. FailClosed: the request fails; FailOpen: it continues, unless a body is already being streamed; FailClosed when unset. */
  readonly failureMode?: "FailClosed" | "FailOpen";
  /** What is sent to the server; the defaults of its properties when unset. */
  readonly processingOptions?: ProcessingOptionsInput;
  /**
   * Computed metadata that is sent to the server, by namespace and key; none when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly metadataContext?: Readonly<Record<string, Readonly<Record<string, CelExpression>>>>;
  /**
   * Attributes that are sent to the server with a request; none when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly requestAttributes?: Readonly<Record<string, CelExpression>>;
  /**
   * Attributes that are sent to the server with a response; none when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly responseAttributes?: Readonly<Record<string, CelExpression>>;
} & (
  | {
      /** The backend that receives the calls. */
      readonly backendRef: BackendObjectRef;
      readonly url?: never;
      readonly conditional?: never;
    }
  | {
      readonly backendRef?: never;
      /**
       * An absolute URL without path, query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
       * Limits: 1 to 1024 characters, form: a URL such as https://host:port, without path, query, fragment or user name.
       */
      readonly url: string;
      readonly conditional?: never;
    }
  | {
      readonly backendRef?: never;
      readonly url?: never;
      readonly failureMode?: never;
      readonly processingOptions?: never;
      readonly metadataContext?: never;
      readonly requestAttributes?: never;
      readonly responseAttributes?: never;
      /**
       * Entries with conditions, instead of the other properties; the first whose condition is true is used; if none is true, the request continues unchanged.
       * Limits: 1 to 16 items, only the last item may have no condition.
       */
      readonly conditional: readonly ConditionalExtProcInput[];
    }
);

/** How an external processor is called. */
export interface ExtProcFields {
  /** The backend that receives the calls. */
  readonly backendRef?: BackendObjectRef;
  /**
   * An absolute URL without path, query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
   * Limits: 1 to 1024 characters, form: a URL such as https://host:port, without path, query, fragment or user name.
   */
  readonly url?: string;
  /** What happens when the server fails. FailClosed: the request fails; FailOpen: it continues, unless a body is already being streamed; FailClosed when unset. */
  readonly failureMode?: "FailClosed" | "FailOpen";
  /** What is sent to the server; the defaults of its properties when unset. */
  readonly processingOptions?: ProcessingOptions;
  /**
   * Computed metadata that is sent to the server, by namespace and key; none when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly metadataContext?: Readonly<Record<string, Readonly<Record<string, CelExpression>>>>;
  /**
   * Attributes that are sent to the server with a request; none when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly requestAttributes?: Readonly<Record<string, CelExpression>>;
  /**
   * Attributes that are sent to the server with a response; none when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly responseAttributes?: Readonly<Record<string, CelExpression>>;
}

/** How an external processor is called. (As written: properties with a default may be left out.) */
export interface ExtProcFieldsInput {
  /** The backend that receives the calls. */
  readonly backendRef?: BackendObjectRef;
  /**
   * An absolute URL without path, query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
   * Limits: 1 to 1024 characters, form: a URL such as https://host:port, without path, query, fragment or user name.
   */
  readonly url?: string;
  /** What happens when the server fails. FailClosed: the request fails; FailOpen: it continues, unless a body is already being streamed; FailClosed when unset. */
  readonly failureMode?: "FailClosed" | "FailOpen";
  /** What is sent to the server; the defaults of its properties when unset. */
  readonly processingOptions?: ProcessingOptionsInput;
  /**
   * Computed metadata that is sent to the server, by namespace and key; none when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly metadataContext?: Readonly<Record<string, Readonly<Record<string, CelExpression>>>>;
  /**
   * Attributes that are sent to the server with a request; none when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly requestAttributes?: Readonly<Record<string, CelExpression>>;
  /**
   * Attributes that are sent to the server with a response; none when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly responseAttributes?: Readonly<Record<string, CelExpression>>;
}

/** An external server edits requests and responses. */
export type ExtProcPolicy = {
  /** What happens when the server fails. FailClosed: the request fails; FailOpen: it continues, unless a body is already being streamed; FailClosed when unset. */
  readonly failureMode?: "FailClosed" | "FailOpen";
  /** What is sent to the server; the defaults of its properties when unset. */
  readonly processingOptions?: ProcessingOptions;
  /**
   * Computed metadata that is sent to the server, by namespace and key; none when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly metadataContext?: Readonly<Record<string, Readonly<Record<string, CelExpression>>>>;
  /**
   * Attributes that are sent to the server with a request; none when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly requestAttributes?: Readonly<Record<string, CelExpression>>;
  /**
   * Attributes that are sent to the server with a response; none when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly responseAttributes?: Readonly<Record<string, CelExpression>>;
} & (
  | {
      /** The backend that receives the calls. */
      readonly backendRef: BackendObjectRef;
      readonly url?: never;
    }
  | {
      readonly backendRef?: never;
      /**
       * An absolute URL without path, query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
       * Limits: 1 to 1024 characters, form: a URL such as https://host:port, without path, query, fragment or user name.
       */
      readonly url: string;
    }
);

/** An external server edits requests and responses. (As written: properties with a default may be left out.) */
export type ExtProcPolicyInput = {
  /** What happens when the server fails. FailClosed: the request fails; FailOpen: it continues, unless a body is already being streamed; FailClosed when unset. */
  readonly failureMode?: "FailClosed" | "FailOpen";
  /** What is sent to the server; the defaults of its properties when unset. */
  readonly processingOptions?: ProcessingOptionsInput;
  /**
   * Computed metadata that is sent to the server, by namespace and key; none when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly metadataContext?: Readonly<Record<string, Readonly<Record<string, CelExpression>>>>;
  /**
   * Attributes that are sent to the server with a request; none when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly requestAttributes?: Readonly<Record<string, CelExpression>>;
  /**
   * Attributes that are sent to the server with a response; none when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly responseAttributes?: Readonly<Record<string, CelExpression>>;
} & (
  | {
      /** The backend that receives the calls. */
      readonly backendRef: BackendObjectRef;
      readonly url?: never;
    }
  | {
      readonly backendRef?: never;
      /**
       * An absolute URL without path, query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
       * Limits: 1 to 1024 characters, form: a URL such as https://host:port, without path, query, fragment or user name.
       */
      readonly url: string;
    }
);

/** A server outside the cluster. */
export interface ExternalHostname {
  /**
   * The host name; neither an address nor a name of the cluster.
   * Limits: 1 to 253 characters, form: a host name in lower case, without a wildcard.
   */
  readonly hostname: PreciseHostname;
}

/** ExternalHostname as written: it has no defaults. */
export type ExternalHostnameInput = ExternalHostname;

/** One more secret that is sent to the backend. */
export interface ExtraCredential {
  /** Where the secret is inserted. */
  readonly location: CredentialLocation;
  /** The Secret that holds it. */
  readonly secretRef: SecretKeyRef;
}

/** One more secret that is sent to the backend. (As written: properties with a default may be left out.) */
export interface ExtraCredentialInput {
  /** Where the secret is inserted. */
  readonly location: CredentialLocation;
  /** The Secret that holds it. */
  readonly secretRef: SecretKeyRefInput;
}

/** The value of an environment variable, or where it comes from. */
export type ExtraEnv = string | number | boolean | ExtraEnvSource;

/** The value of an environment variable, or where it comes from. (As written: properties with a default may be left out.) */
export type ExtraEnvInput = string | number | boolean | ExtraEnvSourceInput;

/** The value of an environment variable, or where it comes from. */
export type ExtraEnvSource = (
  | {
      /**
       * The value of the environment variable.
       * Limits: at most 32768 characters.
       */
      readonly value: string;
      readonly valueFrom?: never;
    }
  | {
      readonly value?: never;
      /** The source of the value. */
      readonly valueFrom: EnvVarSource;
    }
);

/** The value of an environment variable, or where it comes from. (As written: properties with a default may be left out.) */
export type ExtraEnvSourceInput = (
  | {
      /**
       * The value of the environment variable.
       * Limits: at most 32768 characters.
       */
      readonly value: string;
      readonly valueFrom?: never;
    }
  | {
      readonly value?: never;
      /** The source of the value. */
      readonly valueFrom: EnvVarSourceInput;
    }
);

/** One more Service that leads to the proxy. */
export interface ExtraService {
  /**
   * Annotations of the Service.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly annotations: Annotations;
  /**
   * Further labels of the Service.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly extraLabels: Labels;
  /**
   * The address in the cluster; `None` for a headless Service.
   * Default: `""`.
   * Limits: at most 64 characters.
   */
  readonly clusterIP: string;
  /**
   * The addresses in the cluster, one per family.
   * Default: `[]`.
   * Limits: at most 2 items.
   */
  readonly clusterIPs: readonly string[];
  /**
   * Addresses outside the cluster that also lead to the Service.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly externalIPs: readonly string[];
  /**
   * The DNS name that a Service of type ExternalName points to.
   * Default: `""`.
   * Limits: at most 253 characters.
   */
  readonly externalName: string;
  /**
   * The address that the load balancer is asked for.
   * Default: `""`.
   * Limits: at most 64 characters.
   */
  readonly loadBalancerIP: string;
  /**
   * The ranges of clients that the load balancer lets through; all when empty.
   * Default: `[]`.
   * Limits: at most 256 items.
   */
  readonly loadBalancerSourceRanges: readonly string[];
  /**
   * The implementation of the load balancer.
   * Default: `""`.
   * Limits: at most 317 characters.
   */
  readonly loadBalancerClass: string;
  /**
   * Where traffic from outside goes: to all nodes or only to local pods, which keeps the client's address.
   * Default: `""`.
   */
  readonly externalTrafficPolicy: "" | "Cluster" | "Local";
  /**
   * Where traffic from inside the cluster goes: to all pods or only to local ones.
   * Default: `""`.
   */
  readonly internalTrafficPolicy: "" | "Cluster" | "Local";
  /**
   * The port of the health checks of nodes; chosen by Kubernetes when null.
   * Default: `null`.
   */
  readonly healthCheckNodePort: null | number;
  /**
   * Whether connections of a client go to the same pod.
   * Default: `""`.
   */
  readonly sessionAffinity: "" | "None" | "ClientIP";
  /**
   * How long the affinity of sessions lasts.
   * Default: `{}`.
   */
  readonly sessionAffinityConfig: KubernetesFields;
  /**
   * The families of the Service's IP addresses.
   * Default: `[]`.
   * Limits: at most 2 items, every item once.
   */
  readonly ipFamilies: readonly ("IPv4" | "IPv6")[];
  /**
   * How many families of addresses the Service has.
   * Default: `""`.
   */
  readonly ipFamilyPolicy: "" | "SingleStack" | "PreferDualStack" | "RequireDualStack";
  /**
   * Whether pods that are not ready receive traffic.
   * Default: `false`.
   */
  readonly publishNotReadyAddresses: boolean;
  /**
   * Whether node ports are taken for the load balancer; as Kubernetes does when null.
   * Default: `null`.
   */
  readonly allocateLoadBalancerNodePorts: null | boolean;
  /**
   * Which pods are preferred, such as `PreferClose`.
   * Default: `""`.
   * Limits: at most 64 characters.
   */
  readonly trafficDistribution: string;
  /**
   * Suffix of the name of the Service.
   * Limits: 1 to 63 characters, form: a name of lower case letters, digits and `-`.
   */
  readonly name: string;
  /**
   * The type of the Service.
   * Default: `ClusterIP`.
   */
  readonly type: "ClusterIP" | "NodePort" | "LoadBalancer" | "ExternalName";
  /**
   * The ports; each target port must be the port of a listener.
   * Limits: 1 to 64 items, unique by name.
   */
  readonly ports: readonly ChartServicePort[];
}

/** One more Service that leads to the proxy. (As written: properties with a default may be left out.) */
export interface ExtraServiceInput {
  /**
   * Annotations of the Service.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly annotations?: Annotations;
  /**
   * Further labels of the Service.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly extraLabels?: Labels;
  /**
   * The address in the cluster; `None` for a headless Service.
   * Default: `""`.
   * Limits: at most 64 characters.
   */
  readonly clusterIP?: string;
  /**
   * The addresses in the cluster, one per family.
   * Default: `[]`.
   * Limits: at most 2 items.
   */
  readonly clusterIPs?: readonly string[];
  /**
   * Addresses outside the cluster that also lead to the Service.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly externalIPs?: readonly string[];
  /**
   * The DNS name that a Service of type ExternalName points to.
   * Default: `""`.
   * Limits: at most 253 characters.
   */
  readonly externalName?: string;
  /**
   * The address that the load balancer is asked for.
   * Default: `""`.
   * Limits: at most 64 characters.
   */
  readonly loadBalancerIP?: string;
  /**
   * The ranges of clients that the load balancer lets through; all when empty.
   * Default: `[]`.
   * Limits: at most 256 items.
   */
  readonly loadBalancerSourceRanges?: readonly string[];
  /**
   * The implementation of the load balancer.
   * Default: `""`.
   * Limits: at most 317 characters.
   */
  readonly loadBalancerClass?: string;
  /**
   * Where traffic from outside goes: to all nodes or only to local pods, which keeps the client's address.
   * Default: `""`.
   */
  readonly externalTrafficPolicy?: "" | "Cluster" | "Local";
  /**
   * Where traffic from inside the cluster goes: to all pods or only to local ones.
   * Default: `""`.
   */
  readonly internalTrafficPolicy?: "" | "Cluster" | "Local";
  /**
   * The port of the health checks of nodes; chosen by Kubernetes when null.
   * Default: `null`.
   */
  readonly healthCheckNodePort?: null | number;
  /**
   * Whether connections of a client go to the same pod.
   * Default: `""`.
   */
  readonly sessionAffinity?: "" | "None" | "ClientIP";
  /**
   * How long the affinity of sessions lasts.
   * Default: `{}`.
   */
  readonly sessionAffinityConfig?: KubernetesFields;
  /**
   * The families of the Service's IP addresses.
   * Default: `[]`.
   * Limits: at most 2 items, every item once.
   */
  readonly ipFamilies?: readonly ("IPv4" | "IPv6")[];
  /**
   * How many families of addresses the Service has.
   * Default: `""`.
   */
  readonly ipFamilyPolicy?: "" | "SingleStack" | "PreferDualStack" | "RequireDualStack";
  /**
   * Whether pods that are not ready receive traffic.
   * Default: `false`.
   */
  readonly publishNotReadyAddresses?: boolean;
  /**
   * Whether node ports are taken for the load balancer; as Kubernetes does when null.
   * Default: `null`.
   */
  readonly allocateLoadBalancerNodePorts?: null | boolean;
  /**
   * Which pods are preferred, such as `PreferClose`.
   * Default: `""`.
   * Limits: at most 64 characters.
   */
  readonly trafficDistribution?: string;
  /**
   * Suffix of the name of the Service.
   * Limits: 1 to 63 characters, form: a name of lower case letters, digits and `-`.
   */
  readonly name: string;
  /**
   * The type of the Service.
   * Default: `ClusterIP`.
   */
  readonly type?: "ClusterIP" | "NodePort" | "LoadBalancer" | "ExternalName";
  /**
   * The ports; each target port must be the port of a listener.
   * Limits: 1 to 64 items, unique by name.
   */
  readonly ports: readonly ChartServicePortInput[];
}

/** Where a credential is read from a request. */
export type ExtractionLocation = (
  | {
      /** The request header that contains the credential; where it is Authorization, CONNECT may have it in Proxy-Authorization, and is refused with 407. */
      readonly header: {
        /**
         * The name of the header.
         * Limits: 1 to 256 characters, form: a header name.
         */
        readonly name: HeaderName;
        /**
         * The text before the credential, such as `Bearer` and a space; nothing when unset.
         * Limits: 1 to 256 characters, form: part of a header value: characters of Latin-1 without control characters.
         */
        readonly prefix?: string;
      };
      readonly queryParameter?: never;
      readonly cookie?: never;
      readonly expression?: never;
    }
  | {
      readonly header?: never;
      /** The query parameter that contains the credential. */
      readonly queryParameter: {
        /**
         * The name of the query parameter.
         * Limits: 1 to 256 characters.
         */
        readonly name: ShortString;
      };
      readonly cookie?: never;
      readonly expression?: never;
    }
  | {
      readonly header?: never;
      readonly queryParameter?: never;
      /** The cookie that contains the credential. */
      readonly cookie: {
        /**
         * The name of the cookie.
         * Limits: 1 to 256 characters.
         */
        readonly name: ShortString;
      };
      readonly expression?: never;
    }
  | {
      readonly header?: never;
      readonly queryParameter?: never;
      readonly cookie?: never;
      /**
       * An expression over the request that returns the credential. If it reads the path of requests, traces and logs do not show paths.
       * Limits: 1 to 16384 characters.
       * CEL over `request`, returns string.
       */
      readonly expression: CelExpression;
    }
);

/** ExtractionLocation as written: it has no defaults. */
export type ExtractionLocationInput = ExtractionLocation;

/** Targets chosen by priority; those of the next priority are used only when all of this one are degraded. */
export interface FailoverModel {
  /**
   * The models between which requests fail over.
   * Limits: 1 to 64 items.
   */
  readonly targets: readonly FailoverTarget[];
}

/** FailoverModel as written: it has no defaults. */
export type FailoverModelInput = FailoverModel;

/** A target with its priority. */
export interface FailoverTarget {
  /** The name of the model. */
  readonly modelRef: ModelRef;
  /**
   * The name by which the model is requested; required when its match is a wildcard; its only name when unset.
   * Limits: 1 to 1024 characters.
   */
  readonly model?: LongString;
  /**
   * Lower is preferred; among equals a score from health and latency decides.
   * Limits: 0 to 1000000.
   */
  readonly priority: number;
}

/** FailoverTarget as written: it has no defaults. */
export type FailoverTargetInput = FailoverTarget;

/**
 * The name of a header or of one of the pseudo-headers :authority, :method, :path, :scheme and :status (RFC 9113 section 8.3).
 * Limits: 1 to 256 characters, form: a header name, or one of :authority, :method, :path, :scheme and :status.
 */
export type FieldName = string;

/** FieldName as written: it has no defaults. */
export type FieldNameInput = FieldName;

/** A field of the pod. */
export interface FieldSelector {
  /**
   * The version of the API that the path is written in; `v1` when unset.
   * Limits: 1 to 64 characters.
   */
  readonly apiVersion?: TinyString;
  /**
   * The path of the field, such as `status.podIP`.
   * Limits: 1 to 256 characters.
   */
  readonly fieldPath: ShortString;
}

/** FieldSelector as written: it has no defaults. */
export type FieldSelectorInput = FieldSelector;

/**
 * Path of a file; relative to the file that names it.
 * Limits: 1 to 4096 characters.
 */
export type FilePath = string;

/** FilePath as written: it has no defaults. */
export type FilePathInput = FilePath;

/** What `gw` without a file, and `gw new`, write. */
export interface FirstConfiguration {
  /**
   * The file, below the current folder.
   * Default: `gateway.yaml`.
   * Limits: 1 to 4096 characters.
   */
  readonly file: string;
  /**
   * The port of its first page, as in the examples.
   * Default: `4000`.
   * Limits: 1 to 65535.
   */
  readonly port: number;
}

/** What `gw` without a file, and `gw new`, write. (As written: properties with a default may be left out.) */
export interface FirstConfigurationInput {
  /**
   * The file, below the current folder.
   * Default: `gateway.yaml`.
   * Limits: 1 to 4096 characters.
   */
  readonly file?: string;
  /**
   * The port of its first page, as in the examples.
   * Default: `4000`.
   * Limits: 1 to 65535.
   */
  readonly port?: number;
}

/** A zone whose clients should use an endpoint. */
export interface ForZone {
  /**
   * The name of the zone.
   * Limits: 1 to 253 characters.
   */
  readonly name: string;
}

/** ForZone as written: it has no defaults. */
export type ForZoneInput = ForZone;

/** The body of the request is sent to the authorization server. */
export interface ForwardBodyConfig {
  /**
   * The longest body; requests with a longer one are refused. 0 or unset: no body is sent.
   * Limits: 0 to 2147483647.
   * Unit: bytes.
   */
  readonly maxSize?: number;
}

/** ForwardBodyConfig as written: it has no defaults. */
export type ForwardBodyConfigInput = ForwardBodyConfig;

/** A share of requests, as a fraction. */
export interface Fraction {
  /**
   * How many of them; not more than `denominator`.
   * Limits: 0 to 2147483647.
   */
  readonly numerator: number;
  /**
   * The denominator of the fraction.
   * Default: `100`.
   * Limits: 1 to 2147483647.
   */
  readonly denominator: number;
}

/** A share of requests, as a fraction. (As written: properties with a default may be left out.) */
export interface FractionInput {
  /**
   * How many of them; not more than `denominator`.
   * Limits: 0 to 2147483647.
   */
  readonly numerator: number;
  /**
   * The denominator of the fraction.
   * Default: `100`.
   * Limits: 1 to 2147483647.
   */
  readonly denominator?: number;
}

/** What happens to CONNECT requests. */
export interface FrontendConnect {
  /** Deny: CONNECT is refused with 405; Route: it is matched with the routes, and bytes are passed on as they are; Tunnel: what is sent through it is handled by the gateway on the port that it asks for, as if the client had connected there. */
  readonly mode: "Deny" | "Route" | "Tunnel";
}

/** FrontendConnect as written: it has no defaults. */
export type FrontendConnectInput = FrontendConnect;

/** Headers that tell upstreams about the client, and the proxies that are trusted to write them. Without such a header from a trusted proxy, the client is the peer of the connection, or the address in its PROXY header. */
export interface FrontendForwarded {
  /**
   * XForwarded: `X-Forwarded-For`, `X-Forwarded-Proto` and `X-Forwarded-Host`. Forwarded: `Forwarded` (RFC 7239). These are written, and read from trusted proxies; those of the other kind are removed.
   * Default: `XForwarded`.
   */
  readonly headers: "XForwarded" | "Forwarded";
  /**
   * Addresses and networks of trusted proxies: `source.address`, logs and spans show the last address in their headers that is not a trusted proxy. Such headers from other peers are removed; when unset, no peer is trusted.
   * Limits: 1 to 256 items, every item once, form of items: an IP address or a network such as 10.0.0.0/8.
   */
  readonly trustedProxies?: readonly string[];
}

/** Headers that tell upstreams about the client, and the proxies that are trusted to write them. Without such a header from a trusted proxy, the client is the peer of the connection, or the address in its PROXY header. (As written: properties with a default may be left out.) */
export interface FrontendForwardedInput {
  /**
   * XForwarded: `X-Forwarded-For`, `X-Forwarded-Proto` and `X-Forwarded-Host`. Forwarded: `Forwarded` (RFC 7239). These are written, and read from trusted proxies; those of the other kind are removed.
   * Default: `XForwarded`.
   */
  readonly headers?: "XForwarded" | "Forwarded";
  /**
   * Addresses and networks of trusted proxies: `source.address`, logs and spans show the last address in their headers that is not a trusted proxy. Such headers from other peers are removed; when unset, no peer is trusted.
   * Limits: 1 to 256 items, every item once, form of items: an IP address or a network such as 10.0.0.0/8.
   */
  readonly trustedProxies?: readonly string[];
}

/** Limits and timeouts of HTTP connections from clients. */
export interface FrontendHttp {
  /**
   * Longest body that is held in memory where a policy needs a whole body and sets no limit of its own.
   * Default: `2Mi`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 4294967295 bytes.
   * Unit: bytes.
   */
  readonly maxBufferSize: ByteSize;
  /**
   * Maximum number of header fields of an HTTP/1.1 request; a request with more is refused with 431.
   * Default: `100`.
   * Limits: 1 to 4096.
   */
  readonly http1MaxHeaders: number;
  /**
   * Maximum size of the head (request line and header fields) of an HTTP/1.1 request; a larger one is refused with 431.
   * Default: `64Ki`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 4294967295 bytes.
   * Unit: bytes.
   */
  readonly maxHeadSize: ByteSize;
  /**
   * Maximum size of the request target; a longer one is refused with 414.
   * Default: `16Ki`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 4294967295 bytes.
   * Unit: bytes.
   */
  readonly maxTargetSize: ByteSize;
  /** How the path of a request is changed before it is matched; it is normalized when unset. */
  readonly path?: FrontendPath;
  /** Headers that tell upstreams about the client; when unset, those that a client sends are passed on unchanged, and the gateway does not read them. */
  readonly forwarded?: FrontendForwarded;
  /**
   * How long the gateway waits for a client that has sent its whole request and then ended its direction of an HTTP/1.1 connection, while no bytes of a response go to it; then it cancels the request. 0s cancels the request at once: TCP shows no difference between a client that only half-closes and one that has closed its connection. Tunnels are not affected.
   * Default: `0s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly http1HalfClosedTimeout: Duration;
  /**
   * How long a kept-alive connection may wait for its next request.
   * Default: `10m`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly http1IdleTimeout: Duration;
  /**
   * How long the head of a request may take from its first byte. Over HTTP/1.1 a later one is refused with 408; over HTTP/2 the connection is closed, also if the client does not acknowledge SETTINGS in that time.
   * Default: `30s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly headerTimeout: Duration;
  /**
   * How long a request body may pause between two reads, and a client may leave a response unread.
   * Default: `5m`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly bodyIdleTimeout: Duration;
  /**
   * How names of headers are written. Lowercase: in lower case; Preserve: as they were received. Headers that the gateway adds are in lower case, and so are all headers of HTTP/2.
   * Default: `Lowercase`.
   */
  readonly http1HeaderCase: "Lowercase" | "Preserve";
  /**
   * Flow-control window of an HTTP/2 stream (RFC 9113 section 5.2); 65535 bytes when unset.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 2147483647 bytes.
   * Unit: bytes.
   */
  readonly http2WindowSize?: ByteSize;
  /**
   * Flow-control window of an HTTP/2 connection: how many bytes its client may send on all streams together before the gateway extends the window.
   * Default: `1Mi`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 2147483647 bytes.
   * Unit: bytes.
   */
  readonly http2ConnectionWindowSize: ByteSize;
  /**
   * Largest HTTP/2 frame that is accepted (RFC 9113 section 6.5.2).
   * Default: `16Ki`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 16384 bytes, at most 16777215 bytes.
   * Unit: bytes.
   */
  readonly http2FrameSize: ByteSize;
  /**
   * Maximum size of the header fields of an HTTP/2 request; larger ones are refused with 431, and more than twice the size resets the stream.
   * Default: `16Ki`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 2147483647 bytes.
   * Unit: bytes.
   */
  readonly http2MaxHeaderSize: ByteSize;
  /**
   * Maximum number of concurrent requests on one HTTP/2 connection (RFC 9113 section 5.1.2).
   * Default: `128`.
   * Limits: 1 to 65535.
   */
  readonly http2MaxConcurrentStreams: number;
  /**
   * Time between HTTP/2 pings on an idle connection; none are sent when unset.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly http2KeepaliveInterval?: Duration;
  /**
   * How long the acknowledgement of a PING may take until the connection is closed.
   * Default: `20s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly http2KeepaliveTimeout: Duration;
  /**
   * How long a connection may live; no limit when unset. If it is set and one worker has many more HTTP/2 connections than another, some of their clients are told earlier to connect again, so that workers share the load.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly maxConnectionDuration?: Duration;
  /**
   * How long a connection that was switched to another protocol, such as WebSocket, or that CONNECT made, may be without a byte in either direction.
   * Default: `1h`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly tunnelIdleTimeout: Duration;
  /**
   * Maximum duration of a tunnel: a connection that was switched to another protocol, or that CONNECT made; no limit when unset.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly maxTunnelDuration?: Duration;
}

/** Limits and timeouts of HTTP connections from clients. (As written: properties with a default may be left out.) */
export interface FrontendHttpInput {
  /**
   * Longest body that is held in memory where a policy needs a whole body and sets no limit of its own.
   * Default: `2Mi`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 4294967295 bytes.
   * Unit: bytes.
   */
  readonly maxBufferSize?: ByteSize;
  /**
   * Maximum number of header fields of an HTTP/1.1 request; a request with more is refused with 431.
   * Default: `100`.
   * Limits: 1 to 4096.
   */
  readonly http1MaxHeaders?: number;
  /**
   * Maximum size of the head (request line and header fields) of an HTTP/1.1 request; a larger one is refused with 431.
   * Default: `64Ki`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 4294967295 bytes.
   * Unit: bytes.
   */
  readonly maxHeadSize?: ByteSize;
  /**
   * Maximum size of the request target; a longer one is refused with 414.
   * Default: `16Ki`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 4294967295 bytes.
   * Unit: bytes.
   */
  readonly maxTargetSize?: ByteSize;
  /** How the path of a request is changed before it is matched; it is normalized when unset. */
  readonly path?: FrontendPathInput;
  /** Headers that tell upstreams about the client; when unset, those that a client sends are passed on unchanged, and the gateway does not read them. */
  readonly forwarded?: FrontendForwardedInput;
  /**
   * How long the gateway waits for a client that has sent its whole request and then ended its direction of an HTTP/1.1 connection, while no bytes of a response go to it; then it cancels the request. 0s cancels the request at once: TCP shows no difference between a client that only half-closes and one that has closed its connection. Tunnels are not affected.
   * Default: `0s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly http1HalfClosedTimeout?: Duration;
  /**
   * How long a kept-alive connection may wait for its next request.
   * Default: `10m`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly http1IdleTimeout?: Duration;
  /**
   * How long the head of a request may take from its first byte. Over HTTP/1.1 a later one is refused with 408; over HTTP/2 the connection is closed, also if the client does not acknowledge SETTINGS in that time.
   * Default: `30s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly headerTimeout?: Duration;
  /**
   * How long a request body may pause between two reads, and a client may leave a response unread.
   * Default: `5m`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly bodyIdleTimeout?: Duration;
  /**
   * How names of headers are written. Lowercase: in lower case; Preserve: as they were received. Headers that the gateway adds are in lower case, and so are all headers of HTTP/2.
   * Default: `Lowercase`.
   */
  readonly http1HeaderCase?: "Lowercase" | "Preserve";
  /**
   * Flow-control window of an HTTP/2 stream (RFC 9113 section 5.2); 65535 bytes when unset.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 2147483647 bytes.
   * Unit: bytes.
   */
  readonly http2WindowSize?: ByteSize;
  /**
   * Flow-control window of an HTTP/2 connection: how many bytes its client may send on all streams together before the gateway extends the window.
   * Default: `1Mi`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 2147483647 bytes.
   * Unit: bytes.
   */
  readonly http2ConnectionWindowSize?: ByteSize;
  /**
   * Largest HTTP/2 frame that is accepted (RFC 9113 section 6.5.2).
   * Default: `16Ki`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 16384 bytes, at most 16777215 bytes.
   * Unit: bytes.
   */
  readonly http2FrameSize?: ByteSize;
  /**
   * Maximum size of the header fields of an HTTP/2 request; larger ones are refused with 431, and more than twice the size resets the stream.
   * Default: `16Ki`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 2147483647 bytes.
   * Unit: bytes.
   */
  readonly http2MaxHeaderSize?: ByteSize;
  /**
   * Maximum number of concurrent requests on one HTTP/2 connection (RFC 9113 section 5.1.2).
   * Default: `128`.
   * Limits: 1 to 65535.
   */
  readonly http2MaxConcurrentStreams?: number;
  /**
   * Time between HTTP/2 pings on an idle connection; none are sent when unset.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly http2KeepaliveInterval?: Duration;
  /**
   * How long the acknowledgement of a PING may take until the connection is closed.
   * Default: `20s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly http2KeepaliveTimeout?: Duration;
  /**
   * How long a connection may live; no limit when unset. If it is set and one worker has many more HTTP/2 connections than another, some of their clients are told earlier to connect again, so that workers share the load.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly maxConnectionDuration?: Duration;
  /**
   * How long a connection that was switched to another protocol, such as WebSocket, or that CONNECT made, may be without a byte in either direction.
   * Default: `1h`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly tunnelIdleTimeout?: Duration;
  /**
   * Maximum duration of a tunnel: a connection that was switched to another protocol, or that CONNECT made; no limit when unset.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly maxTunnelDuration?: Duration;
}

/** The metrics of requests. */
export interface FrontendMetrics {
  /** Additional labels of the metrics. */
  readonly attributes: MetricAttributes;
}

/** FrontendMetrics as written: it has no defaults. */
export type FrontendMetricsInput = FrontendMetrics;

/** How the path of a request is changed before it is matched. Routes, policies, expressions and backends all get the resulting path; the query is unchanged. */
export interface FrontendPath {
  /**
   * Normalize: the normal form of RFC 3986 section 6.2.2, with `.` and `..` segments removed, percent-encoded letters, digits, `-`, `.`, `_` and `~` decoded, other hexadecimal digits in upper case, and backslashes as slashes; 400 for malformed percent-encoding and `%00`. RejectRequest: 400 for every path that Normalize would change. KeepUnchanged: paths are compared and forwarded as they came, and the other two settings have no effect; safe only if the policies of routes do not protect paths, or if nothing behind the gateway normalizes them.
   * Default: `Normalize`.
   */
  readonly normalization: "Normalize" | "RejectRequest" | "KeepUnchanged";
  /**
   * What to do with `%2F` and `%5C` in a path. KeepUnchanged: they stay parts of their segment, and a `.` or `..` beside one gets 400; choose it for APIs with encoded slashes in names, if the backends do not decode them before they choose what to serve. RejectRequest: 400. UnescapeAndForward: they become slashes. UnescapeAndRedirect: 307 to the path with slashes, so that everyone on the way sees the same path; 400 for gRPC.
   * Default: `UnescapeAndRedirect`.
   */
  readonly escapedSlashesAction: "KeepUnchanged" | "RejectRequest" | "UnescapeAndForward" | "UnescapeAndRedirect";
  /**
   * Whether several slashes in a row become one.
   * Default: `true`.
   */
  readonly mergeSlashes: boolean;
}

/** How the path of a request is changed before it is matched. Routes, policies, expressions and backends all get the resulting path; the query is unchanged. (As written: properties with a default may be left out.) */
export interface FrontendPathInput {
  /**
   * Normalize: the normal form of RFC 3986 section 6.2.2, with `.` and `..` segments removed, percent-encoded letters, digits, `-`, `.`, `_` and `~` decoded, other hexadecimal digits in upper case, and backslashes as slashes; 400 for malformed percent-encoding and `%00`. RejectRequest: 400 for every path that Normalize would change. KeepUnchanged: paths are compared and forwarded as they came, and the other two settings have no effect; safe only if the policies of routes do not protect paths, or if nothing behind the gateway normalizes them.
   * Default: `Normalize`.
   */
  readonly normalization?: "Normalize" | "RejectRequest" | "KeepUnchanged";
  /**
   * What to do with `%2F` and `%5C` in a path. KeepUnchanged: they stay parts of their segment, and a `.` or `..` beside one gets 400; choose it for APIs with encoded slashes in names, if the backends do not decode them before they choose what to serve. RejectRequest: 400. UnescapeAndForward: they become slashes. UnescapeAndRedirect: 307 to the path with slashes, so that everyone on the way sees the same path; 400 for gRPC.
   * Default: `UnescapeAndRedirect`.
   */
  readonly escapedSlashesAction?: "KeepUnchanged" | "RejectRequest" | "UnescapeAndForward" | "UnescapeAndRedirect";
  /**
   * Whether several slashes in a row become one.
   * Default: `true`.
   */
  readonly mergeSlashes?: boolean;
}

/** Policies of the connections from clients. */
export interface FrontendPolicies {
  /** Limits and timeouts of HTTP; the defaults of its properties when unset. */
  readonly http?: FrontendHttp;
  /** CONNECT requests; they are rejected when unset. */
  readonly connect?: FrontendConnect;
  /** TCP connections; those of the system when unset. */
  readonly tcp?: FrontendTcp;
  /** Rule on who may connect; everyone may when unset. */
  readonly networkAuthorization?: NetworkAuthorization;
  /** TLS; the defaults of its properties when unset. */
  readonly tls?: FrontendTls;
  /** The PROXY protocol; it is not expected when unset. */
  readonly proxyProtocol?: ProxyProtocol;
  /** The log of requests; every request with the usual attributes when unset. */
  readonly accessLog?: AccessLog;
  /** Spans of requests; none are sent when unset. */
  readonly tracing?: Tracing;
  /** Metrics of requests; the usual labels when unset. */
  readonly metrics?: FrontendMetrics;
}

/** Policies of the connections from clients. (As written: properties with a default may be left out.) */
export interface FrontendPoliciesInput {
  /** Limits and timeouts of HTTP; the defaults of its properties when unset. */
  readonly http?: FrontendHttpInput;
  /** CONNECT requests; they are rejected when unset. */
  readonly connect?: FrontendConnect;
  /** TCP connections; those of the system when unset. */
  readonly tcp?: FrontendTcpInput;
  /** Rule on who may connect; everyone may when unset. */
  readonly networkAuthorization?: NetworkAuthorizationInput;
  /** TLS; the defaults of its properties when unset. */
  readonly tls?: FrontendTlsInput;
  /** The PROXY protocol; it is not expected when unset. */
  readonly proxyProtocol?: ProxyProtocolInput;
  /** The log of requests; every request with the usual attributes when unset. */
  readonly accessLog?: AccessLogInput;
  /** Spans of requests; none are sent when unset. */
  readonly tracing?: TracingInput;
  /** Metrics of requests; the usual labels when unset. */
  readonly metrics?: FrontendMetrics;
}

/** TCP connections from clients. */
export interface FrontendTcp {
  /** Probes of idle connections. */
  readonly keepalive: TcpKeepalive;
}

/** TCP connections from clients. (As written: properties with a default may be left out.) */
export interface FrontendTcpInput {
  /** Probes of idle connections. */
  readonly keepalive: TcpKeepaliveInput;
}

/** TLS towards clients; the certificates are at the listener. */
export interface FrontendTls {
  /**
   * How long a handshake may take.
   * Default: `15s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 100ms.
   */
  readonly handshakeTimeout: Duration;
  /**
   * Protocols that are offered (RFC 7301), the best first.
   * Default: `["h2","http/1.1"]`.
   * Limits: 1 to 16 items.
   */
  readonly alpnProtocols: readonly TinyString[];
  /** Oldest version that is spoken; 1.2 when unset. */
  readonly minProtocolVersion?: "1.2" | "1.3";
  /** Newest version that is spoken; 1.3 when unset. */
  readonly maxProtocolVersion?: "1.2" | "1.3";
  /**
   * Cipher suites that are allowed; all of them when unset.
   * Limits: 1 to 9 items, every item once.
   */
  readonly cipherSuites?: readonly CipherSuite[];
  /**
   * Groups of the key exchange that are allowed; all of them when unset.
   * Limits: 1 to 4 items, every item once.
   */
  readonly keyExchangeGroups?: readonly KeyExchangeGroup[];
}

/** TLS towards clients; the certificates are at the listener. (As written: properties with a default may be left out.) */
export interface FrontendTlsInput {
  /**
   * How long a handshake may take.
   * Default: `15s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 100ms.
   */
  readonly handshakeTimeout?: Duration;
  /**
   * Protocols that are offered (RFC 7301), the best first.
   * Default: `["h2","http/1.1"]`.
   * Limits: 1 to 16 items.
   */
  readonly alpnProtocols?: readonly TinyString[];
  /** Oldest version that is spoken; 1.2 when unset. */
  readonly minProtocolVersion?: "1.2" | "1.3";
  /** Newest version that is spoken; 1.3 when unset. */
  readonly maxProtocolVersion?: "1.2" | "1.3";
  /**
   * Cipher suites that are allowed; all of them when unset.
   * Limits: 1 to 9 items, every item once.
   */
  readonly cipherSuites?: readonly CipherSuite[];
  /**
   * Groups of the key exchange that are allowed; all of them when unset.
   * Limits: 1 to 4 items, every item once.
   */
  readonly keyExchangeGroups?: readonly KeyExchangeGroup[];
}

/** How certificates of clients are checked at some listeners. */
export interface FrontendTlsConfig {
  /** How certificates of clients are verified; clients are not asked for a certificate when unset. */
  readonly validation?: FrontendTlsValidation;
}

/** How certificates of clients are checked at some listeners. (As written: properties with a default may be left out.) */
export interface FrontendTlsConfigInput {
  /** How certificates of clients are verified; clients are not asked for a certificate when unset. */
  readonly validation?: FrontendTlsValidationInput;
}

/** How certificates of clients are checked at one port. */
export interface FrontendTlsPort {
  /**
   * The port that the settings are for.
   * Limits: 1 to 65535.
   */
  readonly port: Port;
  /** The TLS settings of the port. */
  readonly tls: FrontendTlsConfig;
}

/** How certificates of clients are checked at one port. (As written: properties with a default may be left out.) */
export interface FrontendTlsPortInput {
  /**
   * The port that the settings are for.
   * Limits: 1 to 65535.
   */
  readonly port: Port;
  /** The TLS settings of the port. */
  readonly tls: FrontendTlsConfigInput;
}

/** What certificates of clients are checked against. */
export interface FrontendTlsValidation {
  /**
   * ConfigMaps with certificates of authorities (`ca.crt`).
   * Limits: 1 to 16 items.
   */
  readonly caCertificateRefs: readonly ObjectReference[];
  /**
   * AllowValidOnly: only clients with a valid certificate; AllowInsecureFallback: also clients without a certificate or with an invalid one.
   * Default: `AllowValidOnly`.
   */
  readonly mode: "AllowValidOnly" | "AllowInsecureFallback";
}

/** What certificates of clients are checked against. (As written: properties with a default may be left out.) */
export interface FrontendTlsValidationInput {
  /**
   * ConfigMaps with certificates of authorities (`ca.crt`).
   * Limits: 1 to 16 items.
   */
  readonly caCertificateRefs: readonly ObjectReference[];
  /**
   * AllowValidOnly: only clients with a valid certificate; AllowInsecureFallback: also clients without a certificate or with an invalid one.
   * Default: `AllowValidOnly`.
   */
  readonly mode?: "AllowValidOnly" | "AllowInsecureFallback";
}

/** A gateway: the ports and host names at which traffic arrives. */
export interface Gateway {
  /** The version of the API. */
  readonly apiVersion: "gateway.networking.k8s.io/v1" | "gateway.networking.k8s.io/v1beta1";
  /** The kind of the object. */
  readonly kind: "Gateway";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The desired state. */
  readonly spec: GatewaySpec;
  /** What a controller found; not read. */
  readonly status?: KubernetesFields;
}

/** A gateway: the ports and host names at which traffic arrives. (As written: properties with a default may be left out.) */
export interface GatewayInput {
  /** The version of the API. */
  readonly apiVersion: "gateway.networking.k8s.io/v1" | "gateway.networking.k8s.io/v1beta1";
  /** The kind of the object. */
  readonly kind: "Gateway";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The desired state. */
  readonly spec: GatewaySpecInput;
  /** What a controller found; not read. */
  readonly status?: KubernetesFields;
}

/** An address of a gateway. */
export interface GatewayAddress {
  /**
   * IPAddress, Hostname, NamedAddress, or a type of an implementation.
   * Default: `IPAddress`.
   * Limits: 1 to 253 characters, form: Hostname, IPAddress, NamedAddress, or a domain, a slash and a path.
   */
  readonly type: string;
  /**
   * The address; one is chosen when unset.
   * Limits: at most 253 characters.
   */
  readonly value?: string;
  /**
   * From where the address can be reached: Cluster (from inside the cluster), or a value of the implementation; when unset, from where the load balancer can be reached.
   * Limits: at most 253 characters, form: Cluster, a domain, a slash and a path, or empty.
   */
  readonly routability?: string;
}

/** An address of a gateway. (As written: properties with a default may be left out.) */
export interface GatewayAddressInput {
  /**
   * IPAddress, Hostname, NamedAddress, or a type of an implementation.
   * Default: `IPAddress`.
   * Limits: 1 to 253 characters, form: Hostname, IPAddress, NamedAddress, or a domain, a slash and a path.
   */
  readonly type?: string;
  /**
   * The address; one is chosen when unset.
   * Limits: at most 253 characters.
   */
  readonly value?: string;
  /**
   * From where the address can be reached: Cluster (from inside the cluster), or a value of the implementation; when unset, from where the load balancer can be reached.
   * Limits: at most 253 characters, form: Cluster, a domain, a slash and a path, or empty.
   */
  readonly routability?: string;
}

/** The certificate that a gateway presents to backends. */
export interface GatewayBackendTls {
  /** The Secret with the certificate and its key (`tls.crt`, `tls.key`), which the gateway presents to TLS backends unless a policy names another. */
  readonly clientCertificateRef?: SecretObjectRef;
}

/** The certificate that a gateway presents to backends. (As written: properties with a default may be left out.) */
export interface GatewayBackendTlsInput {
  /** The Secret with the certificate and its key (`tls.crt`, `tls.key`), which the gateway presents to TLS backends unless a policy names another. */
  readonly clientCertificateRef?: SecretObjectRefInput;
}

/** A class of gateways, and the controller that runs them. */
export interface GatewayClass {
  /** The version of the API. */
  readonly apiVersion: "gateway.networking.k8s.io/v1" | "gateway.networking.k8s.io/v1beta1";
  /** The kind of the object. */
  readonly kind: "GatewayClass";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The desired state. */
  readonly spec: GatewayClassSpec;
  /** What a controller found; not read. */
  readonly status?: KubernetesFields;
}

/** GatewayClass as written: it has no defaults. */
export type GatewayClassInput = GatewayClass;

/** The controller of a class. */
export interface GatewayClassSpec {
  /**
   * The controller: a domain and a path.
   * Limits: 1 to 253 characters, form: a domain, a slash and a path.
   */
  readonly controllerName: string;
  /**
   * A description for people.
   * Limits: at most 64 characters.
   */
  readonly description?: string;
  /** Parameters of all gateways of the class. */
  readonly parametersRef?: ObjectReference;
}

/** GatewayClassSpec as written: it has no defaults. */
export type GatewayClassSpecInput = GatewayClassSpec;

/** How certificates of clients are checked. */
export interface GatewayFrontendTls {
  /** Verification at every HTTPS listener whose port `perPort` does not name. */
  readonly default: FrontendTlsConfig;
  /**
   * Verification at the listeners of one port.
   * Limits: at most 64 items, unique by port.
   */
  readonly perPort?: readonly FrontendTlsPort[];
}

/** How certificates of clients are checked. (As written: properties with a default may be left out.) */
export interface GatewayFrontendTlsInput {
  /** Verification at every HTTPS listener whose port `perPort` does not name. */
  readonly default: FrontendTlsConfigInput;
  /**
   * Verification at the listeners of one port.
   * Limits: at most 64 items, unique by port.
   */
  readonly perPort?: readonly FrontendTlsPortInput[];
}

/** Labels, annotations and parameters of the objects that run a gateway. */
export interface GatewayInfrastructure {
  /**
   * Labels of those objects.
   * Limits: at most 8 entries, names of 1 to 317 characters, form of names: letters and digits, with `-`, `_` and `.` between them, perhaps behind a domain and a slash, pattern of values: `^(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?$`.
   */
  readonly labels?: Readonly<Record<string, string>>;
  /**
   * Annotations of those objects.
   * Limits: at most 16 entries, names of 1 to 317 characters, form of names: letters and digits, with `-`, `_` and `.` between them, perhaps behind a domain and a slash.
   */
  readonly annotations?: Readonly<Record<string, string>>;
  /** Parameters of this gateway, such as EdgeParameters. */
  readonly parametersRef?: LocalParametersRef;
}

/** GatewayInfrastructure as written: it has no defaults. */
export type GatewayInfrastructureInput = GatewayInfrastructure;

/** A port on which a gateway listens, for a host name and a protocol. */
export interface GatewayListener {
  /**
   * The name of the listener.
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly name: SectionName;
  /**
   * The host of requests; every host when unset.
   * Limits: 1 to 253 characters, form: a host name in lower case.
   */
  readonly hostname?: Hostname;
  /**
   * The port of the listener.
   * Limits: 1 to 65535.
   */
  readonly port: Port;
  /**
   * The protocol: HTTP, HTTPS, TLS, TCP, UDP, or one of an implementation.
   * Limits: 1 to 255 characters, form: a protocol such as HTTPS, perhaps behind a domain and a slash.
   */
  readonly protocol: string;
  /** TLS of the listener; required with protocol TLS, not allowed with HTTP, TCP and UDP. */
  readonly tls?: ListenerTls;
  /**
   * Which routes may attach; those of the same namespace when unset.
   * Default: `{"namespaces":{"from":"Same"}}`.
   */
  readonly allowedRoutes: AllowedRoutes;
  /** What is done to every request before its route is selected; only with protocol HTTP and HTTPS. */
  readonly filters?: ListenerFilters;
}

/** A port on which a gateway listens, for a host name and a protocol. (As written: properties with a default may be left out.) */
export interface GatewayListenerInput {
  /**
   * The name of the listener.
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly name: SectionName;
  /**
   * The host of requests; every host when unset.
   * Limits: 1 to 253 characters, form: a host name in lower case.
   */
  readonly hostname?: Hostname;
  /**
   * The port of the listener.
   * Limits: 1 to 65535.
   */
  readonly port: Port;
  /**
   * The protocol: HTTP, HTTPS, TLS, TCP, UDP, or one of an implementation.
   * Limits: 1 to 255 characters, form: a protocol such as HTTPS, perhaps behind a domain and a slash.
   */
  readonly protocol: string;
  /** TLS of the listener; required with protocol TLS, not allowed with HTTP, TCP and UDP. */
  readonly tls?: ListenerTlsInput;
  /**
   * Which routes may attach; those of the same namespace when unset.
   * Default: `{"namespaces":{"from":"Same"}}`.
   */
  readonly allowedRoutes?: AllowedRoutesInput;
  /** What is done to every request before its route is selected; only with protocol HTTP and HTTPS. */
  readonly filters?: ListenerFilters;
}

/** The listeners of a gateway, and how it is provisioned. */
export interface GatewaySpec {
  /**
   * The class, which decides which controller runs the gateway.
   * Limits: 1 to 253 characters.
   */
  readonly gatewayClassName: ObjectName;
  /**
   * Where the gateway listens.
   * Limits: 1 to 64 items, unique by name, no two items may have the same port, protocol and hostname.
   */
  readonly listeners: readonly GatewayListener[];
  /**
   * Addresses that the gateway should have; any when unset.
   * Limits: at most 16 items, no two items may have the same type and value.
   */
  readonly addresses?: readonly GatewayAddress[];
  /** Labels, annotations and parameters of the objects that run the gateway. */
  readonly infrastructure?: GatewayInfrastructure;
  /** Which listener sets may add listeners; none when unset. */
  readonly allowedListeners?: AllowedListeners;
  /** Certificates of clients, and the certificate that the gateway presents to backends. */
  readonly tls?: GatewayTls;
  /** Which routes with `useDefaultGateways` may attach; none when unset. */
  readonly defaultScope?: "All" | "None";
}

/** The listeners of a gateway, and how it is provisioned. (As written: properties with a default may be left out.) */
export interface GatewaySpecInput {
  /**
   * The class, which decides which controller runs the gateway.
   * Limits: 1 to 253 characters.
   */
  readonly gatewayClassName: ObjectName;
  /**
   * Where the gateway listens.
   * Limits: 1 to 64 items, unique by name, no two items may have the same port, protocol and hostname.
   */
  readonly listeners: readonly GatewayListenerInput[];
  /**
   * Addresses that the gateway should have; any when unset.
   * Limits: at most 16 items, no two items may have the same type and value.
   */
  readonly addresses?: readonly GatewayAddressInput[];
  /** Labels, annotations and parameters of the objects that run the gateway. */
  readonly infrastructure?: GatewayInfrastructure;
  /** Which listener sets may add listeners; none when unset. */
  readonly allowedListeners?: AllowedListenersInput;
  /** Certificates of clients, and the certificate that the gateway presents to backends. */
  readonly tls?: GatewayTlsInput;
  /** Which routes with `useDefaultGateways` may attach; none when unset. */
  readonly defaultScope?: "All" | "None";
}

/** TLS that concerns all listeners. */
export interface GatewayTls {
  /** The certificate that the gateway presents to backends. */
  readonly backend?: GatewayBackendTls;
  /** How certificates of clients are checked. */
  readonly frontend?: GatewayFrontendTls;
}

/** TLS that concerns all listeners. (As written: properties with a default may be left out.) */
export interface GatewayTlsInput {
  /** The certificate that the gateway presents to backends. */
  readonly backend?: GatewayBackendTlsInput;
  /** How certificates of clients are checked. */
  readonly frontend?: GatewayFrontendTlsInput;
}

/** Requests carry a token of Google Cloud; with the credentials of the environment when no Secret is named. */
export interface GcpCredential {
  /**
   * Kind of the token.
   * Default: `AccessToken`.
   */
  readonly type: "AccessToken" | "IdToken";
  /** The Secret with the credentials as JSON; those of the environment when unset. */
  readonly secretRef?: SecretKeyRef;
  /**
   * Audience of an IdToken; when unset, `https://` and the host name of the backend, which must have one.
   * Limits: 1 to 256 characters.
   */
  readonly audience?: ShortString;
}

/** Requests carry a token of Google Cloud; with the credentials of the environment when no Secret is named. (As written: properties with a default may be left out.) */
export interface GcpCredentialInput {
  /**
   * Kind of the token.
   * Default: `AccessToken`.
   */
  readonly type?: "AccessToken" | "IdToken";
  /** The Secret with the credentials as JSON; those of the environment when unset. */
  readonly secretRef?: SecretKeyRefInput;
  /**
   * Audience of an IdToken; when unset, `https://` and the host name of the backend, which must have one.
   * Limits: 1 to 256 characters.
   */
  readonly audience?: ShortString;
}

/** Settings of the provider Google Gemini. */
export interface GeminiProvider {
  /**
   * Model that is requested instead of the client's; the client's when unset.
   * Limits: 1 to 256 characters.
   */
  readonly model?: ShortString;
}

/** GeminiProvider as written: it has no defaults. */
export type GeminiProviderInput = GeminiProvider;

/** A limit that a rate-limit server keeps for several proxies. */
export type GlobalRateLimit = {
  /**
   * What happens when the server cannot be asked. FailClosed: the request is denied; FailOpen: it passes.
   * Default: `FailClosed`.
   */
  readonly failureMode: "FailClosed" | "FailOpen";
  /**
   * Which limits of the server apply.
   * Limits: 1 to 256 characters.
   */
  readonly domain: ShortString;
  /**
   * What is counted; a request must pass all.
   * Limits: 1 to 16 items.
   */
  readonly descriptors: readonly RateLimitDescriptor[];
} & (
  | {
      /** The backend that receives the calls. */
      readonly backendRef: BackendObjectRef;
      readonly url?: never;
    }
  | {
      readonly backendRef?: never;
      /**
       * An absolute URL without path, query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
       * Limits: 1 to 1024 characters, form: a URL such as https://host:port, without path, query, fragment or user name.
       */
      readonly url: string;
    }
);

/** A limit that a rate-limit server keeps for several proxies. (As written: properties with a default may be left out.) */
export type GlobalRateLimitInput = {
  /**
   * What happens when the server cannot be asked. FailClosed: the request is denied; FailOpen: it passes.
   * Default: `FailClosed`.
   */
  readonly failureMode?: "FailClosed" | "FailOpen";
  /**
   * Which limits of the server apply.
   * Limits: 1 to 256 characters.
   */
  readonly domain: ShortString;
  /**
   * What is counted; a request must pass all.
   * Limits: 1 to 16 items.
   */
  readonly descriptors: readonly RateLimitDescriptorInput[];
} & (
  | {
      /** The backend that receives the calls. */
      readonly backendRef: BackendObjectRef;
      readonly url?: never;
    }
  | {
      readonly backendRef?: never;
      /**
       * An absolute URL without path, query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
       * Limits: 1 to 1024 characters, form: a URL such as https://host:port, without path, query, fragment or user name.
       */
      readonly url: string;
    }
);

/** A check by Model Armor of Google Cloud. */
export interface GoogleModelArmor {
  /**
   * Identifier of the template.
   * Limits: 1 to 256 characters.
   */
  readonly templateId: ShortString;
  /**
   * Project of the template.
   * Limits: 1 to 256 characters.
   */
  readonly projectId: ShortString;
  /**
   * Location of the template.
   * Default: `us-central1`.
   * Limits: 1 to 256 characters, form: lower case letters, digits and `-`.
   */
  readonly location: string;
  /** How the server is reached; without credentials when unset. */
  readonly policies?: GuardConnection;
  /**
   * Reject: the request ends with the response of the guard; Audit: it is only recorded.
   * Default: `Reject`.
   */
  readonly action: "Reject" | "Audit";
}

/** A check by Model Armor of Google Cloud. (As written: properties with a default may be left out.) */
export interface GoogleModelArmorInput {
  /**
   * Identifier of the template.
   * Limits: 1 to 256 characters.
   */
  readonly templateId: ShortString;
  /**
   * Project of the template.
   * Limits: 1 to 256 characters.
   */
  readonly projectId: ShortString;
  /**
   * Location of the template.
   * Default: `us-central1`.
   * Limits: 1 to 256 characters, form: lower case letters, digits and `-`.
   */
  readonly location?: string;
  /** How the server is reached; without credentials when unset. */
  readonly policies?: GuardConnectionInput;
  /**
   * Reject: the request ends with the response of the guard; Audit: it is only recorded.
   * Default: `Reject`.
   */
  readonly action?: "Reject" | "Audit";
}

/** The dashboard as a ConfigMap. */
export interface GrafanaDashboard {
  /**
   * Whether the ConfigMap is made.
   * Default: `true`.
   */
  readonly enabled: boolean;
  /**
   * Labels that Grafana finds the ConfigMap by.
   * Default: `{"grafana_dashboard":"1"}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly labels: Labels;
}

/** The dashboard as a ConfigMap. (As written: properties with a default may be left out.) */
export interface GrafanaDashboardInput {
  /**
   * Whether the ConfigMap is made.
   * Default: `true`.
   */
  readonly enabled?: boolean;
  /**
   * Labels that Grafana finds the ConfigMap by.
   * Default: `{"grafana_dashboard":"1"}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly labels?: Labels;
}

/**
 * An API group; empty is the core group.
 * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
 */
export type Group = string;

/** Group as written: it has no defaults. */
export type GroupInput = Group;

/** What an authorization server that speaks gRPC is told. */
export interface GrpcAuthConfig {
  /**
   * Headers of the request that are sent to the server; all of them when empty or unset.
   * Limits: at most 64 items, every item once.
   */
  readonly allowedHeaders?: readonly string[];
}

/** GrpcAuthConfig as written: it has no defaults. */
export type GrpcAuthConfigInput = GrpcAuthConfig;

/** A backend with its share of the calls. */
export interface GrpcBackendRef {
  /**
   * The API group; empty is the core group.
   * Default: `""`.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group: Group;
  /**
   * The kind: Service or EdgeBackend.
   * Default: `Service`.
   * Limits: 1 to 63 characters, form: a kind such as Service.
   */
  readonly kind: Kind;
  /**
   * The name of the object.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * The namespace; that of the route when unset.
   * Limits: 1 to 63 characters, form: a name of lower case letters, digits and `-`.
   */
  readonly namespace?: Namespace;
  /**
   * The port of the Service (not of its endpoints).
   * Limits: 1 to 65535.
   */
  readonly port?: Port;
  /**
   * The share of calls, in proportion to the sum of the rule's weights; none with 0.
   * Default: `1`.
   * Limits: 0 to 1000000.
   */
  readonly weight: number;
  /**
   * Steps for calls that go to this backend alone.
   * Limits: at most 16 items, at most one item may have the type RequestHeaderModifier, at most one item may have the type ResponseHeaderModifier.
   */
  readonly filters?: readonly GrpcRouteFilter[];
}

/** A backend with its share of the calls. (As written: properties with a default may be left out.) */
export interface GrpcBackendRefInput {
  /**
   * The API group; empty is the core group.
   * Default: `""`.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group?: Group;
  /**
   * The kind: Service or EdgeBackend.
   * Default: `Service`.
   * Limits: 1 to 63 characters, form: a kind such as Service.
   */
  readonly kind?: Kind;
  /**
   * The name of the object.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * The namespace; that of the route when unset.
   * Limits: 1 to 63 characters, form: a name of lower case letters, digits and `-`.
   */
  readonly namespace?: Namespace;
  /**
   * The port of the Service (not of its endpoints).
   * Limits: 1 to 65535.
   */
  readonly port?: Port;
  /**
   * The share of calls, in proportion to the sum of the rule's weights; none with 0.
   * Default: `1`.
   * Limits: 0 to 1000000.
   */
  readonly weight?: number;
  /**
   * Steps for calls that go to this backend alone.
   * Limits: at most 16 items, at most one item may have the type RequestHeaderModifier, at most one item may have the type ResponseHeaderModifier.
   */
  readonly filters?: readonly GrpcRouteFilterInput[];
}

/** The service and the method of a call. */
export interface GrpcMethodMatch {
  /**
   * Exact: the whole names, with case; RegularExpression: RE2 syntax over each whole name.
   * Default: `Exact`.
   */
  readonly type: "Exact" | "RegularExpression";
  /**
   * The service with its package, such as `foo.bar.Echo`; every one when unset.
   * Limits: at most 1024 characters.
   */
  readonly service?: string;
  /**
   * The method, such as `Say`; every one of the service when unset.
   * Limits: at most 1024 characters.
   */
  readonly method?: string;
}

/** The service and the method of a call. (As written: properties with a default may be left out.) */
export interface GrpcMethodMatchInput {
  /**
   * Exact: the whole names, with case; RegularExpression: RE2 syntax over each whole name.
   * Default: `Exact`.
   */
  readonly type?: "Exact" | "RegularExpression";
  /**
   * The service with its package, such as `foo.bar.Echo`; every one when unset.
   * Limits: at most 1024 characters.
   */
  readonly service?: string;
  /**
   * The method, such as `Say`; every one of the service when unset.
   * Limits: at most 1024 characters.
   */
  readonly method?: string;
}

/** How calls of gRPC are routed. */
export interface GrpcRoute {
  /** The version of the API. */
  readonly apiVersion: "gateway.networking.k8s.io/v1";
  /** The kind of the object. */
  readonly kind: "GRPCRoute";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The desired state. */
  readonly spec: GrpcRouteSpec;
  /** What a controller found; not read. */
  readonly status?: KubernetesFields;
}

/** How calls of gRPC are routed. (As written: properties with a default may be left out.) */
export interface GrpcRouteInput {
  /** The version of the API. */
  readonly apiVersion: "gateway.networking.k8s.io/v1";
  /** The kind of the object. */
  readonly kind: "GRPCRoute";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The desired state. */
  readonly spec: GrpcRouteSpecInput;
  /** What a controller found; not read. */
  readonly status?: KubernetesFields;
}

/** One step of handling a call or its response; the field that belongs to `type` must be set. */
export type GrpcRouteFilter = {
  /** Kind of the filter. */
  readonly type: "RequestHeaderModifier" | "ResponseHeaderModifier" | "RequestMirror" | "ExtensionRef";
} & (
  | {
      /** Edits of the request's headers; only with type RequestHeaderModifier. */
      readonly requestHeaderModifier: HttpHeaderFilter;
      readonly responseHeaderModifier?: never;
      readonly requestMirror?: never;
      readonly extensionRef?: never;
    }
  | {
      readonly requestHeaderModifier?: never;
      /** Edits of the response's headers; only with type ResponseHeaderModifier. */
      readonly responseHeaderModifier: HttpHeaderFilter;
      readonly requestMirror?: never;
      readonly extensionRef?: never;
    }
  | {
      readonly requestHeaderModifier?: never;
      readonly responseHeaderModifier?: never;
      /** Only with type RequestMirror. */
      readonly requestMirror: HttpRequestMirrorFilter;
      readonly extensionRef?: never;
    }
  | {
      readonly requestHeaderModifier?: never;
      readonly responseHeaderModifier?: never;
      readonly requestMirror?: never;
      /** Only with type ExtensionRef: a filter of another kind. This gateway has no such kinds, because policies are attached by their targets: a file with one is refused, and requests of a rule or backend of a resource with one get 500, with the condition ResolvedRefs False and the reason InvalidKind. */
      readonly extensionRef: LocalObjectReference;
    }
);

/** One step of handling a call or its response; the field that belongs to `type` must be set. (As written: properties with a default may be left out.) */
export type GrpcRouteFilterInput = {
  /** Kind of the filter. */
  readonly type: "RequestHeaderModifier" | "ResponseHeaderModifier" | "RequestMirror" | "ExtensionRef";
} & (
  | {
      /** Edits of the request's headers; only with type RequestHeaderModifier. */
      readonly requestHeaderModifier: HttpHeaderFilter;
      readonly responseHeaderModifier?: never;
      readonly requestMirror?: never;
      readonly extensionRef?: never;
    }
  | {
      readonly requestHeaderModifier?: never;
      /** Edits of the response's headers; only with type ResponseHeaderModifier. */
      readonly responseHeaderModifier: HttpHeaderFilter;
      readonly requestMirror?: never;
      readonly extensionRef?: never;
    }
  | {
      readonly requestHeaderModifier?: never;
      readonly responseHeaderModifier?: never;
      /** Only with type RequestMirror. */
      readonly requestMirror: HttpRequestMirrorFilterInput;
      readonly extensionRef?: never;
    }
  | {
      readonly requestHeaderModifier?: never;
      readonly responseHeaderModifier?: never;
      readonly requestMirror?: never;
      /** Only with type ExtensionRef: a filter of another kind. This gateway has no such kinds, because policies are attached by their targets: a file with one is refused, and requests of a rule or backend of a resource with one get 500, with the condition ResolvedRefs False and the reason InvalidKind. */
      readonly extensionRef: LocalObjectReference;
    }
);

/** Conditions of a call; all of them must hold. */
export interface GrpcRouteMatch {
  /** The service and the method; every one when unset. */
  readonly method?: GrpcMethodMatch;
  /**
   * Metadata that the call must have.
   * Limits: at most 16 items, unique by name.
   */
  readonly headers?: readonly HttpHeaderMatch[];
}

/** Conditions of a call; all of them must hold. (As written: properties with a default may be left out.) */
export interface GrpcRouteMatchInput {
  /** The service and the method; every one when unset. */
  readonly method?: GrpcMethodMatchInput;
  /**
   * Metadata that the call must have.
   * Limits: at most 16 items, unique by name.
   */
  readonly headers?: readonly HttpHeaderMatchInput[];
}

/** What is done with calls that meet at least one of the matches. */
export interface GrpcRouteRule {
  /**
   * The name of the rule, unique in the route.
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly name?: SectionName;
  /**
   * Which calls; all of them when unset or empty.
   * Limits: at most 64 items.
   */
  readonly matches?: readonly GrpcRouteMatch[];
  /**
   * Steps of handling the calls and their responses; at most one of each type, except mirrors.
   * Limits: at most 16 items, at most one item may have the type RequestHeaderModifier, at most one item may have the type ResponseHeaderModifier.
   */
  readonly filters?: readonly GrpcRouteFilter[];
  /**
   * Where calls go, in proportion to the weights; they fail with UNAVAILABLE when no backend can be used.
   * Limits: at most 16 items.
   */
  readonly backendRefs?: readonly GrpcBackendRef[];
  /** Keeps the calls of a session at one endpoint. */
  readonly sessionPersistence?: SessionPersistence;
}

/** What is done with calls that meet at least one of the matches. (As written: properties with a default may be left out.) */
export interface GrpcRouteRuleInput {
  /**
   * The name of the rule, unique in the route.
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly name?: SectionName;
  /**
   * Which calls; all of them when unset or empty.
   * Limits: at most 64 items.
   */
  readonly matches?: readonly GrpcRouteMatchInput[];
  /**
   * Steps of handling the calls and their responses; at most one of each type, except mirrors.
   * Limits: at most 16 items, at most one item may have the type RequestHeaderModifier, at most one item may have the type ResponseHeaderModifier.
   */
  readonly filters?: readonly GrpcRouteFilterInput[];
  /**
   * Where calls go, in proportion to the weights; they fail with UNAVAILABLE when no backend can be used.
   * Limits: at most 16 items.
   */
  readonly backendRefs?: readonly GrpcBackendRefInput[];
  /** Keeps the calls of a session at one endpoint. */
  readonly sessionPersistence?: SessionPersistenceInput;
}

/** The parents, hosts and rules of a route. */
export interface GrpcRouteSpec {
  /**
   * What the route is attached to; nothing when unset.
   * Limits: at most 32 items, no two items may have the same group, kind, namespace, name, sectionName and port, items with the same group, kind, namespace and name must set the same of sectionName and port.
   */
  readonly parentRefs?: readonly ParentReference[];
  /**
   * The hosts of requests; those of the listener when unset.
   * Limits: at most 16 items.
   */
  readonly hostnames?: readonly Hostname[];
  /**
   * What is done with which calls; the route takes no calls when unset.
   * Limits: at most 16 items, no two items may have the same name, all items together may have at most 128 matches.
   */
  readonly rules?: readonly GrpcRouteRule[];
  /** Whether the route attaches to default gateways as well; it does not when unset. */
  readonly useDefaultGateways?: "All" | "None";
}

/** The parents, hosts and rules of a route. (As written: properties with a default may be left out.) */
export interface GrpcRouteSpecInput {
  /**
   * What the route is attached to; nothing when unset.
   * Limits: at most 32 items, no two items may have the same group, kind, namespace, name, sectionName and port, items with the same group, kind, namespace and name must set the same of sectionName and port.
   */
  readonly parentRefs?: readonly ParentReferenceInput[];
  /**
   * The hosts of requests; those of the listener when unset.
   * Limits: at most 16 items.
   */
  readonly hostnames?: readonly Hostname[];
  /**
   * What is done with which calls; the route takes no calls when unset.
   * Limits: at most 16 items, no two items may have the same name, all items together may have at most 128 matches.
   */
  readonly rules?: readonly GrpcRouteRuleInput[];
  /** Whether the route attaches to default gateways as well; it does not when unset. */
  readonly useDefaultGateways?: "All" | "None";
}

/** Credential that the gateway sends to the server of a guard. */
export type GuardAuth = (
  | {
      /**
       * The credential itself; anyone who reads the policy knows it.
       * Limits: 1 to 2048 characters.
       * Sensitive: never printed.
       */
      readonly key: string;
      readonly secretRef?: never;
      readonly aws?: never;
      readonly azure?: never;
      readonly gcp?: never;
    }
  | {
      readonly key?: never;
      /** The Secret with the credential; under its default key, a prefix `Bearer` is removed. */
      readonly secretRef: SecretKeyRef;
      readonly aws?: never;
      readonly azure?: never;
      readonly gcp?: never;
    }
  | {
      readonly key?: never;
      readonly secretRef?: never;
      /** A signature for AWS. */
      readonly aws: AwsCredential;
      readonly azure?: never;
      readonly gcp?: never;
    }
  | {
      readonly key?: never;
      readonly secretRef?: never;
      readonly aws?: never;
      /** A token of Microsoft Entra. */
      readonly azure: AzureCredential;
      readonly gcp?: never;
    }
  | {
      readonly key?: never;
      readonly secretRef?: never;
      readonly aws?: never;
      readonly azure?: never;
      /** A token of Google Cloud. */
      readonly gcp: GcpCredential;
    }
);

/** Credential that the gateway sends to the server of a guard. (As written: properties with a default may be left out.) */
export type GuardAuthInput = (
  | {
      /**
       * The credential itself; anyone who reads the policy knows it.
       * Limits: 1 to 2048 characters.
       * Sensitive: never printed.
       */
      readonly key: string;
      readonly secretRef?: never;
      readonly aws?: never;
      readonly azure?: never;
      readonly gcp?: never;
    }
  | {
      readonly key?: never;
      /** The Secret with the credential; under its default key, a prefix `Bearer` is removed. */
      readonly secretRef: SecretKeyRefInput;
      readonly aws?: never;
      readonly azure?: never;
      readonly gcp?: never;
    }
  | {
      readonly key?: never;
      readonly secretRef?: never;
      /** A signature for AWS. */
      readonly aws: AwsCredentialInput;
      readonly azure?: never;
      readonly gcp?: never;
    }
  | {
      readonly key?: never;
      readonly secretRef?: never;
      readonly aws?: never;
      /** A token of Microsoft Entra. */
      readonly azure: AzureCredentialInput;
      readonly gcp?: never;
    }
  | {
      readonly key?: never;
      readonly secretRef?: never;
      readonly aws?: never;
      readonly azure?: never;
      /** A token of Google Cloud. */
      readonly gcp: GcpCredentialInput;
    }
);

/** How the server of a guard is reached. */
export interface GuardConnection {
  /** TCP connections; the defaults of its properties when unset. */
  readonly tcp?: BackendTcp;
  /** TLS; that of the service when unset. */
  readonly tls?: BackendTls;
  /** HTTP; the defaults of its properties when unset. */
  readonly http?: BackendHttp;
  /** A proxy through which the server is reached; none when unset. */
  readonly tunnel?: BackendTunnel;
  /** Credential that the gateway sends to the server; none when unset. */
  readonly auth?: GuardAuth;
}

/** How the server of a guard is reached. (As written: properties with a default may be left out.) */
export interface GuardConnectionInput {
  /** TCP connections; the defaults of its properties when unset. */
  readonly tcp?: BackendTcpInput;
  /** TLS; that of the service when unset. */
  readonly tls?: BackendTlsInput;
  /** HTTP; the defaults of its properties when unset. */
  readonly http?: BackendHttp;
  /** A proxy through which the server is reached; none when unset. */
  readonly tunnel?: BackendTunnelInput;
  /** Credential that the gateway sends to the server; none when unset. */
  readonly auth?: GuardAuthInput;
}

/** Edits of headers. */
export interface HeaderModifiers {
  /** Edits of the request before it is forwarded. */
  readonly request?: HttpHeaderFilter;
  /** Edits of the response before it is returned. */
  readonly response?: HttpHeaderFilter;
}

/** HeaderModifiers as written: it has no defaults. */
export type HeaderModifiersInput = HeaderModifiers;

/**
 * The name of an HTTP header: token characters only (RFC 9110 section 5.6.2).
 * Limits: 1 to 256 characters, form: a header name.
 */
export type HeaderName = string;

/** HeaderName as written: it has no defaults. */
export type HeaderNameInput = HeaderName;

/** Checks periodically whether each endpoint works; a failing endpoint gets no requests. One worker checks for all. */
export interface HealthCheck {
  /**
   * What is checked: a GET request, the health service of gRPC, or only a connection, without TLS.
   * Default: `HTTP`.
   */
  readonly type: "HTTP" | "GRPC" | "TCP";
  /**
   * Path of the GET request; `/` when unset.
   * Limits: 1 to 1024 characters, form: a path that begins with a slash.
   */
  readonly path?: string;
  /**
   * Host of the GET request or gRPC call; the name or address of the endpoint when unset.
   * Limits: 1 to 256 characters.
   */
  readonly host?: ShortString;
  /**
   * Statuses of an endpoint that works; those from 200 to 299 when unset.
   * Limits: 1 to 64 items, every item once.
   */
  readonly statuses?: readonly number[];
  /**
   * Name of the service of gRPC; the server as a whole when unset.
   * Limits: 1 to 256 characters.
   */
  readonly service?: string;
  /**
   * Time between two checks.
   * Default: `10s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 100ms, at most 24h.
   */
  readonly interval: Duration;
  /**
   * Timeout of a check.
   * Default: `1s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 10ms, at most 1h.
   */
  readonly timeout: Duration;
  /**
   * Failed checks in a row after which an endpoint gets no requests.
   * Default: `3`.
   * Limits: 1 to 100.
   */
  readonly failures: number;
  /**
   * Successful checks in a row after which it gets requests again.
   * Default: `1`.
   * Limits: 1 to 100.
   */
  readonly successes: number;
}

/** Checks periodically whether each endpoint works; a failing endpoint gets no requests. One worker checks for all. (As written: properties with a default may be left out.) */
export interface HealthCheckInput {
  /**
   * What is checked: a GET request, the health service of gRPC, or only a connection, without TLS.
   * Default: `HTTP`.
   */
  readonly type?: "HTTP" | "GRPC" | "TCP";
  /**
   * Path of the GET request; `/` when unset.
   * Limits: 1 to 1024 characters, form: a path that begins with a slash.
   */
  readonly path?: string;
  /**
   * Host of the GET request or gRPC call; the name or address of the endpoint when unset.
   * Limits: 1 to 256 characters.
   */
  readonly host?: ShortString;
  /**
   * Statuses of an endpoint that works; those from 200 to 299 when unset.
   * Limits: 1 to 64 items, every item once.
   */
  readonly statuses?: readonly number[];
  /**
   * Name of the service of gRPC; the server as a whole when unset.
   * Limits: 1 to 256 characters.
   */
  readonly service?: string;
  /**
   * Time between two checks.
   * Default: `10s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 100ms, at most 24h.
   */
  readonly interval?: Duration;
  /**
   * Timeout of a check.
   * Default: `1s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 10ms, at most 1h.
   */
  readonly timeout?: Duration;
  /**
   * Failed checks in a row after which an endpoint gets no requests.
   * Default: `3`.
   * Limits: 1 to 100.
   */
  readonly failures?: number;
  /**
   * Successful checks in a row after which it gets requests again.
   * Default: `1`.
   * Limits: 1 to 100.
   */
  readonly successes?: number;
}

/** When an endpoint gets no requests, and for how long. */
export interface HealthEviction {
  /**
   * How long the first eviction lasts; the next ones last longer.
   * Default: `3s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly duration: Duration;
  /**
   * Health of an endpoint after its eviction, in percent; the health that it had before when unset.
   * Limits: 0 to 100.
   */
  readonly restoreHealth?: number;
  /**
   * Failures in a row that evict an endpoint; one failure when neither this nor `healthThreshold` is set.
   * Limits: 0 to 4294967295.
   */
  readonly consecutiveFailures?: number;
  /**
   * Health in percent below which an endpoint is evicted; when unset, only failures in a row evict.
   * Limits: 0 to 100.
   */
  readonly healthThreshold?: number;
}

/** When an endpoint gets no requests, and for how long. (As written: properties with a default may be left out.) */
export interface HealthEvictionInput {
  /**
   * How long the first eviction lasts; the next ones last longer.
   * Default: `3s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly duration?: Duration;
  /**
   * Health of an endpoint after its eviction, in percent; the health that it had before when unset.
   * Limits: 0 to 100.
   */
  readonly restoreHealth?: number;
  /**
   * Failures in a row that evict an endpoint; one failure when neither this nor `healthThreshold` is set.
   * Limits: 0 to 4294967295.
   */
  readonly consecutiveFailures?: number;
  /**
   * Health in percent below which an endpoint is evicted; when unset, only failures in a row evict.
   * Limits: 0 to 100.
   */
  readonly healthThreshold?: number;
}

/**
 * A DNS name in lower case; a first label `*` matches one or more labels.
 * Limits: 1 to 253 characters, form: a host name in lower case.
 */
export type Hostname = string;

/** Hostname as written: it has no defaults. */
export type HostnameInput = Hostname;

/** The Host header that the backend sees. */
export interface HostnameRewrite {
  /** Auto: the backend's host name; None: the name that the client asked for. */
  readonly mode: "Auto" | "None";
}

/** HostnameRewrite as written: it has no defaults. */
export type HostnameRewriteInput = HostnameRewrite;

/** How an authorization server is asked over HTTP. */
export interface HttpAuthConfig {
  /**
   * Comes before the path of the request; nothing does when unset.
   * Limits: at most 1024 characters, form: a path in which other characters are percent-encoded.
   */
  readonly path?: string;
  /**
   * Headers of the request that are sent to the server, besides its host, Authorization and Content-Length.
   * Limits: at most 64 items, every item once.
   */
  readonly allowedHeaders?: readonly string[];
  /**
   * Headers of the server's response that are added to the request; all when empty or unset, except Host and those that describe the response itself.
   * Limits: at most 64 items, every item once.
   */
  readonly allowedResponseHeaders?: readonly string[];
}

/** HttpAuthConfig as written: it has no defaults. */
export type HttpAuthConfigInput = HttpAuthConfig;

/** A backend with its share of the requests. */
export interface HttpBackendRef {
  /**
   * The API group; empty is the core group.
   * Default: `""`.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group: Group;
  /**
   * The kind: Service, EdgeBackend, or HTTPRoute, whose rules then decide.
   * Default: `Service`.
   * Limits: 1 to 63 characters, form: a kind such as Service.
   */
  readonly kind: Kind;
  /**
   * The name. For routes, `*` means all routes of the namespace, and `label=value` those with that label.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * The namespace; that of the route when unset.
   * Limits: 1 to 63 characters, form: a name of lower case letters, digits and `-`.
   */
  readonly namespace?: Namespace;
  /**
   * The port of the Service (not of its endpoints).
   * Limits: 1 to 65535.
   */
  readonly port?: Port;
  /**
   * The share of requests, in proportion to the sum of the rule's weights; none with 0.
   * Default: `1`.
   * Limits: 0 to 1000000.
   */
  readonly weight: number;
  /**
   * Steps for requests that go to this backend alone.
   * Limits: at most 16 items, at most one item may have the type RequestHeaderModifier, at most one item may have the type ResponseHeaderModifier, at most one item may have the type CORS, at most one item may have the type RequestRedirect or URLRewrite.
   */
  readonly filters?: readonly HttpRouteFilter[];
}

/** A backend with its share of the requests. (As written: properties with a default may be left out.) */
export interface HttpBackendRefInput {
  /**
   * The API group; empty is the core group.
   * Default: `""`.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group?: Group;
  /**
   * The kind: Service, EdgeBackend, or HTTPRoute, whose rules then decide.
   * Default: `Service`.
   * Limits: 1 to 63 characters, form: a kind such as Service.
   */
  readonly kind?: Kind;
  /**
   * The name. For routes, `*` means all routes of the namespace, and `label=value` those with that label.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * The namespace; that of the route when unset.
   * Limits: 1 to 63 characters, form: a name of lower case letters, digits and `-`.
   */
  readonly namespace?: Namespace;
  /**
   * The port of the Service (not of its endpoints).
   * Limits: 1 to 65535.
   */
  readonly port?: Port;
  /**
   * The share of requests, in proportion to the sum of the rule's weights; none with 0.
   * Default: `1`.
   * Limits: 0 to 1000000.
   */
  readonly weight?: number;
  /**
   * Steps for requests that go to this backend alone.
   * Limits: at most 16 items, at most one item may have the type RequestHeaderModifier, at most one item may have the type ResponseHeaderModifier, at most one item may have the type CORS, at most one item may have the type RequestRedirect or URLRewrite.
   */
  readonly filters?: readonly HttpRouteFilterInput[];
}

/** Cross-origin resource sharing (Fetch standard): which pages may read responses. */
export interface HttpCorsFilter {
  /**
   * Origins whose pages may read responses; `*` must be the only item and means any; none when unset.
   * Limits: at most 64 items, every item once.
   */
  readonly allowOrigins?: readonly CorsOrigin[];
  /**
   * Whether requests may carry cookies and HTTP authentication.
   * Default: `false`.
   */
  readonly allowCredentials: boolean;
  /**
   * Methods that a page may use beside the simple ones; `*` must be the only item and means any; none when unset.
   * Limits: at most 9 items, every item once.
   */
  readonly allowMethods?: readonly ("GET" | "HEAD" | "POST" | "PUT" | "DELETE" | "CONNECT" | "OPTIONS" | "TRACE" | "PATCH" | "*")[];
  /**
   * Request headers that a page may set beside the simple ones; `*` must be the only item and means any; none when unset.
   * Limits: at most 64 items, every item once.
   */
  readonly allowHeaders?: readonly CorsHeader[];
  /**
   * Response headers that a page may read beside the simple ones; `*` means any; none when unset.
   * Limits: at most 64 items, every item once.
   */
  readonly exposeHeaders?: readonly CorsHeader[];
  /**
   * How long a browser may keep the response to a preflight request.
   * Default: `5`.
   * Limits: 1 to 2147483647.
   * Unit: seconds.
   */
  readonly maxAge: number;
}

/** Cross-origin resource sharing (Fetch standard): which pages may read responses. (As written: properties with a default may be left out.) */
export interface HttpCorsFilterInput {
  /**
   * Origins whose pages may read responses; `*` must be the only item and means any; none when unset.
   * Limits: at most 64 items, every item once.
   */
  readonly allowOrigins?: readonly CorsOrigin[];
  /**
   * Whether requests may carry cookies and HTTP authentication.
   * Default: `false`.
   */
  readonly allowCredentials?: boolean;
  /**
   * Methods that a page may use beside the simple ones; `*` must be the only item and means any; none when unset.
   * Limits: at most 9 items, every item once.
   */
  readonly allowMethods?: readonly ("GET" | "HEAD" | "POST" | "PUT" | "DELETE" | "CONNECT" | "OPTIONS" | "TRACE" | "PATCH" | "*")[];
  /**
   * Request headers that a page may set beside the simple ones; `*` must be the only item and means any; none when unset.
   * Limits: at most 64 items, every item once.
   */
  readonly allowHeaders?: readonly CorsHeader[];
  /**
   * Response headers that a page may read beside the simple ones; `*` means any; none when unset.
   * Limits: at most 64 items, every item once.
   */
  readonly exposeHeaders?: readonly CorsHeader[];
  /**
   * How long a browser may keep the response to a preflight request.
   * Default: `5`.
   * Limits: 1 to 2147483647.
   * Unit: seconds.
   */
  readonly maxAge?: number;
}

/** An external server decides which requests may pass; none passes while it cannot be asked. */
export type HttpExternalAuthFilter = {
  /** What the server speaks. HTTP: 200 means allowed; GRPC: the protocol of Envoy's external authorization. */
  readonly protocol: "HTTP" | "GRPC";
  /** The authorization server. */
  readonly backendRef: BackendObjectRef;
  /** The body of the request is sent to the server; it is not when unset. */
  readonly forwardBody?: ForwardBodyConfig;
} & (
  | {
      /** Only with protocol GRPC, and required there. */
      readonly grpc: GrpcAuthConfig;
      readonly http?: never;
    }
  | {
      readonly grpc?: never;
      /** Only with protocol HTTP, and required there. */
      readonly http: HttpAuthConfig;
    }
);

/** HttpExternalAuthFilter as written: it has no defaults. */
export type HttpExternalAuthFilterInput = HttpExternalAuthFilter;

/** Edits of headers: add, then set, then remove. */
export interface HttpHeaderFilter {
  /**
   * Headers whose values are all replaced by the given one; none when unset.
   * Limits: at most 16 items, unique by name.
   */
  readonly set?: readonly HttpHeaderValue[];
  /**
   * Headers that get one more value; none when unset.
   * Limits: at most 16 items, unique by name.
   */
  readonly add?: readonly HttpHeaderValue[];
  /**
   * Names of headers that are removed; none when unset.
   * Limits: at most 16 items, every item once.
   */
  readonly remove?: readonly HeaderName[];
}

/** HttpHeaderFilter as written: it has no defaults. */
export type HttpHeaderFilterInput = HttpHeaderFilter;

/** One header that a request must have. */
export interface HttpHeaderMatch {
  /**
   * Exact: the whole value; RegularExpression: RE2 syntax over the whole value.
   * Default: `Exact`.
   */
  readonly type: "Exact" | "RegularExpression";
  /**
   * Name of the header, in any case; of entries whose names differ only in case, the first one counts.
   * Limits: 1 to 256 characters, form: a header name.
   */
  readonly name: HeaderName;
  /**
   * The value, or the expression.
   * Limits: 1 to 4096 characters.
   */
  readonly value: string;
}

/** One header that a request must have. (As written: properties with a default may be left out.) */
export interface HttpHeaderMatchInput {
  /**
   * Exact: the whole value; RegularExpression: RE2 syntax over the whole value.
   * Default: `Exact`.
   */
  readonly type?: "Exact" | "RegularExpression";
  /**
   * Name of the header, in any case; of entries whose names differ only in case, the first one counts.
   * Limits: 1 to 256 characters, form: a header name.
   */
  readonly name: HeaderName;
  /**
   * The value, or the expression.
   * Limits: 1 to 4096 characters.
   */
  readonly value: string;
}

/** A header with its value. */
export interface HttpHeaderValue {
  /**
   * Name of the header, in any case.
   * Limits: 1 to 256 characters, form: a header name.
   */
  readonly name: HeaderName;
  /**
   * Value of the header (RFC 9110 section 5.5).
   * Limits: 1 to 4096 characters, form: a header value: characters of Latin-1 without control characters, and no spaces at its ends.
   */
  readonly value: string;
}

/** HttpHeaderValue as written: it has no defaults. */
export type HttpHeaderValueInput = HttpHeaderValue;

/** How the path of a request is compared; case-sensitive, on the normalized path, which is also the one that is forwarded, so that `/admin` matches `//admin`, `/%61dmin` and `/a/../admin` (frontend `http.path`). Exact and PathPrefix paths are normalized in the same way; regular expressions are not. */
export interface HttpPathMatch {
  /**
   * Exact: the whole path; PathPrefix: whole segments from the start; RegularExpression: RE2 syntax over the whole path.
   * Default: `PathPrefix`.
   */
  readonly type: "Exact" | "PathPrefix" | "RegularExpression";
  /**
   * The path, or the expression.
   * Default: `/`.
   * Limits: 1 to 1024 characters.
   */
  readonly value: string;
}

/** How the path of a request is compared; case-sensitive, on the normalized path, which is also the one that is forwarded, so that `/admin` matches `//admin`, `/%61dmin` and `/a/../admin` (frontend `http.path`). Exact and PathPrefix paths are normalized in the same way; regular expressions are not. (As written: properties with a default may be left out.) */
export interface HttpPathMatchInput {
  /**
   * Exact: the whole path; PathPrefix: whole segments from the start; RegularExpression: RE2 syntax over the whole path.
   * Default: `PathPrefix`.
   */
  readonly type?: "Exact" | "PathPrefix" | "RegularExpression";
  /**
   * The path, or the expression.
   * Default: `/`.
   * Limits: 1 to 1024 characters.
   */
  readonly value?: string;
}

/** Another path for a request; the query stays as it is. */
export type HttpPathModifier = {
  /** ReplaceFullPath: the whole path; ReplacePrefixMatch: the prefix that the route matches, whole segments of it, so that every match of the route must be of type PathPrefix with the same value. */
  readonly type: "ReplaceFullPath" | "ReplacePrefixMatch";
} & (
  | {
      /**
       * The new path; only with type ReplaceFullPath.
       * Limits: at most 1024 characters.
       */
      readonly replaceFullPath: string;
      readonly replacePrefixMatch?: never;
    }
  | {
      readonly replaceFullPath?: never;
      /**
       * What replaces the prefix, with or without a slash at its end; only with type ReplacePrefixMatch.
       * Limits: at most 1024 characters.
       */
      readonly replacePrefixMatch: string;
    }
);

/** HttpPathModifier as written: it has no defaults. */
export type HttpPathModifierInput = HttpPathModifier;

/** One query parameter that a request must have; if its name occurs several times, the first value counts, as the Gateway API recommends. */
export interface HttpQueryParamMatch {
  /**
   * Exact: the whole value; RegularExpression: RE2 syntax over the whole value.
   * Default: `Exact`.
   */
  readonly type: "Exact" | "RegularExpression";
  /**
   * Name of the parameter; upper and lower case differ.
   * Limits: 1 to 256 characters.
   */
  readonly name: ShortString;
  /**
   * The value, or the expression.
   * Limits: 1 to 1024 characters.
   */
  readonly value: string;
}

/** One query parameter that a request must have; if its name occurs several times, the first value counts, as the Gateway API recommends. (As written: properties with a default may be left out.) */
export interface HttpQueryParamMatchInput {
  /**
   * Exact: the whole value; RegularExpression: RE2 syntax over the whole value.
   * Default: `Exact`.
   */
  readonly type?: "Exact" | "RegularExpression";
  /**
   * Name of the parameter; upper and lower case differ.
   * Limits: 1 to 256 characters.
   */
  readonly name: ShortString;
  /**
   * The value, or the expression.
   * Limits: 1 to 1024 characters.
   */
  readonly value: string;
}

/** Sends a copy of requests, with their bodies, to another backend; its responses are discarded. */
export type HttpRequestMirrorFilter = {
  /** Where the copies go. */
  readonly backendRef: BackendObjectRef;
} & (
  | {
      /**
       * Share of the requests that are copied; all of them when neither this nor `fraction` is set.
       * Limits: 0 to 100.
       * Unit: percent.
       */
      readonly percent?: number;
      readonly fraction?: never;
    }
  | {
      readonly percent?: never;
      /** Share of the requests that are copied. */
      readonly fraction?: Fraction;
    }
);

/** Sends a copy of requests, with their bodies, to another backend; its responses are discarded. (As written: properties with a default may be left out.) */
export type HttpRequestMirrorFilterInput = {
  /** Where the copies go. */
  readonly backendRef: BackendObjectRef;
} & (
  | {
      /**
       * Share of the requests that are copied; all of them when neither this nor `fraction` is set.
       * Limits: 0 to 100.
       * Unit: percent.
       */
      readonly percent?: number;
      readonly fraction?: never;
    }
  | {
      readonly percent?: never;
      /** Share of the requests that are copied. */
      readonly fraction?: FractionInput;
    }
);

/** Responds with a redirect; parts of the location that are not set are those of the request. */
export interface HttpRequestRedirectFilter {
  /** Scheme of the new location. */
  readonly scheme?: "http" | "https";
  /**
   * Host of the new location.
   * Limits: 1 to 253 characters, form: a host name in lower case, without a wildcard.
   */
  readonly hostname?: PreciseHostname;
  /** Path of the new location. */
  readonly path?: HttpPathModifier;
  /**
   * Port of the new location. When unset, the default port of `scheme`, or the port of the listener if `scheme` is unset, too. Ports 80 of http and 443 of https are not written.
   * Limits: 1 to 65535.
   */
  readonly port?: Port;
  /**
   * Status of the response.
   * Default: `302`.
   */
  readonly statusCode: 301 | 302 | 303 | 307 | 308;
}

/** Responds with a redirect; parts of the location that are not set are those of the request. (As written: properties with a default may be left out.) */
export interface HttpRequestRedirectFilterInput {
  /** Scheme of the new location. */
  readonly scheme?: "http" | "https";
  /**
   * Host of the new location.
   * Limits: 1 to 253 characters, form: a host name in lower case, without a wildcard.
   */
  readonly hostname?: PreciseHostname;
  /** Path of the new location. */
  readonly path?: HttpPathModifier;
  /**
   * Port of the new location. When unset, the default port of `scheme`, or the port of the listener if `scheme` is unset, too. Ports 80 of http and 443 of https are not written.
   * Limits: 1 to 65535.
   */
  readonly port?: Port;
  /**
   * Status of the response.
   * Default: `302`.
   */
  readonly statusCode?: 301 | 302 | 303 | 307 | 308;
}

/** How HTTP requests are routed. */
export interface HttpRoute {
  /** The version of the API. */
  readonly apiVersion: "gateway.networking.k8s.io/v1" | "gateway.networking.k8s.io/v1beta1";
  /** The kind of the object. */
  readonly kind: "HTTPRoute";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The desired state. */
  readonly spec: HttpRouteSpec;
  /** What a controller found; not read. */
  readonly status?: KubernetesFields;
}

/** How HTTP requests are routed. (As written: properties with a default may be left out.) */
export interface HttpRouteInput {
  /** The version of the API. */
  readonly apiVersion: "gateway.networking.k8s.io/v1" | "gateway.networking.k8s.io/v1beta1";
  /** The kind of the object. */
  readonly kind: "HTTPRoute";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The desired state. */
  readonly spec: HttpRouteSpecInput;
  /** What a controller found; not read. */
  readonly status?: KubernetesFields;
}

/** Conditions on requests beside those on their headers. */
export interface HttpRouteConditions {
  /**
   * Condition on the path; every path when unset.
   * Default: `{"type":"PathPrefix","value":"/"}`.
   */
  readonly path: HttpPathMatch;
  /**
   * Conditions on query parameters, each with another name; none when unset.
   * Limits: at most 16 items, unique by name.
   */
  readonly queryParams?: readonly HttpQueryParamMatch[];
  /** Method of the request; any when unset. */
  readonly method?: "GET" | "HEAD" | "POST" | "PUT" | "DELETE" | "CONNECT" | "OPTIONS" | "TRACE" | "PATCH";
}

/** Conditions on requests beside those on their headers. (As written: properties with a default may be left out.) */
export interface HttpRouteConditionsInput {
  /**
   * Condition on the path; every path when unset.
   * Default: `{"type":"PathPrefix","value":"/"}`.
   */
  readonly path?: HttpPathMatchInput;
  /**
   * Conditions on query parameters, each with another name; none when unset.
   * Limits: at most 16 items, unique by name.
   */
  readonly queryParams?: readonly HttpQueryParamMatchInput[];
  /** Method of the request; any when unset. */
  readonly method?: "GET" | "HEAD" | "POST" | "PUT" | "DELETE" | "CONNECT" | "OPTIONS" | "TRACE" | "PATCH";
}

/** One step of handling a request or its response; the field that belongs to `type` must be set. */
export type HttpRouteFilter = {
  /** Kind of the filter. */
  readonly type: "RequestHeaderModifier" | "ResponseHeaderModifier" | "CORS" | "RequestRedirect" | "URLRewrite" | "RequestMirror" | "ExternalAuth" | "ExtensionRef";
} & (
  | {
      /** Edits of the request's headers; only with type RequestHeaderModifier. */
      readonly requestHeaderModifier: HttpHeaderFilter;
      readonly responseHeaderModifier?: never;
      readonly cors?: never;
      readonly requestRedirect?: never;
      readonly urlRewrite?: never;
      readonly requestMirror?: never;
      readonly externalAuth?: never;
      readonly extensionRef?: never;
    }
  | {
      readonly requestHeaderModifier?: never;
      /** Edits of the response's headers; only with type ResponseHeaderModifier. */
      readonly responseHeaderModifier: HttpHeaderFilter;
      readonly cors?: never;
      readonly requestRedirect?: never;
      readonly urlRewrite?: never;
      readonly requestMirror?: never;
      readonly externalAuth?: never;
      readonly extensionRef?: never;
    }
  | {
      readonly requestHeaderModifier?: never;
      readonly responseHeaderModifier?: never;
      /** Only with type CORS. */
      readonly cors: HttpCorsFilter;
      readonly requestRedirect?: never;
      readonly urlRewrite?: never;
      readonly requestMirror?: never;
      readonly externalAuth?: never;
      readonly extensionRef?: never;
    }
  | {
      readonly requestHeaderModifier?: never;
      readonly responseHeaderModifier?: never;
      readonly cors?: never;
      /** Only with type RequestRedirect. */
      readonly requestRedirect: HttpRequestRedirectFilter;
      readonly urlRewrite?: never;
      readonly requestMirror?: never;
      readonly externalAuth?: never;
      readonly extensionRef?: never;
    }
  | {
      readonly requestHeaderModifier?: never;
      readonly responseHeaderModifier?: never;
      readonly cors?: never;
      readonly requestRedirect?: never;
      /** Only with type URLRewrite. */
      readonly urlRewrite: HttpUrlRewriteFilter;
      readonly requestMirror?: never;
      readonly externalAuth?: never;
      readonly extensionRef?: never;
    }
  | {
      readonly requestHeaderModifier?: never;
      readonly responseHeaderModifier?: never;
      readonly cors?: never;
      readonly requestRedirect?: never;
      readonly urlRewrite?: never;
      /** Only with type RequestMirror. */
      readonly requestMirror: HttpRequestMirrorFilter;
      readonly externalAuth?: never;
      readonly extensionRef?: never;
    }
  | {
      readonly requestHeaderModifier?: never;
      readonly responseHeaderModifier?: never;
      readonly cors?: never;
      readonly requestRedirect?: never;
      readonly urlRewrite?: never;
      readonly requestMirror?: never;
      /** Only with type ExternalAuth. */
      readonly externalAuth: HttpExternalAuthFilter;
      readonly extensionRef?: never;
    }
  | {
      readonly requestHeaderModifier?: never;
      readonly responseHeaderModifier?: never;
      readonly cors?: never;
      readonly requestRedirect?: never;
      readonly urlRewrite?: never;
      readonly requestMirror?: never;
      readonly externalAuth?: never;
      /** Only with type ExtensionRef: a filter of another kind. This gateway has no such kinds, because policies are attached by their targets: a file with one is refused, and requests of a rule or backend of a resource with one get 500, with the condition ResolvedRefs False and the reason InvalidKind. */
      readonly extensionRef: LocalObjectReference;
    }
);

/** One step of handling a request or its response; the field that belongs to `type` must be set. (As written: properties with a default may be left out.) */
export type HttpRouteFilterInput = {
  /** Kind of the filter. */
  readonly type: "RequestHeaderModifier" | "ResponseHeaderModifier" | "CORS" | "RequestRedirect" | "URLRewrite" | "RequestMirror" | "ExternalAuth" | "ExtensionRef";
} & (
  | {
      /** Edits of the request's headers; only with type RequestHeaderModifier. */
      readonly requestHeaderModifier: HttpHeaderFilter;
      readonly responseHeaderModifier?: never;
      readonly cors?: never;
      readonly requestRedirect?: never;
      readonly urlRewrite?: never;
      readonly requestMirror?: never;
      readonly externalAuth?: never;
      readonly extensionRef?: never;
    }
  | {
      readonly requestHeaderModifier?: never;
      /** Edits of the response's headers; only with type ResponseHeaderModifier. */
      readonly responseHeaderModifier: HttpHeaderFilter;
      readonly cors?: never;
      readonly requestRedirect?: never;
      readonly urlRewrite?: never;
      readonly requestMirror?: never;
      readonly externalAuth?: never;
      readonly extensionRef?: never;
    }
  | {
      readonly requestHeaderModifier?: never;
      readonly responseHeaderModifier?: never;
      /** Only with type CORS. */
      readonly cors: HttpCorsFilterInput;
      readonly requestRedirect?: never;
      readonly urlRewrite?: never;
      readonly requestMirror?: never;
      readonly externalAuth?: never;
      readonly extensionRef?: never;
    }
  | {
      readonly requestHeaderModifier?: never;
      readonly responseHeaderModifier?: never;
      readonly cors?: never;
      /** Only with type RequestRedirect. */
      readonly requestRedirect: HttpRequestRedirectFilterInput;
      readonly urlRewrite?: never;
      readonly requestMirror?: never;
      readonly externalAuth?: never;
      readonly extensionRef?: never;
    }
  | {
      readonly requestHeaderModifier?: never;
      readonly responseHeaderModifier?: never;
      readonly cors?: never;
      readonly requestRedirect?: never;
      /** Only with type URLRewrite. */
      readonly urlRewrite: HttpUrlRewriteFilter;
      readonly requestMirror?: never;
      readonly externalAuth?: never;
      readonly extensionRef?: never;
    }
  | {
      readonly requestHeaderModifier?: never;
      readonly responseHeaderModifier?: never;
      readonly cors?: never;
      readonly requestRedirect?: never;
      readonly urlRewrite?: never;
      /** Only with type RequestMirror. */
      readonly requestMirror: HttpRequestMirrorFilterInput;
      readonly externalAuth?: never;
      readonly extensionRef?: never;
    }
  | {
      readonly requestHeaderModifier?: never;
      readonly responseHeaderModifier?: never;
      readonly cors?: never;
      readonly requestRedirect?: never;
      readonly urlRewrite?: never;
      readonly requestMirror?: never;
      /** Only with type ExternalAuth. */
      readonly externalAuth: HttpExternalAuthFilter;
      readonly extensionRef?: never;
    }
  | {
      readonly requestHeaderModifier?: never;
      readonly responseHeaderModifier?: never;
      readonly cors?: never;
      readonly requestRedirect?: never;
      readonly urlRewrite?: never;
      readonly requestMirror?: never;
      readonly externalAuth?: never;
      /** Only with type ExtensionRef: a filter of another kind. This gateway has no such kinds, because policies are attached by their targets: a file with one is refused, and requests of a rule or backend of a resource with one get 500, with the condition ResolvedRefs False and the reason InvalidKind. */
      readonly extensionRef: LocalObjectReference;
    }
);

/** Conditions that must all be true of a request; a route with several matches takes a request that meets any. */
export interface HttpRouteMatch {
  /**
   * Condition on the path; every path when unset.
   * Default: `{"type":"PathPrefix","value":"/"}`.
   */
  readonly path: HttpPathMatch;
  /**
   * Conditions on query parameters, each with another name; none when unset.
   * Limits: at most 16 items, unique by name.
   */
  readonly queryParams?: readonly HttpQueryParamMatch[];
  /** Method of the request; any when unset. */
  readonly method?: "GET" | "HEAD" | "POST" | "PUT" | "DELETE" | "CONNECT" | "OPTIONS" | "TRACE" | "PATCH";
  /**
   * Conditions on headers, each with another name; none when unset.
   * Limits: at most 16 items, unique by name.
   */
  readonly headers?: readonly HttpHeaderMatch[];
}

/** Conditions that must all be true of a request; a route with several matches takes a request that meets any. (As written: properties with a default may be left out.) */
export interface HttpRouteMatchInput {
  /**
   * Condition on the path; every path when unset.
   * Default: `{"type":"PathPrefix","value":"/"}`.
   */
  readonly path?: HttpPathMatchInput;
  /**
   * Conditions on query parameters, each with another name; none when unset.
   * Limits: at most 16 items, unique by name.
   */
  readonly queryParams?: readonly HttpQueryParamMatchInput[];
  /** Method of the request; any when unset. */
  readonly method?: "GET" | "HEAD" | "POST" | "PUT" | "DELETE" | "CONNECT" | "OPTIONS" | "TRACE" | "PATCH";
  /**
   * Conditions on headers, each with another name; none when unset.
   * Limits: at most 16 items, unique by name.
   */
  readonly headers?: readonly HttpHeaderMatchInput[];
}

/** When and how often failed requests are sent again. */
export interface HttpRouteRetry {
  /**
   * Responses that count as failures.
   * Limits: at most 64 items, every item once.
   */
  readonly codes?: readonly number[];
  /**
   * How often a request is sent again at most; never when 0.
   * Limits: 0 to 1000.
   */
  readonly attempts?: number;
  /**
   * Minimum time between two attempts.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly backoff?: Duration;
}

/** HttpRouteRetry as written: it has no defaults. */
export type HttpRouteRetryInput = HttpRouteRetry;

/** What is done with requests that meet at least one of the matches. */
export interface HttpRouteRule {
  /**
   * The name of the rule, unique in the route.
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly name?: SectionName;
  /**
   * Which requests the rule takes; all of them when the list is empty.
   * Default: `[{"path":{"type":"PathPrefix","value":"/"}}]`.
   * Limits: at most 64 items.
   */
  readonly matches: readonly HttpRouteMatch[];
  /**
   * Steps of handling the requests and their responses; at most one of each type, except mirrors and extensions.
   * Limits: at most 16 items, at most one item may have the type RequestHeaderModifier, at most one item may have the type ResponseHeaderModifier, at most one item may have the type CORS, at most one item may have the type RequestRedirect or URLRewrite.
   */
  readonly filters?: readonly HttpRouteFilter[];
  /**
   * Where requests go, in proportion to the weights; they get 500 when no backend can be used.
   * Limits: at most 16 items.
   */
  readonly backendRefs?: readonly HttpBackendRef[];
  /** Timeouts of the requests. */
  readonly timeouts?: HttpRouteTimeouts;
  /** Sends failed requests again; none when unset. */
  readonly retry?: HttpRouteRetry;
  /** Keeps the requests of a session at one endpoint. */
  readonly sessionPersistence?: SessionPersistence;
}

/** What is done with requests that meet at least one of the matches. (As written: properties with a default may be left out.) */
export interface HttpRouteRuleInput {
  /**
   * The name of the rule, unique in the route.
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly name?: SectionName;
  /**
   * Which requests the rule takes; all of them when the list is empty.
   * Default: `[{"path":{"type":"PathPrefix","value":"/"}}]`.
   * Limits: at most 64 items.
   */
  readonly matches?: readonly HttpRouteMatchInput[];
  /**
   * Steps of handling the requests and their responses; at most one of each type, except mirrors and extensions.
   * Limits: at most 16 items, at most one item may have the type RequestHeaderModifier, at most one item may have the type ResponseHeaderModifier, at most one item may have the type CORS, at most one item may have the type RequestRedirect or URLRewrite.
   */
  readonly filters?: readonly HttpRouteFilterInput[];
  /**
   * Where requests go, in proportion to the weights; they get 500 when no backend can be used.
   * Limits: at most 16 items.
   */
  readonly backendRefs?: readonly HttpBackendRefInput[];
  /** Timeouts of the requests. */
  readonly timeouts?: HttpRouteTimeouts;
  /** Sends failed requests again; none when unset. */
  readonly retry?: HttpRouteRetry;
  /** Keeps the requests of a session at one endpoint. */
  readonly sessionPersistence?: SessionPersistenceInput;
}

/** The parents, hosts and rules of a route. */
export interface HttpRouteSpec {
  /**
   * What the route is attached to; nothing when unset.
   * Limits: at most 32 items, no two items may have the same group, kind, namespace, name, sectionName and port, items with the same group, kind, namespace and name must set the same of sectionName and port.
   */
  readonly parentRefs?: readonly ParentReference[];
  /**
   * The hosts of requests; those of the listener when unset.
   * Limits: at most 16 items.
   */
  readonly hostnames?: readonly Hostname[];
  /**
   * What is done with which requests; when unset, one rule without backends takes all requests.
   * Default: `[{"matches":[{"path":{"type":"PathPrefix","value":"/"}}]}]`.
   * Limits: 1 to 16 items, no two items may have the same name, all items together may have at most 128 matches.
   */
  readonly rules: readonly HttpRouteRule[];
  /** Whether the route attaches to default gateways as well; it does not when unset. */
  readonly useDefaultGateways?: "All" | "None";
}

/** The parents, hosts and rules of a route. (As written: properties with a default may be left out.) */
export interface HttpRouteSpecInput {
  /**
   * What the route is attached to; nothing when unset.
   * Limits: at most 32 items, no two items may have the same group, kind, namespace, name, sectionName and port, items with the same group, kind, namespace and name must set the same of sectionName and port.
   */
  readonly parentRefs?: readonly ParentReferenceInput[];
  /**
   * The hosts of requests; those of the listener when unset.
   * Limits: at most 16 items.
   */
  readonly hostnames?: readonly Hostname[];
  /**
   * What is done with which requests; when unset, one rule without backends takes all requests.
   * Default: `[{"matches":[{"path":{"type":"PathPrefix","value":"/"}}]}]`.
   * Limits: 1 to 16 items, no two items may have the same name, all items together may have at most 128 matches.
   */
  readonly rules?: readonly HttpRouteRuleInput[];
  /** Whether the route attaches to default gateways as well; it does not when unset. */
  readonly useDefaultGateways?: "All" | "None";
}

/** Timeouts of requests; `0s` means none. */
export interface HttpRouteTimeouts {
  /**
   * Time from the request to the end of its response, all attempts included; as the policies say when unset.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly request?: Duration;
  /**
   * Time for one attempt; not longer than `request`.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly backendRequest?: Duration;
}

/** HttpRouteTimeouts as written: it has no defaults. */
export type HttpRouteTimeoutsInput = HttpRouteTimeouts;

/** Changes the host or the path that the backend gets. */
export interface HttpUrlRewriteFilter {
  /**
   * Host that the backend gets; it takes precedence over `hostRewrite` and `hostnameRewrite`. A backend with `dynamicForwardProxy` but no `target` connects to it, at port 443 with TLS and else 80. With `target` it changes only the Host header. Runtimes of AgentCore always get their own host.
   * Limits: 1 to 253 characters, form: a host name in lower case, without a wildcard.
   */
  readonly hostname?: PreciseHostname;
  /** Path that the backend gets. */
  readonly path?: HttpPathModifier;
}

/** HttpUrlRewriteFilter as written: it has no defaults. */
export type HttpUrlRewriteFilterInput = HttpUrlRewriteFilter;

/** The token of the user that is exchanged. */
export interface IdSubjectToken {
  /** Where the token is in the request; the Authorization header after `Bearer` when unset. */
  readonly source?: ExtractionLocation;
  /**
   * Kind of the token.
   * Default: `IdToken`.
   * Limits: 1 to 1024 characters, form: AccessToken, Jwt, IdToken or an absolute URI.
   */
  readonly tokenType: IdTokenType;
}

/** The token of the user that is exchanged. (As written: properties with a default may be left out.) */
export interface IdSubjectTokenInput {
  /** Where the token is in the request; the Authorization header after `Bearer` when unset. */
  readonly source?: ExtractionLocation;
  /**
   * Kind of the token.
   * Default: `IdToken`.
   * Limits: 1 to 1024 characters, form: AccessToken, Jwt, IdToken or an absolute URI.
   */
  readonly tokenType?: IdTokenType;
}

/**
 * A kind of token that represents a user: AccessToken, Jwt, IdToken, or an absolute URI.
 * Limits: 1 to 1024 characters, form: AccessToken, Jwt, IdToken or an absolute URI.
 */
export type IdTokenType = string;

/** IdTokenType as written: it has no defaults. */
export type IdTokenTypeInput = IdTokenType;

/** Limits on requests to identity providers, and on cached tokens. */
export interface IdentityLimits {
  /**
   * Timeout of a call of the gateway to an identity provider.
   * Default: `5000`.
   * Limits: 100 to 60000.
   * Unit: ms.
   */
  readonly requestTimeoutMilliseconds: number;
  /**
   * Size of a key set or metadata document; a longer one is refused.
   * Default: `1048576`.
   * Limits: 1024 to 16777216.
   * Unit: bytes.
   */
  readonly maxDocumentBytes: number;
  /**
   * Minimum time between two fetches of a key set, after a token with an unknown key or a failed fetch.
   * Default: `5000`.
   * Limits: 100 to 600000.
   * Unit: ms.
   */
  readonly keySetCooldownMilliseconds: number;
  /**
   * How long a key set is used beyond its cache duration while it cannot be fetched.
   * Default: `86400000`.
   * Limits: 0 to 604800000.
   * Unit: ms.
   */
  readonly keySetStaleMilliseconds: number;
  /**
   * How long the metadata of an authorization server is served before it is fetched again.
   * Default: `300000`.
   * Limits: 0 to 86400000.
   * Unit: ms.
   */
  readonly metadataCacheMilliseconds: number;
  /**
   * Number of authorization servers whose metadata each worker caches.
   * Default: `256`.
   * Limits: 1 to 65536.
   */
  readonly metadataDocuments: number;
  /**
   * Number of verified tokens that each policy caches in each worker.
   * Default: `10000`.
   * Limits: 0 to 1000000.
   */
  readonly verifiedTokens: number;
  /**
   * By how much the clocks of gateway and identity provider may differ.
   * Default: `60`.
   * Limits: 0 to 3600.
   * Unit: seconds.
   */
  readonly clockLeewaySeconds: number;
  /**
   * Size of a client registration request.
   * Default: `65536`.
   * Limits: 1024 to 1048576.
   * Unit: bytes.
   */
  readonly maxRegistrationBytes: number;
  /**
   * Number of cloud tokens and keys that each worker caches for all policies together: one for each identity, role and session.
   * Default: `8192`.
   * Limits: 1 to 1000000.
   */
  readonly cloudTokens: number;
  /**
   * Number of correct passwords of basic authentication that each worker caches, as keyed digests.
   * Default: `10000`.
   * Limits: 0 to 10000000.
   */
  readonly verifiedPasswords: number;
  /**
   * Maximum number of passwords that wait in each worker to be compared with their hash; further requests get 503.
   * Default: `256`.
   * Limits: 1 to 100000.
   */
  readonly waitingPasswords: number;
}

/** Limits on requests to identity providers, and on cached tokens. (As written: properties with a default may be left out.) */
export interface IdentityLimitsInput {
  /**
   * Timeout of a call of the gateway to an identity provider.
   * Default: `5000`.
   * Limits: 100 to 60000.
   * Unit: ms.
   */
  readonly requestTimeoutMilliseconds?: number;
  /**
   * Size of a key set or metadata document; a longer one is refused.
   * Default: `1048576`.
   * Limits: 1024 to 16777216.
   * Unit: bytes.
   */
  readonly maxDocumentBytes?: number;
  /**
   * Minimum time between two fetches of a key set, after a token with an unknown key or a failed fetch.
   * Default: `5000`.
   * Limits: 100 to 600000.
   * Unit: ms.
   */
  readonly keySetCooldownMilliseconds?: number;
  /**
   * How long a key set is used beyond its cache duration while it cannot be fetched.
   * Default: `86400000`.
   * Limits: 0 to 604800000.
   * Unit: ms.
   */
  readonly keySetStaleMilliseconds?: number;
  /**
   * How long the metadata of an authorization server is served before it is fetched again.
   * Default: `300000`.
   * Limits: 0 to 86400000.
   * Unit: ms.
   */
  readonly metadataCacheMilliseconds?: number;
  /**
   * Number of authorization servers whose metadata each worker caches.
   * Default: `256`.
   * Limits: 1 to 65536.
   */
  readonly metadataDocuments?: number;
  /**
   * Number of verified tokens that each policy caches in each worker.
   * Default: `10000`.
   * Limits: 0 to 1000000.
   */
  readonly verifiedTokens?: number;
  /**
   * By how much the clocks of gateway and identity provider may differ.
   * Default: `60`.
   * Limits: 0 to 3600.
   * Unit: seconds.
   */
  readonly clockLeewaySeconds?: number;
  /**
   * Size of a client registration request.
   * Default: `65536`.
   * Limits: 1024 to 1048576.
   * Unit: bytes.
   */
  readonly maxRegistrationBytes?: number;
  /**
   * Number of cloud tokens and keys that each worker caches for all policies together: one for each identity, role and session.
   * Default: `8192`.
   * Limits: 1 to 1000000.
   */
  readonly cloudTokens?: number;
  /**
   * Number of correct passwords of basic authentication that each worker caches, as keyed digests.
   * Default: `10000`.
   * Limits: 0 to 10000000.
   */
  readonly verifiedPasswords?: number;
  /**
   * Maximum number of passwords that wait in each worker to be compared with their hash; further requests get 503.
   * Default: `256`.
   * Limits: 1 to 100000.
   */
  readonly waitingPasswords?: number;
}

/** A Secret that images are pulled with. */
export interface ImagePullSecret {
  /**
   * The name of the Secret.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
}

/** ImagePullSecret as written: it has no defaults. */
export type ImagePullSecretInput = ImagePullSecret;

/** Pods that serve the same models, with the server that chooses one of them for each request. */
export interface InferencePool {
  /** The version of the API. */
  readonly apiVersion: "inference.networking.k8s.io/v1";
  /** The kind of the object. */
  readonly kind: "InferencePool";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The desired state. */
  readonly spec: InferencePoolSpec;
  /** What a controller found; not read. */
  readonly status?: KubernetesFields;
}

/** Pods that serve the same models, with the server that chooses one of them for each request. (As written: properties with a default may be left out.) */
export interface InferencePoolInput {
  /** The version of the API. */
  readonly apiVersion: "inference.networking.k8s.io/v1";
  /** The kind of the object. */
  readonly kind: "InferencePool";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The desired state. */
  readonly spec: InferencePoolSpecInput;
  /** What a controller found; not read. */
  readonly status?: KubernetesFields;
}

/** The pods of a pool, their ports, and the server that chooses one of them. */
export interface InferencePoolSpec {
  /** The pods, in the namespace of the pool. */
  readonly selector: PoolSelector;
  /**
   * The ports that each pod serves; each one is an endpoint of its own.
   * Limits: 1 to 8 items.
   */
  readonly targetPorts: readonly PoolPort[];
  /**
   * What the pods speak: HTTP/1.1, or HTTP/2 without TLS.
   * Default: `http`.
   */
  readonly appProtocol: "http" | "kubernetes.io/h2c";
  /** The server that chooses a pod for each request, by the protocol of Envoy's external processing. */
  readonly endpointPickerRef: EndpointPickerRef;
}

/** The pods of a pool, their ports, and the server that chooses one of them. (As written: properties with a default may be left out.) */
export interface InferencePoolSpecInput {
  /** The pods, in the namespace of the pool. */
  readonly selector: PoolSelector;
  /**
   * The ports that each pod serves; each one is an endpoint of its own.
   * Limits: 1 to 8 items.
   */
  readonly targetPorts: readonly PoolPort[];
  /**
   * What the pods speak: HTTP/1.1, or HTTP/2 without TLS.
   * Default: `http`.
   */
  readonly appProtocol?: "http" | "kubernetes.io/h2c";
  /** The server that chooses a pod for each request, by the protocol of Envoy's external processing. */
  readonly endpointPickerRef: EndpointPickerRefInput;
}

/** A backend that is an A2A agent. */
export interface IrA2aBackend {
  /**
   * The name under `backends`, or the place of an inline one, such as `web/api/backends/0`.
   * Limits: 1 to 8192 characters.
   */
  readonly key: IrKey;
  /**
   * What logs and traces show: the name, or `host:port` of an inline one.
   * Limits: 1 to 1024 characters.
   */
  readonly name: string;
  /** The place of the backend in the source. */
  readonly place: SourcePlace;
  /** The kind of the backend. */
  readonly kind: "a2a";
  /** The A2A agent. */
  readonly a2a: A2aBackend;
}

/** IrA2aBackend as written: it has no defaults. */
export type IrA2aBackendInput = IrA2aBackend;

/** The admin UI and its API, served by the process itself. */
export interface IrAdminBackend {
  /**
   * The name under `backends`, or the place of an inline one, such as `web/api/backends/0`.
   * Limits: 1 to 8192 characters.
   */
  readonly key: IrKey;
  /**
   * What logs and traces show: the name, or `host:port` of an inline one.
   * Limits: 1 to 1024 characters.
   */
  readonly name: string;
  /** The place of the backend in the source. */
  readonly place: SourcePlace;
  /** The kind of the backend. */
  readonly kind: "admin";
  /**
   * The prefix of all its paths, without a slash at its end; empty at the root.
   * Limits: at most 256 characters.
   */
  readonly path: string;
  /** Whether requests without a verified identity reach it. */
  readonly insecure: boolean;
  /**
   * The hosts of its route; unset: every host.
   * Limits: at most 4096 items.
   */
  readonly hostnames?: readonly string[];
  /**
   * Whether a client may read; unset: every client.
   * Limits: 1 to 16384 characters.
   */
  readonly read?: CelExpression;
  /**
   * Whether a client may change something; unset: every client with an identity.
   * Limits: 1 to 16384 characters.
   */
  readonly write?: CelExpression;
  /** How worker threads reach the main thread; each process sets its own. */
  readonly door?: IrAdminDoor;
}

/** IrAdminBackend as written: it has no defaults. */
export type IrAdminBackendInput = IrAdminBackend;

/** The way from worker threads to the admin server of their process. */
export interface IrAdminDoor {
  /**
   * The port on 127.0.0.1.
   * Limits: 1 to 65535.
   */
  readonly port: Port;
  /**
   * What proves that a request comes from a worker thread.
   * Limits: 32 to 128 characters.
   * Sensitive: never printed.
   */
  readonly secret: string;
}

/** IrAdminDoor as written: it has no defaults. */
export type IrAdminDoorInput = IrAdminDoor;

/** A backend with providers of language models. */
export interface IrAiBackend {
  /**
   * The name under `backends`, or the place of an inline one, such as `web/api/backends/0`.
   * Limits: 1 to 8192 characters.
   */
  readonly key: IrKey;
  /**
   * What logs and traces show: the name, or `host:port` of an inline one.
   * Limits: 1 to 1024 characters.
   */
  readonly name: string;
  /** The place of the backend in the source. */
  readonly place: SourcePlace;
  /** The kind of the backend. */
  readonly kind: "ai";
  /** The providers of language models. */
  readonly ai: AiBackend;
  /**
   * Prefix of the paths of the provider's API, possibly empty; unset: the provider's own.
   * Limits: at most 1024 characters.
   */
  readonly basePath?: string;
}

/** A backend with providers of language models. (As written: properties with a default may be left out.) */
export interface IrAiBackendInput {
  /**
   * The name under `backends`, or the place of an inline one, such as `web/api/backends/0`.
   * Limits: 1 to 8192 characters.
   */
  readonly key: IrKey;
  /**
   * What logs and traces show: the name, or `host:port` of an inline one.
   * Limits: 1 to 1024 characters.
   */
  readonly name: string;
  /** The place of the backend in the source. */
  readonly place: SourcePlace;
  /** The kind of the backend. */
  readonly kind: "ai";
  /** The providers of language models. */
  readonly ai: AiBackendInput;
  /**
   * Prefix of the paths of the provider's API, possibly empty; unset: the provider's own.
   * Limits: at most 1024 characters.
   */
  readonly basePath?: string;
}

/** The precedence of a policy resource among others with the same target. */
export interface IrAttachedPolicy {
  /**
   * Of two policies of one target, the one that sorts first wins (Gateway API: the older one, then by name).
   * Limits: at most 2048 characters.
   */
  readonly age: string;
  /** Whether its fields also win over those of policies with a more specific target. */
  readonly overrides: boolean;
}

/** IrAttachedPolicy as written: it has no defaults. */
export type IrAttachedPolicyInput = IrAttachedPolicy;

/** The policies that one place of the source sets; `block` says which kind they are. */
export type IrAttachment = IrFrontendAttachment | IrTrafficAttachment | IrBackendAttachment;

/** The policies that one place of the source sets; `block` says which kind they are. (As written: properties with a default may be left out.) */
export type IrAttachmentInput = IrFrontendAttachmentInput | IrTrafficAttachmentInput | IrBackendAttachmentInput;

/** Fields of every attachment; `place` is that of the block of policies. */
export interface IrAttachmentBase {
  /**
   * The resource, such as `EdgePolicy apps/login`; unset for a configuration file.
   * Limits: 1 to 1024 characters.
   */
  readonly document?: string;
  /**
   * JSON pointer (RFC 6901) into the document.
   * Limits: at most 4096 characters.
   */
  readonly pointer: string;
  /** What policies are attached to, by keys of the internal form; least specific first. */
  readonly target: IrTarget;
  /** Precedence of the policy resource; unset for policies in the target itself, which win over attached ones. */
  readonly policy?: IrAttachedPolicy;
}

/** IrAttachmentBase as written: it has no defaults. */
export type IrAttachmentBaseInput = IrAttachmentBase;

/** A backend that is a service of AWS. */
export interface IrAwsBackend {
  /**
   * The name under `backends`, or the place of an inline one, such as `web/api/backends/0`.
   * Limits: 1 to 8192 characters.
   */
  readonly key: IrKey;
  /**
   * What logs and traces show: the name, or `host:port` of an inline one.
   * Limits: 1 to 1024 characters.
   */
  readonly name: string;
  /** The place of the backend in the source. */
  readonly place: SourcePlace;
  /** The kind of the backend. */
  readonly kind: "aws";
  /** The AWS service. */
  readonly aws: AwsBackend;
}

/** IrAwsBackend as written: it has no defaults. */
export type IrAwsBackendInput = IrAwsBackend;

/** A backend; `kind` says which kind. */
export type IrBackend = IrStaticBackend | IrA2aBackend | IrAwsBackend | IrDynamicBackend | IrMcpBackend | IrAiBackend | IrModelsBackend | IrServiceKindBackend | IrUnresolvedBackend | IrAdminBackend;

/** A backend; `kind` says which kind. (As written: properties with a default may be left out.) */
export type IrBackendInput = IrStaticBackend | IrA2aBackend | IrAwsBackend | IrDynamicBackend | IrMcpBackendInput | IrAiBackendInput | IrModelsBackendInput | IrServiceKindBackend | IrUnresolvedBackend | IrAdminBackend;

/** Policies of the backend block. */
export interface IrBackendAttachment {
  /**
   * The resource, such as `EdgePolicy apps/login`; unset for a configuration file.
   * Limits: 1 to 1024 characters.
   */
  readonly document?: string;
  /**
   * JSON pointer (RFC 6901) into the document.
   * Limits: at most 4096 characters.
   */
  readonly pointer: string;
  /** What policies are attached to, by keys of the internal form; least specific first. */
  readonly target: IrTarget;
  /** Precedence of the policy resource; unset for policies in the target itself, which win over attached ones. */
  readonly policy?: IrAttachedPolicy;
  /** The block of policies: `backend`. */
  readonly block: "backend";
  /** The policies that are attached to the target. */
  readonly policies: BackendPolicies;
}

/** Policies of the backend block. (As written: properties with a default may be left out.) */
export interface IrBackendAttachmentInput {
  /**
   * The resource, such as `EdgePolicy apps/login`; unset for a configuration file.
   * Limits: 1 to 1024 characters.
   */
  readonly document?: string;
  /**
   * JSON pointer (RFC 6901) into the document.
   * Limits: at most 4096 characters.
   */
  readonly pointer: string;
  /** What policies are attached to, by keys of the internal form; least specific first. */
  readonly target: IrTarget;
  /** Precedence of the policy resource; unset for policies in the target itself, which win over attached ones. */
  readonly policy?: IrAttachedPolicy;
  /** The block of policies: `backend`. */
  readonly block: "backend";
  /** The policies that are attached to the target. */
  readonly policies: BackendPoliciesInput;
}

/** The fields that every backend has. */
export interface IrBackendBase {
  /**
   * The name under `backends`, or the place of an inline one, such as `web/api/backends/0`.
   * Limits: 1 to 8192 characters.
   */
  readonly key: IrKey;
  /**
   * What logs and traces show: the name, or `host:port` of an inline one.
   * Limits: 1 to 1024 characters.
   */
  readonly name: string;
  /** The place of the backend in the source. */
  readonly place: SourcePlace;
}

/** IrBackendBase as written: it has no defaults. */
export type IrBackendBaseInput = IrBackendBase;

/** Policies of a backend ref. */
export interface IrBackendRefTarget {
  /** The kind of the target. */
  readonly kind: "backendRef";
  /**
   * The route whose backend reference is the target.
   * Limits: 1 to 8192 characters.
   */
  readonly route: IrKey;
  /**
   * Position of the backend in the route.
   * Limits: 0 to 4096.
   */
  readonly index: number;
}

/** IrBackendRefTarget as written: it has no defaults. */
export type IrBackendRefTargetInput = IrBackendRefTarget;

/** A target of policies that is a backend. */
export interface IrBackendTarget {
  /** The kind of the target. */
  readonly kind: "backend";
  /**
   * The key of the backend.
   * Limits: 1 to 8192 characters.
   */
  readonly backend: IrKey;
}

/** IrBackendTarget as written: it has no defaults. */
export type IrBackendTargetInput = IrBackendTarget;

/** A port on which the gateway listens. */
export interface IrBind {
  /**
   * Such as `bind/8080` or `bind/udp/53`.
   * Limits: 1 to 8192 characters.
   */
  readonly key: IrKey;
  /**
   * The gateway whose frontend policies apply; the merge adds the defaults.
   * Limits: 1 to 8192 characters.
   */
  readonly gateway: IrKey;
  /**
   * The number of the port.
   * Limits: 1 to 65535.
   */
  readonly port: Port;
  /** The bind receives UDP datagrams; unset: it accepts TCP connections. */
  readonly transport?: "UDP";
  /** The place of the port in the source. */
  readonly place: SourcePlace;
}

/** IrBind as written: it has no defaults. */
export type IrBindInput = IrBind;

/** A target of policies that is a bind. */
export interface IrBindTarget {
  /** The kind of the target. */
  readonly kind: "bind";
  /**
   * The port that is the target.
   * Limits: 1 to 8192 characters.
   */
  readonly bind: IrKey;
  /**
   * The gateway that has the port.
   * Limits: 1 to 8192 characters.
   */
  readonly gateway: IrKey;
}

/** IrBindTarget as written: it has no defaults. */
export type IrBindTargetInput = IrBindTarget;

/** How much of a call a GRPCRoute names: more characters of the service go first, then more of the method. */
export interface IrCallRank {
  /**
   * The characters of the service; 0: every service.
   * Limits: 0 to 1024.
   */
  readonly service: number;
  /**
   * The characters of the method; 0: every method.
   * Limits: 0 to 1024.
   */
  readonly method: number;
}

/** IrCallRank as written: it has no defaults. */
export type IrCallRankInput = IrCallRank;

/** Which certificates clients must present. */
export interface IrClientValidation {
  /**
   * The authorities that are trusted, as PEM.
   * Limits: 1 to 1048576 characters.
   */
  readonly authorities: string;
  /** Whether clients without a valid certificate are turned away. */
  readonly required: boolean;
}

/** IrClientValidation as written: it has no defaults. */
export type IrClientValidationInput = IrClientValidation;

/** A share of requests that is matched with the routes of a group; requests that no route takes get 404. */
export interface IrDelegate {
  /**
   * The share, relative to the other weights.
   * Limits: 0 to 1000000.
   */
  readonly weight: number;
  /**
   * The `group` of the routes.
   * Limits: 1 to 8192 characters.
   */
  readonly group: IrKey;
}

/** IrDelegate as written: it has no defaults. */
export type IrDelegateInput = IrDelegate;

/** The server that each request names. */
export interface IrDynamicBackend {
  /**
   * The name under `backends`, or the place of an inline one, such as `web/api/backends/0`.
   * Limits: 1 to 8192 characters.
   */
  readonly key: IrKey;
  /**
   * What logs and traces show: the name, or `host:port` of an inline one.
   * Limits: 1 to 1024 characters.
   */
  readonly name: string;
  /** The place of the backend in the source. */
  readonly place: SourcePlace;
  /** The kind of the backend. */
  readonly kind: "dynamic";
  /** Which servers requests may name. */
  readonly dynamicForwardProxy: DynamicForwardProxyBackend;
}

/** IrDynamicBackend as written: it has no defaults. */
export type IrDynamicBackendInput = IrDynamicBackend;

/** A server: a host with its port, or a Unix domain socket. */
export type IrEndpoint = {
  /**
   * The port of the endpoint; belongs to `host`.
   * Limits: 1 to 65535.
   */
  readonly port?: Port;
  /**
   * Share of the requests beside others of the same priority; 1 when unset.
   * Limits: 0 to 1000000.
   */
  readonly weight?: number;
  /**
   * The priority: the endpoint gets requests while no endpoint with a lower number is healthy; 0 when unset.
   * Limits: 0 to 16.
   */
  readonly priority?: number;
  /**
   * Gateways of these zones use it rather than others of the same priority.
   * Limits: at most 8 items.
   */
  readonly zones?: readonly string[];
  /** The identity of the endpoint in the service mesh; unset: the endpoint is not part of a mesh. */
  readonly workload?: IrMeshWorkload;
} & (
  | {
      /**
       * The host name or address of the endpoint; needs `port`.
       * Limits: 1 to 256 characters.
       */
      readonly host: string;
      /**
       * The port of the endpoint; belongs to `host`.
       * Limits: 1 to 65535.
       */
      readonly port: Port;
      readonly unixPath?: never;
    }
  | {
      readonly host?: never;
      readonly port?: never;
      /**
       * Absolute path of its socket.
       * Limits: 1 to 1024 characters, form: an absolute path.
       */
      readonly unixPath: string;
      readonly workload?: never;
    }
);

/** IrEndpoint as written: it has no defaults. */
export type IrEndpointInput = IrEndpoint;

/** Policies of the frontend block. */
export interface IrFrontendAttachment {
  /**
   * The resource, such as `EdgePolicy apps/login`; unset for a configuration file.
   * Limits: 1 to 1024 characters.
   */
  readonly document?: string;
  /**
   * JSON pointer (RFC 6901) into the document.
   * Limits: at most 4096 characters.
   */
  readonly pointer: string;
  /** What policies are attached to, by keys of the internal form; least specific first. */
  readonly target: IrTarget;
  /** Precedence of the policy resource; unset for policies in the target itself, which win over attached ones. */
  readonly policy?: IrAttachedPolicy;
  /** The block of policies: `frontend`. */
  readonly block: "frontend";
  /** The policies that are attached to the target. */
  readonly policies: FrontendPolicies;
}

/** Policies of the frontend block. (As written: properties with a default may be left out.) */
export interface IrFrontendAttachmentInput {
  /**
   * The resource, such as `EdgePolicy apps/login`; unset for a configuration file.
   * Limits: 1 to 1024 characters.
   */
  readonly document?: string;
  /**
   * JSON pointer (RFC 6901) into the document.
   * Limits: at most 4096 characters.
   */
  readonly pointer: string;
  /** What policies are attached to, by keys of the internal form; least specific first. */
  readonly target: IrTarget;
  /** Precedence of the policy resource; unset for policies in the target itself, which win over attached ones. */
  readonly policy?: IrAttachedPolicy;
  /** The block of policies: `frontend`. */
  readonly block: "frontend";
  /** The policies that are attached to the target. */
  readonly policies: FrontendPoliciesInput;
}

/** A target of policies that is a gateway. */
export interface IrGatewayTarget {
  /** The kind of the target. */
  readonly kind: "gateway";
  /**
   * The key of the gateway.
   * Limits: 1 to 8192 characters.
   */
  readonly gateway: IrKey;
}

/** IrGatewayTarget as written: it has no defaults. */
export type IrGatewayTargetInput = IrGatewayTarget;

/**
 * The key by which objects of the internal form refer to another one.
 * Limits: 1 to 8192 characters.
 */
export type IrKey = string;

/** IrKey as written: it has no defaults. */
export type IrKeyInput = IrKey;

/** A certificate with those of the authorities above it, and its private key. */
export interface IrKeyPair {
  /**
   * The certificate chain, as PEM.
   * Limits: 1 to 1048576 characters.
   */
  readonly certificate: string;
  /**
   * The private key, as PEM.
   * Limits: 1 to 1048576 characters.
   * Sensitive: never printed.
   */
  readonly privateKey: string;
}

/** IrKeyPair as written: it has no defaults. */
export type IrKeyPairInput = IrKeyPair;

/** A key set that the controller fetches for all data planes. Without keys, the controller has none yet. */
export interface IrKeySet {
  /**
   * The URL from which it is fetched; that of a backend is `backend:`, its key and the path.
   * Limits: 1 to 8192 characters.
   */
  readonly url: string;
  /**
   * The key set (RFC 7517) as JSON, with public keys only.
   * Limits: 1 to 262144 characters.
   */
  readonly keys?: string;
  /**
   * When it was fetched, in milliseconds since 1970.
   * Limits: 0 to 9007199254740991.
   */
  readonly fetchedAt?: number;
}

/** IrKeySet as written: it has no defaults. */
export type IrKeySetInput = IrKeySet;

/** One listener of a port. */
export interface IrListener {
  /**
   * `<gateway>` or `<gateway>/<listener>`: the name that logs, metrics and traces show.
   * Limits: 1 to 8192 characters.
   */
  readonly key: IrKey;
  /**
   * The key of its bind.
   * Limits: 1 to 8192 characters.
   */
  readonly bind: IrKey;
  /**
   * The gateway that it belongs to.
   * Limits: 1 to 8192 characters.
   */
  readonly gateway: IrKey;
  /**
   * The name of the listener; unset where the gateway has only one.
   * Limits: 1 to 1024 characters.
   */
  readonly name?: string;
  /**
   * Lower case; unset takes every host; `*.example.com` every host below it.
   * Limits: 1 to 253 characters.
   */
  readonly hostname?: string;
  /** The protocol that clients speak. */
  readonly protocol: "HTTP" | "HTTPS" | "TCP" | "TLS" | "UDP";
  /**
   * The ListenerSet that it belongs to; unset for listeners of the gateway itself.
   * Limits: 1 to 8192 characters.
   */
  readonly listenerSet?: IrKey;
  /** Only where TLS is spoken. */
  readonly tls?: IrListenerTls;
  /** The certificate that the gateway presents to TLS backends, unless a policy sets another; unset: none. */
  readonly clientCertificate?: IrKeyPair;
  /**
   * The authorization servers that are asked about every request before its route is selected, in this order; the name of each `backendRef` is the key of a backend. Unset: none.
   * Limits: at most 16 items.
   */
  readonly authorizers?: readonly HttpExternalAuthFilter[];
  /** The place of the listener in the source. */
  readonly place: SourcePlace;
}

/** IrListener as written: it has no defaults. */
export type IrListenerInput = IrListener;

/** Policies of a listener set. */
export interface IrListenerSetTarget {
  /** The kind of the target. */
  readonly kind: "listenerSet";
  /**
   * The key of the ListenerSet.
   * Limits: 1 to 8192 characters.
   */
  readonly listenerSet: IrKey;
}

/** IrListenerSetTarget as written: it has no defaults. */
export type IrListenerSetTargetInput = IrListenerSetTarget;

/** A target of policies that is a listener. */
export interface IrListenerTarget {
  /** The kind of the target. */
  readonly kind: "listener";
  /**
   * The key of the listener.
   * Limits: 1 to 8192 characters.
   */
  readonly listener: IrKey;
}

/** IrListenerTarget as written: it has no defaults. */
export type IrListenerTargetInput = IrListenerTarget;

/** The certificates that the gateway presents to clients, and those that they must present. */
export interface IrListenerTls {
  /**
   * The certificates; the first of several for the same name and kind of key is presented.
   * Limits: at most 1024 items.
   */
  readonly certificates: readonly IrKeyPair[];
  /** The authority that signs a certificate for each requested name; there are then no other certificates. */
  readonly authority?: IrKeyPair;
  /** The gateway presents its workload identity, and clients must present one of the same trust domain; there are then no other certificates. Unset: it does not. */
  readonly showsWorkload?: boolean;
  /** Which certificates clients must present; unset: none. */
  readonly clients?: IrClientValidation;
}

/** IrListenerTls as written: it has no defaults. */
export type IrListenerTlsInput = IrListenerTls;

/** A backend with MCP servers. */
export interface IrMcpBackend {
  /**
   * The name under `backends`, or the place of an inline one, such as `web/api/backends/0`.
   * Limits: 1 to 8192 characters.
   */
  readonly key: IrKey;
  /**
   * What logs and traces show: the name, or `host:port` of an inline one.
   * Limits: 1 to 1024 characters.
   */
  readonly name: string;
  /** The place of the backend in the source. */
  readonly place: SourcePlace;
  /** The kind of the backend. */
  readonly kind: "mcp";
  /** The MCP servers. */
  readonly mcp: McpBackend;
  /**
   * The servers of each target that is a Service, by the name of the target; other targets are reached by their host.
   * Limits: at most 128 entries, names of 1 to 253 characters.
   */
  readonly endpoints?: Readonly<Record<string, readonly IrEndpoint[]>>;
}

/** A backend with MCP servers. (As written: properties with a default may be left out.) */
export interface IrMcpBackendInput {
  /**
   * The name under `backends`, or the place of an inline one, such as `web/api/backends/0`.
   * Limits: 1 to 8192 characters.
   */
  readonly key: IrKey;
  /**
   * What logs and traces show: the name, or `host:port` of an inline one.
   * Limits: 1 to 1024 characters.
   */
  readonly name: string;
  /** The place of the backend in the source. */
  readonly place: SourcePlace;
  /** The kind of the backend. */
  readonly kind: "mcp";
  /** The MCP servers. */
  readonly mcp: McpBackendInput;
  /**
   * The servers of each target that is a Service, by the name of the target; other targets are reached by their host.
   * Limits: at most 128 entries, names of 1 to 253 characters.
   */
  readonly endpoints?: Readonly<Record<string, readonly IrEndpoint[]>>;
}

/** A workload of a service mesh that accepts mutual TLS: gateways of the mesh use it. */
export interface IrMeshWorkload {
  /**
   * The namespace of its service account.
   * Limits: 1 to 63 characters, form: a name of lower case letters, digits and `-`.
   */
  readonly namespace: Namespace;
  /**
   * The service account of the workload, which its certificate must name.
   * Limits: 1 to 253 characters.
   */
  readonly serviceAccount: ObjectName;
}

/** IrMeshWorkload as written: it has no defaults. */
export type IrMeshWorkloadInput = IrMeshWorkload;

/** A model that is offered at one place; exactly one of `backend` and `virtual` is set. */
export interface IrModel {
  /**
   * The key by which virtual models refer to it.
   * Limits: 1 to 8192 characters.
   */
  readonly key: IrKey;
  /**
   * One name, `prefix*`, `*suffix`, or `*` for any.
   * Limits: 1 to 1024 characters.
   */
  readonly pattern: string;
  /** Whether clients can request the model; others are only for virtual models. */
  readonly isPublic: boolean;
  /**
   * The provider that lists of models name.
   * Limits: 1 to 256 characters.
   */
  readonly provider: string;
  /**
   * The backend that gets the requests for the model; unset: other models get them.
   * Limits: 1 to 8192 characters.
   */
  readonly backend?: IrKey;
  /** The other models that get the requests for the model; unset: the backend gets them. */
  readonly virtual?: IrVirtualModel;
  /** The clients that may request the model; unset: all. */
  readonly authorization?: Authorization;
}

/** A model that is offered at one place; exactly one of `backend` and `virtual` is set. (As written: properties with a default may be left out.) */
export interface IrModelInput {
  /**
   * The key by which virtual models refer to it.
   * Limits: 1 to 8192 characters.
   */
  readonly key: IrKey;
  /**
   * One name, `prefix*`, `*suffix`, or `*` for any.
   * Limits: 1 to 1024 characters.
   */
  readonly pattern: string;
  /** Whether clients can request the model; others are only for virtual models. */
  readonly isPublic: boolean;
  /**
   * The provider that lists of models name.
   * Limits: 1 to 256 characters.
   */
  readonly provider: string;
  /**
   * The backend that gets the requests for the model; unset: other models get them.
   * Limits: 1 to 8192 characters.
   */
  readonly backend?: IrKey;
  /** The other models that get the requests for the model; unset: the backend gets them. */
  readonly virtual?: IrVirtualModel;
  /** The clients that may request the model; unset: all. */
  readonly authorization?: AuthorizationInput;
}

/** A model that a virtual model may choose. */
export interface IrModelTarget {
  /**
   * The key of the model.
   * Limits: 1 to 8192 characters.
   */
  readonly model: IrKey;
  /**
   * The name by which it is requested.
   * Limits: 1 to 1024 characters.
   */
  readonly name: string;
  /**
   * The weight of the model among all weights.
   * Limits: 1 to 1000000.
   */
  readonly weight: number;
  /**
   * The priority of the model; lower is preferred.
   * Limits: 0 to 1000000.
   */
  readonly priority: number;
  /**
   * Whether it is chosen; unset: always.
   * Limits: 1 to 16384 characters.
   * CEL over `llm`, returns bool.
   */
  readonly when?: CelExpression;
}

/** IrModelTarget as written: it has no defaults. */
export type IrModelTargetInput = IrModelTarget;

/** The models that are offered at one place; a request goes to the model that it names. */
export interface IrModelsBackend {
  /**
   * The name under `backends`, or the place of an inline one, such as `web/api/backends/0`.
   * Limits: 1 to 8192 characters.
   */
  readonly key: IrKey;
  /**
   * What logs and traces show: the name, or `host:port` of an inline one.
   * Limits: 1 to 1024 characters.
   */
  readonly name: string;
  /** The place of the backend in the source. */
  readonly place: SourcePlace;
  /** The kind of the backend. */
  readonly kind: "models";
  /**
   * The models; of those with the same pattern the first wins.
   * Limits: at most 4096 items.
   */
  readonly models: readonly IrModel[];
}

/** The models that are offered at one place; a request goes to the model that it names. (As written: properties with a default may be left out.) */
export interface IrModelsBackendInput {
  /**
   * The name under `backends`, or the place of an inline one, such as `web/api/backends/0`.
   * Limits: 1 to 8192 characters.
   */
  readonly key: IrKey;
  /**
   * What logs and traces show: the name, or `host:port` of an inline one.
   * Limits: 1 to 1024 characters.
   */
  readonly name: string;
  /** The place of the backend in the source. */
  readonly place: SourcePlace;
  /** The kind of the backend. */
  readonly kind: "models";
  /**
   * The models; of those with the same pattern the first wins.
   * Limits: at most 4096 items.
   */
  readonly models: readonly IrModelInput[];
}

/** A server that chooses endpoints by the protocol of Envoy's external processing. */
export interface IrPicker {
  /**
   * The backend that serves the endpoint picker.
   * Limits: 1 to 8192 characters.
   */
  readonly backend: IrKey;
  /** What happens when the server chooses no endpoint. */
  readonly failureMode: "FailOpen" | "FailClose";
}

/** IrPicker as written: it has no defaults. */
export type IrPickerInput = IrPicker;

/** One object of the internal form, as a controller sends it to its data planes. */
export type IrResource = (
  | {
      /** A port on which the gateway listens. */
      readonly bind: IrBind;
      readonly listener?: never;
      readonly route?: never;
      readonly tcpRoute?: never;
      readonly udpRoute?: never;
      readonly backend?: never;
      readonly attachment?: never;
      readonly secret?: never;
      readonly configMap?: never;
      readonly keySet?: never;
    }
  | {
      readonly bind?: never;
      /** One listener of a port. */
      readonly listener: IrListener;
      readonly route?: never;
      readonly tcpRoute?: never;
      readonly udpRoute?: never;
      readonly backend?: never;
      readonly attachment?: never;
      readonly secret?: never;
      readonly configMap?: never;
      readonly keySet?: never;
    }
  | {
      readonly bind?: never;
      readonly listener?: never;
      /** A route: the requests that match it, and their backends. */
      readonly route: IrRoute;
      readonly tcpRoute?: never;
      readonly udpRoute?: never;
      readonly backend?: never;
      readonly attachment?: never;
      readonly secret?: never;
      readonly configMap?: never;
      readonly keySet?: never;
    }
  | {
      readonly bind?: never;
      readonly listener?: never;
      readonly route?: never;
      /** A route of connections whose bytes are passed on unchanged; its host names are TLS server names. */
      readonly tcpRoute: IrTcpRoute;
      readonly udpRoute?: never;
      readonly backend?: never;
      readonly attachment?: never;
      readonly secret?: never;
      readonly configMap?: never;
      readonly keySet?: never;
    }
  | {
      readonly bind?: never;
      readonly listener?: never;
      readonly route?: never;
      readonly tcpRoute?: never;
      /** Where datagrams go, all of one client to one backend. */
      readonly udpRoute: IrUdpRoute;
      readonly backend?: never;
      readonly attachment?: never;
      readonly secret?: never;
      readonly configMap?: never;
      readonly keySet?: never;
    }
  | {
      readonly bind?: never;
      readonly listener?: never;
      readonly route?: never;
      readonly tcpRoute?: never;
      readonly udpRoute?: never;
      /** A backend; `kind` says which kind. */
      readonly backend: IrBackend;
      readonly attachment?: never;
      readonly secret?: never;
      readonly configMap?: never;
      readonly keySet?: never;
    }
  | {
      readonly bind?: never;
      readonly listener?: never;
      readonly route?: never;
      readonly tcpRoute?: never;
      readonly udpRoute?: never;
      readonly backend?: never;
      /** The policies that one place of the source sets; `block` says which kind they are. */
      readonly attachment: IrAttachment;
      readonly secret?: never;
      readonly configMap?: never;
      readonly keySet?: never;
    }
  | {
      readonly bind?: never;
      readonly listener?: never;
      readonly route?: never;
      readonly tcpRoute?: never;
      readonly udpRoute?: never;
      readonly backend?: never;
      readonly attachment?: never;
      /** The values of a Secret. */
      readonly secret: IrValues;
      readonly configMap?: never;
      readonly keySet?: never;
    }
  | {
      readonly bind?: never;
      readonly listener?: never;
      readonly route?: never;
      readonly tcpRoute?: never;
      readonly udpRoute?: never;
      readonly backend?: never;
      readonly attachment?: never;
      readonly secret?: never;
      /** The values of a ConfigMap. */
      readonly configMap: IrValues;
      readonly keySet?: never;
    }
  | {
      readonly bind?: never;
      readonly listener?: never;
      readonly route?: never;
      readonly tcpRoute?: never;
      readonly udpRoute?: never;
      readonly backend?: never;
      readonly attachment?: never;
      readonly secret?: never;
      readonly configMap?: never;
      /** A key set that the controller fetches for all data planes. Without keys, the controller has none yet. */
      readonly keySet: IrKeySet;
    }
);

/** One object of the internal form, as a controller sends it to its data planes. (As written: properties with a default may be left out.) */
export type IrResourceInput = (
  | {
      /** A port on which the gateway listens. */
      readonly bind: IrBind;
      readonly listener?: never;
      readonly route?: never;
      readonly tcpRoute?: never;
      readonly udpRoute?: never;
      readonly backend?: never;
      readonly attachment?: never;
      readonly secret?: never;
      readonly configMap?: never;
      readonly keySet?: never;
    }
  | {
      readonly bind?: never;
      /** One listener of a port. */
      readonly listener: IrListener;
      readonly route?: never;
      readonly tcpRoute?: never;
      readonly udpRoute?: never;
      readonly backend?: never;
      readonly attachment?: never;
      readonly secret?: never;
      readonly configMap?: never;
      readonly keySet?: never;
    }
  | {
      readonly bind?: never;
      readonly listener?: never;
      /** A route: the requests that match it, and their backends. */
      readonly route: IrRouteInput;
      readonly tcpRoute?: never;
      readonly udpRoute?: never;
      readonly backend?: never;
      readonly attachment?: never;
      readonly secret?: never;
      readonly configMap?: never;
      readonly keySet?: never;
    }
  | {
      readonly bind?: never;
      readonly listener?: never;
      readonly route?: never;
      /** A route of connections whose bytes are passed on unchanged; its host names are TLS server names. */
      readonly tcpRoute: IrTcpRouteInput;
      readonly udpRoute?: never;
      readonly backend?: never;
      readonly attachment?: never;
      readonly secret?: never;
      readonly configMap?: never;
      readonly keySet?: never;
    }
  | {
      readonly bind?: never;
      readonly listener?: never;
      readonly route?: never;
      readonly tcpRoute?: never;
      /** Where datagrams go, all of one client to one backend. */
      readonly udpRoute: IrUdpRouteInput;
      readonly backend?: never;
      readonly attachment?: never;
      readonly secret?: never;
      readonly configMap?: never;
      readonly keySet?: never;
    }
  | {
      readonly bind?: never;
      readonly listener?: never;
      readonly route?: never;
      readonly tcpRoute?: never;
      readonly udpRoute?: never;
      /** A backend; `kind` says which kind. */
      readonly backend: IrBackendInput;
      readonly attachment?: never;
      readonly secret?: never;
      readonly configMap?: never;
      readonly keySet?: never;
    }
  | {
      readonly bind?: never;
      readonly listener?: never;
      readonly route?: never;
      readonly tcpRoute?: never;
      readonly udpRoute?: never;
      readonly backend?: never;
      /** The policies that one place of the source sets; `block` says which kind they are. */
      readonly attachment: IrAttachmentInput;
      readonly secret?: never;
      readonly configMap?: never;
      readonly keySet?: never;
    }
  | {
      readonly bind?: never;
      readonly listener?: never;
      readonly route?: never;
      readonly tcpRoute?: never;
      readonly udpRoute?: never;
      readonly backend?: never;
      readonly attachment?: never;
      /** The values of a Secret. */
      readonly secret: IrValues;
      readonly configMap?: never;
      readonly keySet?: never;
    }
  | {
      readonly bind?: never;
      readonly listener?: never;
      readonly route?: never;
      readonly tcpRoute?: never;
      readonly udpRoute?: never;
      readonly backend?: never;
      readonly attachment?: never;
      readonly secret?: never;
      /** The values of a ConfigMap. */
      readonly configMap: IrValues;
      readonly keySet?: never;
    }
  | {
      readonly bind?: never;
      readonly listener?: never;
      readonly route?: never;
      readonly tcpRoute?: never;
      readonly udpRoute?: never;
      readonly backend?: never;
      readonly attachment?: never;
      readonly secret?: never;
      readonly configMap?: never;
      /** A key set that the controller fetches for all data planes. Without keys, the controller has none yet. */
      readonly keySet: IrKeySet;
    }
);

/** A route: the requests that match it, and their backends. */
export interface IrRoute {
  /**
   * Such as `web/api`: the name that logs, metrics and traces show.
   * Limits: 1 to 8192 characters.
   */
  readonly key: IrKey;
  /**
   * The name of the route.
   * Limits: 1 to 1024 characters.
   */
  readonly name: string;
  /**
   * The key of the route to which this rule belongs; targets of kind `route` may also use it.
   * Limits: 1 to 8192 characters.
   */
  readonly parent?: IrKey;
  /**
   * The keys of its listeners.
   * Limits: at most 4096 items.
   */
  readonly listeners: readonly IrKey[];
  /**
   * Position in its source, or, with `rank`, in its route: the last rule of precedence.
   * Limits: at least 0.
   */
  readonly order: number;
  /**
   * Compared before `order`; the smaller string comes first. It does not depend on other routes, so that adding or removing a route does not change the others. Unset: only `order` decides.
   * Limits: 1 to 1024 characters.
   */
  readonly rank?: string;
  /**
   * The hosts; all when empty.
   * Limits: at most 4096 items.
   */
  readonly hostnames: readonly string[];
  /**
   * Matches, one of which a request must meet.
   * Limits: at most 4096 items.
   */
  readonly matches: readonly IrRouteMatch[];
  /**
   * The filters in their order; the name of the `backendRef` of a mirror is the key of a backend.
   * Limits: at most 1024 items.
   */
  readonly filters: readonly HttpRouteFilter[];
  /**
   * The backends that take the requests.
   * Limits: at most 4096 items.
   */
  readonly backends: readonly IrWeightedBackend[];
  /** How its sessions stay at one endpoint; they do not when unset. */
  readonly sessionPersistence?: SessionPersistence;
  /**
   * The groups that take a share of the requests; unset: there are none.
   * Limits: at most 4096 items.
   */
  readonly delegates?: readonly IrDelegate[];
  /**
   * The group from which the route gets its requests; unset: its listeners.
   * Limits: 1 to 8192 characters.
   */
  readonly group?: IrKey;
  /**
   * The routes that delegate requests to this route, outermost first; unset: there are none.
   * Limits: at most 64 items.
   */
  readonly above?: readonly IrRouteAbove[];
  /** The place of the route in the source. */
  readonly place: SourcePlace;
}

/** A route: the requests that match it, and their backends. (As written: properties with a default may be left out.) */
export interface IrRouteInput {
  /**
   * Such as `web/api`: the name that logs, metrics and traces show.
   * Limits: 1 to 8192 characters.
   */
  readonly key: IrKey;
  /**
   * The name of the route.
   * Limits: 1 to 1024 characters.
   */
  readonly name: string;
  /**
   * The key of the route to which this rule belongs; targets of kind `route` may also use it.
   * Limits: 1 to 8192 characters.
   */
  readonly parent?: IrKey;
  /**
   * The keys of its listeners.
   * Limits: at most 4096 items.
   */
  readonly listeners: readonly IrKey[];
  /**
   * Position in its source, or, with `rank`, in its route: the last rule of precedence.
   * Limits: at least 0.
   */
  readonly order: number;
  /**
   * Compared before `order`; the smaller string comes first. It does not depend on other routes, so that adding or removing a route does not change the others. Unset: only `order` decides.
   * Limits: 1 to 1024 characters.
   */
  readonly rank?: string;
  /**
   * The hosts; all when empty.
   * Limits: at most 4096 items.
   */
  readonly hostnames: readonly string[];
  /**
   * Matches, one of which a request must meet.
   * Limits: at most 4096 items.
   */
  readonly matches: readonly IrRouteMatchInput[];
  /**
   * The filters in their order; the name of the `backendRef` of a mirror is the key of a backend.
   * Limits: at most 1024 items.
   */
  readonly filters: readonly HttpRouteFilterInput[];
  /**
   * The backends that take the requests.
   * Limits: at most 4096 items.
   */
  readonly backends: readonly IrWeightedBackendInput[];
  /** How its sessions stay at one endpoint; they do not when unset. */
  readonly sessionPersistence?: SessionPersistenceInput;
  /**
   * The groups that take a share of the requests; unset: there are none.
   * Limits: at most 4096 items.
   */
  readonly delegates?: readonly IrDelegate[];
  /**
   * The group from which the route gets its requests; unset: its listeners.
   * Limits: 1 to 8192 characters.
   */
  readonly group?: IrKey;
  /**
   * The routes that delegate requests to this route, outermost first; unset: there are none.
   * Limits: at most 64 items.
   */
  readonly above?: readonly IrRouteAboveInput[];
  /** The place of the route in the source. */
  readonly place: SourcePlace;
}

/** A route that passes requests on, and what it adds to them: its policies, found by its keys, and filters that no lower route replaces. */
export interface IrRouteAbove {
  /**
   * The key of the route.
   * Limits: 1 to 8192 characters.
   */
  readonly key: IrKey;
  /**
   * The key of the route to which this rule belongs; targets of kind `route` may also use it.
   * Limits: 1 to 8192 characters.
   */
  readonly parent?: IrKey;
  /**
   * Matches, one of which a request must meet.
   * Limits: at most 4096 items.
   */
  readonly matches: readonly IrRouteMatch[];
  /**
   * The filters in their order; the name of the `backendRef` of a mirror is the key of a backend.
   * Limits: at most 1024 items.
   */
  readonly filters: readonly HttpRouteFilter[];
}

/** A route that passes requests on, and what it adds to them: its policies, found by its keys, and filters that no lower route replaces. (As written: properties with a default may be left out.) */
export interface IrRouteAboveInput {
  /**
   * The key of the route.
   * Limits: 1 to 8192 characters.
   */
  readonly key: IrKey;
  /**
   * The key of the route to which this rule belongs; targets of kind `route` may also use it.
   * Limits: 1 to 8192 characters.
   */
  readonly parent?: IrKey;
  /**
   * Matches, one of which a request must meet.
   * Limits: at most 4096 items.
   */
  readonly matches: readonly IrRouteMatchInput[];
  /**
   * The filters in their order; the name of the `backendRef` of a mirror is the key of a backend.
   * Limits: at most 1024 items.
   */
  readonly filters: readonly HttpRouteFilterInput[];
}

/** Conditions that must all be true of a request. */
export interface IrRouteMatch {
  /**
   * Condition on the path; every path when unset.
   * Default: `{"type":"PathPrefix","value":"/"}`.
   */
  readonly path: HttpPathMatch;
  /**
   * Conditions on query parameters, each with another name; none when unset.
   * Limits: at most 16 items, unique by name.
   */
  readonly queryParams?: readonly HttpQueryParamMatch[];
  /** Method of the request; any when unset. */
  readonly method?: "GET" | "HEAD" | "POST" | "PUT" | "DELETE" | "CONNECT" | "OPTIONS" | "TRACE" | "PATCH";
  /**
   * Conditions on headers, each with another name; none when unset.
   * Limits: at most 16 items, unique by name.
   */
  readonly headers?: readonly HttpHeaderMatch[];
  /** Where the path is an expression for calls of a GRPCRoute: what decides among these, all of which go before the prefix `/`. Unset: it is another path. */
  readonly call?: IrCallRank;
}

/** Conditions that must all be true of a request. (As written: properties with a default may be left out.) */
export interface IrRouteMatchInput {
  /**
   * Condition on the path; every path when unset.
   * Default: `{"type":"PathPrefix","value":"/"}`.
   */
  readonly path?: HttpPathMatchInput;
  /**
   * Conditions on query parameters, each with another name; none when unset.
   * Limits: at most 16 items, unique by name.
   */
  readonly queryParams?: readonly HttpQueryParamMatchInput[];
  /** Method of the request; any when unset. */
  readonly method?: "GET" | "HEAD" | "POST" | "PUT" | "DELETE" | "CONNECT" | "OPTIONS" | "TRACE" | "PATCH";
  /**
   * Conditions on headers, each with another name; none when unset.
   * Limits: at most 16 items, unique by name.
   */
  readonly headers?: readonly HttpHeaderMatchInput[];
  /** Where the path is an expression for calls of a GRPCRoute: what decides among these, all of which go before the prefix `/`. Unset: it is another path. */
  readonly call?: IrCallRank;
}

/** A target of policies that is a route. */
export interface IrRouteTarget {
  /** The kind of the target. */
  readonly kind: "route";
  /**
   * The key of one rule, or the `parent` of several rules, which is less specific.
   * Limits: 1 to 8192 characters.
   */
  readonly route: IrKey;
}

/** IrRouteTarget as written: it has no defaults. */
export type IrRouteTargetInput = IrRouteTarget;

/** A target of policies that is a section of a backend. */
export interface IrSectionTarget {
  /** The kind of the target. */
  readonly kind: "section";
  /**
   * The key of the backend.
   * Limits: 1 to 8192 characters.
   */
  readonly backend: IrKey;
  /**
   * An MCP target or an LLM provider of the backend.
   * Limits: 1 to 253 characters.
   */
  readonly section: string;
}

/** IrSectionTarget as written: it has no defaults. */
export type IrSectionTargetInput = IrSectionTarget;

/** The servers behind a Service, or of a static backend that has several: any of them takes a request. */
export interface IrServiceBackend {
  /**
   * The endpoints; requests get 503 when there are none.
   * Limits: at most 16384 items.
   */
  readonly endpoints: readonly IrEndpoint[];
  /** The HTTP version of the endpoints, unless a policy sets one; unset: the one that suits each request. */
  readonly version?: "HTTP1" | "HTTP2";
  /** Whether it is a static backend; unset: a Service. */
  readonly isStatic?: boolean;
  /** Who chooses an endpoint for each request; unset: the gateway does. */
  readonly picker?: IrPicker;
}

/** IrServiceBackend as written: it has no defaults. */
export type IrServiceBackendInput = IrServiceBackend;

/** The servers behind a Service. */
export interface IrServiceKindBackend {
  /**
   * The name under `backends`, or the place of an inline one, such as `web/api/backends/0`.
   * Limits: 1 to 8192 characters.
   */
  readonly key: IrKey;
  /**
   * What logs and traces show: the name, or `host:port` of an inline one.
   * Limits: 1 to 1024 characters.
   */
  readonly name: string;
  /** The place of the backend in the source. */
  readonly place: SourcePlace;
  /** The kind of the backend. */
  readonly kind: "service";
  /** The servers behind a Service, or of a static backend that has several: any of them takes a request. */
  readonly service: IrServiceBackend;
}

/** IrServiceKindBackend as written: it has no defaults. */
export type IrServiceKindBackendInput = IrServiceKindBackend;

/** A backend that is one server. */
export interface IrStaticBackend {
  /**
   * The name under `backends`, or the place of an inline one, such as `web/api/backends/0`.
   * Limits: 1 to 8192 characters.
   */
  readonly key: IrKey;
  /**
   * What logs and traces show: the name, or `host:port` of an inline one.
   * Limits: 1 to 1024 characters.
   */
  readonly name: string;
  /** The place of the backend in the source. */
  readonly place: SourcePlace;
  /** The kind of the backend. */
  readonly kind: "static";
  /** The endpoint of the server. */
  readonly static: IrEndpoint;
}

/** IrStaticBackend as written: it has no defaults. */
export type IrStaticBackendInput = IrStaticBackend;

/** What policies are attached to, by keys of the internal form; least specific first. */
export type IrTarget = IrGatewayTarget | IrBindTarget | IrListenerSetTarget | IrListenerTarget | IrRouteTarget | IrBackendRefTarget | IrBackendTarget | IrSectionTarget;

/** IrTarget as written: it has no defaults. */
export type IrTargetInput = IrTarget;

/** A route of connections whose bytes are passed on unchanged; its host names are TLS server names. */
export interface IrTcpRoute {
  /**
   * Such as `web/api`: the name that logs, metrics and traces show.
   * Limits: 1 to 8192 characters.
   */
  readonly key: IrKey;
  /**
   * The name of the route.
   * Limits: 1 to 1024 characters.
   */
  readonly name: string;
  /**
   * The key of the route to which this rule belongs; targets of kind `route` may also use it.
   * Limits: 1 to 8192 characters.
   */
  readonly parent?: IrKey;
  /**
   * The keys of its listeners.
   * Limits: at most 4096 items.
   */
  readonly listeners: readonly IrKey[];
  /**
   * Position in its source, or, with `rank`, in its route: the last rule of precedence.
   * Limits: at least 0.
   */
  readonly order: number;
  /**
   * Compared before `order`; the smaller string comes first. It does not depend on other routes, so that adding or removing a route does not change the others. Unset: only `order` decides.
   * Limits: 1 to 1024 characters.
   */
  readonly rank?: string;
  /**
   * The hosts; all when empty.
   * Limits: at most 4096 items.
   */
  readonly hostnames: readonly string[];
  /**
   * Matches, one of which a request must meet.
   * Limits: at most 4096 items.
   */
  readonly matches: readonly IrRouteMatch[];
  /**
   * The filters in their order; the name of the `backendRef` of a mirror is the key of a backend.
   * Limits: at most 1024 items.
   */
  readonly filters: readonly HttpRouteFilter[];
  /**
   * The backends that take the requests.
   * Limits: at most 4096 items.
   */
  readonly backends: readonly IrWeightedBackend[];
  /** How its sessions stay at one endpoint; they do not when unset. */
  readonly sessionPersistence?: SessionPersistence;
  /**
   * The groups that take a share of the requests; unset: there are none.
   * Limits: at most 4096 items.
   */
  readonly delegates?: readonly IrDelegate[];
  /**
   * The group from which the route gets its requests; unset: its listeners.
   * Limits: 1 to 8192 characters.
   */
  readonly group?: IrKey;
  /**
   * The routes that delegate requests to this route, outermost first; unset: there are none.
   * Limits: at most 64 items.
   */
  readonly above?: readonly IrRouteAbove[];
  /** The place of the route in the source. */
  readonly place: SourcePlace;
  /**
   * How long a connection may be idle in both directions.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly idleTimeout: Duration;
}

/** A route of connections whose bytes are passed on unchanged; its host names are TLS server names. (As written: properties with a default may be left out.) */
export interface IrTcpRouteInput {
  /**
   * Such as `web/api`: the name that logs, metrics and traces show.
   * Limits: 1 to 8192 characters.
   */
  readonly key: IrKey;
  /**
   * The name of the route.
   * Limits: 1 to 1024 characters.
   */
  readonly name: string;
  /**
   * The key of the route to which this rule belongs; targets of kind `route` may also use it.
   * Limits: 1 to 8192 characters.
   */
  readonly parent?: IrKey;
  /**
   * The keys of its listeners.
   * Limits: at most 4096 items.
   */
  readonly listeners: readonly IrKey[];
  /**
   * Position in its source, or, with `rank`, in its route: the last rule of precedence.
   * Limits: at least 0.
   */
  readonly order: number;
  /**
   * Compared before `order`; the smaller string comes first. It does not depend on other routes, so that adding or removing a route does not change the others. Unset: only `order` decides.
   * Limits: 1 to 1024 characters.
   */
  readonly rank?: string;
  /**
   * The hosts; all when empty.
   * Limits: at most 4096 items.
   */
  readonly hostnames: readonly string[];
  /**
   * Matches, one of which a request must meet.
   * Limits: at most 4096 items.
   */
  readonly matches: readonly IrRouteMatchInput[];
  /**
   * The filters in their order; the name of the `backendRef` of a mirror is the key of a backend.
   * Limits: at most 1024 items.
   */
  readonly filters: readonly HttpRouteFilterInput[];
  /**
   * The backends that take the requests.
   * Limits: at most 4096 items.
   */
  readonly backends: readonly IrWeightedBackendInput[];
  /** How its sessions stay at one endpoint; they do not when unset. */
  readonly sessionPersistence?: SessionPersistenceInput;
  /**
   * The groups that take a share of the requests; unset: there are none.
   * Limits: at most 4096 items.
   */
  readonly delegates?: readonly IrDelegate[];
  /**
   * The group from which the route gets its requests; unset: its listeners.
   * Limits: 1 to 8192 characters.
   */
  readonly group?: IrKey;
  /**
   * The routes that delegate requests to this route, outermost first; unset: there are none.
   * Limits: at most 64 items.
   */
  readonly above?: readonly IrRouteAboveInput[];
  /** The place of the route in the source. */
  readonly place: SourcePlace;
  /**
   * How long a connection may be idle in both directions.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly idleTimeout: Duration;
}

/** Policies of the traffic block. */
export interface IrTrafficAttachment {
  /**
   * The resource, such as `EdgePolicy apps/login`; unset for a configuration file.
   * Limits: 1 to 1024 characters.
   */
  readonly document?: string;
  /**
   * JSON pointer (RFC 6901) into the document.
   * Limits: at most 4096 characters.
   */
  readonly pointer: string;
  /** What policies are attached to, by keys of the internal form; least specific first. */
  readonly target: IrTarget;
  /** Precedence of the policy resource; unset for policies in the target itself, which win over attached ones. */
  readonly policy?: IrAttachedPolicy;
  /** The block of policies: `traffic`. */
  readonly block: "traffic";
  /** Before a route is selected or after it: the two never merge. */
  readonly phase: "PreRouting" | "PostRouting";
  /** The policies that are attached to the target. */
  readonly policies: TrafficPolicies;
  /** Whether `authorization` lets no request pass because another policy of the place cannot run, so that an override does not suppress it; it does when unset. */
  readonly refusesAll?: boolean;
}

/** Policies of the traffic block. (As written: properties with a default may be left out.) */
export interface IrTrafficAttachmentInput {
  /**
   * The resource, such as `EdgePolicy apps/login`; unset for a configuration file.
   * Limits: 1 to 1024 characters.
   */
  readonly document?: string;
  /**
   * JSON pointer (RFC 6901) into the document.
   * Limits: at most 4096 characters.
   */
  readonly pointer: string;
  /** What policies are attached to, by keys of the internal form; least specific first. */
  readonly target: IrTarget;
  /** Precedence of the policy resource; unset for policies in the target itself, which win over attached ones. */
  readonly policy?: IrAttachedPolicy;
  /** The block of policies: `traffic`. */
  readonly block: "traffic";
  /** Before a route is selected or after it: the two never merge. */
  readonly phase: "PreRouting" | "PostRouting";
  /** The policies that are attached to the target. */
  readonly policies: TrafficPoliciesInput;
  /** Whether `authorization` lets no request pass because another policy of the place cannot run, so that an override does not suppress it; it does when unset. */
  readonly refusesAll?: boolean;
}

/** Where datagrams go, all of one client to one backend. */
export interface IrUdpRoute {
  /**
   * Such as `web/api`: the name that logs, metrics and traces show.
   * Limits: 1 to 8192 characters.
   */
  readonly key: IrKey;
  /**
   * The name of the route.
   * Limits: 1 to 1024 characters.
   */
  readonly name: string;
  /**
   * The key of the route to which this rule belongs; targets of kind `route` may also use it.
   * Limits: 1 to 8192 characters.
   */
  readonly parent?: IrKey;
  /**
   * The keys of its listeners.
   * Limits: at most 4096 items.
   */
  readonly listeners: readonly IrKey[];
  /**
   * Position in its source, or, with `rank`, in its route: the last rule of precedence.
   * Limits: at least 0.
   */
  readonly order: number;
  /**
   * Compared before `order`; the smaller string comes first. It does not depend on other routes, so that adding or removing a route does not change the others. Unset: only `order` decides.
   * Limits: 1 to 1024 characters.
   */
  readonly rank?: string;
  /**
   * The hosts; all when empty.
   * Limits: at most 4096 items.
   */
  readonly hostnames: readonly string[];
  /**
   * Matches, one of which a request must meet.
   * Limits: at most 4096 items.
   */
  readonly matches: readonly IrRouteMatch[];
  /**
   * The filters in their order; the name of the `backendRef` of a mirror is the key of a backend.
   * Limits: at most 1024 items.
   */
  readonly filters: readonly HttpRouteFilter[];
  /**
   * The backends that take the requests.
   * Limits: at most 4096 items.
   */
  readonly backends: readonly IrWeightedBackend[];
  /** How its sessions stay at one endpoint; they do not when unset. */
  readonly sessionPersistence?: SessionPersistence;
  /**
   * The groups that take a share of the requests; unset: there are none.
   * Limits: at most 4096 items.
   */
  readonly delegates?: readonly IrDelegate[];
  /**
   * The group from which the route gets its requests; unset: its listeners.
   * Limits: 1 to 8192 characters.
   */
  readonly group?: IrKey;
  /**
   * The routes that delegate requests to this route, outermost first; unset: there are none.
   * Limits: at most 64 items.
   */
  readonly above?: readonly IrRouteAbove[];
  /** The place of the route in the source. */
  readonly place: SourcePlace;
  /**
   * How long a client and its backend may be idle before the gateway forgets that they belong together.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly idleTimeout: Duration;
}

/** Where datagrams go, all of one client to one backend. (As written: properties with a default may be left out.) */
export interface IrUdpRouteInput {
  /**
   * Such as `web/api`: the name that logs, metrics and traces show.
   * Limits: 1 to 8192 characters.
   */
  readonly key: IrKey;
  /**
   * The name of the route.
   * Limits: 1 to 1024 characters.
   */
  readonly name: string;
  /**
   * The key of the route to which this rule belongs; targets of kind `route` may also use it.
   * Limits: 1 to 8192 characters.
   */
  readonly parent?: IrKey;
  /**
   * The keys of its listeners.
   * Limits: at most 4096 items.
   */
  readonly listeners: readonly IrKey[];
  /**
   * Position in its source, or, with `rank`, in its route: the last rule of precedence.
   * Limits: at least 0.
   */
  readonly order: number;
  /**
   * Compared before `order`; the smaller string comes first. It does not depend on other routes, so that adding or removing a route does not change the others. Unset: only `order` decides.
   * Limits: 1 to 1024 characters.
   */
  readonly rank?: string;
  /**
   * The hosts; all when empty.
   * Limits: at most 4096 items.
   */
  readonly hostnames: readonly string[];
  /**
   * Matches, one of which a request must meet.
   * Limits: at most 4096 items.
   */
  readonly matches: readonly IrRouteMatchInput[];
  /**
   * The filters in their order; the name of the `backendRef` of a mirror is the key of a backend.
   * Limits: at most 1024 items.
   */
  readonly filters: readonly HttpRouteFilterInput[];
  /**
   * The backends that take the requests.
   * Limits: at most 4096 items.
   */
  readonly backends: readonly IrWeightedBackendInput[];
  /** How its sessions stay at one endpoint; they do not when unset. */
  readonly sessionPersistence?: SessionPersistenceInput;
  /**
   * The groups that take a share of the requests; unset: there are none.
   * Limits: at most 4096 items.
   */
  readonly delegates?: readonly IrDelegate[];
  /**
   * The group from which the route gets its requests; unset: its listeners.
   * Limits: 1 to 8192 characters.
   */
  readonly group?: IrKey;
  /**
   * The routes that delegate requests to this route, outermost first; unset: there are none.
   * Limits: at most 64 items.
   */
  readonly above?: readonly IrRouteAboveInput[];
  /** The place of the route in the source. */
  readonly place: SourcePlace;
  /**
   * How long a client and its backend may be idle before the gateway forgets that they belong together.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly idleTimeout: Duration;
}

/** A reference that could not be resolved: its share of the requests gets 500. */
export interface IrUnresolvedBackend {
  /**
   * The name under `backends`, or the place of an inline one, such as `web/api/backends/0`.
   * Limits: 1 to 8192 characters.
   */
  readonly key: IrKey;
  /**
   * What logs and traces show: the name, or `host:port` of an inline one.
   * Limits: 1 to 1024 characters.
   */
  readonly name: string;
  /** The place of the backend in the source. */
  readonly place: SourcePlace;
  /** The kind of the backend. */
  readonly kind: "unresolved";
}

/** IrUnresolvedBackend as written: it has no defaults. */
export type IrUnresolvedBackendInput = IrUnresolvedBackend;

/** The values of a Secret or a ConfigMap that is referenced. */
export interface IrValues {
  /**
   * The name that references use.
   * Limits: 1 to 8192 characters.
   */
  readonly name: IrKey;
  /**
   * The values by their keys.
   * Limits: at most 16384 entries, names of 1 to 1024 characters.
   */
  readonly values: Readonly<Record<string, string>>;
}

/** IrValues as written: it has no defaults. */
export type IrValuesInput = IrValues;

/** Models that take the requests of another one. */
export interface IrVirtualModel {
  /** How a model is chosen: at random by weight, by priority and health, or by conditions in their order. */
  readonly choice: "Weighted" | "Failover" | "Conditional";
  /**
   * The models behind the virtual model.
   * Limits: 1 to 64 items.
   */
  readonly targets: readonly IrModelTarget[];
}

/** IrVirtualModel as written: it has no defaults. */
export type IrVirtualModelInput = IrVirtualModel;

/** A backend and its share of the requests. */
export interface IrWeightedBackend {
  /**
   * The share, relative to the other weights.
   * Limits: 0 to 1000000.
   */
  readonly weight: number;
  /**
   * The key of a backend.
   * Limits: 1 to 8192 characters.
   */
  readonly backend: IrKey;
  /**
   * Filters of this backend reference alone.
   * Limits: at most 1024 items.
   */
  readonly filters: readonly HttpRouteFilter[];
  /** The place of the reference in the source. */
  readonly place: SourcePlace;
}

/** A backend and its share of the requests. (As written: properties with a default may be left out.) */
export interface IrWeightedBackendInput {
  /**
   * The share, relative to the other weights.
   * Limits: 0 to 1000000.
   */
  readonly weight: number;
  /**
   * The key of a backend.
   * Limits: 1 to 8192 characters.
   */
  readonly backend: IrKey;
  /**
   * Filters of this backend reference alone.
   * Limits: at most 1024 items.
   */
  readonly filters: readonly HttpRouteFilterInput[];
  /** The place of the reference in the source. */
  readonly place: SourcePlace;
}

/** How the gateway takes part in an Istio mesh, whose certificate authority issues the identity that listeners and backends with SPIFFE use. */
export interface IstioSettings {
  /**
   * Address of the certificate authority, such as `https://istiod.istio-system.svc:15012`. The gateway is not ready until it has its first certificate; when unset, it is not part of a mesh. If `spiffe.endpoint` is set, too, the Workload API issues the identity.
   * Limits: 1 to 512 characters, form: http:// or https://, a host and a port.
   */
  readonly caAddress?: string;
  /**
   * File with the token of the service account, which is sent to the authority and says for which workload the certificate is; it is read for each certificate.
   * Default: `/var/run/secrets/tokens/istio-token`.
   * Limits: 1 to 4096 characters.
   */
  readonly tokenFile: FilePath;
  /**
   * PEM file of the authorities that verify the server of the certificate authority; those of the system if the file does not exist.
   * Default: `/var/run/secrets/istio/root-cert.pem`.
   * Limits: 1 to 4096 characters.
   */
  readonly rootCertificates: FilePath;
  /**
   * The trust domain of the requested identity.
   * Default: `cluster.local`.
   * Limits: 1 to 256 characters.
   */
  readonly trustDomain: ShortString;
  /**
   * Trust domains beside that of the gateway itself whose workloads are accepted as servers.
   * Default: `[]`.
   * Limits: at most 64 items, every item once.
   */
  readonly additionalTrustDomains: readonly ShortString[];
  /**
   * The name of the cluster in the mesh, which is sent to the authority.
   * Default: `Kubernetes`.
   * Limits: 1 to 256 characters.
   */
  readonly clusterId: ShortString;
}

/** How the gateway takes part in an Istio mesh, whose certificate authority issues the identity that listeners and backends with SPIFFE use. (As written: properties with a default may be left out.) */
export interface IstioSettingsInput {
  /**
   * Address of the certificate authority, such as `https://istiod.istio-system.svc:15012`. The gateway is not ready until it has its first certificate; when unset, it is not part of a mesh. If `spiffe.endpoint` is set, too, the Workload API issues the identity.
   * Limits: 1 to 512 characters, form: http:// or https://, a host and a port.
   */
  readonly caAddress?: string;
  /**
   * File with the token of the service account, which is sent to the authority and says for which workload the certificate is; it is read for each certificate.
   * Default: `/var/run/secrets/tokens/istio-token`.
   * Limits: 1 to 4096 characters.
   */
  readonly tokenFile?: FilePath;
  /**
   * PEM file of the authorities that verify the server of the certificate authority; those of the system if the file does not exist.
   * Default: `/var/run/secrets/istio/root-cert.pem`.
   * Limits: 1 to 4096 characters.
   */
  readonly rootCertificates?: FilePath;
  /**
   * The trust domain of the requested identity.
   * Default: `cluster.local`.
   * Limits: 1 to 256 characters.
   */
  readonly trustDomain?: ShortString;
  /**
   * Trust domains beside that of the gateway itself whose workloads are accepted as servers.
   * Default: `[]`.
   * Limits: at most 64 items, every item once.
   */
  readonly additionalTrustDomains?: readonly ShortString[];
  /**
   * The name of the cluster in the mesh, which is sent to the authority.
   * Default: `Kubernetes`.
   * Limits: 1 to 256 characters.
   */
  readonly clusterId?: ShortString;
}

/** Verifies bearer tokens (RFC 7519, RFC 7662). */
export interface JwtAuthentication {
  /**
   * Strict: a valid token must be present, else 401; Optional: a token, if present, must be valid; Permissive: no request is rejected.
   * Default: `Strict`.
   */
  readonly mode: "Strict" | "Optional" | "Permissive";
  /**
   * The identity providers; a token must come from one of them.
   * Limits: 1 to 64 items.
   */
  readonly providers: readonly JwtProvider[];
  /**
   * Where the token is in a request.
   * Default: `{"header":{"name":"Authorization","prefix":"Bearer "}}`.
   */
  readonly location: ExtractionLocation;
  /**
   * Whether the verified token is forwarded; it is removed from the request otherwise.
   * Default: `false`.
   */
  readonly preserveToken: boolean;
  /** OAuth 2.0 of MCP clients; tokens are verified without it when unset. */
  readonly mcp?: McpAuthentication;
}

/** Verifies bearer tokens (RFC 7519, RFC 7662). (As written: properties with a default may be left out.) */
export interface JwtAuthenticationInput {
  /**
   * Strict: a valid token must be present, else 401; Optional: a token, if present, must be valid; Permissive: no request is rejected.
   * Default: `Strict`.
   */
  readonly mode?: "Strict" | "Optional" | "Permissive";
  /**
   * The identity providers; a token must come from one of them.
   * Limits: 1 to 64 items.
   */
  readonly providers: readonly JwtProviderInput[];
  /**
   * Where the token is in a request.
   * Default: `{"header":{"name":"Authorization","prefix":"Bearer "}}`.
   */
  readonly location?: ExtractionLocation;
  /**
   * Whether the verified token is forwarded; it is removed from the request otherwise.
   * Default: `false`.
   */
  readonly preserveToken?: boolean;
  /** OAuth 2.0 of MCP clients; tokens are verified without it when unset. */
  readonly mcp?: McpAuthenticationInput;
}

/** An identity provider whose tokens are accepted. */
export interface JwtProvider {
  /**
   * Must equal the `iss` claim of a token exactly.
   * Limits: 1 to 256 characters.
   */
  readonly issuer: ShortString;
  /**
   * One of them must be in the `aud` claim of a token; any audience when unset.
   * Limits: 1 to 64 items.
   */
  readonly audiences?: readonly LongString[];
  /** The signing keys; no token is verified here, only by introspection, when unset. */
  readonly jwks?: KeySet;
  /** The server that is asked about tokens that are not JWTs, and about all tokens without `jwks`; such tokens are refused when unset. */
  readonly introspection?: TokenIntrospection;
  /**
   * Claims that a token must have, beside `iss`, and beside `aud` when audiences are named.
   * Default: `["exp"]`.
   * Limits: at most 16 items, every item once.
   */
  readonly requiredClaims: readonly ShortString[];
}

/** An identity provider whose tokens are accepted. (As written: properties with a default may be left out.) */
export interface JwtProviderInput {
  /**
   * Must equal the `iss` claim of a token exactly.
   * Limits: 1 to 256 characters.
   */
  readonly issuer: ShortString;
  /**
   * One of them must be in the `aud` claim of a token; any audience when unset.
   * Limits: 1 to 64 items.
   */
  readonly audiences?: readonly LongString[];
  /** The signing keys; no token is verified here, only by introspection, when unset. */
  readonly jwks?: KeySetInput;
  /** The server that is asked about tokens that are not JWTs, and about all tokens without `jwks`; such tokens are refused when unset. */
  readonly introspection?: TokenIntrospectionInput;
  /**
   * Claims that a token must have, beside `iss`, and beside `aud` when audiences are named.
   * Default: `["exp"]`.
   * Limits: at most 16 items, every item once.
   */
  readonly requiredClaims?: readonly ShortString[];
}

/** The gateway signs a token of its own. */
export interface JwtSign {
  /** The Secret with the key, as PEM. */
  readonly signingKeyRef: SecretKeyRef;
  /**
   * Algorithm of the signature (RFC 7518 section 3.1).
   * Default: `RS256`.
   */
  readonly alg: "RS256" | "RS384" | "RS512" | "PS256" | "ES256" | "ES384";
  /**
   * Identifier of the key in the header; none when unset.
   * Limits: 1 to 256 characters.
   */
  readonly kid?: ShortString;
  /**
   * Claims beside `iat`, `exp` and `nbf`, which the gateway sets; none when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters, form of names: a claim other than iat, exp and nbf.
   */
  readonly claims?: Readonly<Record<string, JsonValue>>;
  /**
   * How long the token is valid.
   * Default: `300s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly ttl: Duration;
  /**
   * Where the token is inserted.
   * Default: `{"header":{"name":"Authorization","prefix":"Bearer "}}`.
   */
  readonly location: CredentialLocation;
}

/** The gateway signs a token of its own. (As written: properties with a default may be left out.) */
export interface JwtSignInput {
  /** The Secret with the key, as PEM. */
  readonly signingKeyRef: SecretKeyRefInput;
  /**
   * Algorithm of the signature (RFC 7518 section 3.1).
   * Default: `RS256`.
   */
  readonly alg?: "RS256" | "RS384" | "RS512" | "PS256" | "ES256" | "ES384";
  /**
   * Identifier of the key in the header; none when unset.
   * Limits: 1 to 256 characters.
   */
  readonly kid?: ShortString;
  /**
   * Claims beside `iat`, `exp` and `nbf`, which the gateway sets; none when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters, form of names: a claim other than iat, exp and nbf.
   */
  readonly claims?: Readonly<Record<string, JsonValue>>;
  /**
   * How long the token is valid.
   * Default: `300s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly ttl?: Duration;
  /**
   * Where the token is inserted.
   * Default: `{"header":{"name":"Authorization","prefix":"Bearer "}}`.
   */
  readonly location?: CredentialLocation;
}

/** A group of the key exchange of TLS (RFC 8446 section 4.2.7). */
export type KeyExchangeGroup = "X25519" | "P-256" | "P-384" | "X25519_MLKEM768";

/** KeyExchangeGroup as written: it has no defaults. */
export type KeyExchangeGroupInput = KeyExchangeGroup;

/** Where the signing keys of an identity provider come from. */
export type KeySet = (
  | {
      /** A key set that is fetched. */
      readonly remote: RemoteKeySet;
      readonly inline?: never;
      readonly file?: never;
    }
  | {
      readonly remote?: never;
      /**
       * The key set itself, as JSON (RFC 7517).
       * Limits: 2 to 65536 characters.
       */
      readonly inline: string;
      readonly file?: never;
    }
  | {
      readonly remote?: never;
      readonly inline?: never;
      /**
       * A file with the key set; it is read again when it changes.
       * Limits: 1 to 4096 characters.
       */
      readonly file: FilePath;
    }
);

/** Where the signing keys of an identity provider come from. (As written: properties with a default may be left out.) */
export type KeySetInput = (
  | {
      /** A key set that is fetched. */
      readonly remote: RemoteKeySetInput;
      readonly inline?: never;
      readonly file?: never;
    }
  | {
      readonly remote?: never;
      /**
       * The key set itself, as JSON (RFC 7517).
       * Limits: 2 to 65536 characters.
       */
      readonly inline: string;
      readonly file?: never;
    }
  | {
      readonly remote?: never;
      readonly inline?: never;
      /**
       * A file with the key set; it is read again when it changes.
       * Limits: 1 to 4096 characters.
       */
      readonly file: FilePath;
    }
);

/**
 * A kind of object.
 * Limits: 1 to 63 characters, form: a kind such as Service.
 */
export type Kind = string;

/** Kind as written: it has no defaults. */
export type KindInput = Kind;

/** Values that are not confidential. */
export interface KubernetesConfigMap {
  /** The version of the API. */
  readonly apiVersion: "v1";
  /** The kind of the object. */
  readonly kind: "ConfigMap";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /**
   * The values by their keys.
   * Limits: at most 1024 entries, names of 1 to 253 characters, form of names: letters, digits, `-`, `_` and `.`.
   */
  readonly data?: Readonly<Record<string, string>>;
  /**
   * Values that are not text, by key.
   * Limits: at most 1024 entries, names of 1 to 253 characters, form of names: letters, digits, `-`, `_` and `.`.
   */
  readonly binaryData?: Readonly<Record<string, string>>;
  /** Whether the values are fixed. */
  readonly immutable?: boolean;
}

/** KubernetesConfigMap as written: it has no defaults. */
export type KubernetesConfigMapInput = KubernetesConfigMap;

/** Endpoints of a Service, which the label `kubernetes.io/service-name` names. */
export interface KubernetesEndpointSlice {
  /** The version of the API. */
  readonly apiVersion: "discovery.k8s.io/v1";
  /** The kind of the object. */
  readonly kind: "EndpointSlice";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The type of the addresses, such as `IPv4`. */
  readonly addressType: "IPv4" | "IPv6" | "FQDN";
  /**
   * The endpoints of the Service.
   * Limits: at most 1000 items.
   */
  readonly endpoints?: readonly SliceEndpoint[];
  /**
   * The ports that each endpoint has.
   * Limits: at most 20000 items.
   */
  readonly ports?: readonly SlicePort[];
}

/** Endpoints of a Service, which the label `kubernetes.io/service-name` names. (As written: properties with a default may be left out.) */
export interface KubernetesEndpointSliceInput {
  /** The version of the API. */
  readonly apiVersion: "discovery.k8s.io/v1";
  /** The kind of the object. */
  readonly kind: "EndpointSlice";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The type of the addresses, such as `IPv4`. */
  readonly addressType: "IPv4" | "IPv6" | "FQDN";
  /**
   * The endpoints of the Service.
   * Limits: at most 1000 items.
   */
  readonly endpoints?: readonly SliceEndpoint[];
  /**
   * The ports that each endpoint has.
   * Limits: at most 20000 items.
   */
  readonly ports?: readonly SlicePortInput[];
}

/** Fields as Kubernetes defines them; they are passed on unchanged. */
export interface KubernetesFields {
}

/** KubernetesFields as written: it has no defaults. */
export type KubernetesFieldsInput = KubernetesFields;

/** A namespace; its labels are what selectors of namespaces read. */
export interface KubernetesNamespace {
  /** The version of the API. */
  readonly apiVersion: "v1";
  /** The kind of the object. */
  readonly kind: "Namespace";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** Allowed, but not read. */
  readonly spec?: KubernetesFields;
  /** Allowed, but not read. */
  readonly status?: KubernetesFields;
}

/** KubernetesNamespace as written: it has no defaults. */
export type KubernetesNamespaceInput = KubernetesNamespace;

/** A pod that may serve requests; other fields are kept and not read. */
export interface KubernetesPod {
  /** The version of the API. */
  readonly apiVersion: "v1";
  /** The kind of the object. */
  readonly kind: "Pod";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /**
   * The desired state.
   * Default: `{}`.
   */
  readonly spec: PodSpec;
  /**
   * The observed state.
   * Default: `{}`.
   */
  readonly status: PodStatus;
}

/** A pod that may serve requests; other fields are kept and not read. (As written: properties with a default may be left out.) */
export interface KubernetesPodInput {
  /** The version of the API. */
  readonly apiVersion: "v1";
  /** The kind of the object. */
  readonly kind: "Pod";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /**
   * The desired state.
   * Default: `{}`.
   */
  readonly spec?: PodSpec;
  /**
   * The observed state.
   * Default: `{}`.
   */
  readonly status?: PodStatus;
}

/** An object with confidential values. */
export interface KubernetesSecret {
  /** The version of the API. */
  readonly apiVersion: "v1";
  /** The kind of the object. */
  readonly kind: "Secret";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /**
   * The purpose of the values, such as `kubernetes.io/tls`.
   * Default: `Opaque`.
   * Limits: at most 316 characters.
   */
  readonly type: string;
  /**
   * The values by their keys.
   * Limits: at most 1024 entries, names of 1 to 253 characters, form of names: letters, digits, `-`, `_` and `.`, form of values: Base64.
   */
  readonly data?: Readonly<Record<string, string>>;
  /**
   * Values by key, which win over those of `data`.
   * Limits: at most 1024 entries, names of 1 to 253 characters, form of names: letters, digits, `-`, `_` and `.`.
   */
  readonly stringData?: Readonly<Record<string, string>>;
  /** Whether the values are fixed. */
  readonly immutable?: boolean;
}

/** An object with confidential values. (As written: properties with a default may be left out.) */
export interface KubernetesSecretInput {
  /** The version of the API. */
  readonly apiVersion: "v1";
  /** The kind of the object. */
  readonly kind: "Secret";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /**
   * The purpose of the values, such as `kubernetes.io/tls`.
   * Default: `Opaque`.
   * Limits: at most 316 characters.
   */
  readonly type?: string;
  /**
   * The values by their keys.
   * Limits: at most 1024 entries, names of 1 to 253 characters, form of names: letters, digits, `-`, `_` and `.`, form of values: Base64.
   */
  readonly data?: Readonly<Record<string, string>>;
  /**
   * Values by key, which win over those of `data`.
   * Limits: at most 1024 entries, names of 1 to 253 characters, form of names: letters, digits, `-`, `_` and `.`.
   */
  readonly stringData?: Readonly<Record<string, string>>;
  /** Whether the values are fixed. */
  readonly immutable?: boolean;
}

/** A name for a set of endpoints. */
export interface KubernetesService {
  /** The version of the API. */
  readonly apiVersion: "v1";
  /** The kind of the object. */
  readonly kind: "Service";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The desired state. */
  readonly spec: ServiceSpec;
  /** Allowed, but not read. */
  readonly status?: KubernetesFields;
}

/** A name for a set of endpoints. (As written: properties with a default may be left out.) */
export interface KubernetesServiceInput {
  /** The version of the API. */
  readonly apiVersion: "v1";
  /** The kind of the object. */
  readonly kind: "Service";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The desired state. */
  readonly spec: ServiceSpecInput;
  /** Allowed, but not read. */
  readonly status?: KubernetesFields;
}

/** A requirement on one label. */
export interface LabelRequirement {
  /**
   * The name of the label.
   * Limits: 1 to 317 characters.
   */
  readonly key: string;
  /** In: the value is listed; NotIn: it is not; Exists: the label is there; DoesNotExist: it is not. */
  readonly operator: "In" | "NotIn" | "Exists" | "DoesNotExist";
  /**
   * The values for the operators In and NotIn; none when unset.
   * Limits: at most 64 items.
   */
  readonly values?: readonly string[];
}

/** LabelRequirement as written: it has no defaults. */
export type LabelRequirementInput = LabelRequirement;

/** Selects objects that carry all of these labels. */
export interface LabelSelector {
  /**
   * Label names and their values; an empty map selects everything.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly matchLabels: Readonly<Record<string, string>>;
}

/** LabelSelector as written: it has no defaults. */
export type LabelSelectorInput = LabelSelector;

/**
 * Labels and their values.
 * Limits: at most 64 entries, names of 1 to 317 characters.
 */
export type Labels = Readonly<Record<string, string>>;

/** Labels as written: it has no defaults. */
export type LabelsInput = Labels;

/**
 * `ip:port`, `localhost:port`, `unix:/path` or `off`.
 * Limits: 1 to 256 characters, form: `ip:port`, `localhost:port`, `unix:/path` or `off`.
 */
export type ListenAddress = string;

/** ListenAddress as written: it has no defaults. */
export type ListenAddressInput = ListenAddress;

/** One step before the route is selected; the field that belongs to `type` must be set. */
export type ListenerFilter = {
  /** Kind of the filter. */
  readonly type: "ExternalAuth" | "ExtensionRef";
} & (
  | {
      /** Only with type ExternalAuth. */
      readonly externalAuth: HttpExternalAuthFilter;
      readonly extensionRef?: never;
    }
  | {
      readonly externalAuth?: never;
      /** Only with type ExtensionRef, which this build does not run. */
      readonly extensionRef: LocalObjectReference;
    }
);

/** ListenerFilter as written: it has no defaults. */
export type ListenerFilterInput = ListenerFilter;

/** What is done to every request of a listener before its route is selected. */
export interface ListenerFilters {
  /**
   * Filters of requests, in the order of execution.
   * Limits: at most 16 items.
   */
  readonly requests?: readonly ListenerFilter[];
}

/** ListenerFilters as written: it has no defaults. */
export type ListenerFiltersInput = ListenerFilters;

/** Namespaces from which listener sets may attach. */
export interface ListenerNamespaces {
  /**
   * All: every namespace; Selector: those that `selector` selects; Same: that of the gateway; None: no listener set.
   * Default: `None`.
   */
  readonly from: "All" | "Selector" | "Same" | "None";
  /** The labels of the namespaces; only read with `from: Selector`. */
  readonly selector?: ObjectSelector;
}

/** Namespaces from which listener sets may attach. (As written: properties with a default may be left out.) */
export interface ListenerNamespacesInput {
  /**
   * All: every namespace; Selector: those that `selector` selects; Same: that of the gateway; None: no listener set.
   * Default: `None`.
   */
  readonly from?: "All" | "Selector" | "Same" | "None";
  /** The labels of the namespaces; only read with `from: Selector`. */
  readonly selector?: ObjectSelector;
}

/**
 * Name of a gateway, or of one listener of it as `gateway/listener`.
 * Limits: 1 to 507 characters, form: the name of a gateway, or `gateway/listener`.
 */
export type ListenerRef = string;

/** ListenerRef as written: it has no defaults. */
export type ListenerRefInput = ListenerRef;

/** Further listeners of a gateway. */
export interface ListenerSet {
  /** The version of the API. */
  readonly apiVersion: "gateway.networking.k8s.io/v1";
  /** The kind of the object. */
  readonly kind: "ListenerSet";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The desired state. */
  readonly spec: ListenerSetSpec;
  /** What a controller found; not read. */
  readonly status?: KubernetesFields;
}

/** Further listeners of a gateway. (As written: properties with a default may be left out.) */
export interface ListenerSetInput {
  /** The version of the API. */
  readonly apiVersion: "gateway.networking.k8s.io/v1";
  /** The kind of the object. */
  readonly kind: "ListenerSet";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The desired state. */
  readonly spec: ListenerSetSpecInput;
  /** What a controller found; not read. */
  readonly status?: KubernetesFields;
}

/** A reference to a gateway. */
export interface ListenerSetParentRef {
  /**
   * The API group of the object.
   * Default: `gateway.networking.k8s.io`.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group: Group;
  /**
   * The kind of the object.
   * Default: `Gateway`.
   * Limits: 1 to 63 characters, form: a kind such as Service.
   */
  readonly kind: Kind;
  /**
   * The name of the object.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * The namespace; that of the referring object when unset.
   * Limits: 1 to 63 characters, form: a name of lower case letters, digits and `-`.
   */
  readonly namespace?: Namespace;
}

/** A reference to a gateway. (As written: properties with a default may be left out.) */
export interface ListenerSetParentRefInput {
  /**
   * The API group of the object.
   * Default: `gateway.networking.k8s.io`.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group?: Group;
  /**
   * The kind of the object.
   * Default: `Gateway`.
   * Limits: 1 to 63 characters, form: a kind such as Service.
   */
  readonly kind?: Kind;
  /**
   * The name of the object.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * The namespace; that of the referring object when unset.
   * Limits: 1 to 63 characters, form: a name of lower case letters, digits and `-`.
   */
  readonly namespace?: Namespace;
}

/** The gateway and the listeners that are added to it. */
export interface ListenerSetSpec {
  /** The Gateway that gets the listeners. */
  readonly parentRef: ListenerSetParentRef;
  /**
   * Further listeners of the gateway.
   * Limits: 1 to 64 items, unique by name, no two items may have the same port, protocol and hostname.
   */
  readonly listeners: readonly GatewayListener[];
}

/** The gateway and the listeners that are added to it. (As written: properties with a default may be left out.) */
export interface ListenerSetSpecInput {
  /** The Gateway that gets the listeners. */
  readonly parentRef: ListenerSetParentRefInput;
  /**
   * Further listeners of the gateway.
   * Limits: 1 to 64 items, unique by name, no two items may have the same port, protocol and hostname.
   */
  readonly listeners: readonly GatewayListenerInput[];
}

/** TLS of a listener. */
export interface ListenerTls {
  /**
   * Terminate: the gateway ends TLS; Passthrough: the backend does.
   * Default: `Terminate`.
   */
  readonly mode: "Terminate" | "Passthrough";
  /**
   * Secrets with certificate and key (`tls.crt`, `tls.key`).
   * Limits: at most 64 items.
   */
  readonly certificateRefs?: readonly SecretObjectRef[];
  /**
   * Options of the implementation.
   * Limits: at most 16 entries, names of 1 to 317 characters.
   */
  readonly options?: Readonly<Record<string, string>>;
}

/** TLS of a listener. (As written: properties with a default may be left out.) */
export interface ListenerTlsInput {
  /**
   * Terminate: the gateway ends TLS; Passthrough: the backend does.
   * Default: `Terminate`.
   */
  readonly mode?: "Terminate" | "Passthrough";
  /**
   * Secrets with certificate and key (`tls.crt`, `tls.key`).
   * Limits: at most 64 items.
   */
  readonly certificateRefs?: readonly SecretObjectRefInput[];
  /**
   * Options of the implementation.
   * Limits: at most 16 entries, names of 1 to 317 characters.
   */
  readonly options?: Readonly<Record<string, string>>;
}

/** A limit on what keys may spend. */
export type LlmBudget = {
  /** Whether it is for one key, or for all keys of a team or of a user. */
  readonly scope: "Key" | "Team" | "User";
  /**
   * The id of the key, or the name of the team or user.
   * Limits: 1 to 256 characters.
   */
  readonly subject: ShortString;
  /**
   * `Fixed`: all that is spent in a period is forgotten at its end; `Sliding`: each amount counts for the length of a period from when it was spent, or up to a sixtieth longer.
   * Default: `Fixed`.
   */
  readonly window: "Fixed" | "Sliding";
  /**
   * Time zone of `calendar`; UTC when unset.
   * Limits: 1 to 64 characters, form: the name of a time zone such as Europe/Berlin.
   */
  readonly timeZone?: TimeZone;
  /**
   * What happens to a call while the database cannot be used and this gateway has spent its part of the budget. `Refuse`: it gets 429; `Allow`: it passes, and is charged later, so that more than the budget may be spent.
   * Default: `Refuse`.
   */
  readonly whenUnavailable: "Refuse" | "Allow";
  /**
   * When it was made, in milliseconds since 1970.
   * Limits: 0 to 9007199254740991.
   */
  readonly createdAt: number;
} & (
  | {
      /**
       * Maximum number of input and output tokens of a period.
       * Limits: 1 to 9007199254740991.
       */
      readonly tokens: number;
      readonly dollars?: never;
    }
  | {
      readonly tokens?: never;
      /**
       * Maximum amount of dollars of a period, by the prices of the model catalogue; calls of models without a price are refused.
       * Limits: 1 to 16 characters, form: an amount of dollars such as 20 or 2.50.
       */
      readonly dollars: Dollars;
    }
) & (
  | {
      /**
       * Length of a period, counted from the creation of the budget; the budget is never renewed when neither this nor `calendar` is set.
       * Limits: at most 32 characters, form: a duration such as 1m30s.
       */
      readonly period?: Duration;
      readonly calendar?: never;
    }
  | {
      readonly period?: never;
      /** Renews the budget at the beginning of each day, week, month or year of `timeZone`, instead of every `period`; weeks begin on Monday. */
      readonly calendar?: "Day" | "Week" | "Month" | "Year";
    }
);

/** A limit on what keys may spend. (As written: properties with a default may be left out.) */
export type LlmBudgetInput = {
  /** Whether it is for one key, or for all keys of a team or of a user. */
  readonly scope: "Key" | "Team" | "User";
  /**
   * The id of the key, or the name of the team or user.
   * Limits: 1 to 256 characters.
   */
  readonly subject: ShortString;
  /**
   * `Fixed`: all that is spent in a period is forgotten at its end; `Sliding`: each amount counts for the length of a period from when it was spent, or up to a sixtieth longer.
   * Default: `Fixed`.
   */
  readonly window?: "Fixed" | "Sliding";
  /**
   * Time zone of `calendar`; UTC when unset.
   * Limits: 1 to 64 characters, form: the name of a time zone such as Europe/Berlin.
   */
  readonly timeZone?: TimeZone;
  /**
   * What happens to a call while the database cannot be used and this gateway has spent its part of the budget. `Refuse`: it gets 429; `Allow`: it passes, and is charged later, so that more than the budget may be spent.
   * Default: `Refuse`.
   */
  readonly whenUnavailable?: "Refuse" | "Allow";
  /**
   * When it was made, in milliseconds since 1970.
   * Limits: 0 to 9007199254740991.
   */
  readonly createdAt: number;
} & (
  | {
      /**
       * Maximum number of input and output tokens of a period.
       * Limits: 1 to 9007199254740991.
       */
      readonly tokens: number;
      readonly dollars?: never;
    }
  | {
      readonly tokens?: never;
      /**
       * Maximum amount of dollars of a period, by the prices of the model catalogue; calls of models without a price are refused.
       * Limits: 1 to 16 characters, form: an amount of dollars such as 20 or 2.50.
       */
      readonly dollars: Dollars;
    }
) & (
  | {
      /**
       * Length of a period, counted from the creation of the budget; the budget is never renewed when neither this nor `calendar` is set.
       * Limits: at most 32 characters, form: a duration such as 1m30s.
       */
      readonly period?: Duration;
      readonly calendar?: never;
    }
  | {
      readonly period?: never;
      /** Renews the budget at the beginning of each day, week, month or year of `timeZone`, instead of every `period`; weeks begin on Monday. */
      readonly calendar?: "Day" | "Week" | "Month" | "Year";
    }
);

/** A request to create or replace a budget. */
export type LlmBudgetOrder = {
  /**
   * Name of the budget, which refusals show.
   * Limits: 1 to 256 characters.
   */
  readonly name: ShortString;
  /** Whether it is for one key, or for all keys of a team or of a user. */
  readonly scope: "Key" | "Team" | "User";
  /**
   * The id of the key, or the name of the team or user.
   * Limits: 1 to 256 characters.
   */
  readonly subject: ShortString;
  /**
   * `Fixed`: all that is spent in a period is forgotten at its end; `Sliding`: each amount counts for the length of a period from when it was spent, or up to a sixtieth longer.
   * Default: `Fixed`.
   */
  readonly window: "Fixed" | "Sliding";
  /**
   * Time zone of `calendar`; UTC when unset.
   * Limits: 1 to 64 characters, form: the name of a time zone such as Europe/Berlin.
   */
  readonly timeZone?: TimeZone;
  /**
   * What happens to a call while the database cannot be used and this gateway has spent its part of the budget. `Refuse`: it gets 429; `Allow`: it passes, and is charged later, so that more than the budget may be spent.
   * Default: `Refuse`.
   */
  readonly whenUnavailable: "Refuse" | "Allow";
} & (
  | {
      /**
       * Maximum number of input and output tokens of a period.
       * Limits: 1 to 9007199254740991.
       */
      readonly tokens: number;
      readonly dollars?: never;
    }
  | {
      readonly tokens?: never;
      /**
       * Maximum amount of dollars of a period, by the prices of the model catalogue; calls of models without a price are refused.
       * Limits: 1 to 16 characters, form: an amount of dollars such as 20 or 2.50.
       */
      readonly dollars: Dollars;
    }
) & (
  | {
      /**
       * Length of a period, counted from the creation of the budget; the budget is never renewed when neither this nor `calendar` is set.
       * Limits: at most 32 characters, form: a duration such as 1m30s.
       */
      readonly period?: Duration;
      readonly calendar?: never;
    }
  | {
      readonly period?: never;
      /** Renews the budget at the beginning of each day, week, month or year of `timeZone`, instead of every `period`; weeks begin on Monday. */
      readonly calendar?: "Day" | "Week" | "Month" | "Year";
    }
);

/** A request to create or replace a budget. (As written: properties with a default may be left out.) */
export type LlmBudgetOrderInput = {
  /**
   * Name of the budget, which refusals show.
   * Limits: 1 to 256 characters.
   */
  readonly name: ShortString;
  /** Whether it is for one key, or for all keys of a team or of a user. */
  readonly scope: "Key" | "Team" | "User";
  /**
   * The id of the key, or the name of the team or user.
   * Limits: 1 to 256 characters.
   */
  readonly subject: ShortString;
  /**
   * `Fixed`: all that is spent in a period is forgotten at its end; `Sliding`: each amount counts for the length of a period from when it was spent, or up to a sixtieth longer.
   * Default: `Fixed`.
   */
  readonly window?: "Fixed" | "Sliding";
  /**
   * Time zone of `calendar`; UTC when unset.
   * Limits: 1 to 64 characters, form: the name of a time zone such as Europe/Berlin.
   */
  readonly timeZone?: TimeZone;
  /**
   * What happens to a call while the database cannot be used and this gateway has spent its part of the budget. `Refuse`: it gets 429; `Allow`: it passes, and is charged later, so that more than the budget may be spent.
   * Default: `Refuse`.
   */
  readonly whenUnavailable?: "Refuse" | "Allow";
} & (
  | {
      /**
       * Maximum number of input and output tokens of a period.
       * Limits: 1 to 9007199254740991.
       */
      readonly tokens: number;
      readonly dollars?: never;
    }
  | {
      readonly tokens?: never;
      /**
       * Maximum amount of dollars of a period, by the prices of the model catalogue; calls of models without a price are refused.
       * Limits: 1 to 16 characters, form: an amount of dollars such as 20 or 2.50.
       */
      readonly dollars: Dollars;
    }
) & (
  | {
      /**
       * Length of a period, counted from the creation of the budget; the budget is never renewed when neither this nor `calendar` is set.
       * Limits: at most 32 characters, form: a duration such as 1m30s.
       */
      readonly period?: Duration;
      readonly calendar?: never;
    }
  | {
      readonly period?: never;
      /** Renews the budget at the beginning of each day, week, month or year of `timeZone`, instead of every `period`; weeks begin on Monday. */
      readonly calendar?: "Day" | "Week" | "Month" | "Year";
    }
);

/** A key that was made at run time. */
export interface LlmKey {
  /**
   * SHA-256 of the key; the key itself is kept nowhere.
   * Limits: 64 to 64 characters, form: 64 hexadecimal digits.
   */
  readonly digest: string;
  /**
   * Display name of the key.
   * Limits: 1 to 256 characters.
   */
  readonly name: ShortString;
  /**
   * The team that the key is for; none when unset.
   * Limits: 1 to 256 characters.
   */
  readonly team?: ShortString;
  /**
   * The user that the key is for; none when unset.
   * Limits: 1 to 256 characters.
   */
  readonly user?: ShortString;
  /**
   * When it was made, in milliseconds since 1970.
   * Limits: 0 to 9007199254740991.
   */
  readonly createdAt: number;
  /**
   * When it expires, in milliseconds since 1970; never when unset.
   * Limits: 0 to 9007199254740991.
   */
  readonly expiresAt?: number;
}

/** LlmKey as written: it has no defaults. */
export type LlmKeyInput = LlmKey;

/** The file of keys that are made at run time: hashes of the keys, budgets, and spent amounts. */
export interface LlmKeyFile {
  /**
   * The keys, by their ids.
   * Default: `{}`.
   * Limits: at most 100000 entries, names of 1 to 64 characters.
   */
  readonly keys: Readonly<Record<string, LlmKey>>;
  /**
   * The budgets, by their names.
   * Default: `{}`.
   * Limits: at most 100000 entries, names of 1 to 256 characters.
   */
  readonly budgets: Readonly<Record<string, LlmBudget>>;
  /**
   * The spent amounts, by the names of budgets.
   * Default: `{}`.
   * Limits: at most 100000 entries, names of 1 to 256 characters.
   */
  readonly spendings: Readonly<Record<string, LlmSpending>>;
}

/** The file of keys that are made at run time: hashes of the keys, budgets, and spent amounts. (As written: properties with a default may be left out.) */
export interface LlmKeyFileInput {
  /**
   * The keys, by their ids.
   * Default: `{}`.
   * Limits: at most 100000 entries, names of 1 to 64 characters.
   */
  readonly keys?: Readonly<Record<string, LlmKey>>;
  /**
   * The budgets, by their names.
   * Default: `{}`.
   * Limits: at most 100000 entries, names of 1 to 256 characters.
   */
  readonly budgets?: Readonly<Record<string, LlmBudgetInput>>;
  /**
   * The spent amounts, by the names of budgets.
   * Default: `{}`.
   * Limits: at most 100000 entries, names of 1 to 256 characters.
   */
  readonly spendings?: Readonly<Record<string, LlmSpending>>;
}

/** A request to create a key. */
export type LlmKeyOrder = {
  /**
   * Display name of the key.
   * Limits: 1 to 256 characters.
   */
  readonly name: ShortString;
  /**
   * The team that the key is for; none when unset.
   * Limits: 1 to 256 characters.
   */
  readonly team?: ShortString;
  /**
   * The user that the key is for; none when unset.
   * Limits: 1 to 256 characters.
   */
  readonly user?: ShortString;
  /**
   * How long the key is valid; it never expires when unset.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly lifetime?: Duration;
  /**
   * Length of a period, counted from the creation of the budget; the budget is never renewed when neither this nor `calendar` is set.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly period?: Duration;
  /**
   * `Fixed`: all that is spent in a period is forgotten at its end; `Sliding`: each amount counts for the length of a period from when it was spent, or up to a sixtieth longer.
   * Default: `Fixed`.
   */
  readonly window: "Fixed" | "Sliding";
  /** Renews the budget at the beginning of each day, week, month or year of `timeZone`, instead of every `period`; weeks begin on Monday. */
  readonly calendar?: "Day" | "Week" | "Month" | "Year";
  /**
   * Time zone of `calendar`; UTC when unset.
   * Limits: 1 to 64 characters, form: the name of a time zone such as Europe/Berlin.
   */
  readonly timeZone?: TimeZone;
  /**
   * What happens to a call while the database cannot be used and this gateway has spent its part of the budget. `Refuse`: it gets 429; `Allow`: it passes, and is charged later, so that more than the budget may be spent.
   * Default: `Refuse`.
   */
  readonly whenUnavailable: "Refuse" | "Allow";
} & (
  | {
      /**
       * Maximum number of input and output tokens of a period.
       * Limits: 1 to 9007199254740991.
       */
      readonly tokens?: number;
      readonly dollars?: never;
    }
  | {
      readonly tokens?: never;
      /**
       * Maximum amount of dollars of a period, by the prices of the model catalogue; calls of models without a price are refused.
       * Limits: 1 to 16 characters, form: an amount of dollars such as 20 or 2.50.
       */
      readonly dollars?: Dollars;
    }
);

/** A request to create a key. (As written: properties with a default may be left out.) */
export type LlmKeyOrderInput = {
  /**
   * Display name of the key.
   * Limits: 1 to 256 characters.
   */
  readonly name: ShortString;
  /**
   * The team that the key is for; none when unset.
   * Limits: 1 to 256 characters.
   */
  readonly team?: ShortString;
  /**
   * The user that the key is for; none when unset.
   * Limits: 1 to 256 characters.
   */
  readonly user?: ShortString;
  /**
   * How long the key is valid; it never expires when unset.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly lifetime?: Duration;
  /**
   * Length of a period, counted from the creation of the budget; the budget is never renewed when neither this nor `calendar` is set.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly period?: Duration;
  /**
   * `Fixed`: all that is spent in a period is forgotten at its end; `Sliding`: each amount counts for the length of a period from when it was spent, or up to a sixtieth longer.
   * Default: `Fixed`.
   */
  readonly window?: "Fixed" | "Sliding";
  /** Renews the budget at the beginning of each day, week, month or year of `timeZone`, instead of every `period`; weeks begin on Monday. */
  readonly calendar?: "Day" | "Week" | "Month" | "Year";
  /**
   * Time zone of `calendar`; UTC when unset.
   * Limits: 1 to 64 characters, form: the name of a time zone such as Europe/Berlin.
   */
  readonly timeZone?: TimeZone;
  /**
   * What happens to a call while the database cannot be used and this gateway has spent its part of the budget. `Refuse`: it gets 429; `Allow`: it passes, and is charged later, so that more than the budget may be spent.
   * Default: `Refuse`.
   */
  readonly whenUnavailable?: "Refuse" | "Allow";
} & (
  | {
      /**
       * Maximum number of input and output tokens of a period.
       * Limits: 1 to 9007199254740991.
       */
      readonly tokens?: number;
      readonly dollars?: never;
    }
  | {
      readonly tokens?: never;
      /**
       * Maximum amount of dollars of a period, by the prices of the model catalogue; calls of models without a price are refused.
       * Limits: 1 to 16 characters, form: an amount of dollars such as 20 or 2.50.
       */
      readonly dollars?: Dollars;
    }
);

/** Keys that are made at run time, and their budgets. */
export interface LlmKeySettings {
  /**
   * File that keeps keys, budgets and what was spent across restarts, unless `storage.mode` is `database`, which keeps them there; they are only in memory when unset.
   * Limits: 1 to 4096 characters.
   */
  readonly file?: FilePath;
  /**
   * Maximum number of budgets.
   * Default: `4096`.
   * Limits: 1 to 100000.
   */
  readonly maxBudgets: number;
  /**
   * Tokens that are set aside for the response of a request that names no maximum.
   * Default: `4096`.
   * Limits: 0 to 4294967295.
   */
  readonly outputTokens: number;
}

/** Keys that are made at run time, and their budgets. (As written: properties with a default may be left out.) */
export interface LlmKeySettingsInput {
  /**
   * File that keeps keys, budgets and what was spent across restarts, unless `storage.mode` is `database`, which keeps them there; they are only in memory when unset.
   * Limits: 1 to 4096 characters.
   */
  readonly file?: FilePath;
  /**
   * Maximum number of budgets.
   * Default: `4096`.
   * Limits: 1 to 100000.
   */
  readonly maxBudgets?: number;
  /**
   * Tokens that are set aside for the response of a request that names no maximum.
   * Default: `4096`.
   * Limits: 0 to 4294967295.
   */
  readonly outputTokens?: number;
}

/** A provider of language models. */
export type LlmProvider = {
  /**
   * Host in place of the provider's; the provider's own when unset.
   * Limits: 1 to 256 characters.
   */
  readonly host?: ShortString;
  /**
   * Port at `host`.
   * Limits: 1 to 65535.
   */
  readonly port?: Port;
} & (
  | {
      /** The provider OpenAI. */
      readonly openai: OpenaiProvider;
      readonly azureopenai?: never;
      readonly azure?: never;
      readonly anthropic?: never;
      readonly gemini?: never;
      readonly vertexai?: never;
      readonly bedrock?: never;
      readonly custom?: never;
    }
  | {
      readonly openai?: never;
      /** The provider Azure OpenAI, by endpoint. */
      readonly azureopenai: AzureOpenaiProvider;
      readonly azure?: never;
      readonly anthropic?: never;
      readonly gemini?: never;
      readonly vertexai?: never;
      readonly bedrock?: never;
      readonly custom?: never;
    }
  | {
      readonly openai?: never;
      readonly azureopenai?: never;
      /** Azure OpenAI or Foundry, by resource. */
      readonly azure: AzureProvider;
      readonly anthropic?: never;
      readonly gemini?: never;
      readonly vertexai?: never;
      readonly bedrock?: never;
      readonly custom?: never;
    }
  | {
      readonly openai?: never;
      readonly azureopenai?: never;
      readonly azure?: never;
      /** The provider Anthropic. */
      readonly anthropic: AnthropicProvider;
      readonly gemini?: never;
      readonly vertexai?: never;
      readonly bedrock?: never;
      readonly custom?: never;
    }
  | {
      readonly openai?: never;
      readonly azureopenai?: never;
      readonly azure?: never;
      readonly anthropic?: never;
      /** The provider Google Gemini. */
      readonly gemini: GeminiProvider;
      readonly vertexai?: never;
      readonly bedrock?: never;
      readonly custom?: never;
    }
  | {
      readonly openai?: never;
      readonly azureopenai?: never;
      readonly azure?: never;
      readonly anthropic?: never;
      readonly gemini?: never;
      /** The provider Google Vertex AI. */
      readonly vertexai: VertexAiProvider;
      readonly bedrock?: never;
      readonly custom?: never;
    }
  | {
      readonly openai?: never;
      readonly azureopenai?: never;
      readonly azure?: never;
      readonly anthropic?: never;
      readonly gemini?: never;
      readonly vertexai?: never;
      /** The provider Amazon Bedrock. */
      readonly bedrock: BedrockProvider;
      readonly custom?: never;
    }
  | {
      readonly openai?: never;
      readonly azureopenai?: never;
      readonly azure?: never;
      readonly anthropic?: never;
      readonly gemini?: never;
      readonly vertexai?: never;
      readonly bedrock?: never;
      /** A provider of your own. */
      readonly custom: CustomProvider;
    }
) & (
  | {
      /**
       * Path instead of that of the API; that of the API when unset.
       * Limits: 1 to 1024 characters.
       */
      readonly path?: LongString;
      readonly pathPrefix?: never;
    }
  | {
      readonly path?: never;
      /**
       * Prefix of the paths of the API, such as `/v1`, for OpenAI and Anthropic at `host`; that of the API when unset.
       * Limits: 1 to 1024 characters.
       */
      readonly pathPrefix?: LongString;
    }
);

/** A provider of language models. (As written: properties with a default may be left out.) */
export type LlmProviderInput = {
  /**
   * Host in place of the provider's; the provider's own when unset.
   * Limits: 1 to 256 characters.
   */
  readonly host?: ShortString;
  /**
   * Port at `host`.
   * Limits: 1 to 65535.
   */
  readonly port?: Port;
} & (
  | {
      /** The provider OpenAI. */
      readonly openai: OpenaiProviderInput;
      readonly azureopenai?: never;
      readonly azure?: never;
      readonly anthropic?: never;
      readonly gemini?: never;
      readonly vertexai?: never;
      readonly bedrock?: never;
      readonly custom?: never;
    }
  | {
      readonly openai?: never;
      /** The provider Azure OpenAI, by endpoint. */
      readonly azureopenai: AzureOpenaiProviderInput;
      readonly azure?: never;
      readonly anthropic?: never;
      readonly gemini?: never;
      readonly vertexai?: never;
      readonly bedrock?: never;
      readonly custom?: never;
    }
  | {
      readonly openai?: never;
      readonly azureopenai?: never;
      /** Azure OpenAI or Foundry, by resource. */
      readonly azure: AzureProviderInput;
      readonly anthropic?: never;
      readonly gemini?: never;
      readonly vertexai?: never;
      readonly bedrock?: never;
      readonly custom?: never;
    }
  | {
      readonly openai?: never;
      readonly azureopenai?: never;
      readonly azure?: never;
      /** The provider Anthropic. */
      readonly anthropic: AnthropicProvider;
      readonly gemini?: never;
      readonly vertexai?: never;
      readonly bedrock?: never;
      readonly custom?: never;
    }
  | {
      readonly openai?: never;
      readonly azureopenai?: never;
      readonly azure?: never;
      readonly anthropic?: never;
      /** The provider Google Gemini. */
      readonly gemini: GeminiProvider;
      readonly vertexai?: never;
      readonly bedrock?: never;
      readonly custom?: never;
    }
  | {
      readonly openai?: never;
      readonly azureopenai?: never;
      readonly azure?: never;
      readonly anthropic?: never;
      readonly gemini?: never;
      /** The provider Google Vertex AI. */
      readonly vertexai: VertexAiProviderInput;
      readonly bedrock?: never;
      readonly custom?: never;
    }
  | {
      readonly openai?: never;
      readonly azureopenai?: never;
      readonly azure?: never;
      readonly anthropic?: never;
      readonly gemini?: never;
      readonly vertexai?: never;
      /** The provider Amazon Bedrock. */
      readonly bedrock: BedrockProviderInput;
      readonly custom?: never;
    }
  | {
      readonly openai?: never;
      readonly azureopenai?: never;
      readonly azure?: never;
      readonly anthropic?: never;
      readonly gemini?: never;
      readonly vertexai?: never;
      readonly bedrock?: never;
      /** A provider of your own. */
      readonly custom: CustomProviderInput;
    }
) & (
  | {
      /**
       * Path instead of that of the API; that of the API when unset.
       * Limits: 1 to 1024 characters.
       */
      readonly path?: LongString;
      readonly pathPrefix?: never;
    }
  | {
      readonly path?: never;
      /**
       * Prefix of the paths of the API, such as `/v1`, for OpenAI and Anthropic at `host`; that of the API when unset.
       * Limits: 1 to 1024 characters.
       */
      readonly pathPrefix?: LongString;
    }
);

/** The amount that was spent of a budget. */
export interface LlmSpending {
  /**
   * The number of the period, from 0.
   * Limits: 0 to 9007199254740991.
   */
  readonly window: number;
  /**
   * Tokens, or dollars times 10^12.
   * Limits: 1 to 20 characters, form: a whole number.
   */
  readonly amount: string;
}

/** LlmSpending as written: it has no defaults. */
export type LlmSpendingInput = LlmSpending;

/** A reference to an object of the same namespace. */
export interface LocalObjectReference {
  /**
   * The API group; empty is the core group.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group: Group;
  /**
   * The kind of the object.
   * Limits: 1 to 63 characters, form: a kind such as Service.
   */
  readonly kind: Kind;
  /**
   * The name of the object.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
}

/** LocalObjectReference as written: it has no defaults. */
export type LocalObjectReferenceInput = LocalObjectReference;

/** A reference to parameters in the same namespace. */
export interface LocalParametersRef {
  /**
   * The API group of the object.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group: Group;
  /**
   * The kind of the object.
   * Limits: 1 to 63 characters, form: a kind such as Service.
   */
  readonly kind: Kind;
  /**
   * The name of the object.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
}

/** LocalParametersRef as written: it has no defaults. */
export type LocalParametersRefInput = LocalParametersRef;

/** A limit that one proxy keeps for itself, or that gateways with one database keep together; excess requests get 429. */
export type LocalRateLimit = {
  /** Unit of time. */
  readonly unit: "Seconds" | "Minutes" | "Hours";
  /**
   * How many more may be used at once after an idle time.
   * Default: `0`.
   * Limits: 0 to 4294967295.
   */
  readonly burst: number;
  /**
   * Name in the fields `RateLimit` and `RateLimit-Policy`; `local` and the position in the list when unset.
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly name?: SectionName;
  /**
   * What requests are counted by: each value has a count of its own, such as `jwt.sub` or `source.address`. Requests for which it fails share one count. All requests share one count when unset.
   * Limits: 1 to 16384 characters.
   * CEL over `request`, returns any.
   */
  readonly key?: CelExpression;
  /**
   * Which requests count. Forwarded: those that reach an upstream; a request that the gateway refuses later, or that reaches no upstream, gives its token back when it ends.
   * Default: `All`.
   */
  readonly counts: "All" | "Forwarded";
  /** Sets tokens aside before a model is called, so that calls at the same time cannot spend more than the limit; a call for which too few are left gets 429. Tokens are counted afterwards only when unset. */
  readonly reservation?: TokenReservation;
  /**
   * Who counts. `Process`: each gateway for itself; `Shared`: all gateways with the same `config.database` or `config.counters.redis` together, from the beginning of each unit of time. Without either, each gateway counts for itself.
   * Default: `Process`.
   */
  readonly scope: "Process" | "Shared";
  /**
   * What happens to a request while the database cannot be used and this gateway has spent its part of a shared limit. `Refuse`: it gets 429; `Allow`: it passes, and is counted later.
   * Default: `Refuse`.
   */
  readonly whenUnavailable: "Refuse" | "Allow";
} & (
  | {
      /**
       * Requests per unit of time.
       * Limits: 1 to 4294967295.
       */
      readonly requests: number;
      readonly tokens?: never;
    }
  | {
      readonly requests?: never;
      /**
       * Input and output tokens of language models per unit of time; counted when a request completes, so they limit later requests.
       * Limits: 1 to 4294967295.
       */
      readonly tokens: number;
    }
);

/** A limit that one proxy keeps for itself, or that gateways with one database keep together; excess requests get 429. (As written: properties with a default may be left out.) */
export type LocalRateLimitInput = {
  /** Unit of time. */
  readonly unit: "Seconds" | "Minutes" | "Hours";
  /**
   * How many more may be used at once after an idle time.
   * Default: `0`.
   * Limits: 0 to 4294967295.
   */
  readonly burst?: number;
  /**
   * Name in the fields `RateLimit` and `RateLimit-Policy`; `local` and the position in the list when unset.
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly name?: SectionName;
  /**
   * What requests are counted by: each value has a count of its own, such as `jwt.sub` or `source.address`. Requests for which it fails share one count. All requests share one count when unset.
   * Limits: 1 to 16384 characters.
   * CEL over `request`, returns any.
   */
  readonly key?: CelExpression;
  /**
   * Which requests count. Forwarded: those that reach an upstream; a request that the gateway refuses later, or that reaches no upstream, gives its token back when it ends.
   * Default: `All`.
   */
  readonly counts?: "All" | "Forwarded";
  /** Sets tokens aside before a model is called, so that calls at the same time cannot spend more than the limit; a call for which too few are left gets 429. Tokens are counted afterwards only when unset. */
  readonly reservation?: TokenReservationInput;
  /**
   * Who counts. `Process`: each gateway for itself; `Shared`: all gateways with the same `config.database` or `config.counters.redis` together, from the beginning of each unit of time. Without either, each gateway counts for itself.
   * Default: `Process`.
   */
  readonly scope?: "Process" | "Shared";
  /**
   * What happens to a request while the database cannot be used and this gateway has spent its part of a shared limit. `Refuse`: it gets 429; `Allow`: it passes, and is counted later.
   * Default: `Refuse`.
   */
  readonly whenUnavailable?: "Refuse" | "Allow";
} & (
  | {
      /**
       * Requests per unit of time.
       * Limits: 1 to 4294967295.
       */
      readonly requests: number;
      readonly tokens?: never;
    }
  | {
      readonly requests?: never;
      /**
       * Input and output tokens of language models per unit of time; counted when a request completes, so they limit later requests.
       * Limits: 1 to 4294967295.
       */
      readonly tokens: number;
    }
);

/** A computed attribute. */
export interface LogAttribute {
  /**
   * Name of the attribute.
   * Limits: 1 to 256 characters.
   */
  readonly name: ShortString;
  /**
   * Value of the attribute; it is left out when the expression fails.
   * Limits: 1 to 16384 characters.
   * CEL over `response`, returns any.
   */
  readonly expression: CelExpression;
}

/** LogAttribute as written: it has no defaults. */
export type LogAttributeInput = LogAttribute;

/** Which attributes are written. */
export interface LogAttributes {
  /**
   * Names of attributes that are left out; none when unset.
   * Limits: 1 to 32 items, every item once.
   */
  readonly remove?: readonly TinyString[];
  /**
   * Attributes that are added; none when unset.
   * Limits: 1 to 64 items, unique by name.
   */
  readonly add?: readonly LogAttribute[];
}

/** LogAttributes as written: it has no defaults. */
export type LogAttributesInput = LogAttributes;

/**
 * The least severity that is written, for all modules or as a list of `module=level` separated by commas.
 * Limits: 1 to 1024 characters, form: a level, or levels of modules such as info,engine=debug.
 */
export type LogLevel = string;

/** LogLevel as written: it has no defaults. */
export type LogLevelInput = LogLevel;

/** Settings of the product log. */
export interface LoggingSettings {
  /**
   * Least severity that is written: trace, debug, info, warn or error; per module as in `info,engine=debug`.
   * Default: `info`.
   * Limits: 1 to 1024 characters, form: a level, or levels of modules such as info,engine=debug.
   */
  readonly level: LogLevel;
  /**
   * Format of log lines, also of the access log.
   * Default: `text`.
   */
  readonly format: "text" | "json";
  /**
   * Maximum number of bytes of lines that wait for a slow reader of the log, and that wait in each worker for the main thread; further lines are dropped, a warning says how many, and a metric counts them.
   * Default: `8Mi`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 4294967295 bytes.
   * Unit: bytes.
   */
  readonly maxQueueSize: Bytes;
}

/** Settings of the product log. (As written: properties with a default may be left out.) */
export interface LoggingSettingsInput {
  /**
   * Least severity that is written: trace, debug, info, warn or error; per module as in `info,engine=debug`.
   * Default: `info`.
   * Limits: 1 to 1024 characters, form: a level, or levels of modules such as info,engine=debug.
   */
  readonly level?: LogLevel;
  /**
   * Format of log lines, also of the access log.
   * Default: `text`.
   */
  readonly format?: "text" | "json";
  /**
   * Maximum number of bytes of lines that wait for a slow reader of the log, and that wait in each worker for the main thread; further lines are dropped, a warning says how many, and a metric counts them.
   * Default: `8Mi`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 4294967295 bytes.
   * Unit: bytes.
   */
  readonly maxQueueSize?: ByteSize;
}

/**
 * A string of 1 to 1024 characters.
 * Limits: 1 to 1024 characters.
 */
export type LongString = string;

/** LongString as written: it has no defaults. */
export type LongStringInput = LongString;

/** Headers that only the gateway writes, in lower case: they belong to one connection or to the framing of a body, so no policy can edit them. */
export type ManagedHeader = "connection" | "content-length" | "keep-alive" | "proxy-connection" | "te" | "transfer-encoding" | "upgrade";

/** ManagedHeader as written: it has no defaults. */
export type ManagedHeaderInput = ManagedHeader;

/** OAuth 2.0 of MCP clients: the gateway responds with 401 and a pointer to its protected-resource metadata and serves both discovery documents. */
export interface McpAuthentication {
  /**
   * Members of the protected-resource metadata (RFC 9728) beside those that the gateway computes; names in camel case are published in snake case; `resource` is the URL that clients use; none but the computed ones when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly resourceMetadata?: Readonly<Record<string, JsonValue>>;
  /** Kind of the identity provider, whose peculiarities are then evened out; ProviderA to ProviderF stand for the six names in this order; Auth0 is asked for the first audience of the first provider, and for none where that names none; Keycloak, Okta and Descope get registrations through the gateway; Entra gets requests without resource indicators through the gateway; none when unset. */
  readonly provider?: "Auth0" | "Keycloak" | "Okta" | "Descope" | "Authentik" | "Entra" | "ProviderA" | "ProviderB" | "ProviderC" | "ProviderD" | "ProviderE" | "ProviderF";
  /**
   * Client identifier that every dynamic client registration gets; registrations go to the provider when unset.
   * Limits: 1 to 256 characters.
   */
  readonly clientId?: ShortString;
  /** The Secret with the secret of `clientId`. Clients send token requests to the gateway, which adds the secret to those of this client and passes them on; none when unset. */
  readonly clientSecretRef?: SecretKeyRef;
  /**
   * Scopes that a token must have (claim `scope` or `scp`). A token without one of them gets 403 with `insufficient_scope` and these names, so that the client can ask for such a token; any scope when unset.
   * Limits: 1 to 64 items, every item once, form of items: a scope: visible characters of ASCII without quotes and backslashes.
   */
  readonly requiredScopes?: readonly string[];
  /**
   * What the protected-resource metadata names as authorization server. Gateway: its own MCP path; Provider: the issuer, for clients that compare them strictly; not with provider Auth0 or `clientId`, whose edits such a client would not see.
   * Default: `Gateway`.
   */
  readonly authorizationServers: "Gateway" | "Provider";
  /** The `issuer` of the authorization-server metadata at the gateway. Gateway: the identifier by which clients find the metadata, as strict clients require (RFC 8414 section 3.3); they refuse a redirect of the provider that has an `iss` (RFC 9207). Provider: that of the provider, which strict clients refuse. When unset: Provider for Auth0, without `provider`, and where the provider announces `iss`; otherwise Gateway. */
  readonly metadataIssuer?: "Gateway" | "Provider";
}

/** OAuth 2.0 of MCP clients: the gateway responds with 401 and a pointer to its protected-resource metadata and serves both discovery documents. (As written: properties with a default may be left out.) */
export interface McpAuthenticationInput {
  /**
   * Members of the protected-resource metadata (RFC 9728) beside those that the gateway computes; names in camel case are published in snake case; `resource` is the URL that clients use; none but the computed ones when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly resourceMetadata?: Readonly<Record<string, JsonValue>>;
  /** Kind of the identity provider, whose peculiarities are then evened out; ProviderA to ProviderF stand for the six names in this order; Auth0 is asked for the first audience of the first provider, and for none where that names none; Keycloak, Okta and Descope get registrations through the gateway; Entra gets requests without resource indicators through the gateway; none when unset. */
  readonly provider?: "Auth0" | "Keycloak" | "Okta" | "Descope" | "Authentik" | "Entra" | "ProviderA" | "ProviderB" | "ProviderC" | "ProviderD" | "ProviderE" | "ProviderF";
  /**
   * Client identifier that every dynamic client registration gets; registrations go to the provider when unset.
   * Limits: 1 to 256 characters.
   */
  readonly clientId?: ShortString;
  /** The Secret with the secret of `clientId`. Clients send token requests to the gateway, which adds the secret to those of this client and passes them on; none when unset. */
  readonly clientSecretRef?: SecretKeyRefInput;
  /**
   * Scopes that a token must have (claim `scope` or `scp`). A token without one of them gets 403 with `insufficient_scope` and these names, so that the client can ask for such a token; any scope when unset.
   * Limits: 1 to 64 items, every item once, form of items: a scope: visible characters of ASCII without quotes and backslashes.
   */
  readonly requiredScopes?: readonly string[];
  /**
   * What the protected-resource metadata names as authorization server. Gateway: its own MCP path; Provider: the issuer, for clients that compare them strictly; not with provider Auth0 or `clientId`, whose edits such a client would not see.
   * Default: `Gateway`.
   */
  readonly authorizationServers?: "Gateway" | "Provider";
  /** The `issuer` of the authorization-server metadata at the gateway. Gateway: the identifier by which clients find the metadata, as strict clients require (RFC 8414 section 3.3); they refuse a redirect of the provider that has an `iss` (RFC 9207). Provider: that of the provider, which strict clients refuse. When unset: Provider for Auth0, without `provider`, and where the provider announces `iss`; otherwise Gateway. */
  readonly metadataIssuer?: "Gateway" | "Provider";
}

/** A rule on tools, prompts, resources and tasks: lists leave out items that are denied, and calls of them are rejected as if the items did not exist; an expression that fails is false. */
export interface McpAuthorization {
  /** The condition under which the rule matches. */
  readonly policy: McpAuthorizationPolicy;
  /**
   * Allow: with at least one such rule an item is denied unless one matches; Require: all such rules must match; Deny: an item is denied if one such rule matches, for which all its expressions must be true.
   * Default: `Allow`.
   */
  readonly action: "Allow" | "Require" | "Deny";
}

/** A rule on tools, prompts, resources and tasks: lists leave out items that are denied, and calls of them are rejected as if the items did not exist; an expression that fails is false. (As written: properties with a default may be left out.) */
export interface McpAuthorizationInput {
  /** The condition under which the rule matches. */
  readonly policy: McpAuthorizationPolicy;
  /**
   * Allow: with at least one such rule an item is denied unless one matches; Require: all such rules must match; Deny: an item is denied if one such rule matches, for which all its expressions must be true.
   * Default: `Allow`.
   */
  readonly action?: "Allow" | "Require" | "Deny";
}

/** Conditions of a rule on items of MCP. */
export interface McpAuthorizationPolicy {
  /**
   * Expressions that must all be true for the rule to match.
   * Limits: 1 to 256 items.
   */
  readonly matchExpressions: readonly CelExpression[];
}

/** McpAuthorizationPolicy as written: it has no defaults. */
export type McpAuthorizationPolicyInput = McpAuthorizationPolicy;

/** One or several MCP servers behind one endpoint. */
export interface McpBackend {
  /**
   * The MCP servers.
   * Limits: 1 to 128 items, unique by name.
   */
  readonly targets: readonly McpTarget[];
  /**
   * Stateful: the requests of a session reach the server that began it; Stateless: each request is alone.
   * Default: `Stateful`.
   */
  readonly sessionRouting: "Stateful" | "Stateless";
  /**
   * FailClosed: a session fails if any target fails; FailOpen: failed targets are skipped.
   * Default: `FailClosed`.
   */
  readonly failureMode: "FailClosed" | "FailOpen";
  /**
   * Whether names of tools and prompts get the name of their target as prefix. Conditional: only with several targets; Never: names must be unique across targets, and a call goes to the target that has its name.
   * Default: `Conditional`.
   */
  readonly prefixMode: "Conditional" | "Always" | "Never";
}

/** One or several MCP servers behind one endpoint. (As written: properties with a default may be left out.) */
export interface McpBackendInput {
  /**
   * The MCP servers.
   * Limits: 1 to 128 items, unique by name.
   */
  readonly targets: readonly McpTargetInput[];
  /**
   * Stateful: the requests of a session reach the server that began it; Stateless: each request is alone.
   * Default: `Stateful`.
   */
  readonly sessionRouting?: "Stateful" | "Stateless";
  /**
   * FailClosed: a session fails if any target fails; FailOpen: failed targets are skipped.
   * Default: `FailClosed`.
   */
  readonly failureMode?: "FailClosed" | "FailOpen";
  /**
   * Whether names of tools and prompts get the name of their target as prefix. Conditional: only with several targets; Never: names must be unique across targets, and a call goes to the target that has its name.
   * Default: `Conditional`.
   */
  readonly prefixMode?: "Conditional" | "Always" | "Never";
}

/** OAuth 2.0 of MCP clients; `jwtAuthentication.mcp` of a traffic policy runs earlier and does the same. */
export interface McpBackendAuthentication {
  /**
   * Members of the protected-resource metadata (RFC 9728) beside those that the gateway computes; names in camel case are published in snake case; `resource` is the URL that clients use; none but the computed ones when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly resourceMetadata?: Readonly<Record<string, JsonValue>>;
  /** Kind of the identity provider, for which the gateway adapts its metadata and requests; ProviderA to ProviderF are other names of the six, in this order; nothing is adapted when unset. */
  readonly provider?: "Auth0" | "Keycloak" | "Okta" | "Descope" | "Authentik" | "Entra" | "ProviderA" | "ProviderB" | "ProviderC" | "ProviderD" | "ProviderE" | "ProviderF";
  /**
   * Must equal the `iss` claim of a token exactly; any issuer when unset, and then clients find no metadata of an authorization server.
   * Limits: 1 to 256 characters.
   */
  readonly issuer?: ShortString;
  /**
   * One of them must be in the `aud` claim of a token; any audience when unset.
   * Limits: 1 to 64 items.
   */
  readonly audiences?: readonly LongString[];
  /** The signing keys. */
  readonly jwks: RemoteKeySet;
  /**
   * Strict: a valid token must be present, else 401; Optional: a token, if present, must be valid; Permissive: no request is rejected.
   * Default: `Strict`.
   */
  readonly mode: "Strict" | "Optional" | "Permissive";
  /**
   * Client identifier that every dynamic client registration gets; registrations go to the provider when unset.
   * Limits: 1 to 256 characters.
   */
  readonly clientId?: ShortString;
  /** The Secret with the client secret. Clients send token requests to the gateway, which adds the secret to those of `clientId` (of any client when that is unset) and passes them on; none when unset. */
  readonly clientSecretRef?: SecretKeyRef;
}

/** OAuth 2.0 of MCP clients; `jwtAuthentication.mcp` of a traffic policy runs earlier and does the same. (As written: properties with a default may be left out.) */
export interface McpBackendAuthenticationInput {
  /**
   * Members of the protected-resource metadata (RFC 9728) beside those that the gateway computes; names in camel case are published in snake case; `resource` is the URL that clients use; none but the computed ones when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly resourceMetadata?: Readonly<Record<string, JsonValue>>;
  /** Kind of the identity provider, for which the gateway adapts its metadata and requests; ProviderA to ProviderF are other names of the six, in this order; nothing is adapted when unset. */
  readonly provider?: "Auth0" | "Keycloak" | "Okta" | "Descope" | "Authentik" | "Entra" | "ProviderA" | "ProviderB" | "ProviderC" | "ProviderD" | "ProviderE" | "ProviderF";
  /**
   * Must equal the `iss` claim of a token exactly; any issuer when unset, and then clients find no metadata of an authorization server.
   * Limits: 1 to 256 characters.
   */
  readonly issuer?: ShortString;
  /**
   * One of them must be in the `aud` claim of a token; any audience when unset.
   * Limits: 1 to 64 items.
   */
  readonly audiences?: readonly LongString[];
  /** The signing keys. */
  readonly jwks: RemoteKeySetInput;
  /**
   * Strict: a valid token must be present, else 401; Optional: a token, if present, must be valid; Permissive: no request is rejected.
   * Default: `Strict`.
   */
  readonly mode?: "Strict" | "Optional" | "Permissive";
  /**
   * Client identifier that every dynamic client registration gets; registrations go to the provider when unset.
   * Limits: 1 to 256 characters.
   */
  readonly clientId?: ShortString;
  /** The Secret with the client secret. Clients send token requests to the gateway, which adds the secret to those of `clientId` (of any client when that is unset) and passes them on; none when unset. */
  readonly clientSecretRef?: SecretKeyRefInput;
}

/** The server takes a token of each user, which its own provider issues. Users without one are sent to the gateway by URL elicitation of MCP, and from there to the provider (authorization code with PKCE); the gateway keeps their tokens, sealed, and refreshes them. */
export interface McpConsent {
  /**
   * Issuer URL of the provider; its metadata is fetched from below that URL, unless `authorizationEndpoint` is set. When unset, responses of any issuer are accepted.
   * Limits: 1 to 256 characters.
   */
  readonly issuer?: ShortString;
  /**
   * URL where users give their consent; from the metadata of the issuer when unset.
   * Limits: 1 to 1024 characters, form: an absolute http or https URL without fragment or user name.
   */
  readonly authorizationEndpoint?: string;
  /**
   * URL that issues tokens; from the metadata of the issuer when unset.
   * Limits: 1 to 1024 characters, form: an absolute http or https URL without fragment or user name.
   */
  readonly tokenEndpoint?: string;
  /**
   * Identifier of the gateway as a client of the provider.
   * Limits: 1 to 256 characters.
   */
  readonly clientId: ShortString;
  /** The Secret with the client secret; no secret is sent when unset. */
  readonly clientSecretRef?: SecretKeyRef;
  /**
   * Where the secret is sent (RFC 6749 section 2.3.1). ClientSecretPost: in the body; ClientSecretBasic: in the Authorization header.
   * Default: `ClientSecretPost`.
   */
  readonly clientAuthMethod: "ClientSecretPost" | "ClientSecretBasic";
  /**
   * URL to which the provider sends users back, as registered there. Users also begin at its path, so requests for it must reach a route with this backend.
   * Limits: 1 to 1024 characters, form: an absolute http or https URL with a path of its own, without query, fragment or user name.
   */
  readonly redirectUri: string;
  /**
   * Scopes that are requested.
   * Default: `[]`.
   * Limits: at most 64 items, every item once.
   */
  readonly scopes: readonly ShortString[];
  /**
   * Resource indicator of the server (RFC 8707); none is sent when unset.
   * Limits: 1 to 1024 characters, form: an absolute http or https URL without fragment or user name.
   */
  readonly resource?: string;
  /**
   * How the gateway makes sure that the user who consents is the user of the MCP client. Verified: the route of `redirectUri` signs users in, such as by `oidc` with the issuer of their MCP tokens, and both must be the same user; Shown: a page says for which user consent is given, and asks for confirmation.
   * Default: `Verified`.
   */
  readonly identity: "Verified" | "Shown";
}

/** The server takes a token of each user, which its own provider issues. Users without one are sent to the gateway by URL elicitation of MCP, and from there to the provider (authorization code with PKCE); the gateway keeps their tokens, sealed, and refreshes them. (As written: properties with a default may be left out.) */
export interface McpConsentInput {
  /**
   * Issuer URL of the provider; its metadata is fetched from below that URL, unless `authorizationEndpoint` is set. When unset, responses of any issuer are accepted.
   * Limits: 1 to 256 characters.
   */
  readonly issuer?: ShortString;
  /**
   * URL where users give their consent; from the metadata of the issuer when unset.
   * Limits: 1 to 1024 characters, form: an absolute http or https URL without fragment or user name.
   */
  readonly authorizationEndpoint?: string;
  /**
   * URL that issues tokens; from the metadata of the issuer when unset.
   * Limits: 1 to 1024 characters, form: an absolute http or https URL without fragment or user name.
   */
  readonly tokenEndpoint?: string;
  /**
   * Identifier of the gateway as a client of the provider.
   * Limits: 1 to 256 characters.
   */
  readonly clientId: ShortString;
  /** The Secret with the client secret; no secret is sent when unset. */
  readonly clientSecretRef?: SecretKeyRefInput;
  /**
   * Where the secret is sent (RFC 6749 section 2.3.1). ClientSecretPost: in the body; ClientSecretBasic: in the Authorization header.
   * Default: `ClientSecretPost`.
   */
  readonly clientAuthMethod?: "ClientSecretPost" | "ClientSecretBasic";
  /**
   * URL to which the provider sends users back, as registered there. Users also begin at its path, so requests for it must reach a route with this backend.
   * Limits: 1 to 1024 characters, form: an absolute http or https URL with a path of its own, without query, fragment or user name.
   */
  readonly redirectUri: string;
  /**
   * Scopes that are requested.
   * Default: `[]`.
   * Limits: at most 64 items, every item once.
   */
  readonly scopes?: readonly ShortString[];
  /**
   * Resource indicator of the server (RFC 8707); none is sent when unset.
   * Limits: 1 to 1024 characters, form: an absolute http or https URL without fragment or user name.
   */
  readonly resource?: string;
  /**
   * How the gateway makes sure that the user who consents is the user of the MCP client. Verified: the route of `redirectUri` signs users in, such as by `oidc` with the issuer of their MCP tokens, and both must be the same user; Shown: a page says for which user consent is given, and asks for confirmation.
   * Default: `Verified`.
   */
  readonly identity?: "Verified" | "Shown";
}

/** The file of the tokens that users have agreed to. */
export interface McpConsentFile {
  /**
   * Tokens, sealed by the session key, by digests of the backend, its target and the user.
   * Default: `{}`.
   * Limits: at most 100000 entries, names of 1 to 64 characters.
   */
  readonly consents: Readonly<Record<string, string>>;
}

/** The file of the tokens that users have agreed to. (As written: properties with a default may be left out.) */
export interface McpConsentFileInput {
  /**
   * Tokens, sealed by the session key, by digests of the backend, its target and the user.
   * Default: `{}`.
   * Limits: at most 100000 entries, names of 1 to 64 characters.
   */
  readonly consents?: Readonly<Record<string, string>>;
}

/** Path of the endpoint of an MCP server that sets no path, for each transport. */
export interface McpEndpointPaths {
  /**
   * Path of the endpoint with protocol StreamableHTTP; also that of a protected resource whose URL has no path.
   * Default: `/mcp`.
   * Limits: 1 to 1024 characters, form: a path that starts with / and has no query and no fragment.
   */
  readonly StreamableHTTP: UrlPath;
  /**
   * Path of the endpoint with protocol SSE.
   * Default: `/sse`.
   * Limits: 1 to 1024 characters, form: a path that starts with / and has no query and no fragment.
   */
  readonly SSE: UrlPath;
}

/** Path of the endpoint of an MCP server that sets no path, for each transport. (As written: properties with a default may be left out.) */
export interface McpEndpointPathsInput {
  /**
   * Path of the endpoint with protocol StreamableHTTP; also that of a protected resource whose URL has no path.
   * Default: `/mcp`.
   * Limits: 1 to 1024 characters, form: a path that starts with / and has no query and no fragment.
   */
  readonly StreamableHTTP?: UrlPath;
  /**
   * Path of the endpoint with protocol SSE.
   * Default: `/sse`.
   * Limits: 1 to 1024 characters, form: a path that starts with / and has no query and no fragment.
   */
  readonly SSE?: UrlPath;
}

/** A policy server that sees messages of MCP. */
export interface McpGuardrailProcessor {
  /** The policy server. */
  readonly remote: McpGuardrailRemote;
  /**
   * Methods that the server sees, by name: exact, `prefix/*`, `*\/suffix` or `*`; the most specific one counts, and other methods are not sent to the server.
   * Limits: 1 to 64 entries, names of 1 to 256 characters, form of names: a method, prefix/*, *\/suffix or *.
   */
  readonly methods: Readonly<Record<string, "Off" | "Request" | "Response" | "Full">>;
}

/** A policy server that sees messages of MCP. (As written: properties with a default may be left out.) */
export interface McpGuardrailProcessorInput {
  /** The policy server. */
  readonly remote: McpGuardrailRemoteInput;
  /**
   * Methods that the server sees, by name: exact, `prefix/*`, `*\/suffix` or `*`; the most specific one counts, and other methods are not sent to the server.
   * Limits: 1 to 64 entries, names of 1 to 256 characters, form of names: a method, prefix/*, *\/suffix or *.
   */
  readonly methods: Readonly<Record<string, "Off" | "Request" | "Response" | "Full">>;
}

/** A policy server, asked by gRPC. */
export type McpGuardrailRemote = {
  /**
   * What happens when the server cannot be asked. FailClosed: the message is rejected; FailOpen: it passes.
   * Default: `FailClosed`.
   */
  readonly failureMode: "FailClosed" | "FailOpen";
  /**
   * Computed metadata that is sent to the server; none when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly metadata?: Readonly<Record<string, CelExpression>>;
  /**
   * Headers, in any case, that are sent to the server; all of them when empty or unset.
   * Limits: at most 64 items, every item once.
   */
  readonly allowedRequestHeaders?: readonly HeaderName[];
  /**
   * Headers, in any case, that are not sent to the server; none when unset.
   * Limits: at most 64 items, every item once.
   */
  readonly disallowedRequestHeaders?: readonly HeaderName[];
} & (
  | {
      /** The backend that receives the calls. */
      readonly backendRef: BackendObjectRef;
      readonly url?: never;
    }
  | {
      readonly backendRef?: never;
      /**
       * An absolute URL without path, query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
       * Limits: 1 to 1024 characters, form: a URL such as https://host:port, without path, query, fragment or user name.
       */
      readonly url: string;
    }
);

/** A policy server, asked by gRPC. (As written: properties with a default may be left out.) */
export type McpGuardrailRemoteInput = {
  /**
   * What happens when the server cannot be asked. FailClosed: the message is rejected; FailOpen: it passes.
   * Default: `FailClosed`.
   */
  readonly failureMode?: "FailClosed" | "FailOpen";
  /**
   * Computed metadata that is sent to the server; none when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly metadata?: Readonly<Record<string, CelExpression>>;
  /**
   * Headers, in any case, that are sent to the server; all of them when empty or unset.
   * Limits: at most 64 items, every item once.
   */
  readonly allowedRequestHeaders?: readonly HeaderName[];
  /**
   * Headers, in any case, that are not sent to the server; none when unset.
   * Limits: at most 64 items, every item once.
   */
  readonly disallowedRequestHeaders?: readonly HeaderName[];
} & (
  | {
      /** The backend that receives the calls. */
      readonly backendRef: BackendObjectRef;
      readonly url?: never;
    }
  | {
      readonly backendRef?: never;
      /**
       * An absolute URL without path, query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
       * Limits: 1 to 1024 characters, form: a URL such as https://host:port, without path, query, fragment or user name.
       */
      readonly url: string;
    }
);

/** Policy servers that see messages of MCP. */
export interface McpGuardrails {
  /**
   * The servers, in the order in which they are asked.
   * Limits: 1 to 16 items.
   */
  readonly processors: readonly McpGuardrailProcessor[];
}

/** Policy servers that see messages of MCP. (As written: properties with a default may be left out.) */
export interface McpGuardrailsInput {
  /**
   * The servers, in the order in which they are asked.
   * Limits: 1 to 16 items.
   */
  readonly processors: readonly McpGuardrailProcessorInput[];
}

/** An OpenAPI document (3.0 or 3.1), whose operations are tools of MCP. Their arguments are in the objects `path`, `query`, `header` and `cookie`, and in `body`. */
export type McpOpenApi = (
  | {
      /**
       * A file with the document, YAML or JSON; it is read again when it changes.
       * Limits: 1 to 4096 characters.
       */
      readonly file: FilePath;
      readonly inline?: never;
    }
  | {
      readonly file?: never;
      /**
       * The document itself, as YAML or JSON.
       * Limits: 2 to 262144 characters.
       */
      readonly inline: string;
    }
);

/** McpOpenApi as written: it has no defaults. */
export type McpOpenApiInput = McpOpenApi;

/** Policies of MCP backends. */
export interface McpPolicies {
  /** Rule on tools, prompts, resources and tasks; all may be used when unset. */
  readonly authorization?: McpAuthorization;
  /**
   * OAuth 2.0 of MCP clients; none when unset.
   * @deprecated since 0.1.0: use traffic.jwtAuthentication.mcp.
   */
  readonly authentication?: McpBackendAuthentication;
  /** Policy servers; none when unset. */
  readonly guardrails?: McpGuardrails;
  /** Which tools clients see, and how they are named and described; all of them unchanged when unset. */
  readonly tools?: McpTools;
}

/** Policies of MCP backends. (As written: properties with a default may be left out.) */
export interface McpPoliciesInput {
  /** Rule on tools, prompts, resources and tasks; all may be used when unset. */
  readonly authorization?: McpAuthorizationInput;
  /**
   * OAuth 2.0 of MCP clients; none when unset.
   * @deprecated since 0.1.0: use traffic.jwtAuthentication.mcp.
   */
  readonly authentication?: McpBackendAuthenticationInput;
  /** Policy servers; none when unset. */
  readonly guardrails?: McpGuardrailsInput;
  /** Which tools clients see, and how they are named and described; all of them unchanged when unset. */
  readonly tools?: McpToolsInput;
}

/** Settings of the sessions of MCP clients. */
export interface McpSettings {
  /**
   * Idle time after which a session ends.
   * Default: `30m`.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly sessionTtl: Milliseconds;
  /**
   * Time after its beginning at which a session ends, however often it is used. A session id contains the time, so this also holds in replicas that never saw the session, and after a restart.
   * Default: `24h`.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly maxSessionAge: Milliseconds;
  /**
   * Number of session ids that each worker caches, in sealed and in plain form; the others are computed again.
   * Default: `10000`.
   * Limits: 0 to 1000000.
   */
  readonly cachedSessions: number;
  /**
   * Time that a call of a server with sessions waits for the input of a client of version 2026-07-28, which has none. The server may give up sooner.
   * Default: `10m`.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly inputTimeout: Milliseconds;
  /**
   * Maximum number of calls in each worker that wait for such input at the same time; the server gets an error for one more.
   * Default: `1000`.
   * Limits: 0 to 1000000.
   */
  readonly maxWaitingCalls: number;
  /**
   * Where the tokens are kept that users have agreed to (`consent` of targets), sealed by the session key; a restart forgets them when unset.
   * Limits: 1 to 4096 characters.
   */
  readonly consentFile?: FilePath;
}

/** Settings of the sessions of MCP clients. (As written: properties with a default may be left out.) */
export interface McpSettingsInput {
  /**
   * Idle time after which a session ends.
   * Default: `30m`.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly sessionTtl?: Duration;
  /**
   * Time after its beginning at which a session ends, however often it is used. A session id contains the time, so this also holds in replicas that never saw the session, and after a restart.
   * Default: `24h`.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly maxSessionAge?: Duration;
  /**
   * Number of session ids that each worker caches, in sealed and in plain form; the others are computed again.
   * Default: `10000`.
   * Limits: 0 to 1000000.
   */
  readonly cachedSessions?: number;
  /**
   * Time that a call of a server with sessions waits for the input of a client of version 2026-07-28, which has none. The server may give up sooner.
   * Default: `10m`.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly inputTimeout?: Duration;
  /**
   * Maximum number of calls in each worker that wait for such input at the same time; the server gets an error for one more.
   * Default: `1000`.
   * Limits: 0 to 1000000.
   */
  readonly maxWaitingCalls?: number;
  /**
   * Where the tokens are kept that users have agreed to (`consent` of targets), sealed by the session key; a restart forgets them when unset.
   * Limits: 1 to 4096 characters.
   */
  readonly consentFile?: FilePath;
}

/** One MCP server, or the servers that a selector finds. */
export type McpTarget = {
  /**
   * Name of the target, unique in the backend; prefixes of tool names and section names of policies use it.
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly name: SectionName;
} & (
  | {
      /** A server at a known place. */
      readonly static: McpTargetStatic;
      readonly selector?: never;
      readonly stdio?: never;
    }
  | {
      readonly static?: never;
      /** Servers found by labels. */
      readonly selector: McpTargetSelector;
      readonly stdio?: never;
    }
  | {
      readonly static?: never;
      readonly selector?: never;
      /** A program of this machine. */
      readonly stdio: McpTargetStdio;
    }
);

/** One MCP server, or the servers that a selector finds. (As written: properties with a default may be left out.) */
export type McpTargetInput = {
  /**
   * Name of the target, unique in the backend; prefixes of tool names and section names of policies use it.
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly name: SectionName;
} & (
  | {
      /** A server at a known place. */
      readonly static: McpTargetStaticInput;
      readonly selector?: never;
      readonly stdio?: never;
    }
  | {
      readonly static?: never;
      /** Servers found by labels. */
      readonly selector: McpTargetSelector;
      readonly stdio?: never;
    }
  | {
      readonly static?: never;
      readonly selector?: never;
      /** A program of this machine. */
      readonly stdio: McpTargetStdioInput;
    }
);

/** Name of the object that represents the server: a Service of the same namespace, or an entry under `backends` of the standalone file. */
export interface McpTargetBackendRef {
  /**
   * Name of the object.
   * Limits: 1 to 256 characters.
   */
  readonly name: ShortString;
}

/** McpTargetBackendRef as written: it has no defaults. */
export type McpTargetBackendRefInput = McpTargetBackendRef;

/** MCP servers found by the labels of Services: each port whose `appProtocol` is `edgegateway.dev/mcp`, or `edgegateway.dev/mcp-sse` for the SSE transport. A target has the name of the Service and that of the port, or its number; the annotations `edgegateway.dev/mcp-target-name` and `edgegateway.dev/mcp-path` set others. */
export interface McpTargetSelector {
  /** Namespaces that are searched; only the namespace of the backend when unset. */
  readonly namespaces?: ObjectSelector;
  /** Services that are taken; every Service when unset. */
  readonly services?: ObjectSelector;
}

/** McpTargetSelector as written: it has no defaults. */
export type McpTargetSelectorInput = McpTargetSelector;

/** An MCP server at a known place. */
export type McpTargetStatic = {
  /**
   * Port of the server.
   * Limits: 1 to 65535.
   */
  readonly port: Port;
  /**
   * Path of the server's endpoint; when unset, `/mcp` with protocol StreamableHTTP and `/sse` with SSE. With `openapi`, the prefix of the paths of operations; when unset, the path of the first server that the document names.
   * Limits: 1 to 1024 characters.
   */
  readonly path?: LongString;
  /**
   * Transport of MCP that the server speaks.
   * Default: `StreamableHTTP`.
   */
  readonly protocol: "StreamableHTTP" | "SSE";
  /** How the server is reached; without policies of its own when unset. Only with `host`. */
  readonly policies?: SimpleBackendPolicies;
  /** The server is an HTTP API that this document describes, and `protocol` is ignored; the server speaks MCP when unset. */
  readonly openapi?: McpOpenApi;
  /** The server needs a token of each user, who gives consent once; no tokens of users are sent when unset. */
  readonly consent?: McpConsent;
} & (
  | {
      /**
       * Host name or IP address of the server.
       * Limits: 1 to 256 characters.
       */
      readonly host: ShortString;
      readonly backendRef?: never;
    }
  | {
      readonly host?: never;
      /** The server by name instead of by host. */
      readonly backendRef: McpTargetBackendRef;
      readonly policies?: never;
    }
);

/** An MCP server at a known place. (As written: properties with a default may be left out.) */
export type McpTargetStaticInput = {
  /**
   * Port of the server.
   * Limits: 1 to 65535.
   */
  readonly port: Port;
  /**
   * Path of the server's endpoint; when unset, `/mcp` with protocol StreamableHTTP and `/sse` with SSE. With `openapi`, the prefix of the paths of operations; when unset, the path of the first server that the document names.
   * Limits: 1 to 1024 characters.
   */
  readonly path?: LongString;
  /**
   * Transport of MCP that the server speaks.
   * Default: `StreamableHTTP`.
   */
  readonly protocol?: "StreamableHTTP" | "SSE";
  /** How the server is reached; without policies of its own when unset. Only with `host`. */
  readonly policies?: SimpleBackendPoliciesInput;
  /** The server is an HTTP API that this document describes, and `protocol` is ignored; the server speaks MCP when unset. */
  readonly openapi?: McpOpenApi;
  /** The server needs a token of each user, who gives consent once; no tokens of users are sent when unset. */
  readonly consent?: McpConsentInput;
} & (
  | {
      /**
       * Host name or IP address of the server.
       * Limits: 1 to 256 characters.
       */
      readonly host: ShortString;
      readonly backendRef?: never;
    }
  | {
      readonly host?: never;
      /** The server by name instead of by host. */
      readonly backendRef: McpTargetBackendRef;
      readonly policies?: never;
    }
);

/** An MCP server that is a program of this machine: each session has a process of its own, which speaks by its standard input and output. What it writes to standard error is in the log. */
export interface McpTargetStdio {
  /**
   * The program; without a slash it is found by `PATH`, else it is relative to the working directory.
   * Limits: 1 to 4096 characters.
   */
  readonly command: string;
  /**
   * What the program is called with; none when unset.
   * Limits: at most 256 items.
   */
  readonly args?: readonly string[];
  /**
   * Environment variables of the program. From the environment of the gateway it gets only `HOME`, `LOGNAME`, `PATH`, `SHELL`, `TERM` and `USER`; no others when unset.
   * Limits: at most 256 entries, names of 1 to 256 characters, form of names: letters, digits and `_`, without a digit in front.
   */
  readonly env?: Readonly<Record<string, SecretValue>>;
  /**
   * Folder that it runs in; that of the gateway when unset.
   * Limits: 1 to 4096 characters.
   */
  readonly workingDirectory?: string;
  /**
   * Processes that run at the same time, over all workers; a session beyond them does not begin.
   * Default: `64`.
   * Limits: 1 to 10000.
   */
  readonly maxProcesses: number;
  /**
   * Memory of a process and its children (their resident sets); one that takes more is ended, and its session with it. Only on Linux.
   * Default: `1Gi`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 1099511627776 bytes.
   * Unit: bytes.
   */
  readonly maxMemory: ByteSize;
  /**
   * Timeout of the initialization and of list requests; 10s when unset.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly requestTimeout?: Duration;
}

/** An MCP server that is a program of this machine: each session has a process of its own, which speaks by its standard input and output. What it writes to standard error is in the log. (As written: properties with a default may be left out.) */
export interface McpTargetStdioInput {
  /**
   * The program; without a slash it is found by `PATH`, else it is relative to the working directory.
   * Limits: 1 to 4096 characters.
   */
  readonly command: string;
  /**
   * What the program is called with; none when unset.
   * Limits: at most 256 items.
   */
  readonly args?: readonly string[];
  /**
   * Environment variables of the program. From the environment of the gateway it gets only `HOME`, `LOGNAME`, `PATH`, `SHELL`, `TERM` and `USER`; no others when unset.
   * Limits: at most 256 entries, names of 1 to 256 characters, form of names: letters, digits and `_`, without a digit in front.
   */
  readonly env?: Readonly<Record<string, SecretValue>>;
  /**
   * Folder that it runs in; that of the gateway when unset.
   * Limits: 1 to 4096 characters.
   */
  readonly workingDirectory?: string;
  /**
   * Processes that run at the same time, over all workers; a session beyond them does not begin.
   * Default: `64`.
   * Limits: 1 to 10000.
   */
  readonly maxProcesses?: number;
  /**
   * Memory of a process and its children (their resident sets); one that takes more is ended, and its session with it. Only on Linux.
   * Default: `1Gi`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 1099511627776 bytes.
   * Unit: bytes.
   */
  readonly maxMemory?: ByteSize;
  /**
   * Timeout of the initialization and of list requests; 10s when unset.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly requestTimeout?: Duration;
}

/** Another name or description of a tool. */
export interface McpToolOverride {
  /**
   * Name of the tool as clients would see it, with the prefix of its target if it has one.
   * Limits: 1 to 256 characters.
   */
  readonly name: ShortString;
  /**
   * The name that clients see and call instead; the old one is unknown then; unchanged when unset.
   * Limits: 1 to 128 characters, form: letters, digits, `_`, `-` and `.`.
   */
  readonly rename?: string;
  /**
   * The description that clients see instead; unchanged when unset.
   * Limits: 1 to 4096 characters.
   */
  readonly description?: string;
}

/** McpToolOverride as written: it has no defaults. */
export type McpToolOverrideInput = McpToolOverride;

/** How many tools `search_tools` returns, the tool that clients call to find tools of a large catalogue (`mcp.tools.disclosure: Search`). */
export interface McpToolSearch {
  /**
   * The maximum number of tools to return.
   * Default: `10`.
   * Limits: 1 to 50.
   */
  readonly limit: number;
}

/** How many tools `search_tools` returns, the tool that clients call to find tools of a large catalogue (`mcp.tools.disclosure: Search`). (As written: properties with a default may be left out.) */
export interface McpToolSearchInput {
  /**
   * The maximum number of tools to return.
   * Default: `10`.
   * Limits: 1 to 50.
   */
  readonly limit?: number;
}

/** Which tools of MCP servers clients see, and how they are named and described. */
export interface McpTools {
  /**
   * All: lists have every tool; Search: lists have `search_tools`, which finds tools by words, and `call_tool`, which calls one of them, so that a large catalogue does not fill the context of a model.
   * Default: `All`.
   */
  readonly disclosure: "All" | "Search";
  /**
   * Expressions on tools: clients see and call a tool where one of them is true; an expression that fails is false; every tool when unset.
   * Limits: 1 to 256 items.
   */
  readonly allow?: readonly CelExpression[];
  /**
   * Other names and descriptions of tools, of which no two may be equal; a tool of a server whose name is given to another one is hidden; their own when unset.
   * Limits: 1 to 256 items, unique by name.
   */
  readonly overrides?: readonly McpToolOverride[];
}

/** Which tools of MCP servers clients see, and how they are named and described. (As written: properties with a default may be left out.) */
export interface McpToolsInput {
  /**
   * All: lists have every tool; Search: lists have `search_tools`, which finds tools by words, and `call_tool`, which calls one of them, so that a large catalogue does not fill the context of a model.
   * Default: `All`.
   */
  readonly disclosure?: "All" | "Search";
  /**
   * Expressions on tools: clients see and call a tool where one of them is true; an expression that fails is false; every tool when unset.
   * Limits: 1 to 256 items.
   */
  readonly allow?: readonly CelExpression[];
  /**
   * Other names and descriptions of tools, of which no two may be equal; a tool of a server whose name is given to another one is hidden; their own when unset.
   * Limits: 1 to 256 items, unique by name.
   */
  readonly overrides?: readonly McpToolOverride[];
}

/**
 * A media type such as `application/pdf`, or all of a kind, such as `text/*`.
 * Limits: 3 to 256 characters, form: a media type such as application/pdf.
 */
export type MediaType = string;

/** MediaType as written: it has no defaults. */
export type MediaTypeInput = MediaType;

/** A computed label. */
export interface MetricAttribute {
  /**
   * Name of the label; characters that Prometheus does not allow become underscores. A label with the name of a usual one replaces it.
   * Limits: 1 to 256 characters.
   */
  readonly name: ShortString;
  /**
   * Value of the label; `unknown` when the expression fails.
   * Limits: 1 to 16384 characters.
   * CEL over `response`, returns any.
   */
  readonly expression: CelExpression;
}

/** MetricAttribute as written: it has no defaults. */
export type MetricAttributeInput = MetricAttribute;

/** Labels of the metrics of requests. */
export interface MetricAttributes {
  /**
   * Labels that are added.
   * Limits: 1 to 16 items, unique by name.
   */
  readonly add: readonly MetricAttribute[];
}

/** MetricAttributes as written: it has no defaults. */
export type MetricAttributesInput = MetricAttributes;

/** Bounds of copies of requests that filters make. */
export interface MirrorSettings {
  /**
   * Maximum number of copies in progress, per worker; further requests are not copied meanwhile.
   * Default: `256`.
   * Limits: 0 to 65536.
   */
  readonly maxRequests: number;
  /**
   * Largest body of a request that is copied; one with a larger body is not.
   * Default: `1Mi`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 4294967295 bytes.
   * Unit: bytes.
   */
  readonly maxBodySize: Bytes;
  /**
   * How long a copy may take, its response included.
   * Default: `10s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1ms.
   */
  readonly timeout: Milliseconds;
}

/** Bounds of copies of requests that filters make. (As written: properties with a default may be left out.) */
export interface MirrorSettingsInput {
  /**
   * Maximum number of copies in progress, per worker; further requests are not copied meanwhile.
   * Default: `256`.
   * Limits: 0 to 65536.
   */
  readonly maxRequests?: number;
  /**
   * Largest body of a request that is copied; one with a larger body is not.
   * Default: `1Mi`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 4294967295 bytes.
   * Unit: bytes.
   */
  readonly maxBodySize?: ByteSize;
  /**
   * How long a copy may take, its response included.
   * Default: `10s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1ms.
   */
  readonly timeout?: Duration;
}

/** An API that a platform has for the models of one vendor. `Messages`: Anthropic's; `Gemini`: generateContent; `VertexEmbeddings`: predict of Vertex AI; `VertexRanking`: rank of Google's Discovery Engine, which has a host of its own; the others: InvokeModel of Bedrock for embeddings and rankings. */
export type ModelApi = "Messages" | "Gemini" | "VertexEmbeddings" | "VertexRanking" | "CohereEmbeddings" | "TitanEmbeddings" | "NovaEmbeddings" | "BedrockRerank";

/** ModelApi as written: it has no defaults. */
export type ModelApiInput = ModelApi;

/** An Azure resource that serves models. */
export interface ModelAzureSettings {
  /**
   * The name of the resource, which its host name begins with.
   * Limits: 1 to 256 characters.
   */
  readonly resourceName: ShortString;
  /** OpenAI: `NAME.openai.azure.com`; Foundry: `NAME.services.ai.azure.com`. */
  readonly resourceType: "OpenAI" | "Foundry";
  /**
   * The version of the API: `v1`, `preview` or a date.
   * Default: `v1`.
   * Limits: 1 to 64 characters.
   */
  readonly apiVersion: TinyString;
  /**
   * The project of a Foundry resource, which needs one; none when unset.
   * Limits: 1 to 256 characters.
   */
  readonly projectName?: ShortString;
}

/** An Azure resource that serves models. (As written: properties with a default may be left out.) */
export interface ModelAzureSettingsInput {
  /**
   * The name of the resource, which its host name begins with.
   * Limits: 1 to 256 characters.
   */
  readonly resourceName: ShortString;
  /** OpenAI: `NAME.openai.azure.com`; Foundry: `NAME.services.ai.azure.com`. */
  readonly resourceType: "OpenAI" | "Foundry";
  /**
   * The version of the API: `v1`, `preview` or a date.
   * Default: `v1`.
   * Limits: 1 to 64 characters.
   */
  readonly apiVersion?: TinyString;
  /**
   * The project of a Foundry resource, which needs one; none when unset.
   * Limits: 1 to 256 characters.
   */
  readonly projectName?: ShortString;
}

/** Amazon Bedrock in one region. */
export interface ModelBedrockSettings {
  /**
   * The AWS region of the model.
   * Default: `us-east-1`.
   * Limits: 1 to 63 characters, form: a region of lower case letters, digits and hyphens.
   */
  readonly region: string;
  /** A guardrail that Bedrock applies; none when unset. */
  readonly guardrail?: BedrockGuardrail;
}

/** Amazon Bedrock in one region. (As written: properties with a default may be left out.) */
export interface ModelBedrockSettingsInput {
  /**
   * The AWS region of the model.
   * Default: `us-east-1`.
   * Limits: 1 to 63 characters, form: a region of lower case letters, digits and hyphens.
   */
  readonly region?: string;
  /** A guardrail that Bedrock applies; none when unset. */
  readonly guardrail?: BedrockGuardrail;
}

/** Prices, capabilities and rules of models: the file `catalog.json`. With several catalogues, each rate or amount of a later one replaces that of an earlier one, its tiers replace the earlier tiers, its facts count before earlier facts, and other lists are merged. */
export interface ModelCatalog {
  /**
   * The providers, by the names that logs and metrics use; none when unset.
   * Limits: at most 1024 entries, names of 1 to 256 characters.
   */
  readonly providers?: Readonly<Record<string, CatalogProvider>>;
  /**
   * Rules of models that conversions follow, the most specific first; they count before the facts that the gateway knows; none when unset.
   * Limits: at most 1024 items.
   */
  readonly facts?: readonly CatalogFacts[];
}

/** ModelCatalog as written: it has no defaults. */
export type ModelCatalogInput = ModelCatalog;

/** A ConfigMap in the namespace of the object. */
export interface ModelCatalogConfigMap {
  /**
   * The name of the ConfigMap.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * The key that the catalogue is under.
   * Default: `catalog.json`.
   * Limits: 1 to 253 characters.
   */
  readonly key: string;
}

/** A ConfigMap in the namespace of the object. (As written: properties with a default may be left out.) */
export interface ModelCatalogConfigMapInput {
  /**
   * The name of the ConfigMap.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * The key that the catalogue is under.
   * Default: `catalog.json`.
   * Limits: 1 to 253 characters.
   */
  readonly key?: string;
}

/** A ConfigMap with a catalogue of model prices. */
export interface ModelCatalogSource {
  /** A ConfigMap that holds the catalogue. */
  readonly configMap: ModelCatalogConfigMap;
}

/** A ConfigMap with a catalogue of model prices. (As written: properties with a default may be left out.) */
export interface ModelCatalogSourceInput {
  /** A ConfigMap that holds the catalogue. */
  readonly configMap: ModelCatalogConfigMapInput;
}

/** A server of another vendor, or your own. */
export interface ModelCustomSettings {
  /** The server by name; `baseURL` leads to it when unset. */
  readonly backendRef?: CustomProviderRef;
  /**
   * The name of the provider in logs, metrics and traces.
   * Default: `custom`.
   * Limits: 1 to 256 characters.
   */
  readonly providerOverride: ShortString;
  /**
   * The formats of requests that the server takes.
   * Limits: 1 to 6 items, unique by type.
   */
  readonly formats: readonly ProviderFormat[];
}

/** A server of another vendor, or your own. (As written: properties with a default may be left out.) */
export interface ModelCustomSettingsInput {
  /** The server by name; `baseURL` leads to it when unset. */
  readonly backendRef?: CustomProviderRefInput;
  /**
   * The name of the provider in logs, metrics and traces.
   * Default: `custom`.
   * Limits: 1 to 256 characters.
   */
  readonly providerOverride?: ShortString;
  /**
   * The formats of requests that the server takes.
   * Limits: 1 to 6 items, unique by type.
   */
  readonly formats: readonly ProviderFormat[];
}

/** The names of models that clients ask for. */
export interface ModelMatch {
  /**
   * One name, `prefix*`, `*suffix`, or `*` for any; the name of the object when unset.
   * Limits: 1 to 1024 characters, form: a name with at most one * at its beginning or end.
   */
  readonly model?: string;
}

/** ModelMatch as written: it has no defaults. */
export type ModelMatchInput = ModelMatch;

/**
 * A pattern of model names, in which `*` stands for any characters. Capital letters count as small ones, and `.`, `_` and `@` as `-`.
 * Limits: 1 to 256 characters.
 */
export type ModelPattern = string;

/** ModelPattern as written: it has no defaults. */
export type ModelPatternInput = ModelPattern;

/** How requests for a model are processed, and how its provider is reached. */
export interface ModelPolicies {
  /**
   * Fields of the request that are computed before its format is converted.
   * Limits: 1 to 64 items, unique by field.
   */
  readonly transformations?: readonly AiFieldTransformation[];
  /**
   * Fields of the request that are computed after its format was converted.
   * Limits: 1 to 64 items, unique by field.
   */
  readonly finalTransformations?: readonly AiFieldTransformation[];
  /** Rule on who may ask for the model. */
  readonly authorization?: Authorization;
  /** Credential that the gateway sends to the provider; none when unset. */
  readonly auth?: BackendAuth;
  /** How the health of the provider is judged; failures to connect alone when unset. */
  readonly health?: BackendHealth;
  /** TLS towards the provider; as its URL says when unset. */
  readonly tls?: BackendTls;
  /** A proxy through which the server is reached; none when unset. */
  readonly tunnel?: BackendTunnel;
  /** Edits of headers. */
  readonly headers?: HeaderModifiers;
  /** Checks of prompts and responses; none when unset. */
  readonly promptGuard?: PromptGuard;
}

/** How requests for a model are processed, and how its provider is reached. (As written: properties with a default may be left out.) */
export interface ModelPoliciesInput {
  /**
   * Fields of the request that are computed before its format is converted.
   * Limits: 1 to 64 items, unique by field.
   */
  readonly transformations?: readonly AiFieldTransformation[];
  /**
   * Fields of the request that are computed after its format was converted.
   * Limits: 1 to 64 items, unique by field.
   */
  readonly finalTransformations?: readonly AiFieldTransformation[];
  /** Rule on who may ask for the model. */
  readonly authorization?: AuthorizationInput;
  /** Credential that the gateway sends to the provider; none when unset. */
  readonly auth?: BackendAuthInput;
  /** How the health of the provider is judged; failures to connect alone when unset. */
  readonly health?: BackendHealthInput;
  /** TLS towards the provider; as its URL says when unset. */
  readonly tls?: BackendTlsInput;
  /** A proxy through which the server is reached; none when unset. */
  readonly tunnel?: BackendTunnelInput;
  /** Edits of headers. */
  readonly headers?: HeaderModifiers;
  /** Checks of prompts and responses; none when unset. */
  readonly promptGuard?: PromptGuardInput;
}

/** A reference to an EdgeModel in the same namespace. */
export interface ModelRef {
  /**
   * The name of the EdgeModel.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
}

/** ModelRef as written: it has no defaults. */
export type ModelRefInput = ModelRef;

/** A Vertex AI project. */
export interface ModelVertexAiSettings {
  /**
   * The identifier of the project.
   * Limits: 1 to 64 characters.
   */
  readonly projectId: TinyString;
  /**
   * The region; `us` and `eu` are multi-region hosts.
   * Default: `global`.
   * Limits: 1 to 64 characters.
   */
  readonly region: TinyString;
}

/** A Vertex AI project. (As written: properties with a default may be left out.) */
export interface ModelVertexAiSettingsInput {
  /**
   * The identifier of the project.
   * Limits: 1 to 64 characters.
   */
  readonly projectId: TinyString;
  /**
   * The region; `us` and `eu` are multi-region hosts.
   * Default: `global`.
   * Limits: 1 to 64 characters.
   */
  readonly region?: TinyString;
}

/**
 * United States dollars for a million tokens, as a decimal number with at most six decimals.
 * Limits: 1 to 16 characters, form: an amount of dollars such as 2.50.
 */
export type Money = string;

/** Money as written: it has no defaults. */
export type MoneyInput = Money;

/** A provider with a name and policies of its own. */
export type NamedLlmProvider = {
  /**
   * Host in place of the provider's; the provider's own when unset.
   * Limits: 1 to 256 characters.
   */
  readonly host?: ShortString;
  /**
   * Port at `host`.
   * Limits: 1 to 65535.
   */
  readonly port?: Port;
  /**
   * Name of the provider, unique in the backend; section names of policies use it.
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly name: SectionName;
  /** How the provider is reached; as the backend when unset. */
  readonly policies?: AiProviderPolicies;
} & (
  | {
      /** The provider OpenAI. */
      readonly openai: OpenaiProvider;
      readonly azureopenai?: never;
      readonly azure?: never;
      readonly anthropic?: never;
      readonly gemini?: never;
      readonly vertexai?: never;
      readonly bedrock?: never;
      readonly custom?: never;
    }
  | {
      readonly openai?: never;
      /** The provider Azure OpenAI, by endpoint. */
      readonly azureopenai: AzureOpenaiProvider;
      readonly azure?: never;
      readonly anthropic?: never;
      readonly gemini?: never;
      readonly vertexai?: never;
      readonly bedrock?: never;
      readonly custom?: never;
    }
  | {
      readonly openai?: never;
      readonly azureopenai?: never;
      /** Azure OpenAI or Foundry, by resource. */
      readonly azure: AzureProvider;
      readonly anthropic?: never;
      readonly gemini?: never;
      readonly vertexai?: never;
      readonly bedrock?: never;
      readonly custom?: never;
    }
  | {
      readonly openai?: never;
      readonly azureopenai?: never;
      readonly azure?: never;
      /** The provider Anthropic. */
      readonly anthropic: AnthropicProvider;
      readonly gemini?: never;
      readonly vertexai?: never;
      readonly bedrock?: never;
      readonly custom?: never;
    }
  | {
      readonly openai?: never;
      readonly azureopenai?: never;
      readonly azure?: never;
      readonly anthropic?: never;
      /** The provider Google Gemini. */
      readonly gemini: GeminiProvider;
      readonly vertexai?: never;
      readonly bedrock?: never;
      readonly custom?: never;
    }
  | {
      readonly openai?: never;
      readonly azureopenai?: never;
      readonly azure?: never;
      readonly anthropic?: never;
      readonly gemini?: never;
      /** The provider Google Vertex AI. */
      readonly vertexai: VertexAiProvider;
      readonly bedrock?: never;
      readonly custom?: never;
    }
  | {
      readonly openai?: never;
      readonly azureopenai?: never;
      readonly azure?: never;
      readonly anthropic?: never;
      readonly gemini?: never;
      readonly vertexai?: never;
      /** The provider Amazon Bedrock. */
      readonly bedrock: BedrockProvider;
      readonly custom?: never;
    }
  | {
      readonly openai?: never;
      readonly azureopenai?: never;
      readonly azure?: never;
      readonly anthropic?: never;
      readonly gemini?: never;
      readonly vertexai?: never;
      readonly bedrock?: never;
      /** A provider of your own. */
      readonly custom: CustomProvider;
    }
) & (
  | {
      /**
       * Path instead of that of the API; that of the API when unset.
       * Limits: 1 to 1024 characters.
       */
      readonly path?: LongString;
      readonly pathPrefix?: never;
    }
  | {
      readonly path?: never;
      /**
       * Prefix of the paths of the API, such as `/v1`, for OpenAI and Anthropic at `host`; that of the API when unset.
       * Limits: 1 to 1024 characters.
       */
      readonly pathPrefix?: LongString;
    }
);

/** A provider with a name and policies of its own. (As written: properties with a default may be left out.) */
export type NamedLlmProviderInput = {
  /**
   * Host in place of the provider's; the provider's own when unset.
   * Limits: 1 to 256 characters.
   */
  readonly host?: ShortString;
  /**
   * Port at `host`.
   * Limits: 1 to 65535.
   */
  readonly port?: Port;
  /**
   * Name of the provider, unique in the backend; section names of policies use it.
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly name: SectionName;
  /** How the provider is reached; as the backend when unset. */
  readonly policies?: AiProviderPoliciesInput;
} & (
  | {
      /** The provider OpenAI. */
      readonly openai: OpenaiProviderInput;
      readonly azureopenai?: never;
      readonly azure?: never;
      readonly anthropic?: never;
      readonly gemini?: never;
      readonly vertexai?: never;
      readonly bedrock?: never;
      readonly custom?: never;
    }
  | {
      readonly openai?: never;
      /** The provider Azure OpenAI, by endpoint. */
      readonly azureopenai: AzureOpenaiProviderInput;
      readonly azure?: never;
      readonly anthropic?: never;
      readonly gemini?: never;
      readonly vertexai?: never;
      readonly bedrock?: never;
      readonly custom?: never;
    }
  | {
      readonly openai?: never;
      readonly azureopenai?: never;
      /** Azure OpenAI or Foundry, by resource. */
      readonly azure: AzureProviderInput;
      readonly anthropic?: never;
      readonly gemini?: never;
      readonly vertexai?: never;
      readonly bedrock?: never;
      readonly custom?: never;
    }
  | {
      readonly openai?: never;
      readonly azureopenai?: never;
      readonly azure?: never;
      /** The provider Anthropic. */
      readonly anthropic: AnthropicProvider;
      readonly gemini?: never;
      readonly vertexai?: never;
      readonly bedrock?: never;
      readonly custom?: never;
    }
  | {
      readonly openai?: never;
      readonly azureopenai?: never;
      readonly azure?: never;
      readonly anthropic?: never;
      /** The provider Google Gemini. */
      readonly gemini: GeminiProvider;
      readonly vertexai?: never;
      readonly bedrock?: never;
      readonly custom?: never;
    }
  | {
      readonly openai?: never;
      readonly azureopenai?: never;
      readonly azure?: never;
      readonly anthropic?: never;
      readonly gemini?: never;
      /** The provider Google Vertex AI. */
      readonly vertexai: VertexAiProviderInput;
      readonly bedrock?: never;
      readonly custom?: never;
    }
  | {
      readonly openai?: never;
      readonly azureopenai?: never;
      readonly azure?: never;
      readonly anthropic?: never;
      readonly gemini?: never;
      readonly vertexai?: never;
      /** The provider Amazon Bedrock. */
      readonly bedrock: BedrockProviderInput;
      readonly custom?: never;
    }
  | {
      readonly openai?: never;
      readonly azureopenai?: never;
      readonly azure?: never;
      readonly anthropic?: never;
      readonly gemini?: never;
      readonly vertexai?: never;
      readonly bedrock?: never;
      /** A provider of your own. */
      readonly custom: CustomProviderInput;
    }
) & (
  | {
      /**
       * Path instead of that of the API; that of the API when unset.
       * Limits: 1 to 1024 characters.
       */
      readonly path?: LongString;
      readonly pathPrefix?: never;
    }
  | {
      readonly path?: never;
      /**
       * Prefix of the paths of the API, such as `/v1`, for OpenAI and Anthropic at `host`; that of the API when unset.
       * Limits: 1 to 1024 characters.
       */
      readonly pathPrefix?: LongString;
    }
);

/**
 * The name of a namespace.
 * Limits: 1 to 63 characters, form: a name of lower case letters, digits and `-`.
 */
export type Namespace = string;

/** Namespace as written: it has no defaults. */
export type NamespaceInput = Namespace;

/** Selects namespaces that meet all of its requirements. */
export interface NamespaceSelector {
  /**
   * Labels that the namespace must carry; none when unset.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly matchLabels?: Labels;
  /**
   * Requirements on labels of the namespace; none when unset.
   * Limits: at most 64 items.
   */
  readonly matchExpressions?: readonly LabelRequirement[];
}

/** NamespaceSelector as written: it has no defaults. */
export type NamespaceSelectorInput = NamespaceSelector;

/** A rule on who may connect, judged before a request is read: after the PROXY header and the TLS handshake. */
export interface NetworkAuthorization {
  /** The condition under which the rule matches. */
  readonly policy: NetworkAuthorizationPolicy;
  /**
   * Allow: with at least one such rule a connection is closed unless one matches; Require: all such rules must match; Deny: any match closes the connection, and an expression that fails does not.
   * Default: `Allow`.
   */
  readonly action: "Allow" | "Require" | "Deny";
}

/** A rule on who may connect, judged before a request is read: after the PROXY header and the TLS handshake. (As written: properties with a default may be left out.) */
export interface NetworkAuthorizationInput {
  /** The condition under which the rule matches. */
  readonly policy: NetworkAuthorizationPolicy;
  /**
   * Allow: with at least one such rule a connection is closed unless one matches; Require: all such rules must match; Deny: any match closes the connection, and an expression that fails does not.
   * Default: `Allow`.
   */
  readonly action?: "Allow" | "Require" | "Deny";
}

/** Conditions of a rule on connections. */
export interface NetworkAuthorizationPolicy {
  /**
   * Expressions that must all be true for the rule to match.
   * Limits: 1 to 256 items.
   */
  readonly matchExpressions: readonly CelExpression[];
}

/** NetworkAuthorizationPolicy as written: it has no defaults. */
export type NetworkAuthorizationPolicyInput = NetworkAuthorizationPolicy;

/** The token of the client is exchanged for one of the backend (RFC 8693). */
export type OauthTokenExchange = {
  /**
   * Path of the token endpoint at `backendRef`.
   * Default: `/`.
   * Limits: 1 to 1024 characters, form: a path that starts with / and has no query and no fragment.
   */
  readonly path: UrlPath;
  /**
   * TokenExchange (RFC 8693) or JwtBearer (RFC 7523).
   * Default: `TokenExchange`.
   */
  readonly grantType: "TokenExchange" | "JwtBearer";
  /** The token that is exchanged; that of the client when unset. */
  readonly subjectToken?: SubjectToken;
  /** The token of the actor, who acts for the user; none when unset. */
  readonly actorToken?: ActorToken;
  /**
   * Audiences of the new token; none are requested when unset.
   * Limits: 1 to 64 items, every item once.
   */
  readonly audiences?: readonly ShortString[];
  /**
   * Scopes of the new token; none are requested when unset.
   * Limits: 1 to 64 items, every item once.
   */
  readonly scopes?: readonly ShortString[];
  /**
   * Resources of the new token (RFC 8707); none are requested when unset.
   * Limits: 1 to 64 items, every item once.
   */
  readonly resources?: readonly LongString[];
  /** Kind of the new token; the server chooses when unset. */
  readonly requestedTokenType?: "AccessToken" | "Jwt" | "IdToken";
  /**
   * Further parameters of the token request; none when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly additionalParams?: Readonly<Record<string, CelExpression>>;
  /** How the gateway authenticates; it does not when unset. */
  readonly clientAuth?: ClientAuth;
  /** Where the new token is inserted; the Authorization header after `Bearer` when unset. */
  readonly location?: CredentialLocation;
  /** How long new tokens are kept; the defaults of its properties when unset. */
  readonly cache?: TokenCache;
} & (
  | {
      /** The backend that receives the call. */
      readonly backendRef: BackendObjectRef;
      readonly url?: never;
    }
  | {
      readonly backendRef?: never;
      /**
       * An absolute URL without query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
       * Limits: 1 to 1024 characters, form: a URL such as https://host:port/path, without query, fragment or user name.
       */
      readonly url: string;
    }
);

/** The token of the client is exchanged for one of the backend (RFC 8693). (As written: properties with a default may be left out.) */
export type OauthTokenExchangeInput = {
  /**
   * Path of the token endpoint at `backendRef`.
   * Default: `/`.
   * Limits: 1 to 1024 characters, form: a path that starts with / and has no query and no fragment.
   */
  readonly path?: UrlPath;
  /**
   * TokenExchange (RFC 8693) or JwtBearer (RFC 7523).
   * Default: `TokenExchange`.
   */
  readonly grantType?: "TokenExchange" | "JwtBearer";
  /** The token that is exchanged; that of the client when unset. */
  readonly subjectToken?: SubjectToken;
  /** The token of the actor, who acts for the user; none when unset. */
  readonly actorToken?: ActorToken;
  /**
   * Audiences of the new token; none are requested when unset.
   * Limits: 1 to 64 items, every item once.
   */
  readonly audiences?: readonly ShortString[];
  /**
   * Scopes of the new token; none are requested when unset.
   * Limits: 1 to 64 items, every item once.
   */
  readonly scopes?: readonly ShortString[];
  /**
   * Resources of the new token (RFC 8707); none are requested when unset.
   * Limits: 1 to 64 items, every item once.
   */
  readonly resources?: readonly LongString[];
  /** Kind of the new token; the server chooses when unset. */
  readonly requestedTokenType?: "AccessToken" | "Jwt" | "IdToken";
  /**
   * Further parameters of the token request; none when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly additionalParams?: Readonly<Record<string, CelExpression>>;
  /** How the gateway authenticates; it does not when unset. */
  readonly clientAuth?: ClientAuthInput;
  /** Where the new token is inserted; the Authorization header after `Bearer` when unset. */
  readonly location?: CredentialLocation;
  /** How long new tokens are kept; the defaults of its properties when unset. */
  readonly cache?: TokenCacheInput;
} & (
  | {
      /** The backend that receives the call. */
      readonly backendRef: BackendObjectRef;
      readonly url?: never;
    }
  | {
      readonly backendRef?: never;
      /**
       * An absolute URL without query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
       * Limits: 1 to 1024 characters, form: a URL such as https://host:port/path, without query, fragment or user name.
       */
      readonly url: string;
    }
);

/** The metadata of an object; fields beyond these are kept and not read. */
export interface ObjectMetadata {
  /**
   * The name of the object (RFC 1123).
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly name: string;
  /**
   * The namespace of the object.
   * Limits: 1 to 63 characters, form: a name of lower case letters, digits and `-`.
   */
  readonly namespace?: Namespace;
  /**
   * The generation of the object.
   * Limits: at least 0.
   */
  readonly generation?: number;
  /**
   * When the object was created (RFC 3339).
   * Limits: at most 40 characters.
   */
  readonly creationTimestamp?: string;
  /**
   * The labels of the object.
   * Limits: at most 1024 entries, names of 1 to 317 characters, form of names: letters and digits, with `-`, `_` and `.` between them, perhaps behind a domain and a slash, form of values: letters and digits, with `-`, `_` and `.` between them.
   */
  readonly labels?: Readonly<Record<string, string>>;
  /**
   * The annotations of the object.
   * Limits: at most 1024 entries, names of 1 to 317 characters, form of names: letters and digits, with `-`, `_` and `.` between them, perhaps behind a domain and a slash.
   */
  readonly annotations?: Readonly<Record<string, string>>;
}

/** ObjectMetadata as written: it has no defaults. */
export type ObjectMetadataInput = ObjectMetadata;

/**
 * The name of an object.
 * Limits: 1 to 253 characters.
 */
export type ObjectName = string;

/** ObjectName as written: it has no defaults. */
export type ObjectNameInput = ObjectName;

/** A reference to any object, perhaps of another namespace. */
export interface ObjectReference {
  /**
   * The API group; empty is the core group.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group: Group;
  /**
   * The kind of the object.
   * Limits: 1 to 63 characters, form: a kind such as Service.
   */
  readonly kind: Kind;
  /**
   * The name of the object.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * The namespace; that of the referring object when unset.
   * Limits: 1 to 63 characters, form: a name of lower case letters, digits and `-`.
   */
  readonly namespace?: Namespace;
}

/** ObjectReference as written: it has no defaults. */
export type ObjectReferenceInput = ObjectReference;

/** Selects objects by their labels; all of the requirements must hold. */
export interface ObjectSelector {
  /**
   * Labels that the objects carry.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly matchLabels?: Labels;
  /**
   * Further requirements on labels.
   * Limits: at most 64 items.
   */
  readonly matchExpressions?: readonly SelectorRequirement[];
}

/** ObjectSelector as written: it has no defaults. */
export type ObjectSelectorInput = ObjectSelector;

/** Bounds of tracing and metrics. */
export interface ObservabilityLimits {
  /**
   * Maximum number of trace streams that wait or run at the same time; the next one is refused.
   * Default: `64`.
   * Limits: 1 to 4096.
   */
  readonly maxTraceWatchers: number;
  /**
   * Maximum number of trace streams of one client address that wait or run at the same time; the next one is refused.
   * Default: `16`.
   * Limits: 1 to 4096.
   */
  readonly maxTraceWatchersPerClient: number;
  /**
   * Maximum number of records that wait for a slow reader of a trace; further records are dropped and counted.
   * Default: `1024`.
   * Limits: 1 to 65536.
   */
  readonly maxQueuedTraceRecords: number;
  /**
   * Maximum number of bytes of a body that a trace shows.
   * Default: `65536`.
   * Limits: 0 to 4194304.
   * Unit: bytes.
   */
  readonly maxTracedBodyBytes: number;
  /**
   * Idle time after which the gateway sends a comment on a trace stream, so that no proxy on the way closes it.
   * Default: `1000`.
   * Limits: 100 to 60000.
   * Unit: ms.
   */
  readonly traceKeepaliveMilliseconds: number;
  /**
   * Maximum number of clients of each of the three servers at the same time: admin, metrics and readiness; further connections are closed.
   * Default: `1024`.
   * Limits: 1 to 65536.
   */
  readonly maxAdminConnections: number;
  /**
   * Maximum number of label sets of one group of metrics; further ones are counted under the label value `overflow`.
   * Default: `10000`.
   * Limits: 1 to 1000000.
   */
  readonly maxMetricSeries: number;
}

/** Bounds of tracing and metrics. (As written: properties with a default may be left out.) */
export interface ObservabilityLimitsInput {
  /**
   * Maximum number of trace streams that wait or run at the same time; the next one is refused.
   * Default: `64`.
   * Limits: 1 to 4096.
   */
  readonly maxTraceWatchers?: number;
  /**
   * Maximum number of trace streams of one client address that wait or run at the same time; the next one is refused.
   * Default: `16`.
   * Limits: 1 to 4096.
   */
  readonly maxTraceWatchersPerClient?: number;
  /**
   * Maximum number of records that wait for a slow reader of a trace; further records are dropped and counted.
   * Default: `1024`.
   * Limits: 1 to 65536.
   */
  readonly maxQueuedTraceRecords?: number;
  /**
   * Maximum number of bytes of a body that a trace shows.
   * Default: `65536`.
   * Limits: 0 to 4194304.
   * Unit: bytes.
   */
  readonly maxTracedBodyBytes?: number;
  /**
   * Idle time after which the gateway sends a comment on a trace stream, so that no proxy on the way closes it.
   * Default: `1000`.
   * Limits: 100 to 60000.
   * Unit: ms.
   */
  readonly traceKeepaliveMilliseconds?: number;
  /**
   * Maximum number of clients of each of the three servers at the same time: admin, metrics and readiness; further connections are closed.
   * Default: `1024`.
   * Limits: 1 to 65536.
   */
  readonly maxAdminConnections?: number;
  /**
   * Maximum number of label sets of one group of metrics; further ones are counted under the label value `overflow`.
   * Default: `10000`.
   * Limits: 1 to 1000000.
   */
  readonly maxMetricSeries?: number;
}

/** Login of people with a browser by OpenID Connect: the authorization code flow with PKCE (RFC 7636), and a session in sealed cookies. */
export interface Oidc {
  /**
   * The identity provider; equals the `iss` claim of its tokens, and its metadata is fetched from below it.
   * Limits: 1 to 256 characters.
   */
  readonly issuer: ShortString;
  /**
   * Where people log in; as the metadata of the issuer says when unset.
   * Limits: 1 to 1024 characters, form: an absolute http or https URL without fragment or user name.
   */
  readonly authorizationEndpoint?: string;
  /**
   * URL that issues tokens; from the metadata of the issuer when unset.
   * Limits: 1 to 1024 characters, form: an absolute http or https URL without fragment or user name.
   */
  readonly tokenEndpoint?: string;
  /**
   * Where the provider ends its own session at logout; as the metadata of the issuer says when unset.
   * Limits: 1 to 1024 characters, form: an absolute http or https URL without fragment or user name.
   */
  readonly endSessionEndpoint?: string;
  /** The signing keys of the issuer; as its metadata says when unset. */
  readonly jwks?: KeySet;
  /** How the gateway authenticates to the provider. */
  readonly clientAuth: ClientAuth;
  /**
   * Where the provider sends people back to, as registered there. The gateway serves its path itself, so requests for it must lead to the route or gateway of this policy.
   * Limits: 1 to 1024 characters, form: an absolute http or https URL with a path of its own, without query, fragment or user name.
   */
  readonly redirectUri: string;
  /**
   * Scopes that are asked for, beside `openid`. With `offline_access` most providers issue a refresh token, by which a session outlives its first tokens.
   * Default: `[]`.
   * Limits: at most 64 items, every item once.
   */
  readonly scopes: readonly ShortString[];
  /**
   * When people have to log in again at the latest; without a refresh token earlier, when the identity token expires.
   * Default: `8h`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1m.
   */
  readonly sessionDuration: Duration;
  /**
   * A path of the gateway that ends the session, here and at the provider; there is none when unset.
   * Limits: 1 to 1024 characters, form: a path that starts with / and has no query and no fragment.
   */
  readonly logoutPath?: UrlPath;
  /**
   * Where people are sent after the logout, as registered with the provider; the root of `redirectUri` when unset.
   * Limits: 1 to 1024 characters, form: an absolute http or https URL without fragment or user name.
   */
  readonly postLogoutRedirectUri?: string;
  /**
   * Whether the access token is sent to backends, in the Authorization header after `Bearer`.
   * Default: `false`.
   */
  readonly forwardAccessToken: boolean;
}

/** Login of people with a browser by OpenID Connect: the authorization code flow with PKCE (RFC 7636), and a session in sealed cookies. (As written: properties with a default may be left out.) */
export interface OidcInput {
  /**
   * The identity provider; equals the `iss` claim of its tokens, and its metadata is fetched from below it.
   * Limits: 1 to 256 characters.
   */
  readonly issuer: ShortString;
  /**
   * Where people log in; as the metadata of the issuer says when unset.
   * Limits: 1 to 1024 characters, form: an absolute http or https URL without fragment or user name.
   */
  readonly authorizationEndpoint?: string;
  /**
   * URL that issues tokens; from the metadata of the issuer when unset.
   * Limits: 1 to 1024 characters, form: an absolute http or https URL without fragment or user name.
   */
  readonly tokenEndpoint?: string;
  /**
   * Where the provider ends its own session at logout; as the metadata of the issuer says when unset.
   * Limits: 1 to 1024 characters, form: an absolute http or https URL without fragment or user name.
   */
  readonly endSessionEndpoint?: string;
  /** The signing keys of the issuer; as its metadata says when unset. */
  readonly jwks?: KeySetInput;
  /** How the gateway authenticates to the provider. */
  readonly clientAuth: ClientAuthInput;
  /**
   * Where the provider sends people back to, as registered there. The gateway serves its path itself, so requests for it must lead to the route or gateway of this policy.
   * Limits: 1 to 1024 characters, form: an absolute http or https URL with a path of its own, without query, fragment or user name.
   */
  readonly redirectUri: string;
  /**
   * Scopes that are asked for, beside `openid`. With `offline_access` most providers issue a refresh token, by which a session outlives its first tokens.
   * Default: `[]`.
   * Limits: at most 64 items, every item once.
   */
  readonly scopes?: readonly ShortString[];
  /**
   * When people have to log in again at the latest; without a refresh token earlier, when the identity token expires.
   * Default: `8h`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1m.
   */
  readonly sessionDuration?: Duration;
  /**
   * A path of the gateway that ends the session, here and at the provider; there is none when unset.
   * Limits: 1 to 1024 characters, form: a path that starts with / and has no query and no fragment.
   */
  readonly logoutPath?: UrlPath;
  /**
   * Where people are sent after the logout, as registered with the provider; the root of `redirectUri` when unset.
   * Limits: 1 to 1024 characters, form: an absolute http or https URL without fragment or user name.
   */
  readonly postLogoutRedirectUri?: string;
  /**
   * Whether the access token is sent to backends, in the Authorization header after `Bearer`.
   * Default: `false`.
   */
  readonly forwardAccessToken?: boolean;
}

/** Sessions of people who log in by OpenID Connect. */
export interface OidcSettings {
  /**
   * 256-bit key that seals cookies, as 64 hexadecimal digits. All replicas need the same one; another one ends all sessions. A policy `oidc` is an error when unset.
   * Limits: 64 to 64 characters, form: 64 hexadecimal digits.
   * Sensitive: never printed.
   */
  readonly cookieSecret?: string;
}

/** OidcSettings as written: it has no defaults. */
export type OidcSettingsInput = OidcSettings;

/** A check by the moderation service of OpenAI. */
export interface OpenAiModeration {
  /**
   * Moderation model; the newest one when unset.
   * Limits: 1 to 256 characters.
   */
  readonly model?: ShortString;
  /** How the server is reached; without credentials when unset. */
  readonly policies?: GuardConnection;
  /**
   * Reject: the request ends with the response of the guard; Audit: it is only recorded.
   * Default: `Reject`.
   */
  readonly action: "Reject" | "Audit";
}

/** A check by the moderation service of OpenAI. (As written: properties with a default may be left out.) */
export interface OpenAiModerationInput {
  /**
   * Moderation model; the newest one when unset.
   * Limits: 1 to 256 characters.
   */
  readonly model?: ShortString;
  /** How the server is reached; without credentials when unset. */
  readonly policies?: GuardConnectionInput;
  /**
   * Reject: the request ends with the response of the guard; Audit: it is only recorded.
   * Default: `Reject`.
   */
  readonly action?: "Reject" | "Audit";
}

/** Moderation by the provider, with the request itself. */
export interface OpenaiInlineModeration {
  /**
   * The model that judges the texts.
   * Default: `omni-moderation-latest`.
   * Limits: 1 to 256 characters.
   */
  readonly model: ShortString;
  /** What is moderated; what the provider does by itself when unset. */
  readonly policy?: OpenaiModerationPolicy;
}

/** Moderation by the provider, with the request itself. (As written: properties with a default may be left out.) */
export interface OpenaiInlineModerationInput {
  /**
   * The model that judges the texts.
   * Default: `omni-moderation-latest`.
   * Limits: 1 to 256 characters.
   */
  readonly model?: ShortString;
  /** What is moderated; what the provider does by itself when unset. */
  readonly policy?: OpenaiModerationPolicy;
}

/** Moderation of one direction: prompts or responses. */
export interface OpenaiModerationDirection {
  /** Score: the verdict is recorded; Block: what is flagged is rejected. */
  readonly mode: "Score" | "Block";
}

/** OpenaiModerationDirection as written: it has no defaults. */
export type OpenaiModerationDirectionInput = OpenaiModerationDirection;

/** How prompts and responses are moderated. */
export interface OpenaiModerationPolicy {
  /** Prompts; not moderated when unset. */
  readonly input?: OpenaiModerationDirection;
  /** Responses; not moderated when unset. */
  readonly output?: OpenaiModerationDirection;
}

/** OpenaiModerationPolicy as written: it has no defaults. */
export type OpenaiModerationPolicyInput = OpenaiModerationPolicy;

/** Settings of the provider OpenAI. */
export interface OpenaiProvider {
  /**
   * Model that is requested instead of the client's; the client's when unset.
   * Limits: 1 to 256 characters.
   */
  readonly model?: ShortString;
  /** Moderation by the provider, of chat completions and responses; what the client asks for when unset. */
  readonly moderation?: OpenaiInlineModeration;
}

/** Settings of the provider OpenAI. (As written: properties with a default may be left out.) */
export interface OpenaiProviderInput {
  /**
   * Model that is requested instead of the client's; the client's when unset.
   * Limits: 1 to 256 characters.
   */
  readonly model?: ShortString;
  /** Moderation by the provider, of chat completions and responses; what the client asks for when unset. */
  readonly moderation?: OpenaiInlineModerationInput;
}

/** A feature that is off unless it is turned on. */
export interface OptionalFeature {
  /**
   * Whether the feature is on.
   * Default: `false`.
   */
  readonly enabled: boolean;
}

/** A feature that is off unless it is turned on. (As written: properties with a default may be left out.) */
export interface OptionalFeatureInput {
  /**
   * Whether the feature is on.
   * Default: `false`.
   */
  readonly enabled?: boolean;
}

/** The properties of a reference to a server whose protocol defines the paths of requests; one of them is set. */
export interface OriginFields {
  /** The backend that receives the calls. */
  readonly backendRef?: BackendObjectRef;
  /**
   * An absolute URL without path, query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
   * Limits: 1 to 1024 characters, form: a URL such as https://host:port, without path, query, fragment or user name.
   */
  readonly url?: string;
}

/** OriginFields as written: it has no defaults. */
export type OriginFieldsInput = OriginFields;

/** A reference to a server whose protocol defines the paths of requests. */
export type OriginRef = (
  | {
      /** The backend that receives the calls. */
      readonly backendRef: BackendObjectRef;
      readonly url?: never;
    }
  | {
      readonly backendRef?: never;
      /**
       * An absolute URL without path, query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
       * Limits: 1 to 1024 characters, form: a URL such as https://host:port, without path, query, fragment or user name.
       */
      readonly url: string;
    }
);

/** OriginRef as written: it has no defaults. */
export type OriginRefInput = OriginRef;

/** How log records and spans are sent by OTLP; for each receiver and worker. */
export interface OtlpSettings {
  /**
   * Maximum number of bytes of records that wait for the receiver; further records are dropped, and counted in a metric.
   * Default: `4Mi`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1024 bytes, at most 1073741824 bytes.
   * Unit: bytes.
   */
  readonly maxQueueSize: Bytes;
  /**
   * Bytes of records that are sent together.
   * Default: `512Ki`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1024 bytes, at most 1073741824 bytes.
   * Unit: bytes.
   */
  readonly maxBatchSize: Bytes;
  /**
   * How long a record waits for others that are sent with it.
   * Default: `1s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1ms.
   */
  readonly interval: Milliseconds;
  /**
   * How long the receiver may take to respond to a batch.
   * Default: `10s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1ms.
   */
  readonly timeout: Milliseconds;
  /**
   * How often a batch is sent again when the receiver asks to retry or cannot be reached; then its records are dropped and counted.
   * Default: `4`.
   * Limits: 0 to 100.
   */
  readonly maxRetries: number;
  /**
   * How long a batch waits before it is sent again; each further time twice as long, or as the receiver asks for.
   * Default: `1s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1ms.
   */
  readonly backoff: Milliseconds;
}

/** How log records and spans are sent by OTLP; for each receiver and worker. (As written: properties with a default may be left out.) */
export interface OtlpSettingsInput {
  /**
   * Maximum number of bytes of records that wait for the receiver; further records are dropped, and counted in a metric.
   * Default: `4Mi`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1024 bytes, at most 1073741824 bytes.
   * Unit: bytes.
   */
  readonly maxQueueSize?: ByteSize;
  /**
   * Bytes of records that are sent together.
   * Default: `512Ki`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1024 bytes, at most 1073741824 bytes.
   * Unit: bytes.
   */
  readonly maxBatchSize?: ByteSize;
  /**
   * How long a record waits for others that are sent with it.
   * Default: `1s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1ms.
   */
  readonly interval?: Duration;
  /**
   * How long the receiver may take to respond to a batch.
   * Default: `10s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1ms.
   */
  readonly timeout?: Duration;
  /**
   * How often a batch is sent again when the receiver asks to retry or cannot be reached; then its records are dropped and counted.
   * Default: `4`.
   * Limits: 0 to 100.
   */
  readonly maxRetries?: number;
  /**
   * How long a batch waits before it is sent again; each further time twice as long, or as the receiver asks for.
   * Default: `1s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1ms.
   */
  readonly backoff?: Duration;
}

/** Labels and annotations that are added. */
export interface OverlayMetadata {
  /**
   * Labels; none are added when unset.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly labels?: Labels;
  /**
   * Annotations; none are added when unset.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly annotations?: Annotations;
}

/** OverlayMetadata as written: it has no defaults. */
export type OverlayMetadataInput = OverlayMetadata;

/** When further requests are refused with 503 at once, so that those in progress stay fast. */
export interface OverloadSettings {
  /**
   * Maximum number of requests in progress, over all workers; streams such as WebSockets count until they end. No limit when unset.
   * Limits: 1 to 10000000.
   */
  readonly maxRequests?: number;
  /**
   * Memory of the process (its resident set) from which on requests are refused, also those whose body or response is still being buffered, until it uses less. When unset, `maxMemoryShare` of the container's limit.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 1099511627776 bytes.
   * Unit: bytes.
   */
  readonly maxMemory?: Bytes;
  /**
   * Percentage of the memory limit of the container (its control group) that stands for `maxMemory` when that is unset; pages of files do not count then. Without a limit of the container there is none.
   * Default: `85`.
   * Limits: 1 to 100.
   */
  readonly maxMemoryShare: number;
}

/** When further requests are refused with 503 at once, so that those in progress stay fast. (As written: properties with a default may be left out.) */
export interface OverloadSettingsInput {
  /**
   * Maximum number of requests in progress, over all workers; streams such as WebSockets count until they end. No limit when unset.
   * Limits: 1 to 10000000.
   */
  readonly maxRequests?: number;
  /**
   * Memory of the process (its resident set) from which on requests are refused, also those whose body or response is still being buffered, until it uses less. When unset, `maxMemoryShare` of the container's limit.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 1099511627776 bytes.
   * Unit: bytes.
   */
  readonly maxMemory?: ByteSize;
  /**
   * Percentage of the memory limit of the container (its control group) that stands for `maxMemory` when that is unset; pages of files do not count then. Without a limit of the container there is none.
   * Default: `85`.
   * Limits: 1 to 100.
   */
  readonly maxMemoryShare?: number;
}

/** The image of the data plane. */
export interface ParametersImage {
  /**
   * The registry; that of the controller's settings when unset.
   * Limits: 1 to 256 characters.
   */
  readonly registry?: ShortString;
  /**
   * The repository; that of the controller's settings when unset.
   * Limits: 1 to 256 characters.
   */
  readonly repository?: ShortString;
  /**
   * The tag; that of the controller's settings when unset.
   * Limits: 1 to 128 characters, form: letters and digits, with `_`, `.` and `-` between them.
   */
  readonly tag?: string;
  /**
   * The digest of the image, which the tag then only describes; the tag decides when unset.
   * Limits: 1 to 256 characters, form: a digest such as sha256: and hexadecimal digits.
   */
  readonly digest?: string;
  /** When the image is pulled; as Kubernetes does when unset. */
  readonly pullPolicy?: "Always" | "IfNotPresent" | "Never";
}

/** ParametersImage as written: it has no defaults. */
export type ParametersImageInput = ParametersImage;

/** Integration with the Istio service mesh. */
export interface ParametersIstio {
  /**
   * Whether the data plane takes part in the mesh.
   * Default: `true`.
   */
  readonly enabled: boolean;
  /**
   * The address of the certificate authority.
   * Default: `https://istiod.istio-system.svc:15012`.
   * Limits: 1 to 1024 characters.
   */
  readonly caAddress: LongString;
  /**
   * The trust domain; that of the mesh, or `cluster.local`, when unset.
   * Limits: 1 to 256 characters.
   */
  readonly trustDomain?: ShortString;
  /**
   * Further trust domains whose identities are accepted; none when unset.
   * Limits: at most 64 items, every item once.
   */
  readonly additionalTrustDomains?: readonly ShortString[];
  /**
   * The identifier of the cluster in the mesh.
   * Default: `Kubernetes`.
   * Limits: 1 to 256 characters.
   */
  readonly clusterId: ShortString;
  /**
   * The network of the cluster in the mesh; none when unset.
   * Limits: 1 to 256 characters.
   */
  readonly network?: ShortString;
}

/** Integration with the Istio service mesh. (As written: properties with a default may be left out.) */
export interface ParametersIstioInput {
  /**
   * Whether the data plane takes part in the mesh.
   * Default: `true`.
   */
  readonly enabled?: boolean;
  /**
   * The address of the certificate authority.
   * Default: `https://istiod.istio-system.svc:15012`.
   * Limits: 1 to 1024 characters.
   */
  readonly caAddress?: LongString;
  /**
   * The trust domain; that of the mesh, or `cluster.local`, when unset.
   * Limits: 1 to 256 characters.
   */
  readonly trustDomain?: ShortString;
  /**
   * Further trust domains whose identities are accepted; none when unset.
   * Limits: at most 64 items, every item once.
   */
  readonly additionalTrustDomains?: readonly ShortString[];
  /**
   * The identifier of the cluster in the mesh.
   * Default: `Kubernetes`.
   * Limits: 1 to 256 characters.
   */
  readonly clusterId?: ShortString;
  /**
   * The network of the cluster in the mesh; none when unset.
   * Limits: 1 to 256 characters.
   */
  readonly network?: ShortString;
}

/** The log of the data plane. */
export interface ParametersLogging {
  /**
   * The level, for all modules or as a list of `module=level` separated by commas.
   * Default: `info`.
   * Limits: 1 to 1024 characters, form: a level, or levels of modules such as info,engine=debug.
   */
  readonly level: LogLevel;
  /**
   * The format of log lines.
   * Default: `text`.
   */
  readonly format: "json" | "text";
}

/** The log of the data plane. (As written: properties with a default may be left out.) */
export interface ParametersLoggingInput {
  /**
   * The level, for all modules or as a list of `module=level` separated by commas.
   * Default: `info`.
   * Limits: 1 to 1024 characters, form: a level, or levels of modules such as info,engine=debug.
   */
  readonly level?: LogLevel;
  /**
   * The format of log lines.
   * Default: `text`.
   */
  readonly format?: "json" | "text";
}

/** What models cost. */
export interface ParametersModelCatalog {
  /**
   * The catalogues; later ones win; none when unset.
   * Limits: at most 16 items.
   */
  readonly sources?: readonly ModelCatalogSource[];
}

/** What models cost. (As written: properties with a default may be left out.) */
export interface ParametersModelCatalogInput {
  /**
   * The catalogues; later ones win; none when unset.
   * Limits: at most 16 items.
   */
  readonly sources?: readonly ModelCatalogSourceInput[];
}

/** A strategic merge patch of an object that the controller makes: `$patch: delete` deletes and `$patch: replace` replaces; null deletes with server-side apply only. */
export interface ParametersOverlay {
  /** Labels and annotations that are added; none when unset. */
  readonly metadata?: OverlayMetadata;
  /** What is patched into the spec; nothing when unset. */
  readonly spec?: KubernetesFields;
}

/** ParametersOverlay as written: it has no defaults. */
export type ParametersOverlayInput = ParametersOverlay;

/** The EdgeParameters of a gateway class. */
export interface ParametersRef {
  /**
   * The name of the object.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * The namespace of the object.
   * Limits: 1 to 63 characters, form: a name of lower case letters, digits and `-`.
   */
  readonly namespace: Namespace;
}

/** ParametersRef as written: it has no defaults. */
export type ParametersRefInput = ParametersRef;

/** How long a data plane takes to end. */
export interface ParametersShutdown {
  /**
   * Minimum time that connections are kept after the shutdown was announced.
   * Limits: 0 to 31536000.
   * Unit: seconds.
   */
  readonly min: number;
  /**
   * Time after which connections that are still open are closed; also the grace period of the pods.
   * Limits: 0 to 31536000.
   * Unit: seconds.
   */
  readonly max: number;
}

/** ParametersShutdown as written: it has no defaults. */
export type ParametersShutdownInput = ParametersShutdown;

/** An identity from the workload API of the node. Listeners opt in by the option `agentgateway.dev/tls-certificate-source: SPIFFE`, backends by `tls.certificateSource: SPIFFE`. */
export interface ParametersSpiffe {
  /**
   * Whether the identity is asked for.
   * Default: `true`.
   */
  readonly enabled: boolean;
  /** How the socket of the workload API comes into the pod; by the driver `csi.spiffe.io` when unset. */
  readonly source?: SpiffeSource;
}

/** An identity from the workload API of the node. Listeners opt in by the option `agentgateway.dev/tls-certificate-source: SPIFFE`, backends by `tls.certificateSource: SPIFFE`. (As written: properties with a default may be left out.) */
export interface ParametersSpiffeInput {
  /**
   * Whether the identity is asked for.
   * Default: `true`.
   */
  readonly enabled?: boolean;
  /** How the socket of the workload API comes into the pod; by the driver `csi.spiffe.io` when unset. */
  readonly source?: SpiffeSourceInput;
}

/** The workload that runs the data plane. */
export interface ParametersWorkload {
  /**
   * The kind of the workload.
   * Default: `Deployment`.
   */
  readonly kind: "Deployment" | "DaemonSet";
}

/** The workload that runs the data plane. (As written: properties with a default may be left out.) */
export interface ParametersWorkloadInput {
  /**
   * The kind of the workload.
   * Default: `Deployment`.
   */
  readonly kind?: "Deployment" | "DaemonSet";
}

/** How the data plane gets its configuration from the controller. */
export interface ParametersXds {
  /**
   * How long a container that restarts waits for the controller before it uses the copy of the configuration that its pod keeps; `config.xds.cacheWait` when unset.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at most 1m.
   */
  readonly cacheWait?: Duration;
  /**
   * Maximum age of that copy; `config.xds.maxCacheAge` when unset.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly maxCacheAge?: Duration;
}

/** ParametersXds as written: it has no defaults. */
export type ParametersXdsInput = ParametersXds;

/** An object of the Gateway API that another one is attached to. */
export interface ParentReference {
  /**
   * API group of the object.
   * Default: `gateway.networking.k8s.io`.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group: Group;
  /**
   * Kind of the object.
   * Default: `Gateway`.
   * Limits: 1 to 63 characters, form: a kind such as Service.
   */
  readonly kind: Kind;
  /**
   * Namespace of the object; that of the referring object when unset.
   * Limits: 1 to 63 characters, form: a name of lower case letters, digits and `-`.
   */
  readonly namespace?: Namespace;
  /**
   * Name of the object.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * Part of the object; the whole object when unset.
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly sectionName?: SectionName;
  /**
   * Port of the object; every port when unset.
   * Limits: 1 to 65535.
   */
  readonly port?: Port;
}

/** An object of the Gateway API that another one is attached to. (As written: properties with a default may be left out.) */
export interface ParentReferenceInput {
  /**
   * API group of the object.
   * Default: `gateway.networking.k8s.io`.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group?: Group;
  /**
   * Kind of the object.
   * Default: `Gateway`.
   * Limits: 1 to 63 characters, form: a kind such as Service.
   */
  readonly kind?: Kind;
  /**
   * Namespace of the object; that of the referring object when unset.
   * Limits: 1 to 63 characters, form: a name of lower case letters, digits and `-`.
   */
  readonly namespace?: Namespace;
  /**
   * Name of the object.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * Part of the object; the whole object when unset.
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly sectionName?: SectionName;
  /**
   * Port of the object; every port when unset.
   * Limits: 1 to 65535.
   */
  readonly port?: Port;
}

/** One aspect of the state of a pod; other fields are kept and not read. */
export interface PodCondition {
  /**
   * The aspect of the pod that the condition is about, such as `Ready`.
   * Limits: 1 to 316 characters.
   */
  readonly type: string;
  /**
   * Whether the condition holds: True, False or Unknown.
   * Limits: 1 to 16 characters.
   */
  readonly status: string;
}

/** PodCondition as written: it has no defaults. */
export type PodConditionInput = PodCondition;

/** What a pod shall be; other fields are kept and not read. */
export interface PodSpec {
  /**
   * The service account that the pod runs as.
   * Limits: at most 253 characters.
   */
  readonly serviceAccountName?: string;
}

/** PodSpec as written: it has no defaults. */
export type PodSpecInput = PodSpec;

/** The state of a pod; other fields are kept and not read. */
export interface PodStatus {
  /**
   * The IP address of the pod; unset until it has one.
   * Limits: at most 45 characters.
   */
  readonly podIP?: string;
  /**
   * Aspects of its state; requests go to it when Ready is True.
   * Limits: at most 64 items.
   */
  readonly conditions?: readonly PodCondition[];
}

/** PodStatus as written: it has no defaults. */
export type PodStatusInput = PodStatus;

/** What the controller found about a policy at one object. */
export interface PolicyAncestorStatus {
  /** The object that the policy affects, such as a Gateway. */
  readonly ancestorRef: ParentReference;
  /**
   * The controller that found it.
   * Limits: 1 to 253 characters, form: a domain, a slash and a path.
   */
  readonly controllerName: string;
  /**
   * Aspects of the state, each once.
   * Limits: 1 to 8 items, unique by type.
   */
  readonly conditions: readonly Condition[];
}

/** What the controller found about a policy at one object. (As written: properties with a default may be left out.) */
export interface PolicyAncestorStatusInput {
  /** The object that the policy affects, such as a Gateway. */
  readonly ancestorRef: ParentReferenceInput;
  /**
   * The controller that found it.
   * Limits: 1 to 253 characters, form: a domain, a slash and a path.
   */
  readonly controllerName: string;
  /**
   * Aspects of the state, each once.
   * Limits: 1 to 8 items, unique by type.
   */
  readonly conditions: readonly Condition[];
}

/** How backends are reached. */
export interface PolicyBackend {
  /** TCP connections; the defaults of its properties when unset. */
  readonly tcp?: BackendTcp;
  /** TLS; plain text when unset. */
  readonly tls?: BackendTls;
  /** HTTP; the defaults of its properties when unset. */
  readonly http?: BackendHttp;
  /** The Host header that the backend sees; Auto for host names and None for IP addresses and sockets when unset. */
  readonly hostnameRewrite?: HostnameRewrite;
  /** Edits of headers, after those of the route; none when unset. */
  readonly headerModifiers?: HeaderModifiers;
  /** A proxy through which the server is reached; none when unset. */
  readonly tunnel?: BackendTunnel;
  /** Credential that the gateway sends to the server; none when unset. */
  readonly auth?: BackendAuth;
  /** How the health of endpoints is judged; failures to connect alone when unset. */
  readonly health?: BackendHealth;
  /** Sessions that stay at one endpoint; requests are balanced one by one when unset. */
  readonly sessionAffinity?: SessionAffinity;
  /** Edits that expressions compute, after those of the route; none when unset. */
  readonly transformation?: Transformation;
  /** A decision of an external server, after those of the route; none when unset. */
  readonly extAuth?: ExtAuthPolicy;
  /** Policies of language models; only for `ai` backends; none when unset. */
  readonly ai?: AiPolicies;
  /** Policies of MCP; only for `mcp` backends; none when unset. */
  readonly mcp?: McpPolicies;
}

/** How backends are reached. (As written: properties with a default may be left out.) */
export interface PolicyBackendInput {
  /** TCP connections; the defaults of its properties when unset. */
  readonly tcp?: BackendTcpInput;
  /** TLS; plain text when unset. */
  readonly tls?: BackendTlsInput;
  /** HTTP; the defaults of its properties when unset. */
  readonly http?: BackendHttp;
  /** The Host header that the backend sees; Auto for host names and None for IP addresses and sockets when unset. */
  readonly hostnameRewrite?: HostnameRewrite;
  /** Edits of headers, after those of the route; none when unset. */
  readonly headerModifiers?: HeaderModifiers;
  /** A proxy through which the server is reached; none when unset. */
  readonly tunnel?: BackendTunnelInput;
  /** Credential that the gateway sends to the server; none when unset. */
  readonly auth?: BackendAuthInput;
  /** How the health of endpoints is judged; failures to connect alone when unset. */
  readonly health?: BackendHealthInput;
  /** Sessions that stay at one endpoint; requests are balanced one by one when unset. */
  readonly sessionAffinity?: SessionAffinityInput;
  /** Edits that expressions compute, after those of the route; none when unset. */
  readonly transformation?: Transformation;
  /** A decision of an external server, after those of the route; none when unset. */
  readonly extAuth?: ExtAuthPolicyInput;
  /** Policies of language models; only for `ai` backends; none when unset. */
  readonly ai?: AiPoliciesInput;
  /** Policies of MCP; only for `mcp` backends; none when unset. */
  readonly mcp?: McpPoliciesInput;
}

/** The frontend block of a policy. */
export interface PolicyFrontend {
  /** Limits and timeouts of HTTP; the defaults of its properties when unset. */
  readonly http?: FrontendHttp;
  /** CONNECT requests; they are rejected when unset. */
  readonly connect?: FrontendConnect;
  /** TCP connections; those of the system when unset. */
  readonly tcp?: FrontendTcp;
  /** Rule on who may connect; everyone may when unset. */
  readonly networkAuthorization?: NetworkAuthorization;
  /** TLS; the defaults of its properties when unset. */
  readonly tls?: FrontendTls;
  /** The PROXY protocol; it is not expected when unset. */
  readonly proxyProtocol?: ProxyProtocol;
  /** The log of requests; every request with the usual attributes when unset. */
  readonly accessLog?: AccessLog;
  /** Spans of requests; none are sent when unset. */
  readonly tracing?: Tracing;
  /** Metrics of requests; the usual labels when unset. */
  readonly metrics?: FrontendMetrics;
}

/** The frontend block of a policy. (As written: properties with a default may be left out.) */
export interface PolicyFrontendInput {
  /** Limits and timeouts of HTTP; the defaults of its properties when unset. */
  readonly http?: FrontendHttpInput;
  /** CONNECT requests; they are rejected when unset. */
  readonly connect?: FrontendConnect;
  /** TCP connections; those of the system when unset. */
  readonly tcp?: FrontendTcpInput;
  /** Rule on who may connect; everyone may when unset. */
  readonly networkAuthorization?: NetworkAuthorizationInput;
  /** TLS; the defaults of its properties when unset. */
  readonly tls?: FrontendTlsInput;
  /** The PROXY protocol; it is not expected when unset. */
  readonly proxyProtocol?: ProxyProtocolInput;
  /** The log of requests; every request with the usual attributes when unset. */
  readonly accessLog?: AccessLogInput;
  /** Spans of requests; none are sent when unset. */
  readonly tracing?: TracingInput;
  /** Metrics of requests; the usual labels when unset. */
  readonly metrics?: FrontendMetrics;
}

/** What one policy did; with full detail only. */
export interface PolicyMessage {
  /** The kind of message. */
  readonly type: "policy";
  /**
   * The name of the policy, e.g. `cors`.
   * Limits: at most 128 characters.
   */
  readonly kind: string;
  /** Whether the policy took effect. */
  readonly result: "apply" | "skip";
  /**
   * What the policy did, or why it did nothing.
   * Limits: at most 4096 characters.
   */
  readonly details?: string;
}

/** PolicyMessage as written: it has no defaults. */
export type PolicyMessageInput = PolicyMessage;

/** The policies that take effect in one phase. */
export interface PolicySelectionMessage {
  /** The kind of message. */
  readonly type: "policySelection";
  /** The phase of the pipeline. */
  readonly phase: "gateway" | "route" | "backend";
  /**
   * The merged policies of the phase; values that are secret are redacted.
   * Limits: at most 65536 entries, names of at most 65536 characters.
   */
  readonly effectivePolicy: Readonly<Record<string, JsonValue>>;
}

/** PolicySelectionMessage as written: it has no defaults. */
export type PolicySelectionMessageInput = PolicySelectionMessage;

/** Bounds of calls to the servers that policies ask: external authorization, external processing, global rate limits and guardrails of MCP. */
export interface PolicyServerSettings {
  /**
   * How long a call to an authorization server or to a MCP guardrail may take; then the `failureMode` of the policy decides.
   * Default: `2s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1ms.
   */
  readonly authorizationTimeout: Milliseconds;
  /**
   * How long a call to a rate-limit server may take; then the `failureMode` of the policy decides.
   * Default: `2s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1ms.
   */
  readonly rateLimitTimeout: Milliseconds;
  /**
   * How long an external processor may take for each of its responses, and, with a body in full duplex, how long it may be silent after the last piece that was sent to it; then the `failureMode` of the policy decides.
   * Default: `10s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1ms.
   */
  readonly processingTimeout: Milliseconds;
  /**
   * Largest response, or message of gRPC, that is read; a larger one is a failure of the server.
   * Default: `4Mi`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 4294967295 bytes.
   * Unit: bytes.
   */
  readonly maxResponseSize: Bytes;
  /**
   * Longest pause between two attempts to connect to a gRPC server that cannot be reached.
   * Default: `1s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1ms.
   */
  readonly maxReconnectDelay: Milliseconds;
}

/** Bounds of calls to the servers that policies ask: external authorization, external processing, global rate limits and guardrails of MCP. (As written: properties with a default may be left out.) */
export interface PolicyServerSettingsInput {
  /**
   * How long a call to an authorization server or to a MCP guardrail may take; then the `failureMode` of the policy decides.
   * Default: `2s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1ms.
   */
  readonly authorizationTimeout?: Duration;
  /**
   * How long a call to a rate-limit server may take; then the `failureMode` of the policy decides.
   * Default: `2s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1ms.
   */
  readonly rateLimitTimeout?: Duration;
  /**
   * How long an external processor may take for each of its responses, and, with a body in full duplex, how long it may be silent after the last piece that was sent to it; then the `failureMode` of the policy decides.
   * Default: `10s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1ms.
   */
  readonly processingTimeout?: Duration;
  /**
   * Largest response, or message of gRPC, that is read; a larger one is a failure of the server.
   * Default: `4Mi`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 4294967295 bytes.
   * Unit: bytes.
   */
  readonly maxResponseSize?: ByteSize;
  /**
   * Longest pause between two attempts to connect to a gRPC server that cannot be reached.
   * Default: `1s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1ms.
   */
  readonly maxReconnectDelay?: Duration;
}

/** How a policy and others of the same field are merged. */
export interface PolicyStrategy {
  /** Default: a more specific policy replaces the field; Override: this policy does, whatever more specific ones say; Default when unset. */
  readonly inheritance?: "Default" | "Override";
}

/** PolicyStrategy as written: it has no defaults. */
export type PolicyStrategyInput = PolicyStrategy;

/** An object of the same namespace that a policy is attached to. */
export type PolicyTargetRef = {
  /**
   * API group of the object; empty is the core group.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group: Group;
  /** Kind of the object. */
  readonly kind: "Gateway" | "ListenerSet" | "HTTPRoute" | "GRPCRoute" | "Service" | "InferencePool" | "EdgeBackend";
  /**
   * Name of the object.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
} & (
  | {
      /**
       * Part of the object: a listener, a rule, a target, a provider, or a port of a Service by its name or number; the whole object when unset.
       * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
       */
      readonly sectionName?: SectionName;
      readonly port?: never;
    }
  | {
      readonly sectionName?: never;
      /**
       * Port of a Gateway, for frontend policies alone; every port when unset.
       * Limits: 1 to 65535.
       */
      readonly port?: Port;
    }
);

/** PolicyTargetRef as written: it has no defaults. */
export type PolicyTargetRefInput = PolicyTargetRef;

/** Objects of the same namespace that a policy is attached to. */
export type PolicyTargetSelector = {
  /**
   * API group of the object; empty is the core group.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group: Group;
  /** Kind of the object. */
  readonly kind: "Gateway" | "ListenerSet" | "HTTPRoute" | "GRPCRoute" | "Service" | "InferencePool" | "EdgeBackend";
  /**
   * Labels that the objects carry; an empty map selects every one.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly matchLabels: Readonly<Record<string, string>>;
} & (
  | {
      /**
       * Part of the object: a listener, a rule, a target, a provider, or a port of a Service by its name or number; the whole object when unset.
       * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
       */
      readonly sectionName?: SectionName;
      readonly port?: never;
    }
  | {
      readonly sectionName?: never;
      /**
       * Port of a Gateway, for frontend policies alone; every port when unset.
       * Limits: 1 to 65535.
       */
      readonly port?: Port;
    }
);

/** PolicyTargetSelector as written: it has no defaults. */
export type PolicyTargetSelectorInput = PolicyTargetSelector;

/** The traffic block of a policy. */
export interface PolicyTraffic {
  /** Cross-origin resource sharing; browsers are told nothing when unset. */
  readonly cors?: HttpCorsFilter;
  /** Login of people with a browser, in standalone files; nobody has to log in when unset. */
  readonly oidc?: Oidc;
  /** Verification of bearer tokens; tokens are not looked at when unset. */
  readonly jwtAuthentication?: JwtAuthentication;
  /** Rule on who may pass; rules of all places that apply accumulate; everyone may pass when unset. */
  readonly authorization?: Authorization;
  /** Rate limits of requests; none when unset. */
  readonly rateLimit?: RateLimit;
  /** Bodies that are read completely; bodies are streamed when unset. */
  readonly buffer?: BodyBuffer;
  /** Edits of headers; none when unset. */
  readonly headerModifiers?: HeaderModifiers;
  /** How long a request may take; no limit when unset. */
  readonly timeouts?: Timeouts;
  /** A response without a backend; the backend responds when unset. */
  readonly directResponse?: DirectResponse;
  /** Verification of user names and passwords; no names are asked for when unset. */
  readonly basicAuthentication?: BasicAuthentication;
  /** Verification of API keys; no keys are asked for when unset. */
  readonly apiKeyAuthentication?: ApiKeyAuthentication;
  /** A decision of an external server; no server is asked when unset. */
  readonly extAuth?: ExtAuth;
  /** Edits by an external server; none when unset. */
  readonly extProc?: ExtProc;
  /** Edits that expressions compute; none when unset. */
  readonly transformation?: Transformation;
  /** Protection from requests that other sites cause; none when unset. */
  readonly csrf?: Csrf;
  /** Further attempts after a failure; none when unset. */
  readonly retry?: Retry;
  /** A pause before a request continues; none when unset. */
  readonly delay?: Delay;
  /** The Host header that the backend sees, unless a filter rewrites it; Auto for host names and None for Services and IP addresses when unset. */
  readonly hostRewrite?: HostnameRewrite;
  /**
   * When the block runs: before a route is selected, or after; the two never merge.
   * Default: `PostRouting`.
   */
  readonly phase: "PreRouting" | "PostRouting";
}

/** The traffic block of a policy. (As written: properties with a default may be left out.) */
export interface PolicyTrafficInput {
  /** Cross-origin resource sharing; browsers are told nothing when unset. */
  readonly cors?: HttpCorsFilterInput;
  /** Login of people with a browser, in standalone files; nobody has to log in when unset. */
  readonly oidc?: OidcInput;
  /** Verification of bearer tokens; tokens are not looked at when unset. */
  readonly jwtAuthentication?: JwtAuthenticationInput;
  /** Rule on who may pass; rules of all places that apply accumulate; everyone may pass when unset. */
  readonly authorization?: AuthorizationInput;
  /** Rate limits of requests; none when unset. */
  readonly rateLimit?: RateLimitInput;
  /** Bodies that are read completely; bodies are streamed when unset. */
  readonly buffer?: BodyBufferInput;
  /** Edits of headers; none when unset. */
  readonly headerModifiers?: HeaderModifiers;
  /** How long a request may take; no limit when unset. */
  readonly timeouts?: Timeouts;
  /** A response without a backend; the backend responds when unset. */
  readonly directResponse?: DirectResponse;
  /** Verification of user names and passwords; no names are asked for when unset. */
  readonly basicAuthentication?: BasicAuthenticationInput;
  /** Verification of API keys; no keys are asked for when unset. */
  readonly apiKeyAuthentication?: ApiKeyAuthenticationInput;
  /** A decision of an external server; no server is asked when unset. */
  readonly extAuth?: ExtAuthInput;
  /** Edits by an external server; none when unset. */
  readonly extProc?: ExtProcInput;
  /** Edits that expressions compute; none when unset. */
  readonly transformation?: Transformation;
  /** Protection from requests that other sites cause; none when unset. */
  readonly csrf?: Csrf;
  /** Further attempts after a failure; none when unset. */
  readonly retry?: RetryInput;
  /** A pause before a request continues; none when unset. */
  readonly delay?: Delay;
  /** The Host header that the backend sees, unless a filter rewrites it; Auto for host names and None for Services and IP addresses when unset. */
  readonly hostRewrite?: HostnameRewrite;
  /**
   * When the block runs: before a route is selected, or after; the two never merge.
   * Default: `PostRouting`.
   */
  readonly phase?: "PreRouting" | "PostRouting";
}

/** A port of the pods. */
export interface PoolPort {
  /**
   * The number of the port.
   * Limits: 1 to 65535.
   */
  readonly number: Port;
}

/** PoolPort as written: it has no defaults. */
export type PoolPortInput = PoolPort;

/** Which pods belong to a pool: those that have all of these labels. */
export interface PoolSelector {
  /**
   * The labels; at least one.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly matchLabels: Labels;
}

/** PoolSelector as written: it has no defaults. */
export type PoolSelectorInput = PoolSelector;

/**
 * A TCP port.
 * Limits: 1 to 65535.
 */
export type Port = number;

/** Port as written: it has no defaults. */
export type PortInput = Port;

/**
 * A DNS name in lower case, without a wildcard.
 * Limits: 1 to 253 characters, form: a host name in lower case, without a wildcard.
 */
export type PreciseHostname = string;

/** PreciseHostname as written: it has no defaults. */
export type PreciseHostnameInput = PreciseHostname;

/** Providers that are tried before those of the next group. */
export interface PriorityGroup {
  /**
   * The providers; their health and latency decide how requests are distributed.
   * Limits: 1 to 16 items, unique by name.
   */
  readonly providers: readonly NamedLlmProvider[];
}

/** Providers that are tried before those of the next group. (As written: properties with a default may be left out.) */
export interface PriorityGroupInput {
  /**
   * The providers; their health and latency decide how requests are distributed.
   * Limits: 1 to 16 items, unique by name.
   */
  readonly providers: readonly NamedLlmProviderInput[];
}

/** The gateway proves itself by a signed assertion (RFC 7523 section 2.2). */
export interface PrivateKeyJwt {
  /** The Secret with the key, as PEM. */
  readonly signingKeyRef: SecretKeyRef;
  /** The Secret with the certificate of the key; the assertion names no certificate when unset. */
  readonly certificateRef?: SecretKeyRef;
  /** How the header of the assertion names the certificate: whole, or by its hash. */
  readonly certificateHeader?: "x5c" | "x5t#S256";
  /**
   * Algorithm of the signature (RFC 7518 section 3.1).
   * Default: `RS256`.
   */
  readonly alg: "RS256" | "RS384" | "RS512" | "PS256" | "ES256" | "ES384";
  /**
   * Identifier of the key in the header; none when unset.
   * Limits: 1 to 256 characters.
   */
  readonly kid?: ShortString;
  /**
   * Audience of the assertion.
   * Limits: 1 to 1024 characters.
   */
  readonly assertionAudience: LongString;
}

/** The gateway proves itself by a signed assertion (RFC 7523 section 2.2). (As written: properties with a default may be left out.) */
export interface PrivateKeyJwtInput {
  /** The Secret with the key, as PEM. */
  readonly signingKeyRef: SecretKeyRefInput;
  /** The Secret with the certificate of the key; the assertion names no certificate when unset. */
  readonly certificateRef?: SecretKeyRefInput;
  /** How the header of the assertion names the certificate: whole, or by its hash. */
  readonly certificateHeader?: "x5c" | "x5t#S256";
  /**
   * Algorithm of the signature (RFC 7518 section 3.1).
   * Default: `RS256`.
   */
  readonly alg?: "RS256" | "RS384" | "RS512" | "PS256" | "ES256" | "ES384";
  /**
   * Identifier of the key in the header; none when unset.
   * Limits: 1 to 256 characters.
   */
  readonly kid?: ShortString;
  /**
   * Audience of the assertion.
   * Limits: 1 to 1024 characters.
   */
  readonly assertionAudience: LongString;
}

/** What is sent to an external processor. */
export interface ProcessingOptions {
  /**
   * Whether headers of requests are sent to the server.
   * Default: `Send`.
   */
  readonly requestHeaderMode: "Send" | "Skip";
  /**
   * Whether headers of responses are sent to the server.
   * Default: `Send`.
   */
  readonly responseHeaderMode: "Send" | "Skip";
  /**
   * How bodies of requests are sent to the server. None: they are not; Buffered: as a whole, and a body larger than the buffer is an error; BufferedPartial: as a whole, or the part that fits into the buffer, and the rest is forwarded unchanged; FullDuplexStreamed: piece by piece, and the server sends back the pieces that replace them, whenever it wants. Headers that describe the bytes, such as ETag and Content-Digest, are removed where the server has changed them, unless it sets them. With FullDuplexStreamed a message with such headers and a Content-Length of at most `maxBufferSize` is forwarded when its whole body has come back or has changed; without that they are removed. Edits of headers take effect only in its response to the headers, before the body is forwarded.
   * Default: `FullDuplexStreamed`.
   */
  readonly requestBodyMode: "None" | "Buffered" | "BufferedPartial" | "FullDuplexStreamed";
  /**
   * How bodies of responses are sent to the server. None: they are not; Buffered: as a whole, and a body larger than the buffer is an error; BufferedPartial: as a whole, or the part that fits into the buffer, and the rest is forwarded unchanged; FullDuplexStreamed: piece by piece, and the server sends back the pieces that replace them, whenever it wants. Headers that describe the bytes, such as ETag and Content-Digest, are removed where the server has changed them, unless it sets them. With FullDuplexStreamed a message with such headers and a Content-Length of at most `maxBufferSize` is forwarded when its whole body has come back or has changed; without that they are removed; with any mode but None, also from responses to HEAD and from 304 (Not Modified). Edits of headers take effect only in its response to the headers, before the body is forwarded.
   * Default: `FullDuplexStreamed`.
   */
  readonly responseBodyMode: "None" | "Buffered" | "BufferedPartial" | "FullDuplexStreamed";
  /**
   * Whether trailers of requests, if there are any, are sent to the server.
   * Default: `Send`.
   */
  readonly requestTrailerMode: "Send" | "Skip";
  /**
   * Whether trailers of responses, if there are any, are sent to the server.
   * Default: `Send`.
   */
  readonly responseTrailerMode: "Send" | "Skip";
  /**
   * Whether the server may change these for one request.
   * Default: `false`.
   */
  readonly allowModeOverride: boolean;
}

/** What is sent to an external processor. (As written: properties with a default may be left out.) */
export interface ProcessingOptionsInput {
  /**
   * Whether headers of requests are sent to the server.
   * Default: `Send`.
   */
  readonly requestHeaderMode?: "Send" | "Skip";
  /**
   * Whether headers of responses are sent to the server.
   * Default: `Send`.
   */
  readonly responseHeaderMode?: "Send" | "Skip";
  /**
   * How bodies of requests are sent to the server. None: they are not; Buffered: as a whole, and a body larger than the buffer is an error; BufferedPartial: as a whole, or the part that fits into the buffer, and the rest is forwarded unchanged; FullDuplexStreamed: piece by piece, and the server sends back the pieces that replace them, whenever it wants. Headers that describe the bytes, such as ETag and Content-Digest, are removed where the server has changed them, unless it sets them. With FullDuplexStreamed a message with such headers and a Content-Length of at most `maxBufferSize` is forwarded when its whole body has come back or has changed; without that they are removed. Edits of headers take effect only in its response to the headers, before the body is forwarded.
   * Default: `FullDuplexStreamed`.
   */
  readonly requestBodyMode?: "None" | "Buffered" | "BufferedPartial" | "FullDuplexStreamed";
  /**
   * How bodies of responses are sent to the server. None: they are not; Buffered: as a whole, and a body larger than the buffer is an error; BufferedPartial: as a whole, or the part that fits into the buffer, and the rest is forwarded unchanged; FullDuplexStreamed: piece by piece, and the server sends back the pieces that replace them, whenever it wants. Headers that describe the bytes, such as ETag and Content-Digest, are removed where the server has changed them, unless it sets them. With FullDuplexStreamed a message with such headers and a Content-Length of at most `maxBufferSize` is forwarded when its whole body has come back or has changed; without that they are removed; with any mode but None, also from responses to HEAD and from 304 (Not Modified). Edits of headers take effect only in its response to the headers, before the body is forwarded.
   * Default: `FullDuplexStreamed`.
   */
  readonly responseBodyMode?: "None" | "Buffered" | "BufferedPartial" | "FullDuplexStreamed";
  /**
   * Whether trailers of requests, if there are any, are sent to the server.
   * Default: `Send`.
   */
  readonly requestTrailerMode?: "Send" | "Skip";
  /**
   * Whether trailers of responses, if there are any, are sent to the server.
   * Default: `Send`.
   */
  readonly responseTrailerMode?: "Send" | "Skip";
  /**
   * Whether the server may change these for one request.
   * Default: `false`.
   */
  readonly allowModeOverride?: boolean;
}

/** Where marks for the prompt cache of the provider are set; marks of the client are kept, and there are at most four in all. */
export interface PromptCaching {
  /**
   * Whether a mark is set after the system prompt.
   * Default: `true`.
   */
  readonly cacheSystem: boolean;
  /**
   * Whether a mark is set after the messages that come before the last one.
   * Default: `true`.
   */
  readonly cacheMessages: boolean;
  /**
   * Whether a mark is set after the tools.
   * Default: `false`.
   */
  readonly cacheTools: boolean;
  /**
   * Minimum number of tokens of a prompt that gets marks, estimated as 1.3 for each word.
   * Default: `1024`.
   * Limits: 0 to 4294967295.
   */
  readonly minTokens: number;
  /**
   * By how many messages the mark of `cacheMessages` is set earlier.
   * Default: `0`.
   * Limits: 0 to 4294967295.
   */
  readonly cacheMessageOffset: number;
}

/** Where marks for the prompt cache of the provider are set; marks of the client are kept, and there are at most four in all. (As written: properties with a default may be left out.) */
export interface PromptCachingInput {
  /**
   * Whether a mark is set after the system prompt.
   * Default: `true`.
   */
  readonly cacheSystem?: boolean;
  /**
   * Whether a mark is set after the messages that come before the last one.
   * Default: `true`.
   */
  readonly cacheMessages?: boolean;
  /**
   * Whether a mark is set after the tools.
   * Default: `false`.
   */
  readonly cacheTools?: boolean;
  /**
   * Minimum number of tokens of a prompt that gets marks, estimated as 1.3 for each word.
   * Default: `1024`.
   * Limits: 0 to 4294967295.
   */
  readonly minTokens?: number;
  /**
   * By how many messages the mark of `cacheMessages` is set earlier.
   * Default: `0`.
   * Limits: 0 to 4294967295.
   */
  readonly cacheMessageOffset?: number;
}

/** Messages that are added to every prompt. */
export interface PromptEnrichment {
  /**
   * Messages before those of the client; none when unset.
   * Limits: 1 to 64 items.
   */
  readonly prepend?: readonly PromptMessage[];
  /**
   * Messages after those of the client; none when unset.
   * Limits: 1 to 64 items.
   */
  readonly append?: readonly PromptMessage[];
}

/** PromptEnrichment as written: it has no defaults. */
export type PromptEnrichmentInput = PromptEnrichment;

/** Checks of what prompts and responses contain. */
export interface PromptGuard {
  /**
   * Whether guards check streamed responses. Enabled: guards that reject end the stream, and guards that audit record; Mask: guards that mask also mask in streams, and keep everything else in them; Disabled: streams are not checked. A stream ends in an error where more than 4 MiB of its events must wait for guards, or where more than 1,024 of its texts are incomplete at the same time.
   * Default: `Disabled`.
   */
  readonly streaming: "Enabled" | "Mask" | "Disabled";
  /**
   * Guards of prompts, in their order; none when unset.
   * Limits: 1 to 8 items.
   */
  readonly request?: readonly RequestGuard[];
  /**
   * Guards of responses, in their order; none when unset.
   * Limits: 1 to 8 items.
   */
  readonly response?: readonly ResponseGuard[];
}

/** Checks of what prompts and responses contain. (As written: properties with a default may be left out.) */
export interface PromptGuardInput {
  /**
   * Whether guards check streamed responses. Enabled: guards that reject end the stream, and guards that audit record; Mask: guards that mask also mask in streams, and keep everything else in them; Disabled: streams are not checked. A stream ends in an error where more than 4 MiB of its events must wait for guards, or where more than 1,024 of its texts are incomplete at the same time.
   * Default: `Disabled`.
   */
  readonly streaming?: "Enabled" | "Mask" | "Disabled";
  /**
   * Guards of prompts, in their order; none when unset.
   * Limits: 1 to 8 items.
   */
  readonly request?: readonly RequestGuardInput[];
  /**
   * Guards of responses, in their order; none when unset.
   * Limits: 1 to 8 items.
   */
  readonly response?: readonly ResponseGuardInput[];
}

/** A message that is added to prompts. */
export interface PromptMessage {
  /**
   * Who speaks: `system`, `user`, `assistant`.
   * Limits: 1 to 256 characters.
   */
  readonly role: ShortString;
  /**
   * The text of the message.
   * Limits: 1 to 16384 characters.
   */
  readonly content: string;
}

/** PromptMessage as written: it has no defaults. */
export type PromptMessageInput = PromptMessage;

/** A format that the provider speaks. */
export interface ProviderFormat {
  /** The name of the format. */
  readonly type: "Completions" | "Messages" | "Responses" | "Embeddings" | "AnthropicTokenCount" | "Realtime" | "Rerank";
  /**
   * Path of the API in this format; the path that the vendor of the format uses when unset.
   * Limits: 1 to 1024 characters, form: a path that starts with / and has no query and no fragment.
   */
  readonly path?: UrlPath;
}

/** ProviderFormat as written: it has no defaults. */
export type ProviderFormatInput = ProviderFormat;

/** How the data planes are scraped. */
export interface ProxyMonitoring {
  /**
   * The PodMonitor of the data planes, which reads port 15020.
   * Default: `{}`.
   */
  readonly podMonitor: ProxyPodMonitor;
  /**
   * The gateway classes whose data planes are scraped, beside `gatewayClassName`.
   * Default: `["edge-gateway"]`.
   * Limits: 1 to 64 items, every item once.
   */
  readonly gatewayClassNames: readonly ObjectName[];
  /**
   * The namespaces that are searched; all when empty.
   * Default: `{}`.
   */
  readonly namespaceSelector: KubernetesFields;
}

/** How the data planes are scraped. (As written: properties with a default may be left out.) */
export interface ProxyMonitoringInput {
  /**
   * The PodMonitor of the data planes, which reads port 15020.
   * Default: `{}`.
   */
  readonly podMonitor?: ProxyPodMonitorInput;
  /**
   * The gateway classes whose data planes are scraped, beside `gatewayClassName`.
   * Default: `["edge-gateway"]`.
   * Limits: 1 to 64 items, every item once.
   */
  readonly gatewayClassNames?: readonly ObjectName[];
  /**
   * The namespaces that are searched; all when empty.
   * Default: `{}`.
   */
  readonly namespaceSelector?: KubernetesFields;
}

/** The PodMonitor of the data planes. */
export interface ProxyPodMonitor {
  /**
   * Whether a PodMonitor is made.
   * Default: `true`.
   */
  readonly enabled: boolean;
}

/** The PodMonitor of the data planes. (As written: properties with a default may be left out.) */
export interface ProxyPodMonitorInput {
  /**
   * Whether a PodMonitor is made.
   * Default: `true`.
   */
  readonly enabled?: boolean;
}

/** Connections begin with the PROXY protocol, which names the address of the client. */
export interface ProxyProtocol {
  /**
   * Versions that are accepted: text, binary, or both.
   * Default: `V2`.
   */
  readonly version: "V1" | "V2" | "All";
  /**
   * Strict: connections without it are closed; Optional: they are served, with the address of the peer as that of the client.
   * Default: `Strict`.
   */
  readonly mode: "Strict" | "Optional";
  /**
   * How long the header may take after a connection was accepted; with Optional, a connection that has sent nothing by then is served without it.
   * Default: `5s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 100ms.
   */
  readonly headerTimeout: Duration;
  /**
   * Maximum number of bytes after the addresses of a header of version 2 (its TLVs), which are skipped; a header with more is refused.
   * Default: `512`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 4294967295 bytes.
   * Unit: bytes.
   */
  readonly maxExtensionSize: ByteSize;
}

/** Connections begin with the PROXY protocol, which names the address of the client. (As written: properties with a default may be left out.) */
export interface ProxyProtocolInput {
  /**
   * Versions that are accepted: text, binary, or both.
   * Default: `V2`.
   */
  readonly version?: "V1" | "V2" | "All";
  /**
   * Strict: connections without it are closed; Optional: they are served, with the address of the peer as that of the client.
   * Default: `Strict`.
   */
  readonly mode?: "Strict" | "Optional";
  /**
   * How long the header may take after a connection was accepted; with Optional, a connection that has sent nothing by then is served without it.
   * Default: `5s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 100ms.
   */
  readonly headerTimeout?: Duration;
  /**
   * Maximum number of bytes after the addresses of a header of version 2 (its TLVs), which are skipped; a header with more is refused.
   * Default: `512`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 4294967295 bytes.
   * Unit: bytes.
   */
  readonly maxExtensionSize?: ByteSize;
}

/**
 * An amount of a resource: a number with an optional suffix or exponent, such as `100m`, `128Mi` or `1e3`.
 * Limits: at least 0 as a number, 1 to 32 characters as a string, form: an amount such as 100m or 128Mi.
 */
export type Quantity = number | string;

/** Quantity as written: it has no defaults. */
export type QuantityInput = Quantity;

/** Rate limits of requests. */
export interface RateLimit {
  /**
   * Limits of this proxy alone; a request must pass all.
   * Limits: 1 to 16 items.
   */
  readonly local?: readonly LocalRateLimit[];
  /** A limit that several proxies share; none when unset. */
  readonly global?: GlobalRateLimit;
  /**
   * Entries with conditions, instead of the other properties; the first whose condition is true is used; if none is true, the request continues unchanged.
   * Limits: 1 to 16 items, only the last item may have no condition.
   */
  readonly conditional?: readonly ConditionalRateLimit[];
}

/** Rate limits of requests. (As written: properties with a default may be left out.) */
export interface RateLimitInput {
  /**
   * Limits of this proxy alone; a request must pass all.
   * Limits: 1 to 16 items.
   */
  readonly local?: readonly LocalRateLimitInput[];
  /** A limit that several proxies share; none when unset. */
  readonly global?: GlobalRateLimitInput;
  /**
   * Entries with conditions, instead of the other properties; the first whose condition is true is used; if none is true, the request continues unchanged.
   * Limits: 1 to 16 items, only the last item may have no condition.
   */
  readonly conditional?: readonly ConditionalRateLimitInput[];
}

/** What requests are counted by. */
export interface RateLimitDescriptor {
  /**
   * The parts, in the order that the server knows.
   * Limits: 1 to 16 items.
   */
  readonly entries: readonly RateLimitDescriptorEntry[];
  /**
   * What is counted: requests, or input and output tokens of language models. Tokens are counted when the request is over, so that later requests pay for them; before, the server is asked with 0 hits whether any are left.
   * Default: `Requests`.
   */
  readonly unit: "Requests" | "Tokens";
  /**
   * How much a request counts; 1, or its tokens, when unset or where the expression fails. For requests it is computed before there is a response, for tokens when the request is over.
   * Limits: 1 to 16384 characters.
   * CEL over `response`, returns int.
   */
  readonly cost?: CelExpression;
  /**
   * A limit in place of the server's, as a map of `unit` (such as `minute`) and `requestsPerUnit`; the server's when unset or where the expression fails.
   * Limits: 1 to 16384 characters.
   * CEL over `request`, returns map.
   */
  readonly limitOverride?: CelExpression;
}

/** What requests are counted by. (As written: properties with a default may be left out.) */
export interface RateLimitDescriptorInput {
  /**
   * The parts, in the order that the server knows.
   * Limits: 1 to 16 items.
   */
  readonly entries: readonly RateLimitDescriptorEntry[];
  /**
   * What is counted: requests, or input and output tokens of language models. Tokens are counted when the request is over, so that later requests pay for them; before, the server is asked with 0 hits whether any are left.
   * Default: `Requests`.
   */
  readonly unit?: "Requests" | "Tokens";
  /**
   * How much a request counts; 1, or its tokens, when unset or where the expression fails. For requests it is computed before there is a response, for tokens when the request is over.
   * Limits: 1 to 16384 characters.
   * CEL over `response`, returns int.
   */
  readonly cost?: CelExpression;
  /**
   * A limit in place of the server's, as a map of `unit` (such as `minute`) and `requestsPerUnit`; the server's when unset or where the expression fails.
   * Limits: 1 to 16384 characters.
   * CEL over `request`, returns map.
   */
  readonly limitOverride?: CelExpression;
}

/** One part of what requests are counted by. */
export interface RateLimitDescriptorEntry {
  /**
   * Key of the entry.
   * Limits: 1 to 64 characters.
   */
  readonly name: TinyString;
  /**
   * Value of the entry; the descriptor is left out when it fails, but a body that is too large for it is refused with 413.
   * Limits: 1 to 16384 characters.
   * CEL over `request`, returns any.
   */
  readonly expression: CelExpression;
}

/** RateLimitDescriptorEntry as written: it has no defaults. */
export type RateLimitDescriptorEntryInput = RateLimitDescriptorEntry;

/** The limits on the number of requests or tokens. */
export interface RateLimitFields {
  /**
   * Limits of this proxy alone; a request must pass all.
   * Limits: 1 to 16 items.
   */
  readonly local?: readonly LocalRateLimit[];
  /** A limit that several proxies share; none when unset. */
  readonly global?: GlobalRateLimit;
}

/** The limits on the number of requests or tokens. (As written: properties with a default may be left out.) */
export interface RateLimitFieldsInput {
  /**
   * Limits of this proxy alone; a request must pass all.
   * Limits: 1 to 16 items.
   */
  readonly local?: readonly LocalRateLimitInput[];
  /** A limit that several proxies share; none when unset. */
  readonly global?: GlobalRateLimitInput;
}

/** Rate limits of requests. */
export interface RateLimitPolicy {
  /**
   * Limits of this proxy alone; a request must pass all.
   * Limits: 1 to 16 items.
   */
  readonly local?: readonly LocalRateLimit[];
  /** A limit that several proxies share; none when unset. */
  readonly global?: GlobalRateLimit;
}

/** Rate limits of requests. (As written: properties with a default may be left out.) */
export interface RateLimitPolicyInput {
  /**
   * Limits of this proxy alone; a request must pass all.
   * Limits: 1 to 16 items.
   */
  readonly local?: readonly LocalRateLimitInput[];
  /** A limit that several proxies share; none when unset. */
  readonly global?: GlobalRateLimitInput;
}

/** How much a model reasons, in the words of the vendors' APIs. */
export type ReasoningEffort = "none" | "minimal" | "low" | "medium" | "high" | "xhigh" | "max";

/** ReasoningEffort as written: it has no defaults. */
export type ReasoningEffortInput = ReasoningEffort;

/** The reader was too slow: records that belong here were dropped. */
export interface RecordsLostMessage {
  /** The kind of message. */
  readonly type: "recordsLost";
  /**
   * The number of lost records.
   * Limits: at least 1.
   */
  readonly lost: number;
}

/** RecordsLostMessage as written: it has no defaults. */
export type RecordsLostMessageInput = RecordsLostMessage;

/** A server that speaks the protocol of Redis, such as Redis or Valkey. While it cannot be reached, requests go on without it, as far as what uses it says nothing else. */
export interface RedisSettings {
  /**
   * Host name or IP address.
   * Limits: 1 to 256 characters.
   */
  readonly host: ShortString;
  /**
   * Port of the server.
   * Default: `6379`.
   * Limits: 1 to 65535.
   */
  readonly port: Port;
  /**
   * Number of the database.
   * Default: `0`.
   * Limits: 0 to 65535.
   */
  readonly database: number;
  /**
   * User that logs in with `password`; the default user of the server when unset.
   * Limits: 1 to 256 characters.
   */
  readonly username?: ShortString;
  /**
   * Password of the user; the gateway does not log in when unset.
   * Limits: 1 to 1024 characters.
   * Sensitive: never printed.
   */
  readonly password?: string;
  /**
   * Whether TLS is spoken; the certificate is verified by those of the system (`SSL_CERT_FILE`, `SSL_CERT_DIR`).
   * Default: `false`.
   */
  readonly tls: boolean;
  /**
   * What the names of its keys begin with.
   * Default: `edge-gateway:`.
   * Limits: at most 64 characters.
   */
  readonly prefix: string;
  /**
   * How long a request waits for the server before it continues without.
   * Default: `100ms`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1ms, at most 10s.
   */
  readonly timeout: Milliseconds;
}

/** A server that speaks the protocol of Redis, such as Redis or Valkey. While it cannot be reached, requests go on without it, as far as what uses it says nothing else. (As written: properties with a default may be left out.) */
export interface RedisSettingsInput {
  /**
   * Host name or IP address.
   * Limits: 1 to 256 characters.
   */
  readonly host: ShortString;
  /**
   * Port of the server.
   * Default: `6379`.
   * Limits: 1 to 65535.
   */
  readonly port?: Port;
  /**
   * Number of the database.
   * Default: `0`.
   * Limits: 0 to 65535.
   */
  readonly database?: number;
  /**
   * User that logs in with `password`; the default user of the server when unset.
   * Limits: 1 to 256 characters.
   */
  readonly username?: ShortString;
  /**
   * Password of the user; the gateway does not log in when unset.
   * Limits: 1 to 1024 characters.
   * Sensitive: never printed.
   */
  readonly password?: string;
  /**
   * Whether TLS is spoken; the certificate is verified by those of the system (`SSL_CERT_FILE`, `SSL_CERT_DIR`).
   * Default: `false`.
   */
  readonly tls?: boolean;
  /**
   * What the names of its keys begin with.
   * Default: `edge-gateway:`.
   * Limits: at most 64 characters.
   */
  readonly prefix?: string;
  /**
   * How long a request waits for the server before it continues without.
   * Default: `100ms`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1ms, at most 10s.
   */
  readonly timeout?: Duration;
}

/** Permits references from other namespaces into its own. */
export interface ReferenceGrant {
  /** The version of the API. */
  readonly apiVersion: "gateway.networking.k8s.io/v1" | "gateway.networking.k8s.io/v1beta1";
  /** The kind of the object. */
  readonly kind: "ReferenceGrant";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The desired state. */
  readonly spec: ReferenceGrantSpec;
}

/** ReferenceGrant as written: it has no defaults. */
export type ReferenceGrantInput = ReferenceGrant;

/** Objects of a namespace that may refer. */
export interface ReferenceGrantFrom {
  /**
   * The API group of the objects that refer.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group: Group;
  /**
   * The kind of the objects that refer.
   * Limits: 1 to 63 characters, form: a kind such as Service.
   */
  readonly kind: Kind;
  /**
   * The namespace of the objects that refer.
   * Limits: 1 to 63 characters, form: a name of lower case letters, digits and `-`.
   */
  readonly namespace: Namespace;
}

/** ReferenceGrantFrom as written: it has no defaults. */
export type ReferenceGrantFromInput = ReferenceGrantFrom;

/** Which references are permitted: each of `from` to each of `to`. */
export interface ReferenceGrantSpec {
  /**
   * Objects that may refer.
   * Limits: 1 to 16 items.
   */
  readonly from: readonly ReferenceGrantFrom[];
  /**
   * Objects of the grant's namespace that may be referred to.
   * Limits: 1 to 16 items.
   */
  readonly to: readonly ReferenceGrantTo[];
}

/** ReferenceGrantSpec as written: it has no defaults. */
export type ReferenceGrantSpecInput = ReferenceGrantSpec;

/** Objects that may be referred to. */
export interface ReferenceGrantTo {
  /**
   * The API group of the objects that may be referred to.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group: Group;
  /**
   * The kind of the objects that may be referred to.
   * Limits: 1 to 63 characters, form: a kind such as Service.
   */
  readonly kind: Kind;
  /**
   * The name of the object; all objects of the kind when unset.
   * Limits: 1 to 253 characters.
   */
  readonly name?: ObjectName;
}

/** ReferenceGrantTo as written: it has no defaults. */
export type ReferenceGrantToInput = ReferenceGrantTo;

/** A setting of a request that some models refuse. */
export type RefusableSetting = "temperature" | "topP" | "topK" | "stop" | "seed" | "frequencyPenalty" | "presencePenalty" | "parallelTools";

/** RefusableSetting as written: it has no defaults. */
export type RefusableSettingInput = RefusableSetting;

/** Patterns that are looked for. */
export interface RegexGuard {
  /**
   * Patterns of your own; none when unset.
   * Limits: 1 to 64 items.
   */
  readonly matches?: readonly RegexMatch[];
  /**
   * Built-in patterns for kinds of personal data; none when unset.
   * Limits: 1 to 5 items, every item once.
   */
  readonly builtins?: readonly ("Ssn" | "CreditCard" | "PhoneNumber" | "Email" | "CaSin")[];
  /**
   * Mask: what was found is replaced, in streamed responses only with `streaming: Mask`; Reject: the request ends with the response of the guard; Audit: it is only recorded.
   * Default: `Mask`.
   */
  readonly action: "Mask" | "Reject" | "Audit";
}

/** Patterns that are looked for. (As written: properties with a default may be left out.) */
export interface RegexGuardInput {
  /**
   * Patterns of your own; none when unset.
   * Limits: 1 to 64 items.
   */
  readonly matches?: readonly RegexMatch[];
  /**
   * Built-in patterns for kinds of personal data; none when unset.
   * Limits: 1 to 5 items, every item once.
   */
  readonly builtins?: readonly ("Ssn" | "CreditCard" | "PhoneNumber" | "Email" | "CaSin")[];
  /**
   * Mask: what was found is replaced, in streamed responses only with `streaming: Mask`; Reject: the request ends with the response of the guard; Audit: it is only recorded.
   * Default: `Mask`.
   */
  readonly action?: "Mask" | "Reject" | "Audit";
}

/** A pattern that is looked for. */
export interface RegexMatch {
  /**
   * The pattern, in RE2 syntax. In responses, streamed or not, text of more than 4,096 characters that can still become a match is a match, up to where it no longer can.
   * Limits: 1 to 1024 characters.
   */
  readonly pattern: LongString;
  /**
   * What replaces a masked match; a word of the gateway when unset.
   * Limits: 1 to 256 characters.
   */
  readonly name?: ShortString;
}

/** RegexMatch as written: it has no defaults. */
export type RegexMatchInput = RegexMatch;

/** The response when a guard rejects a prompt or a response. */
export interface RejectionResponse {
  /**
   * Body of the response.
   * Default: `The request was rejected due to inappropriate content`.
   * Limits: 1 to 4096 characters.
   */
  readonly message: string;
  /**
   * Status of the response.
   * Default: `403`.
   * Limits: 200 to 599.
   */
  readonly statusCode: number;
}

/** The response when a guard rejects a prompt or a response. (As written: properties with a default may be left out.) */
export interface RejectionResponseInput {
  /**
   * Body of the response.
   * Default: `The request was rejected due to inappropriate content`.
   * Limits: 1 to 4096 characters.
   */
  readonly message?: string;
  /**
   * Status of the response.
   * Default: `403`.
   * Limits: 200 to 599.
   */
  readonly statusCode?: number;
}

/** A key set (RFC 7517) that is fetched and kept. */
export type RemoteKeySet = {
  /**
   * Path of the key set at the server. Beside `url` it replaces the path of `url`, which is the path of the key set when this is unset.
   * Limits: 1 to 1024 characters.
   */
  readonly jwksPath?: LongString;
  /**
   * How long a fetched key set is used before it is fetched again.
   * Default: `5m`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 5m.
   */
  readonly cacheDuration: Duration;
} & (
  | {
      /** The backend that receives the call. */
      readonly backendRef: BackendObjectRef;
      readonly url?: never;
      /**
       * Path of the key set at the server. Beside `url` it replaces the path of `url`, which is the path of the key set when this is unset.
       * Limits: 1 to 1024 characters.
       */
      readonly jwksPath: LongString;
    }
  | {
      readonly backendRef?: never;
      /**
       * An absolute URL without query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
       * Limits: 1 to 1024 characters, form: a URL such as https://host:port/path, without query, fragment or user name.
       */
      readonly url: string;
    }
);

/** A key set (RFC 7517) that is fetched and kept. (As written: properties with a default may be left out.) */
export type RemoteKeySetInput = {
  /**
   * Path of the key set at the server. Beside `url` it replaces the path of `url`, which is the path of the key set when this is unset.
   * Limits: 1 to 1024 characters.
   */
  readonly jwksPath?: LongString;
  /**
   * How long a fetched key set is used before it is fetched again.
   * Default: `5m`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 5m.
   */
  readonly cacheDuration?: Duration;
} & (
  | {
      /** The backend that receives the call. */
      readonly backendRef: BackendObjectRef;
      readonly url?: never;
      /**
       * Path of the key set at the server. Beside `url` it replaces the path of `url`, which is the path of the key set when this is unset.
       * Limits: 1 to 1024 characters.
       */
      readonly jwksPath: LongString;
    }
  | {
      readonly backendRef?: never;
      /**
       * An absolute URL without query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
       * Limits: 1 to 1024 characters, form: a URL such as https://host:port/path, without query, fragment or user name.
       */
      readonly url: string;
    }
);

/** One header or pseudo-header that a request must have. */
export interface RequestFieldMatch {
  /**
   * Exact: the whole value; RegularExpression: RE2 syntax over the whole value.
   * Default: `Exact`.
   */
  readonly type: "Exact" | "RegularExpression";
  /**
   * Name of the header, in any case, or of a pseudo-header: `:method`, `:authority`, `:path` (with its query) or `:scheme`.
   * Limits: 1 to 256 characters, form: a header name, or one of :authority, :method, :path and :scheme.
   */
  readonly name: RequestFieldName;
  /**
   * The value, or the expression.
   * Limits: 1 to 4096 characters.
   */
  readonly value: string;
}

/** One header or pseudo-header that a request must have. (As written: properties with a default may be left out.) */
export interface RequestFieldMatchInput {
  /**
   * Exact: the whole value; RegularExpression: RE2 syntax over the whole value.
   * Default: `Exact`.
   */
  readonly type?: "Exact" | "RegularExpression";
  /**
   * Name of the header, in any case, or of a pseudo-header: `:method`, `:authority`, `:path` (with its query) or `:scheme`.
   * Limits: 1 to 256 characters, form: a header name, or one of :authority, :method, :path and :scheme.
   */
  readonly name: RequestFieldName;
  /**
   * The value, or the expression.
   * Limits: 1 to 4096 characters.
   */
  readonly value: string;
}

/**
 * The name of a header or of one of the pseudo-headers of requests, :authority, :method, :path and :scheme (RFC 9113 section 8.3.1).
 * Limits: 1 to 256 characters, form: a header name, or one of :authority, :method, :path and :scheme.
 */
export type RequestFieldName = string;

/** RequestFieldName as written: it has no defaults. */
export type RequestFieldNameInput = RequestFieldName;

/** The exchange is over, its bodies too. */
export interface RequestFinishedMessage {
  /** The kind of message. */
  readonly type: "requestFinished";
  /** Status that the client got; null without one. */
  readonly status: number | null;
  /** Why the exchange failed: it was cut off, or the call of the upstream failed and the gateway responded itself; null when it succeeded. */
  readonly error: string | null;
}

/** RequestFinishedMessage as written: it has no defaults. */
export type RequestFinishedMessageInput = RequestFinishedMessage;

/** A prompt guard. */
export type RequestGuard = {
  /**
   * What happens to what the guard cannot read: requests to APIs other than chats, completions, embeddings, rankings, counts of tokens and lists of models, bodies that are not JSON, and in prompts files other than texts in UTF-8, images, audio and references to what is stored elsewhere. Refuse: the request is refused with 400 and the reason; Allow: it passes, is counted and logged.
   * Default: `Refuse`.
   */
  readonly unreadable: "Refuse" | "Allow";
  /** The response when the guard rejects; the defaults of its properties when unset. */
  readonly response?: RejectionResponse;
  /**
   * Parts of the prompt that are checked; SystemPrompt and Messages when unset.
   * Limits: 1 to 4 items, every item once.
   */
  readonly scope?: readonly ("SystemPrompt" | "Messages" | "ToolOutput" | "ToolInput")[];
} & (
  | {
      /** Checks prompts by patterns. */
      readonly regex: RegexGuard;
      readonly webhook?: never;
      readonly bedrockGuardrails?: never;
      readonly googleModelArmor?: never;
      readonly openAIModeration?: never;
    }
  | {
      readonly regex?: never;
      /** A server of your own. */
      readonly webhook: WebhookGuard;
      readonly bedrockGuardrails?: never;
      readonly googleModelArmor?: never;
      readonly openAIModeration?: never;
    }
  | {
      readonly regex?: never;
      readonly webhook?: never;
      readonly bedrockGuardrails?: never;
      readonly googleModelArmor?: never;
      /** Checks prompts by OpenAI's moderation. */
      readonly openAIModeration: OpenAiModeration;
    }
  | {
      readonly regex?: never;
      readonly webhook?: never;
      /** Checks prompts by a guardrail of Amazon Bedrock. */
      readonly bedrockGuardrails: BedrockGuardrails;
      readonly googleModelArmor?: never;
      readonly openAIModeration?: never;
    }
  | {
      readonly regex?: never;
      readonly webhook?: never;
      readonly bedrockGuardrails?: never;
      /** Checks prompts by Google Cloud Model Armor. */
      readonly googleModelArmor: GoogleModelArmor;
      readonly openAIModeration?: never;
    }
);

/** A prompt guard. (As written: properties with a default may be left out.) */
export type RequestGuardInput = {
  /**
   * What happens to what the guard cannot read: requests to APIs other than chats, completions, embeddings, rankings, counts of tokens and lists of models, bodies that are not JSON, and in prompts files other than texts in UTF-8, images, audio and references to what is stored elsewhere. Refuse: the request is refused with 400 and the reason; Allow: it passes, is counted and logged.
   * Default: `Refuse`.
   */
  readonly unreadable?: "Refuse" | "Allow";
  /** The response when the guard rejects; the defaults of its properties when unset. */
  readonly response?: RejectionResponseInput;
  /**
   * Parts of the prompt that are checked; SystemPrompt and Messages when unset.
   * Limits: 1 to 4 items, every item once.
   */
  readonly scope?: readonly ("SystemPrompt" | "Messages" | "ToolOutput" | "ToolInput")[];
} & (
  | {
      /** Checks prompts by patterns. */
      readonly regex: RegexGuardInput;
      readonly webhook?: never;
      readonly bedrockGuardrails?: never;
      readonly googleModelArmor?: never;
      readonly openAIModeration?: never;
    }
  | {
      readonly regex?: never;
      /** A server of your own. */
      readonly webhook: WebhookGuardInput;
      readonly bedrockGuardrails?: never;
      readonly googleModelArmor?: never;
      readonly openAIModeration?: never;
    }
  | {
      readonly regex?: never;
      readonly webhook?: never;
      readonly bedrockGuardrails?: never;
      readonly googleModelArmor?: never;
      /** Checks prompts by OpenAI's moderation. */
      readonly openAIModeration: OpenAiModerationInput;
    }
  | {
      readonly regex?: never;
      readonly webhook?: never;
      /** Checks prompts by a guardrail of Amazon Bedrock. */
      readonly bedrockGuardrails: BedrockGuardrailsInput;
      readonly googleModelArmor?: never;
      readonly openAIModeration?: never;
    }
  | {
      readonly regex?: never;
      readonly webhook?: never;
      readonly bedrockGuardrails?: never;
      /** Checks prompts by Google Cloud Model Armor. */
      readonly googleModelArmor: GoogleModelArmorInput;
      readonly openAIModeration?: never;
    }
);

/** Which bodies the log of requests keeps, and how. Credentials of the request are always hidden. */
export interface RequestLogBodies {
  /**
   * Bodies are kept of requests for which this is true.
   * Limits: 1 to 16384 characters.
   * CEL over `response`, returns bool.
   */
  readonly when: CelExpression;
  /**
   * Bytes that are kept of each body; the rest is cut off.
   * Default: `16Ki`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 2097152 bytes.
   * Unit: bytes.
   */
  readonly maxSize: Bytes;
  /**
   * What is replaced in bodies, as prompt guards do.
   * Default: `{}`.
   */
  readonly mask: RequestLogMask;
}

/** Which bodies the log of requests keeps, and how. Credentials of the request are always hidden. (As written: properties with a default may be left out.) */
export interface RequestLogBodiesInput {
  /**
   * Bodies are kept of requests for which this is true.
   * Limits: 1 to 16384 characters.
   * CEL over `response`, returns bool.
   */
  readonly when: CelExpression;
  /**
   * Bytes that are kept of each body; the rest is cut off.
   * Default: `16Ki`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 2097152 bytes.
   * Unit: bytes.
   */
  readonly maxSize?: ByteSize;
  /**
   * What is replaced in bodies, as prompt guards do.
   * Default: `{}`.
   */
  readonly mask?: RequestLogMaskInput;
}

/** Patterns that are masked in the bodies of the log of requests. */
export interface RequestLogMask {
  /**
   * Built-in patterns for kinds of personal data.
   * Default: `["Ssn","CreditCard","PhoneNumber","Email","CaSin"]`.
   * Limits: at most 5 items, every item once.
   */
  readonly builtins: readonly ("Ssn" | "CreditCard" | "PhoneNumber" | "Email" | "CaSin")[];
  /**
   * Patterns of your own; none when unset.
   * Limits: 1 to 64 items.
   */
  readonly matches?: readonly RegexMatch[];
}

/** Patterns that are masked in the bodies of the log of requests. (As written: properties with a default may be left out.) */
export interface RequestLogMaskInput {
  /**
   * Built-in patterns for kinds of personal data.
   * Default: `["Ssn","CreditCard","PhoneNumber","Email","CaSin"]`.
   * Limits: at most 5 items, every item once.
   */
  readonly builtins?: readonly ("Ssn" | "CreditCard" | "PhoneNumber" | "Email" | "CaSin")[];
  /**
   * Patterns of your own; none when unset.
   * Limits: 1 to 64 items.
   */
  readonly matches?: readonly RegexMatch[];
}

/** The log of requests in a database, which can be searched, with sums of what was spent. */
export interface RequestLogSettings {
  /**
   * What is logged of itself.
   * Default: `["Models","Mcp","Refusals"]`.
   * Limits: at most 3 items, every item once.
   */
  readonly calls: readonly ("Models" | "Mcp" | "Refusals")[];
  /**
   * Requests for which this is true are logged, too; none when unset.
   * Limits: 1 to 16384 characters.
   * CEL over `response`, returns bool.
   */
  readonly http?: CelExpression;
  /** Which bodies are kept; none when unset. */
  readonly bodies?: RequestLogBodies;
  /**
   * SQLite file of the log, unless `config.database.url` is set. It is created when it does not exist, and only its owner may read it.
   * Default: `requests.db`.
   * Limits: 1 to 4096 characters.
   */
  readonly file: FilePath;
  /**
   * Bytes of records that wait to be written, of all workers together; further ones are dropped and counted.
   * Default: `16Mi`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 65536 bytes, at most 1073741824 bytes.
   * Unit: bytes.
   */
  readonly maxQueueSize: Bytes;
  /**
   * Days for which records are kept.
   * Default: `30`.
   * Limits: 1 to 3660.
   */
  readonly recordDays: number;
  /**
   * Days for which the sums of each hour are kept.
   * Default: `90`.
   * Limits: 1 to 3660.
   */
  readonly hourlySumDays: number;
  /**
   * Days for which the sums of each day are kept; at least as long as the records.
   * Default: `1100`.
   * Limits: 1 to 36600.
   */
  readonly dailySumDays: number;
}

/** The log of requests in a database, which can be searched, with sums of what was spent. (As written: properties with a default may be left out.) */
export interface RequestLogSettingsInput {
  /**
   * What is logged of itself.
   * Default: `["Models","Mcp","Refusals"]`.
   * Limits: at most 3 items, every item once.
   */
  readonly calls?: readonly ("Models" | "Mcp" | "Refusals")[];
  /**
   * Requests for which this is true are logged, too; none when unset.
   * Limits: 1 to 16384 characters.
   * CEL over `response`, returns bool.
   */
  readonly http?: CelExpression;
  /** Which bodies are kept; none when unset. */
  readonly bodies?: RequestLogBodiesInput;
  /**
   * SQLite file of the log, unless `config.database.url` is set. It is created when it does not exist, and only its owner may read it.
   * Default: `requests.db`.
   * Limits: 1 to 4096 characters.
   */
  readonly file?: FilePath;
  /**
   * Bytes of records that wait to be written, of all workers together; further ones are dropped and counted.
   * Default: `16Mi`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 65536 bytes, at most 1073741824 bytes.
   * Unit: bytes.
   */
  readonly maxQueueSize?: ByteSize;
  /**
   * Days for which records are kept.
   * Default: `30`.
   * Limits: 1 to 3660.
   */
  readonly recordDays?: number;
  /**
   * Days for which the sums of each hour are kept.
   * Default: `90`.
   * Limits: 1 to 3660.
   */
  readonly hourlySumDays?: number;
  /**
   * Days for which the sums of each day are kept; at least as long as the records.
   * Default: `1100`.
   * Limits: 1 to 36600.
   */
  readonly dailySumDays?: number;
}

/** The request at one stage. */
export interface RequestSnapshotMessage {
  /** The kind of message. */
  readonly type: "requestSnapshot";
  /**
   * `initial request`, `gateway policies`, `route policies`, `final request`, or with full detail the name of a policy.
   * Limits: at most 128 characters.
   */
  readonly stage: string;
  /** Variables that expressions could read at one moment; a variable is absent when it does not exist yet. */
  readonly requestState: RequestState;
}

/** RequestSnapshotMessage as written: it has no defaults. */
export type RequestSnapshotMessageInput = RequestSnapshotMessage;

/** The request was accepted. */
export interface RequestStartedMessage {
  /** The kind of message. */
  readonly type: "requestStarted";
}

/** RequestStartedMessage as written: it has no defaults. */
export type RequestStartedMessageInput = RequestStartedMessage;

/** Variables that expressions could read at one moment; a variable is absent when it does not exist yet. */
export interface RequestState {
  /** The request. */
  readonly request?: TracedRequest;
  /** Where the gateway runs, as far as its settings or environment say. */
  readonly env?: TracedEnvironment;
  /** The client that sent the request. */
  readonly source?: TracedSource;
  /** The address at which the request arrived. */
  readonly destination?: TracedDestination;
  /** The chosen backend. */
  readonly backend?: TracedBackend;
  /** How the gateway handles the request. */
  readonly proxy?: TracedProxy;
  /**
   * Claims of the verified token; never the token.
   * Limits: at most 65536 entries, names of at most 65536 characters.
   */
  readonly jwt?: TracedValues;
  /**
   * What is known about the verified API key; never the key.
   * Limits: at most 65536 entries, names of at most 65536 characters.
   */
  readonly apiKey?: TracedValues;
  /**
   * The verified user of basic authentication.
   * Limits: at most 65536 entries, names of at most 65536 characters.
   */
  readonly basicAuth?: TracedValues;
  /**
   * Values computed from the response of the authorization server.
   * Limits: at most 65536 entries, names of at most 65536 characters.
   */
  readonly extauthz?: TracedValues;
  /**
   * Values that transformations computed.
   * Limits: at most 65536 entries, names of at most 65536 characters.
   */
  readonly metadata?: TracedValues;
  /**
   * The call of the language model; never its texts.
   * Limits: at most 65536 entries, names of at most 65536 characters.
   */
  readonly llm?: TracedValues;
  /** The response. */
  readonly response?: TracedResponse;
}

/** RequestState as written: it has no defaults. */
export type RequestStateInput = RequestState;

/** A computed attribute of the resource. */
export interface ResourceAttribute {
  /**
   * Name of the attribute.
   * Limits: 1 to 256 characters.
   */
  readonly name: ShortString;
  /**
   * Value of the attribute; it is computed when the configuration is applied, where only `env` is known, and left out when the expression fails.
   * Limits: 1 to 16384 characters.
   * CEL over `connection`, returns any.
   */
  readonly expression: CelExpression;
}

/** ResourceAttribute as written: it has no defaults. */
export type ResourceAttributeInput = ResourceAttribute;

/** A resource claim of the pod. */
export interface ResourceClaim {
  /**
   * The name of the claim in the pod.
   * Limits: 1 to 64 characters.
   */
  readonly name: TinyString;
  /**
   * The request of the claim; all its devices when unset.
   * Limits: 1 to 64 characters.
   */
  readonly request?: TinyString;
}

/** ResourceClaim as written: it has no defaults. */
export type ResourceClaimInput = ResourceClaim;

/** A resource of a container. */
export interface ResourceFieldSelector {
  /**
   * The name of the container; the container itself when unset.
   * Limits: 1 to 64 characters.
   */
  readonly containerName?: TinyString;
  /**
   * The resource, such as `limits.cpu`.
   * Limits: 1 to 256 characters.
   */
  readonly resource: ShortString;
  /**
   * The unit that the value is given in; 1 when unset.
   * Limits: at least 0 as a number, 1 to 32 characters as a string, form: an amount such as 100m or 128Mi.
   */
  readonly divisor?: Quantity;
}

/** ResourceFieldSelector as written: it has no defaults. */
export type ResourceFieldSelectorInput = ResourceFieldSelector;

/** The resources of a container. */
export interface ResourceRequirements {
  /**
   * What the container is given at least; the limits when unset.
   * Limits: at most 32 entries, names of 1 to 317 characters.
   */
  readonly requests?: Readonly<Record<string, Quantity>>;
  /**
   * What the container may use at most; no limit when unset.
   * Limits: at most 32 entries, names of 1 to 317 characters.
   */
  readonly limits?: Readonly<Record<string, Quantity>>;
  /**
   * Resource claims of the pod that the container uses; none when unset.
   * Limits: at most 16 items, unique by name.
   */
  readonly claims?: readonly ResourceClaim[];
}

/** ResourceRequirements as written: it has no defaults. */
export type ResourceRequirementsInput = ResourceRequirements;

/** Responses that are sent again to requests that are exactly the same; errors never are. They are kept as `config.responseCache` says. */
export interface ResponseCache {
  /**
   * How long a response is kept.
   * Default: `5m`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly ttl: Duration;
  /**
   * Callers for whom all of these are the same get each other's responses, such as `jwt.team`; every principal has responses of its own when unset. A call for which one of them fails is not cached.
   * Limits: 1 to 16 items.
   */
  readonly sharedBy?: readonly CelExpression[];
  /**
   * What of a request its response depends on, such as `llmRequest.messages`, beside route, provider, model and format; its whole body when unset. A call for which one of them fails is not cached.
   * Limits: 1 to 16 items.
   */
  readonly key?: readonly CelExpression[];
}

/** Responses that are sent again to requests that are exactly the same; errors never are. They are kept as `config.responseCache` says. (As written: properties with a default may be left out.) */
export interface ResponseCacheInput {
  /**
   * How long a response is kept.
   * Default: `5m`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly ttl?: Duration;
  /**
   * Callers for whom all of these are the same get each other's responses, such as `jwt.team`; every principal has responses of its own when unset. A call for which one of them fails is not cached.
   * Limits: 1 to 16 items.
   */
  readonly sharedBy?: readonly CelExpression[];
  /**
   * What of a request its response depends on, such as `llmRequest.messages`, beside route, provider, model and format; its whole body when unset. A call for which one of them fails is not cached.
   * Limits: 1 to 16 items.
   */
  readonly key?: readonly CelExpression[];
}

/** Where the policy `ai.responseCache` keeps responses of language models. */
export interface ResponseCacheSettings {
  /**
   * Most responses in memory; those that were not used for longest make room. Workers share nothing: each keeps an equal part of this and of `maxSize`, and does not find what another keeps.
   * Default: `10000`.
   * Limits: 1 to 4294967295.
   */
  readonly maxEntries: number;
  /**
   * Most bytes of all of them.
   * Default: `64Mi`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 4294967295 bytes.
   * Unit: bytes.
   */
  readonly maxSize: Bytes;
  /**
   * Longest body of a response that is kept.
   * Default: `1Mi`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 67108864 bytes.
   * Unit: bytes.
   */
  readonly maxResponseSize: Bytes;
  /** A server that keeps them for all gateways that use it; they are in memory when unset. */
  readonly redis?: RedisSettings;
}

/** Where the policy `ai.responseCache` keeps responses of language models. (As written: properties with a default may be left out.) */
export interface ResponseCacheSettingsInput {
  /**
   * Most responses in memory; those that were not used for longest make room. Workers share nothing: each keeps an equal part of this and of `maxSize`, and does not find what another keeps.
   * Default: `10000`.
   * Limits: 1 to 4294967295.
   */
  readonly maxEntries?: number;
  /**
   * Most bytes of all of them.
   * Default: `64Mi`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 4294967295 bytes.
   * Unit: bytes.
   */
  readonly maxSize?: ByteSize;
  /**
   * Longest body of a response that is kept.
   * Default: `1Mi`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 67108864 bytes.
   * Unit: bytes.
   */
  readonly maxResponseSize?: ByteSize;
  /** A server that keeps them for all gateways that use it; they are in memory when unset. */
  readonly redis?: RedisSettingsInput;
}

/** A guard of responses. */
export type ResponseGuard = {
  /**
   * What happens to what the guard cannot read: requests to APIs other than chats, completions, embeddings, rankings, counts of tokens, lists of models and stored responses; and in responses images, videos, files, and sounds without a transcript. Refuse: the request is refused with 400 and the reason, a response with 502; Allow: it passes, is counted and logged.
   * Default: `Refuse`.
   */
  readonly unreadable: "Refuse" | "Allow";
  /** The response when the guard rejects; the defaults of its properties when unset. */
  readonly response?: RejectionResponse;
} & (
  | {
      /** Checks responses by patterns. */
      readonly regex: RegexGuard;
      readonly webhook?: never;
      readonly bedrockGuardrails?: never;
      readonly googleModelArmor?: never;
    }
  | {
      readonly regex?: never;
      /** A server of your own. */
      readonly webhook: WebhookGuard;
      readonly bedrockGuardrails?: never;
      readonly googleModelArmor?: never;
    }
  | {
      readonly regex?: never;
      readonly webhook?: never;
      /** Checks responses by a guardrail of Amazon Bedrock. */
      readonly bedrockGuardrails: BedrockGuardrails;
      readonly googleModelArmor?: never;
    }
  | {
      readonly regex?: never;
      readonly webhook?: never;
      readonly bedrockGuardrails?: never;
      /** Checks responses by Google Cloud Model Armor. */
      readonly googleModelArmor: GoogleModelArmor;
    }
);

/** A guard of responses. (As written: properties with a default may be left out.) */
export type ResponseGuardInput = {
  /**
   * What happens to what the guard cannot read: requests to APIs other than chats, completions, embeddings, rankings, counts of tokens, lists of models and stored responses; and in responses images, videos, files, and sounds without a transcript. Refuse: the request is refused with 400 and the reason, a response with 502; Allow: it passes, is counted and logged.
   * Default: `Refuse`.
   */
  readonly unreadable?: "Refuse" | "Allow";
  /** The response when the guard rejects; the defaults of its properties when unset. */
  readonly response?: RejectionResponseInput;
} & (
  | {
      /** Checks responses by patterns. */
      readonly regex: RegexGuardInput;
      readonly webhook?: never;
      readonly bedrockGuardrails?: never;
      readonly googleModelArmor?: never;
    }
  | {
      readonly regex?: never;
      /** A server of your own. */
      readonly webhook: WebhookGuardInput;
      readonly bedrockGuardrails?: never;
      readonly googleModelArmor?: never;
    }
  | {
      readonly regex?: never;
      readonly webhook?: never;
      /** Checks responses by a guardrail of Amazon Bedrock. */
      readonly bedrockGuardrails: BedrockGuardrailsInput;
      readonly googleModelArmor?: never;
    }
  | {
      readonly regex?: never;
      readonly webhook?: never;
      readonly bedrockGuardrails?: never;
      /** Checks responses by Google Cloud Model Armor. */
      readonly googleModelArmor: GoogleModelArmorInput;
    }
);

/** The response at one stage. */
export interface ResponseSnapshotMessage {
  /** The kind of message. */
  readonly type: "responseSnapshot";
  /**
   * `raw response`, `backend response ready`, `final response`, or with full detail the name of a policy.
   * Limits: at most 128 characters.
   */
  readonly stage: string;
  /** Variables that expressions could read at one moment; a variable is absent when it does not exist yet. */
  readonly requestState: RequestState;
}

/** ResponseSnapshotMessage as written: it has no defaults. */
export type ResponseSnapshotMessageInput = ResponseSnapshotMessage;

/** Sends failed requests again. */
export interface Retry {
  /**
   * Statuses of responses after which a request is sent again; none when unset.
   * Limits: 1 to 64 items, every item once.
   */
  readonly codes?: readonly number[];
  /**
   * Maximum number of attempts after the first one. Not counted, and done without this policy too: another endpoint after a failed connection or a refused stream (HTTP/2), and a new connection after an idle one that the server had closed (this one for idempotent methods, and for all methods that `failures` sends again after Reset).
   * Default: `1`.
   * Limits: 1 to 100.
   */
  readonly attempts: number;
  /**
   * Minimum time between two attempts; none when unset.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly backoff?: Duration;
  /**
   * Whether a request may be sent again at all; if not, it is not held in memory; every request may be sent again when unset.
   * Limits: 1 to 16384 characters.
   * CEL over `request`, returns bool.
   */
  readonly precondition?: CelExpression;
  /**
   * Whether a response causes another attempt, in addition to `codes`; only `codes` decide when unset.
   * Limits: 1 to 16384 characters.
   * CEL over `response`, returns bool.
   */
  readonly condition?: CelExpression;
  /**
   * Failures of calls after which a request is sent again; all of them when unset.
   * Limits: 1 to 3 items, every item once.
   */
  readonly failures?: readonly ("Connect" | "Reset" | "Timeout")[];
  /** Limit on retries at the same time; no limit when unset. */
  readonly budget?: RetryBudget;
}

/** Sends failed requests again. (As written: properties with a default may be left out.) */
export interface RetryInput {
  /**
   * Statuses of responses after which a request is sent again; none when unset.
   * Limits: 1 to 64 items, every item once.
   */
  readonly codes?: readonly number[];
  /**
   * Maximum number of attempts after the first one. Not counted, and done without this policy too: another endpoint after a failed connection or a refused stream (HTTP/2), and a new connection after an idle one that the server had closed (this one for idempotent methods, and for all methods that `failures` sends again after Reset).
   * Default: `1`.
   * Limits: 1 to 100.
   */
  readonly attempts?: number;
  /**
   * Minimum time between two attempts; none when unset.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly backoff?: Duration;
  /**
   * Whether a request may be sent again at all; if not, it is not held in memory; every request may be sent again when unset.
   * Limits: 1 to 16384 characters.
   * CEL over `request`, returns bool.
   */
  readonly precondition?: CelExpression;
  /**
   * Whether a response causes another attempt, in addition to `codes`; only `codes` decide when unset.
   * Limits: 1 to 16384 characters.
   * CEL over `response`, returns bool.
   */
  readonly condition?: CelExpression;
  /**
   * Failures of calls after which a request is sent again; all of them when unset.
   * Limits: 1 to 3 items, every item once.
   */
  readonly failures?: readonly ("Connect" | "Reset" | "Timeout")[];
  /** Limit on retries at the same time; no limit when unset. */
  readonly budget?: RetryBudgetInput;
}

/** Limits retries, so that they do not become most of the load of servers that fail; each worker counts for itself. */
export interface RetryBudget {
  /**
   * Maximum share of retries, in percent of all requests of the policy that are in progress.
   * Default: `20`.
   * Limits: 0 to 100.
   */
  readonly percent: number;
  /**
   * Number of retries at the same time that are always allowed, however few requests there are.
   * Default: `3`.
   * Limits: 0 to 1000000.
   */
  readonly minConcurrent: number;
}

/** Limits retries, so that they do not become most of the load of servers that fail; each worker counts for itself. (As written: properties with a default may be left out.) */
export interface RetryBudgetInput {
  /**
   * Maximum share of retries, in percent of all requests of the policy that are in progress.
   * Default: `20`.
   * Limits: 0 to 100.
   */
  readonly percent?: number;
  /**
   * Number of retries at the same time that are always allowed, however few requests there are.
   * Default: `3`.
   * Limits: 0 to 1000000.
   */
  readonly minConcurrent?: number;
}

/** A kind of route. */
export interface RouteGroupKind {
  /**
   * The API group of the routes.
   * Default: `gateway.networking.k8s.io`.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group: Group;
  /**
   * The kind of the routes.
   * Limits: 1 to 63 characters, form: a kind such as Service.
   */
  readonly kind: Kind;
}

/** A kind of route. (As written: properties with a default may be left out.) */
export interface RouteGroupKindInput {
  /**
   * The API group of the routes.
   * Default: `gateway.networking.k8s.io`.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group?: Group;
  /**
   * The kind of the routes.
   * Limits: 1 to 63 characters, form: a kind such as Service.
   */
  readonly kind: Kind;
}

/** Namespaces from which routes may attach. */
export interface RouteNamespaces {
  /**
   * All: every namespace; Selector: those that `selector` selects; Same: that of the listener.
   * Default: `Same`.
   */
  readonly from: "All" | "Selector" | "Same";
  /** The labels of the namespaces; only read with `from: Selector`. */
  readonly selector?: ObjectSelector;
}

/** Namespaces from which routes may attach. (As written: properties with a default may be left out.) */
export interface RouteNamespacesInput {
  /**
   * All: every namespace; Selector: those that `selector` selects; Same: that of the listener.
   * Default: `Same`.
   */
  readonly from?: "All" | "Selector" | "Same";
  /** The labels of the namespaces; only read with `from: Selector`. */
  readonly selector?: ObjectSelector;
}

/** The state of an object at one of its parents. */
export interface RouteParentStatus {
  /** The parent that this status is about. */
  readonly parentRef: ParentReference;
  /**
   * The controller that wrote this: a domain and a path.
   * Limits: 1 to 253 characters, form: a domain, a slash and a path.
   */
  readonly controllerName: string;
  /**
   * Aspects of the state, each once.
   * Limits: 1 to 8 items, unique by type.
   */
  readonly conditions: readonly Condition[];
}

/** The state of an object at one of its parents. (As written: properties with a default may be left out.) */
export interface RouteParentStatusInput {
  /** The parent that this status is about. */
  readonly parentRef: ParentReferenceInput;
  /**
   * The controller that wrote this: a domain and a path.
   * Limits: 1 to 253 characters, form: a domain, a slash and a path.
   */
  readonly controllerName: string;
  /**
   * Aspects of the state, each once.
   * Limits: 1 to 8 items, unique by type.
   */
  readonly conditions: readonly Condition[];
}

/** The route of the request. */
export interface RouteSelectionMessage {
  /** The kind of message. */
  readonly type: "routeSelection";
  /** The key of the route, e.g. `web/api`; null when none matches. */
  readonly selectedRoute: string | null;
  /**
   * Keys of all routes that the host of the request admits, sorted.
   * Limits: at most 65536 items.
   */
  readonly evaluatedRoutes: readonly string[];
}

/** RouteSelectionMessage as written: it has no defaults. */
export type RouteSelectionMessageInput = RouteSelectionMessage;

/** Keys that are made at run time (`gwctl llm keys`). */
export interface RuntimeKeys {
}

/** RuntimeKeys as written: it has no defaults. */
export type RuntimeKeysInput = RuntimeKeys;

/** A reference to one key of a Secret in the same namespace. */
export interface SecretKeyRef {
  /**
   * The name of the Secret in the same namespace, or under `secrets` in a standalone file.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * The API group; empty is the core group.
   * Default: `""`.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group: Group;
  /**
   * The kind; empty is `Secret` in the core group.
   * Default: `""`.
   * Limits: at most 63 characters, form: a kind such as Secret, or empty.
   */
  readonly kind: string;
  /**
   * The key in the Secret; when unset, the field that contains the reference says which key is read.
   * Limits: 1 to 253 characters.
   */
  readonly key?: string;
}

/** A reference to one key of a Secret in the same namespace. (As written: properties with a default may be left out.) */
export interface SecretKeyRefInput {
  /**
   * The name of the Secret in the same namespace, or under `secrets` in a standalone file.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * The API group; empty is the core group.
   * Default: `""`.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group?: Group;
  /**
   * The kind; empty is `Secret` in the core group.
   * Default: `""`.
   * Limits: at most 63 characters, form: a kind such as Secret, or empty.
   */
  readonly kind?: string;
  /**
   * The key in the Secret; when unset, the field that contains the reference says which key is read.
   * Limits: 1 to 253 characters.
   */
  readonly key?: string;
}

/** One key of a Secret in the same namespace. */
export interface SecretKeySelector {
  /**
   * The name of the Secret.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * The key in the Secret.
   * Limits: 1 to 253 characters.
   */
  readonly key: string;
  /**
   * Whether the container starts without the Secret or its key.
   * Default: `false`.
   */
  readonly optional: boolean;
}

/** One key of a Secret in the same namespace. (As written: properties with a default may be left out.) */
export interface SecretKeySelectorInput {
  /**
   * The name of the Secret.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * The key in the Secret.
   * Limits: 1 to 253 characters.
   */
  readonly key: string;
  /**
   * Whether the container starts without the Secret or its key.
   * Default: `false`.
   */
  readonly optional?: boolean;
}

/** A reference to a Secret, perhaps of another namespace. */
export interface SecretObjectRef {
  /**
   * The API group; empty is the core group.
   * Default: `""`.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group: Group;
  /**
   * The kind of the object.
   * Default: `Secret`.
   * Limits: 1 to 63 characters, form: a kind such as Service.
   */
  readonly kind: Kind;
  /**
   * The name of the object.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * The namespace; that of the referring object when unset.
   * Limits: 1 to 63 characters, form: a name of lower case letters, digits and `-`.
   */
  readonly namespace?: Namespace;
}

/** A reference to a Secret, perhaps of another namespace. (As written: properties with a default may be left out.) */
export interface SecretObjectRefInput {
  /**
   * The API group; empty is the core group.
   * Default: `""`.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group?: Group;
  /**
   * The kind of the object.
   * Default: `Secret`.
   * Limits: 1 to 63 characters, form: a kind such as Service.
   */
  readonly kind?: Kind;
  /**
   * The name of the object.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * The namespace; that of the referring object when unset.
   * Limits: 1 to 63 characters, form: a name of lower case letters, digits and `-`.
   */
  readonly namespace?: Namespace;
}

/** A reference to a Secret in the same namespace. */
export interface SecretRef {
  /**
   * The name of the Secret in the same namespace, or under `secrets` in a standalone file.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * The API group; empty is the core group.
   * Default: `""`.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group: Group;
  /**
   * The kind; empty is `Secret` in the core group.
   * Default: `""`.
   * Limits: at most 63 characters, form: a kind such as Secret, or empty.
   */
  readonly kind: string;
}

/** A reference to a Secret in the same namespace. (As written: properties with a default may be left out.) */
export interface SecretRefInput {
  /**
   * The name of the Secret in the same namespace, or under `secrets` in a standalone file.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * The API group; empty is the core group.
   * Default: `""`.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group?: Group;
  /**
   * The kind; empty is `Secret` in the core group.
   * Default: `""`.
   * Limits: at most 63 characters, form: a kind such as Secret, or empty.
   */
  readonly kind?: string;
}

/**
 * A secret.
 * Limits: 1 to 65536 characters.
 * Sensitive: never printed.
 */
export type SecretValue = string;

/** SecretValue as written: it has no defaults. */
export type SecretValueInput = SecretValue;

/**
 * The name of a part of an object: a listener, a rule, a target or a provider.
 * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
 */
export type SectionName = string;

/** SectionName as written: it has no defaults. */
export type SectionNameInput = SectionName;

/** A requirement on one label of an object. */
export interface SelectorRequirement {
  /**
   * The name of the label.
   * Limits: 1 to 317 characters.
   */
  readonly key: string;
  /** How the label is compared. */
  readonly operator: "In" | "NotIn" | "Exists" | "DoesNotExist";
  /**
   * The values, with In and NotIn.
   * Limits: at most 64 items.
   */
  readonly values?: readonly string[];
}

/** SelectorRequirement as written: it has no defaults. */
export type SelectorRequirementInput = SelectorRequirement;

/** A port of a Service; other fields are kept and not read. */
export interface ServicePort {
  /**
   * The name, which the ports of the endpoints have too; empty where there is only one.
   * Default: `""`.
   * Limits: at most 63 characters.
   */
  readonly name: string;
  /**
   * The number by which references know the port.
   * Limits: 1 to 65535.
   */
  readonly port: Port;
  /**
   * The transport protocol of the port.
   * Default: `TCP`.
   */
  readonly protocol: "TCP" | "UDP" | "SCTP";
  /**
   * The port of the endpoints, by number or name; that of the Service when unset. Not read: the EndpointSlices say it.
   * Limits: 1 to 65535 as a number, 1 to 63 characters as a string.
   */
  readonly targetPort?: number | string;
  /**
   * The application protocol of the port, such as `kubernetes.io/h2c`.
   * Limits: at most 316 characters.
   */
  readonly appProtocol?: string;
}

/** A port of a Service; other fields are kept and not read. (As written: properties with a default may be left out.) */
export interface ServicePortInput {
  /**
   * The name, which the ports of the endpoints have too; empty where there is only one.
   * Default: `""`.
   * Limits: at most 63 characters.
   */
  readonly name?: string;
  /**
   * The number by which references know the port.
   * Limits: 1 to 65535.
   */
  readonly port: Port;
  /**
   * The transport protocol of the port.
   * Default: `TCP`.
   */
  readonly protocol?: "TCP" | "UDP" | "SCTP";
  /**
   * The port of the endpoints, by number or name; that of the Service when unset. Not read: the EndpointSlices say it.
   * Limits: 1 to 65535 as a number, 1 to 63 characters as a string.
   */
  readonly targetPort?: number | string;
  /**
   * The application protocol of the port, such as `kubernetes.io/h2c`.
   * Limits: at most 316 characters.
   */
  readonly appProtocol?: string;
}

/** The ports of a Service; other fields are kept and not read. */
export interface ServiceSpec {
  /**
   * How the Service is reached, such as `ClusterIP`.
   * Default: `ClusterIP`.
   */
  readonly type: "ClusterIP" | "NodePort" | "LoadBalancer" | "ExternalName";
  /**
   * The address of the Service; `None` for a headless Service. Not used: requests go to endpoints.
   * Limits: at most 64 characters.
   */
  readonly clusterIP?: string;
  /**
   * The host behind a Service of type ExternalName. References to such a Service are refused: it may name any host (CVE-2021-25740).
   * Limits: 1 to 253 characters.
   */
  readonly externalName?: string;
  /**
   * The ports of the Service.
   * Limits: at most 1024 items.
   */
  readonly ports?: readonly ServicePort[];
}

/** The ports of a Service; other fields are kept and not read. (As written: properties with a default may be left out.) */
export interface ServiceSpecInput {
  /**
   * How the Service is reached, such as `ClusterIP`.
   * Default: `ClusterIP`.
   */
  readonly type?: "ClusterIP" | "NodePort" | "LoadBalancer" | "ExternalName";
  /**
   * The address of the Service; `None` for a headless Service. Not used: requests go to endpoints.
   * Limits: at most 64 characters.
   */
  readonly clusterIP?: string;
  /**
   * The host behind a Service of type ExternalName. References to such a Service are refused: it may name any host (CVE-2021-25740).
   * Limits: 1 to 253 characters.
   */
  readonly externalName?: string;
  /**
   * The ports of the Service.
   * Limits: at most 1024 items.
   */
  readonly ports?: readonly ServicePortInput[];
}

/** Requests of one session go to one endpoint while it is healthy. */
export type SessionAffinity = (
  | {
      /**
       * An expression that returns the session, as a string or bytes; an empty value, another type or a failure means that there is none.
       * Limits: 1 to 16384 characters.
       * CEL over `backend`, returns string or bytes.
       */
      readonly source: CelExpression;
      readonly cookie?: never;
    }
  | {
      readonly source?: never;
      /** A cookie of the gateway that names the endpoint of the session, sealed. */
      readonly cookie: AffinityCookie;
    }
);

/** Requests of one session go to one endpoint while it is healthy. (As written: properties with a default may be left out.) */
export type SessionAffinityInput = (
  | {
      /**
       * An expression that returns the session, as a string or bytes; an empty value, another type or a failure means that there is none.
       * Limits: 1 to 16384 characters.
       * CEL over `backend`, returns string or bytes.
       */
      readonly source: CelExpression;
      readonly cookie?: never;
    }
  | {
      readonly source?: never;
      /** A cookie of the gateway that names the endpoint of the session, sealed. */
      readonly cookie: AffinityCookieInput;
    }
);

/** The cookie of a session. */
export interface SessionCookie {
  /**
   * The name; one is chosen when unset.
   * Limits: 1 to 256 characters, form: a header name.
   */
  readonly name?: HeaderName;
  /**
   * How long clients keep the cookie. Permanent: until the session ends; Session: until the browser is closed.
   * Default: `Session`.
   */
  readonly lifetimeType: "Permanent" | "Session";
  /**
   * The path that the cookie is sent to.
   * Default: `/`.
   * Limits: at most 1024 characters.
   */
  readonly path: string;
}

/** The cookie of a session. (As written: properties with a default may be left out.) */
export interface SessionCookieInput {
  /**
   * The name; one is chosen when unset.
   * Limits: 1 to 256 characters, form: a header name.
   */
  readonly name?: HeaderName;
  /**
   * How long clients keep the cookie. Permanent: until the session ends; Session: until the browser is closed.
   * Default: `Session`.
   */
  readonly lifetimeType?: "Permanent" | "Session";
  /**
   * The path that the cookie is sent to.
   * Default: `/`.
   * Limits: at most 1024 characters.
   */
  readonly path?: string;
}

/** The header of a session. */
export interface SessionHeader {
  /**
   * The name of the header.
   * Limits: 1 to 256 characters, form: a header name.
   */
  readonly name: HeaderName;
}

/** SessionHeader as written: it has no defaults. */
export type SessionHeaderInput = SessionHeader;

/** Keeps the requests of a session at one endpoint. */
export interface SessionPersistence {
  /**
   * Maximum duration of a session; no limit when unset.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly absoluteTimeout?: Duration;
  /**
   * How the session is recognised.
   * Default: `Cookie`.
   */
  readonly type: "Cookie" | "Header";
  /** The cookie that names the session. */
  readonly cookie?: SessionCookie;
  /** The header that names the session. */
  readonly header?: SessionHeader;
}

/** Keeps the requests of a session at one endpoint. (As written: properties with a default may be left out.) */
export interface SessionPersistenceInput {
  /**
   * Maximum duration of a session; no limit when unset.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly absoluteTimeout?: Duration;
  /**
   * How the session is recognised.
   * Default: `Cookie`.
   */
  readonly type?: "Cookie" | "Header";
  /** The cookie that names the session. */
  readonly cookie?: SessionCookieInput;
  /** The header that names the session. */
  readonly header?: SessionHeader;
}

/** The keys that seal session ids. */
export interface SessionSettings {
  /**
   * 256-bit key as 64 hexadecimal digits; a new one is made at each start when unset, so that sessions end with the process.
   * Limits: 64 to 64 characters, form: 64 hexadecimal digits.
   * Sensitive: never printed.
   */
  readonly key?: string;
  /**
   * A second key: session ids that it has sealed are accepted, too; new ones are sealed with `key`. To replace a key, set the new one here in all replicas first, then exchange the two, and remove the old one once the sessions from before have ended. None when unset.
   * Limits: 64 to 64 characters, form: 64 hexadecimal digits.
   * Sensitive: never printed.
   */
  readonly previousKey?: string;
}

/** SessionSettings as written: it has no defaults. */
export type SessionSettingsInput = SessionSettings;

/** What is read once at start; a change needs a restart. */
export interface Settings {
  /**
   * Address of the admin server, which serves the trace stream and the status.
   * Default: `127.0.0.1:15000`.
   * Limits: 1 to 256 characters, form: `ip:port`, `localhost:port`, `unix:/path` or `off`.
   */
  readonly adminAddr: ListenAddress;
  /**
   * Host names under which clients reach the admin server, besides `localhost` and IP addresses. Requests for other names are refused: a web page could have such a name lead to this machine.
   * Default: `[]`.
   * Limits: at most 64 items, every item once.
   */
  readonly adminHosts: readonly PreciseHostname[];
  /**
   * The address of the server of `/metrics`.
   * Default: `[::]:15020`.
   * Limits: 1 to 256 characters, form: `ip:port`, `localhost:port`, `unix:/path` or `off`.
   */
  readonly statsAddr: ListenAddress;
  /**
   * The address of the server of `/healthz/ready`.
   * Default: `[::]:15021`.
   * Limits: 1 to 256 characters, form: `ip:port`, `localhost:port`, `unix:/path` or `off`.
   */
  readonly readinessAddr: ListenAddress;
  /**
   * Workers that serve traffic; when unset, one per processor that the limit of processor time of the container allows, and at least one.
   * Limits: 1 to 1024.
   */
  readonly workerThreads?: number;
  /**
   * What plain connections are made of: `Net` is the public interface of Node.js; `Fast` uses the handles beneath it, which costs less for each request and is not public, and falls back to `Net` where this Node.js does not have them as expected.
   * Default: `Net`.
   */
  readonly socketAdapter: "Net" | "Fast";
  /**
   * Bytes of a body that are buffered for a slow reader, in either direction, before the sender is paused.
   * Default: `64Ki`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 4294967295 bytes.
   * Unit: bytes.
   */
  readonly streamBufferSize: Bytes;
  /**
   * Maximum number of local rate limits, over all routes; each takes 64 bytes of memory that the workers share.
   * Default: `4096`.
   * Limits: 1 to 1000000.
   */
  readonly maxLocalRateLimits: number;
  /**
   * Maximum number of values of `key` of local rate limits that are counted at the same time, over all limits; the least recently used one makes room for a new one, and later starts from zero. Each takes up to 48 bytes of memory that the workers share.
   * Default: `65536`.
   * Limits: 1 to 10000000.
   */
  readonly maxRateLimitKeys: number;
  /**
   * How long connections may continue after the gateway was told to stop.
   * Default: `5s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly connectionTerminationDeadline: Milliseconds;
  /**
   * How long new connections are still accepted after the gateway was told to stop.
   * Default: `0s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly connectionMinTerminationDeadline: Milliseconds;
  /**
   * Headers whose values are hidden in traces, logs and dumps, beside those of CredentialHeader, all cookies, and the headers that the configuration reads credentials from or writes them to.
   * Default: `[]`.
   * Limits: at most 64 items, every item once.
   */
  readonly sensitiveHeaders: readonly HeaderName[];
  /**
   * Query parameters whose values are hidden in traces, logs, spans, metrics and dumps wherever a URL is, also inside of another, in any case of their letters, beside those of CredentialParameter and those that the configuration reads credentials from. A part of a name counts as well: `token[]`, `user[password]`, `auth.token`.
   * Default: `["sig","signature","token","password","passwd","pwd","secret","auth","authorization","jwt","SAMLResponse","assertion","client_assertion","code_verifier","AWSAccessKeyId","X-Amz-Credential","X-Goog-Credential"]`.
   * Limits: at most 64 items, every item once, form of items: the name of a query parameter.
   */
  readonly sensitiveQueryParameters: readonly string[];
  /**
   * Name of the pod that the gateway runs in, or of the machine: `env.podName` of expressions and traces, which is absent when unset.
   * Limits: 1 to 253 characters.
   */
  readonly podName?: string;
  /**
   * Namespace of the gateway: `env.namespace` of expressions and traces, which is absent when unset.
   * Limits: 1 to 63 characters.
   */
  readonly namespace?: string;
  /**
   * Name of the gateway among others: `env.gateway` of expressions and traces, which is absent when unset.
   * Limits: 1 to 253 characters.
   */
  readonly gateway?: string;
  /**
   * The zone that the gateway runs in: endpoints of the same zone get its requests while one of them is healthy; all zones are alike when unset.
   * Limits: 1 to 253 characters.
   */
  readonly zone?: string;
  /**
   * The controller that brings the configuration.
   * Default: `{}`.
   */
  readonly xds: XdsSettings;
  /**
   * Where the configuration is kept.
   * Default: `{}`.
   */
  readonly storage: StorageSettings;
  /**
   * The database of `storage.mode: database` and of `requestLog`.
   * Default: `{}`.
   */
  readonly database: DatabaseSettings;
  /** The log of requests in a database; none when unset. */
  readonly requestLog?: RequestLogSettings;
  /**
   * What models cost; of several catalogues later ones win. A change applies without a restart. None when unset.
   * Limits: at most 16 items.
   */
  readonly modelCatalog?: readonly StandaloneModelCatalogSource[];
  /**
   * Settings of the product log.
   * Default: `{}`.
   */
  readonly logging: LoggingSettings;
  /**
   * The keys that seal session ids.
   * Default: `{}`.
   */
  readonly session: SessionSettings;
  /**
   * Where responses of language models are kept.
   * Default: `{}`.
   */
  readonly responseCache: ResponseCacheSettings;
  /**
   * Keys that are made at run time, and their budgets.
   * Default: `{}`.
   */
  readonly llmKeys: LlmKeySettings;
  /**
   * Where budgets and shared limits are counted.
   * Default: `{}`.
   */
  readonly counters: CounterSettings;
  /**
   * Sessions of people who log in by OpenID Connect.
   * Default: `{}`.
   */
  readonly oidc: OidcSettings;
  /**
   * Settings of the sessions of MCP clients.
   * Default: `{}`.
   */
  readonly mcp: McpSettings;
  /**
   * Limits of UDP.
   * Default: `{}`.
   */
  readonly udp: UdpSettings;
  /**
   * When requests are refused because the gateway is overloaded.
   * Default: `{}`.
   */
  readonly overload: OverloadSettings;
  /**
   * Settings of connections to backends.
   * Default: `{}`.
   */
  readonly backend: UpstreamSettings;
  /**
   * Certificates that are made for the names that clients ask for.
   * Default: `{}`.
   */
  readonly dynamicCa: DynamicCaSettings;
  /**
   * Look-ups of the host names of backends.
   * Default: `{}`.
   */
  readonly dns: DnsSettings;
  /**
   * Bounds of copies of requests that filters make.
   * Default: `{}`.
   */
  readonly mirror: MirrorSettings;
  /**
   * The identity of the gateway as a workload.
   * Default: `{}`.
   */
  readonly spiffe: SpiffeSettings;
  /**
   * How the gateway takes part in an Istio mesh.
   * Default: `{}`.
   */
  readonly istio: IstioSettings;
  /**
   * How log records and spans are sent.
   * Default: `{}`.
   */
  readonly otlp: OtlpSettings;
  /**
   * Bounds of calls to the servers that policies ask.
   * Default: `{}`.
   */
  readonly policyServers: PolicyServerSettings;
  /**
   * Bounds of calls to identity providers and of verified tokens.
   * Default: `{}`.
   */
  readonly identity: IdentityLimits;
  /**
   * Bounds of tracing and metrics.
   * Default: `{}`.
   */
  readonly observability: ObservabilityLimits;
}

/** What is read once at start; a change needs a restart. (As written: properties with a default may be left out.) */
export interface SettingsInput {
  /**
   * Address of the admin server, which serves the trace stream and the status.
   * Default: `127.0.0.1:15000`.
   * Limits: 1 to 256 characters, form: `ip:port`, `localhost:port`, `unix:/path` or `off`.
   */
  readonly adminAddr?: ListenAddress;
  /**
   * Host names under which clients reach the admin server, besides `localhost` and IP addresses. Requests for other names are refused: a web page could have such a name lead to this machine.
   * Default: `[]`.
   * Limits: at most 64 items, every item once.
   */
  readonly adminHosts?: readonly PreciseHostname[];
  /**
   * The address of the server of `/metrics`.
   * Default: `[::]:15020`.
   * Limits: 1 to 256 characters, form: `ip:port`, `localhost:port`, `unix:/path` or `off`.
   */
  readonly statsAddr?: ListenAddress;
  /**
   * The address of the server of `/healthz/ready`.
   * Default: `[::]:15021`.
   * Limits: 1 to 256 characters, form: `ip:port`, `localhost:port`, `unix:/path` or `off`.
   */
  readonly readinessAddr?: ListenAddress;
  /**
   * Workers that serve traffic; when unset, one per processor that the limit of processor time of the container allows, and at least one.
   * Limits: 1 to 1024.
   */
  readonly workerThreads?: number;
  /**
   * What plain connections are made of: `Net` is the public interface of Node.js; `Fast` uses the handles beneath it, which costs less for each request and is not public, and falls back to `Net` where this Node.js does not have them as expected.
   * Default: `Net`.
   */
  readonly socketAdapter?: "Net" | "Fast";
  /**
   * Bytes of a body that are buffered for a slow reader, in either direction, before the sender is paused.
   * Default: `64Ki`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 4294967295 bytes.
   * Unit: bytes.
   */
  readonly streamBufferSize?: ByteSize;
  /**
   * Maximum number of local rate limits, over all routes; each takes 64 bytes of memory that the workers share.
   * Default: `4096`.
   * Limits: 1 to 1000000.
   */
  readonly maxLocalRateLimits?: number;
  /**
   * Maximum number of values of `key` of local rate limits that are counted at the same time, over all limits; the least recently used one makes room for a new one, and later starts from zero. Each takes up to 48 bytes of memory that the workers share.
   * Default: `65536`.
   * Limits: 1 to 10000000.
   */
  readonly maxRateLimitKeys?: number;
  /**
   * How long connections may continue after the gateway was told to stop.
   * Default: `5s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly connectionTerminationDeadline?: Duration;
  /**
   * How long new connections are still accepted after the gateway was told to stop.
   * Default: `0s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly connectionMinTerminationDeadline?: Duration;
  /**
   * Headers whose values are hidden in traces, logs and dumps, beside those of CredentialHeader, all cookies, and the headers that the configuration reads credentials from or writes them to.
   * Default: `[]`.
   * Limits: at most 64 items, every item once.
   */
  readonly sensitiveHeaders?: readonly HeaderName[];
  /**
   * Query parameters whose values are hidden in traces, logs, spans, metrics and dumps wherever a URL is, also inside of another, in any case of their letters, beside those of CredentialParameter and those that the configuration reads credentials from. A part of a name counts as well: `token[]`, `user[password]`, `auth.token`.
   * Default: `["sig","signature","token","password","passwd","pwd","secret","auth","authorization","jwt","SAMLResponse","assertion","client_assertion","code_verifier","AWSAccessKeyId","X-Amz-Credential","X-Goog-Credential"]`.
   * Limits: at most 64 items, every item once, form of items: the name of a query parameter.
   */
  readonly sensitiveQueryParameters?: readonly string[];
  /**
   * Name of the pod that the gateway runs in, or of the machine: `env.podName` of expressions and traces, which is absent when unset.
   * Limits: 1 to 253 characters.
   */
  readonly podName?: string;
  /**
   * Namespace of the gateway: `env.namespace` of expressions and traces, which is absent when unset.
   * Limits: 1 to 63 characters.
   */
  readonly namespace?: string;
  /**
   * Name of the gateway among others: `env.gateway` of expressions and traces, which is absent when unset.
   * Limits: 1 to 253 characters.
   */
  readonly gateway?: string;
  /**
   * The zone that the gateway runs in: endpoints of the same zone get its requests while one of them is healthy; all zones are alike when unset.
   * Limits: 1 to 253 characters.
   */
  readonly zone?: string;
  /**
   * The controller that brings the configuration.
   * Default: `{}`.
   */
  readonly xds?: XdsSettingsInput;
  /**
   * Where the configuration is kept.
   * Default: `{}`.
   */
  readonly storage?: StorageSettingsInput;
  /**
   * The database of `storage.mode: database` and of `requestLog`.
   * Default: `{}`.
   */
  readonly database?: DatabaseSettingsInput;
  /** The log of requests in a database; none when unset. */
  readonly requestLog?: RequestLogSettingsInput;
  /**
   * What models cost; of several catalogues later ones win. A change applies without a restart. None when unset.
   * Limits: at most 16 items.
   */
  readonly modelCatalog?: readonly StandaloneModelCatalogSource[];
  /**
   * Settings of the product log.
   * Default: `{}`.
   */
  readonly logging?: LoggingSettingsInput;
  /**
   * The keys that seal session ids.
   * Default: `{}`.
   */
  readonly session?: SessionSettings;
  /**
   * Where responses of language models are kept.
   * Default: `{}`.
   */
  readonly responseCache?: ResponseCacheSettingsInput;
  /**
   * Keys that are made at run time, and their budgets.
   * Default: `{}`.
   */
  readonly llmKeys?: LlmKeySettingsInput;
  /**
   * Where budgets and shared limits are counted.
   * Default: `{}`.
   */
  readonly counters?: CounterSettingsInput;
  /**
   * Sessions of people who log in by OpenID Connect.
   * Default: `{}`.
   */
  readonly oidc?: OidcSettings;
  /**
   * Settings of the sessions of MCP clients.
   * Default: `{}`.
   */
  readonly mcp?: McpSettingsInput;
  /**
   * Limits of UDP.
   * Default: `{}`.
   */
  readonly udp?: UdpSettingsInput;
  /**
   * When requests are refused because the gateway is overloaded.
   * Default: `{}`.
   */
  readonly overload?: OverloadSettingsInput;
  /**
   * Settings of connections to backends.
   * Default: `{}`.
   */
  readonly backend?: UpstreamSettingsInput;
  /**
   * Certificates that are made for the names that clients ask for.
   * Default: `{}`.
   */
  readonly dynamicCa?: DynamicCaSettingsInput;
  /**
   * Look-ups of the host names of backends.
   * Default: `{}`.
   */
  readonly dns?: DnsSettingsInput;
  /**
   * Bounds of copies of requests that filters make.
   * Default: `{}`.
   */
  readonly mirror?: MirrorSettingsInput;
  /**
   * The identity of the gateway as a workload.
   * Default: `{}`.
   */
  readonly spiffe?: SpiffeSettings;
  /**
   * How the gateway takes part in an Istio mesh.
   * Default: `{}`.
   */
  readonly istio?: IstioSettingsInput;
  /**
   * How log records and spans are sent.
   * Default: `{}`.
   */
  readonly otlp?: OtlpSettingsInput;
  /**
   * Bounds of calls to the servers that policies ask.
   * Default: `{}`.
   */
  readonly policyServers?: PolicyServerSettingsInput;
  /**
   * Bounds of calls to identity providers and of verified tokens.
   * Default: `{}`.
   */
  readonly identity?: IdentityLimitsInput;
  /**
   * Bounds of tracing and metrics.
   * Default: `{}`.
   */
  readonly observability?: ObservabilityLimitsInput;
}

/**
 * A string of 1 to 256 characters.
 * Limits: 1 to 256 characters.
 */
export type ShortString = string;

/** ShortString as written: it has no defaults. */
export type ShortStringInput = ShortString;

/** How a server is reached. */
export interface SimpleBackendPolicies {
  /** TCP connections; the defaults of its properties when unset. */
  readonly tcp?: BackendTcp;
  /** TLS; plain text when unset. */
  readonly tls?: BackendTls;
  /** HTTP; the defaults of its properties when unset. */
  readonly http?: BackendHttp;
  /** A proxy through which the server is reached; none when unset. */
  readonly tunnel?: BackendTunnel;
  /** Credential that the gateway sends to the server; none when unset. */
  readonly auth?: BackendAuth;
}

/** How a server is reached. (As written: properties with a default may be left out.) */
export interface SimpleBackendPoliciesInput {
  /** TCP connections; the defaults of its properties when unset. */
  readonly tcp?: BackendTcpInput;
  /** TLS; plain text when unset. */
  readonly tls?: BackendTlsInput;
  /** HTTP; the defaults of its properties when unset. */
  readonly http?: BackendHttp;
  /** A proxy through which the server is reached; none when unset. */
  readonly tunnel?: BackendTunnelInput;
  /** Credential that the gateway sends to the server; none when unset. */
  readonly auth?: BackendAuthInput;
}

/** An endpoint; other fields are kept and not read. */
export interface SliceEndpoint {
  /**
   * The addresses of the endpoint, of which the first is used.
   * Limits: 1 to 100 items.
   */
  readonly addresses: readonly string[];
  /** The state of the endpoint. */
  readonly conditions?: EndpointConditions;
  /**
   * The zone that it is in.
   * Limits: at most 253 characters.
   */
  readonly zone?: string;
  /** The zones that should use the endpoint. */
  readonly hints?: EndpointHints;
  /** The object behind the endpoint, usually a pod. */
  readonly targetRef?: SliceTarget;
}

/** SliceEndpoint as written: it has no defaults. */
export type SliceEndpointInput = SliceEndpoint;

/** A port of endpoints; other fields are kept and not read. */
export interface SlicePort {
  /**
   * The name, which the port of the Service has too.
   * Default: `""`.
   * Limits: at most 63 characters.
   */
  readonly name: string;
  /**
   * The transport protocol of the port.
   * Default: `TCP`.
   */
  readonly protocol: "TCP" | "UDP" | "SCTP";
  /**
   * The number; every port when unset.
   * Limits: 1 to 65535.
   */
  readonly port?: Port;
  /**
   * The application protocol of the port, such as `kubernetes.io/h2c`.
   * Limits: at most 316 characters.
   */
  readonly appProtocol?: string;
}

/** A port of endpoints; other fields are kept and not read. (As written: properties with a default may be left out.) */
export interface SlicePortInput {
  /**
   * The name, which the port of the Service has too.
   * Default: `""`.
   * Limits: at most 63 characters.
   */
  readonly name?: string;
  /**
   * The transport protocol of the port.
   * Default: `TCP`.
   */
  readonly protocol?: "TCP" | "UDP" | "SCTP";
  /**
   * The number; every port when unset.
   * Limits: 1 to 65535.
   */
  readonly port?: Port;
  /**
   * The application protocol of the port, such as `kubernetes.io/h2c`.
   * Limits: at most 316 characters.
   */
  readonly appProtocol?: string;
}

/** The object behind an endpoint; other fields are kept and not read. */
export interface SliceTarget {
  /**
   * The kind of the object behind the endpoint.
   * Limits: at most 63 characters.
   */
  readonly kind?: string;
  /**
   * The name of the object behind the endpoint.
   * Limits: at most 253 characters.
   */
  readonly name?: string;
  /**
   * The namespace of the object behind the endpoint.
   * Limits: at most 63 characters.
   */
  readonly namespace?: string;
}

/** SliceTarget as written: it has no defaults. */
export type SliceTargetInput = SliceTarget;

/** A place in the source, which messages name. */
export interface SourcePlace {
  /**
   * The resource, such as `EdgePolicy apps/login`; unset for a configuration file.
   * Limits: 1 to 1024 characters.
   */
  readonly document?: string;
  /**
   * JSON pointer (RFC 6901) into the document.
   * Limits: at most 4096 characters.
   */
  readonly pointer: string;
}

/** SourcePlace as written: it has no defaults. */
export type SourcePlaceInput = SourcePlace;

/** A volume driver that gives pods the socket. */
export interface SpiffeCsi {
  /**
   * The name of the driver.
   * Default: `csi.spiffe.io`.
   * Limits: 1 to 256 characters.
   */
  readonly driver: ShortString;
}

/** A volume driver that gives pods the socket. (As written: properties with a default may be left out.) */
export interface SpiffeCsiInput {
  /**
   * The name of the driver.
   * Default: `csi.spiffe.io`.
   * Limits: 1 to 256 characters.
   */
  readonly driver?: ShortString;
}

/** A directory of the node that holds the socket. */
export interface SpiffeHostPath {
  /**
   * The directory of the socket on the node.
   * Limits: 1 to 1024 characters, form: an absolute path.
   */
  readonly path: string;
}

/** SpiffeHostPath as written: it has no defaults. */
export type SpiffeHostPathInput = SpiffeHostPath;

/** The identity of the gateway as a workload. */
export interface SpiffeSettings {
  /**
   * Socket of the SPIFFE Workload API, which issues certificates for listeners and backends that use them. The gateway is not ready until it has the first one; when unset, there are none.
   * Limits: 7 to 1024 characters, form: a Unix socket such as unix:///run/spire/agent.sock.
   */
  readonly endpoint?: string;
}

/** SpiffeSettings as written: it has no defaults. */
export type SpiffeSettingsInput = SpiffeSettings;

/** How the socket of the workload API comes into the pod. */
export type SpiffeSource = {
  /**
   * The directory that the socket is in.
   * Default: `/spiffe-workload-api`.
   * Limits: 1 to 1024 characters, form: an absolute path.
   */
  readonly mountPath: string;
  /**
   * The name of the socket.
   * Default: `spire-agent.sock`.
   * Limits: 1 to 256 characters.
   */
  readonly socketName: ShortString;
} & (
  | {
      /** By a volume driver. */
      readonly csi?: SpiffeCsi;
      readonly hostPath?: never;
    }
  | {
      readonly csi?: never;
      /** By a directory of the node. */
      readonly hostPath?: SpiffeHostPath;
    }
);

/** How the socket of the workload API comes into the pod. (As written: properties with a default may be left out.) */
export type SpiffeSourceInput = {
  /**
   * The directory that the socket is in.
   * Default: `/spiffe-workload-api`.
   * Limits: 1 to 1024 characters, form: an absolute path.
   */
  readonly mountPath?: string;
  /**
   * The name of the socket.
   * Default: `spire-agent.sock`.
   * Limits: 1 to 256 characters.
   */
  readonly socketName?: ShortString;
} & (
  | {
      /** By a volume driver. */
      readonly csi?: SpiffeCsiInput;
      readonly hostPath?: never;
    }
  | {
      readonly csi?: never;
      /** By a directory of the node. */
      readonly hostPath?: SpiffeHostPath;
    }
);

/** A backend with a name. */
export type StandaloneBackend = {
  /** How the backend is reached; they win over the policies of routes; none when unset. */
  readonly policies?: BackendPolicies;
} & (
  | {
      /** A server. */
      readonly static: StaticBackend;
      readonly mcp?: never;
      readonly a2a?: never;
      readonly ai?: never;
      readonly dynamicForwardProxy?: never;
      readonly aws?: never;
    }
  | {
      readonly static?: never;
      readonly mcp?: never;
      /** An agent. */
      readonly a2a: A2aBackend;
      readonly ai?: never;
      readonly dynamicForwardProxy?: never;
      readonly aws?: never;
    }
  | {
      readonly static?: never;
      readonly mcp?: never;
      readonly a2a?: never;
      /** Providers of language models. */
      readonly ai: AiBackend;
      readonly dynamicForwardProxy?: never;
      readonly aws?: never;
    }
  | {
      readonly static?: never;
      /** MCP servers. */
      readonly mcp: McpBackend;
      readonly a2a?: never;
      readonly ai?: never;
      readonly dynamicForwardProxy?: never;
      readonly aws?: never;
    }
  | {
      readonly static?: never;
      readonly mcp?: never;
      readonly a2a?: never;
      readonly ai?: never;
      /** The server that the request names. */
      readonly dynamicForwardProxy: DynamicForwardProxyBackend;
      readonly aws?: never;
    }
  | {
      readonly static?: never;
      readonly mcp?: never;
      readonly a2a?: never;
      readonly ai?: never;
      readonly dynamicForwardProxy?: never;
      /** A service of AWS. */
      readonly aws: AwsBackend;
    }
);

/** A backend with a name. (As written: properties with a default may be left out.) */
export type StandaloneBackendInput = {
  /** How the backend is reached; they win over the policies of routes; none when unset. */
  readonly policies?: BackendPoliciesInput;
} & (
  | {
      /** A server. */
      readonly static: StaticBackendInput;
      readonly mcp?: never;
      readonly a2a?: never;
      readonly ai?: never;
      readonly dynamicForwardProxy?: never;
      readonly aws?: never;
    }
  | {
      readonly static?: never;
      readonly mcp?: never;
      /** An agent. */
      readonly a2a: A2aBackend;
      readonly ai?: never;
      readonly dynamicForwardProxy?: never;
      readonly aws?: never;
    }
  | {
      readonly static?: never;
      readonly mcp?: never;
      readonly a2a?: never;
      /** Providers of language models. */
      readonly ai: AiBackendInput;
      readonly dynamicForwardProxy?: never;
      readonly aws?: never;
    }
  | {
      readonly static?: never;
      /** MCP servers. */
      readonly mcp: McpBackendInput;
      readonly a2a?: never;
      readonly ai?: never;
      readonly dynamicForwardProxy?: never;
      readonly aws?: never;
    }
  | {
      readonly static?: never;
      readonly mcp?: never;
      readonly a2a?: never;
      readonly ai?: never;
      /** The server that the request names. */
      readonly dynamicForwardProxy: DynamicForwardProxyBackend;
      readonly aws?: never;
    }
  | {
      readonly static?: never;
      readonly mcp?: never;
      readonly a2a?: never;
      readonly ai?: never;
      readonly dynamicForwardProxy?: never;
      /** A service of AWS. */
      readonly aws: AwsBackend;
    }
);

/** How clients reach the proxy. */
export interface StandaloneChartGateway {
  /**
   * The Service of the gateway.
   * Default: `{}`.
   */
  readonly service: StandaloneService;
  /**
   * Further Services that lead to the same pods.
   * Default: `[]`.
   * Limits: at most 16 items, unique by name.
   */
  readonly extraServices: readonly ExtraService[];
}

/** How clients reach the proxy. (As written: properties with a default may be left out.) */
export interface StandaloneChartGatewayInput {
  /**
   * The Service of the gateway.
   * Default: `{}`.
   */
  readonly service?: StandaloneServiceInput;
  /**
   * Further Services that lead to the same pods.
   * Default: `[]`.
   * Limits: at most 16 items, unique by name.
   */
  readonly extraServices?: readonly ExtraServiceInput[];
}

/** How certificates of clients are verified. */
export type StandaloneClientValidation = {
  /**
   * AllowValidOnly: only clients with a valid certificate are served; AllowInsecureFallback: the others are served too, without an identity.
   * Default: `AllowValidOnly`.
   */
  readonly mode: "AllowValidOnly" | "AllowInsecureFallback";
} & (
  | {
      /**
       * PEM file with the certificates of the authorities that are trusted; `caCertificateRefs` when unset.
       * Limits: 1 to 4096 characters.
       */
      readonly ca: FilePath;
      readonly caCertificateRefs?: never;
    }
  | {
      readonly ca?: never;
      /**
       * Entries under `configMaps` or `secrets` with the certificates of authorities as `ca.crt`; the file when unset.
       * Limits: 1 to 8 items.
       */
      readonly caCertificateRefs: readonly CaCertificateRef[];
    }
);

/** How certificates of clients are verified. (As written: properties with a default may be left out.) */
export type StandaloneClientValidationInput = {
  /**
   * AllowValidOnly: only clients with a valid certificate are served; AllowInsecureFallback: the others are served too, without an identity.
   * Default: `AllowValidOnly`.
   */
  readonly mode?: "AllowValidOnly" | "AllowInsecureFallback";
} & (
  | {
      /**
       * PEM file with the certificates of the authorities that are trusted; `caCertificateRefs` when unset.
       * Limits: 1 to 4096 characters.
       */
      readonly ca: FilePath;
      readonly caCertificateRefs?: never;
    }
  | {
      readonly ca?: never;
      /**
       * Entries under `configMaps` or `secrets` with the certificates of authorities as `ca.crt`; the file when unset.
       * Limits: 1 to 8 items.
       */
      readonly caCertificateRefs: readonly CaCertificateRefInput[];
    }
);

/** The configuration file of a gateway that runs alone. */
export interface StandaloneConfig {
  /**
   * What is read once at start.
   * Default: `{}`.
   */
  readonly config: Settings;
  /**
   * Ports on which the gateway listens, by the name of the gateway that each belongs to.
   * Limits: 1 to 64 entries, names of 1 to 253 characters, two gateways cannot use the same port: for several hosts on one port, use the `listeners` of one gateway, form of names: lower case letters, digits, `-` and `.`.
   */
  readonly gateways: Readonly<Record<string, StandaloneGateway>>;
  /**
   * Routes that name their gateways.
   * Default: `[]`.
   * Limits: at most 100000 items.
   */
  readonly routes: readonly StandaloneRoute[];
  /**
   * Routes to which others pass requests on, by the name of their group.
   * Default: `{}`.
   * Limits: at most 1024 entries, names of 1 to 253 characters, form of names: lower case letters, digits, `-` and `.`.
   */
  readonly routeGroups: Readonly<Record<string, StandaloneRouteGroup>>;
  /**
   * Routes of TCP and TLS listeners.
   * Default: `[]`.
   * Limits: at most 1024 items.
   */
  readonly tcpRoutes: readonly StandaloneTcpRoute[];
  /**
   * Routes of UDP listeners.
   * Default: `[]`.
   * Limits: at most 1024 items.
   */
  readonly udpRoutes: readonly StandaloneUdpRoute[];
  /**
   * Backends that routes refer to by name.
   * Default: `{}`.
   * Limits: at most 100000 entries, names of 1 to 253 characters, form of names: lower case letters, digits, `-` and `.`.
   */
  readonly backends: Readonly<Record<string, StandaloneBackend>>;
  /**
   * Secrets that policies refer to by name.
   * Default: `{}`.
   * Limits: at most 10000 entries, names of 1 to 253 characters, form of names: lower case letters, digits, `-` and `.`.
   */
  readonly secrets: Readonly<Record<string, StandaloneSecret>>;
  /**
   * Values that policies refer to by name, such as certificates.
   * Default: `{}`.
   * Limits: at most 10000 entries, names of 1 to 253 characters, form of names: lower case letters, digits, `-` and `.`.
   */
  readonly configMaps: Readonly<Record<string, StandaloneConfigMap>>;
  /**
   * Models by name.
   * Default: `{}`.
   * Limits: at most 1024 entries, names of 1 to 253 characters, form of names: lower case letters, digits, `-` and `.`.
   */
  readonly models: Readonly<Record<string, StandaloneModel>>;
  /**
   * Policies that name what they are attached to; of two that set the same field of one target, the first wins.
   * Default: `[]`.
   * Limits: at most 1024 items.
   */
  readonly policies: readonly StandalonePolicy[];
  /** The admin UI and its API on listeners of the gateway, and who may use them; only the admin server serves them when unset. */
  readonly ui?: StandaloneUi;
}

/** The configuration file of a gateway that runs alone. (As written: properties with a default may be left out.) */
export interface StandaloneConfigInput {
  /**
   * What is read once at start.
   * Default: `{}`.
   */
  readonly config?: SettingsInput;
  /**
   * Ports on which the gateway listens, by the name of the gateway that each belongs to.
   * Limits: 1 to 64 entries, names of 1 to 253 characters, two gateways cannot use the same port: for several hosts on one port, use the `listeners` of one gateway, form of names: lower case letters, digits, `-` and `.`.
   */
  readonly gateways: Readonly<Record<string, StandaloneGatewayInput>>;
  /**
   * Routes that name their gateways.
   * Default: `[]`.
   * Limits: at most 100000 items.
   */
  readonly routes?: readonly StandaloneRouteInput[];
  /**
   * Routes to which others pass requests on, by the name of their group.
   * Default: `{}`.
   * Limits: at most 1024 entries, names of 1 to 253 characters, form of names: lower case letters, digits, `-` and `.`.
   */
  readonly routeGroups?: Readonly<Record<string, StandaloneRouteGroupInput>>;
  /**
   * Routes of TCP and TLS listeners.
   * Default: `[]`.
   * Limits: at most 1024 items.
   */
  readonly tcpRoutes?: readonly StandaloneTcpRouteInput[];
  /**
   * Routes of UDP listeners.
   * Default: `[]`.
   * Limits: at most 1024 items.
   */
  readonly udpRoutes?: readonly StandaloneUdpRouteInput[];
  /**
   * Backends that routes refer to by name.
   * Default: `{}`.
   * Limits: at most 100000 entries, names of 1 to 253 characters, form of names: lower case letters, digits, `-` and `.`.
   */
  readonly backends?: Readonly<Record<string, StandaloneBackendInput>>;
  /**
   * Secrets that policies refer to by name.
   * Default: `{}`.
   * Limits: at most 10000 entries, names of 1 to 253 characters, form of names: lower case letters, digits, `-` and `.`.
   */
  readonly secrets?: Readonly<Record<string, StandaloneSecret>>;
  /**
   * Values that policies refer to by name, such as certificates.
   * Default: `{}`.
   * Limits: at most 10000 entries, names of 1 to 253 characters, form of names: lower case letters, digits, `-` and `.`.
   */
  readonly configMaps?: Readonly<Record<string, StandaloneConfigMap>>;
  /**
   * Models by name.
   * Default: `{}`.
   * Limits: at most 1024 entries, names of 1 to 253 characters, form of names: lower case letters, digits, `-` and `.`.
   */
  readonly models?: Readonly<Record<string, StandaloneModelInput>>;
  /**
   * Policies that name what they are attached to; of two that set the same field of one target, the first wins.
   * Default: `[]`.
   * Limits: at most 1024 items.
   */
  readonly policies?: readonly StandalonePolicyInput[];
  /** The admin UI and its API on listeners of the gateway, and who may use them; only the admin server serves them when unset. */
  readonly ui?: StandaloneUiInput;
}

/** Values by key, which are not secrets: what a reference to a ConfigMap resolves to. */
export type StandaloneConfigMap = {
  /**
   * What selectors find it by; none when unset.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly labels?: Labels;
} & (
  | {
      /**
       * A YAML or JSON file with a map of keys to values; relative to the file that names it.
       * Limits: 1 to 4096 characters.
       */
      readonly file: FilePath;
      readonly data?: never;
    }
  | {
      readonly file?: never;
      /**
       * The values themselves.
       * Limits: at most 1024 entries, names of 1 to 253 characters, form of names: letters, digits, `-`, `_` and `.`.
       */
      readonly data: Readonly<Record<string, string>>;
    }
);

/** StandaloneConfigMap as written: it has no defaults. */
export type StandaloneConfigMapInput = StandaloneConfigMap;

/** The database that mode `database` uses. */
export interface StandaloneDatabase {
  /**
   * A PostgreSQL database.
   * Default: `{}`.
   */
  readonly postgres: StandalonePostgres;
}

/** The database that mode `database` uses. (As written: properties with a default may be left out.) */
export interface StandaloneDatabaseInput {
  /**
   * A PostgreSQL database.
   * Default: `{}`.
   */
  readonly postgres?: StandalonePostgresInput;
}

/** Bounds of what is read from one configuration file, or searched for them. */
export interface StandaloneFileLimits {
  /**
   * Maximum size of a file.
   * Default: `67108864`.
   * Limits: 1 to 1073741824.
   * Unit: bytes.
   */
  readonly maxFileSize: number;
  /**
   * Bytes that are read from a file at once.
   * Default: `65536`.
   * Limits: 1024 to 16777216.
   * Unit: bytes.
   */
  readonly readSize: number;
  /**
   * Maximum number of YAML tokens in a file that has anchors, aliases, tags, or texts over several lines: scalars, keys, indicators, line ends. Other files have no such limit.
   * Default: `1000000`.
   * Limits: 1 to 100000000.
   */
  readonly maxTokens: number;
  /**
   * Maximum number of values in a file with anchors, aliases, tags, or texts over several lines, where an alias counts as everything that it represents.
   * Default: `500000`.
   * Limits: 1 to 100000000.
   */
  readonly maxNodes: number;
  /**
   * Maximum number of characters in all values of such a file together, where aliases and variables count as what they represent.
   * Default: `8388608`.
   * Limits: 1 to 1073741824.
   */
  readonly maxTextLength: number;
  /**
   * Maximum number of values in any other file.
   * Default: `10000000`.
   * Limits: 1 to 100000000.
   */
  readonly maxPlainNodes: number;
  /**
   * Maximum number of characters in all values of any other file together, where variables count as what they represent.
   * Default: `67108864`.
   * Limits: 1 to 1073741824.
   */
  readonly maxPlainTextLength: number;
  /**
   * Longest key of a map in characters.
   * Default: `1024`.
   * Limits: 1 to 1048576.
   */
  readonly maxKeyLength: number;
  /**
   * Maximum nesting of values.
   * Default: `64`.
   * Limits: 1 to 1024.
   */
  readonly maxDepth: number;
  /**
   * Maximum number of folders and YAML files in and below a folder that is searched.
   * Default: `10000`.
   * Limits: 1 to 1000000.
   */
  readonly maxSearched: number;
  /**
   * Maximum number of findings about one file that are reported, in every format; further ones are only counted.
   * Default: `1000`.
   * Limits: 1 to 100000.
   */
  readonly maxDiagnostics: number;
  /**
   * Maximum number of findings about one file that a terminal and the log of a running gateway show; further ones are only counted.
   * Default: `100`.
   * Limits: 1 to 100000.
   */
  readonly maxShownDiagnostics: number;
}

/** Bounds of what is read from one configuration file, or searched for them. (As written: properties with a default may be left out.) */
export interface StandaloneFileLimitsInput {
  /**
   * Maximum size of a file.
   * Default: `67108864`.
   * Limits: 1 to 1073741824.
   * Unit: bytes.
   */
  readonly maxFileSize?: number;
  /**
   * Bytes that are read from a file at once.
   * Default: `65536`.
   * Limits: 1024 to 16777216.
   * Unit: bytes.
   */
  readonly readSize?: number;
  /**
   * Maximum number of YAML tokens in a file that has anchors, aliases, tags, or texts over several lines: scalars, keys, indicators, line ends. Other files have no such limit.
   * Default: `1000000`.
   * Limits: 1 to 100000000.
   */
  readonly maxTokens?: number;
  /**
   * Maximum number of values in a file with anchors, aliases, tags, or texts over several lines, where an alias counts as everything that it represents.
   * Default: `500000`.
   * Limits: 1 to 100000000.
   */
  readonly maxNodes?: number;
  /**
   * Maximum number of characters in all values of such a file together, where aliases and variables count as what they represent.
   * Default: `8388608`.
   * Limits: 1 to 1073741824.
   */
  readonly maxTextLength?: number;
  /**
   * Maximum number of values in any other file.
   * Default: `10000000`.
   * Limits: 1 to 100000000.
   */
  readonly maxPlainNodes?: number;
  /**
   * Maximum number of characters in all values of any other file together, where variables count as what they represent.
   * Default: `67108864`.
   * Limits: 1 to 1073741824.
   */
  readonly maxPlainTextLength?: number;
  /**
   * Longest key of a map in characters.
   * Default: `1024`.
   * Limits: 1 to 1048576.
   */
  readonly maxKeyLength?: number;
  /**
   * Maximum nesting of values.
   * Default: `64`.
   * Limits: 1 to 1024.
   */
  readonly maxDepth?: number;
  /**
   * Maximum number of folders and YAML files in and below a folder that is searched.
   * Default: `10000`.
   * Limits: 1 to 1000000.
   */
  readonly maxSearched?: number;
  /**
   * Maximum number of findings about one file that are reported, in every format; further ones are only counted.
   * Default: `1000`.
   * Limits: 1 to 100000.
   */
  readonly maxDiagnostics?: number;
  /**
   * Maximum number of findings about one file that a terminal and the log of a running gateway show; further ones are only counted.
   * Default: `100`.
   * Limits: 1 to 100000.
   */
  readonly maxShownDiagnostics?: number;
}

/** A port on which the gateway listens, with the routes of what arrives there. */
export interface StandaloneGateway {
  /**
   * Port on which the gateway listens.
   * Limits: 1 to 65535.
   */
  readonly port: Port;
  /**
   * Protocol that is spoken. HTTP: plain HTTP; HTTPS: HTTP over TLS, needs `tls`; TCP: any bytes, for TCP routes; TLS: the same by server name, passed on as it comes, or what is inside when `tls` is set; UDP: datagrams, for UDP routes.
   * Default: `HTTP`.
   */
  readonly protocol: "HTTP" | "HTTPS" | "TCP" | "TLS" | "UDP";
  /** Certificates of the gateway, with HTTPS or TLS; none when unset. */
  readonly tls?: StandaloneTls;
  /**
   * Several listeners on the port, told apart by host name; one for every host when unset.
   * Limits: 1 to 64 items, unique by name, no two items may have the same hostname, the protocol of all items must be of one group: HTTP; TCP; HTTPS or TLS.
   */
  readonly listeners?: readonly StandaloneListener[];
  /**
   * Policies of the connections from clients.
   * Default: `{}`.
   */
  readonly frontend: FrontendPolicies;
  /** Policies of every request before a route is selected, such as cors, jwtAuthentication and authorization; none when unset. */
  readonly policies?: TrafficPolicies;
  /**
   * Routes of every listener of the gateway.
   * Default: `[]`.
   * Limits: at most 100000 items, the routes of a gateway have different names.
   */
  readonly routes: readonly StandaloneRoute[];
}

/** A port on which the gateway listens, with the routes of what arrives there. (As written: properties with a default may be left out.) */
export interface StandaloneGatewayInput {
  /**
   * Port on which the gateway listens.
   * Limits: 1 to 65535.
   */
  readonly port: Port;
  /**
   * Protocol that is spoken. HTTP: plain HTTP; HTTPS: HTTP over TLS, needs `tls`; TCP: any bytes, for TCP routes; TLS: the same by server name, passed on as it comes, or what is inside when `tls` is set; UDP: datagrams, for UDP routes.
   * Default: `HTTP`.
   */
  readonly protocol?: "HTTP" | "HTTPS" | "TCP" | "TLS" | "UDP";
  /** Certificates of the gateway, with HTTPS or TLS; none when unset. */
  readonly tls?: StandaloneTlsInput;
  /**
   * Several listeners on the port, told apart by host name; one for every host when unset.
   * Limits: 1 to 64 items, unique by name, no two items may have the same hostname, the protocol of all items must be of one group: HTTP; TCP; HTTPS or TLS.
   */
  readonly listeners?: readonly StandaloneListenerInput[];
  /**
   * Policies of the connections from clients.
   * Default: `{}`.
   */
  readonly frontend?: FrontendPoliciesInput;
  /** Policies of every request before a route is selected, such as cors, jwtAuthentication and authorization; none when unset. */
  readonly policies?: TrafficPoliciesInput;
  /**
   * Routes of every listener of the gateway.
   * Default: `[]`.
   * Limits: at most 100000 items, the routes of a gateway have different names.
   */
  readonly routes?: readonly StandaloneRouteInput[];
}

/** The image of the proxy. */
export interface StandaloneImage {
  /**
   * The registry of the image.
   * Default: `cr.edgegateway.dev`.
   * Limits: at most 253 characters.
   */
  readonly registry: string;
  /**
   * The repository in the registry.
   * Default: `agentgateway`.
   * Limits: at most 253 characters.
   */
  readonly repository: string;
  /**
   * The tag; the version of the chart's application when empty.
   * Default: `""`.
   * Limits: at most 128 characters.
   */
  readonly tag: string;
  /**
   * When the image is pulled.
   * Default: `IfNotPresent`.
   */
  readonly pullPolicy: "" | "Always" | "IfNotPresent" | "Never";
}

/** The image of the proxy. (As written: properties with a default may be left out.) */
export interface StandaloneImageInput {
  /**
   * The registry of the image.
   * Default: `cr.edgegateway.dev`.
   * Limits: at most 253 characters.
   */
  readonly registry?: string;
  /**
   * The repository in the registry.
   * Default: `agentgateway`.
   * Limits: at most 253 characters.
   */
  readonly repository?: string;
  /**
   * The tag; the version of the chart's application when empty.
   * Default: `""`.
   * Limits: at most 128 characters.
   */
  readonly tag?: string;
  /**
   * When the image is pulled.
   * Default: `IfNotPresent`.
   */
  readonly pullPolicy?: "" | "Always" | "IfNotPresent" | "Never";
}

/** One listener of a gateway: requests for some host names. */
export interface StandaloneListener {
  /**
   * Name of the listener, unique in the gateway.
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly name: SectionName;
  /**
   * Host that is served; `*.example.com` is every host below it; every host when unset.
   * Limits: 1 to 253 characters, form: a host name in lower case.
   */
  readonly hostname?: Hostname;
  /**
   * Protocol that is spoken. HTTP: plain HTTP; HTTPS: HTTP over TLS, needs `tls`; TCP: any bytes, for TCP routes; TLS: the same by server name, passed on as it comes, or what is inside when `tls` is set.
   * Default: `HTTP`.
   */
  readonly protocol: "HTTP" | "HTTPS" | "TCP" | "TLS";
  /** Certificates of the gateway, with HTTPS or TLS; none when unset. */
  readonly tls?: StandaloneTls;
}

/** One listener of a gateway: requests for some host names. (As written: properties with a default may be left out.) */
export interface StandaloneListenerInput {
  /**
   * Name of the listener, unique in the gateway.
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly name: SectionName;
  /**
   * Host that is served; `*.example.com` is every host below it; every host when unset.
   * Limits: 1 to 253 characters, form: a host name in lower case.
   */
  readonly hostname?: Hostname;
  /**
   * Protocol that is spoken. HTTP: plain HTTP; HTTPS: HTTP over TLS, needs `tls`; TCP: any bytes, for TCP routes; TLS: the same by server name, passed on as it comes, or what is inside when `tls` is set.
   * Default: `HTTP`.
   */
  readonly protocol?: "HTTP" | "HTTPS" | "TCP" | "TLS";
  /** Certificates of the gateway, with HTTPS or TLS; none when unset. */
  readonly tls?: StandaloneTlsInput;
}

/** A model of the file: an EdgeModel with parents of the file. */
export type StandaloneModel = {
  /** The names that clients ask for; the name of the object when unset. */
  readonly match?: ModelMatch;
  /**
   * Public: clients can ask for the model; Internal: only virtual models can choose it.
   * Default: `Public`.
   */
  readonly visibility: "Public" | "Internal";
  /** How Azure is reached; with provider Azure only. */
  readonly azure?: ModelAzureSettings;
  /** How Vertex AI is reached; with provider VertexAI only. */
  readonly vertexai?: ModelVertexAiSettings;
  /** How Bedrock is reached; with provider Bedrock only. */
  readonly bedrock?: ModelBedrockSettings;
  /** How the server is reached and what it speaks; with provider Custom only. */
  readonly custom?: ModelCustomSettings;
  /**
   * The absolute `http` or `https` URL that paths of the API are appended to, without query, fragment or user name; the vendor's own when unset, but Ollama has none and needs one, such as `http://ollama:11434/v1`.
   * Limits: 1 to 1024 characters, form: a URL such as https://host:port/path, without query, fragment or user name.
   */
  readonly baseURL?: string;
  /** How requests for the model are processed and its provider is reached; nothing is changed when unset. Not with `virtualModel`. */
  readonly policies?: ModelPolicies;
  /**
   * Where the model is offered; at every gateway when unset.
   * Limits: 1 to 16 items.
   */
  readonly parentRefs?: readonly StandaloneModelParent[];
} & (
  | {
      /** The vendor whose API is called, or Custom for any other server. */
      readonly provider: "OpenAI" | "Azure" | "Anthropic" | "Gemini" | "VertexAI" | "Bedrock" | "Cohere" | "Ollama" | "Baseten" | "Cerebras" | "Deepinfra" | "Deepseek" | "Groq" | "Huggingface" | "Mistral" | "Openrouter" | "TogetherAI" | "XAI" | "Fireworks" | "Custom";
      readonly virtualModel?: never;
    }
  | {
      readonly provider?: never;
      readonly baseURL?: never;
      readonly policies?: never;
      /** The other models that respond. */
      readonly virtualModel: VirtualModel;
    }
);

/** A model of the file: an EdgeModel with parents of the file. (As written: properties with a default may be left out.) */
export type StandaloneModelInput = {
  /** The names that clients ask for; the name of the object when unset. */
  readonly match?: ModelMatch;
  /**
   * Public: clients can ask for the model; Internal: only virtual models can choose it.
   * Default: `Public`.
   */
  readonly visibility?: "Public" | "Internal";
  /** How Azure is reached; with provider Azure only. */
  readonly azure?: ModelAzureSettingsInput;
  /** How Vertex AI is reached; with provider VertexAI only. */
  readonly vertexai?: ModelVertexAiSettingsInput;
  /** How Bedrock is reached; with provider Bedrock only. */
  readonly bedrock?: ModelBedrockSettingsInput;
  /** How the server is reached and what it speaks; with provider Custom only. */
  readonly custom?: ModelCustomSettingsInput;
  /**
   * The absolute `http` or `https` URL that paths of the API are appended to, without query, fragment or user name; the vendor's own when unset, but Ollama has none and needs one, such as `http://ollama:11434/v1`.
   * Limits: 1 to 1024 characters, form: a URL such as https://host:port/path, without query, fragment or user name.
   */
  readonly baseURL?: string;
  /** How requests for the model are processed and its provider is reached; nothing is changed when unset. Not with `virtualModel`. */
  readonly policies?: ModelPoliciesInput;
  /**
   * Where the model is offered; at every gateway when unset.
   * Limits: 1 to 16 items.
   */
  readonly parentRefs?: readonly StandaloneModelParent[];
} & (
  | {
      /** The vendor whose API is called, or Custom for any other server. */
      readonly provider: "OpenAI" | "Azure" | "Anthropic" | "Gemini" | "VertexAI" | "Bedrock" | "Cohere" | "Ollama" | "Baseten" | "Cerebras" | "Deepinfra" | "Deepseek" | "Groq" | "Huggingface" | "Mistral" | "Openrouter" | "TogetherAI" | "XAI" | "Fireworks" | "Custom";
      readonly virtualModel?: never;
    }
  | {
      readonly provider?: never;
      readonly baseURL?: never;
      readonly policies?: never;
      /** The other models that respond. */
      readonly virtualModel: VirtualModelInput;
    }
);

/** A catalogue of what models cost. */
export type StandaloneModelCatalogSource = (
  | {
      /**
       * A file with the catalogue as JSON.
       * Limits: 1 to 4096 characters.
       */
      readonly file: FilePath;
      readonly inline?: never;
    }
  | {
      readonly file?: never;
      /** The catalogue itself. */
      readonly inline: ModelCatalog;
    }
);

/** StandaloneModelCatalogSource as written: it has no defaults. */
export type StandaloneModelCatalogSourceInput = StandaloneModelCatalogSource;

/** What offers a model of the file. */
export interface StandaloneModelParent {
  /** What kind of thing it is. */
  readonly kind: "Gateway" | "Route";
  /**
   * The name of the object in the file.
   * Limits: 1 to 761 characters, form: a name as in the file, such as `web`, or `web/api` for a route.
   */
  readonly name: StandaloneTargetName;
  /**
   * A part of the object: a listener of a gateway; the whole object when unset.
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly sectionName?: SectionName;
}

/** StandaloneModelParent as written: it has no defaults. */
export type StandaloneModelParentInput = StandaloneModelParent;

/** Metrics for the Prometheus operator. */
export interface StandaloneMonitoring {
  /**
   * Whether anything of this group is made.
   * Default: `false`.
   */
  readonly enabled: boolean;
  /**
   * How the pods are scraped.
   * Default: `{}`.
   */
  readonly podMonitor: StandalonePodMonitor;
  /**
   * Annotations of the PodMonitor.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly annotations: Annotations;
  /**
   * Further labels of the PodMonitor.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly extraLabels: Labels;
}

/** Metrics for the Prometheus operator. (As written: properties with a default may be left out.) */
export interface StandaloneMonitoringInput {
  /**
   * Whether anything of this group is made.
   * Default: `false`.
   */
  readonly enabled?: boolean;
  /**
   * How the pods are scraped.
   * Default: `{}`.
   */
  readonly podMonitor?: StandalonePodMonitorInput;
  /**
   * Annotations of the PodMonitor.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly annotations?: Annotations;
  /**
   * Further labels of the PodMonitor.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly extraLabels?: Labels;
}

/** Sign-in to the UI. */
export interface StandaloneOidc {
  /**
   * The Secret whose key `OIDC_COOKIE_SECRET` encrypts the cookies of sessions; when empty that of the release is used if it exists.
   * Default: `""`.
   * Limits: at most 253 characters.
   */
  readonly cookieSecretName: string;
}

/** Sign-in to the UI. (As written: properties with a default may be left out.) */
export interface StandaloneOidcInput {
  /**
   * The Secret whose key `OIDC_COOKIE_SECRET` encrypts the cookies of sessions; when empty that of the release is used if it exists.
   * Default: `""`.
   * Limits: at most 253 characters.
   */
  readonly cookieSecretName?: string;
}

/** How the pods are scraped. */
export interface StandalonePodMonitor {
  /**
   * Whether a PodMonitor is made.
   * Default: `true`.
   */
  readonly enabled: boolean;
  /**
   * How often metrics are read.
   * Default: `15s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly interval: Duration;
}

/** How the pods are scraped. (As written: properties with a default may be left out.) */
export interface StandalonePodMonitorInput {
  /**
   * Whether a PodMonitor is made.
   * Default: `true`.
   */
  readonly enabled?: boolean;
  /**
   * How often metrics are read.
   * Default: `15s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly interval?: Duration;
}

/** A policy that names what it is attached to: an EdgePolicy of the file. What is in the target itself wins over it. */
export interface StandalonePolicy {
  /**
   * Name of the policy, different from those of the others; required in a database, and no name when unset.
   * Limits: 1 to 253 characters, form: lower case letters, digits, `-` and `.`.
   */
  readonly name?: string;
  /**
   * The targets of the policy, all of one kind.
   * Limits: 1 to 16 items.
   */
  readonly targetRefs: readonly StandaloneTargetRef[];
  /** How the policy and others are merged; a more specific one replaces whole fields when unset. */
  readonly strategy?: PolicyStrategy;
  /** Policies of the connections from clients, for gateways. */
  readonly frontend?: PolicyFrontend;
  /** How requests are processed, for gateways and routes. */
  readonly traffic?: PolicyTraffic;
  /** How backends are reached. */
  readonly backend?: BackendPolicies;
}

/** A policy that names what it is attached to: an EdgePolicy of the file. What is in the target itself wins over it. (As written: properties with a default may be left out.) */
export interface StandalonePolicyInput {
  /**
   * Name of the policy, different from those of the others; required in a database, and no name when unset.
   * Limits: 1 to 253 characters, form: lower case letters, digits, `-` and `.`.
   */
  readonly name?: string;
  /**
   * The targets of the policy, all of one kind.
   * Limits: 1 to 16 items.
   */
  readonly targetRefs: readonly StandaloneTargetRef[];
  /** How the policy and others are merged; a more specific one replaces whole fields when unset. */
  readonly strategy?: PolicyStrategy;
  /** Policies of the connections from clients, for gateways. */
  readonly frontend?: PolicyFrontendInput;
  /** How requests are processed, for gateways and routes. */
  readonly traffic?: PolicyTrafficInput;
  /** How backends are reached. */
  readonly backend?: BackendPoliciesInput;
}

/** A PostgreSQL database. */
export interface StandalonePostgres {
  /**
   * The URL of the database, which the chart puts into a Secret; in mode `database` this or `secretName` is required.
   * Default: `""`.
   * Limits: at most 1024 characters, form: a URL of one host that begins with postgres:// or postgresql://.
   * Sensitive: never printed.
   */
  readonly url: string;
  /**
   * An existing Secret with the URL of the database under `secretKey`, in place of `url`.
   * Default: `""`.
   * Limits: at most 253 characters, form: the name of a Secret, or nothing.
   */
  readonly secretName: string;
  /**
   * The key of the URL in `secretName`.
   * Default: `url`.
   * Limits: 1 to 253 characters, form: a key of a Secret.
   */
  readonly secretKey: string;
}

/** A PostgreSQL database. (As written: properties with a default may be left out.) */
export interface StandalonePostgresInput {
  /**
   * The URL of the database, which the chart puts into a Secret; in mode `database` this or `secretName` is required.
   * Default: `""`.
   * Limits: at most 1024 characters, form: a URL of one host that begins with postgres:// or postgresql://.
   * Sensitive: never printed.
   */
  readonly url?: string;
  /**
   * An existing Secret with the URL of the database under `secretKey`, in place of `url`.
   * Default: `""`.
   * Limits: at most 253 characters, form: the name of a Secret, or nothing.
   */
  readonly secretName?: string;
  /**
   * The key of the URL in `secretName`.
   * Default: `url`.
   * Limits: 1 to 253 characters, form: a key of a Secret.
   */
  readonly secretKey?: string;
}

/** Which requests go to which backends, and what happens to them on the way. */
export interface StandaloneRoute {
  /**
   * Name that logs, metrics and traces show; `route` and its position when unset.
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly name?: SectionName;
  /**
   * Gateways or listeners whose requests the route takes; only for routes at the top level; the gateway called `default` when unset.
   * Limits: 1 to 16 items, every item once.
   */
  readonly gateways?: readonly ListenerRef[];
  /**
   * Hosts whose requests the route takes; every host of the listener when unset.
   * Limits: at most 16 items.
   */
  readonly hostnames?: readonly Hostname[];
  /**
   * Conditions, one of which a request must meet.
   * Default: `[{"path":{"type":"PathPrefix","value":"/"}}]`.
   * Limits: at most 64 items.
   */
  readonly matches: readonly StandaloneRouteMatch[];
  /**
   * Steps of handling a request or its response.
   * Default: `[]`.
   * Limits: at most 16 items, at most one item may have the type RequestRedirect or URLRewrite.
   */
  readonly filters: readonly HttpRouteFilter[];
  /** How the requests of the route are processed; none when unset. */
  readonly policies?: TrafficPolicies;
  /** Keeps the requests of a session at one backend, and at one of its endpoints; each request goes where the weights lead it when unset. */
  readonly sessionPersistence?: SessionPersistence;
  /**
   * Where the requests go, by weight; they get 500 when it is empty and no policy responds.
   * Default: `[]`.
   * Limits: at most 16 items.
   */
  readonly backends: readonly StandaloneRouteBackend[];
}

/** Which requests go to which backends, and what happens to them on the way. (As written: properties with a default may be left out.) */
export interface StandaloneRouteInput {
  /**
   * Name that logs, metrics and traces show; `route` and its position when unset.
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly name?: SectionName;
  /**
   * Gateways or listeners whose requests the route takes; only for routes at the top level; the gateway called `default` when unset.
   * Limits: 1 to 16 items, every item once.
   */
  readonly gateways?: readonly ListenerRef[];
  /**
   * Hosts whose requests the route takes; every host of the listener when unset.
   * Limits: at most 16 items.
   */
  readonly hostnames?: readonly Hostname[];
  /**
   * Conditions, one of which a request must meet.
   * Default: `[{"path":{"type":"PathPrefix","value":"/"}}]`.
   * Limits: at most 64 items.
   */
  readonly matches?: readonly StandaloneRouteMatchInput[];
  /**
   * Steps of handling a request or its response.
   * Default: `[]`.
   * Limits: at most 16 items, at most one item may have the type RequestRedirect or URLRewrite.
   */
  readonly filters?: readonly HttpRouteFilterInput[];
  /** How the requests of the route are processed; none when unset. */
  readonly policies?: TrafficPoliciesInput;
  /** Keeps the requests of a session at one backend, and at one of its endpoints; each request goes where the weights lead it when unset. */
  readonly sessionPersistence?: SessionPersistenceInput;
  /**
   * Where the requests go, by weight; they get 500 when it is empty and no policy responds.
   * Default: `[]`.
   * Limits: at most 16 items.
   */
  readonly backends?: readonly StandaloneRouteBackendInput[];
}

/** One of the backends of a route. */
export type StandaloneRouteBackend = {
  /**
   * Share of the requests, relative to the sum of all weights; 0 takes none.
   * Default: `1`.
   * Limits: 0 to 1000000.
   */
  readonly weight: number;
  /**
   * Steps for the requests that go to this backend.
   * Default: `[]`.
   * Limits: at most 16 items, at most one item may have the type RequestRedirect or URLRewrite.
   */
  readonly filters: readonly HttpRouteFilter[];
  /** How the backend is reached; none when unset. */
  readonly policies?: BackendPolicies;
} & (
  | {
      /**
       * A server as `host:port`, `http://host:port`, `https://host:port` (with TLS) or `unix:/path`.
       * Limits: 1 to 1024 characters.
       */
      readonly host: LongString;
      readonly backend?: never;
      readonly routeGroup?: never;
      readonly static?: never;
      readonly mcp?: never;
      readonly a2a?: never;
      readonly ai?: never;
      readonly dynamicForwardProxy?: never;
      readonly aws?: never;
    }
  | {
      readonly host?: never;
      /**
       * Name of an entry under `backends`.
       * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
       */
      readonly backend: SectionName;
      readonly routeGroup?: never;
      readonly static?: never;
      readonly mcp?: never;
      readonly a2a?: never;
      readonly ai?: never;
      readonly dynamicForwardProxy?: never;
      readonly aws?: never;
    }
  | {
      readonly host?: never;
      readonly backend?: never;
      /**
       * Name of an entry under `routeGroups`, whose routes decide; every match of the route must be of the type PathPrefix.
       * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
       */
      readonly routeGroup: SectionName;
      readonly static?: never;
      readonly mcp?: never;
      readonly policies?: never;
      readonly a2a?: never;
      readonly ai?: never;
      readonly dynamicForwardProxy?: never;
      readonly aws?: never;
    }
  | {
      readonly host?: never;
      readonly backend?: never;
      readonly routeGroup?: never;
      /** A server. */
      readonly static: StaticBackend;
      readonly mcp?: never;
      readonly a2a?: never;
      readonly ai?: never;
      readonly dynamicForwardProxy?: never;
      readonly aws?: never;
    }
  | {
      readonly host?: never;
      readonly backend?: never;
      readonly routeGroup?: never;
      readonly static?: never;
      readonly mcp?: never;
      /** An agent. */
      readonly a2a: A2aBackend;
      readonly ai?: never;
      readonly dynamicForwardProxy?: never;
      readonly aws?: never;
    }
  | {
      readonly host?: never;
      readonly backend?: never;
      readonly routeGroup?: never;
      readonly static?: never;
      readonly mcp?: never;
      readonly a2a?: never;
      /** Providers of language models. */
      readonly ai: AiBackend;
      readonly dynamicForwardProxy?: never;
      readonly aws?: never;
    }
  | {
      readonly host?: never;
      readonly backend?: never;
      readonly routeGroup?: never;
      readonly static?: never;
      /** MCP servers. */
      readonly mcp: McpBackend;
      readonly a2a?: never;
      readonly ai?: never;
      readonly dynamicForwardProxy?: never;
      readonly aws?: never;
    }
  | {
      readonly host?: never;
      readonly backend?: never;
      readonly routeGroup?: never;
      readonly static?: never;
      readonly mcp?: never;
      readonly a2a?: never;
      readonly ai?: never;
      /** The server that the request names. */
      readonly dynamicForwardProxy: DynamicForwardProxyBackend;
      readonly aws?: never;
    }
  | {
      readonly host?: never;
      readonly backend?: never;
      readonly routeGroup?: never;
      readonly static?: never;
      readonly mcp?: never;
      readonly a2a?: never;
      readonly ai?: never;
      readonly dynamicForwardProxy?: never;
      /** A service of AWS. */
      readonly aws: AwsBackend;
    }
);

/** One of the backends of a route. (As written: properties with a default may be left out.) */
export type StandaloneRouteBackendInput = {
  /**
   * Share of the requests, relative to the sum of all weights; 0 takes none.
   * Default: `1`.
   * Limits: 0 to 1000000.
   */
  readonly weight?: number;
  /**
   * Steps for the requests that go to this backend.
   * Default: `[]`.
   * Limits: at most 16 items, at most one item may have the type RequestRedirect or URLRewrite.
   */
  readonly filters?: readonly HttpRouteFilterInput[];
  /** How the backend is reached; none when unset. */
  readonly policies?: BackendPoliciesInput;
} & (
  | {
      /**
       * A server as `host:port`, `http://host:port`, `https://host:port` (with TLS) or `unix:/path`.
       * Limits: 1 to 1024 characters.
       */
      readonly host: LongString;
      readonly backend?: never;
      readonly routeGroup?: never;
      readonly static?: never;
      readonly mcp?: never;
      readonly a2a?: never;
      readonly ai?: never;
      readonly dynamicForwardProxy?: never;
      readonly aws?: never;
    }
  | {
      readonly host?: never;
      /**
       * Name of an entry under `backends`.
       * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
       */
      readonly backend: SectionName;
      readonly routeGroup?: never;
      readonly static?: never;
      readonly mcp?: never;
      readonly a2a?: never;
      readonly ai?: never;
      readonly dynamicForwardProxy?: never;
      readonly aws?: never;
    }
  | {
      readonly host?: never;
      readonly backend?: never;
      /**
       * Name of an entry under `routeGroups`, whose routes decide; every match of the route must be of the type PathPrefix.
       * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
       */
      readonly routeGroup: SectionName;
      readonly static?: never;
      readonly mcp?: never;
      readonly policies?: never;
      readonly a2a?: never;
      readonly ai?: never;
      readonly dynamicForwardProxy?: never;
      readonly aws?: never;
    }
  | {
      readonly host?: never;
      readonly backend?: never;
      readonly routeGroup?: never;
      /** A server. */
      readonly static: StaticBackendInput;
      readonly mcp?: never;
      readonly a2a?: never;
      readonly ai?: never;
      readonly dynamicForwardProxy?: never;
      readonly aws?: never;
    }
  | {
      readonly host?: never;
      readonly backend?: never;
      readonly routeGroup?: never;
      readonly static?: never;
      readonly mcp?: never;
      /** An agent. */
      readonly a2a: A2aBackend;
      readonly ai?: never;
      readonly dynamicForwardProxy?: never;
      readonly aws?: never;
    }
  | {
      readonly host?: never;
      readonly backend?: never;
      readonly routeGroup?: never;
      readonly static?: never;
      readonly mcp?: never;
      readonly a2a?: never;
      /** Providers of language models. */
      readonly ai: AiBackendInput;
      readonly dynamicForwardProxy?: never;
      readonly aws?: never;
    }
  | {
      readonly host?: never;
      readonly backend?: never;
      readonly routeGroup?: never;
      readonly static?: never;
      /** MCP servers. */
      readonly mcp: McpBackendInput;
      readonly a2a?: never;
      readonly ai?: never;
      readonly dynamicForwardProxy?: never;
      readonly aws?: never;
    }
  | {
      readonly host?: never;
      readonly backend?: never;
      readonly routeGroup?: never;
      readonly static?: never;
      readonly mcp?: never;
      readonly a2a?: never;
      readonly ai?: never;
      /** The server that the request names. */
      readonly dynamicForwardProxy: DynamicForwardProxyBackend;
      readonly aws?: never;
    }
  | {
      readonly host?: never;
      readonly backend?: never;
      readonly routeGroup?: never;
      readonly static?: never;
      readonly mcp?: never;
      readonly a2a?: never;
      readonly ai?: never;
      readonly dynamicForwardProxy?: never;
      /** A service of AWS. */
      readonly aws: AwsBackend;
    }
);

/** Routes to which other routes pass requests on. */
export interface StandaloneRouteGroup {
  /**
   * Routes that share the requests; a request that none of them takes gets 404. Their hosts and matches narrow down those of the route that passes requests on, and their policies and filters take precedence over those of that route.
   * Limits: at most 100000 items, the routes of a group have different names.
   */
  readonly routes: readonly StandaloneRoute[];
}

/** Routes to which other routes pass requests on. (As written: properties with a default may be left out.) */
export interface StandaloneRouteGroupInput {
  /**
   * Routes that share the requests; a request that none of them takes gets 404. Their hosts and matches narrow down those of the route that passes requests on, and their policies and filters take precedence over those of that route.
   * Limits: at most 100000 items, the routes of a group have different names.
   */
  readonly routes: readonly StandaloneRouteInput[];
}

/** Conditions that must all be true of a request; a route with several matches takes a request that meets any. */
export interface StandaloneRouteMatch {
  /**
   * Condition on the path; every path when unset.
   * Default: `{"type":"PathPrefix","value":"/"}`.
   */
  readonly path: HttpPathMatch;
  /**
   * Conditions on query parameters, each with another name; none when unset.
   * Limits: at most 16 items, unique by name.
   */
  readonly queryParams?: readonly HttpQueryParamMatch[];
  /** Method of the request; any when unset. */
  readonly method?: "GET" | "HEAD" | "POST" | "PUT" | "DELETE" | "CONNECT" | "OPTIONS" | "TRACE" | "PATCH";
  /**
   * Conditions on headers and pseudo-headers, each with another name; none when unset.
   * Limits: at most 16 items, unique by name.
   */
  readonly headers?: readonly RequestFieldMatch[];
}

/** Conditions that must all be true of a request; a route with several matches takes a request that meets any. (As written: properties with a default may be left out.) */
export interface StandaloneRouteMatchInput {
  /**
   * Condition on the path; every path when unset.
   * Default: `{"type":"PathPrefix","value":"/"}`.
   */
  readonly path?: HttpPathMatchInput;
  /**
   * Conditions on query parameters, each with another name; none when unset.
   * Limits: at most 16 items, unique by name.
   */
  readonly queryParams?: readonly HttpQueryParamMatchInput[];
  /** Method of the request; any when unset. */
  readonly method?: "GET" | "HEAD" | "POST" | "PUT" | "DELETE" | "CONNECT" | "OPTIONS" | "TRACE" | "PATCH";
  /**
   * Conditions on headers and pseudo-headers, each with another name; none when unset.
   * Limits: at most 16 items, unique by name.
   */
  readonly headers?: readonly RequestFieldMatchInput[];
}

/** Secret values by key, what a secret reference resolves to. */
export type StandaloneSecret = {
  /**
   * What selectors find it by; none when unset.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly labels?: Labels;
} & (
  | {
      /**
       * A YAML or JSON file with a map of keys to values; relative to the file that names it.
       * Limits: 1 to 4096 characters.
       */
      readonly file: FilePath;
      readonly env?: never;
      readonly data?: never;
    }
  | {
      readonly file?: never;
      /**
       * Names of environment variables that hold the values.
       * Limits: at most 64 entries, names of 1 to 256 characters.
       */
      readonly env: Readonly<Record<string, ShortString>>;
      readonly data?: never;
    }
  | {
      readonly file?: never;
      readonly env?: never;
      /**
       * The values themselves.
       * Limits: at most 64 entries, names of 1 to 256 characters.
       */
      readonly data: Readonly<Record<string, SecretValue>>;
    }
);

/** StandaloneSecret as written: it has no defaults. */
export type StandaloneSecretInput = StandaloneSecret;

/** The Service that leads to the proxy. */
export interface StandaloneService {
  /**
   * Annotations of the Service.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly annotations: Annotations;
  /**
   * Further labels of the Service.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly extraLabels: Labels;
  /**
   * The address in the cluster; `None` for a headless Service.
   * Default: `""`.
   * Limits: at most 64 characters.
   */
  readonly clusterIP: string;
  /**
   * The addresses in the cluster, one per family.
   * Default: `[]`.
   * Limits: at most 2 items.
   */
  readonly clusterIPs: readonly string[];
  /**
   * Addresses outside the cluster that also lead to the Service.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly externalIPs: readonly string[];
  /**
   * The DNS name that a Service of type ExternalName points to.
   * Default: `""`.
   * Limits: at most 253 characters.
   */
  readonly externalName: string;
  /**
   * The address that the load balancer is asked for.
   * Default: `""`.
   * Limits: at most 64 characters.
   */
  readonly loadBalancerIP: string;
  /**
   * The ranges of clients that the load balancer lets through; all when empty.
   * Default: `[]`.
   * Limits: at most 256 items.
   */
  readonly loadBalancerSourceRanges: readonly string[];
  /**
   * The implementation of the load balancer.
   * Default: `""`.
   * Limits: at most 317 characters.
   */
  readonly loadBalancerClass: string;
  /**
   * Where traffic from outside goes: to all nodes or only to local pods, which keeps the client's address.
   * Default: `""`.
   */
  readonly externalTrafficPolicy: "" | "Cluster" | "Local";
  /**
   * Where traffic from inside the cluster goes: to all pods or only to local ones.
   * Default: `""`.
   */
  readonly internalTrafficPolicy: "" | "Cluster" | "Local";
  /**
   * The port of the health checks of nodes; chosen by Kubernetes when null.
   * Default: `null`.
   */
  readonly healthCheckNodePort: null | number;
  /**
   * Whether connections of a client go to the same pod.
   * Default: `""`.
   */
  readonly sessionAffinity: "" | "None" | "ClientIP";
  /**
   * How long the affinity of sessions lasts.
   * Default: `{}`.
   */
  readonly sessionAffinityConfig: KubernetesFields;
  /**
   * The families of the Service's IP addresses.
   * Default: `[]`.
   * Limits: at most 2 items, every item once.
   */
  readonly ipFamilies: readonly ("IPv4" | "IPv6")[];
  /**
   * How many families of addresses the Service has.
   * Default: `""`.
   */
  readonly ipFamilyPolicy: "" | "SingleStack" | "PreferDualStack" | "RequireDualStack";
  /**
   * Whether pods that are not ready receive traffic.
   * Default: `false`.
   */
  readonly publishNotReadyAddresses: boolean;
  /**
   * Whether node ports are taken for the load balancer; as Kubernetes does when null.
   * Default: `null`.
   */
  readonly allocateLoadBalancerNodePorts: null | boolean;
  /**
   * Which pods are preferred, such as `PreferClose`.
   * Default: `""`.
   * Limits: at most 64 characters.
   */
  readonly trafficDistribution: string;
  /**
   * Whether the chart makes the Service.
   * Default: `true`.
   */
  readonly enabled: boolean;
  /**
   * The type of the Service.
   * Default: `LoadBalancer`.
   */
  readonly type: "ClusterIP" | "NodePort" | "LoadBalancer" | "ExternalName";
  /**
   * The ports; each target port must be the port of a listener.
   * Default: `[{"name":"http","port":80,"protocol":"TCP","targetPort":4000}]`.
   * Limits: at most 64 items, unique by name.
   */
  readonly ports: readonly ChartServicePort[];
}

/** The Service that leads to the proxy. (As written: properties with a default may be left out.) */
export interface StandaloneServiceInput {
  /**
   * Annotations of the Service.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly annotations?: Annotations;
  /**
   * Further labels of the Service.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly extraLabels?: Labels;
  /**
   * The address in the cluster; `None` for a headless Service.
   * Default: `""`.
   * Limits: at most 64 characters.
   */
  readonly clusterIP?: string;
  /**
   * The addresses in the cluster, one per family.
   * Default: `[]`.
   * Limits: at most 2 items.
   */
  readonly clusterIPs?: readonly string[];
  /**
   * Addresses outside the cluster that also lead to the Service.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly externalIPs?: readonly string[];
  /**
   * The DNS name that a Service of type ExternalName points to.
   * Default: `""`.
   * Limits: at most 253 characters.
   */
  readonly externalName?: string;
  /**
   * The address that the load balancer is asked for.
   * Default: `""`.
   * Limits: at most 64 characters.
   */
  readonly loadBalancerIP?: string;
  /**
   * The ranges of clients that the load balancer lets through; all when empty.
   * Default: `[]`.
   * Limits: at most 256 items.
   */
  readonly loadBalancerSourceRanges?: readonly string[];
  /**
   * The implementation of the load balancer.
   * Default: `""`.
   * Limits: at most 317 characters.
   */
  readonly loadBalancerClass?: string;
  /**
   * Where traffic from outside goes: to all nodes or only to local pods, which keeps the client's address.
   * Default: `""`.
   */
  readonly externalTrafficPolicy?: "" | "Cluster" | "Local";
  /**
   * Where traffic from inside the cluster goes: to all pods or only to local ones.
   * Default: `""`.
   */
  readonly internalTrafficPolicy?: "" | "Cluster" | "Local";
  /**
   * The port of the health checks of nodes; chosen by Kubernetes when null.
   * Default: `null`.
   */
  readonly healthCheckNodePort?: null | number;
  /**
   * Whether connections of a client go to the same pod.
   * Default: `""`.
   */
  readonly sessionAffinity?: "" | "None" | "ClientIP";
  /**
   * How long the affinity of sessions lasts.
   * Default: `{}`.
   */
  readonly sessionAffinityConfig?: KubernetesFields;
  /**
   * The families of the Service's IP addresses.
   * Default: `[]`.
   * Limits: at most 2 items, every item once.
   */
  readonly ipFamilies?: readonly ("IPv4" | "IPv6")[];
  /**
   * How many families of addresses the Service has.
   * Default: `""`.
   */
  readonly ipFamilyPolicy?: "" | "SingleStack" | "PreferDualStack" | "RequireDualStack";
  /**
   * Whether pods that are not ready receive traffic.
   * Default: `false`.
   */
  readonly publishNotReadyAddresses?: boolean;
  /**
   * Whether node ports are taken for the load balancer; as Kubernetes does when null.
   * Default: `null`.
   */
  readonly allocateLoadBalancerNodePorts?: null | boolean;
  /**
   * Which pods are preferred, such as `PreferClose`.
   * Default: `""`.
   * Limits: at most 64 characters.
   */
  readonly trafficDistribution?: string;
  /**
   * Whether the chart makes the Service.
   * Default: `true`.
   */
  readonly enabled?: boolean;
  /**
   * The type of the Service.
   * Default: `LoadBalancer`.
   */
  readonly type?: "ClusterIP" | "NodePort" | "LoadBalancer" | "ExternalName";
  /**
   * The ports; each target port must be the port of a listener.
   * Default: `[{"name":"http","port":80,"protocol":"TCP","targetPort":4000}]`.
   * Limits: at most 64 items, unique by name.
   */
  readonly ports?: readonly ChartServicePortInput[];
}

/** The identity of the workload. */
export interface StandaloneSpiffe {
}

/** StandaloneSpiffe as written: it has no defaults. */
export type StandaloneSpiffeInput = StandaloneSpiffe;

/**
 * Name of a gateway, route or backend as in the file; `gateway/route` names one of several routes of the same name.
 * Limits: 1 to 761 characters, form: a name as in the file, such as `web`, or `web/api` for a route.
 */
export type StandaloneTargetName = string;

/** StandaloneTargetName as written: it has no defaults. */
export type StandaloneTargetNameInput = StandaloneTargetName;

/** What a policy of the file is attached to. */
export interface StandaloneTargetRef {
  /** What kind of thing it is. */
  readonly kind: "Gateway" | "Route" | "Backend";
  /**
   * The name of the target in the file.
   * Limits: 1 to 761 characters, form: a name as in the file, such as `web`, or `web/api` for a route.
   */
  readonly name: StandaloneTargetName;
  /**
   * A part of the target: a listener of a gateway, or a target or provider of a backend; the whole target when unset.
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly sectionName?: SectionName;
}

/** StandaloneTargetRef as written: it has no defaults. */
export type StandaloneTargetRefInput = StandaloneTargetRef;

/** One of the backends of a TCP route. */
export type StandaloneTcpBackend = {
  /**
   * Share of the connections, relative to the sum of all weights; 0 takes none.
   * Default: `1`.
   * Limits: 0 to 1000000.
   */
  readonly weight: number;
  /** How the backend is reached; by the settings when unset. */
  readonly policies?: StandaloneTcpBackendPolicies;
} & (
  | {
      /**
       * A server as `host:port` or `unix:/path`.
       * Limits: 1 to 1024 characters.
       */
      readonly host: LongString;
      readonly backend?: never;
      readonly static?: never;
    }
  | {
      readonly host?: never;
      /**
       * Name of an entry under `backends`, which is a server.
       * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
       */
      readonly backend: SectionName;
      readonly static?: never;
    }
  | {
      readonly host?: never;
      readonly backend?: never;
      /** A server. */
      readonly static: StaticBackend;
    }
);

/** One of the backends of a TCP route. (As written: properties with a default may be left out.) */
export type StandaloneTcpBackendInput = {
  /**
   * Share of the connections, relative to the sum of all weights; 0 takes none.
   * Default: `1`.
   * Limits: 0 to 1000000.
   */
  readonly weight?: number;
  /** How the backend is reached; by the settings when unset. */
  readonly policies?: StandaloneTcpBackendPoliciesInput;
} & (
  | {
      /**
       * A server as `host:port` or `unix:/path`.
       * Limits: 1 to 1024 characters.
       */
      readonly host: LongString;
      readonly backend?: never;
      readonly static?: never;
    }
  | {
      readonly host?: never;
      /**
       * Name of an entry under `backends`, which is a server.
       * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
       */
      readonly backend: SectionName;
      readonly static?: never;
    }
  | {
      readonly host?: never;
      readonly backend?: never;
      /** A server. */
      readonly static: StaticBackendInput;
    }
);

/** How the backend of a TCP route is reached. */
export interface StandaloneTcpBackendPolicies {
  /** TCP connections to the backend; those of the settings when unset. */
  readonly tcp?: BackendTcp;
  /** TLS towards the backend; none is spoken when unset. */
  readonly tls?: BackendTls;
}

/** How the backend of a TCP route is reached. (As written: properties with a default may be left out.) */
export interface StandaloneTcpBackendPoliciesInput {
  /** TCP connections to the backend; those of the settings when unset. */
  readonly tcp?: BackendTcpInput;
  /** TLS towards the backend; none is spoken when unset. */
  readonly tls?: BackendTlsInput;
}

/** Which connections of TCP and TLS listeners go to which backends; their bytes are passed on as they are. */
export interface StandaloneTcpRoute {
  /**
   * Name that logs show; `route` and its position when unset.
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly name?: SectionName;
  /**
   * Gateways or listeners whose connections the route takes; the gateway called `default` when unset.
   * Limits: 1 to 16 items, every item once.
   */
  readonly gateways?: readonly ListenerRef[];
  /**
   * Server names whose connections the route takes, with TLS; every one of the listener when unset.
   * Limits: at most 16 items.
   */
  readonly hostnames?: readonly Hostname[];
  /**
   * How long a connection may be idle in both directions.
   * Default: `1h`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly idleTimeout: Duration;
  /**
   * Where the connections go, by weight.
   * Limits: 1 to 16 items.
   */
  readonly backends: readonly StandaloneTcpBackend[];
}

/** Which connections of TCP and TLS listeners go to which backends; their bytes are passed on as they are. (As written: properties with a default may be left out.) */
export interface StandaloneTcpRouteInput {
  /**
   * Name that logs show; `route` and its position when unset.
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly name?: SectionName;
  /**
   * Gateways or listeners whose connections the route takes; the gateway called `default` when unset.
   * Limits: 1 to 16 items, every item once.
   */
  readonly gateways?: readonly ListenerRef[];
  /**
   * Server names whose connections the route takes, with TLS; every one of the listener when unset.
   * Limits: at most 16 items.
   */
  readonly hostnames?: readonly Hostname[];
  /**
   * How long a connection may be idle in both directions.
   * Default: `1h`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly idleTimeout?: Duration;
  /**
   * Where the connections go, by weight.
   * Limits: 1 to 16 items.
   */
  readonly backends: readonly StandaloneTcpBackendInput[];
}

/** TLS of a listener: the certificates of the gateway, and how those of clients are verified. Files are read again when they change. */
export type StandaloneTls = {
  /**
   * Static: the gateway presents the certificates as they are; DynamicCa: the certificate in `cert` is that of an authority, with whose `key` the gateway signs one for each name that a client requests, with a key on the curve P-256 (`config.dynamicCa`).
   * Default: `Static`.
   */
  readonly mode: "Static" | "DynamicCa";
  /**
   * PEM file with the private key of the certificate; `certificateRefs` when unset.
   * Limits: 1 to 4096 characters.
   */
  readonly key?: FilePath;
  /** Certificates of clients; none are asked for when unset. */
  readonly frontendValidation?: StandaloneClientValidation;
} & (
  | {
      /**
       * PEM file with the certificate of the gateway, and those of the authorities between it and the root; `certificateRefs` when unset.
       * Limits: 1 to 4096 characters.
       */
      readonly cert: FilePath;
      /**
       * PEM file with the private key of the certificate; `certificateRefs` when unset.
       * Limits: 1 to 4096 characters.
       */
      readonly key: FilePath;
      readonly certificateRefs?: never;
      readonly spiffe?: never;
    }
  | {
      readonly cert?: never;
      readonly key?: never;
      /**
       * Entries under `secrets` with certificates and keys as `tls.crt` and `tls.key`; the gateway presents the first that has the requested name, or else the first; the files when unset.
       * Limits: 1 to 64 items.
       */
      readonly certificateRefs: readonly SecretRef[];
      readonly spiffe?: never;
    }
  | {
      readonly cert?: never;
      readonly key?: never;
      readonly certificateRefs?: never;
      /** The gateway presents its workload identity (`config.spiffe`), and clients must present one of the same trust domain; files or `certificateRefs` when unset. */
      readonly spiffe: StandaloneSpiffe;
    }
);

/** TLS of a listener: the certificates of the gateway, and how those of clients are verified. Files are read again when they change. (As written: properties with a default may be left out.) */
export type StandaloneTlsInput = {
  /**
   * Static: the gateway presents the certificates as they are; DynamicCa: the certificate in `cert` is that of an authority, with whose `key` the gateway signs one for each name that a client requests, with a key on the curve P-256 (`config.dynamicCa`).
   * Default: `Static`.
   */
  readonly mode?: "Static" | "DynamicCa";
  /**
   * PEM file with the private key of the certificate; `certificateRefs` when unset.
   * Limits: 1 to 4096 characters.
   */
  readonly key?: FilePath;
  /** Certificates of clients; none are asked for when unset. */
  readonly frontendValidation?: StandaloneClientValidationInput;
} & (
  | {
      /**
       * PEM file with the certificate of the gateway, and those of the authorities between it and the root; `certificateRefs` when unset.
       * Limits: 1 to 4096 characters.
       */
      readonly cert: FilePath;
      /**
       * PEM file with the private key of the certificate; `certificateRefs` when unset.
       * Limits: 1 to 4096 characters.
       */
      readonly key: FilePath;
      readonly certificateRefs?: never;
      readonly spiffe?: never;
    }
  | {
      readonly cert?: never;
      readonly key?: never;
      /**
       * Entries under `secrets` with certificates and keys as `tls.crt` and `tls.key`; the gateway presents the first that has the requested name, or else the first; the files when unset.
       * Limits: 1 to 64 items.
       */
      readonly certificateRefs: readonly SecretRefInput[];
      readonly spiffe?: never;
    }
  | {
      readonly cert?: never;
      readonly key?: never;
      readonly certificateRefs?: never;
      /** The gateway presents its workload identity (`config.spiffe`), and clients must present one of the same trust domain; files or `certificateRefs` when unset. */
      readonly spiffe: StandaloneSpiffe;
    }
);

/** One of the backends of a UDP route. */
export type StandaloneUdpBackend = {
  /**
   * Share of the clients, relative to the sum of all weights; 0 takes none.
   * Default: `1`.
   * Limits: 0 to 1000000.
   */
  readonly weight: number;
} & (
  | {
      /**
       * A server as `host:port`.
       * Limits: 1 to 1024 characters.
       */
      readonly host: LongString;
      readonly backend?: never;
      readonly static?: never;
    }
  | {
      readonly host?: never;
      /**
       * Name of an entry under `backends`, which is a server.
       * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
       */
      readonly backend: SectionName;
      readonly static?: never;
    }
  | {
      readonly host?: never;
      readonly backend?: never;
      /** A server. */
      readonly static: StaticBackend;
    }
);

/** One of the backends of a UDP route. (As written: properties with a default may be left out.) */
export type StandaloneUdpBackendInput = {
  /**
   * Share of the clients, relative to the sum of all weights; 0 takes none.
   * Default: `1`.
   * Limits: 0 to 1000000.
   */
  readonly weight?: number;
} & (
  | {
      /**
       * A server as `host:port`.
       * Limits: 1 to 1024 characters.
       */
      readonly host: LongString;
      readonly backend?: never;
      readonly static?: never;
    }
  | {
      readonly host?: never;
      /**
       * Name of an entry under `backends`, which is a server.
       * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
       */
      readonly backend: SectionName;
      readonly static?: never;
    }
  | {
      readonly host?: never;
      readonly backend?: never;
      /** A server. */
      readonly static: StaticBackendInput;
    }
);

/** Which datagrams of UDP listeners go to which backends; they are passed on unchanged, all of one client (address and port) to one backend. */
export interface StandaloneUdpRoute {
  /**
   * Name that logs show; `route` and its position when unset.
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly name?: SectionName;
  /**
   * Gateways whose datagrams the route takes; the gateway called `default` when unset.
   * Limits: 1 to 16 items, every item once.
   */
  readonly gateways?: readonly ListenerRef[];
  /**
   * How long a client and its backend may be idle before the gateway forgets that they belong together.
   * Default: `60s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly idleTimeout: Duration;
  /**
   * Where the datagrams of each client go, by weight.
   * Limits: 1 to 16 items.
   */
  readonly backends: readonly StandaloneUdpBackend[];
}

/** Which datagrams of UDP listeners go to which backends; they are passed on unchanged, all of one client (address and port) to one backend. (As written: properties with a default may be left out.) */
export interface StandaloneUdpRouteInput {
  /**
   * Name that logs show; `route` and its position when unset.
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly name?: SectionName;
  /**
   * Gateways whose datagrams the route takes; the gateway called `default` when unset.
   * Limits: 1 to 16 items, every item once.
   */
  readonly gateways?: readonly ListenerRef[];
  /**
   * How long a client and its backend may be idle before the gateway forgets that they belong together.
   * Default: `60s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly idleTimeout?: Duration;
  /**
   * Where the datagrams of each client go, by weight.
   * Limits: 1 to 16 items.
   */
  readonly backends: readonly StandaloneUdpBackendInput[];
}

/** The admin UI and its API on listeners of the gateway, and who may use them. */
export interface StandaloneUi {
  /**
   * Gateways or listeners that serve the UI and its API; only the admin server (`config.adminAddr`) serves them when unset.
   * Limits: 1 to 16 items, every item once.
   */
  readonly gateways?: readonly ListenerRef[];
  /**
   * Hosts at which the listeners serve the UI; every host of the listener when unset.
   * Limits: at most 16 items.
   */
  readonly hostnames?: readonly Hostname[];
  /**
   * The path of the UI at the listeners; its API is below it, at `/ui/api`.
   * Default: `/ui`.
   * Limits: 1 to 256 characters, form: a path such as `/ui` or `/admin/gateway`, without a slash at its end.
   */
  readonly path: string;
  /** How the requests of the UI and its API are processed, such as `oidc`, `jwtAuthentication` and `csrf`; none when unset, and then the gateway needs an authentication policy, or `insecure`. */
  readonly policies?: TrafficPolicies;
  /**
   * Who may read and change what.
   * Default: `{}`.
   */
  readonly access: StandaloneUiAccess;
  /**
   * Allows the UI at listeners without an authentication policy, and `config.adminAddr` at an address that other machines reach. `gw validate` and every page warn of it, and changes are refused at listeners unless `access.write` allows them.
   * Default: `false`.
   */
  readonly insecure: boolean;
}

/** The admin UI and its API on listeners of the gateway, and who may use them. (As written: properties with a default may be left out.) */
export interface StandaloneUiInput {
  /**
   * Gateways or listeners that serve the UI and its API; only the admin server (`config.adminAddr`) serves them when unset.
   * Limits: 1 to 16 items, every item once.
   */
  readonly gateways?: readonly ListenerRef[];
  /**
   * Hosts at which the listeners serve the UI; every host of the listener when unset.
   * Limits: at most 16 items.
   */
  readonly hostnames?: readonly Hostname[];
  /**
   * The path of the UI at the listeners; its API is below it, at `/ui/api`.
   * Default: `/ui`.
   * Limits: 1 to 256 characters, form: a path such as `/ui` or `/admin/gateway`, without a slash at its end.
   */
  readonly path?: string;
  /** How the requests of the UI and its API are processed, such as `oidc`, `jwtAuthentication` and `csrf`; none when unset, and then the gateway needs an authentication policy, or `insecure`. */
  readonly policies?: TrafficPoliciesInput;
  /**
   * Who may read and change what.
   * Default: `{}`.
   */
  readonly access?: StandaloneUiAccess;
  /**
   * Allows the UI at listeners without an authentication policy, and `config.adminAddr` at an address that other machines reach. `gw validate` and every page warn of it, and changes are refused at listeners unless `access.write` allows them.
   * Default: `false`.
   */
  readonly insecure?: boolean;
}

/** Who may use the admin UI and its API, after the policies let the request pass. */
export interface StandaloneUiAccess {
  /**
   * Whether a client of the listeners may see the pages and read by the API: an expression over the request and its verified identity; one that fails is false. Every client that the policies let pass when unset.
   * Limits: 1 to 16384 characters.
   * CEL over `request`, returns bool.
   */
  readonly read?: CelExpression;
  /**
   * Whether a client of the listeners that may read may also change something; others get 403. Every client that may read when unset, and none with `insecure`.
   * Limits: 1 to 16384 characters.
   * CEL over `request`, returns bool.
   */
  readonly write?: CelExpression;
  /** What clients of the admin server (`config.adminAddr`) may do, which has no identities. With Read every change there gets 403, also at `/logging`, `/llm/keys`, `/llm/budgets` and `/quitquitquit`. With Login every client gets 401, except for those that have opened the address with a token, which the gateway prints when it starts and when it gets SIGHUP: each token is good for one login, which ends with the process. Clients of a Unix socket, which only the owner of the process can open, need no login. Write when unset, but Read if `write` is set. */
  readonly adminAddr?: "Write" | "Read" | "Login";
}

/** StandaloneUiAccess as written: it has no defaults. */
export type StandaloneUiAccessInput = StandaloneUiAccess;

/** The values of the standalone chart. */
export interface StandaloneValues {
  /**
   * Replaces the name of the chart in the names of objects.
   * Default: `""`.
   * Limits: at most 63 characters, form: lower case letters, digits and `-` between them, or nothing.
   */
  readonly nameOverride: string;
  /**
   * Replaces the whole name of the objects.
   * Default: `""`.
   * Limits: at most 63 characters, form: lower case letters, digits and `-` between them, or nothing.
   */
  readonly fullnameOverride: string;
  /**
   * The namespace of the objects; that of the release when empty.
   * Default: `""`.
   * Limits: at most 63 characters, form: lower case letters, digits and `-` between them, or nothing.
   */
  readonly namespaceOverride: string;
  /**
   * Secrets that images are pulled with.
   * Default: `[]`.
   * Limits: at most 16 items.
   */
  readonly imagePullSecrets: readonly ImagePullSecret[];
  /**
   * readonly: the configuration is a read-only ConfigMap; database: it is the baseline, and changes made in the UI are kept in a PostgreSQL database, which all pods share; they apply without a restart.
   * Default: `readonly`.
   */
  readonly mode: "readonly" | "database";
  /**
   * The standalone configuration. Helm refuses names that it does not have; the gateway judges their values. Changes outside its nested `config`, and of `config.modelCatalog`, apply without a restart; other changes of the nested settings restart the pods. `config.storage` and the place of the database are managed by the chart.
   * Default: `{}`.
   */
  readonly config: KubernetesFields;
  /**
   * The database that mode `database` uses.
   * Default: `{}`.
   */
  readonly database: StandaloneDatabase;
  /**
   * How many pods run; both modes support several.
   * Default: `1`.
   * Limits: 0 to 1000.
   */
  readonly replicaCount: number;
  /**
   * The image of the proxy.
   * Default: `{}`.
   */
  readonly image: StandaloneImage;
  /**
   * How clients reach the proxy.
   * Default: `{}`.
   */
  readonly gateway: StandaloneChartGateway;
  /**
   * Sign-in to the UI.
   * Default: `{}`.
   */
  readonly oidc: StandaloneOidc;
  /**
   * Metrics for the Prometheus operator; needs its resource definitions.
   * Default: `{}`.
   */
  readonly monitoring: StandaloneMonitoring;
  /**
   * The service account of the pods; the proxy needs no permissions in the cluster.
   * Default: `{}`.
   */
  readonly serviceAccount: ChartServiceAccount;
  /**
   * The resources of the proxy.
   * Default: `{"requests":{"cpu":"100m","memory":"128Mi"}}`.
   */
  readonly resources: ResourceRequirements;
  /**
   * Annotations of the pods.
   * Default: `{"prometheus.io/scrape":"true","prometheus.io/path":"/metrics","prometheus.io/port":"15020"}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly podAnnotations: Annotations;
  /**
   * Further labels of the pods.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly podLabels: Labels;
  /**
   * The security context of the pods.
   * Default: `{}`.
   */
  readonly podSecurityContext: KubernetesFields;
  /**
   * The security context of the container.
   * Default: `{"allowPrivilegeEscalation":false,"capabilities":{"drop":["ALL"]},"readOnlyRootFilesystem":true,"runAsNonRoot":true}`.
   */
  readonly securityContext: KubernetesFields;
  /**
   * How pods are replaced when the Deployment changes.
   * Default: `{}`.
   */
  readonly strategy: KubernetesFields;
  /**
   * The spec of a PodDisruptionBudget; none is made when empty.
   * Default: `{}`.
   */
  readonly podDisruptionBudget: KubernetesFields;
  /**
   * How many old versions of the workload are kept; as many as Kubernetes keeps when null.
   * Default: `null`.
   */
  readonly revisionHistoryLimit: null | number;
  /**
   * Labels of the nodes that the pods run on.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly nodeSelector: Labels;
  /**
   * Taints of nodes that the pods tolerate.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly tolerations: readonly KubernetesFields[];
  /**
   * Which nodes and pods the pods are placed near.
   * Default: `{}`.
   */
  readonly affinity: KubernetesFields;
  /**
   * How the pods are spread over the cluster.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly topologySpreadConstraints: readonly KubernetesFields[];
  /**
   * How the pods resolve names.
   * Default: `{}`.
   */
  readonly dnsConfig: KubernetesFields;
  /**
   * Further environment variables.
   * Default: `[]`.
   * Limits: at most 128 items, unique by name.
   */
  readonly extraEnv: readonly EnvVar[];
  /**
   * Further containers of the pods.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly extraContainers: readonly KubernetesFields[];
  /**
   * Further volumes of the pods.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly extraVolumes: readonly KubernetesFields[];
  /**
   * Further mounts of the proxy's container.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly extraVolumeMounts: readonly KubernetesFields[];
}

/** The values of the standalone chart. (As written: properties with a default may be left out.) */
export interface StandaloneValuesInput {
  /**
   * Replaces the name of the chart in the names of objects.
   * Default: `""`.
   * Limits: at most 63 characters, form: lower case letters, digits and `-` between them, or nothing.
   */
  readonly nameOverride?: string;
  /**
   * Replaces the whole name of the objects.
   * Default: `""`.
   * Limits: at most 63 characters, form: lower case letters, digits and `-` between them, or nothing.
   */
  readonly fullnameOverride?: string;
  /**
   * The namespace of the objects; that of the release when empty.
   * Default: `""`.
   * Limits: at most 63 characters, form: lower case letters, digits and `-` between them, or nothing.
   */
  readonly namespaceOverride?: string;
  /**
   * Secrets that images are pulled with.
   * Default: `[]`.
   * Limits: at most 16 items.
   */
  readonly imagePullSecrets?: readonly ImagePullSecret[];
  /**
   * readonly: the configuration is a read-only ConfigMap; database: it is the baseline, and changes made in the UI are kept in a PostgreSQL database, which all pods share; they apply without a restart.
   * Default: `readonly`.
   */
  readonly mode?: "readonly" | "database";
  /**
   * The standalone configuration. Helm refuses names that it does not have; the gateway judges their values. Changes outside its nested `config`, and of `config.modelCatalog`, apply without a restart; other changes of the nested settings restart the pods. `config.storage` and the place of the database are managed by the chart.
   * Default: `{}`.
   */
  readonly config?: KubernetesFields;
  /**
   * The database that mode `database` uses.
   * Default: `{}`.
   */
  readonly database?: StandaloneDatabaseInput;
  /**
   * How many pods run; both modes support several.
   * Default: `1`.
   * Limits: 0 to 1000.
   */
  readonly replicaCount?: number;
  /**
   * The image of the proxy.
   * Default: `{}`.
   */
  readonly image?: StandaloneImageInput;
  /**
   * How clients reach the proxy.
   * Default: `{}`.
   */
  readonly gateway?: StandaloneChartGatewayInput;
  /**
   * Sign-in to the UI.
   * Default: `{}`.
   */
  readonly oidc?: StandaloneOidcInput;
  /**
   * Metrics for the Prometheus operator; needs its resource definitions.
   * Default: `{}`.
   */
  readonly monitoring?: StandaloneMonitoringInput;
  /**
   * The service account of the pods; the proxy needs no permissions in the cluster.
   * Default: `{}`.
   */
  readonly serviceAccount?: ChartServiceAccountInput;
  /**
   * The resources of the proxy.
   * Default: `{"requests":{"cpu":"100m","memory":"128Mi"}}`.
   */
  readonly resources?: ResourceRequirements;
  /**
   * Annotations of the pods.
   * Default: `{"prometheus.io/scrape":"true","prometheus.io/path":"/metrics","prometheus.io/port":"15020"}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly podAnnotations?: Annotations;
  /**
   * Further labels of the pods.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly podLabels?: Labels;
  /**
   * The security context of the pods.
   * Default: `{}`.
   */
  readonly podSecurityContext?: KubernetesFields;
  /**
   * The security context of the container.
   * Default: `{"allowPrivilegeEscalation":false,"capabilities":{"drop":["ALL"]},"readOnlyRootFilesystem":true,"runAsNonRoot":true}`.
   */
  readonly securityContext?: KubernetesFields;
  /**
   * How pods are replaced when the Deployment changes.
   * Default: `{}`.
   */
  readonly strategy?: KubernetesFields;
  /**
   * The spec of a PodDisruptionBudget; none is made when empty.
   * Default: `{}`.
   */
  readonly podDisruptionBudget?: KubernetesFields;
  /**
   * How many old versions of the workload are kept; as many as Kubernetes keeps when null.
   * Default: `null`.
   */
  readonly revisionHistoryLimit?: null | number;
  /**
   * Labels of the nodes that the pods run on.
   * Default: `{}`.
   * Limits: at most 64 entries, names of 1 to 317 characters.
   */
  readonly nodeSelector?: Labels;
  /**
   * Taints of nodes that the pods tolerate.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly tolerations?: readonly KubernetesFields[];
  /**
   * Which nodes and pods the pods are placed near.
   * Default: `{}`.
   */
  readonly affinity?: KubernetesFields;
  /**
   * How the pods are spread over the cluster.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly topologySpreadConstraints?: readonly KubernetesFields[];
  /**
   * How the pods resolve names.
   * Default: `{}`.
   */
  readonly dnsConfig?: KubernetesFields;
  /**
   * Further environment variables.
   * Default: `[]`.
   * Limits: at most 128 items, unique by name.
   */
  readonly extraEnv?: readonly EnvVarInput[];
  /**
   * Further containers of the pods.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly extraContainers?: readonly KubernetesFields[];
  /**
   * Further volumes of the pods.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly extraVolumes?: readonly KubernetesFields[];
  /**
   * Further mounts of the proxy's container.
   * Default: `[]`.
   * Limits: at most 64 items.
   */
  readonly extraVolumeMounts?: readonly KubernetesFields[];
}

/** One server, or several equal servers that share the requests: host names or IP addresses with ports, or Unix domain sockets. */
export type StaticBackend = {
  /**
   * Port of the server; belongs to `host`.
   * Limits: 1 to 65535.
   */
  readonly port?: Port;
} & (
  | {
      /**
       * Host name or IP address; needs `port`.
       * Limits: 1 to 256 characters.
       */
      readonly host: ShortString;
      /**
       * Port of the server; belongs to `host`.
       * Limits: 1 to 65535.
       */
      readonly port: Port;
      readonly unixPath?: never;
      readonly endpoints?: never;
    }
  | {
      readonly host?: never;
      readonly port?: never;
      /**
       * Absolute path of a Unix domain socket.
       * Limits: 1 to 1024 characters, form: an absolute path.
       */
      readonly unixPath: string;
      readonly endpoints?: never;
    }
  | {
      readonly host?: never;
      readonly port?: never;
      readonly unixPath?: never;
      /**
       * Servers that take any request: each goes to one of them, as their weights say.
       * Limits: 1 to 256 items.
       */
      readonly endpoints: readonly StaticEndpoint[];
    }
);

/** One server, or several equal servers that share the requests: host names or IP addresses with ports, or Unix domain sockets. (As written: properties with a default may be left out.) */
export type StaticBackendInput = {
  /**
   * Port of the server; belongs to `host`.
   * Limits: 1 to 65535.
   */
  readonly port?: Port;
} & (
  | {
      /**
       * Host name or IP address; needs `port`.
       * Limits: 1 to 256 characters.
       */
      readonly host: ShortString;
      /**
       * Port of the server; belongs to `host`.
       * Limits: 1 to 65535.
       */
      readonly port: Port;
      readonly unixPath?: never;
      readonly endpoints?: never;
    }
  | {
      readonly host?: never;
      readonly port?: never;
      /**
       * Absolute path of a Unix domain socket.
       * Limits: 1 to 1024 characters, form: an absolute path.
       */
      readonly unixPath: string;
      readonly endpoints?: never;
    }
  | {
      readonly host?: never;
      readonly port?: never;
      readonly unixPath?: never;
      /**
       * Servers that take any request: each goes to one of them, as their weights say.
       * Limits: 1 to 256 items.
       */
      readonly endpoints: readonly StaticEndpointInput[];
    }
);

/** One of several servers that take the same requests. */
export type StaticEndpoint = {
  /**
   * Port of the server; belongs to `host`.
   * Limits: 1 to 65535.
   */
  readonly port?: Port;
  /**
   * Share of the requests, relative to the other endpoints of the same priority; 0 takes none.
   * Default: `1`.
   * Limits: 0 to 1000000.
   */
  readonly weight: number;
  /**
   * Endpoints with a higher number get requests only while none with a lower one is healthy.
   * Default: `0`.
   * Limits: 0 to 16.
   */
  readonly priority: number;
  /**
   * Zone of the endpoint: endpoints in the gateway's own zone (`config.zone`) are preferred to others of the same priority; unknown when unset.
   * Limits: 1 to 253 characters.
   */
  readonly zone?: string;
} & (
  | {
      /**
       * Host name or IP address; needs `port`.
       * Limits: 1 to 256 characters.
       */
      readonly host: ShortString;
      /**
       * Port of the server; belongs to `host`.
       * Limits: 1 to 65535.
       */
      readonly port: Port;
      readonly unixPath?: never;
    }
  | {
      readonly host?: never;
      readonly port?: never;
      /**
       * Absolute path of a Unix domain socket.
       * Limits: 1 to 1024 characters, form: an absolute path.
       */
      readonly unixPath: string;
    }
);

/** One of several servers that take the same requests. (As written: properties with a default may be left out.) */
export type StaticEndpointInput = {
  /**
   * Port of the server; belongs to `host`.
   * Limits: 1 to 65535.
   */
  readonly port?: Port;
  /**
   * Share of the requests, relative to the other endpoints of the same priority; 0 takes none.
   * Default: `1`.
   * Limits: 0 to 1000000.
   */
  readonly weight?: number;
  /**
   * Endpoints with a higher number get requests only while none with a lower one is healthy.
   * Default: `0`.
   * Limits: 0 to 16.
   */
  readonly priority?: number;
  /**
   * Zone of the endpoint: endpoints in the gateway's own zone (`config.zone`) are preferred to others of the same priority; unknown when unset.
   * Limits: 1 to 253 characters.
   */
  readonly zone?: string;
} & (
  | {
      /**
       * Host name or IP address; needs `port`.
       * Limits: 1 to 256 characters.
       */
      readonly host: ShortString;
      /**
       * Port of the server; belongs to `host`.
       * Limits: 1 to 65535.
       */
      readonly port: Port;
      readonly unixPath?: never;
    }
  | {
      readonly host?: never;
      readonly port?: never;
      /**
       * Absolute path of a Unix domain socket.
       * Limits: 1 to 1024 characters, form: an absolute path.
       */
      readonly unixPath: string;
    }
);

/** Where the configuration is kept. */
export interface StorageSettings {
  /**
   * `file`: the configuration is what its files say; `database`: the file is the baseline, which the gateway never changes, and changes by the admin API and `gw config` are objects in `config.database` that are laid over it.
   * Default: `file`.
   */
  readonly mode: "file" | "database";
}

/** Where the configuration is kept. (As written: properties with a default may be left out.) */
export interface StorageSettingsInput {
  /**
   * `file`: the configuration is what its files say; `database`: the file is the baseline, which the gateway never changes, and changes by the admin API and `gw config` are objects in `config.database` that are laid over it.
   * Default: `file`.
   */
  readonly mode?: "file" | "database";
}

/** A backend with its share of the connections. */
export interface StreamBackendRef {
  /**
   * The API group; empty is the core group.
   * Default: `""`.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group: Group;
  /**
   * The kind: Service or EdgeBackend.
   * Default: `Service`.
   * Limits: 1 to 63 characters, form: a kind such as Service.
   */
  readonly kind: Kind;
  /**
   * The name of the object.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * The namespace; that of the route when unset.
   * Limits: 1 to 63 characters, form: a name of lower case letters, digits and `-`.
   */
  readonly namespace?: Namespace;
  /**
   * The port of the Service (not of its endpoints).
   * Limits: 1 to 65535.
   */
  readonly port?: Port;
  /**
   * The share of connections, in proportion to the sum of the rule's weights; none with 0.
   * Default: `1`.
   * Limits: 0 to 1000000.
   */
  readonly weight: number;
}

/** A backend with its share of the connections. (As written: properties with a default may be left out.) */
export interface StreamBackendRefInput {
  /**
   * The API group; empty is the core group.
   * Default: `""`.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group?: Group;
  /**
   * The kind: Service or EdgeBackend.
   * Default: `Service`.
   * Limits: 1 to 63 characters, form: a kind such as Service.
   */
  readonly kind?: Kind;
  /**
   * The name of the object.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * The namespace; that of the route when unset.
   * Limits: 1 to 63 characters, form: a name of lower case letters, digits and `-`.
   */
  readonly namespace?: Namespace;
  /**
   * The port of the Service (not of its endpoints).
   * Limits: 1 to 65535.
   */
  readonly port?: Port;
  /**
   * The share of connections, in proportion to the sum of the rule's weights; none with 0.
   * Default: `1`.
   * Limits: 0 to 1000000.
   */
  readonly weight?: number;
}

/** Where connections go; their bytes are passed on as they are. */
export interface StreamRouteRule {
  /**
   * The name of the rule.
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly name?: SectionName;
  /**
   * Where connections go, in proportion to the weights; they are closed when no backend can be used.
   * Limits: 1 to 16 items.
   */
  readonly backendRefs: readonly StreamBackendRef[];
}

/** Where connections go; their bytes are passed on as they are. (As written: properties with a default may be left out.) */
export interface StreamRouteRuleInput {
  /**
   * The name of the rule.
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly name?: SectionName;
  /**
   * Where connections go, in proportion to the weights; they are closed when no backend can be used.
   * Limits: 1 to 16 items.
   */
  readonly backendRefs: readonly StreamBackendRefInput[];
}

/** An alternative name of a certificate. */
export type SubjectAltName = {
  /** Form of the name; the field that belongs to it must be set. */
  readonly type: "Hostname" | "URI";
} & (
  | {
      /**
       * A DNS name; only with type Hostname.
       * Limits: 1 to 253 characters, form: a host name in lower case.
       */
      readonly hostname: Hostname;
      readonly uri?: never;
    }
  | {
      readonly hostname?: never;
      /**
       * A URI with a scheme, such as a SPIFFE id; only with type URI.
       * Limits: 1 to 253 characters, form: a URI with a scheme.
       */
      readonly uri: string;
    }
);

/** SubjectAltName as written: it has no defaults. */
export type SubjectAltNameInput = SubjectAltName;

/** The token that is exchanged. */
export interface SubjectToken {
  /** Where the token is in the request; the Authorization header after `Bearer` when unset. */
  readonly source?: ExtractionLocation;
  /**
   * Kind of the token; AccessToken when unset.
   * Limits: 1 to 1024 characters, form: AccessToken, Jwt, IdToken, IdJag or an absolute URI.
   */
  readonly tokenType?: TokenType;
}

/** SubjectToken as written: it has no defaults. */
export type SubjectTokenInput = SubjectToken;

/** Probes that find dead connections (RFC 9293 §3.8.4). */
export interface TcpKeepalive {
  /**
   * Number of unanswered probes after which a connection is closed.
   * Default: `9`.
   * Limits: 1 to 64.
   */
  readonly retries: number;
  /**
   * Idle time before the first probe.
   * Default: `180s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly time: Duration;
  /**
   * Time between probes.
   * Default: `180s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly interval: Duration;
}

/** Probes that find dead connections (RFC 9293 §3.8.4). (As written: properties with a default may be left out.) */
export interface TcpKeepaliveInput {
  /**
   * Number of unanswered probes after which a connection is closed.
   * Default: `9`.
   * Limits: 1 to 64.
   */
  readonly retries?: number;
  /**
   * Idle time before the first probe.
   * Default: `180s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly time?: Duration;
  /**
   * Time between probes.
   * Default: `180s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly interval?: Duration;
}

/** Where connections of TCP go. */
export interface TcpRoute {
  /** The version of the API. */
  readonly apiVersion: "gateway.networking.k8s.io/v1" | "gateway.networking.k8s.io/v1alpha2";
  /** The kind of the object. */
  readonly kind: "TCPRoute";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The desired state. */
  readonly spec: TcpRouteSpec;
  /** What a controller found; not read. */
  readonly status?: KubernetesFields;
}

/** Where connections of TCP go. (As written: properties with a default may be left out.) */
export interface TcpRouteInput {
  /** The version of the API. */
  readonly apiVersion: "gateway.networking.k8s.io/v1" | "gateway.networking.k8s.io/v1alpha2";
  /** The kind of the object. */
  readonly kind: "TCPRoute";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The desired state. */
  readonly spec: TcpRouteSpecInput;
  /** What a controller found; not read. */
  readonly status?: KubernetesFields;
}

/** The parents and the rule of a route. */
export interface TcpRouteSpec {
  /**
   * What the route is attached to; nothing when unset.
   * Limits: at most 32 items, no two items may have the same group, kind, namespace, name, sectionName and port, items with the same group, kind, namespace and name must set the same of sectionName and port.
   */
  readonly parentRefs?: readonly ParentReference[];
  /**
   * Where the connections go.
   * Limits: 1 to 1 item.
   */
  readonly rules: readonly StreamRouteRule[];
  /** Whether the route attaches to default gateways as well; it does not when unset. */
  readonly useDefaultGateways?: "All" | "None";
}

/** The parents and the rule of a route. (As written: properties with a default may be left out.) */
export interface TcpRouteSpecInput {
  /**
   * What the route is attached to; nothing when unset.
   * Limits: at most 32 items, no two items may have the same group, kind, namespace, name, sectionName and port, items with the same group, kind, namespace and name must set the same of sectionName and port.
   */
  readonly parentRefs?: readonly ParentReferenceInput[];
  /**
   * Where the connections go.
   * Limits: 1 to 1 item.
   */
  readonly rules: readonly StreamRouteRuleInput[];
  /** Whether the route attaches to default gateways as well; it does not when unset. */
  readonly useDefaultGateways?: "All" | "None";
}

/** How requests ask for reasoning. `Budget`: by a number of tokens; `Adaptive`: Anthropic's `adaptive` with an effort; `Level`: Gemini's levels; `None`: the model refuses to be asked. */
export type ThinkingForm = "Budget" | "Adaptive" | "Level" | "None";

/** ThinkingForm as written: it has no defaults. */
export type ThinkingFormInput = ThinkingForm;

/**
 * The name of a time zone in the database of IANA.
 * Limits: 1 to 64 characters, form: the name of a time zone such as Europe/Berlin.
 */
export type TimeZone = string;

/** TimeZone as written: it has no defaults. */
export type TimeZoneInput = TimeZone;

/** How long a request may take. */
export interface Timeouts {
  /**
   * Time from the arrival of the request to the head of the response, all attempts included; a request that takes longer gets 504.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1ms.
   */
  readonly request?: Duration;
  /**
   * Time from the beginning of one attempt to the head of its response; an attempt that takes longer fails, and may be followed by another. The backend's own (`http.requestTimeout`) also applies; only that one when unset.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1ms.
   */
  readonly backendRequest?: Duration;
}

/** Timeouts as written: it has no defaults. */
export type TimeoutsInput = Timeouts;

/**
 * A string of 1 to 64 characters.
 * Limits: 1 to 64 characters.
 */
export type TinyString = string;

/** TinyString as written: it has no defaults. */
export type TinyStringInput = TinyString;

/** Where connections of TLS go, by the server name that clients ask for. */
export interface TlsRoute {
  /** The version of the API. */
  readonly apiVersion: "gateway.networking.k8s.io/v1" | "gateway.networking.k8s.io/v1alpha2" | "gateway.networking.k8s.io/v1alpha3";
  /** The kind of the object. */
  readonly kind: "TLSRoute";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The desired state. */
  readonly spec: TlsRouteSpec;
  /** What a controller found; not read. */
  readonly status?: KubernetesFields;
}

/** Where connections of TLS go, by the server name that clients ask for. (As written: properties with a default may be left out.) */
export interface TlsRouteInput {
  /** The version of the API. */
  readonly apiVersion: "gateway.networking.k8s.io/v1" | "gateway.networking.k8s.io/v1alpha2" | "gateway.networking.k8s.io/v1alpha3";
  /** The kind of the object. */
  readonly kind: "TLSRoute";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The desired state. */
  readonly spec: TlsRouteSpecInput;
  /** What a controller found; not read. */
  readonly status?: KubernetesFields;
}

/** The parents, server names and the rule of a route. */
export interface TlsRouteSpec {
  /**
   * What the route is attached to; nothing when unset.
   * Limits: at most 32 items, no two items may have the same group, kind, namespace, name, sectionName and port, items with the same group, kind, namespace and name must set the same of sectionName and port.
   */
  readonly parentRefs?: readonly ParentReference[];
  /**
   * The server names whose connections the route takes.
   * Limits: 1 to 1024 items.
   */
  readonly hostnames: readonly Hostname[];
  /**
   * Where the connections go.
   * Limits: 1 to 1 item.
   */
  readonly rules: readonly StreamRouteRule[];
  /** Whether the route attaches to default gateways as well; it does not when unset. */
  readonly useDefaultGateways?: "All" | "None";
}

/** The parents, server names and the rule of a route. (As written: properties with a default may be left out.) */
export interface TlsRouteSpecInput {
  /**
   * What the route is attached to; nothing when unset.
   * Limits: at most 32 items, no two items may have the same group, kind, namespace, name, sectionName and port, items with the same group, kind, namespace and name must set the same of sectionName and port.
   */
  readonly parentRefs?: readonly ParentReferenceInput[];
  /**
   * The server names whose connections the route takes.
   * Limits: 1 to 1024 items.
   */
  readonly hostnames: readonly Hostname[];
  /**
   * Where the connections go.
   * Limits: 1 to 1 item.
   */
  readonly rules: readonly StreamRouteRuleInput[];
  /** Whether the route attaches to default gateways as well; it does not when unset. */
  readonly useDefaultGateways?: "All" | "None";
}

/** How long tokens are kept. */
export interface TokenCache {
  /** In the memory of the proxy; the defaults of its properties when unset. */
  readonly inMemory?: TokenCacheInMemory;
}

/** How long tokens are kept. (As written: properties with a default may be left out.) */
export interface TokenCacheInput {
  /** In the memory of the proxy; the defaults of its properties when unset. */
  readonly inMemory?: TokenCacheInMemoryInput;
}

/** Tokens are kept in the memory of the proxy. */
export interface TokenCacheInMemory {
  /**
   * Maximum number of tokens that are kept; 0 keeps none.
   * Default: `8192`.
   * Limits: 0 to 4294967295.
   */
  readonly maxEntries: number;
  /**
   * How long a token is kept if the response does not say how long it is valid.
   * Default: `300s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly defaultTtl: Duration;
}

/** Tokens are kept in the memory of the proxy. (As written: properties with a default may be left out.) */
export interface TokenCacheInMemoryInput {
  /**
   * Maximum number of tokens that are kept; 0 keeps none.
   * Default: `8192`.
   * Limits: 0 to 4294967295.
   */
  readonly maxEntries?: number;
  /**
   * How long a token is kept if the response does not say how long it is valid.
   * Default: `300s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly defaultTtl?: Duration;
}

/** A server that says whether a token is valid, and with which claims (RFC 7662). */
export type TokenIntrospection = {
  /**
   * Path of the introspection endpoint at `backendRef`.
   * Default: `/`.
   * Limits: 1 to 1024 characters, form: a path that starts with / and has no query and no fragment.
   */
  readonly path: UrlPath;
  /** How the gateway authenticates; it does not when unset. */
  readonly clientAuth?: ClientAuth;
  /**
   * How long a response is kept, at most until the token expires. A token that is revoked passes for that long.
   * Default: `30s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly cacheDuration: Duration;
} & (
  | {
      /** The backend that receives the call. */
      readonly backendRef: BackendObjectRef;
      readonly url?: never;
    }
  | {
      readonly backendRef?: never;
      /**
       * An absolute URL without query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
       * Limits: 1 to 1024 characters, form: a URL such as https://host:port/path, without query, fragment or user name.
       */
      readonly url: string;
    }
);

/** A server that says whether a token is valid, and with which claims (RFC 7662). (As written: properties with a default may be left out.) */
export type TokenIntrospectionInput = {
  /**
   * Path of the introspection endpoint at `backendRef`.
   * Default: `/`.
   * Limits: 1 to 1024 characters, form: a path that starts with / and has no query and no fragment.
   */
  readonly path?: UrlPath;
  /** How the gateway authenticates; it does not when unset. */
  readonly clientAuth?: ClientAuthInput;
  /**
   * How long a response is kept, at most until the token expires. A token that is revoked passes for that long.
   * Default: `30s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly cacheDuration?: Duration;
} & (
  | {
      /** The backend that receives the call. */
      readonly backendRef: BackendObjectRef;
      readonly url?: never;
    }
  | {
      readonly backendRef?: never;
      /**
       * An absolute URL without query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
       * Limits: 1 to 1024 characters, form: a URL such as https://host:port/path, without query, fragment or user name.
       */
      readonly url: string;
    }
);

/** Tokens that are set aside for a call: an estimate of those of its request, and the maximum of its response. Unused tokens are given back when the call ends; tokens that it used beyond them are subtracted from later refills. A call that may use more than the whole limit passes when nothing of the limit is used. */
export interface TokenReservation {
  /**
   * Tokens of the response of a request that names no maximum, such as `max_tokens`.
   * Default: `4096`.
   * Limits: 0 to 4294967295.
   */
  readonly outputTokens: number;
  /**
   * Bytes of the request that count as a token; 1 is more than any model counts for text.
   * Default: `4`.
   * Limits: 1 to 16.
   */
  readonly bytesPerToken: number;
}

/** Tokens that are set aside for a call: an estimate of those of its request, and the maximum of its response. Unused tokens are given back when the call ends; tokens that it used beyond them are subtracted from later refills. A call that may use more than the whole limit passes when nothing of the limit is used. (As written: properties with a default may be left out.) */
export interface TokenReservationInput {
  /**
   * Tokens of the response of a request that names no maximum, such as `max_tokens`.
   * Default: `4096`.
   * Limits: 0 to 4294967295.
   */
  readonly outputTokens?: number;
  /**
   * Bytes of the request that count as a token; 1 is more than any model counts for text.
   * Default: `4`.
   * Limits: 1 to 16.
   */
  readonly bytesPerToken?: number;
}

/**
 * A kind of token: one of the names of RFC 8693 section 3 as AccessToken, Jwt, IdToken or IdJag, or an absolute URI.
 * Limits: 1 to 1024 characters, form: AccessToken, Jwt, IdToken, IdJag or an absolute URI.
 */
export type TokenType = string;

/** TokenType as written: it has no defaults. */
export type TokenTypeInput = TokenType;

/** What happened; `type` says which kind of message it is. */
export type TraceMessage = RequestStartedMessage | RequestSnapshotMessage | PolicySelectionMessage | RouteSelectionMessage | BackendCallStartMessage | BodySnapshotMessage | BackendCallResultMessage | ResponseSnapshotMessage | RequestFinishedMessage | RecordsLostMessage | PolicyMessage | AuthorizationResultMessage | CelMessage;

/** TraceMessage as written: it has no defaults. */
export type TraceMessageInput = TraceMessage;

/** One event of a traced request. */
export interface TraceRecord {
  /** When a timed step began, in microseconds since the request arrived; null for what takes no time. */
  readonly eventStart: number | null;
  /**
   * When it happened or ended, in microseconds since the request arrived; rises along the trace.
   * Limits: at least 0.
   * Unit: microseconds.
   */
  readonly eventEnd: number;
  /** How a step of the request went. */
  readonly severity: TraceSeverity;
  /**
   * The operations inside which it happened, outermost first, e.g. the call to one MCP target; absent for the request itself.
   * Limits: 1 to 16 items.
   */
  readonly scope?: readonly string[];
  /** What happened; `type` says which kind of message it is. */
  readonly message: TraceMessage;
}

/** TraceRecord as written: it has no defaults. */
export type TraceRecordInput = TraceRecord;

/** How a step of the request went. */
export type TraceSeverity = "success" | "info" | "warn" | "error";

/** TraceSeverity as written: it has no defaults. */
export type TraceSeverityInput = TraceSeverity;

/** The chosen backend. */
export interface TracedBackend {
  /**
   * The name of the backend, or `<host>:<port>`.
   * Limits: at most 4096 characters.
   */
  readonly name: string;
  /** The kind of the backend. */
  readonly type: "static" | "mcp" | "ai" | "a2a" | "dynamic" | "aws" | "service" | "unknown";
  /** The protocol that it speaks. */
  readonly protocol: "http" | "tcp" | "mcp" | "llm" | "a2a";
}

/** TracedBackend as written: it has no defaults. */
export type TracedBackendInput = TracedBackend;

/** The address at which the request arrived. */
export interface TracedDestination {
  /**
   * The IP address at which the request arrived.
   * Limits: at most 64 characters.
   */
  readonly address: string;
  /**
   * TCP port; 0 for a Unix socket.
   * Limits: 0 to 65535.
   */
  readonly port: number;
}

/** TracedDestination as written: it has no defaults. */
export type TracedDestinationInput = TracedDestination;

/** Where the gateway runs, as far as its settings or environment say. */
export interface TracedEnvironment {
  /**
   * Name of the pod, or machine: the setting `config.podName`.
   * Limits: at most 253 characters.
   */
  readonly podName?: string;
  /**
   * The namespace of the gateway: the setting `config.namespace`.
   * Limits: at most 63 characters.
   */
  readonly namespace?: string;
  /**
   * Name of the gateway: the setting `config.gateway`.
   * Limits: at most 253 characters.
   */
  readonly gateway?: string;
}

/** TracedEnvironment as written: it has no defaults. */
export type TracedEnvironmentInput = TracedEnvironment;

/**
 * Fields by lower-case name; a list where a name occurs more than once; `<redacted>` where the value is secret.
 * Limits: at most 4096 entries, names of 1 to 1048576 characters.
 */
export type TracedHeaderFields = Readonly<Record<string, string | readonly string[]>>;

/** TracedHeaderFields as written: it has no defaults. */
export type TracedHeaderFieldsInput = TracedHeaderFields;

/** The name of a configured object. */
export interface TracedObjectName {
  /**
   * The namespace of the object; only in a cluster.
   * Limits: at most 63 characters.
   */
  readonly namespace?: string;
  /**
   * The name of the object.
   * Limits: at most 1024 characters.
   */
  readonly name: string;
}

/** TracedObjectName as written: it has no defaults. */
export type TracedObjectNameInput = TracedObjectName;

/** How the gateway handles the request. */
export interface TracedProxy {
  /**
   * Key of the bind, e.g. `bind/8080`.
   * Limits: at most 1024 characters.
   */
  readonly bind?: string;
  /** The name of a configured object. */
  readonly gateway?: TracedObjectName;
  /** The name of a configured object. */
  readonly listener?: TracedObjectName;
  /** The name of a configured object. */
  readonly route?: TracedObjectName;
  /**
   * From the arrival of the request to the call of the upstream (the last one, if there were several), in seconds: `0.001420061s`.
   * Limits: at most 32 characters, pattern: `^[0-9]+(\.[0-9]+)?s$`.
   */
  readonly requestProcessingDuration?: string;
  /**
   * From the call of the upstream to its response head.
   * Limits: at most 32 characters, pattern: `^[0-9]+(\.[0-9]+)?s$`.
   */
  readonly upstreamDuration?: string;
  /**
   * From the response head of the upstream to that of the gateway.
   * Limits: at most 32 characters, pattern: `^[0-9]+(\.[0-9]+)?s$`.
   */
  readonly responseProcessingDuration?: string;
}

/** TracedProxy as written: it has no defaults. */
export type TracedProxyInput = TracedProxy;

/** The request. */
export interface TracedRequest {
  /**
   * The method, as received.
   * Limits: at most 1048576 characters.
   */
  readonly method: string;
  /**
   * Scheme, host and path with query.
   * Limits: at most 1048576 characters.
   */
  readonly uri: string;
  /**
   * The path without the query.
   * Limits: at most 1048576 characters.
   */
  readonly path: string;
  /**
   * The path with the query, as the client sent it.
   * Limits: at most 1048576 characters.
   */
  readonly pathAndQuery: string;
  /**
   * The host and optional port in the client's request.
   * Limits: at most 1048576 characters.
   */
  readonly host: string;
  /** Scheme that the client used. */
  readonly scheme: "http" | "https";
  /**
   * The protocol version, e.g. `HTTP/1.1`.
   * Limits: at most 16 characters.
   */
  readonly version: string;
  /**
   * Fields by lower-case name; a list where a name occurs more than once; `<redacted>` where the value is secret.
   * Limits: at most 4096 entries, names of 1 to 1048576 characters.
   */
  readonly headers: TracedHeaderFields;
  /**
   * When the request arrived, RFC 3339.
   * Limits: at most 64 characters.
   */
  readonly startTime?: string;
}

/** TracedRequest as written: it has no defaults. */
export type TracedRequestInput = TracedRequest;

/** The response. */
export interface TracedResponse {
  /**
   * The status of the response.
   * Limits: 100 to 999.
   */
  readonly code: number;
  /**
   * Fields by lower-case name; a list where a name occurs more than once; `<redacted>` where the value is secret.
   * Limits: at most 4096 entries, names of 1 to 1048576 characters.
   */
  readonly headers: TracedHeaderFields;
}

/** TracedResponse as written: it has no defaults. */
export type TracedResponseInput = TracedResponse;

/** The client that sent the request. */
export interface TracedSource {
  /**
   * IP address of the client.
   * Limits: at most 64 characters.
   */
  readonly address: string;
  /**
   * TCP port; 0 for a Unix socket, and when a trusted proxy reports the address.
   * Limits: 0 to 65535.
   */
  readonly port: number;
  /**
   * IP address of the peer of the connection, where a PROXY header or a trusted proxy may name another client.
   * Limits: at most 64 characters.
   */
  readonly rawAddress?: string;
  /**
   * TCP port of the peer.
   * Limits: 0 to 65535.
   */
  readonly rawPort?: number;
  /**
   * Subject of the verified certificate of the client.
   * Limits: at most 65536 characters.
   */
  readonly subject?: string;
  /**
   * Common name of the subject.
   * Limits: at most 65536 characters.
   */
  readonly subjectCn?: string;
  /**
   * Who has issued the certificate.
   * Limits: at most 65536 characters.
   */
  readonly issuer?: string;
  /**
   * The alternative names in the certificate of the client, without their kinds.
   * Limits: at most 4096 items.
   */
  readonly subjectAltNames?: readonly string[];
  /**
   * The certificate of the client as PEM.
   * Limits: at most 1048576 characters.
   */
  readonly certificate?: string;
  /**
   * The SPIFFE ID in the certificate of the client.
   * Limits: at most 65536 characters.
   */
  readonly spiffeId?: string;
  /** The workload that the SPIFFE ID names. */
  readonly identity?: TracedWorkloadIdentity;
  /**
   * Headers of the CONNECT request that opened the connection.
   * Limits: at most 4096 entries, names of 1 to 1048576 characters.
   */
  readonly connectHeaders?: TracedHeaderFields;
}

/** TracedSource as written: it has no defaults. */
export type TracedSourceInput = TracedSource;

/**
 * Named values of a variable; copies of credentials in them are hidden.
 * Limits: at most 65536 entries, names of at most 65536 characters.
 */
export type TracedValues = Readonly<Record<string, JsonValue>>;

/** TracedValues as written: it has no defaults. */
export type TracedValuesInput = TracedValues;

/** A workload, from a SPIFFE ID of the form `spiffe://DOMAIN/ns/NAMESPACE/sa/ACCOUNT`. */
export interface TracedWorkloadIdentity {
  /**
   * The trust domain of the workload.
   * Limits: at most 2048 characters.
   */
  readonly trustDomain: string;
  /**
   * The namespace of the workload.
   * Limits: at most 2048 characters.
   */
  readonly namespace: string;
  /**
   * The service account of the workload.
   * Limits: at most 2048 characters.
   */
  readonly serviceAccount: string;
}

/** TracedWorkloadIdentity as written: it has no defaults. */
export type TracedWorkloadIdentityInput = TracedWorkloadIdentity;

/** Spans of requests are sent by OTLP. */
export type Tracing = {
  /**
   * Transport protocol of OTLP.
   * Default: `GRPC`.
   */
  readonly protocol: "GRPC" | "HTTP";
  /**
   * Path of the receiver, with protocol HTTP; `/v1/traces` when unset.
   * Limits: 1 to 1024 characters, form: a path that starts with / and has no query and no fragment.
   */
  readonly path?: UrlPath;
  /** Which attributes spans have; the usual ones when unset. */
  readonly attributes?: LogAttributes;
  /**
   * Attributes of the resource that the spans belong to; the usual ones when unset.
   * Limits: 1 to 64 items, unique by name.
   */
  readonly resources?: readonly ResourceAttribute[];
  /**
   * Share (0 to 1) of requests without a trace of the client that are traced, or whether one is; none when unset.
   * Limits: 1 to 16384 characters.
   * CEL over `request`, returns double or int or bool.
   */
  readonly randomSampling?: CelExpression;
  /**
   * Share (0 to 1) of requests whose client asks for a trace that are traced, or whether one is; all when unset.
   * Limits: 1 to 16384 characters.
   * CEL over `request`, returns double or int or bool.
   */
  readonly clientSampling?: CelExpression;
  /**
   * Only spans of requests for which this is true are sent, and of those for which it cannot be evaluated; all are when unset.
   * Limits: 1 to 16384 characters.
   * CEL over `response`, returns bool.
   */
  readonly filter?: CelExpression;
} & (
  | {
      /** The backend that receives the call. */
      readonly backendRef: BackendObjectRef;
      readonly url?: never;
    }
  | {
      readonly backendRef?: never;
      /**
       * An absolute URL without query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
       * Limits: 1 to 1024 characters, form: a URL such as https://host:port/path, without query, fragment or user name.
       */
      readonly url: string;
    }
);

/** Spans of requests are sent by OTLP. (As written: properties with a default may be left out.) */
export type TracingInput = {
  /**
   * Transport protocol of OTLP.
   * Default: `GRPC`.
   */
  readonly protocol?: "GRPC" | "HTTP";
  /**
   * Path of the receiver, with protocol HTTP; `/v1/traces` when unset.
   * Limits: 1 to 1024 characters, form: a path that starts with / and has no query and no fragment.
   */
  readonly path?: UrlPath;
  /** Which attributes spans have; the usual ones when unset. */
  readonly attributes?: LogAttributes;
  /**
   * Attributes of the resource that the spans belong to; the usual ones when unset.
   * Limits: 1 to 64 items, unique by name.
   */
  readonly resources?: readonly ResourceAttribute[];
  /**
   * Share (0 to 1) of requests without a trace of the client that are traced, or whether one is; none when unset.
   * Limits: 1 to 16384 characters.
   * CEL over `request`, returns double or int or bool.
   */
  readonly randomSampling?: CelExpression;
  /**
   * Share (0 to 1) of requests whose client asks for a trace that are traced, or whether one is; all when unset.
   * Limits: 1 to 16384 characters.
   * CEL over `request`, returns double or int or bool.
   */
  readonly clientSampling?: CelExpression;
  /**
   * Only spans of requests for which this is true are sent, and of those for which it cannot be evaluated; all are when unset.
   * Limits: 1 to 16384 characters.
   * CEL over `response`, returns bool.
   */
  readonly filter?: CelExpression;
} & (
  | {
      /** The backend that receives the call. */
      readonly backendRef: BackendObjectRef;
      readonly url?: never;
    }
  | {
      readonly backendRef?: never;
      /**
       * An absolute URL without query, fragment or user name; `https` turns on TLS. It is opaque: policies of a Service are not applied.
       * Limits: 1 to 1024 characters, form: a URL such as https://host:port/path, without query, fragment or user name.
       */
      readonly url: string;
    }
);

/** How requests are processed. */
export interface TrafficPolicies {
  /** Cross-origin resource sharing; browsers are told nothing when unset. */
  readonly cors?: HttpCorsFilter;
  /** Login of people with a browser, in standalone files; nobody has to log in when unset. */
  readonly oidc?: Oidc;
  /** Verification of bearer tokens; tokens are not looked at when unset. */
  readonly jwtAuthentication?: JwtAuthentication;
  /** Rule on who may pass; rules of all places that apply accumulate; everyone may pass when unset. */
  readonly authorization?: Authorization;
  /** Rate limits of requests; none when unset. */
  readonly rateLimit?: RateLimit;
  /** Bodies that are read completely; bodies are streamed when unset. */
  readonly buffer?: BodyBuffer;
  /** Edits of headers; none when unset. */
  readonly headerModifiers?: HeaderModifiers;
  /** How long a request may take; no limit when unset. */
  readonly timeouts?: Timeouts;
  /** A response without a backend; the backend responds when unset. */
  readonly directResponse?: DirectResponse;
  /** Verification of user names and passwords; no names are asked for when unset. */
  readonly basicAuthentication?: BasicAuthentication;
  /** Verification of API keys; no keys are asked for when unset. */
  readonly apiKeyAuthentication?: ApiKeyAuthentication;
  /** A decision of an external server; no server is asked when unset. */
  readonly extAuth?: ExtAuth;
  /** Edits by an external server; none when unset. */
  readonly extProc?: ExtProc;
  /** Edits that expressions compute; none when unset. */
  readonly transformation?: Transformation;
  /** Protection from requests that other sites cause; none when unset. */
  readonly csrf?: Csrf;
  /** Further attempts after a failure; none when unset. */
  readonly retry?: Retry;
  /** A pause before a request continues; none when unset. */
  readonly delay?: Delay;
  /** The Host header that the backend sees, unless a filter rewrites it; Auto for host names and None for Services and IP addresses when unset. */
  readonly hostRewrite?: HostnameRewrite;
}

/** How requests are processed. (As written: properties with a default may be left out.) */
export interface TrafficPoliciesInput {
  /** Cross-origin resource sharing; browsers are told nothing when unset. */
  readonly cors?: HttpCorsFilterInput;
  /** Login of people with a browser, in standalone files; nobody has to log in when unset. */
  readonly oidc?: OidcInput;
  /** Verification of bearer tokens; tokens are not looked at when unset. */
  readonly jwtAuthentication?: JwtAuthenticationInput;
  /** Rule on who may pass; rules of all places that apply accumulate; everyone may pass when unset. */
  readonly authorization?: AuthorizationInput;
  /** Rate limits of requests; none when unset. */
  readonly rateLimit?: RateLimitInput;
  /** Bodies that are read completely; bodies are streamed when unset. */
  readonly buffer?: BodyBufferInput;
  /** Edits of headers; none when unset. */
  readonly headerModifiers?: HeaderModifiers;
  /** How long a request may take; no limit when unset. */
  readonly timeouts?: Timeouts;
  /** A response without a backend; the backend responds when unset. */
  readonly directResponse?: DirectResponse;
  /** Verification of user names and passwords; no names are asked for when unset. */
  readonly basicAuthentication?: BasicAuthenticationInput;
  /** Verification of API keys; no keys are asked for when unset. */
  readonly apiKeyAuthentication?: ApiKeyAuthenticationInput;
  /** A decision of an external server; no server is asked when unset. */
  readonly extAuth?: ExtAuthInput;
  /** Edits by an external server; none when unset. */
  readonly extProc?: ExtProcInput;
  /** Edits that expressions compute; none when unset. */
  readonly transformation?: Transformation;
  /** Protection from requests that other sites cause; none when unset. */
  readonly csrf?: Csrf;
  /** Further attempts after a failure; none when unset. */
  readonly retry?: RetryInput;
  /** A pause before a request continues; none when unset. */
  readonly delay?: Delay;
  /** The Host header that the backend sees, unless a filter rewrites it; Auto for host names and None for Services and IP addresses when unset. */
  readonly hostRewrite?: HostnameRewrite;
}

/** Edits of requests, computed by expressions. */
export interface TransformRequest {
  /**
   * Values that are computed first, and that expressions read as `metadata`; none when unset.
   * Limits: 1 to 16 entries, names of 1 to 256 characters.
   */
  readonly metadata?: Readonly<Record<string, CelExpression>>;
  /**
   * Headers whose values are all replaced; none when unset.
   * Limits: 1 to 16 items, unique by name.
   */
  readonly set?: readonly TransformRequestField[];
  /**
   * Headers that get one more value; none when unset.
   * Limits: 1 to 16 items, unique by name.
   */
  readonly add?: readonly TransformRequestField[];
  /**
   * Names of headers that are removed; none when unset.
   * Limits: 1 to 16 items, every item once.
   */
  readonly remove?: readonly HeaderName[];
  /**
   * The new body: strings and bytes as they are, others as JSON; the body stays as it is when unset. Headers that describe the old bytes, such as ETag and Content-Digest, are removed; other trailers stay. When the expression fails, the client gets 413 if the request body is longer than the buffer limit, else 500, and the access log has the reason.
   * Limits: 1 to 16384 characters.
   * CEL over `request`, returns any.
   */
  readonly body?: CelExpression;
}

/** TransformRequest as written: it has no defaults. */
export type TransformRequestInput = TransformRequest;

/** A computed header of requests. */
export interface TransformRequestField {
  /**
   * Name of the header, or of the pseudo-header :authority or :path.
   * Limits: 1 to 256 characters, form: a header name, :authority or :path.
   */
  readonly name: string;
  /**
   * Value of the header. When the expression fails or returns null, `set` removes the header, so that no value of another sender passes for it, and `add` adds nothing.
   * Limits: 1 to 16384 characters.
   * CEL over `request`, returns any.
   */
  readonly value: CelExpression;
}

/** TransformRequestField as written: it has no defaults. */
export type TransformRequestFieldInput = TransformRequestField;

/** Edits of responses, computed by expressions. */
export interface TransformResponse {
  /**
   * Values that are computed first, and that expressions read as `metadata`; none when unset.
   * Limits: 1 to 16 entries, names of 1 to 256 characters.
   */
  readonly metadata?: Readonly<Record<string, CelExpression>>;
  /**
   * Headers whose values are all replaced; none when unset.
   * Limits: 1 to 16 items, unique by name.
   */
  readonly set?: readonly TransformResponseField[];
  /**
   * Headers that get one more value; none when unset.
   * Limits: 1 to 16 items, unique by name.
   */
  readonly add?: readonly TransformResponseField[];
  /**
   * Names of headers that are removed; none when unset.
   * Limits: 1 to 16 items, every item once.
   */
  readonly remove?: readonly HeaderName[];
  /**
   * The new body: strings and bytes as they are, others as JSON; the body stays as it is when unset. Headers that describe the old bytes, such as ETag and Content-Digest, are removed, from responses to HEAD and from 304 (Not Modified), too; other trailers stay if the expression reads the body. A gRPC response that ends with its headers gets no body. When the expression fails, the client gets 502; an error response of the gateway itself keeps its body, and the access log has the reason.
   * Limits: 1 to 16384 characters.
   * CEL over `response`, returns any.
   */
  readonly body?: CelExpression;
}

/** TransformResponse as written: it has no defaults. */
export type TransformResponseInput = TransformResponse;

/** A computed header of responses. */
export interface TransformResponseField {
  /**
   * Name of the header, or the pseudo-header :status, whose value is a number from 200 to 599.
   * Limits: 1 to 256 characters, form: a header name, or :status.
   */
  readonly name: string;
  /**
   * Value of the header. When the expression fails or returns null, `set` removes the header, so that no value of another sender passes for it, and `add` adds nothing.
   * Limits: 1 to 16384 characters.
   * CEL over `response`, returns any.
   */
  readonly value: CelExpression;
}

/** TransformResponseField as written: it has no defaults. */
export type TransformResponseFieldInput = TransformResponseField;

/** Edits of requests and responses, computed by expressions. */
export interface Transformation {
  /** Edits of requests; none when unset. */
  readonly request?: TransformRequest;
  /** Edits of responses; none when unset. */
  readonly response?: TransformResponse;
  /**
   * Entries with conditions, instead of the other properties; the first whose condition is true is used; if none is true, the request continues unchanged.
   * Limits: 1 to 16 items, only the last item may have no condition.
   */
  readonly conditional?: readonly ConditionalTransformation[];
}

/** Transformation as written: it has no defaults. */
export type TransformationInput = Transformation;

/** What a transformation edits. */
export interface TransformationFields {
  /** Edits of requests; none when unset. */
  readonly request?: TransformRequest;
  /** Edits of responses; none when unset. */
  readonly response?: TransformResponse;
}

/** TransformationFields as written: it has no defaults. */
export type TransformationFieldsInput = TransformationFields;

/** Edits of requests and responses, computed by expressions. */
export interface TransformationPolicy {
  /** Edits of requests; none when unset. */
  readonly request?: TransformRequest;
  /** Edits of responses; none when unset. */
  readonly response?: TransformResponse;
}

/** TransformationPolicy as written: it has no defaults. */
export type TransformationPolicyInput = TransformationPolicy;

/** Where datagrams of UDP go. */
export interface UdpRoute {
  /** The version of the API. */
  readonly apiVersion: "gateway.networking.k8s.io/v1" | "gateway.networking.k8s.io/v1alpha2";
  /** The kind of the object. */
  readonly kind: "UDPRoute";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The desired state. */
  readonly spec: UdpRouteSpec;
  /** What a controller found; not read. */
  readonly status?: KubernetesFields;
}

/** Where datagrams of UDP go. (As written: properties with a default may be left out.) */
export interface UdpRouteInput {
  /** The version of the API. */
  readonly apiVersion: "gateway.networking.k8s.io/v1" | "gateway.networking.k8s.io/v1alpha2";
  /** The kind of the object. */
  readonly kind: "UDPRoute";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The desired state. */
  readonly spec: UdpRouteSpecInput;
  /** What a controller found; not read. */
  readonly status?: KubernetesFields;
}

/** Where datagrams go; they are passed on as they are, all of one client to one backend. */
export interface UdpRouteRule {
  /**
   * The name of the rule.
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly name?: SectionName;
  /**
   * Where the datagrams of each client go, in proportion to the weights; they are dropped when no backend can be used.
   * Limits: 1 to 16 items.
   */
  readonly backendRefs: readonly StreamBackendRef[];
}

/** Where datagrams go; they are passed on as they are, all of one client to one backend. (As written: properties with a default may be left out.) */
export interface UdpRouteRuleInput {
  /**
   * The name of the rule.
   * Limits: 1 to 253 characters, form: a name of lower case letters, digits, `-` and `.`.
   */
  readonly name?: SectionName;
  /**
   * Where the datagrams of each client go, in proportion to the weights; they are dropped when no backend can be used.
   * Limits: 1 to 16 items.
   */
  readonly backendRefs: readonly StreamBackendRefInput[];
}

/** The parents and the rule of a route. */
export interface UdpRouteSpec {
  /**
   * What the route is attached to; nothing when unset.
   * Limits: at most 32 items, no two items may have the same group, kind, namespace, name, sectionName and port, items with the same group, kind, namespace and name must set the same of sectionName and port.
   */
  readonly parentRefs?: readonly ParentReference[];
  /**
   * Where the datagrams go.
   * Limits: 1 to 1 item.
   */
  readonly rules: readonly UdpRouteRule[];
  /** Whether the route attaches to default gateways as well; it does not when unset. */
  readonly useDefaultGateways?: "All" | "None";
}

/** The parents and the rule of a route. (As written: properties with a default may be left out.) */
export interface UdpRouteSpecInput {
  /**
   * What the route is attached to; nothing when unset.
   * Limits: at most 32 items, no two items may have the same group, kind, namespace, name, sectionName and port, items with the same group, kind, namespace and name must set the same of sectionName and port.
   */
  readonly parentRefs?: readonly ParentReferenceInput[];
  /**
   * Where the datagrams go.
   * Limits: 1 to 1 item.
   */
  readonly rules: readonly UdpRouteRuleInput[];
  /** Whether the route attaches to default gateways as well; it does not when unset. */
  readonly useDefaultGateways?: "All" | "None";
}

/** Settings of UDP listeners. */
export interface UdpSettings {
  /**
   * Maximum number of clients (by address and port) whose datagrams each worker passes on at the same time; each one takes a file descriptor, and all together take at most half of those that the process may have. Datagrams of further clients are dropped.
   * Default: `1024`.
   * Limits: 1 to 1000000.
   */
  readonly maxSessions: number;
}

/** Settings of UDP listeners. (As written: properties with a default may be left out.) */
export interface UdpSettingsInput {
  /**
   * Maximum number of clients (by address and port) whose datagrams each worker passes on at the same time; each one takes a file descriptor, and all together take at most half of those that the process may have. Datagrams of further clients are dropped.
   * Default: `1024`.
   * Limits: 1 to 1000000.
   */
  readonly maxSessions?: number;
}

/** Settings of connections to backends. */
export interface UpstreamSettings {
  /**
   * How long a connection may take to be made.
   * Default: `10s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly connectTimeout: Milliseconds;
  /**
   * How long an unused connection is kept.
   * Default: `90s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly poolIdleTimeout: Milliseconds;
  /**
   * Maximum number of unused connections that are kept for one endpoint, per worker.
   * Default: `1024`.
   * Limits: 0 to 65536.
   */
  readonly poolMaxIdle: number;
  /**
   * Maximum number of connections to one endpoint, per worker, unused ones included, which are closed first. A request that needs one more goes to another endpoint of its backend, and is refused with 503 if there is none; a connection of a TCP route is closed.
   * Default: `32768`.
   * Limits: 1 to 1048576.
   */
  readonly maxConnections: number;
  /**
   * Maximum number of concurrent requests on one HTTP/2 connection, even if the endpoint allows more; the next one goes to another connection.
   * Default: `1024`.
   * Limits: 1 to 1048576.
   */
  readonly http2MaxConcurrentStreams: number;
  /**
   * Maximum number of header fields of a response; a response with more is refused with 503.
   * Default: `200`.
   * Limits: 1 to 10000.
   */
  readonly http1MaxHeaders: number;
  /**
   * Maximum size of the head (status line and header fields) of a response; a larger one is refused with 503.
   * Default: `64Ki`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 4294967295 bytes.
   * Unit: bytes.
   */
  readonly maxHeadSize: Bytes;
  /**
   * How long a body may be without progress.
   * Default: `5m`.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly bodyIdleTimeout: Milliseconds;
  /**
   * Bytes of a request body that are kept so that the request can be sent again; one with a larger body is sent once.
   * Default: `64Ki`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 4294967295 bytes.
   * Unit: bytes.
   */
  readonly maxReplaySize: Bytes;
}

/** Settings of connections to backends. (As written: properties with a default may be left out.) */
export interface UpstreamSettingsInput {
  /**
   * How long a connection may take to be made.
   * Default: `10s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly connectTimeout?: Duration;
  /**
   * How long an unused connection is kept.
   * Default: `90s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly poolIdleTimeout?: Duration;
  /**
   * Maximum number of unused connections that are kept for one endpoint, per worker.
   * Default: `1024`.
   * Limits: 0 to 65536.
   */
  readonly poolMaxIdle?: number;
  /**
   * Maximum number of connections to one endpoint, per worker, unused ones included, which are closed first. A request that needs one more goes to another endpoint of its backend, and is refused with 503 if there is none; a connection of a TCP route is closed.
   * Default: `32768`.
   * Limits: 1 to 1048576.
   */
  readonly maxConnections?: number;
  /**
   * Maximum number of concurrent requests on one HTTP/2 connection, even if the endpoint allows more; the next one goes to another connection.
   * Default: `1024`.
   * Limits: 1 to 1048576.
   */
  readonly http2MaxConcurrentStreams?: number;
  /**
   * Maximum number of header fields of a response; a response with more is refused with 503.
   * Default: `200`.
   * Limits: 1 to 10000.
   */
  readonly http1MaxHeaders?: number;
  /**
   * Maximum size of the head (status line and header fields) of a response; a larger one is refused with 503.
   * Default: `64Ki`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 4294967295 bytes.
   * Unit: bytes.
   */
  readonly maxHeadSize?: ByteSize;
  /**
   * How long a body may be without progress.
   * Default: `5m`.
   * Limits: at most 32 characters, form: a duration such as 1m30s.
   */
  readonly bodyIdleTimeout?: Duration;
  /**
   * Bytes of a request body that are kept so that the request can be sent again; one with a larger body is sent once.
   * Default: `64Ki`.
   * Limits: 1 to 9007199254740991 as a number, 1 to 32 characters as a string, form: a number of bytes such as 2Mi, at least 1 byte, at most 4294967295 bytes.
   * Unit: bytes.
   */
  readonly maxReplaySize?: ByteSize;
}

/**
 * The path of a URL, with its leading slash and without query and fragment.
 * Limits: 1 to 1024 characters, form: a path that starts with / and has no query and no fragment.
 */
export type UrlPath = string;

/** UrlPath as written: it has no defaults. */
export type UrlPathInput = UrlPath;

/** Settings of the provider Google Vertex AI. */
export interface VertexAiProvider {
  /**
   * The identifier of the project.
   * Limits: 1 to 64 characters.
   */
  readonly projectId: TinyString;
  /**
   * The region; `us` and `eu` are multi-region hosts.
   * Default: `global`.
   * Limits: 1 to 64 characters.
   */
  readonly region: TinyString;
  /**
   * Model that is requested instead of the client's; the client's when unset.
   * Limits: 1 to 256 characters.
   */
  readonly model?: ShortString;
}

/** Settings of the provider Google Vertex AI. (As written: properties with a default may be left out.) */
export interface VertexAiProviderInput {
  /**
   * The identifier of the project.
   * Limits: 1 to 64 characters.
   */
  readonly projectId: TinyString;
  /**
   * The region; `us` and `eu` are multi-region hosts.
   * Default: `global`.
   * Limits: 1 to 64 characters.
   */
  readonly region?: TinyString;
  /**
   * Model that is requested instead of the client's; the client's when unset.
   * Limits: 1 to 256 characters.
   */
  readonly model?: ShortString;
}

/** A model that other models serve. */
export type VirtualModel = (
  | {
      /** Targets chosen at random by weight. */
      readonly weighted: WeightedModel;
      readonly failover?: never;
      readonly conditional?: never;
    }
  | {
      readonly weighted?: never;
      /** Targets chosen by priority and health. */
      readonly failover: FailoverModel;
      readonly conditional?: never;
    }
  | {
      readonly weighted?: never;
      readonly failover?: never;
      /** Targets chosen by conditions. */
      readonly conditional: ConditionalModel;
    }
);

/** A model that other models serve. (As written: properties with a default may be left out.) */
export type VirtualModelInput = (
  | {
      /** Targets chosen at random by weight. */
      readonly weighted: WeightedModelInput;
      readonly failover?: never;
      readonly conditional?: never;
    }
  | {
      readonly weighted?: never;
      /** Targets chosen by priority and health. */
      readonly failover: FailoverModel;
      readonly conditional?: never;
    }
  | {
      readonly weighted?: never;
      readonly failover?: never;
      /** Targets chosen by conditions. */
      readonly conditional: ConditionalModel;
    }
);

/** A model that a virtual model may choose. */
export interface VirtualTarget {
  /** The name of the model. */
  readonly modelRef: ModelRef;
  /**
   * The name by which the model is requested; required when its match is a wildcard; its only name when unset.
   * Limits: 1 to 1024 characters.
   */
  readonly model?: LongString;
}

/** VirtualTarget as written: it has no defaults. */
export type VirtualTargetInput = VirtualTarget;

/** A check by a server of your own. */
export interface WebhookGuard {
  /** The server of the webhook. */
  readonly backendRef: BackendObjectRef;
  /**
   * Computed headers of the request to the server; none when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly headers?: Readonly<Record<string, CelExpression>>;
  /**
   * Headers of the original request that are sent to the server; none when unset.
   * Limits: 1 to 64 items.
   */
  readonly forwardHeaderMatches?: readonly RequestFieldMatch[];
  /**
   * What happens when the server cannot be asked. FailClosed: the request is rejected; FailOpen: it passes.
   * Default: `FailClosed`.
   */
  readonly failureMode: "FailClosed" | "FailOpen";
  /**
   * Reject: the request ends with the response of the guard; Audit: it is only recorded.
   * Default: `Reject`.
   */
  readonly action: "Reject" | "Audit";
}

/** A check by a server of your own. (As written: properties with a default may be left out.) */
export interface WebhookGuardInput {
  /** The server of the webhook. */
  readonly backendRef: BackendObjectRef;
  /**
   * Computed headers of the request to the server; none when unset.
   * Limits: at most 64 entries, names of 1 to 256 characters.
   */
  readonly headers?: Readonly<Record<string, CelExpression>>;
  /**
   * Headers of the original request that are sent to the server; none when unset.
   * Limits: 1 to 64 items.
   */
  readonly forwardHeaderMatches?: readonly RequestFieldMatchInput[];
  /**
   * What happens when the server cannot be asked. FailClosed: the request is rejected; FailOpen: it passes.
   * Default: `FailClosed`.
   */
  readonly failureMode?: "FailClosed" | "FailOpen";
  /**
   * Reject: the request ends with the response of the guard; Audit: it is only recorded.
   * Default: `Reject`.
   */
  readonly action?: "Reject" | "Audit";
}

/** Targets chosen at random by weight. */
export interface WeightedModel {
  /**
   * The models that share the requests.
   * Limits: 1 to 64 items.
   */
  readonly targets: readonly WeightedTarget[];
}

/** Targets chosen at random by weight. (As written: properties with a default may be left out.) */
export interface WeightedModelInput {
  /**
   * The models that share the requests.
   * Limits: 1 to 64 items.
   */
  readonly targets: readonly WeightedTargetInput[];
}

/** A target that is chosen in proportion to its weight. */
export interface WeightedTarget {
  /** The name of the model. */
  readonly modelRef: ModelRef;
  /**
   * The name by which the model is requested; required when its match is a wildcard; its only name when unset.
   * Limits: 1 to 1024 characters.
   */
  readonly model?: LongString;
  /**
   * The share of the target among all weights.
   * Default: `1`.
   * Limits: 1 to 1000000.
   */
  readonly weight: number;
}

/** A target that is chosen in proportion to its weight. (As written: properties with a default may be left out.) */
export interface WeightedTargetInput {
  /** The name of the model. */
  readonly modelRef: ModelRef;
  /**
   * The name by which the model is requested; required when its match is a wildcard; its only name when unset.
   * Limits: 1 to 1024 characters.
   */
  readonly model?: LongString;
  /**
   * The share of the target among all weights.
   * Default: `1`.
   * Limits: 1 to 1000000.
   */
  readonly weight?: number;
}

/** A server outside the cluster, or pods of a namespace, with the protocol and the TLS that they speak. */
export interface Xbackend {
  /** The version of the API. */
  readonly apiVersion: "gateway.networking.x-k8s.io/v1alpha1";
  /** The kind of the object. */
  readonly kind: "XBackend";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The desired state. */
  readonly spec: XbackendSpec;
  /** What a controller found; not read. */
  readonly status?: KubernetesFields;
}

/** A server outside the cluster, or pods of a namespace, with the protocol and the TLS that they speak. (As written: properties with a default may be left out.) */
export interface XbackendInput {
  /** The version of the API. */
  readonly apiVersion: "gateway.networking.x-k8s.io/v1alpha1";
  /** The kind of the object. */
  readonly kind: "XBackend";
  /** The name of the object, its labels and its annotations. */
  readonly metadata: ObjectMetadata;
  /** The desired state. */
  readonly spec: XbackendSpecInput;
  /** What a controller found; not read. */
  readonly status?: KubernetesFields;
}

/** A Secret with `tls.crt` and `tls.key`. */
export interface XbackendCertificateRef {
  /**
   * The API group; empty is the core group.
   * Default: `""`.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group: Group;
  /**
   * The kind of the object.
   * Default: `Secret`.
   * Limits: 1 to 63 characters, form: a kind such as Service.
   */
  readonly kind: Kind;
  /**
   * The name of the object.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * The namespace; only that of the backend is allowed, which is also the default.
   * Limits: 1 to 63 characters, form: a name of lower case letters, digits and `-`.
   */
  readonly namespace?: Namespace;
}

/** A Secret with `tls.crt` and `tls.key`. (As written: properties with a default may be left out.) */
export interface XbackendCertificateRefInput {
  /**
   * The API group; empty is the core group.
   * Default: `""`.
   * Limits: at most 253 characters, form: an API group such as gateway.networking.k8s.io, or empty.
   */
  readonly group?: Group;
  /**
   * The kind of the object.
   * Default: `Secret`.
   * Limits: 1 to 63 characters, form: a kind such as Service.
   */
  readonly kind?: Kind;
  /**
   * The name of the object.
   * Limits: 1 to 253 characters.
   */
  readonly name: ObjectName;
  /**
   * The namespace; only that of the backend is allowed, which is also the default.
   * Limits: 1 to 63 characters, form: a name of lower case letters, digits and `-`.
   */
  readonly namespace?: Namespace;
}

/** A port of the backend. */
export interface XbackendPort {
  /**
   * The number of the port.
   * Limits: 1 to 65535.
   */
  readonly number: Port;
}

/** XbackendPort as written: it has no defaults. */
export type XbackendPortInput = XbackendPort;

/** Where the servers are, and how they are reached. */
export interface XbackendSpec {
  /** ExternalHostname: a server outside the cluster; EndpointSelector: pods. */
  readonly type: "ExternalHostname" | "EndpointSelector";
  /** The port of the servers. */
  readonly port: XbackendPort;
  /** The server outside the cluster. */
  readonly externalHostname?: ExternalHostname;
  /** The pods that are the endpoints. */
  readonly endpointSelector?: EndpointSelector;
  /** Keeps the requests of a session at one pod; none when unset. */
  readonly sessionPersistence?: SessionPersistence;
  /** What the servers speak. HTTP: the version that TLS negotiates; GRPC: HTTP/2; WSS: WebSocket over TLS; MCP: the Model Context Protocol, over Streamable HTTP at `/mcp`; TCP: bytes. As the route says when unset. */
  readonly protocol?: "TCP" | "HTTP" | "HTTP2" | "HTTP11" | "H2C" | "MCP" | "GRPC" | "WSS";
  /** TLS towards the servers; without TLS when unset. */
  readonly tls?: XbackendTls;
}

/** Where the servers are, and how they are reached. (As written: properties with a default may be left out.) */
export interface XbackendSpecInput {
  /** ExternalHostname: a server outside the cluster; EndpointSelector: pods. */
  readonly type: "ExternalHostname" | "EndpointSelector";
  /** The port of the servers. */
  readonly port: XbackendPort;
  /** The server outside the cluster. */
  readonly externalHostname?: ExternalHostname;
  /** The pods that are the endpoints. */
  readonly endpointSelector?: EndpointSelector;
  /** Keeps the requests of a session at one pod; none when unset. */
  readonly sessionPersistence?: SessionPersistenceInput;
  /** What the servers speak. HTTP: the version that TLS negotiates; GRPC: HTTP/2; WSS: WebSocket over TLS; MCP: the Model Context Protocol, over Streamable HTTP at `/mcp`; TCP: bytes. As the route says when unset. */
  readonly protocol?: "TCP" | "HTTP" | "HTTP2" | "HTTP11" | "H2C" | "MCP" | "GRPC" | "WSS";
  /** TLS towards the servers; without TLS when unset. */
  readonly tls?: XbackendTlsInput;
}

/** TLS towards the servers of a backend. */
export interface XbackendTls {
  /** None: without TLS; ServerOnly: the certificate of the server is verified; ClientAndServer: the gateway also presents its own. */
  readonly mode: "None" | "ServerOnly" | "ClientAndServer";
  /** The Secret with the certificate that the gateway presents. */
  readonly clientCertificateRef?: XbackendCertificateRef;
  /** How the certificate of the server is verified. */
  readonly validation?: BackendTlsPolicyValidation;
}

/** TLS towards the servers of a backend. (As written: properties with a default may be left out.) */
export interface XbackendTlsInput {
  /** None: without TLS; ServerOnly: the certificate of the server is verified; ClientAndServer: the gateway also presents its own. */
  readonly mode: "None" | "ServerOnly" | "ClientAndServer";
  /** The Secret with the certificate that the gateway presents. */
  readonly clientCertificateRef?: XbackendCertificateRefInput;
  /** How the certificate of the server is verified. */
  readonly validation?: BackendTlsPolicyValidation;
}

/** The controller that brings the configuration, instead of the file. */
export interface XdsSettings {
  /**
   * Address of the controller, such as `https://edge-gateway.edge-gateway-system.svc.cluster.local:9978`; `config.namespace` and `config.gateway` then say which gateway this is. When unset, the whole configuration is in the file.
   * Limits: 1 to 512 characters, form: http:// or https://, a host and a port.
   */
  readonly address?: string;
  /**
   * File with the token that is sent to the controller; it is read for each connection, and no token is sent if it does not exist.
   * Default: `/var/run/secrets/xds-tokens/xds-token`.
   * Limits: 1 to 4096 characters.
   */
  readonly tokenFile: FilePath;
  /**
   * PEM file of the authorities that verify the controller's certificate; those of the system when unset.
   * Limits: 1 to 4096 characters.
   */
  readonly rootCertificates?: FilePath;
  /**
   * File that keeps the last configuration, sealed with `session.key`, so that the gateway can start while the controller cannot be reached; none when unset.
   * Limits: 1 to 4096 characters.
   */
  readonly cacheFile?: FilePath;
  /**
   * Maximum age of the copy in `cacheFile`; an older one is not used.
   * Default: `24h`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly maxCacheAge: Milliseconds;
  /**
   * How long a start waits for the controller before it uses the copy in `cacheFile`, which may be older; the log says that it does. With `0s` the copy is used at once, until the controller responds.
   * Default: `1s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at most 1m.
   */
  readonly cacheWait: Milliseconds;
}

/** The controller that brings the configuration, instead of the file. (As written: properties with a default may be left out.) */
export interface XdsSettingsInput {
  /**
   * Address of the controller, such as `https://edge-gateway.edge-gateway-system.svc.cluster.local:9978`; `config.namespace` and `config.gateway` then say which gateway this is. When unset, the whole configuration is in the file.
   * Limits: 1 to 512 characters, form: http:// or https://, a host and a port.
   */
  readonly address?: string;
  /**
   * File with the token that is sent to the controller; it is read for each connection, and no token is sent if it does not exist.
   * Default: `/var/run/secrets/xds-tokens/xds-token`.
   * Limits: 1 to 4096 characters.
   */
  readonly tokenFile?: FilePath;
  /**
   * PEM file of the authorities that verify the controller's certificate; those of the system when unset.
   * Limits: 1 to 4096 characters.
   */
  readonly rootCertificates?: FilePath;
  /**
   * File that keeps the last configuration, sealed with `session.key`, so that the gateway can start while the controller cannot be reached; none when unset.
   * Limits: 1 to 4096 characters.
   */
  readonly cacheFile?: FilePath;
  /**
   * Maximum age of the copy in `cacheFile`; an older one is not used.
   * Default: `24h`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at least 1s.
   */
  readonly maxCacheAge?: Duration;
  /**
   * How long a start waits for the controller before it uses the copy in `cacheFile`, which may be older; the log says that it does. With `0s` the copy is used at once, until the controller responds.
   * Default: `1s`.
   * Limits: at most 32 characters, form: a duration such as 1m30s, at most 1m.
   */
  readonly cacheWait?: Duration;
}
