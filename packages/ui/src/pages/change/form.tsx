import { pointerTo } from "@edge-gateway/translate/diagnostics/pointer";
import { useEffect, useMemo, useRef } from "react";
import type { FormEvent, ReactNode } from "react";
import { ChangeLink } from "../../components/change/change-link.tsx";
import { schemaAt } from "../../components/config-schema.ts";
import { Fault } from "../../components/fault.tsx";
import { Loading } from "../../components/loaded.tsx";
import { Marked } from "../../components/marked.tsx";
import { RootField } from "../../components/schema/object-fields.tsx";
import { ObjectScopes } from "../../components/schema/object-scope.ts";
import { NotJudged } from "../configuration/findings.tsx";
import type { FormPlace } from "../configuration/form-place.ts";
import { Newer, Review } from "../configuration/review.tsx";
import { hiddenIn, secretsTyped } from "../../components/secrets/typed-secrets.ts";
import type { Opened, References } from "./changing.ts";
import { Around, What } from "./around.tsx";
import { Changed } from "./changed.tsx";
import { Entries } from "./entries.tsx";
import { InUse } from "./in-use.tsx";
import { areListed } from "./removed-users.ts";
import { useObject } from "./use-object.ts";
import { useScope } from "./use-scope.ts";

interface ObjectFormProps {
  /** The address of the object. */
  readonly address: string;
  readonly place: FormPlace;
  /** The schema of the file. */
  readonly root: unknown;
  /** Why objects of another text cannot be changed; undefined: there are none. */
  readonly fixed: string | undefined;
  readonly heading: ReactNode;
  /** Begins again with the newest text, and the address in it. */
  readonly onAgain: (address: string) => void;
  /** Called with the address by names, if the object was found by a position. */
  readonly onFound: (address: string) => void;
}

/** One object of the configuration: read, changed, removed, and what is next. */
export function ObjectForm(props: ObjectFormProps): ReactNode {
  const { address, place, root, fixed, heading, onAgain, onFound } = props;
  const object = useObject(place, address);
  const { opened, opens, problem, change } = object;
  const found = opened?.address ?? address;
  // Later, the form would begin again without what was typed.
  const isElsewhere = opens === 1 && found !== address;
  useEffect(() => {
    // Another object has the position after a change.
    if (isElsewhere) onFound(found);
  }, [isElsewhere]);
  if (change.said !== "")
    return (
      <Changed
        said={change.said}
        address={object.made?.address ?? found}
        isRemoved={object.isRemoved}
        wayBack={change.wayBack}
        onAgain={onAgain}
      />
    );
  if (opened === undefined)
    return (
      <>
        {heading}
        {problem === "" ? <Loading /> : <Missing {...{ problem, fixed, around: object.around }} />}
      </>
    );
  return <OpenForm {...{ object, opened, root }} file={place.file} />;
}

interface MissingProps {
  readonly problem: string;
  /** The address of an object that is there instead; empty if there is none. */
  readonly around: string;
  readonly fixed: string | undefined;
}

function Missing({ problem, around, fixed }: MissingProps): ReactNode {
  return (
    <p role="status">
      <Marked text={problem} />.
      {fixed !== undefined && ` What is in the file cannot be changed here: ${fixed}.`}
      {around !== "" && (
        <>
          {" "}
          Around it is <ChangeLink address={around} text={around} />.
        </>
      )}
    </p>
  );
}

/** What a removal of an object and of its users is called behind the address. */
const ALSO = " and what refers to it";

type ObjectChange = ReturnType<typeof useObject>;

interface OpenProps {
  readonly object: ObjectChange;
  readonly opened: Opened;
  /** The schema of the file. */
  readonly root: unknown;
  readonly file: string;
}

/** The fields of an object beside its lines as they will be, what is wrong with them, and what they change. */
function OpenForm({ object, opened, root, file }: OpenProps): ReactNode {
  const { change, value, isRemoved, problem } = object;
  const { address, path } = opened;
  const { scope, others, users, judged } = useScope({ object, opened, root, file });
  const secrets = secretsTyped(value, opened);
  const shown = useMemo(
    () => hiddenIn(String(change.draft), secrets),
    [change.draft, secrets.join("\n")],
  );
  useRemovalShown(object);
  useUsersRemoved(object, users);
  const heading = useFocused(isRemoved ? 1 + object.references.length : 0);
  return (
    <>
      <h1 tabIndex={-1} ref={heading}>
        {isRemoved ? "Remove" : "Change"} {address}
      </h1>
      <What {...{ path, root }} />
      <Around {...{ address, path, root }} />
      {!isRemoved && (
        <ObjectScopes value={scope}>
          <Fields {...{ object, opened, root, secrets }} />
        </ObjectScopes>
      )}
      {problem !== "" && <p role="alert">{problem}</p>}
      {users.length > 0 && <InUse address={address} paths={users} />}
      <OtherFindings texts={others} />
      <NotJudged {...judged} />
      <Checked object={object} address={address} shown={shown} />
      {change.fault !== undefined && users.length === 0 && <Fault error={change.fault} />}
      {change.newer !== undefined && <Lost object={object} shown={shown} />}
      {isRemoved && (
        <p>
          <button type="button" onClick={object.reset}>
            Keep it
          </button>
        </p>
      )}
    </>
  );
}

interface FieldsProps extends Omit<OpenProps, "file"> {
  /** The secrets that were typed. */
  readonly secrets: readonly string[];
}

function Fields({ object, opened, root, secrets }: FieldsProps): ReactNode {
  const { change, value, typed, made, beginning } = object;
  const { address, path, left } = opened;
  const schema = useMemo(() => schemaAt(root, path), [root, path]);
  const isReady = typed !== undefined && made !== undefined && made.text !== change.base.text;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isReady) void change.compare();
  };
  return (
    <form aria-label={`Change ${address}`} onSubmit={submit}>
      <div className="pair">
        <div>
          {left[""] === undefined && (
            <RootField
              key={beginning}
              name={nameOf(address)}
              {...{ schema, value }}
              onChange={object.type}
            />
          )}
          <LeftOut {...{ address, left }} />
        </div>
        <Lines text={hiddenIn(made?.lines ?? opened.lines, secrets)} />
      </div>
      <div className="bar">
        <button type="submit" disabled={!isReady}>
          Show what changes
        </button>
        <button type="button" disabled={typed === undefined} onClick={object.reset}>
          Discard
        </button>
        <button type="button" onClick={() => object.remove()}>
          Remove it
        </button>
      </div>
    </form>
  );
}

/** Gives the focus to an element when what is below it is replaced, which had the focus before. */
function useFocused(step: number) {
  const element = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) element.current?.focus();
    before.current = step;
  }, [step]);
  return element;
}

/** Asks what a removal takes with it as soon as its text is made. */
function useRemovalShown({ isRemoved, made, change }: ObjectChange): void {
  const { draft, review, fault } = change;
  const isMade = isRemoved && made !== undefined && String(draft) === made.text;
  const isAsked = review !== undefined || fault !== undefined;
  useEffect(() => {
    if (isMade && !isAsked) void change.compare();
    // `compare` is another function at each rendering, and does the same.
  }, [isMade, isAsked]);
}

/** Removes in the same change what refers to the object and can go with it, so that a person confirms all of it once. */
function useUsersRemoved(
  { isRemoved, references, remove }: ObjectChange,
  users: References[number],
) {
  const found = users.join("\n");
  // What was removed last is judged until its text is made.
  const isNew = found !== "" && references.at(-1)?.join("\n") !== found;
  const isWanted = isRemoved && isNew && areListed(users);
  useEffect(() => {
    if (isWanted) remove([...references, users]);
    // `remove` is another function at each rendering, and does the same.
  }, [isWanted, found]);
}

interface CheckedProps {
  readonly object: ObjectChange;
  readonly address: string;
  /** The text of the change without secrets. */
  readonly shown: string;
}

/** What the change does, and the button that applies it, which names what is removed. */
function Checked({ object, address, shown }: CheckedProps): ReactNode {
  const { change, made, isRemoved, references } = object;
  const { review, base, message } = change;
  // What was compared is not what is typed now.
  if (review === undefined || made === undefined) return null;
  return (
    <Review
      {...{ review, base, message }}
      draft={shown}
      isReadOnly={false}
      removed={isRemoved ? address + (references.length > 0 ? ALSO : "") : undefined}
      onMessage={change.setMessage}
      onApply={() => void change.apply()}
    />
  );
}

/** What others have changed meanwhile. */
function Lost({ object, shown }: Pick<CheckedProps, "object" | "shown">): ReactNode {
  const { base, newer } = object.change;
  if (newer === undefined) return null;
  return <Newer base={base} newer={newer} draft={shown} onKeep={() => object.rebase(newer)} />;
}

/** What is too long for a form. */
function LeftOut({ address, left }: Pick<Opened, "address" | "left">): ReactNode {
  return Object.entries(left).map(([name, tokens]) => (
    <Entries
      key={name}
      name={name || nameOf(address)}
      address={name === "" ? address : pointerTo(`/${address}`, name).slice(1)}
      tokens={tokens}
    />
  ));
}

function Lines({ text }: { readonly text: string }): ReactNode {
  if (text === "") return null;
  return (
    <pre tabIndex={0} role="region" aria-label="Lines of the object">
      {text}
    </pre>
  );
}

/** What is wrong with the text elsewhere, because of the change. */
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

function nameOf(address: string): string {
  return address.split("/").at(-1) ?? address;
}
