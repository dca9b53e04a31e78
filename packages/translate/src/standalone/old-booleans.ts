/** Words without quotes that YAML 1.1 reads as booleans and YAML 1.2 as text. */
const TRUE = /^(?:y|Y|yes|Yes|YES|on|On|ON)$/;
const FALSE = /^(?:n|N|no|No|NO|off|Off|OFF)$/;

/** What YAML 1.1, by which Kubernetes reads manifests, takes a word without quotes for; undefined for others. */
export function oldBoolean(word: string): boolean | undefined {
  if (TRUE.test(word)) return true;
  return FALSE.test(word) ? false : undefined;
}
