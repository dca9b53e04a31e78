import { stringify } from "yaml";

/** Writes a value as YAML that people can read and edit. */
export function writeYaml(value: object): string {
  return stringify(value, { lineWidth: 100 });
}
