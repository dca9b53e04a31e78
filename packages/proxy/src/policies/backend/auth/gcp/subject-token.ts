import { asObject } from "@edge-gateway/jose";
import { CredentialError } from "../../../credential-error.ts";
import { parseObject } from "../cloud/cloud.ts";
import type { Cloud } from "../cloud/cloud.ts";

type Members = Readonly<Record<string, unknown>>;

/** The token of another provider, in a file or behind a URL. @throws CredentialError */
export async function subjectTokenOf(source: Members, cloud: Cloud): Promise<string> {
  const { file, url } = source;
  if (typeof file === "string") return tokenIn(await cloud.file(file), source);
  if (typeof url !== "string")
    throw new CredentialError("credential_source must have file or url: no others are read");
  const headers = Object.entries(asObject(source["headers"]) ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const text = await cloud.text(url, { headers: Object.fromEntries(headers) });
  return tokenIn(text.trim(), source);
}

/** As text, or a member of JSON, as `format` says. */
function tokenIn(text: string, source: Members): string {
  const format = asObject(source["format"]) ?? {};
  if (format["type"] !== "json") return text;
  const { subject_token_field_name: name } = format;
  if (typeof name !== "string")
    throw new CredentialError("credential_source: there is no subject_token_field_name");
  const token = parseObject(text)[name];
  if (typeof token === "string" && token !== "") return token;
  throw new CredentialError(`credential_source: there is no ${name}`);
}
