// Generated from schemas/ by `npm run generate`: do not edit.

import type { Violation } from "./violation.d.ts";

/** Everything that is wrong with a StandaloneFileLimits as written; empty when it is valid. */
export function validateStandaloneFileLimits(value: unknown): readonly Violation[];
