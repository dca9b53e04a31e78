import type { Fields } from "@edge-gateway/generated/arbitraries/shape.ts";
import { isFields } from "@edge-gateway/generated/arbitraries/shape.ts";
import type { KubeClient, KubeResponse } from "../../../tools/kube/client.ts";
import type { Kind } from "./kinds.ts";

/** What the API server says of a document. */
export interface Verdict {
  readonly accepted: boolean;
  /** The object as it would be stored, when it is accepted. */
  readonly stored: unknown;
  /** Where it finds faults: JSON pointers, as far as it says. */
  readonly pointers: readonly string[];
  readonly message: string;
}

const NAMESPACE = "compare";
const NAME = "generated";
const OPTIONS = "dryRun=All&fieldValidation=Strict";
const REFUSALS: readonly number[] = [400, 413, 422];

/** Asks the API server about documents without storing them. */
export class Judge {
  readonly #client: KubeClient;
  /** By kind, an object whose status documents are tried on. */
  readonly #bases = new Map<string, Fields>();

  constructor(client: KubeClient) {
    this.#client = client;
  }

  /** Makes what the documents of a kind are tried in. */
  async prepare(kind: Kind, valid: unknown): Promise<void> {
    const namespace = { apiVersion: "v1", kind: "Namespace", metadata: { name: NAMESPACE } };
    await this.#client.request("POST", "/api/v1/namespaces", namespace);
    const { spec } = Object(valid);
    const { body } = await this.#client.expect("POST", pathOf(kind), {
      ...plain(kind, {}),
      metadata: { name: "base" },
      spec,
    });
    this.#bases.set(kind.kind, Object(body));
  }

  /**
   * The verdict on a document; its status is judged as a change of the status of another object.
   * @param fault the JSON pointer of its fault, if it has one
   */
  async verdict(kind: Kind, document: unknown, fault?: string): Promise<Verdict> {
    if (!isFields(document)) return this.#ask(kind, "POST", pathOf(kind), document);
    const { status, ...rest } = document;
    const isStatusFault = fault?.startsWith("/status") ?? false;
    if (status !== undefined) {
      const base = this.#bases.get(kind.kind) ?? {};
      const verdict = await this.#ask(kind, "PUT", `${pathOf(kind)}/base/status`, {
        ...base,
        status,
      });
      if (!verdict.accepted || isStatusFault) return verdict;
    }
    return this.#ask(kind, "POST", pathOf(kind), sentAs(rest, fault));
  }

  async #ask(kind: Kind, method: "POST" | "PUT", path: string, body: unknown): Promise<Verdict> {
    const response = await this.#client.request(method, `${path}?${OPTIONS}`, body);
    const accepted = response.status >= 200 && response.status < 300;
    if (!accepted && !REFUSALS.includes(response.status))
      throw new Error(`${kind.kind}: ${response.status} ${JSON.stringify(response.body)}`);
    const pointers = accepted ? [] : pointersIn(response);
    return { accepted, stored: response.body, pointers, message: messageOf(response) };
  }
}

function pathOf({ group, version, plural }: Kind): string {
  return `/apis/${group}/${version}/namespaces/${NAMESPACE}/${plural}`;
}

function plain({ group, version, kind }: Kind, rest: Fields): Fields {
  return { apiVersion: `${group}/${version}`, kind, metadata: { name: NAME }, ...rest };
}

/** Metadata is checked by Kubernetes alone; of generated metadata only what is faulty is sent. */
function sentAs(document: Fields, fault = ""): Fields {
  const [, first, second] = fault.split("/");
  const { metadata } = document;
  if (first === "metadata" && second === undefined) return document;
  if (first !== "metadata" || !isFields(metadata) || second === undefined) {
    return Object.hasOwn(document, "metadata")
      ? { ...document, metadata: { name: NAME } }
      : document;
  }
  return { ...document, metadata: { name: NAME, [second]: metadata[second] } };
}

function messageOf({ body }: KubeResponse): string {
  const { message } = Object(body);
  return typeof message === "string" ? message : "";
}

/** The places of a refusal: `spec.rules[0].name` of its causes, or of the unknown fields it names. */
function pointersIn(response: KubeResponse): readonly string[] {
  const { details } = Object(response.body);
  const causes: unknown = Object(details).causes;
  const fields = Array.isArray(causes) ? causes.map((cause) => String(Object(cause).field)) : [];
  const unknown = messageOf(response).matchAll(/unknown field "([^"]+)"/g);
  return [...fields, ...[...unknown].map(([, field = ""]) => field)].map(pointerOf);
}

function pointerOf(field: string): string {
  const names = field === "<nil>" || field === "" ? [] : field.split(/[.[\]]+/).filter(Boolean);
  return names.map((name) => `/${name}`).join("");
}
