import type { KubeObject } from "@edge-gateway/kube/objects";
import type { Finding } from "@edge-gateway/translate/diagnostics/diagnostic";
import { Cursor } from "@edge-gateway/translate/document/cursor";
import type { Document, KindName } from "@edge-gateway/translate/manifests/document/document";
import { withoutSecret } from "@edge-gateway/translate/shape/places/secret-places";
import { TRANSLATED_STATUSES } from "../cache/content.ts";
import { judge } from "@edge-gateway/translate/manifests/read-manifest";

/** An object after validation against its kind. */
export interface ReadObject {
  readonly object: KubeObject;
  /**
   * The validated object; undefined if it cannot be translated. In that case, `findings` names the reason.
   */
  readonly document: Document | undefined;
  readonly findings: readonly Finding[];
}

/** Converts objects to documents; each version of an object is read once. */
export class DocumentReader {
  readonly #read = new WeakMap<KubeObject, ReadObject>();
  readonly #failed: (kind: KindName, object: KubeObject, error: unknown) => void;

  /**
   * @param failed is called with objects that could not be read because of a bug in this program
   */
  constructor(failed: (kind: KindName, object: KubeObject, error: unknown) => void) {
    this.#failed = failed;
  }

  read(kind: KindName, object: KubeObject): ReadObject {
    const known = this.#read.get(object);
    if (known !== undefined) return known;
    const read = this.#judge(kind, object);
    this.#read.set(object, read);
    return read;
  }

  /** Validates an object. A problem affects only this object, and the findings show no secrets. */
  #judge(kind: KindName, object: KubeObject): ReadObject {
    try {
      const { document, secrets, ...judged } = judge(new Cursor(withoutStatus(object)), 0);
      const findings = judged.findings.map((finding) => withoutSecret(finding, secrets));
      return { object, document: document && { ...document, problems: findings }, findings };
    } catch (error) {
      this.#failed(kind, object, error);
      const message = "the controller failed to read the object; see its log for the reason";
      const finding = { pointer: "", code: "internal-error", message } as const;
      return { object, document: undefined, findings: [finding] };
    }
  }
}

/** Removes `status`, which controllers write, except for the parts that are translated. */
function withoutStatus(object: KubeObject): unknown {
  if (TRANSLATED_STATUSES.has(object.kind ?? "")) return object;
  const { status: _, ...rest } = object;
  return rest;
}
