import { createContext } from "react";
import type { FormSchema } from "../schema-fields.ts";

/** What all fields of an object need to know. */
export interface ObjectScope {
  /** A schema with what it refers to. */
  resolve(schema: FormSchema | undefined): FormSchema;
  /**
   * What is wrong at a place of the object.
   * @param at a JSON pointer
   * @param inner the places of the fields in it that say by themselves what is wrong there
   */
  problemsAt(at: string, inner: readonly string[]): readonly string[];
  /** Whether the value at a JSON pointer is a secret, which is never shown. */
  isSecret(at: string, value: unknown): boolean;
  /** Whether the fields of inner objects are shown from the beginning. */
  readonly isOpen: boolean;
}

/** The scope of the fields of an object. */
export const ObjectScopes = createContext<ObjectScope>({
  resolve: (schema = {}) => schema,
  problemsAt: () => [],
  isSecret: () => false,
  isOpen: true,
});
