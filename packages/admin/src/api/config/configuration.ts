import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type {
  AdminConfigApplied,
  AdminConfigCandidate,
  AdminConfigChange,
  AdminFinding,
} from "@edge-gateway/generated/types/index.ts";
import type { Change } from "@edge-gateway/config/change";
import type { ConfigEditor } from "@edge-gateway/config/config-editor";
import type { ConfigDiagnostic } from "@edge-gateway/config/reading/config-status";
import { diffConfigurations } from "@edge-gateway/config/diff-configurations";
import type { ConfigChange } from "@edge-gateway/config/diff-configurations";
import type { CandidateFile, JudgedCandidate } from "@edge-gateway/config/reading/judge-candidate";
import type {
  ShownConfiguration,
  ShownFile,
} from "@edge-gateway/config/reading/shown-configuration";
import { AdminRefusal } from "../../problem.ts";
import { findingOf } from "./config-status.ts";
import type { SomeHandlers } from "../operation.ts";
import { originOf } from "../origin-of.ts";
import type { ApiParts } from "../parts.ts";
import { placeOf } from "../place-of.ts";

const MOST_FILES = LIMITS.adminConfigSource.files.maxItems;
const MOST_FINDINGS = LIMITS.adminConfigVerdict.findings.maxItems;
const MOST_CHANGES = LIMITS.adminConfigDiff.changes.maxItems;

type Operations = SomeHandlers<"getConfigSource" | "validateConfig" | "diffConfig" | "applyConfig">;

/** A change that was made, and its version; unset if the configuration has changes of others, too. */
interface AppliedReply {
  readonly value: AdminConfigApplied;
  readonly version?: string;
}

/** The operations that show, judge and replace the files of the configuration. */
export function configurationOperations({ editor, status, redaction }: ApiParts): Operations {
  return {
    getConfigSource: async ({ caller }) => {
      const shown = await editor.show();
      const value = sourceOf(shown, caller.writeRefusal ?? (await editor.locked()));
      return { value, version: shown.version };
    },
    validateConfig: async ({ body }) => {
      const { diagnostics, omitted } = await judged(editor, body);
      const findings = findingsOf(diagnostics);
      const left = omitted + diagnostics.length - findings.length;
      return { value: { valid: !hasError(diagnostics), findings, omitted: left } };
    },
    diffConfig: async ({ body }) => {
      const { diagnostics, ir, secrets: texts } = await judged(editor, body, true);
      const { accepted } = editor;
      if (accepted === undefined) throw new AdminRefusal("unavailable", "the gateway is starting");
      if (ir === undefined) throw invalid(diagnostics);
      const all = diffConfigurations(accepted, ir, { redaction: redaction(), texts });
      const changes = all
        .slice(0, MOST_CHANGES)
        .map((change) => changeOf(change, status().config.source));
      const omitted = all.length - changes.length;
      return { value: { changes, omitted, findings: findingsOf(diagnostics) } };
    },
    applyConfig: async ({ body, version = "", caller }) => {
      const origin = originOf(caller, body.message);
      return appliedOf(await editor.change(filesOf(body), version, origin));
    },
  };
}

/** The reply to a change. @throws AdminRefusal if it was not made */
export function appliedOf(change: Change): AppliedReply {
  if (change.kind !== "applied") throw refusalOf(change);
  const { status, version } = change;
  const { generation, restartNeeded, lastAttempt } = status;
  const findings = findingsOf(lastAttempt?.diagnostics ?? []);
  const value = { generation, restartNeeded, findings };
  return version === undefined ? { value } : { value, version };
}

function refusalOf(change: Exclude<Change, { readonly kind: "applied" }>): AdminRefusal {
  switch (change.kind) {
    case "locked":
      return new AdminRefusal("conflict", change.reason);
    case "unavailable":
      return new AdminRefusal("unavailable", change.reason);
    case "busy":
      return tooMany();
    case "invalid":
      return invalid(change.judged.diagnostics);
    case "refused":
      return new AdminRefusal(
        "conflict",
        `the gateway could not take the change and continues with the old configuration, which is stored again: ${change.problems.join("; ")}`,
      );
    case "stale": {
      const { current, why } = change;
      const { version } = current;
      const changes = why === undefined || why === "" ? "" : ` (${why})`;
      return new AdminRefusal(
        "changed-meanwhile",
        `the configuration has changed since that version${changes}: compare your change with the current texts, and send it with the version of these`,
        { version, current: sourceOf(current, undefined) },
      );
    }
  }
}

/** The refusal of a candidate with errors. */
export function invalid(diagnostics: readonly ConfigDiagnostic[]): AdminRefusal {
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  const detail = `the configuration would have ${errors} error${errors === 1 ? "" : "s"}, and nothing was changed`;
  return new AdminRefusal("invalid-configuration", detail, { findings: findingsOf(diagnostics) });
}

/** The refusal of a candidate while too many wait. */
export function tooMany(): AdminRefusal {
  return new AdminRefusal("too-many", "too many candidates are judged now: try again");
}

/** Judges a candidate. @throws AdminRefusal if too many wait */
export async function judged(
  editor: ConfigEditor,
  candidate: AdminConfigCandidate,
  needsIr = false,
): Promise<JudgedCandidate> {
  const result = await editor.judge(filesOf(candidate), needsIr);
  if (result === undefined) throw tooMany();
  return result;
}

function filesOf({ files }: AdminConfigCandidate): readonly CandidateFile[] {
  return files.map(({ name, text }) => ({ file: name, text }));
}

function sourceOf({ files }: ShownConfiguration, locked: string | undefined) {
  return {
    files: shownFiles(files),
    writable: locked === undefined,
    ...(locked === undefined ? {} : { readOnlyReason: locked }),
  };
}

/** Files as the API sends them. */
export function shownFiles(files: readonly ShownFile[]) {
  return files.slice(0, MOST_FILES).map(({ file, text, hidden, fixed }) => ({
    name: file,
    ...(text === undefined ? {} : { text }),
    ...(hidden === undefined ? {} : { hiddenReason: hidden }),
    ...(fixed === undefined ? {} : { readOnlyReason: fixed }),
  }));
}

function findingsOf(diagnostics: readonly ConfigDiagnostic[]): readonly AdminFinding[] {
  return diagnostics.slice(0, MOST_FINDINGS).map(findingOf);
}

function hasError(diagnostics: readonly ConfigDiagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}

function changeOf({ place, ...change }: ConfigChange, source: string): AdminConfigChange {
  return place === undefined ? change : { ...change, place: placeOf(place, source) };
}
