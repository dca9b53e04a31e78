import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import type { ReactNode } from "react";
import { ChangeLink } from "../../components/change/change-link.tsx";
import { Copied } from "../../components/copied.tsx";
import { Marked } from "../../components/marked.tsx";
import { Undo } from "../history/undo.tsx";
import type { WayBack } from "../history/undo.tsx";
import type { Access } from "./access.ts";
import { State } from "./state.tsx";
import { keyTask } from "./key-task.ts";
import type { NewKey } from "./key-task.ts";
import type { Draft } from "./drafting.ts";
import { OfferedUnpriced } from "./model/unpriced.tsx";
import { textOf, textsIn } from "./task.ts";
import type { NextStep, Task, Values } from "./task.ts";
import { TASKS } from "./tasks.ts";
import { Trial } from "./trial.tsx";

interface DoneProps {
  readonly task: Task;
  /** What was typed. */
  readonly values: Values;
  readonly newKey: NewKey | undefined;
  /** What was added; undefined if that is no longer known. */
  readonly made: Draft | undefined;
  readonly said: string;
  /** Undefined if the change cannot be taken back alone. */
  readonly wayBack: WayBack | undefined;
  /** Why what was added receives no request; empty if it receives some. */
  readonly lost: string;
}

/** What a person can do after a task. */
export function Done(props: DoneProps): ReactNode {
  const { task, values, made, said, wayBack, lost } = props;
  const { tried, note, access, then = [], addresses = [], did = [task.kind] } = made ?? {};
  const newKey = did.includes(keyTask.kind) ? props.newKey : undefined;
  const carried = textsIn(made?.carried ?? {});
  return (
    <>
      <h2>Done</h2>
      <p role="status">✓ {said}</p>
      <WhoMay {...{ access, carried, lost }} />
      {note !== undefined && <p role="note">{note}</p>}
      {newKey !== undefined && (
        <p>
          The key of the client, which is shown only now: <Copied text={newKey.key} />
        </p>
      )}
      <State {...{ kinds: did, values, tried }} />
      {task.kind === "model" && <OfferedUnpriced name={textOf(values["name"])} />}
      {lost === "" && tried !== undefined && <Trial tried={tried} credential={newKey?.key ?? ""} />}
      <p>
        {nextSteps(did).map((step) => (
          <Fragment key={step.text}>
            <Next {...step} values={values} url={tried?.url} />,{" "}
          </Fragment>
        ))}
        or <Link to="/new">add something else</Link>.
      </p>
      <div className="bar">
        <Undo wayBack={wayBack} />
      </div>
      <Further {...{ addresses, then, carried }} />
    </>
  );
}

/** Where a person sees what tasks have added. */
function nextSteps(did: readonly string[]): readonly NextStep[] {
  const steps = TASKS.filter(({ kind }) => did.includes(kind)).map(({ next }) => next);
  return [...new Map(steps.map((step) => [step.text, step])).values()];
}

interface FurtherProps extends Pick<Draft, "addresses" | "then"> {
  /** What the next form begins with. */
  readonly carried: Readonly<Record<string, string>>;
}

/** Leads to the forms that change what was added, and to those that are often used next. */
function Further({ addresses, then, carried }: FurtherProps): ReactNode {
  return (
    <>
      <p>
        {addresses.map((address, index) => (
          <Fragment key={address}>
            {index > 0 && ", "}
            <ChangeLink address={address} text={`Change ${address}`} />
          </Fragment>
        ))}
      </p>
      {then.length > 0 && <p>Often done next:</p>}
      <ul className="choices">
        {TASKS.filter(({ kind }) => then.includes(kind)).map(({ kind, title, what }) => (
          <li key={kind}>
            <Link to="/new" search={{ kind, ...carried }}>
              {title}
            </Link>{" "}
            {what}
          </li>
        ))}
      </ul>
    </>
  );
}

interface WhoMayProps extends Pick<DoneProps, "lost"> {
  /** Undefined where that does not change. */
  readonly access: Access | undefined;
  /** What the form begins with that closes it. */
  readonly carried: Readonly<Record<string, string>>;
}

/** Who may use what was added, and the form that lets fewer do so. */
function WhoMay({ access, carried, lost }: WhoMayProps): ReactNode {
  if (lost !== "")
    return (
      <p role="note" className="warn">
        ! Nobody can use it: <Marked text={lost} />
      </p>
    );
  if (access === undefined) return null;
  const { text, closedBy } = access;
  if (closedBy === undefined) return <p role="note">{text}.</p>;
  return (
    <p role="note" className="warn">
      ! {text}.{" "}
      <Link to="/new" search={{ kind: closedBy, ...carried }}>
        {closedBy === "keys" ? "Demand keys of clients" : "Demand tokens of clients"}
      </Link>
    </p>
  );
}

interface NextProps extends NextStep {
  readonly values: Values;
  readonly url: string | undefined;
}

/** Leads to the page that shows what was added. */
function Next({ to, part, text, values, url }: NextProps): ReactNode {
  const server = textOf(values["server"]) || textOf(values["name"]);
  if (to === "/identity" && url !== undefined)
    return (
      <Link to={to} search={{ url }}>
        {text}
      </Link>
    );
  if (to === "/mcp")
    return (
      <Link to="/mcp/server" search={{ id: server }}>
        {text}
      </Link>
    );
  if (to === "/llm" && part !== undefined)
    return (
      <Link to={to} search={{ part }}>
        {text}
      </Link>
    );
  return <Link to={to}>{text}</Link>;
}
