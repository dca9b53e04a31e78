import { getRouteApi } from "@tanstack/react-router";
import { LOG_FIELDS } from "../../api/log-fields.ts";
import type { LogSearch } from "./calls/logged-calls.tsx";
import type { SpendingChoice } from "./logged-spending.tsx";
import { partOf } from "./parts.ts";
import type { PartName } from "./parts.ts";

const route = getRouteApi("/llm");

/** What the URL of the page says, and how it is changed. */
export function useLlmSearch() {
  const shown = route.useSearch();
  const { q = "", part, sort: _sort, by: _by, days: _days, ...others } = shown;
  const { edit: _edit, budget: _budget, ...logged } = others;
  const navigate = route.useNavigate();
  return {
    ...{ q, logged, own: shown, spending: shown, part: partOf(part) },
    goTo: (name: PartName): void => void navigate({ search: { part: name } }),
    change: (value: string): void =>
      void navigate({
        search: (before) => {
          const { q: _, ...others } = before;
          return value === "" ? others : { ...others, q: value };
        },
        replace: true,
      }),
    searchLog: (next: LogSearch): void =>
      void navigate({
        search: (before) => ({ ...withoutLog(before), ...next }),
        replace: true,
      }),
    changeSpending: (next: SpendingChoice): void =>
      void navigate({ search: (before) => ({ ...before, ...next }), replace: true }),
  };
}

/** What the URL says besides the search in the log. */
function withoutLog(search: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const ofLog: readonly string[] = LOG_FIELDS;
  return Object.fromEntries(Object.entries(search).filter(([name]) => !ofLog.includes(name)));
}
