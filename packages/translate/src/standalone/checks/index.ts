import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../../document/cursor.ts";
import { checkAddresses } from "./addresses.ts";
import { checkBackends } from "./backends.ts";
import type { Check } from "./check.ts";
import { checkDelegation } from "./delegation.ts";
import { checkModels } from "./models.ts";
import { checkHosts } from "./hosts.ts";
import { checkLogin } from "./login.ts";
import { checkOverridden } from "./overridden.ts";
import { checkPolicies } from "./policies.ts";
import { checkReferences } from "./references.ts";
import { checkRouteNames } from "./route-names.ts";
import { checkStreamRoutes } from "./stream-routes.ts";

/** Checks of each route by itself, and of whatever is no route. */
const CHECKS: readonly Check[] = [
  checkStreamRoutes,
  checkReferences,
  checkDelegation,
  checkLogin,
  checkAddresses,
  checkBackends,
  checkHosts,
  checkOverridden,
];

/** Checks of the names of all routes. */
const CHECKS_OF_NAMES: readonly Check[] = [checkRouteNames, checkPolicies, checkModels];

/**
 * Runs every check that the schema cannot express; see {@link Check}.
 * @param document a part of `whole`: some of its routes, and everything else
 */
export function runChecks(
  document: Cursor,
  whole: Cursor,
  wrong: ReadonlySet<string>,
): readonly Finding[] {
  return [
    ...CHECKS.flatMap((check) => check(document, wrong)),
    ...CHECKS_OF_NAMES.flatMap((check) => check(whole, wrong)),
  ];
}
