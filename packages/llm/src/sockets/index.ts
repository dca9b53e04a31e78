/** WebSockets of language models: realtime and responses. */
export { CREATE, errorEvent } from "./events.ts";
export { SocketReader, textFrame } from "./frames.ts";
export type { SocketMessage } from "./frames.ts";
export { askedLaneOf, isLastEvent, SocketUsage } from "./usage.ts";
export type { UsedTokens } from "./usage.ts";
