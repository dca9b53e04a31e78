/** Formats and vendors of language models: what requests, answers and streams of one become in another. Without sockets. */
export { convertBody, noteBody } from "./call/convert-body.ts";
export { StreamConversion } from "./call/convert-stream.ts";
export type { Fields } from "./vendors/fields.ts";
export { planCall } from "./call/plan.ts";
export type { CallPlan, ClientRequest } from "./call/plan.ts";
export { compileProvider } from "./call/provider.ts";
export type { Provider } from "./call/provider.ts";
export type { CallRecord } from "./call/record.ts";
export { StreamScan } from "./call/scan.ts";
export { ChatFault } from "./chat/fault.ts";
export type { ChatError } from "./chat/form.ts";
export { formatOfPath } from "./formats/detect.ts";
export type { ChatFormat } from "./formats/format.ts";
export type { FormatName } from "./formats/names.ts";
export { chatFormat } from "./formats/table.ts";
export { isObject, parsed } from "./json.ts";
export type { JsonObject } from "./json.ts";
