// Generated from schemas/ by `npm run generate`: do not edit.

import type { Violation } from "@edge-gateway/schema-runtime/validation/violation";

/** Everything that is wrong with a AdminLlmKeyChange as written; empty when it is valid. */
export function validateAdminLlmKeyChange(value: unknown): readonly Violation[];
