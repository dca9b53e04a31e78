import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { configSourceQuery } from "../../api/queries.ts";
import { OnlyWriters } from "../../components/access/only-writers.tsx";
import { Loaded } from "../../components/loaded.tsx";
import { configSchemaQuery } from "../../components/config-schema.ts";
import { TaskForm } from "./form.tsx";
import { placeIn } from "../configuration/form-place.ts";
import { keyTask, makeKey } from "./key-task.ts";
import type { NewKey } from "./key-task.ts";
import type { Task, Values } from "./task.ts";
import { TASKS } from "./tasks.ts";

const route = getRouteApi("/new");

/** How do I add this? The common tasks as forms, each in three steps. */
export function New(): ReactNode {
  const { kind = "", ...given } = route.useSearch();
  const begun = JSON.stringify(given);
  const task = TASKS.find((each) => each.kind === kind);
  if (task === undefined) return <Choice />;
  return (
    <>
      <p>
        <Link to="/new">Something else</Link>
      </p>
      <h1>{task.title}</h1>
      <p>{task.what}</p>
      <OnlyWriters what="A change">
        <Prepared key={kind + begun} task={task} given={given} />
      </OnlyWriters>
    </>
  );
}

function Choice(): ReactNode {
  return (
    <>
      <h1>Add something</h1>
      <h2>Step 1 of 3: what?</h2>
      <ul className="choices">
        {TASKS.map(({ kind, title, what }) => (
          <li key={kind}>
            <Link to="/new" search={{ kind }}>
              {title}
            </Link>{" "}
            {what}
          </li>
        ))}
      </ul>
      <p>
        Everything else is a change of <Link to="/configuration">the configuration</Link>.
      </p>
    </>
  );
}

interface PreparedProps {
  readonly task: Task;
  /** What the form begins with. */
  readonly given: Values;
}

/** Reads what the form needs: the file, its schema, and a key if the task makes one. */
function Prepared({ task, given }: PreparedProps): ReactNode {
  const source = useQuery(configSourceQuery);
  const schema = useQuery(configSchemaQuery);
  const [newKey, setNewKey] = useState<NewKey>();
  const makesKey = [task.kind, ...(task.guardKinds ?? [])].includes(keyTask.kind);
  useEffect(() => {
    if (makesKey) void makeKey().then(setNewKey);
  }, [makesKey]);
  return (
    <Loaded query={source}>
      {({ value, version = "" }) => {
        const place = placeIn(value, version);
        if (typeof place === "string")
          return (
            <p role="status">
              <strong>Read-only:</strong> {place}
            </p>
          );
        return (
          <Loaded query={schema}>
            {(root) =>
              makesKey && newKey === undefined ? null : (
                <TaskForm {...{ task, root, newKey, given }} {...place} />
              )
            }
          </Loaded>
        );
      }}
    </Loaded>
  );
}
