import type { ChosenRequests } from "../../api/trace.ts";

/** What the fields say of the requests that are waited for, as it was typed. */
export interface TypedChoice {
  readonly filter: string;
  readonly host: string;
  readonly pathPrefix: string;
  readonly count: string;
}

/** What the address of the page has of the fields: those that differ from these. */
const EVERYTHING: TypedChoice = { filter: "", host: "", pathPrefix: "", count: "1" };

const COUNT = /^[1-9]\d*$/;

/** The fields, as an address has them. */
export function choiceIn(search: Partial<TypedChoice>): TypedChoice {
  const { count = "" } = search;
  return { ...EVERYTHING, ...search, count: COUNT.test(count) ? count : EVERYTHING.count };
}

/** What of the fields belongs into an address. */
export function choiceForUrl(typed: TypedChoice): Partial<TypedChoice> {
  const { filter, host, pathPrefix, count } = typed;
  return {
    ...(filter === "" ? {} : { filter }),
    ...(host === "" ? {} : { host }),
    ...(pathPrefix === "" ? {} : { pathPrefix }),
    ...(count === EVERYTHING.count ? {} : { count }),
  };
}

/** The requests that the fields choose. */
export function chosenBy({ filter, host, pathPrefix, count }: TypedChoice): ChosenRequests {
  const parts = Object.entries({ filter, host, pathPrefix }).map(
    ([name, text]) => [name, text.trim()] as const,
  );
  const typed = Object.fromEntries(parts.filter(([, text]) => text !== ""));
  return count === EVERYTHING.count ? typed : { ...typed, count: Number(count) };
}
