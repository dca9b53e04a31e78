/** Types of streamed answers. */
export const EVENT_TEXT = "text/event-stream";
