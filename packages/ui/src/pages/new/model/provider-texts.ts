import { member } from "../../../components/member.ts";

/** Statuses below are those of success (RFC 9110 section 15.3). */
const REDIRECTION = 300;
/** How a gateway begins that wants a key before it calls the provider. */
const WANTS_KEY = /^(?:api key|jwt) authentication failure/i;
/** Characters of an error that a line shows. */
const SHOWN = 200;

/** What a call of a new model has shown of its provider. */
export function providerText({ status, text }: { readonly status: number; readonly text: string }) {
  if (status < REDIRECTION) return { isGood: true, text: "The provider responds to a call." };
  const isRefused = WANTS_KEY.test(text) || WANTS_KEY.test(messageIn(text));
  if (isRefused)
    return {
      isGood: true,
      text: "Clients need a credential, so the provider was not called: try the model with one.",
    };
  const said = messageIn(text).slice(0, SHOWN);
  return {
    isGood: false,
    text: `A call of the model has the status ${status}${said === "" ? "" : `: ${said}`}`,
  };
}

/** The message of an error, in the form of OpenAI's or Anthropic's, or the text itself. */
function messageIn(text: string): string {
  try {
    const message = member(JSON.parse(text), "error", "message");
    return typeof message === "string" ? message : text;
  } catch {
    return text;
  }
}
