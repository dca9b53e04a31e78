import { Random } from "../../fuzz/random.ts";
import type { Feature } from "../features/feature.ts";
import type { Protocol } from "../model/message.ts";
import { canMeet, type Case, caseOf, kindOf, pairsOf, touch } from "./case.ts";
import { portKey } from "./configuration.ts";
import { hasDialect } from "./dialects.ts";
import { VARIANTS, type Variant } from "./exchanges.ts";

/** Which cases are tried, and with which exchanges. */
export interface Selection {
  /** Parts of names; every feature of a case has one of them. Empty: all features. */
  readonly only: readonly string[];
  /** The name of the only case, as a difference shows it; unset: all cases. */
  readonly case?: string | undefined;
  readonly protocol: Protocol | undefined;
  readonly kind: string | undefined;
  readonly triples: number;
  readonly seed: number;
}

export interface Selected {
  readonly pairs: readonly Case[];
  readonly triples: readonly Case[];
}

export function select(features: readonly Feature[], selection: Selection): Selected {
  const { only } = selection;
  if (selection.case !== undefined)
    return { pairs: [caseNamed(features, selection.case)], triples: [] };
  const chosen = features.filter(
    ({ name }) => only.length === 0 || only.some((part) => name.includes(part)),
  );
  return { pairs: pairsOf(chosen), triples: triplesOf(chosen, selection) };
}

function caseNamed(features: readonly Feature[], name: string): Case {
  return caseOf(
    name.split(" + ").map((part) => {
      const found = features.find((feature) => feature.name === part);
      if (found === undefined) throw new Error(`--case: there is no feature ${part}`);
      return found;
    }),
  );
}

/** Attempts for each triple, because some features cannot be together. */
const ATTEMPTS = 50;

function triplesOf(features: readonly Feature[], { triples, seed }: Selection): readonly Case[] {
  const random = new Random(seed);
  const [first, ...rest] = features;
  const found = new Map<string, Case>();
  if (first === undefined) return [];
  for (let attempt = 0; found.size < triples && attempt < triples * ATTEMPTS; attempt++) {
    const pick = () => random.pick([first, ...rest]);
    const three = [pick(), pick(), pick()] as const;
    const [one, two, last] = three;
    if (!canMeet(three) || !touch(one, two) || !touch(two, last)) continue;
    const made = caseOf(three);
    found.set(made.name, made);
  }
  return [...found.values()];
}

/** Every how many of the variants an ordered pair gets; the reverse pair gets the others. */
const SHARE = 2;

/**
 * The exchanges of a case: of an ordered pair half of them, and the pair in the reverse order gets the other
 * half, so that every two features meet in all of them.
 */
export function variantsOf(one: Case, { protocol, kind }: Selection): readonly Variant[] {
  const [first, second] = one.features;
  const isForward = (first?.name ?? "") < (second?.name ?? "");
  const speaks = hasDialect(kindOf(one.features));
  // A server of HTTP/2 must have allowed extended CONNECT (RFC 8441 section 3), which this one has not.
  const isHttp2 = one.features.some(({ name }) => name === "backend.http.HTTP2");
  const isGuarded = one.features.some(({ placed: { policy } }) => policy.kind === "guard");
  return VARIANTS.filter(
    (variant, index) =>
      !(variant.protocol === "websocket" && isHttp2) &&
      (isGuarded || variant.kind !== "duplicate") &&
      (!speaks || isOfDialect(variant)) &&
      (kind !== undefined || isPlain(variant) || index % SHARE === (isForward ? 0 : 1)) &&
      (protocol === undefined || variant.protocol === protocol) &&
      (kind === undefined || variant.kind === kind),
  );
}

const isOfDialect = ({ protocol, kind }: Variant) =>
  (protocol === "http1" || protocol === "http2") && DIALECT_KINDS.includes(kind);

const DIALECT_KINDS: readonly string[] = ["small", "chunked", "duplicate"];

const isPlain = ({ protocol, kind }: Variant) => protocol === "http1" && kind === "small";

/** The cases of one gateway, which has at most 64 ports (schemas/standalone, `gateways`). */
const CASES = 600;
const PORTS = 60;

/** Divides cases into batches; cases that can share a port are together where they fit. */
export function batchesOf(cases: readonly Case[]): readonly (readonly Case[])[] {
  const batches: Case[][] = [];
  let ports = PORTS;
  for (const group of Map.groupBy(cases, portKey).values()) {
    ports += 1;
    for (const one of group) {
      const last = batches.at(-1);
      if (last !== undefined && last.length < CASES && ports <= PORTS) last.push(one);
      else {
        batches.push([one]);
        ports = 1;
      }
    }
  }
  return batches;
}
