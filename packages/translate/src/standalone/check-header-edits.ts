import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type { Finding } from "../diagnostics/diagnostic.ts";
import type { Cursor } from "./cursor.ts";
import { parseRouteHost } from "./route-host.ts";
import type { TypedPlace } from "./typed-places.ts";

const MANAGED: ReadonlySet<string> = new Set(LIMITS.managedHeader.values);

/** Edits of headers that could have no effect are refused, never silently ignored. */
export function checkHeaderEdits(places: readonly TypedPlace[]): readonly Finding[] {
  return places.flatMap(({ type, place }) => {
    if (type === "DirectResponseHeader") return managed(place.at("name"));
    if (type !== "HttpHeaderFilter") return [];
    const fields = [...place.at("set").items(), ...place.at("add").items()];
    const names = [...fields.map((field) => field.at("name")), ...place.at("remove").items()];
    return [...names.flatMap(managed), ...(isOfRequest(place) ? host(place) : [])];
  });
}

function managed({ text, pointer }: Cursor): readonly Finding[] {
  if (text === undefined || !MANAGED.has(text.toLowerCase())) return [];
  return [
    {
      pointer,
      code: "wrong-value",
      message: `${text} is written by the gateway alone: it belongs to one connection or to the framing of the body`,
    },
  ];
}

/** Edits stand below `request` or `requestHeaderModifier`, or the same of the response. */
function isOfRequest({ pointer }: Cursor): boolean {
  return pointer.slice(pointer.lastIndexOf("/") + 1).startsWith("request");
}

/** A request has one Host (RFC 9112 section 3.2): it can only be set. */
function host(edits: Cursor): readonly Finding[] {
  const names = [
    ...edits
      .at("add")
      .items()
      .map((field) => field.at("name")),
    ...edits.at("remove").items(),
  ];
  const values = edits
    .at("set")
    .items()
    .filter((field) => isHost(field.at("name")));
  return [
    ...names.filter(isHost).map(({ pointer }): Finding => ({
      pointer,
      code: "wrong-value",
      message:
        "a request has exactly one Host header (RFC 9112 section 3.2), which can only be set",
    })),
    ...values
      .map((field) => field.at("value"))
      .filter(isNoAuthority)
      .map(({ pointer }): Finding => ({
        pointer,
        code: "wrong-value",
        message: "must be a host with an optional port, as the value of Host",
      })),
  ];
}

function isHost({ text }: Cursor): boolean {
  return text?.toLowerCase() === "host";
}

function isNoAuthority({ text }: Cursor): boolean {
  return (
    text !== undefined && (text.endsWith("/") || parseRouteHost(`http://${text}`) === undefined)
  );
}
