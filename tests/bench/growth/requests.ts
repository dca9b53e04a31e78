import { type DescribedRoute, type Description, type Field, pathFor } from "./description.ts";

/** A request, and the route that takes it; without one the answer is 404. */
export interface Asked {
  readonly host: string;
  readonly path: string;
  readonly field?: Field;
  readonly route?: DescribedRoute;
}

/** A prime step, so that the requests use routes all over the table. */
const STEP = 7_919;

/** Requests that routes of the description take, spread over all of them. */
export function takenRequests({ routes }: Description, count: number): Asked[] {
  const some = Math.min(count, routes.length);
  return Array.from({ length: some }, (_, index) => routes[(index * STEP) % routes.length]).flatMap(
    (route) => (route === undefined ? [] : [takenBy(route)]),
  );
}

function takenBy(route: DescribedRoute): Asked {
  const { host, field } = route;
  return { host, path: pathFor(route), ...(field !== undefined && { field }), route };
}

/** For every route a request that it takes, and those beside it that it must not take. */
export function allRequests({ routes }: Description): Asked[] {
  return [
    ...routes.flatMap((route) => [takenBy(route), ...beside(route)]),
    { host: "elsewhere.example.com", path: "/" },
  ];
}

function beside(route: DescribedRoute): Asked[] {
  const { host, path, kind } = route;
  switch (kind) {
    case "prefix":
      return [
        { host, path: `${path}x/orders` },
        { host: `not.${host}`, path: pathFor(route) },
      ];
    case "exact":
      return [
        { host, path: `${path}/below` },
        { host, path: `${path}x` },
      ];
    case "regex":
      return [
        { host, path: path.replace("[0-9]+", "x") },
        { host, path: `${pathFor(route)}/below` },
      ];
  }
}
