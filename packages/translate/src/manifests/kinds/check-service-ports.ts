import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { TypedPlace } from "../../standalone/typed-places.ts";

/**
 * References to Services need a port (Gateway API, BackendObjectReference). The schema says so where
 * `kind` is written: unset, it is a Service in manifests and a backend in a standalone file.
 */
export function checkServicePorts(places: readonly TypedPlace[]): readonly Finding[] {
  return places.flatMap(({ type, place }): readonly Finding[] => {
    if (type !== "BackendObjectRef" || place.at("kind").isSet || place.at("port").isSet) return [];
    if ((place.at("group").text ?? "") !== "") return [];
    const message = "port must be set: where `kind` is unset, a Service is meant";
    return [{ pointer: place.pointer, atKey: true, code: "missing-key", message }];
  });
}
