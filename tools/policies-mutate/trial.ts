import { ignored } from "./mutants.ts";
import { typesOfPolicies, withEdit } from "./policy-fields.ts";
import type { Edit } from "./policy-fields.ts";

/** A document without what the mutant ignores, or the same with all that it holds noted. */
export function editedDocument(type: string, document: unknown, edit: Edit): unknown {
  return withEdit(type, document, edit);
}

/** The same for the configuration of a policy that a unit test compiles, or for each in a list. */
export function editedPolicy(block: string, type: string, config: unknown, edit: Edit): unknown {
  const path = typesOfPolicies(block).get(type);
  if (path === undefined) return config;
  return Array.isArray(config)
    ? config.map((item: unknown) => withEdit(type, item, edit, path))
    : withEdit(type, config, edit, path);
}

/** Leaves everything as it is, and tells the paths of all fields that are set. */
export function recorder(note: (path: string) => void): Edit {
  return (value, { path }) => {
    note(path);
    return value;
  };
}

/** Changes one field. */
export function mutation(path: string): Edit {
  return (value, field) => (field.path === path ? ignored(value, field) : value);
}
