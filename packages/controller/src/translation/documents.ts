import type { KubeObject } from "@edge-gateway/kube/objects";
import type { Finding } from "@edge-gateway/translate/diagnostics/diagnostic";
import { Cursor } from "@edge-gateway/translate/document/cursor";
import type { Document, KindName } from "@edge-gateway/translate/manifests/document";
import { withoutSecret } from "@edge-gateway/translate/shape/secret-places";
import { TRANSLATED_STATUSES } from "../cache/content.ts";
import { judge } from "@edge-gateway/translate/manifests/read-manifest";

/** An object that has been compared with the validator of its kind. */
export interface ReadObject {
  readonly object: KubeObject;
  /** Undefined: it cannot be translated, `findings` say why. */
  readonly document: Document | undefined;
  readonly findings: readonly Finding[];
}

/** Reads objects into documents, each version of one once. */
export class DocumentReader {
  readonly #read = new WeakMap<KubeObject, ReadObject>();
  readonly #failed: (kind: KindName, object: KubeObject, error: unknown) => void;

  /** @param failed hears of objects that could not be read because of a fault of this program */
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

  /** An object alone is at fault here: the others continue. What is said of it shows no secret of it. */
  #judge(kind: KindName, object: KubeObject): ReadObject {
    try {
      const { document, secrets, ...judged } = judge(new Cursor(withoutStatus(object)), 0);
      const findings = judged.findings.map((finding) => withoutSecret(finding, secrets));
      return { object, document: document && { ...document, problems: findings }, findings };
    } catch (error) {
      this.#failed(kind, object, error);
      const message = "the controller has failed to read the object; its log says why";
      const finding = { pointer: "", code: "internal-error", message } as const;
      return { object, document: undefined, findings: [finding] };
    }
  }
}

/** What controllers have written is not part of what a user wants, but for what is translated of it. */
function withoutStatus(object: KubeObject): unknown {
  if (TRANSLATED_STATUSES.has(object.kind ?? "")) return object;
  const { status: _, ...rest } = object;
  return rest;
}
