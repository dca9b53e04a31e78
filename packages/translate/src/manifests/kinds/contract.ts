import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Losses } from "../../attach/lost-fields.ts";
import type { Attachment, Backend } from "../../ir/index.ts";
import type { Context } from "../context.ts";
import type { Document, KindName } from "../document.ts";
import type { Condition, ParentStatus } from "../statuses.ts";

/** What a kind's translator makes of one document; what it finds wrong affects this document alone. */
interface Translation {
  /** What is worth a message at its place in the file; pointers lead into the document. */
  readonly findings: readonly Finding[];
}

/** What an EdgeBackend becomes; a backend that is not accepted has no `backends`. */
export interface BackendTranslation extends Translation {
  /** The first is the one that references mean; others are those that it consists of. */
  readonly backends: readonly Backend[];
  readonly attachments: readonly Attachment[];
  readonly conditions: readonly Condition[];
  /** The names of its servers by the keys of the Services that they are; unset: none is a Service. */
  readonly sections?: ReadonlyMap<string, string>;
}

/** What an EdgePolicy becomes. */
export interface PolicyTranslation extends Translation {
  readonly attachments: readonly Attachment[];
  /** One for each gateway that carries a target, once it is known what others win. */
  ancestors(losses: Losses): readonly ParentStatus[];
}

/** What a BackendTLSPolicy becomes. */
export interface TlsPolicyTranslation extends Translation {
  readonly document: Document<"BackendTLSPolicy">;
  readonly attachments: readonly Attachment[];
  /** One for each gateway that carries a target, and for each target that does not exist. */
  readonly ancestors: readonly ParentStatus[];
  /** Why there are no ancestors. */
  readonly note?: string;
}

/** Translates one document of a kind. Pure; never throws for what a document says. */
export type Translate<Kind extends KindName, Result> = (
  document: Document<Kind>,
  context: Context,
) => Result;
