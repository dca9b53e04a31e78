/** The media types of streamed responses. */
export const EVENT_TEXT = "text/event-stream";
export const AWS_EVENTS = "application/vnd.amazon.eventstream";
