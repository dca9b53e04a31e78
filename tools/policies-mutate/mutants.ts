import { SHAPES } from "@edge-gateway/generated/shapes/index.ts";
import { resolveShape } from "@edge-gateway/schema-runtime/shape";
import { otherValue } from "./other-value.ts";
import { policyFields } from "./policy-fields.ts";
import type { PolicyField } from "./policy-fields.ts";

/** A gateway that ignores one field of a policy. */
export interface Mutant {
  /** The path of the field: `traffic.cors.maxAge`. */
  readonly path: string;
  /** The policy that has the field: `traffic.cors`. */
  readonly policy: string;
  /** Why the mutant is not tried. */
  readonly skipped: string | undefined;
}

/** Makes one mutant for each field of each policy. */
export function allMutants(): readonly Mutant[] {
  return policyFields().map((field) => ({
    path: field.path,
    policy: field.path.split(".").slice(0, 2).join("."),
    skipped: reasonToSkip(field),
  }));
}

function reasonToSkip({ isRequired, shape }: PolicyField): string | undefined {
  const { kind } = resolveShape(shape, SHAPES);
  const hasOwn = kind === "object" || kind === "union" || kind === "json";
  return isRequired && hasOwn ? "required: its own fields are ignored one by one" : undefined;
}

/** Changes the value of a field as the mutant demands. */
export function ignored(value: unknown, { isRequired, shape }: PolicyField): unknown {
  return isRequired ? otherValue(value, shape) : undefined;
}
