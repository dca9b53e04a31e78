/** Freezes a JSON value recursively, without using the call stack. */
export function deepFreeze<Value>(value: Value): Value {
  const pending: unknown[] = [value];
  for (let item = pending.pop(); item !== undefined; item = pending.pop()) {
    if (typeof item !== "object" || item === null) continue;
    Object.freeze(item);
    for (const member of Object.values(item)) {
      if (typeof member === "object" && member !== null) pending.push(member);
    }
  }
  return value;
}
