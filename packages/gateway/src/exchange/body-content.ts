import type { CurrentForm, Head } from "@edge-gateway/http";
import { decoded } from "./decoded-body.ts";

/**
 * The content of a body, after its content encoding was removed. `unreadable`: the encoding is unknown, or
 * the bytes do not have it.
 */
export type BodyContent = CurrentForm | "unreadable";

/** The content of one form of a body: another form has another content. */
export interface DecodedForm {
  readonly form: Uint8Array;
  readonly content: BodyContent;
}

/** Returns the content encoding of a body; undefined if the body is not encoded. */
export function contentEncodingOf(head: Pick<Head, "getAll">): string | undefined {
  const name = head.getAll("content-encoding").join(",").trim().toLowerCase();
  return name === "" || name === "identity" ? undefined : name;
}

/** Decodes a form of a body, unless that was done before. */
export async function decodeForm(
  form: Uint8Array,
  head: Pick<Head, "getAll">,
  { before, limit }: { readonly before: DecodedForm | undefined; readonly limit: number },
): Promise<DecodedForm> {
  if (before?.form === form) return before;
  const coding = contentEncodingOf(head);
  const content = coding === undefined ? form : await decoded(form, coding, limit);
  return { form, content: content ?? "unreadable" };
}

/** Returns the content of a body in its current form. */
export function contentOfForm(
  form: CurrentForm,
  head: Pick<Head, "getAll">,
  known: DecodedForm | undefined,
): BodyContent {
  if (!(form instanceof Uint8Array)) return form;
  if (known?.form === form) return known.content;
  return contentEncodingOf(head) === undefined ? form : "unreadable";
}
