import assert from "node:assert/strict";
import type { RenderedObject } from "../../../tools/kube/helm.ts";

/** The place of the first container in a Deployment. */
export const FIRST_CONTAINER = ["spec", "template", "spec", "containers", "0"];

/** The one object of a kind. */
export function only(objects: readonly RenderedObject[], kind: string): RenderedObject {
  const found = objects.filter((object) => object.kind === kind);
  const [first] = found;
  assert.ok(first !== undefined && found.length === 1, `${found.length} of ${kind}`);
  return first;
}
