// Generated from schemas/ by `npm run generate`: do not edit.

import type { Shapes } from "@edge-gateway/schema-runtime/shape";

/** The shapes of all types that occur in documents outside Kubernetes. */
export const SHAPES: Shapes = {
  Ended: {"kind":"object","open":false,"fields":[{"name":"type","required":true,"shape":{"kind":"enum","values":["ended"]}},{"name":"error","required":true,"shape":{"kind":"union","branches":[{"marks":["string"],"shape":{"kind":"string","minLength":0,"maxLength":9}},{"marks":["null"],"shape":{"kind":"null"}}]}}],"counts":[],"rules":[],"kept":[]},
  Message: {"kind":"union","branches":[{"marks":["started"],"shape":{"kind":"ref","type":"Started"}},{"marks":["ended"],"shape":{"kind":"ref","type":"Ended"}}],"by":"type"},
  Started: {"kind":"object","open":false,"fields":[{"name":"type","required":true,"shape":{"kind":"enum","values":["started"]}}],"counts":[],"rules":[],"kept":[]},
};

/** The shapes of all types in Kubernetes objects, to which other rules apply than in files. */
export const RESOURCE_SHAPES: Shapes = {
  ...SHAPES,
};

const RESOURCES: ReadonlySet<string> = new Set([]);

/** The shapes of the types that occur in the document of a type, by its title. */
export function shapesOf(title: string): Shapes {
  return RESOURCES.has(title) ? RESOURCE_SHAPES : SHAPES;
}
