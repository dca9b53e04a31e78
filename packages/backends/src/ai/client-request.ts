import {
  bodyNaming,
  chatFormat,
  inOwnForm,
  isObject,
  keepsPath,
  namesInBody,
  parsedBytesNoting,
  parsedNoting,
  parsedWithout,
  SIGNED_ID,
  targetOfKept,
  textOf,
  type CallPlan,
  type CallRecord,
  type FormatName,
  type JsonObject,
  type PathFacts,
} from "@edge-gateway/llm";
import { asksForWebSocket } from "@edge-gateway/http";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import {
  knownModel,
  MODEL_POLICIES,
  type ModelPolicies,
  type ModelRequest,
} from "@edge-gateway/gateway/models/model-exchange";
import type { CheckedPrompt } from "@edge-gateway/gateway/models/prompt-guards";
import { collectedBody, hasForm, type ReadBody } from "../collected-body.ts";
import { requestFacts } from "../request-facts.ts";

/** The client's decoded body; undefined if there is none. */
export type ClientBody = Uint8Array | undefined;

/** What a client asks for, after the edits of the configuration. */
export interface AskedCall {
  /** The facts about the path; an edit may have changed the model. */
  readonly facts: PathFacts;
  /** The body, if it is a JSON object. */
  readonly body: JsonObject | undefined;
  /** The body for which the bytes of the client can be forwarded. */
  readonly untouched: unknown;
  /** Parses the whole body; set if {@link body} does not contain the prompt's content. */
  readonly whole: CallRecord["whole"];
  /** What was lost when a body of another chat API was read. */
  readonly lost: CallPlan["notes"];
}

/** A prompt, and how guards check it again once it is converted; unset: there are no guards. */
export interface PlannedPrompt {
  readonly body: JsonObject | undefined;
  readonly converted?: CheckedPrompt["converted"];
  readonly judged?: CheckedPrompt["judged"];
}

/** The request of a client for all attempts, and its body in the form that was read last. */
export class ClientRequest {
  readonly exchange: Exchange;
  readonly facts: PathFacts;
  readonly target: string;
  /** The model that a virtual model chose; undefined: the one that the client named. */
  readonly model: string | undefined;
  readonly isSocket: boolean;
  #read: ReadBody;

  /** @param before the request as the failed call at another provider has read it */
  constructor(exchange: Exchange, before: ClientRequest | undefined) {
    this.exchange = exchange;
    this.#read = before === undefined ? (this.#asked ?? {}) : before.#read;
    const { method, path } = exchange.request;
    const facts = this.policies?.edits.factsOf(method, path) ?? requestFacts(exchange);
    const model = this.#asked?.model;
    this.model = model;
    this.facts = this.#withModel(facts);
    const { target } = exchange.request;
    // A body that names the model is written with it: a path beside must not name another one.
    const isKept = model !== undefined && keepsPath(facts.format);
    this.target = isKept ? targetOfKept({ format: facts.format, target }, model) : target;
    this.isSocket = SOCKETS.has(facts.format) && asksForWebSocket(exchange.request);
  }

  /** The facts with the model that is called, also if a query or a form names it. */
  #withModel(facts: PathFacts): PathFacts {
    const { asked, body, model } = this.#asked ?? {};
    if (facts.model !== undefined) return model === undefined ? facts : { ...facts, model };
    const isRead = chatFormat(facts.format) !== undefined || namesInBody(body ?? {}).length > 0;
    return isRead || asked === undefined ? facts : { ...facts, model: model ?? asked };
  }

  /** The client's body with the model that is called: only a form is not written anew. */
  naming(model: string): ClientBody {
    const { naming, asked, form } = this.#asked ?? {};
    const { bytes } = this.#read;
    return naming === undefined || model === asked || form !== this.#read.form
      ? bytes
      : naming(model);
  }

  get policies(): ModelPolicies | undefined {
    return MODEL_POLICIES.get(this.exchange);
  }

  /** What was read to choose the model. */
  get #asked(): ModelRequest | undefined {
    return knownModel(this.exchange)?.request;
  }

  /** Whether the backend was chosen by the model that the client named, so that only this model may be called. */
  get isChosen(): boolean {
    return this.#asked !== undefined;
  }

  /** The name of the virtual model that the client named; undefined if it named another model. */
  get virtualModel(): string | undefined {
    return this.model === undefined ? undefined : this.#asked?.asked;
  }

  /** The form of the body that was read, and its decoded bytes; undefined if there is none. */
  get read(): ReadBody {
    return this.#read;
  }

  get length(): number {
    return this.#read.bytes?.length ?? 0;
  }

  /** Whether the body still has the form that was read. */
  get isRead(): boolean {
    return hasForm(this.exchange, this.#read.form);
  }

  /**
   * Returns the decoded request body in its current form.
   * @throws ChatFault if the body is too long, or its content encoding is unknown
   */
  body(maxBodyBytes: number): ClientBody | Promise<ClientBody> {
    if (!this.exchange.stream.hasRequestBody) return this.#take({});
    const { form, bytes: known } = this.#read;
    if (form !== undefined && this.isRead) return known;
    const found = collectedBody(this.exchange, { bytes: maxBodyBytes, tooLong });
    return found instanceof Promise ? found.then((body) => this.#take(body)) : this.#take(found);
  }

  #take(body: ReadBody): ClientBody {
    this.#read = body;
    return body.bytes;
  }

  /** The request as the client sent it, with the edits of the configuration. */
  asked(bytes: ClientBody): AskedCall {
    const { read, untouched, whole } = this.#parsed(bytes);
    const { facts } = this;
    if (!isObject(read)) return { facts, body: undefined, untouched, whole, lost: [] };
    // Some clients send a body of another chat API than that of the path.
    const own = inOwnForm(facts.format, read);
    if (own === undefined) return this.#edited(read, { untouched, whole, lost: [] });
    return this.#edited(own.body, { untouched, whole: undefined, lost: own.notes });
  }

  /** Returns the prompt after guards have checked and possibly changed it. */
  async guarded(format: FormatName, body: JsonObject): Promise<PlannedPrompt> {
    const guards = this.policies?.guards;
    return guards === undefined ? { body } : guards.request(this.exchange, format, body);
  }

  /** The client's request. If a virtual model chose another model, the request names that model. */
  #parsed(bytes: ClientBody): Pick<AskedCall, "untouched" | "whole"> & { readonly read: unknown } {
    if (bytes === undefined) return { read: undefined, untouched: undefined, whole: undefined };
    const { form, body: known, model } = this.#asked ?? {};
    const found = form === this.#read.form ? known : undefined;
    const { read, whole } = found === undefined ? this.#parse(bytes) : { read: found };
    const isNamed = model !== undefined && isObject(read) && namesInBody(read).length > 0;
    return isNamed
      ? { read: bodyNaming(read, model), untouched: undefined, whole }
      : { read, untouched: read, whole };
  }

  /**
   * Parses the body without the prompt's content, because only a conversion to another format needs the
   * content.
   */
  #parse(bytes: Uint8Array): { readonly read: unknown; readonly whole?: CallRecord["whole"] } {
    const chat = chatFormat(this.facts.format);
    const text = textOf(bytes);
    if (chat === undefined || this.policies !== undefined || text.includes(SIGNED_ID))
      return { read: parsedNoting(text) };
    const whole = (): JsonObject | undefined => {
      const read = parsedBytesNoting(bytes);
      return isObject(read) ? read : undefined;
    };
    return { read: parsedWithout(text, chat.said.request), whole };
  }

  /** Edits the request as the configuration says. A model name in the path is edited like one in the body. */
  #edited(
    read: JsonObject,
    { untouched, whole, lost }: Omit<AskedCall, "facts" | "body">,
  ): AskedCall {
    const { facts } = this;
    const edits = this.policies?.edits;
    if (edits === undefined) return { facts, body: read, untouched, whole, lost };
    const isNamed = facts.model !== undefined && read["model"] === undefined;
    const asked = isNamed ? { ...read, model: facts.model } : read;
    const edited = edits.before(this.exchange, facts.format, asked);
    if (!isNamed) return { facts, body: edited, untouched, whole, lost };
    const { model, ...body } = edited;
    const own = typeof model === "string" ? { ...facts, model } : facts;
    return { facts: own, body, untouched, whole, lost };
  }
}

function tooLong(bytes: number): string {
  return `the body is longer than ${bytes} bytes, which is \`maxBodySize\` of the backend`;
}

/** The formats that clients also use over WebSocket. */
const SOCKETS: ReadonlySet<FormatName> = new Set(["realtime", "responses"]);
