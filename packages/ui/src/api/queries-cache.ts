import { QueryClient, QueryObserver } from "@tanstack/react-query";
import type { QueryKey, QueryObserverOptions } from "@tanstack/react-query";
import { FRESH_MILLISECONDS, MAX_HELD_MILLISECONDS } from "../bounds.ts";

/** What the pages know of the gateway. */
export const queries = new QueryClient({
  // Each query that changes by itself asks again soon, so a failure is shown at once.
  defaultOptions: { queries: { retry: false, staleTime: FRESH_MILLISECONDS } },
});

/**
 * Asks for what a page shows, while its code is loaded. The result is kept until the page uses it, also of a query that
 * is otherwise forgotten with its last user.
 */
export function askEarly<Value, Shown, Key extends QueryKey>(
  query: QueryObserverOptions<Value, Error, Shown, Value, Key>,
): void {
  const observer = new QueryObserver(queries, { ...query, refetchInterval: false });
  const release = observer.subscribe(() => undefined);
  const stopWatching = queries.getQueryCache().subscribe((event) => {
    if (event.type === "observerAdded" && event.query === observer.getCurrentQuery()) end();
  });
  const timer = setTimeout(end, MAX_HELD_MILLISECONDS);
  function end(): void {
    clearTimeout(timer);
    stopWatching();
    release();
  }
}
