import type { Cursor } from "../../document/cursor.ts";
import { isKindName } from "./kind-names.ts";

/** An object of a list, and its place. */
interface ListItem {
  readonly pointer: string;
  readonly value: unknown;
}

const LIST = "List";

/**
 * The items of a `List` (as `kubectl get -o yaml` writes it) or of a typed list such as
 * `GatewayList`, whose items may omit `apiVersion` and `kind`; empty for other objects.
 */
export function itemsOf(list: Cursor): readonly ListItem[] {
  const apiVersion = list.at("apiVersion").text;
  const kind = list.at("kind").text ?? "";
  if (!kind.endsWith(LIST)) return [];
  const items = list.at("items").items();
  if (kind === LIST) return apiVersion === "v1" ? items.flatMap(inner) : [];
  const own = kind.slice(0, -LIST.length);
  if (!isKindName(own)) return [];
  return items.map(({ pointer, value }) => ({ pointer, value: named(value, apiVersion, own) }));
}

/** A list can contain a list. */
function inner(item: Cursor): readonly ListItem[] {
  const items = itemsOf(item);
  return items.length === 0 ? [item] : items;
}

function named(value: unknown, apiVersion: string | undefined, kind: string): unknown {
  const isMap = typeof value === "object" && value !== null && !Array.isArray(value);
  return isMap ? { apiVersion, kind, ...value } : value;
}
