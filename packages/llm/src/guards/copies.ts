import { isObject, without } from "../json.ts";
import { items, member, members, type Edit } from "./edit-json.ts";

/** Edits of members in whole responses that repeat the model's text, or quote a text that the model read. */

/** Edits the message of a choice; if the text changes, the tokens that repeat it are removed. */
export function completionsChoice(edit: Edit): Edit {
  return (choice) => {
    const edited = member(choice, "message", edit);
    return edited === choice ? choice : members(edited, { logprobs: () => null });
  };
}

/** Edits thoughts in the forms of OpenRouter and LiteLLM, and the transcript of speech. */
export function completionsCopies(text: Edit): Edit {
  const detail: Edit = (one) => {
    const edited = members(one, { text, summary: text, thinking: text });
    return edited === one ? one : members(edited, { signature: () => "" });
  };
  return (message) =>
    members(message, {
      reasoning_details: (list) => items(list, detail),
      thinking_blocks: (list) => items(list, detail),
      audio: (audio) => member(audio, "transcript", text),
    });
}

export function messagesQuotes(text: Edit): Edit {
  return (block) =>
    member(block, "citations", (list) => items(list, (one) => member(one, "cited_text", text)));
}

const TOKENS: ReadonlySet<string> = new Set(["logprobsResult"]);

/** Edits the content of a candidate; if the text changes, the tokens that repeat it are removed. */
export function geminiCandidate(edit: Edit): Edit {
  return (candidate) => {
    const edited = member(candidate, "content", edit);
    return edited === candidate || !isObject(edited) ? edited : without(edited, TOKENS);
  };
}

/** Edits the parts of the text for which Gemini names sources. */
export function geminiSegments(text: Edit): Edit {
  const support: Edit = (one) => member(one, "segment", (segment) => member(segment, "text", text));
  return (candidate) =>
    member(candidate, "groundingMetadata", (metadata) =>
      member(metadata, "groundingSupports", (list) => items(list, support)),
    );
}

/** Edits the text that a citation of Converse quotes. */
export function converseQuotes(text: Edit): Edit {
  return (citation) =>
    member(citation, "sourceContent", (list) => items(list, (one) => member(one, "text", text)));
}

/** Edits a text with citations of Converse. */
export function converseCited(text: Edit): Edit {
  const said: Edit = (one) => member(one, "text", text);
  return (block) =>
    member(block, "citationsContent", (cited) =>
      members(cited, {
        content: (list) => items(list, said),
        citations: (list) => items(list, converseQuotes(text)),
      }),
    );
}
