import type { Diagnostic } from "@edge-gateway/translate";
import { findingsOf, type JudgedConfiguration } from "./judged-configuration.ts";

/** Where files and EdgeParameters name model catalogues. */
const PLACES = ["config.modelCatalog", "spec.modelCatalog"];

/** The first problem of a model catalogue: the catalogues that were readable before stay. */
export function brokenCatalog(
  configuration: Pick<JudgedConfiguration, "files">,
): Diagnostic | undefined {
  return findingsOf(configuration).diagnostics.find(({ path }) =>
    PLACES.some((place) => path.startsWith(place)),
  );
}
