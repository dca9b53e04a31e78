import { offendingItem } from "@edge-gateway/schema-runtime/validation/item-rules";
import type { Site } from "./site.ts";
import { without } from "./settle.ts";
import { isFields, resolveShape } from "@edge-gateway/schema-runtime/shape";
import type { Fields, ItemRuleShape, Shape } from "@edge-gateway/schema-runtime/shape";

const TRIES = 50;

/** A list whose items break a rule; undefined if none was found. */
export function breakingItems(
  shape: Shape,
  rule: ItemRuleShape,
  site: Site,
): readonly unknown[] | undefined {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const item = site.build(shape, site);
    const items = isFields(item) ? severalOf(item, shape, rule, site) : [];
    if (offendingItem(items, rule) >= 0) return items;
  }
  return undefined;
}

/** Items similar to the given one, some of which may break the rule. */
function severalOf(item: Fields, shape: Shape, rule: ItemRuleShape, site: Site): readonly Fields[] {
  if ("distinct" in rule) {
    const { having } = rule;
    const one = having === undefined ? item : withValue(item, having, shape, site);
    return [one, one];
  }
  if ("alike" in rule) {
    const [name = ""] = rule.alike;
    return [withValue(item, name, shape, site), without(item, rule.alike)];
  }
  if ("atMostOne" in rule) return [item, item];
  if ("together" in rule) return [item, Object(site.build(shape, site))];
  const list = withValue(item, rule.across, shape, site)[rule.across];
  const [inner] = Array.isArray(list) ? list : [];
  if (inner === undefined) return [];
  const half = Math.ceil((rule.atMost + 1) / 2);
  const lists = [half, rule.atMost + 1 - half].map((length) => Array(length).fill(inner));
  return lists.map((one) => ({ ...item, [rule.across]: one }));
}

function withValue(item: Fields, name: string, shape: Shape, site: Site): Fields {
  const at = resolveShape(shape, site.shapes);
  const field = at.kind === "object" ? at.fields.find((one) => one.name === name) : undefined;
  return field === undefined || Object.hasOwn(item, name)
    ? item
    : { ...item, [name]: site.build(field.shape, site) };
}
