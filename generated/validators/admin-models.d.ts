// Generated from schemas/ by `npm run generate`: do not edit.

import type { Violation } from "@edge-gateway/schema-runtime/validation/violation";

/** Everything that is wrong with a AdminModels as written; empty when it is valid. */
export function validateAdminModels(value: unknown): readonly Violation[];
