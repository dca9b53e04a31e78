import { hasErrors, sortDiagnostics } from "../diagnostics/diagnostic.ts";
import type { Diagnostic, DiagnosticCode } from "../diagnostics/diagnostic.ts";
import type { Ir } from "../ir/index.ts";
import { certificateWarnings } from "./document/certificate-warnings.ts";
import { nameOf } from "./document/document.ts";
import type { Document } from "./document/document.ts";
import type { ReadManifest } from "./read-manifest.ts";
import { settingsOf } from "./settings.ts";
import { ManifestSet } from "./document/manifest-set.ts";
import type { ResourceStatus } from "./document/statuses.ts";
import { translateManifests } from "./translate.ts";

/** A set of manifests after translation. */
export interface LoadedSet {
  readonly ir: Ir;
  readonly statuses: readonly ResourceStatus[];
  /** Lists all diagnostics of one manifest. */
  diagnosticsOf(manifest: ReadManifest): readonly Diagnostic[];
}

/**
 * Translates manifests as one set. If some are invalid, broken references are not reported, because
 * they may be a consequence.
 * @param now milliseconds since 1970, at which certificates must be valid; unset: their dates are
 * not checked
 */
export function loadSet(
  manifests: readonly ReadManifest[],
  environment: Readonly<Record<string, string | undefined>>,
  now?: number,
): LoadedSet {
  const found = new Map<ReadManifest, Diagnostic[]>(
    manifests.map((manifest) => [manifest, manifest.diagnostics.map(asTaken)]),
  );
  const owners = new Map<string, ReadManifest>();
  const documents: Document[] = [];
  for (const [manifest, diagnostics] of found) {
    const { document } = manifest;
    if (document === undefined) continue;
    const name = nameOf(document);
    const first = owners.get(name);
    if (first === undefined) {
      owners.set(name, manifest);
      documents.push(document);
    } else diagnostics.push(duplicate(manifest, name, first));
  }
  const allRead = [...found.values()].every((diagnostics) => !hasErrors(diagnostics));
  const snapshot = new ManifestSet(documents);
  const { settings, modelCatalogs, findings: ofSettings } = settingsOf(snapshot, environment);
  const { ir, verdicts } = translateManifests(snapshot, settings);
  const { statuses, findings } = verdicts();
  const ofDates = now === undefined ? [] : certificateWarnings(snapshot, now);
  for (const { document, ...finding } of [...findings, ...ofSettings, ...ofDates]) {
    const manifest = owners.get(nameOf(document));
    if (manifest === undefined) continue;
    if (finding.severity === "warning" && !allRead) continue;
    found.get(manifest)?.push(asTaken(manifest.place(finding)));
  }
  return {
    ir: modelCatalogs.length === 0 ? ir : { ...ir, modelCatalogs },
    statuses,
    diagnosticsOf: (manifest) => sortDiagnostics(found.get(manifest) ?? []),
  };
}

/** Problems that an API server accepts, and that a controller reports in the status. */
const TAKEN: ReadonlySet<DiagnosticCode> = new Set(["unsupported", "unusable"]);

function asTaken(diagnostic: Diagnostic): Diagnostic {
  return TAKEN.has(diagnostic.code) ? { ...diagnostic, severity: "warning" } : diagnostic;
}

function duplicate(manifest: ReadManifest, name: string, first: ReadManifest): Diagnostic {
  const place = first.place({ pointer: "/metadata/name", code: "duplicate-key", message: "" });
  const message = `duplicate ${name} (first at ${place.file}:${place.line})`;
  return manifest.place({ pointer: "/metadata/name", code: "duplicate-key", message });
}
