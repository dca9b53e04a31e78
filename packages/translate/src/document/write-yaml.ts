import { stringify } from "yaml";

/** A value as YAML that people read and edit. */
export function writeYaml(value: object): string {
  return stringify(value, { lineWidth: 100 });
}
