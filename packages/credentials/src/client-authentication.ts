import { createHash, randomUUID, X509Certificate } from "node:crypto";
import type { ClientAuth, PrivateKeyJwt } from "@edge-gateway/generated/types/index.ts";
import { signToken } from "@edge-gateway/jose";
import type { OutboundRequest } from "@edge-gateway/outbound/http-client";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import { CredentialError } from "./credential-error.ts";
import { signingKeyOf } from "./signing-key.ts";
import { ASSERTION_SECONDS } from "./bounds.ts";

/** How the gateway authenticates at a token endpoint: form parameters and headers. */
export interface ClientProof {
  readonly parameters: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
}

export type ProveClient = () => ClientProof | Promise<ClientProof>;

/** Builds a form request to an endpoint of an authorization server that responds with JSON. */
export function formRequest(
  form: URLSearchParams,
  { parameters, headers }: ClientProof,
  options: Pick<OutboundRequest, "isRepeatable" | "timeout">,
): OutboundRequest {
  const body = new URLSearchParams(form);
  for (const [name, value] of Object.entries(parameters)) body.set(name, value);
  return {
    method: "POST",
    headers: {
      ...headers,
      accept: "application/json",
      "content-type": "application/x-www-form-urlencoded",
    },
    body: Buffer.from(body.toString()),
    ...options,
  };
}

const NOTHING: ClientProof = { parameters: {}, headers: {} };
const DEFAULT_SECRET = "clientSecret";
const DEFAULT_SIGNING_KEY = "signingKey";
const DEFAULT_CERTIFICATE = "certificate";
const ASSERTION = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";
const MILLISECONDS_PER_SECOND = 1_000;

/**
 * Compiles the gateway's client authentication (RFC 6749 section 2.3).
 * @throws CredentialError
 */
export function compileClientAuth(
  config: ClientAuth | undefined,
  context: CompileContext,
): ProveClient {
  if (config === undefined) return () => NOTHING;
  const { clientId, method, privateKeyJwt } = config;
  if (privateKeyJwt !== undefined) return compileAssertion(clientId, privateKeyJwt, context);
  const secret = clientSecret(config, context);
  const proof = method === "ClientSecretBasic" ? basic(clientId, secret) : post(clientId, secret);
  return () => proof;
}

/** The Secrets that a client authentication reads: what it gets from a server depends on them. */
export function clientSecrets(
  { secretRef, privateKeyJwt }: Partial<ClientAuth> = {},
  context: CompileContext,
): readonly unknown[] {
  const refs = [secretRef, privateKeyJwt?.signingKeyRef, privateKeyJwt?.certificateRef];
  return refs.map((ref) => ref && context.secret(ref.name));
}

function clientSecret({ secretRef }: ClientAuth, context: CompileContext): string | undefined {
  if (secretRef === undefined) return undefined;
  const secret = context.secret(secretRef.name)[secretRef.key ?? DEFAULT_SECRET]?.trim();
  if (secret === undefined) throw new CredentialError("the Secret does not hold the client secret");
  return secret;
}

/** Name and password are form-encoded first (RFC 6749 section 2.3.1). */
function basic(clientId: string, secret = ""): ClientProof {
  const pair = [clientId, secret].map(formEncoded).join(":");
  const authorization = `Basic ${Buffer.from(pair).toString("base64")}`;
  return { parameters: {}, headers: { authorization } };
}

function formEncoded(text: string): string {
  return new URLSearchParams({ "": text }).toString().slice(1);
}

function post(clientId: string, secret: string | undefined): ClientProof {
  const parameters = {
    client_id: clientId,
    ...(secret === undefined ? {} : { client_secret: secret }),
  };
  return { parameters, headers: {} };
}

/** Compiles a source of client assertions; each assertion is used once (RFC 7523 section 2.2). */
function compileAssertion(
  clientId: string,
  { signingKeyRef, alg, kid, assertionAudience, ...certificate }: PrivateKeyJwt,
  context: CompileContext,
): ProveClient {
  const { name, key = DEFAULT_SIGNING_KEY } = signingKeyRef;
  const signing = signingKeyOf(context.secret(name)[key], alg);
  if (typeof signing === "string") throw new CredentialError(signing);
  const header = {
    ...(kid === undefined ? {} : { kid }),
    ...certificateHeader(certificate, context),
  };
  return async () => {
    const iat = Math.floor(context.wallClock() / MILLISECONDS_PER_SECOND);
    const claims = {
      iss: clientId,
      sub: clientId,
      aud: assertionAudience,
      jti: randomUUID(),
      iat,
      exp: iat + ASSERTION_SECONDS,
    };
    const assertion = await signToken(claims, signing, header);
    const parameters = {
      client_id: clientId,
      client_assertion_type: ASSERTION,
      client_assertion: assertion,
    };
    return { parameters, headers: {} };
  };
}

/** How an assertion's header identifies its certificate (RFC 7515 sections 4.1.6 and 4.1.8). */
function certificateHeader(
  { certificateRef, certificateHeader: form }: Partial<PrivateKeyJwt>,
  context: CompileContext,
): Readonly<Record<string, unknown>> {
  if (certificateRef === undefined) return {};
  const { name, key = DEFAULT_CERTIFICATE } = certificateRef;
  const chain = certificatesIn(context.secret(name)[key] ?? "");
  const [own] = chain;
  if (own === undefined) throw new CredentialError("the Secret does not hold the certificate");
  return form === "x5c"
    ? { x5c: chain.map((raw) => raw.toString("base64")) }
    : { "x5t#S256": createHash("sha256").update(own).digest("base64url") };
}

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

function certificatesIn(pem: string): readonly Buffer[] {
  try {
    return (pem.match(PEM) ?? []).map((text) => new X509Certificate(text).raw);
  } catch {
    return [];
  }
}
