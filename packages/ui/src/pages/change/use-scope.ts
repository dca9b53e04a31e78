import type { AdminFinding } from "@edge-gateway/generated/types/index.ts";
import { readablePath } from "@edge-gateway/translate/diagnostics/pointer";
import { useMemo } from "react";
import { resolved } from "../../components/config-schema.ts";
import type { ObjectScope } from "../../components/schema/object-scope.ts";
import { useVerdict } from "../configuration/use-verdict.ts";
import type { TextVerdict } from "../configuration/use-verdict.ts";
import { isWithin, newFindings, saidOf } from "../new/field-findings.ts";
import type { Opened } from "./changing.ts";
import { joined } from "../../components/change/place-of-object.ts";
import { isSecretAt } from "./secrets.ts";
import type { useObject } from "./use-object.ts";

/** Values of an object that are all shown at once; inner objects of one with more are folded. */
const FEW_VALUES = 12;

interface ScopeOrder {
  readonly object: ReturnType<typeof useObject>;
  readonly opened: Opened;
  /** The schema of the file. */
  readonly root: unknown;
  readonly file: string;
}

interface UsedScope {
  readonly scope: ObjectScope;
  /** What is wrong elsewhere. */
  readonly others: readonly string[];
  /** The places that refer to what is removed. */
  readonly users: readonly string[];
  readonly judged: TextVerdict;
}

/** What the fields of an object need to know, also what is wrong with what is typed in them. */
export function useScope({ object, opened, root, file }: ScopeOrder): UsedScope {
  const { change, typed, made } = object;
  const isMade = typed !== undefined && made !== undefined;
  const judged = useVerdict(file, isMade ? change.draft : undefined);
  const before = useVerdict(file, typed === undefined ? undefined : change.base.text).verdict;
  const { verdict } = judged;
  const findings = useMemo(
    () =>
      typed === undefined || verdict === undefined || before === undefined
        ? []
        : newFindings(verdict.findings, before.findings),
    [typed === undefined, verdict, before],
  );
  const scope = useMemo((): ObjectScope => {
    const placeOf = (at: string): string => joined(opened.place, readablePath(at));
    return {
      resolve: (schema) => resolved(root, schema),
      problemsAt(at, inner) {
        const place = placeOf(at);
        const places = inner.map(placeOf);
        return findings
          .filter(({ path }) => isWithin(path, place))
          .filter(({ path }) => !places.some((each) => isWithin(path, each)))
          .map(saidOf);
      },
      isSecret: (at, value) => isSecretAt(opened, at, value),
      isOpen: valuesIn(opened.value) <= FEW_VALUES,
    };
  }, [root, opened, findings]);
  const isUser = ({ code, severity }: AdminFinding): boolean =>
    object.isRemoved && code === "unknown-reference" && severity === "error";
  // Another object may have the place of a removed one.
  const others = findings.filter(({ path }) => object.isRemoved || !isWithin(path, opened.place));
  return {
    scope,
    users: others.filter(isUser).map(({ path }) => path),
    others: others
      .filter((each) => !isUser(each))
      .map(({ path, ...said }) => `\`${path}\`: ${saidOf(said)}`),
    judged,
  };
}

/** The number of values in a value that are no lists and no maps. */
function valuesIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + valuesIn(inner), 0);
}
