import { asObject } from "@edge-gateway/jose";
import { CredentialError } from "../../credential-error.ts";
import { parseObject } from "../../token-response.ts";
import type { Cloud } from "../cloud.ts";

type Members = Readonly<Record<string, unknown>>;

/**
 * Reads another provider's token from a file or a URL.
 * @throws CredentialError
 */
export async function subjectTokenOf(source: Members, cloud: Cloud): Promise<string> {
  const { file, url, environment_id: environment } = source;
  // With `environment_id`, the URL leads to keys that sign a request, not to a token.
  if (environment !== undefined)
    throw new CredentialError("credential_source must not have environment_id: not supported");
  if (typeof file === "string") return tokenIn(await cloud.file(file), source);
  if (typeof url !== "string")
    throw new CredentialError(
      "credential_source must have file or url: other sources are not supported",
    );
  const headers = Object.entries(asObject(source["headers"]) ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const text = await cloud.text(url, { headers: Object.fromEntries(headers) });
  return tokenIn(text.trim(), source);
}

/** Extracts the token: the whole text, or a member of its JSON, as `format` says. */
function tokenIn(text: string, source: Members): string {
  const format = asObject(source["format"]) ?? {};
  if (format["type"] !== "json") return text;
  const { subject_token_field_name: name } = format;
  if (typeof name !== "string")
    throw new CredentialError("credential_source: subject_token_field_name is missing");
  const token = parseObject(text)[name];
  if (typeof token === "string" && token !== "") return token;
  throw new CredentialError(`credential_source: the response has no ${name}`);
}
