import { useContext, useEffect, useId, useState } from "react";
import type { ReactNode } from "react";
import { pointerTo } from "@edge-gateway/translate/diagnostics/pointer";
import { ChangeLink } from "../change/change-link.tsx";
import { Marked } from "../marked.tsx";
import { member } from "../member.ts";
import { kindOf, withMember } from "../schema-fields.ts";
import type { FieldKind, FormSchema } from "../schema-fields.ts";
import { SchemaField } from "../schema-form.tsx";
import { ListFields } from "./list-fields.tsx";
import { AddEntry, AddField } from "./add-field.tsx";
import { ObjectScopes } from "./object-scope.ts";

/** A value of an object, and where it is in it. */
interface ValueProps {
  /** The name of the value for the person. */
  readonly name: string;
  readonly schema: FormSchema;
  readonly value: unknown;
  /** Where it is, as a JSON pointer. */
  readonly at: string;
  readonly onChange: (value: unknown) => void;
}

interface FieldProps extends ValueProps {
  readonly isRequired: boolean;
  /** The buttons that move or remove the value. */
  readonly actions: ReactNode;
}

const COLLECTIONS: readonly FieldKind[] = ["group", "map", "list"];

/** The field of a whole object, or of the value that is in its place. */
export function RootField(props: Omit<ValueProps, "at">): ReactNode {
  const kind = kindOf(props.schema);
  const isObject = (kind === "group" || kind === "map") && fits(kind, props.value);
  if (isObject) return <ObjectFields {...props} at="" />;
  if (kind === "list" && fits(kind, props.value)) return <ListOf {...props} at="" />;
  return <ValueField {...props} at="" isRequired actions={null} />;
}

/** The fields of an object that are set, each with the description of its schema; others can be added. */
function ObjectFields(props: ValueProps): ReactNode {
  const { name, schema, value, at, onChange } = props;
  const { problemsAt } = useContext(ObjectScopes);
  const { id, isMap, shown, unset, schemaOf, add, remove } = useMembers(props);
  const { required = [] } = schema;
  const inner = shown.map((each) => pointerTo(at, each));
  return (
    <>
      <Problems texts={problemsAt(at, inner)} />
      {shown.map((each) => (
        <div key={each} id={`${id}${each}`}>
          <ValueField
            name={each}
            schema={schemaOf(each)}
            value={member(value, each)}
            at={pointerTo(at, each)}
            isRequired={required.includes(each)}
            onChange={(next) => onChange(withMember(value, each, next))}
            actions={
              required.includes(each) ? null : (
                <button type="button" onClick={() => remove(each)}>
                  Remove {each}
                </button>
              )
            }
          />
        </div>
      ))}
      <div id={id}>
        {isMap ? (
          <AddEntry name={name} taken={shown} onAdd={add} />
        ) : (
          <AddField
            name={name}
            options={unset.map((each) => ({
              name: each,
              help: schemaOf(each).description ?? "",
            }))}
            onAdd={add}
          />
        )}
      </div>
    </>
  );
}

/** Which members of an object are shown, and how others come and go. */
function useMembers({ schema, value, onChange }: ValueProps) {
  const { resolve } = useContext(ObjectScopes);
  const id = useId();
  const set = Object.keys(Object(value));
  // What a person has emptied stays in its place.
  const [kept, setKept] = useState<readonly string[]>(set);
  const [focused, setFocused] = useState<string>();
  useFocus(focused === undefined ? undefined : `${id}${focused}`);
  const { properties = {}, required = [] } = schema;
  const isMap = kindOf(schema) === "map";
  const names = [...new Set([...Object.keys(properties), ...set])];
  const isShown = (each: string): boolean =>
    set.includes(each) || required.includes(each) || kept.includes(each);
  const schemaOf = (each: string): FormSchema =>
    resolve(member(properties, each) ?? (isMap ? Object(schema.additionalProperties) : {}));
  return {
    ...{ id, isMap, schemaOf },
    shown: names.filter(isShown),
    unset: names.filter((each) => !isShown(each)),
    add(each: string): void {
      setKept([...kept, each]);
      setFocused(each);
      const first = emptyOf(kindOf(schemaOf(each))) ?? (isMap ? "" : undefined);
      if (first !== undefined) onChange(withMember(value, each, first));
    },
    remove(each: string): void {
      setKept(kept.filter((other) => other !== each));
      setFocused("");
      onChange(withMember(value, each, undefined));
    },
  };
}

/** A value of any kind. */
function ValueField(props: FieldProps): ReactNode {
  const { name, schema, value, at, isRequired, actions, onChange } = props;
  const { problemsAt, isSecret } = useContext(ObjectScopes);
  // What is there may have another form than the schema wants: then a person sees it as it is.
  const isOdd = value !== undefined && !fits(kindOf(schema), value);
  if (COLLECTIONS.includes(kindOf(schema)) && !isOdd) return <Folded {...props} />;
  return (
    <div className="value">
      {isSecret(at, value) ? (
        <Secret {...props} />
      ) : (
        <SchemaField
          {...{ name, value, isRequired, onChange }}
          schema={isOdd ? { description: schema.description ?? "" } : withDefault(schema)}
          problems={problemsAt(at, [])}
        />
      )}
      {actions}
    </div>
  );
}

const KEPT = "kept unless you type another one";

/** A secret, which is replaced or stays: what is set is not shown. */
function Secret({ name, schema, value, at, isRequired, onChange }: FieldProps): ReactNode {
  const { problemsAt } = useContext(ObjectScopes);
  const [first] = useState(value);
  const { description = "" } = schema;
  return (
    <SchemaField
      {...{ name, isRequired }}
      schema={{
        ...{ type: "string", writeOnly: true, description },
        ...(first === undefined || first === "" ? {} : { examples: [KEPT] }),
      }}
      value={value === first ? undefined : value}
      problems={problemsAt(at, [])}
      onChange={(next) => onChange(next ?? first)}
    />
  );
}

/** A list or an object, whose fields are shown when it is opened. */
function Folded(props: FieldProps): ReactNode {
  const { name, schema, value, at, isRequired, actions } = props;
  const { problemsAt, isOpen: isFirstOpen } = useContext(ObjectScopes);
  const [isOpen, setOpen] = useState(isFirstOpen || Object.keys(Object(value)).length === 0);
  const problems = problemsAt(at, []).length;
  useEffect(() => {
    if (problems > 0) setOpen(true);
  }, [problems]);
  const Fields = kindOf(schema) === "list" ? ListOf : ObjectFields;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <strong>{name}</strong>
        {!isOpen && schema.description !== undefined && (
          <span className="quiet"> {briefOf(schema.description)}:</span>
        )}
        {isRequired && <span className="quiet"> (required)</span>}{" "}
        <span className="quiet">{summaryOf(value)}</span>
        {problems > 0 && <span className="bad"> ✗ {problems} wrong</span>}
      </summary>
      {isOpen && (
        <div className="within">
          {schema.description !== undefined && (
            <small className="quiet">
              <Marked text={schema.description} />
            </small>
          )}
          <Fields {...props} />
          <div className="bar">
            {actions}
            <ChangeLink address={secretAddress(schema, value)} text="Change the secret" />
          </div>
        </div>
      )}
    </details>
  );
}

function ListOf({ name, schema, value, at, onChange }: ValueProps): ReactNode {
  const { resolve, problemsAt } = useContext(ObjectScopes);
  const item = resolve(schema.items);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <>
      <Problems
        texts={problemsAt(
          at,
          items.map((_, index) => pointerTo(at, index)),
        )}
      />
      <ListFields
        {...{ name, items }}
        first={emptyOf(kindOf(item)) ?? ""}
        onChange={onChange}
        field={({ index, title, actions, change }) => (
          <ValueField
            name={title}
            schema={item}
            value={items[index]}
            at={pointerTo(at, index)}
            isRequired={false}
            onChange={(next) => change(next ?? "")}
            actions={actions}
          />
        )}
      />
    </>
  );
}

function Problems({ texts }: { readonly texts: readonly string[] }): ReactNode {
  return texts.map((text) => (
    <small key={text} className="bad">
      <Marked text={text} />
    </small>
  ));
}

/** Gives the focus to what a person has asked for, and to what is next after a removal. */
function useFocus(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    const within = document.getElementById(id);
    within?.querySelector<HTMLElement>("input, select, textarea, summary, button")?.focus();
  }, [id]);
}

/** The value with which something begins that is nothing until it has fields; undefined: a person types it. */
function emptyOf(kind: FieldKind): unknown {
  if (kind === "list") return [];
  return kind === "group" || kind === "map" ? {} : undefined;
}

function fits(kind: FieldKind, value: unknown): boolean {
  if (kind === "list") return Array.isArray(value);
  const isMap = typeof value === "object" && value !== null && !Array.isArray(value);
  if (kind === "group" || kind === "map") return isMap;
  return kind === "json" || typeof value !== "object";
}

/** What refers to an entry of `secrets`. */
const SECRET_REFERENCES: readonly unknown[] = ["SecretRef", "SecretKeyRef"].map(
  (name) => `#/definitions/${name}`,
);

/** The address of the secret that a value refers to; undefined if it refers to none. */
function secretAddress(schema: FormSchema, value: unknown): string | undefined {
  const name = member(value, "name");
  const isReference = SECRET_REFERENCES.includes(member(schema, "allOf", 0, "$ref"));
  return isReference && typeof name === "string" && name !== "" ? `secrets/${name}` : undefined;
}

/** The schema with its default in the description. */
function withDefault(schema: FormSchema): FormSchema {
  const { default: value, description = "" } = schema;
  if (value === undefined) return schema;
  return { ...schema, description: `${description} Unset: \`${JSON.stringify(value)}\`.` };
}

/** What of a description comes before its details. */
function briefOf(description: string): string {
  return /^[^.:;(,]*/.exec(description)?.[0].replaceAll("`", "").trimEnd() ?? "";
}

/** What is in a list or an object, without its values: some may be secrets. */
function summaryOf(value: unknown): string {
  if (Array.isArray(value)) return value.length === 1 ? "1 item" : `${value.length} items`;
  const names = Object.keys(Object(value));
  return names.length === 0 ? "nothing set" : names.join(", ");
}
