import { isJson } from "@edge-gateway/kube/objects";

type Key = string | undefined;

/** Whether a list has an item: the same one, or one with the same key. */
export function isPresent(item: unknown, list: readonly unknown[], key: Key): boolean {
  return positionIn(list, item, key) !== -1;
}

/**
 * A merged list in the order that Kubernetes gives it: the items of the patch in the order of the patch,
 * and between them the others in their old order, each before the first item that stood behind it.
 */
export function inPatchOrder(
  merged: readonly unknown[],
  patch: readonly unknown[],
  original: readonly unknown[],
  key: Key,
): readonly unknown[] {
  const patched = sorted(
    merged.filter((item) => isPresent(item, patch, key)),
    patch,
    key,
  );
  const others = sorted(
    merged.filter((item) => !isPresent(item, patch, key)),
    original,
    key,
  );
  const result: unknown[] = [];
  let next = 0;
  for (const item of patched) {
    while (next < others.length && isBefore(others[next], item, original, key)) {
      result.push(others[next]);
      next += 1;
    }
    result.push(item);
  }
  return [...result, ...others.slice(next)];
}

/** Whether both stood in the list, the first one in front. */
function isBefore(left: unknown, right: unknown, list: readonly unknown[], key: Key): boolean {
  const [first, second] = [positionIn(list, left, key), positionIn(list, right, key)];
  return first !== -1 && second !== -1 && first < second;
}

function sorted(
  items: readonly unknown[],
  order: readonly unknown[],
  key: Key,
): readonly unknown[] {
  const at = (item: unknown): number => {
    const position = positionIn(order, item, key);
    return position === -1 ? order.length : position;
  };
  return items.toSorted((left, right) => at(left) - at(right));
}

function positionIn(list: readonly unknown[], item: unknown, key: Key): number {
  if (key === undefined) return list.indexOf(item);
  const value = isJson(item) ? item[key] : undefined;
  return list.findIndex((one) => isJson(one) && one[key] === value);
}
