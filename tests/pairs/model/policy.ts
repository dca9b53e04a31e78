import type { Fields, Request, Response } from "./message.ts";
import type { Place } from "./order.ts";

/** What an expression may read: the messages as earlier steps have changed them. */
export interface View {
  readonly request: Request;
  readonly response: Response | undefined;
  /** Values of verified credentials and of external decisions, by their name in expressions. */
  readonly known: Fields;
}

/** The meaning of an expression; undefined if it fails. */
export interface Expression {
  readonly cel: string;
  readonly value: (view: View) => string | undefined;
}

/** Edits of one message by expressions; a failing `set` removes its header. */
export interface Edits {
  readonly set?: Readonly<Record<string, Expression>>;
  readonly remove?: readonly string[];
  readonly body?: Expression;
}

/** Edits of header fields by constants. */
export interface Modifiers {
  readonly set?: Fields;
  readonly add?: Fields;
  readonly remove?: readonly string[];
}

export type BodyMode = "None" | "Buffered" | "BufferedPartial" | "FullDuplexStreamed";

/** Every kind of policy and filter, with the settings that decide what observers see. */
export type Policy =
  | { readonly kind: "transformation"; readonly request?: Edits; readonly response?: Edits }
  | {
      readonly kind: "extProc";
      readonly server: string;
      readonly request: BodyMode;
      readonly response: BodyMode;
    }
  | {
      readonly kind: "extAuth";
      readonly server: string;
      /** The most bytes of the body that are sent; undefined: none are. */
      readonly maxBody?: number;
      /** A body that is computed instead. */
      readonly body?: Expression;
      readonly grpc?: boolean;
    }
  | { readonly kind: "buffer"; readonly request: boolean; readonly response: boolean }
  | {
      readonly kind: "authorization";
      readonly action: "Allow" | "Deny";
      readonly rule: Expression;
    }
  | {
      readonly kind: "credential";
      readonly policy: "jwtAuthentication" | "basicAuthentication" | "apiKeyAuthentication";
      readonly header: string;
      readonly knows: Fields;
      readonly preserved?: boolean;
    }
  | { readonly kind: "rateLimit"; readonly server: string; readonly descriptor: Expression }
  | {
      readonly kind: "headerModifiers";
      readonly request?: Modifiers;
      readonly response?: Modifiers;
    }
  | { readonly kind: "delay"; readonly duration: Expression }
  | {
      readonly kind: "directResponse";
      readonly condition: Expression;
      readonly status: number;
      readonly body: Expression;
    }
  | { readonly kind: "cors"; readonly origin: string; readonly exposed: string }
  | { readonly kind: "csrf" }
  | { readonly kind: "retry"; readonly condition?: Expression }
  | { readonly kind: "rewrite"; readonly path?: string; readonly host?: string }
  | { readonly kind: "redirect"; readonly path: string }
  | { readonly kind: "mirror"; readonly server: string }
  | {
      /** A credential for the backend: constant fields, or those of the verified token of the client. */
      readonly kind: "auth";
      readonly set?: Fields;
      readonly passes?: boolean;
      /** The token server that is asked, and what it is asked about. */
      readonly server?: string;
      readonly subject?: Expression;
    }
  /** A signature for AWS, over the head and the body that are sent (Signature Version 4). */
  | { readonly kind: "aws" }
  /** A backend that is known to servers by its own host, unless the host is kept or rewritten. */
  | { readonly kind: "target"; readonly host: string }
  | { readonly kind: "keepHost"; readonly policy: string }
  /** A runtime of a cloud, which has a path and a host of its own, and gets signed requests. */
  | { readonly kind: "runtime"; readonly path: string; readonly host: string }
  /** A backend whose responses the gateway makes, from those of its servers, which have a path of their own. */
  | { readonly kind: "composed"; readonly path: string }
  /** A guard that refuses texts with a word, and every body that is not at the path whose format it reads. */
  | { readonly kind: "guard"; readonly word: string; readonly path: string }
  /** A policy that lets no request of these exchanges pass. */
  | { readonly kind: "refuse"; readonly status: number }
  /** Policies of connections, and limits that no exchange reaches: nobody sees a difference. */
  | { readonly kind: "unseen"; readonly policy: string };

/** One policy or filter at its place. */
export interface Placed {
  readonly place: Place;
  /** The name of the field or filter in the configuration. */
  readonly field: string;
  readonly policy: Policy;
}
