/**
 * Guards of prompts and responses: the texts they check, what they find, and how to call their
 * servers.
 */
export { compileRegexGuard } from "./regex-guard.ts";
export { guardedFormat } from "./guarded-format.ts";
export type { GuardedFormat } from "./guarded-format.ts";
export type { RegexSearch } from "./regex-guard.ts";
export {
  bedrockQuestion,
  modelArmorQuestion,
  moderationQuestion,
  webhookQuestion,
} from "./servers.ts";
export type { AskServer, ServerQuestion } from "./servers.ts";
export { askLanes } from "./lanes.ts";
export { StreamGuard } from "./stream-guard.ts";
export { clearMessage, SocketGuard } from "./socket-guard.ts";
export { isUnambiguous } from "../stream/frames.ts";
export type { StreamStage } from "./stage-scan.ts";
export { WholeStream } from "./whole-stream.ts";
export { isReadableRequest, isUnreadFormat } from "./readable-requests.ts";
export { mediaIn } from "./response-media.ts";
export { editResponse } from "./response-texts.ts";
export { editPrompt } from "./prompts/index.ts";
export type { Scope, TextPlace } from "./prompts/place.ts";
export type { Visit } from "./prompts/reader.ts";
export { PASS } from "./verdict.ts";
export type { GuardedText, Phase, Verdict } from "./verdict.ts";
