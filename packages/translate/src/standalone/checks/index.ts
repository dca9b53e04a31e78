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

const CHECKS: readonly Check[] = [
  checkStreamRoutes,
  checkRouteNames,
  checkReferences,
  checkDelegation,
  checkPolicies,
  checkLogin,
  checkModels,
  checkAddresses,
  checkBackends,
  checkHosts,
  checkOverridden,
];

/** Runs every check that the schema cannot express; see {@link Check}. */
export function runChecks(document: Cursor, wrong: ReadonlySet<string>): readonly Finding[] {
  return CHECKS.flatMap((check) => check(document, wrong));
}
