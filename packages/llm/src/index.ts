/**
 * LLM formats and vendors, and the conversion of requests, responses and streams between formats. The package
 * does not access the network.
 */
export { clearError } from "./call/convert/clear-error.ts";
export { convertBody, convertOther, noteBody } from "./call/convert/convert-body.ts";
export type { FormatPair } from "./call/convert/convert-body.ts";
export { StreamBeginning } from "./call/convert/stream-beginning.ts";
export { StreamConversion } from "./call/convert/convert-stream.ts";
export type { Fields } from "./vendors/fields.ts";
export { sniffBody, sniffHeaders } from "./call/read/sniff.ts";
export { StreamListener } from "./call/read/listen.ts";
export { inOwnForm } from "./call/plan/own-form.ts";
export {
  bodyNaming,
  namesInBody,
  namesInPath,
  namesInQuery,
  targetOfKept,
} from "./call/plan/kept-names.ts";
export { planCall } from "./call/plan/plan.ts";
export { REQUEST_FORMATS, upstreamRequest } from "./call/plan/upstream-request.ts";
export type { UpstreamRequest } from "./call/plan/upstream-request.ts";
export { planSocket } from "./call/plan/plan-socket.ts";
export type { CallPlan, CallSettings } from "./call/plan/plan.ts";
export { paramsOf } from "./call/plan/params.ts";
export { compileProvider } from "./call/plan/provider.ts";
export type { Provider } from "./call/plan/provider.ts";
export { estimateUsage, outputBound } from "./call/read/estimate.ts";
export type { CallSize } from "./call/read/estimate.ts";
export type { CallRecord } from "./call/read/record.ts";
export { promptOf, ResponseTexts, TextListener } from "./call/read/texts.ts";
export { StreamScan } from "./call/read/scan.ts";
export { isRepeatable, isWholeBody, isWholeStream } from "./call/convert/whole-response.ts";
export { dollarsOf } from "./cost/money.ts";
export { ModelPrices, NO_PRICES } from "./cost/model-prices.ts";
export type { Cost, CostStatus, FoundCost } from "./cost/model-prices.ts";
export { ModelAliases } from "./edits/aliases.ts";
export { compileCacheMarks } from "./edits/cache-marks.ts";
export { enriched } from "./edits/enrich.ts";
export { compileFieldEdits, withFields } from "./edits/fields.ts";
export { FormatRoutes } from "./edits/routes.ts";
export { SIGNED_ID } from "./chat/call-ids.ts";
export { KNOWN_MODELS, KnownModels } from "./facts/model-facts.ts";
export { kindOfStatus } from "./chat/error-kind.ts";
export { ResponseNotes } from "./chat/notes.ts";
export type { ConversionNote } from "./chat/notes.ts";
export { badResponse, ChatFault, requestFault, responseFault } from "./chat/fault.ts";
export type { ChatError } from "./chat/form.ts";
export { factsOfPath } from "./formats/detect.ts";
export type { PathFacts } from "./formats/detect.ts";
export type { ChatFormat } from "./formats/format.ts";
export { isListOfModels, keepsPath } from "./formats/names.ts";
export type { FormatName } from "./formats/names.ts";
export { chatFormat } from "./formats/table.ts";
export type { FamilyCall } from "./families/family.ts";
export { errorsOf, familyWith, hasInputOnly } from "./families/table.ts";
export { hasEvent } from "./stream/has-event.ts";
export {
  isObject,
  parsed,
  parsedBytes,
  parsedBytesNoting,
  parsedNoting,
  parsedWithout,
  textOf,
} from "./json.ts";
export type { JsonObject } from "./json.ts";
export type { Usage } from "./chat/form.ts";
