import type { JsonObject } from "@edge-gateway/llm";
import { type ImportedSecrets, setting } from "../secrets.ts";
import { filledText } from "../values.ts";

/** The parameters of a deployment that say who signs its requests for AWS. */
const KEYS = {
  aws_access_key_id: "accessKey",
  aws_secret_access_key: "secretKey",
  aws_session_token: "sessionToken",
} as const;

/** The parameters that this conversion reads. */
export const AWS_PARAMS: readonly string[] = [
  ...Object.keys(KEYS),
  "aws_role_name",
  "aws_session_name",
];

/** Converts keys of AWS, or a role; undefined if there are none. A text says why that is impossible. */
export function awsAuth(
  at: string,
  params: JsonObject,
  secrets: ImportedSecrets,
): JsonObject | string | undefined {
  const data: Record<string, string> = {};
  for (const [name, key] of Object.entries(KEYS)) {
    const value = filledText(params[name]);
    if (value !== undefined) data[key] = secrets.variable(`${at}.${name}`, value);
  }
  const roleArn = setting(params["aws_role_name"]);
  const hasKeys = Object.keys(data).length > 0;
  if (roleArn !== undefined) {
    if (hasKeys) return "the model is left out: this gateway assumes a role with its own keys";
    const sessionName = setting(params["aws_session_name"]);
    return {
      aws: { assumeRole: { roleArn, ...(sessionName === undefined ? {} : { sessionName }) } },
    };
  }
  if (!hasKeys) return undefined;
  if (data["accessKey"] === undefined || data["secretKey"] === undefined)
    return "aws_access_key_id or aws_secret_access_key is missing";
  return { aws: { secretRef: { name: secrets.holder("aws", data) } } };
}
