/** A view of an object in which some values are replaced. */
export function withOwn<Whole extends object>(whole: Whole, own: Partial<Whole>): Whole {
  return new Proxy(whole, {
    get(target, key) {
      if (key in own) return Reflect.get(own, key);
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
    set: (target, key, value) =>
      key in own ? Reflect.set(own, key, value) : Reflect.set(target, key, value, target),
  });
}
