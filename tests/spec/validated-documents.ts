import { readdir } from "node:fs/promises";
import { shapesOf } from "@edge-gateway/generated/shapes/index.ts";
import type { Shapes } from "@edge-gateway/schema-runtime/shape";
import type { Violation } from "@edge-gateway/schema-runtime/validation/violation";
import {
  invalidDocument,
  validDocument,
  type InvalidDocument,
} from "@edge-gateway/testkit/arbitraries/documents";
import type { Arbitrary } from "fast-check";

const GENERATED = new URL("../../generated/", import.meta.url);

/**
 * Goals that random generation cannot reach: a list with the maximum number of targets is never
 * valid in manifests, and a random text with the pattern of an address is almost never a host name.
 * Rows in backends.yaml and gateway-api-kinds.yaml test both cases instead.
 */
export const NEVER_MADE: ReadonlySet<string> = new Set([
  "EdgeBackend McpBackend/targets: too many items: accepted 0, refused 1",
  "Gateway GatewayAddress: value must be a host name, perhaps with *. before it, when type is Hostname: accepted 0, refused 1",
]);

/** A document that has a validator, with its arbitraries. */
export interface ValidatedDocument {
  readonly title: string;
  readonly validate: (value: unknown) => readonly Violation[];
  readonly valid: Arbitrary<unknown>;
  readonly invalid: Arbitrary<InvalidDocument>;
  readonly shapes: Shapes;
}

/** Lists the documents that have a validator. */
export async function documents(): Promise<readonly ValidatedDocument[]> {
  const files = await readdir(new URL("validators/", GENERATED));
  const names = files.filter((file) => file.endsWith(".d.ts") && file !== "violation.d.ts");
  return Promise.all(
    names.map(async (file) => {
      const name = file.slice(0, -".d.ts".length);
      const validators = await import(new URL(`validators/${name}.js`, GENERATED).href);
      const title = name.replaceAll(/(^|-)([a-z])/gu, (_match, _dash, letter: string) =>
        letter.toUpperCase(),
      );
      const shapes = shapesOf(title);
      return {
        title,
        validate: validators[`validate${title}`],
        valid: validDocument(title, shapes),
        invalid: invalidDocument(title, shapes),
        shapes,
      };
    }),
  );
}
