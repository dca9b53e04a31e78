import { isObject, type JsonObject, listIn, numberIn, objectIn, textIn } from "../json.ts";
import type { Citation, Part } from "./form.ts";
import type { ResponseNotes } from "./notes.ts";

const KIND = "url_citation";

/** The citations of web pages in a list of annotations, in OpenAI's two forms. */
export function readCitations(holder: JsonObject): readonly Citation[] {
  return listIn(holder, "annotations").flatMap((value) => {
    if (!isObject(value) || value["type"] !== KIND) return [];
    const own = objectIn(value, KIND) ?? value;
    const url = textIn(own, "url");
    if (url === undefined) return [];
    const [start = 0, end = 0] = [numberIn(own, "start_index"), numberIn(own, "end_index")];
    return [{ url, title: textIn(own, "title"), start, end }];
  });
}

/** Whether a list of annotations has others than citations of web pages. */
export function hasOtherAnnotations(holder: JsonObject): boolean {
  return listIn(holder, "annotations").length !== readCitations(holder).length;
}

/** The members of a citation; `offset`: the characters before its text. */
export function writeCitation({ url, title, start, end }: Citation, offset = 0): JsonObject {
  return { url, title: title ?? "", start_index: start + offset, end_index: end + offset };
}

/** Notes the citations of a response, for formats that cannot express them. */
export function noteCitations(parts: readonly Part[], notes: ResponseNotes | undefined): void {
  for (const part of parts)
    if (part.kind === "text" && part.citations !== undefined)
      notes?.dropped(`${part.at}/annotations`);
}
