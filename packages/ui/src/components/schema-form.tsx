import { useId, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { MAX_LISTED_CHOICES } from "../bounds.ts";
import { Marked } from "./marked.tsx";
import { kindOf, optionsOf, withMember } from "./schema-fields.ts";
import type { FormSchema, Option } from "./schema-fields.ts";
import { SecretText } from "./secrets/secret-text.tsx";
import { withWords } from "./with-words.ts";

interface FieldProps {
  /** The name of the field for the person. */
  readonly name: string;
  readonly schema: FormSchema;
  readonly value: unknown;
  readonly isRequired: boolean;
  /** What is wrong with the value. */
  readonly problems?: readonly string[];
  /** What is known of the value. */
  readonly notes?: readonly string[];
  readonly onChange: (value: unknown) => void;
}

/** Fields for a value of a schema, with its description as help. */
export function SchemaField(props: FieldProps): ReactNode {
  const { schema, name, value, isRequired, problems = [], notes = [], onChange } = props;
  const kind = kindOf(schema);
  if (kind === "group") return <Group {...props} />;
  if (kind === "list") return <List {...props} />;
  return (
    <label className="field">
      <span>
        {name}
        {isRequired && <span className="quiet"> (required)</span>}
      </span>
      {kind === "text" || kind === "number" || kind === "quantity" ? (
        <Typed {...props} />
      ) : (
        <Chosen {...{ schema, value, onChange }} />
      )}
      {problems.map((problem) => (
        <small key={problem} className="bad">
          <Marked text={problem} />
        </small>
      ))}
      {notes.map((note) => (
        <small key={note}>{note}</small>
      ))}
      {schema.description !== undefined && (
        <small className="quiet">
          <Marked text={schema.description} />
        </small>
      )}
    </label>
  );
}

/** A text or a number. */
function Typed({ schema, value, problems = [], onChange }: FieldProps): ReactNode {
  const id = useId();
  const kind = kindOf(schema);
  const { examples, offered = [] } = schema;
  const isInvalid = problems.length > 0;
  // A reference to a variable stands for a number, too.
  const [isNumeric] = useState(kind === "number" && typeof value !== "string");
  if (isNumeric)
    return (
      <input
        type="number"
        step="any"
        aria-invalid={isInvalid}
        value={typeof value === "number" ? value : ""}
        onChange={({ target }) => onChange(target.value === "" ? undefined : Number(target.value))}
      />
    );
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  const change = (next: string): void => {
    const isNumber = kind !== "text" && NUMBER.test(next);
    onChange(next === "" ? undefined : isNumber ? Number(next) : next);
  };
  const placeholder = examples?.[0] ?? "";
  if (schema.writeOnly === true)
    return <SecretText {...{ text, placeholder, isInvalid }} onChange={change} />;
  if (text.includes("\n"))
    return (
      <textarea
        rows={LINES}
        spellCheck={false}
        aria-invalid={isInvalid}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
    );
  return (
    <>
      <input
        type="text"
        autoComplete="off"
        placeholder={placeholder}
        list={offered.length > 0 ? id : undefined}
        aria-invalid={isInvalid}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      {offered.length > 0 && (
        <datalist id={id}>
          {offered.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </>
  );
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
/** Lines of a text of several lines that are in view. */
const LINES = 6;

/** One of several values, or JSON. */
function Chosen({
  schema,
  value,
  onChange,
}: ValueProps & { readonly schema: FormSchema }): ReactNode {
  const kind = kindOf(schema);
  if (kind === "yes-no") return <Choice options={YES_NO} {...{ value, onChange }} />;
  if (kind === "choice") {
    const options = optionsOf(schema) ?? [];
    const Chooser = options.length > MAX_LISTED_CHOICES ? Found : Choice;
    return <Chooser {...{ options, value, onChange }} />;
  }
  return <Json {...{ value, onChange }} />;
}

const YES_NO = [true, false].map((value) => ({ value, title: String(value) }));

interface ValueProps {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

interface ChoiceProps extends ValueProps {
  readonly options: readonly Option[];
}

/** One of many texts, of which those with the typed words are offered. */
function Found({ options, value, onChange }: ChoiceProps): ReactNode {
  const id = useId();
  const [text, setText] = useState(typeof value === "string" ? value : "");
  const found = useMemo(
    () => withWords(options, text, ({ title }) => title).slice(0, MAX_LISTED_CHOICES),
    [options, text],
  );
  return (
    <>
      <input
        type="text"
        autoComplete="off"
        list={id}
        placeholder={`one of ${options.length.toLocaleString()}`}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onChange(options.find(({ title }) => title === target.value)?.value);
        }}
      />
      <datalist id={id}>
        {found.map(({ title }) => (
          <option key={title} value={title} />
        ))}
      </datalist>
      {text !== "" && value === undefined && (
        <small className="warn">{found.length === 0 ? "There is none." : "Choose one."}</small>
      )}
    </>
  );
}

function Choice({ options, value, onChange }: ChoiceProps): ReactNode {
  const texts = options.map((option) => JSON.stringify(option.value));
  return (
    <select
      value={value === undefined ? "" : JSON.stringify(value)}
      onChange={({ target }) => onChange(options[texts.indexOf(target.value)]?.value)}
    >
      <option value="">not set</option>
      {texts.map((text, index) => (
        <option key={text} value={text}>
          {options[index]?.title}
        </option>
      ))}
    </select>
  );
}

/** A value as JSON; a text that is none keeps the last value that was one. */
function Json({ value, onChange }: ValueProps): ReactNode {
  const [text, setText] = useState(value === undefined ? "" : JSON.stringify(value));
  const [problem, setProblem] = useState("");
  const change = (next: string): void => {
    setText(next);
    try {
      onChange(next.trim() === "" ? undefined : JSON.parse(next));
      setProblem("");
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <textarea
        rows={3}
        spellCheck={false}
        placeholder="JSON"
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      {problem !== "" && <small className="bad">{problem}</small>}
    </>
  );
}

function Group({ name, schema, value, isRequired, onChange }: FieldProps): ReactNode {
  const members = new Map<string, unknown>(Object.entries(Object(value)));
  return (
    <fieldset>
      <legend>
        {name}
        {isRequired && <span className="quiet"> (required)</span>}
      </legend>
      {Object.entries(schema.properties ?? {}).map(([member, property]) => (
        <SchemaField
          key={member}
          name={property.title ?? member}
          schema={property}
          value={members.get(member)}
          isRequired={schema.required?.includes(member) === true}
          onChange={(next) => onChange(withMember(value, member, next))}
        />
      ))}
    </fieldset>
  );
}

function List({ name, schema, value, isRequired, onChange }: FieldProps): ReactNode {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const item = schema.items ?? {};
  return (
    <fieldset>
      <legend>
        {name}
        {isRequired && <span className="quiet"> (required)</span>}
      </legend>
      {items.map((each, index) => (
        // Items have no identity but their place.
        <SchemaField
          key={String(index)}
          name={`${name} ${index + 1}`}
          schema={item}
          value={each}
          isRequired={false}
          onChange={(next) => onChange(items.map((old, at) => (at === index ? next : old)))}
        />
      ))}
      <div className="bar">
        <button type="button" onClick={() => onChange([...items, item.default ?? null])}>
          Add to {name}
        </button>
        {items.length > 0 && (
          <button
            type="button"
            onClick={() => onChange(items.length === 1 ? undefined : items.slice(0, -1))}
          >
            Remove the last of {name}
          </button>
        )}
      </div>
    </fieldset>
  );
}
