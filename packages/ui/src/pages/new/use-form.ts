import { useState } from "react";
import type { FormSchema } from "../../components/schema-fields.ts";
import { useChange } from "../configuration/use-change.ts";
import type { Base } from "../configuration/use-change.ts";
import { fieldSchema } from "../../components/config-schema.ts";
import { ConfigText } from "./config-text.ts";
import { insertAll } from "@edge-gateway/translate/document/insert-yaml";
import { ENTRY } from "./key-task.ts";
import type { NewKey } from "./key-task.ts";
import type { Task, TaskField, Values, Written } from "./task.ts";

/** A field with its schema for a form. */
export interface FormField extends TaskField {
  readonly schema: FormSchema;
}

interface Draft {
  readonly text: string;
  readonly places: Written["places"];
}

/** What is typed in a form, and the change of the file that comes of it. */
export function useForm(task: Task, file: string, first: Base, entry: NewKey["entry"] | undefined) {
  const change = useChange(file, first);
  const [typed, setTyped] = useState<Values>(() => firstValues(task, new ConfigText(first.text)));
  const values = entry === undefined ? typed : { ...typed, [ENTRY]: entry };
  const missing = task.fields.filter(
    ({ name, isRequired }) => isRequired === true && values[name] === undefined,
  );
  const draftOf = (next: Values, text: string): Draft => {
    const config = new ConfigText(text);
    const { insertions, places } = task.write(next, config);
    return { text: insertAll(text, insertions), places };
  };
  return {
    ...{ change, values, missing },
    /** Where the values are in the new text. */
    places: (): Written["places"] => task.write(values, new ConfigText(change.base.text)).places,
    type(name: string, value: unknown): void {
      const next = { ...values, [name]: value };
      setTyped(next);
      change.edit(draftOf(next, change.base.text).text);
    },
    /** Adds the same values to the text of others. */
    rebase(onto: Base): void {
      change.rebase(onto);
      change.edit(draftOf(values, onto.text).text);
    },
  };
}

/** What can be chosen is chosen where there is no other choice. */
function firstValues({ fields }: Task, config: ConfigText): Values {
  return Object.fromEntries(
    fields.flatMap(({ name, choices }) => {
      const [only, second] = choices?.(config) ?? [];
      return only === undefined || second !== undefined ? [] : [[name, only]];
    }),
  );
}

/** The fields of a task with their schemas. */
export function fieldsOf(task: Task, schema: unknown, text: string): readonly FormField[] {
  const config = new ConfigText(text);
  return task.fields.map((field) => {
    const { at, title, example, choices, help, isSecret } = field;
    const { default: _, ...found } = fieldSchema(schema, at);
    const options = choices?.(config);
    return {
      ...field,
      schema: {
        ...(options === undefined
          ? found
          : { enum: options, description: found.description ?? "" }),
        title,
        ...(help === undefined ? {} : { description: help }),
        ...(example === undefined ? {} : { examples: [example] }),
        ...(isSecret === true ? { writeOnly: true } : {}),
      },
    };
  });
}
