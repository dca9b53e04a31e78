import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Losses } from "../../attach/lost-fields.ts";
import type { Attachment, Backend } from "../../ir/index.ts";
import type { Context } from "../context.ts";
import type { Document, KindName } from "../document.ts";
import type { Condition, ParentStatus } from "../statuses.ts";

/** The result of translating a document; its findings affect this document only. */
interface Translation {
  /** Findings with pointers into the document. */
  readonly findings: readonly Finding[];
}

/**
 * The result of translating an EdgeBackend; `backends` is missing if the EdgeBackend is not
 * accepted.
 */
export interface BackendTranslation extends Translation {
  /** The backends of the object: references lead to the first one, the others are its parts. */
  readonly backends: readonly Backend[];
  readonly attachments: readonly Attachment[];
  readonly conditions: readonly Condition[];
  /**
   * The names of the backend's servers by the keys of their Services; unset if no server is a
   * Service.
   */
  readonly sections?: ReadonlyMap<string, string>;
}

/** The result of translating an EdgePolicy. */
export interface PolicyTranslation extends Translation {
  readonly attachments: readonly Attachment[];
  /**
   * Returns one ancestor per gateway that uses a target, once it is known which other policies take
   * precedence.
   */
  ancestors(losses: Losses): readonly ParentStatus[];
}

/** The result of translating a BackendTLSPolicy. */
export interface TlsPolicyTranslation extends Translation {
  readonly document: Document<"BackendTLSPolicy">;
  readonly attachments: readonly Attachment[];
  /**
   * The ancestors in the status: one per gateway that uses a target, and one per target that does
   * not exist.
   */
  readonly ancestors: readonly ParentStatus[];
  /** Why the status has no ancestors. */
  readonly note?: string;
}

/** Translates a document. A pure function, which never throws because of the document's content. */
export type Translate<Kind extends KindName, Result> = (
  document: Document<Kind>,
  context: Context,
) => Result;
