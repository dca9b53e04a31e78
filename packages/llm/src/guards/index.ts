/**
 * Guards of prompts and responses: the texts they check, what they find, and how to call their
 * servers.
 */
export { compileRegexGuard } from "./stages/regex-guard.ts";
export { guardedFormat } from "./form/guarded-format.ts";
export type { GuardedFormat } from "./form/guarded-format.ts";
export type { RegexSearch } from "./stages/regex-guard.ts";
export {
  bedrockQuestion,
  modelArmorQuestion,
  moderationQuestion,
  webhookQuestion,
} from "./stages/servers.ts";
export type { AskServer, ServerQuestion } from "./stages/servers.ts";
export { askLanes } from "./stages/lanes.ts";
export { StreamGuard } from "./streams/stream-guard.ts";
export type { GuardedSocket } from "./streams/socket-events.ts";
export { SocketGuard } from "./streams/socket-guard.ts";
export { isUnambiguous } from "../stream/frames.ts";
export type { StreamStage } from "./stages/stage-scan.ts";
export { WholeSocket } from "./streams/whole-socket.ts";
export { WholeStream } from "./streams/whole-stream.ts";
export { isReadableRequest, isUnreadFormat } from "./form/readable-requests.ts";
export { mediaIn } from "./form/response-media.ts";
export { editResponse } from "./responses/response-texts.ts";
export { editPrompt } from "./prompts/index.ts";
export type { Scope, TextPlace } from "./prompts/place.ts";
export type { Visit } from "./prompts/reader.ts";
export { PASS } from "./stages/verdict.ts";
export type { GuardedText, Phase, Verdict } from "./stages/verdict.ts";
