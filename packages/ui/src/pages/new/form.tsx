import { Link } from "@tanstack/react-router";
import { Fragment, useMemo } from "react";
import type { FormEvent, ReactNode } from "react";
import { ChangeLink } from "../../components/change/change-link.tsx";
import { Difference } from "../../components/difference.tsx";
import { Fault } from "../../components/fault.tsx";
import { Marked } from "../../components/marked.tsx";
import { SchemaField } from "../../components/schema-form.tsx";
import { Newer, Review } from "../configuration/review.tsx";
import { NotJudged } from "../configuration/findings.tsx";
import { useVerdict } from "../configuration/use-verdict.ts";
import { Done } from "./done.tsx";
import { byField, lostBy, newFindings } from "./field-findings.ts";
import type { FormPlace } from "../configuration/form-place.ts";
import { outsideFindings } from "../configuration/outside.ts";
import type { NewKey } from "./key-task.ts";
import { secretsIn, withoutSecretTexts } from "./kept-values.ts";
import { Known, KnownTools } from "./known.tsx";
import { Unpriced } from "./model/unpriced.tsx";
import { textOf, textsIn } from "./task.ts";
import type { Task, Values } from "./task.ts";
import { fieldsOf, useForm } from "./use-form.ts";
import type { FormField } from "./use-form.ts";
import { WHO } from "./who/with-who.ts";

interface TaskFormProps extends FormPlace {
  readonly task: Task;
  /** The schema of the file. */
  readonly root: unknown;
  readonly newKey: NewKey | undefined;
  /** What the form begins with. */
  readonly given: Values;
}

type Findings = ReadonlyMap<string, readonly string[]>;
const NO_FINDINGS: Findings = new Map();

/** A form, the lines that it writes, what is wrong with them, what they change, and what to do then. */
export function TaskForm({ task, root, newKey, given, ...place }: TaskFormProps): ReactNode {
  const form = useForm(task, place, newKey?.entry, given);
  const { change, values, draft, choices } = form;
  const all = useMemo(() => fieldsOf(task.fields, root, choices), [task, root, choices]);
  const fields = all.filter(({ name }) => form.fields.some((each) => each.name === name));
  const { findings, judged } = useFindings(form, place);
  const shown = useMemo(
    () => withoutSecretTexts(task, values, String(change.draft)),
    [task, change.draft, secretsIn(task, values).join("\n")],
  );
  if (change.said !== "") {
    const lost = lostBy(judged.verdict?.findings ?? [], form.made?.places ?? {});
    const { said, wayBack } = change;
    return <Done {...{ task, newKey, values, made: form.made, said, wayBack, lost }} />;
  }
  return (
    <>
      <h2>Step 2 of 3: its values</h2>
      <Fields {...{ task, form, findings, fields }} />
      <Notes {...{ task, form }} />
      {form.problem !== "" && <p role="alert">{form.problem}</p>}
      {draft !== undefined && change.review === undefined && (
        <Difference
          label={place.below === undefined ? "Lines of the file" : "Lines of the database"}
          before={change.base.text}
          after={shown}
        />
      )}
      <OtherFindings texts={findings.get("") ?? []} />
      <NotJudged {...judged} />
      {change.review !== undefined && (
        <>
          <h2>Step 3 of 3: check and apply</h2>
          <Review
            {...{ review: change.review, base: change.base, message: change.message }}
            draft={shown}
            isReadOnly={false}
            onMessage={change.setMessage}
            onApply={() => void change.apply()}
          />
        </>
      )}
      <Refused form={form} shown={shown} />
    </>
  );
}

type Form = ReturnType<typeof useForm>;

interface NotesProps {
  readonly task: Task;
  readonly form: Form;
}

/** What a person should know of what is added before it is. */
function Notes({ task, form: { draft, made } }: NotesProps): ReactNode {
  return (
    <>
      {draft?.access !== undefined && !draft.asked.includes(WHO) && (
        <p role="note">
          Who may use it: {draft.access.text}.
          {draft.access.closedBy !== undefined && " The next step offers the form that changes it."}
        </p>
      )}
      {task.kind === "model" && draft?.then.includes("price") === true && (
        <Unpriced what="The file has no price for" given={textsIn(draft.carried)} />
      )}
      {made?.note !== undefined && <p role="note">{made.note}</p>}
    </>
  );
}

/** What is wrong with the change, by the names of fields; until something is typed there is nothing to judge. */
function useFindings({ change, draft, isBegun }: Form, { file }: FormPlace) {
  const judged = useVerdict(file, draft === undefined ? undefined : change.draft);
  const before = useVerdict(file, isBegun ? change.base.text : undefined).verdict;
  const { verdict } = judged;
  if (draft === undefined || verdict === undefined || before === undefined)
    return { findings: NO_FINDINGS, judged };
  const found = newFindings(verdict.findings, before.findings);
  const outside = outsideFindings(change.review?.outside);
  return { findings: byField([...found, ...outside], draft.places), judged };
}

interface RefusedProps {
  readonly form: Form;
  /** The text of the change without secrets. */
  readonly shown: string;
}

/** Why the change was not made, and what others have changed meanwhile. */
function Refused({ form, shown }: RefusedProps): ReactNode {
  const { base, fault, newer } = form.change;
  return (
    <>
      {fault !== undefined && <Fault error={fault} />}
      {newer !== undefined && (
        <Newer base={base} newer={newer} draft={shown} onKeep={() => form.rebase(newer)} />
      )}
    </>
  );
}

interface FieldsProps {
  readonly task: Task;
  readonly form: Form;
  readonly fields: readonly FormField[];
  readonly findings: Findings;
}

function Fields({ task, form, fields, findings }: FieldsProps): ReactNode {
  const { change, values, missing, draft, problems, said, known } = form;
  const isTyped = draft !== undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isTyped) void change.compare();
  };
  return (
    <form aria-label={task.title} onSubmit={submit}>
      {fields.map(({ name, title, isRequired, schema }) => (
        <Fragment key={name}>
          <SchemaField
            name={title}
            schema={schema}
            value={values[name]}
            isRequired={isRequired === true}
            problems={[...listOf(problems[name]), ...(findings.get(name) ?? [])]}
            notes={listOf(said[name])}
            onChange={(next) => form.type(name, next)}
          />
          <Existing kind={task.kind} name={values[name]} address={form.made?.existing[name]} />
          <Known
            title={title}
            texts={known[name] ?? []}
            value={values[name]}
            onTake={(text) => form.type(name, text)}
          />
          {task.kind === "tool" && name === "tool" && (
            <KnownTools
              server={textOf(values["server"])}
              value={values[name]}
              onTake={(text) => form.type(name, text)}
            />
          )}
        </Fragment>
      ))}
      <div className="bar">
        <button type="submit" disabled={!isTyped}>
          Show what changes
        </button>
        <span role="status">
          {missing.length === 0 ? "" : `Required: ${missing.map(({ title }) => title).join(", ")}`}
        </span>
      </div>
    </form>
  );
}

interface ExistingProps {
  /** The kind of the task. */
  readonly kind: string;
  /** What was typed. */
  readonly name: unknown;
  /** The address of what is in the way; undefined: nothing is. */
  readonly address: string | undefined;
}

/** Leads to the forms that change what is there already. */
function Existing({ kind, name, address }: ExistingProps): ReactNode {
  if (address === undefined) return null;
  return (
    <p className="bar">
      <ChangeLink address={address} text={`Change ${address}`} />
      {kind === "model" && (
        <Link to="/new" search={{ kind: "provider-key", model: textOf(name) }}>
          Replace the key of its provider
        </Link>
      )}
    </p>
  );
}

/** A text as a list; an empty one as none. */
function listOf(text: string | undefined): readonly string[] {
  return text === undefined || text === "" ? [] : [text];
}

/** What is wrong with the file besides the values of the fields. */
function OtherFindings({ texts }: { readonly texts: readonly string[] }): ReactNode {
  if (texts.length === 0) return null;
  return (
    <ul aria-label="Findings">
      {texts.map((text) => (
        <li key={text}>
          <Marked text={text} />
        </li>
      ))}
    </ul>
  );
}
