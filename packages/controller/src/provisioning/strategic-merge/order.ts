import { isJson } from "@edge-gateway/kube/objects";

type Key = string | undefined;

/** Whether a list contains an equal item, or one with the same merge key. */
export function isPresent(item: unknown, list: readonly unknown[], key: Key): boolean {
  return positionIn(list, item, key) !== -1;
}

/**
 * Orders a merged list as Kubernetes does: items of the patch keep the patch's order; the others
 * keep their old order, each before the first patch item that followed it.
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

/** Whether the first item came before the second in the list. */
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
