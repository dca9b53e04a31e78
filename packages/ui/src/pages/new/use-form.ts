import { useEffect, useState } from "react";
import { fieldSchema } from "../../components/config-schema.ts";
import type { FormSchema } from "../../components/schema-fields.ts";
import { useChange } from "../configuration/use-change.ts";
import type { Base } from "../configuration/use-change.ts";
import type { Choices } from "./drafting.ts";
import { ENTRY } from "./key-task.ts";
import type { NewKey } from "./key-task.ts";
import type { FormPlace } from "../configuration/form-place.ts";
import { keepValues, keptValues } from "./kept-values.ts";
import type { Task, TaskField, Values } from "./task.ts";
import { useDrafts } from "./use-drafts.ts";

/** A field with its schema for a form. */
export interface FormField extends TaskField {
  readonly schema: FormSchema;
}

/** What is typed in a form, and the change of the file that comes of it. */
export function useForm(
  task: Task,
  { file, base, below }: FormPlace,
  entry: NewKey["entry"] | undefined,
  /** What the form begins with, where the file has it. */
  given: Values,
) {
  const change = useChange(file, base);
  const drafts = useDrafts(task.kind, { text: base.text, below });
  const { choices, firsts, draft, write } = drafts;
  const [typed, setTyped] = useState<Values>(() => keptValues(task, given));
  const chosen = { ...firsts, ...firstValues(task, choices ?? {}, given), ...typed };
  const values = entry === undefined ? chosen : { ...chosen, [ENTRY]: entry };
  const fields = task.fields.filter(
    ({ name, isSetting, isAsked }) =>
      (below === undefined || isSetting !== true) &&
      (isAsked === undefined || drafts.asked.includes(name)),
  );
  const missing = fields.filter(
    ({ name, isRequired }) => isRequired === true && values[name] === undefined,
  );
  // What is chosen because there is no other choice may be all that the form needs.
  useEffect(() => {
    if (choices !== undefined) write(values);
  }, [choices, write]);
  const text = draft?.text;
  const isWritten = Object.keys(draft?.problems ?? {}).length === 0;
  const { edit, said } = change;
  useEffect(() => {
    if (said !== "") keepValues(task, given, {});
  }, [task, given, said]);
  // What the worker has made is the text of the change, as if the person had typed it.
  useEffect(() => {
    if (text !== undefined) edit(text);
    // `edit` is another function at each rendering, and does the same.
  }, [text]);
  return {
    ...{ change, values, missing, fields, choices, problem: drafts.problem },
    /** What the values make, also after it was applied. */
    made: draft,
    /** Whether there is something to judge, or soon will be. */
    isBegun: missing.length === 0 || Object.keys(typed).length > 0,
    problems: draft?.problems ?? {},
    known: drafts.known,
    said: draft?.said ?? {},
    draft: missing.length === 0 && isWritten ? draft : undefined,
    type(name: string, value: unknown): void {
      const next = { ...values, [name]: value };
      setTyped({ ...typed, [name]: value });
      keepValues(task, given, { ...typed, [name]: value });
      write(next);
    },
    /** Adds the same values to the text of others. */
    rebase(onto: Base): void {
      change.rebase(onto);
      drafts.open({ text: onto.text, below });
      write(values);
    },
  };
}

/** What can be chosen is chosen where it was named before, or where there is no other choice. */
function firstValues({ fields }: Task, choices: Choices, given: Values): Values {
  return Object.fromEntries(
    fields.flatMap(({ name, isRequired, isFirstChosen, choices: hasChoices }) => {
      const { [name]: named } = given;
      const offered = choices[name] ?? [];
      if (hasChoices === undefined) return named === undefined ? [] : [[name, named]];
      if (offered.includes(String(named))) return [[name, named]];
      const [only, second] = offered;
      const isAlone = isRequired === true && second === undefined;
      return only !== undefined && (isAlone || isFirstChosen === true) ? [[name, only]] : [];
    }),
  );
}

/** The fields of a task with their schemas. */
export function fieldsOf(
  fields: readonly TaskField[],
  schema: unknown,
  choices: Choices | undefined,
): readonly FormField[] {
  return fields.map((field) => {
    const { at, title, example, help, isSecret } = field;
    const { default: _, ...found } = fieldSchema(schema, at);
    const options = field.choices === undefined ? undefined : (choices?.[field.name] ?? []);
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
