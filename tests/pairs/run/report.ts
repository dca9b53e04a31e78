import { stringify } from "yaml";
import type { Addresses } from "../features/feature.ts";

import type { Difference } from "./compare.ts";
import { configurationOf } from "./configuration.ts";
import type { Finding } from "./runner.ts";

/** Findings that are shown in full; more of the same kind are counted. */
const MOST_SHOWN = 40;
const PORT = 8080;

/** The lines about all findings: those that differ in the same way are one. */
export function linesOf(findings: readonly Finding[], addresses: Addresses): readonly string[] {
  const groups = Map.groupBy(
    findings.flatMap((finding) =>
      finding.differences.map((difference) => ({ finding, difference })),
    ),
    ({ difference }) => stringify(difference),
  );
  const sorted = [...groups.values()].toSorted((one, other) => other.length - one.length);
  const lines = sorted.slice(0, MOST_SHOWN).flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : linesOfGroup(first, group, addresses);
  });
  const left = sorted.length - MOST_SHOWN;
  return left > 0 ? [...lines, `and ${left} other kinds of differences`] : lines;
}

interface One {
  readonly finding: Finding;
  readonly difference: Difference;
}

function linesOfGroup(first: One, group: readonly One[], addresses: Addresses): readonly string[] {
  const { finding, difference } = first;
  const { protocol, kind } = finding.variant;
  const names = new Set(group.map(({ finding: { case: one } }) => one.name));
  const others = [...names].filter((name) => name !== finding.case.name);
  const planned = { id: "c0", case: finding.case, port: PORT };
  return [
    "",
    `difference: ${difference.what}, ${group.length} times`,
    `  features: ${finding.case.name}`,
    ...(others.length > 0 ? [`  and of: ${others.slice(0, 2).join("; ")}`] : []),
    `  exchange: ${[protocol, kind, finding.while].filter(Boolean).join(", ")}`,
    `  expected: ${JSON.stringify(difference.expected)}`,
    `  seen:     ${JSON.stringify(difference.seen)}`,
    "  configuration:",
    ...configurationOf([planned], addresses, 1)
      .split("\n")
      .map((line) => `    ${line}`),
  ];
}
