import type { JsonObject } from "@edge-gateway/llm";
import type { Converted, PolicyPlace } from "./agentgateway-parts.ts";
import { listOf, objectOf, present, textOf } from "../values.ts";

/** Converts credentials for backends; returns a text that says what cannot be converted. */
export function backendAuthOf(value: unknown, place: PolicyPlace): Converted {
  const { key, passthrough, aws, gcp, azure, ...rest } = objectOf(value);
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) return `${unknown} is not converted: see backend.auth`;
  const auth =
    (key === undefined ? undefined : keyOf(key, place)) ??
    (passthrough === undefined ? undefined : passthroughOf(passthrough)) ??
    (aws === undefined ? undefined : awsOf(objectOf(aws), place)) ??
    (gcp === undefined ? undefined : gcpOf(objectOf(gcp))) ??
    (azure === undefined ? undefined : azureOf(objectOf(azure), place)) ??
    "the credentials are not converted: see backend.auth";
  return typeof auth === "string" ? auth : { backend: { auth } };
}

function keyOf(key: unknown, { at, secrets }: PolicyPlace): JsonObject | string {
  const { value, location } = objectOf(key);
  const plain = textOf(key) ?? textOf(value);
  if (plain === undefined) return "the key is not a text";
  return present({ key: secrets.variable(`${at}.key`, plain), location });
}

function passthroughOf(value: unknown): JsonObject {
  const { location } = objectOf(value);
  return present({ passthrough: {}, location });
}

function awsOf(aws: JsonObject, { at, secrets }: PolicyPlace): JsonObject | string {
  const { accessKeyId, secretAccessKey, sessionToken, ...others } = aws;
  const { region, serviceName, ...rest } = others;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) return `aws.${unknown} is not converted: see backend.auth`;
  const [accessKey, secretKey] = [textOf(accessKeyId), textOf(secretAccessKey)];
  if (accessKey === undefined || secretKey === undefined)
    return { aws: present({ region, serviceName }) };
  const token = textOf(sessionToken);
  const data = {
    accessKey: secrets.variable(`${at}.aws.accessKeyId`, accessKey),
    secretKey: secrets.variable(`${at}.aws.secretAccessKey`, secretKey),
    ...(token === undefined
      ? {}
      : { sessionToken: secrets.variable(`${at}.aws.sessionToken`, token) }),
  };
  return {
    aws: present({ secretRef: { name: secrets.holder("aws", data) }, region, serviceName }),
  };
}

function gcpOf({ type, audience, ...rest }: JsonObject): JsonObject | string {
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) return `gcp.${unknown} is not converted: see backend.auth`;
  return { gcp: present({ type: type === "idToken" ? "IdToken" : undefined, audience }) };
}

function azureOf(azure: JsonObject, { at, secrets }: PolicyPlace): JsonObject | string {
  const { implicit, developerImplicit, explicitConfig } = azure;
  if (implicit !== undefined || developerImplicit !== undefined) return { azure: {} };
  const { clientSecret, workloadIdentity } = objectOf(explicitConfig);
  if (workloadIdentity !== undefined) return { azure: { workloadIdentity: {} } };
  const { tenant_id: tenant, client_id: client, client_secret: secret } = objectOf(clientSecret);
  const [tenantID, clientID, plain] = [textOf(tenant), textOf(client), textOf(secret)];
  if (tenantID === undefined || clientID === undefined || plain === undefined)
    return "the identity of Azure is not converted: see backend.auth";
  const data = { clientID, tenantID, clientSecret: secrets.variable(`${at}.azure`, plain) };
  return { azure: { secretRef: { name: secrets.holder("azure", data) } } };
}

const MODES: Readonly<Record<string, string>> = {
  strict: "Strict",
  optional: "Optional",
  permissive: "Permissive",
};

/** Converts keys of clients, each of which becomes a variable; without a mode agentgateway needs no key. */
export function apiKeyOf(value: unknown, { at, secrets }: PolicyPlace): Converted {
  const { keys, mode = "optional", location, ...rest } = objectOf(value);
  const named = MODES[textOf(mode) ?? ""];
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined || named === undefined) return `${unknown ?? "mode"} is not converted`;
  const entries: (readonly [string, string])[] = [];
  for (const [index, each] of listOf(keys).entries()) {
    const { key, keyHash, metadata, ...more } = objectOf(each);
    const plain = textOf(key);
    const hash = textOf(keyHash);
    const isKnown = plain === undefined ? /^sha256:[0-9a-f]{64}$/.test(hash ?? "") : true;
    if (!isKnown || Object.keys(more).length > 0) return `keys[${index}] is not converted`;
    const own =
      plain === undefined ? { keyHash: hash } : { key: secrets.variable(`${at}.keys`, plain) };
    entries.push([`client-${index + 1}`, JSON.stringify(present({ ...own, metadata }))]);
  }
  if (entries.length === 0) return "there are no keys";
  const name = secrets.holder("clients", Object.fromEntries(entries));
  return {
    traffic: {
      apiKeyAuthentication: present({
        mode: named === "Strict" ? undefined : named,
        secretRef: { name },
        location,
      }),
    },
  };
}

const METHODS: Readonly<Record<string, string>> = {
  clientSecretBasic: "ClientSecretBasic",
  clientSecretPost: "ClientSecretPost",
};

/** Converts the login of people by OpenID Connect. */
export function oidcOf(value: unknown, { at, secrets }: PolicyPlace): Converted {
  const { issuer, clientId, clientSecret, redirectURI, scopes, ...others } = objectOf(value);
  const { tokenEndpointAuth, authorizationEndpoint, tokenEndpoint, jwks, ...rest } = others;
  const [unknown] = Object.keys(rest);
  const plain = textOf(clientSecret);
  const { url, file } = objectOf(jwks);
  const keys = textOf(jwks);
  if (unknown !== undefined) return `${unknown} is not converted`;
  if (plain === undefined) return "clientSecret is missing";
  const secret = secrets.variable(`${at}.clientSecret`, plain);
  const oidc = present({
    issuer,
    authorizationEndpoint,
    tokenEndpoint,
    jwks: jwks === undefined ? undefined : present({ remote: url && { url }, inline: keys, file }),
    clientAuth: present({
      clientId,
      secretRef: { name: secrets.holder("oidc", { clientSecret: secret }) },
      method: METHODS[textOf(tokenEndpointAuth) ?? ""],
    }),
    redirectUri: redirectURI,
    scopes,
  });
  return {
    traffic: { oidc },
    changed: NOTES_OF_LOGIN,
  };
}

const NOTES_OF_LOGIN = [
  "people log in again: sessions are kept in other cookies",
  "set the environment variable OIDC_COOKIE_SECRET to 64 hexadecimal digits",
] as const;
