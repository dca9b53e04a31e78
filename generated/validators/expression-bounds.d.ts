// Generated from schemas/ by `npm run generate`: do not edit.

import type { Violation } from "./violation.d.ts";

/** Everything that is wrong with a ExpressionBounds as written; empty when it is valid. */
export function validateExpressionBounds(value: unknown): readonly Violation[];
