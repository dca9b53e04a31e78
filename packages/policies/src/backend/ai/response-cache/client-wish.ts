/** What a client's request demands of caches (RFC 9111 section 5.2.1). */
export interface ClientWish {
  /** The maximum age of a cached response in seconds. */
  readonly maxAge: number;
  readonly mayKeep: boolean;
}

const ANY: ClientWish = { maxAge: Infinity, mayKeep: true };
const MAX_AGE = /^max-age="?(\d{1,10})"?$/;

/** @param field the Cache-Control header of the request */
export function wishOf(field: string | undefined): ClientWish {
  if (field === undefined) return ANY;
  const said = field.toLowerCase().split(",");
  const directives = said.map((each) => each.trim());
  const ages = directives.flatMap((each) => MAX_AGE.exec(each)?.[1] ?? []).map(Number);
  return {
    maxAge: directives.includes("no-cache") ? 0 : Math.min(Infinity, ...ages),
    mayKeep: !directives.includes("no-store"),
  };
}
