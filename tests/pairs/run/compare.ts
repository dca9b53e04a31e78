import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Received } from "../clients/client.ts";
import type { Call, Expectation, Fields, Request, Response } from "../model/message.ts";
import { ANY, HASH_OF_BODY, UNCHECKED } from "../model/world.ts";
import type { Observed } from "../servers/observed.ts";

/** One thing that an observer saw otherwise than the model says. */
export interface Difference {
  readonly what: string;
  readonly expected: unknown;
  readonly seen: unknown;
}

const HASH_HEADER = "x-amz-content-sha256";

/** Header fields that are compared, beside those of the features. */
const WATCHED = new Set([
  ...["authorization", "cookie", "etag", "content-md5", "content-range", "content-encoding"],
  ...["location", "access-control-allow-origin", "access-control-expose-headers"],
  ...["content-type", "grpc-status", HASH_HEADER],
]);

const PREFIX = "x-p-";

function watched(fields: Fields, without: readonly string[] = []): Fields {
  const names = Object.keys(fields).filter(
    (name) => (WATCHED.has(name) || name.startsWith(PREFIX)) && !without.includes(name),
  );
  return Object.fromEntries(names.toSorted().map((name) => [name, fields[name] ?? ""]));
}

/** Compares what all observers saw of one exchange with what they must have seen. */
export function compare(
  expected: Expectation,
  observed: Observed,
  received: Received,
  essenceOf: (body: string | undefined) => string | undefined,
): readonly Difference[] {
  const differences: Difference[] = [];
  const check: Check = (what, one, other) => {
    if (!isDeepStrictEqual(one, other)) differences.push({ what, expected: one, seen: other });
  };
  const bodies: CheckBody = (what, one, other) =>
    check(what, shown(essenceOf(one)), shown(essenceOf(other)));
  const checks = { check, bodies };
  if ("failure" in received) check("client", summary(expected.client), received.failure);
  else compareClient(expected.client, received, checks);
  const { early } = observed.exchange;
  check(
    "requests at the upstream",
    expected.upstream === undefined ? 0 : 1,
    observed.upstream.length,
  );
  const [request] = observed.upstream;
  if (expected.upstream !== undefined && request !== undefined) {
    compareRequest({ who: "upstream", early }, expected.upstream, request, checks);
  }
  // The upstream may respond, and the exchange may be refused, before a server has seen the whole body.
  compareCalls(expected, observed, early || expected.upstream === undefined, checks);
  const copied = Object.keys({ ...expected.mirrors, ...observed.mirrors });
  for (const name of copied) {
    const copy = expected.mirrors[name];
    const [seen] = observed.mirrors[name] ?? [];
    const count = copy === undefined ? 0 : 1;
    // A request whose body the upstream did not want is not complete, so that it may have no copy.
    if (!early) check(`copies at ${name}`, count, observed.mirrors[name]?.length ?? 0);
    if (seen !== undefined && copy !== undefined)
      compareRequest({ who: name, early }, copy, seen, checks);
  }
  return differences;
}

type Check = (what: string, expected: unknown, seen: unknown) => void;
type CheckBody = (what: string, expected?: string, seen?: string) => void;

interface Checks {
  readonly check: Check;
  readonly bodies: CheckBody;
}

function summary({ status, headers, body }: Response): string {
  return `${status} ${JSON.stringify(watched(headers))} ${JSON.stringify(shown(body))}`;
}

function compareClient(expected: Response, seen: Response, { check, bodies }: Checks): void {
  check("status at the client", expected.status, seen.status);
  const isMade = expected.body === UNCHECKED;
  // The media type of what the gateway makes is not specified.
  const without = expected.headers["content-type"] === undefined ? ["content-type"] : [];
  const fields = watched(expected.headers, without);
  check("headers at the client", fields, withAny(fields, watched(seen.headers, without)));
  if (!isMade) bodies("body at the client", expected.body, seen.body);
  check("trailers at the client", watched(expected.trailers), watched(seen.trailers));
  check("informational responses", expected.informational, seen.informational);
}

function compareRequest(
  { who, early }: { readonly who: string; readonly early: boolean },
  expected: Request,
  seen: Request,
  { check, bodies }: Checks,
): void {
  check(`request line at ${who}`, lineOf(expected), lineOf(seen));
  const fields = watched(expected.headers);
  // The upstream has not read the body before an early response.
  const body = early ? expected.body : seen.body;
  check(`headers at ${who}`, fields, withAny(fields, withHash(watched(seen.headers), body)));
  if (early) return;
  bodies(`body at ${who}`, expected.body, seen.body);
  // Nothing says that a copy has the trailers of the request.
  if (who !== "upstream") return;
  check(`trailers at ${who}`, watched(expected.trailers), watched(seen.trailers));
}

/** A hash that is that of the body, under its name in the model. */
function withHash(seen: Fields, body: string | undefined): Fields {
  const hash = createHash("sha256")
    .update(body ?? "", "latin1")
    .digest("hex");
  return seen[HASH_HEADER] === hash ? { ...seen, [HASH_HEADER]: HASH_OF_BODY } : seen;
}

/** The fields that were seen; those whose value nobody can know are as expected. */
function withAny(expected: Fields, seen: Fields): Fields {
  const entries = Object.entries(seen);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, expected[name] === ANY ? ANY : value]),
  );
}

function lineOf({ method, path, host }: Request): string {
  return `${method} ${path} ${host}`;
}

function compareCalls(
  expected: Expectation,
  observed: Observed,
  isPartial: boolean,
  { check, bodies }: Checks,
): void {
  const names = new Set([...expected.calls, ...observed.calls].map(({ server }) => server));
  for (const name of names) {
    const of = (calls: readonly Call[]) => calls.filter(({ server }) => server === name);
    const [must, did] = [of(expected.calls), of(observed.calls)];
    if (isPartial && did.length === 0) continue;
    check(`calls of ${name}`, must.length, did.length);
    const [one, other] = [must[0], did[0]];
    if (one === undefined || other === undefined) continue;
    const line = (call: Call) => (one.method === undefined ? "" : `${call.method} ${call.path}`);
    check(`request line at ${name}`, line(one), line(other));
    const fields = Object.keys(one.headers).length > 0;
    if (fields) check(`headers at ${name}`, watched(one.headers), watched(other.headers));
    if (!isPartial) bodies(`body at ${name}`, one.body, other.body);
  }
}

const MOST_SHOWN = 60;

/** A body as it is compared and printed: long ones by their beginning and length. */
function shown(body: string | undefined): string {
  const text = body ?? "";
  if (text.length <= MOST_SHOWN) return text;
  return `${text.slice(0, MOST_SHOWN)}… (${text.length} bytes)`;
}
