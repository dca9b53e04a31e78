import { get } from "../../spec/values.ts";

/** Conditions that report a problem when they are true. */
const BAD: ReadonlySet<string> = new Set(["Conflicted", "PartiallyInvalid"]);
/** The conditions of each kind, per parent if it has parents. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  BackendTLSPolicy: ["Accepted", "ResolvedRefs"],
  EdgeBackend: ["Accepted"],
  EdgeModel: ["Accepted", "ResolvedRefs"],
  EdgePolicy: ["Accepted", "Attached"],
  GRPCRoute: ["Accepted", "ResolvedRefs"],
  Gateway: ["Accepted", "Programmed"],
  HTTPRoute: ["Accepted", "ResolvedRefs"],
  InferencePool: ["Accepted", "ResolvedRefs"],
  ListenerSet: ["Accepted", "Programmed"],
  TCPRoute: ["Accepted", "ResolvedRefs"],
  TLSRoute: ["Accepted", "ResolvedRefs"],
  UDPRoute: ["Accepted", "ResolvedRefs"],
  XBackend: ["Accepted", "ResolvedRefs"],
};

/**
 * The conditions of an object as text, including those of its parents, ancestors and listeners:
 * `Accepted=True Accepted`.
 */
export function statusLines(object: unknown): readonly string[] {
  const status = Object(get(object, ["status"]));
  const holders = [
    status,
    ...["parents", "ancestors", "listeners"].flatMap((field) => status[field] ?? []),
  ];
  const lines = holders.flatMap((holder: unknown) =>
    (Object(holder).conditions ?? []).map((condition: Record<string, string>) => {
      const { type = "", status: is, reason, message } = condition;
      return is === (BAD.has(type) ? "False" : "True")
        ? `${type}=${is} ${reason}`
        : `${type}=${is} ${reason}: ${message}`;
    }),
  );
  return [...new Set(lines)];
}

/**
 * Deviations from the expected status: by default every condition must be good; otherwise the lines
 * and reasons in the file beside the example are expected.
 */
export function unexpectedIn(
  name: string,
  kind: string,
  lines: readonly string[],
  exception: unknown,
): readonly string[] {
  const wrong = lines.filter((line) => line.includes(": "));
  const { status: excepted = [], because } = Object(exception);
  if (exception !== undefined && (typeof because !== "string" || excepted.length === 0))
    return [`${name}: its exception has no status or no reason in words`];
  const isExcepted = (line: string): boolean =>
    excepted.some((one: string) => line.startsWith(`${one}: `));
  const missing = excepted.filter(
    (one: string) => !wrong.some((line) => line.startsWith(`${one}: `)),
  );
  const said = (SAID[kind] ?? []).filter(
    (type) => !lines.some((line) => line.startsWith(`${type}=`)),
  );
  return [
    ...wrong.filter((line) => !isExcepted(line)),
    ...missing.map((one: string) => `${one} is expected and not there`),
    ...said.map((type) => `says nothing of ${type}`),
  ].map((line) => `${name}: ${line}`);
}
