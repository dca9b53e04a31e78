import { useMemo } from "react";
import type { FormEvent, ReactNode } from "react";
import { Difference } from "../../components/difference.tsx";
import { Fault } from "../../components/fault.tsx";
import { SchemaField } from "../../components/schema-form.tsx";
import { Newer, Review } from "../configuration/review.tsx";
import type { Base } from "../configuration/use-change.ts";
import { useVerdict } from "../configuration/use-verdict.ts";
import { Done } from "./done.tsx";
import { byField } from "./field-findings.ts";
import type { NewKey } from "./key-task.ts";
import { textOf } from "./task.ts";
import type { Task, Values } from "./task.ts";
import { fieldsOf, useForm } from "./use-form.ts";
import type { FormField } from "./use-form.ts";

interface TaskFormProps {
  readonly task: Task;
  readonly file: string;
  readonly base: Base;
  /** The schema of the file. */
  readonly root: unknown;
  readonly newKey: NewKey | undefined;
}

const NO_FINDINGS: ReadonlyMap<string, readonly string[]> = new Map();

/** A form, the lines that it writes, what is wrong with them, what they change, and what to do then. */
export function TaskForm({ task, file, base, root, newKey }: TaskFormProps): ReactNode {
  const form = useForm(task, file, base, newKey?.entry);
  const { change, values, missing } = form;
  const fields = useMemo(() => fieldsOf(task, root, base.text), [task, root, base.text]);
  const isTyped = missing.length === 0;
  const verdict = useVerdict(file, change.draft);
  const findings =
    isTyped && verdict !== undefined ? byField(verdict.findings, form.places()) : NO_FINDINGS;
  if (change.said !== "")
    return <Done {...{ task, values, newKey }} config={change.base.text} said={change.said} />;
  return (
    <>
      <h2>Step 2 of 3: its values</h2>
      <Fields {...{ task, form, findings }} fields={fields} />
      {isTyped && change.review === undefined && (
        <Difference
          label="Lines of the file"
          before={change.base.text}
          after={hidden(task, values, change.draft)}
        />
      )}
      <OtherFindings texts={findings.get("") ?? []} />
      {change.fault !== undefined && <Fault error={change.fault} />}
      {change.newer !== undefined && (
        <Newer
          base={change.base}
          newer={change.newer}
          onKeep={() => change.newer && form.rebase(change.newer)}
        />
      )}
      {change.review !== undefined && (
        <>
          <h2>Step 3 of 3: check and apply</h2>
          <Review
            {...{ review: change.review, base: change.base, message: change.message }}
            draft={hidden(task, values, change.draft)}
            isReadOnly={false}
            onMessage={change.setMessage}
            onApply={() => void change.apply()}
          />
        </>
      )}
    </>
  );
}

interface FieldsProps {
  readonly task: Task;
  readonly form: ReturnType<typeof useForm>;
  readonly fields: readonly FormField[];
  readonly findings: ReadonlyMap<string, readonly string[]>;
}

function Fields({ task, form, fields, findings }: FieldsProps): ReactNode {
  const { change, values, missing } = form;
  const isTyped = missing.length === 0;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isTyped) void change.compare();
  };
  return (
    <form aria-label={task.title} onSubmit={submit}>
      {fields.map(({ name, title, isRequired, schema }) => (
        <SchemaField
          key={name}
          name={title}
          schema={schema}
          value={values[name]}
          isRequired={isRequired === true}
          problems={findings.get(name) ?? []}
          onChange={(next) => form.type(name, next)}
        />
      ))}
      <div className="bar">
        <button type="submit" disabled={!isTyped}>
          Show what changes
        </button>
        <span role="status">
          {isTyped ? "" : `Required: ${missing.map(({ title }) => title).join(", ")}`}
        </span>
      </div>
    </form>
  );
}

/** What is wrong with the file besides the values of the fields. */
function OtherFindings({ texts }: { readonly texts: readonly string[] }): ReactNode {
  if (texts.length === 0) return null;
  return (
    <ul aria-label="Findings">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** A text without the secrets that were typed. */
function hidden({ fields }: Task, values: Values, text: string): string {
  return fields.reduce((shown, { name, isSecret }) => {
    const secret = textOf(values[name]);
    return isSecret === true && secret !== "" ? shown.replaceAll(secret, "•••") : shown;
  }, text);
}
