import { isSuccess } from "@edge-gateway/kernel/http/http-status";
import { member } from "../../../components/member.ts";

/** How a gateway begins that wants a credential before it calls the provider. */
const WANTS_CREDENTIAL = /^(?:\w+ )*authentication failure/i;
/** Characters of an error that a line shows. */
const SHOWN = 200;

/** What a call of a new model has shown of its provider. */
export interface ProviderText {
  /** Whether the provider responds; undefined: it was not called. */
  readonly isGood: boolean | undefined;
  readonly text: string;
}

/** What the response to a call of a new model shows of its provider. */
export function providerText(response: {
  readonly status: number;
  readonly text: string;
}): ProviderText {
  const { status } = response;
  if (isSuccess(status)) return { isGood: true, text: "The provider responds to a call." };
  const message = messageIn(response.text);
  if (WANTS_CREDENTIAL.test(message))
    return {
      isGood: undefined,
      text: "Clients need a credential, so the provider was not called: try the model with one.",
    };
  const said = message.slice(0, SHOWN);
  const shown = `A call of the model has the status ${status}${said === "" ? "" : `: ${said}`}`;
  const meaning = MEANINGS.get(status);
  return { isGood: false, text: meaning === undefined ? shown : `${shown} – ${meaning}` };
}

const KEY = "the provider refuses the key: is it complete, and one of this provider?";
const AWAY =
  "no server responds at the URL of the provider: is the address right, does it listen, and is its certificate trusted? The calls on the page LLM say which.";

/** What people should look at, by the status of the response. */
const MEANINGS: ReadonlyMap<number, string> = new Map([
  [401, KEY],
  [403, KEY],
  [
    404,
    "the provider knows no such path or model: does its URL end as its documentation says, often with /v1, and is the name of the model right?",
  ],
  [429, "the provider takes no more calls with this key for now: has it a quota?"],
  ...[502, 503, 504].map((status) => [status, AWAY] as const),
]);

/** The message of an error, in the form of OpenAI's or Anthropic's, or the text itself. */
function messageIn(text: string): string {
  try {
    const message = member(JSON.parse(text), "error", "message");
    return typeof message === "string" ? message : text;
  } catch {
    return text;
  }
}
