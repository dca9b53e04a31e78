import type { Fields } from "@edge-gateway/schema-runtime/shape";
import { isFields } from "@edge-gateway/schema-runtime/shape";
import type { KubeClient, KubeResponse } from "../../../tools/kube/client.ts";
import type { Kind } from "./kinds.ts";

/** The result of the API server for a document. */
export interface Verdict {
  readonly accepted: boolean;
  /** The object as it would be stored, if it is accepted. */
  readonly stored: unknown;
  /** The places of faults, as far as the server reports them: see `comparable`. */
  readonly places: readonly string[];
  readonly message: string;
}

const NAMESPACE = "compare";
const NAME = "generated";
const BASE = "base";
const OPTIONS = "dryRun=All&fieldValidation=Strict";
const REFUSALS: readonly number[] = [400, 422];
const TOO_LARGE = 413;

/** Sends documents to the API server without storing them. */
export class Judge {
  readonly #client: KubeClient;
  /** A stored object of each kind, on which status documents are tried. */
  readonly #bases = new Map<string, Fields>();

  constructor(client: KubeClient) {
    this.#client = client;
  }

  /**
   * Stores one object, so that documents can be tried as changes of its status.
   * @param documents valid ones: the first one that the server accepts is stored
   * @throws Error if it accepts none
   */
  async prepare(kind: Kind, documents: readonly unknown[]): Promise<void> {
    const namespace = { apiVersion: "v1", kind: "Namespace", metadata: { name: NAMESPACE } };
    await this.#client.request("POST", "/api/v1/namespaces", namespace);
    let refusal: KubeResponse | undefined;
    for (const document of documents) {
      const { status: _status, ...rest } = Object(document);
      const base = { ...rest, metadata: { name: BASE } };
      const response = await this.#client.request("POST", pathOf(kind), base);
      if (isAccepted(response)) return void this.#bases.set(kind.kind, Object(response.body));
      refusal ??= response;
    }
    throw new Error(`the API server accepts no ${kind.kind}: ${refusal && messageOf(refusal)}`);
  }

  /**
   * The result for a document; its status is tried as a change of the status of another object.
   * There is none for a document that is too large.
   * @param fault the JSON pointer of its fault, if it has one
   */
  async verdict(kind: Kind, document: unknown, fault?: string): Promise<Verdict | undefined> {
    if (!isFields(document)) return this.#ask(kind, "POST", pathOf(kind), document);
    const { status, ...rest } = document;
    const isStatusFault = fault?.startsWith("/status") ?? false;
    if (status !== undefined) {
      const base = this.#bases.get(kind.kind) ?? {};
      const verdict = await this.#ask(kind, "PUT", `${pathOf(kind)}/${BASE}/status`, {
        ...base,
        status,
      });
      if (verdict?.accepted !== true || isStatusFault) return verdict;
    }
    return this.#ask(kind, "POST", pathOf(kind), sentAs(rest));
  }

  async #ask(
    kind: Kind,
    method: "POST" | "PUT",
    path: string,
    body: unknown,
  ): Promise<Verdict | undefined> {
    const response = await this.#client.request(method, `${path}?${OPTIONS}`, body);
    const accepted = isAccepted(response);
    if (response.status === TOO_LARGE) return undefined;
    if (!accepted && !REFUSALS.includes(response.status))
      throw new Error(`${kind.kind}: ${response.status} ${JSON.stringify(response.body)}`);
    const places = accepted ? [] : placesIn(response);
    return { accepted, stored: response.body, places, message: messageOf(response) };
  }
}

function pathOf({ group, version, plural }: Kind): string {
  return `/apis/${group}/${version}/namespaces/${NAMESPACE}/${plural}`;
}

/** Only Kubernetes checks metadata; if there is any, a name is sent. */
function sentAs(document: Fields): Fields {
  return isFields(document["metadata"]) ? { ...document, metadata: { name: NAME } } : document;
}

function isAccepted({ status }: KubeResponse): boolean {
  return status >= 200 && status < 300;
}

function messageOf({ body }: KubeResponse): string {
  const { message } = Object(body);
  return typeof message === "string" ? message : "";
}

/**
 * The places in a refusal: `spec.rules[0].name` from its causes, or from the unknown fields in it.
 */
function placesIn(response: KubeResponse): readonly string[] {
  const { details } = Object(response.body);
  const causes: unknown = Object(details).causes;
  const fields = Array.isArray(causes) ? causes.map((cause) => String(Object(cause).field)) : [];
  const unknown = messageOf(response).matchAll(/unknown field "([^"]+)"/g);
  return [...fields, ...[...unknown].map(([, field = ""]) => field)].map(comparable);
}

/**
 * A place in the server's form or as a JSON pointer, in a form that can be compared: the server
 * writes keys unchanged, even with dots and brackets in them.
 */
export function comparable(place: string): string {
  const isPointer = place.startsWith("/");
  const plain = isPointer ? place.replaceAll("~1", "/").replaceAll("~0", "~") : place;
  return `/${plain
    .replace("<nil>", "")
    .split(/[./[\]]+/)
    .filter(Boolean)
    .join("/")}`;
}

/**
 * Whether the API server reports a place, both as returned by `comparable`: rules are reported at
 * the object to which they belong, above the value that breaks them.
 */
export function isNear(one: string, other: string): boolean {
  return `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);
}
