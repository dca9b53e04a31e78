import { hasErrors, sortDiagnostics } from "../diagnostics/diagnostic.ts";
import type { Diagnostic, DiagnosticCode } from "../diagnostics/diagnostic.ts";
import type { Ir } from "../ir/index.ts";
import { nameOf } from "./document.ts";
import type { Document } from "./document.ts";
import type { ReadManifest } from "./read-manifest.ts";
import { settingsOf } from "./settings.ts";
import { Snapshot } from "./snapshot.ts";
import type { ResourceStatus } from "./statuses.ts";
import { translateManifests } from "./translate.ts";

/** A set of manifests, translated together. */
export interface LoadedSet {
  readonly ir: Ir;
  readonly statuses: readonly ResourceStatus[];
  /** Everything that is said of one manifest. */
  diagnosticsOf(manifest: ReadManifest): readonly Diagnostic[];
}

/** How a set is taken. */
export interface SetOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** To be run by this build, or only to be judged: then what it does not run is a warning. */
  readonly isRun: boolean;
}

/** Translates manifests as one set. While any is wrong, references that lead nowhere are no news. */
export function loadSet(
  manifests: readonly ReadManifest[],
  { environment, isRun }: SetOptions,
): LoadedSet {
  const said = isRun ? (diagnostic: Diagnostic) => diagnostic : withoutRunning;
  const found = new Map<ReadManifest, Diagnostic[]>(
    manifests.map((manifest) => [manifest, manifest.diagnostics.map(said)]),
  );
  const owners = new Map<Document, ReadManifest>();
  const named = new Map<string, ReadManifest>();
  for (const [manifest, diagnostics] of found) {
    const { document } = manifest;
    if (document === undefined) continue;
    const name = nameOf(document);
    const first = named.get(name);
    if (first === undefined) {
      named.set(name, manifest);
      owners.set(document, manifest);
    } else diagnostics.push(duplicate(manifest, name, first));
  }
  const allRead = [...found.values()].every((diagnostics) => !hasErrors(diagnostics));
  const snapshot = new Snapshot([...owners.keys()]);
  const { settings, findings: ofSettings } = settingsOf(snapshot, environment);
  const { ir, statuses, findings } = translateManifests(snapshot);
  for (const { document, ...finding } of [...findings, ...ofSettings]) {
    const manifest = owners.get(document);
    if (manifest === undefined) continue;
    if (finding.severity === "warning" && !allRead) continue;
    found.get(manifest)?.push(said(manifest.place(finding)));
  }
  return {
    ir: { ...ir, settings },
    statuses,
    diagnosticsOf: (manifest) => sortDiagnostics(found.get(manifest) ?? []),
  };
}

/** An API server takes these, and a controller says in the status what it cannot do. */
const TAKEN: ReadonlySet<DiagnosticCode> = new Set(["unsupported", "unusable"]);

function withoutRunning(diagnostic: Diagnostic): Diagnostic {
  return TAKEN.has(diagnostic.code) ? { ...diagnostic, severity: "warning" } : diagnostic;
}

function duplicate(manifest: ReadManifest, name: string, first: ReadManifest): Diagnostic {
  const place = first.place({ pointer: "/metadata/name", code: "duplicate-key", message: "" });
  const message = `duplicate ${name} (first at ${place.file}:${place.line})`;
  return manifest.place({ pointer: "/metadata/name", code: "duplicate-key", message });
}
