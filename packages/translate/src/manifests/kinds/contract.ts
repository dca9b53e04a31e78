import type { Losses } from "../../attach/warnings/lost-fields.ts";
import type { Attachment } from "../../ir/index.ts";
import type { Context, Translation } from "../context.ts";
import type { Document, KindName } from "../document/document.ts";
import type { ParentStatus } from "../document/statuses.ts";

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
