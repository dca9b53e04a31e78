import { RawObject } from "../json/raw-json.ts";

/**
 * The name and version that a client gave itself.
 * @param params the params of its `initialize`, as JSON
 */
export function clientName(params: string): string {
  const info = RawObject.of(params)?.object("clientInfo");
  return [info?.text("name"), info?.text("version")].filter((text) => text !== undefined).join(" ");
}
