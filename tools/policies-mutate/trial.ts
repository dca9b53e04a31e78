import { ignored } from "./mutants.ts";
import { typesOfPolicies, withEdit } from "./policy-fields.ts";
import type { Edit } from "./policy-fields.ts";

/**
 * The document without the field that the mutant ignores; in a recording, the same document after
 * its fields were noted.
 */
export function editedDocument(type: string, document: unknown, edit: Edit): unknown {
  return withEdit(type, document, edit);
}

/** Changes the configuration of a policy that a unit test compiles, or of each one in a list. */
export function editedPolicy(block: string, type: string, config: unknown, edit: Edit): unknown {
  const path = typesOfPolicies(block).get(type);
  if (path === undefined) return config;
  return Array.isArray(config)
    ? config.map((item: unknown) => withEdit(type, item, edit, path))
    : withEdit(type, config, edit, path);
}

/** Changes nothing, and reports the paths of all fields that are set. */
export function recorder(note: (path: string) => void): Edit {
  return (value, { path }) => {
    note(path);
    return value;
  };
}

/** Makes the change of one field. */
export function mutation(path: string): Edit {
  return (value, field) => (field.path === path ? ignored(value, field) : value);
}
