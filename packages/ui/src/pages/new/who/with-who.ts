import type { ConfigText } from "../config-text.ts";
import type { Task, TaskField, Values, Written } from "../task.ts";

/** The name of the field that asks who may use what a form adds. */
export const WHO = "who";
const ANYONE = "anyone who reaches the port";

/** One way to let fewer use what a form adds: another form writes it, in the same change. */
export interface Guard {
  /** Who may use it then. */
  readonly choice: string;
  /** The form that protects what is there already. */
  readonly task: Task;
  /** The fields of that form whose values follow from what is added. */
  readonly answered: readonly string[];
  /** The values of these fields. */
  given(values: Values, after: ConfigText): Values;
  /** Whether it can protect what is added; undefined: always. */
  readonly fits?: (values: Values, after: ConfigText) => boolean;
  /** Why it cannot before the person does something else; empty if it can. */
  readonly problem?: (given: Values) => string;
}

/** What the form of a guard works with. */
interface Part {
  readonly guard: Guard;
  readonly values: Values;
  /** The configuration with what is added. */
  readonly config: ConfigText;
  /** Why the guard cannot protect it yet; empty if it can. */
  readonly problem: string;
}

/** A form that asks, too, who may use what it adds, and lets the form of that guard write its part. */
export function withWho(task: Task, guards: readonly Guard[]): Task {
  const afterOf = ofLast((values, config) => config.with(task.write(values, config).insertions));
  const isOpen = (values: Values, config: ConfigText): boolean =>
    task.access?.(values, config)?.closedBy !== undefined &&
    guards.some(({ fits }) => fits?.(values, afterOf(values, config)) !== false);
  const partOf = ofLast((values, config): Part | undefined => {
    const guard = guards.find(({ choice }) => choice === values[WHO]);
    if (guard === undefined || !isOpen(values, config)) return undefined;
    const after = afterOf(values, config);
    const given = guard.given(values, after);
    return {
      ...{ guard, config: after, values: { ...values, ...given } },
      problem: guard.problem?.(given) ?? "",
    };
  });
  const accessOf: Task["access"] = (values, config) => {
    const part = partOf(values, config);
    if (part === undefined) return task.access?.(values, config);
    return part.problem === "" ? part.guard.task.access?.(part.values, part.config) : undefined;
  };
  const who: TaskField = {
    name: WHO,
    title: "Who may use it",
    at: "gateways/*/routes/*/policies",
    isRequired: true,
    isFirstChosen: true,
    help: "Whose requests the gateway lets through. The change that adds it protects it, too.",
    choices: () => [ANYONE, ...guards.map(({ choice }) => choice)],
    isAsked: isOpen,
    said(values, config) {
      const { text = "" } = accessOf(values, config) ?? {};
      const part = partOf(values, config);
      return [text && `${text}.`, ...(part === undefined ? [] : saidOf(part))]
        .filter((each) => each !== "")
        .join(" ");
    },
  };
  return {
    ...task,
    fields: [...task.fields, who, ...guards.flatMap((guard) => fieldsOf(guard, partOf))],
    guardKinds: guards.map((guard) => guard.task.kind),
    guardKind: (values, config) => partOf(values, config)?.guard.task.kind,
    access: accessOf,
    write(values, config) {
      const own = task.write(values, config);
      const part = partOf(values, config);
      return part === undefined ? own : together(own, part);
    },
  };
}

/** What a form adds with what its guard adds. */
function together(own: Written, { guard, values, config, problem }: Part): Written {
  if (problem !== "") return { ...own, problems: { ...own.problems, [WHO]: problem } };
  const more = guard.task.write(values, config);
  const named = <Value>(record: Readonly<Record<string, Value>> = {}) =>
    Object.fromEntries(
      Object.entries(record).map(([name, value]) => [
        guard.answered.includes(name) ? WHO : name,
        value,
      ]),
    );
  const note = [own.note, more.note].filter((each) => each !== undefined).join(" ");
  return {
    insertions: [...own.insertions, ...more.insertions],
    places: { ...named(more.places), ...own.places },
    problems: { ...named(more.problems), ...own.problems },
    existing: { ...named(more.existing), ...own.existing },
    ...(note === "" ? {} : { note }),
  };
}

type PartOf = (values: Values, config: ConfigText) => Part | undefined;

/** The fields of a guard that a person is asked for once it is chosen. */
function fieldsOf(guard: Guard, partOf: PartOf): readonly TaskField[] {
  const chosen: PartOf = (values, config) => {
    const part = partOf(values, config);
    return part?.guard === guard ? part : undefined;
  };
  const within =
    <Said>(said: (values: Values, config: ConfigText) => Said, otherwise: Said) =>
    (values: Values, config: ConfigText): Said => {
      const part = chosen(values, config);
      return part === undefined ? otherwise : said(part.values, part.config);
    };
  return guard.task.fields
    .filter(({ name }) => !guard.answered.includes(name))
    .map((field) => {
      const { known, taken, said, isAsked = () => true } = field;
      return {
        ...field,
        isAsked: within(isAsked, false),
        ...(known === undefined ? {} : { known: within(known, []) }),
        ...(taken === undefined ? {} : { taken: within(taken, []) }),
        ...(said === undefined ? {} : { said: within(said, "") }),
      };
    });
}

/** What the form of a guard says of the values that it is given. */
function saidOf({ guard, values, config, problem }: Part): readonly string[] {
  if (problem !== "") return [];
  return guard.task.fields
    .filter(({ name, isAsked }) => guard.answered.includes(name) && isAsked === undefined)
    .map(({ said }) => said?.(values, config) ?? "");
}

/** A function that remembers its last result: the fields of a form ask for the same, and there may be 10,000 routes. */
function ofLast<Result>(
  work: (values: Values, config: ConfigText) => Result,
): (values: Values, config: ConfigText) => Result {
  let last: { values: Values; config: ConfigText; result: Result } | undefined;
  return (values, config) => {
    if (last?.values !== values || last.config !== config)
      last = { values, config, result: work(values, config) };
    return last.result;
  };
}
