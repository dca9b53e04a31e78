import assert from "node:assert/strict";
import { generateKeyPairSync, sign as signBytes } from "node:crypto";
import type { ParsedJwtAuthentication } from "@edge-gateway/generated/types/index.ts";
import type { Refusal, Step } from "@edge-gateway/gateway/exchange/policy";
import { TestContext } from "@edge-gateway/gateway/testing/context";
import { TestExchange, type TestMessage } from "@edge-gateway/gateway/testing/exchange";
import { jwtAuthentication } from "../../traffic/jwt-authentication/index.ts";

export const ISSUER = "https://idp.example/";
export const RESOURCE = "http://gw.example:4000/mcp";
/** The current time of the tests, in seconds since 1970. */
export const NOW = 1_800_000_000;
const LOCATION = { header: { name: "Authorization", prefix: "Bearer " } } as const;

const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });

/** The key set of the issuer. */
export const keys = { keys: [{ ...publicKey.export({ format: "jwk" }), kid: "one" }] };

/** Signs a token that is valid unless the given claims make it invalid. */
export function sign(claims: Readonly<Record<string, unknown>> = {}, kid = "one"): string {
  const payload = { iss: ISSUER, aud: RESOURCE, exp: NOW + 1, sub: "user", ...claims };
  const signed = `${encode({ alg: "ES256", kid })}.${encode(payload)}`;
  const signature = signBytes("sha256", Buffer.from(signed), {
    key: privateKey,
    dsaEncoding: "ieee-p1363",
  });
  return `${signed}.${signature.toString("base64url")}`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}

/** A valid configuration with some fields changed. */
export function configured(
  overrides: Partial<ParsedJwtAuthentication> = {},
): ParsedJwtAuthentication {
  const jwks = { inline: JSON.stringify(keys) };
  return {
    mode: "Strict",
    providers: [{ issuer: ISSUER, audiences: [RESOURCE], requiredClaims: ["exp"], jwks }],
    location: LOCATION,
    preserveToken: false,
    ...overrides,
  };
}

/** Compiles a valid configuration and returns its steps in order. */
export function compile(
  overrides?: Partial<ParsedJwtAuthentication>,
  context = testContext(),
): Step {
  const { endpoint, request } = jwtAuthentication.compile(configured(overrides), context);
  assert.ok(request);
  assert.deepEqual(context.problems, []);
  return (exchange) => endpoint?.step(exchange) ?? request(exchange);
}

export function testContext(
  fetchJson?: (target: { url: string }) => Promise<unknown>,
): TestContext {
  const time = NOW * 1_000;
  return new TestContext(fetchJson === undefined ? { time } : { time, fetchJson });
}

export const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

export async function refusal(step: Step, message: TestMessage): Promise<Refusal> {
  const outcome = await step(new TestExchange(message));
  assert.ok(outcome, "the request should have been refused");
  return outcome;
}

export const header = (answer: Refusal, name: string) =>
  answer.headers?.find(([field]) => field === name)?.[1];

/** The body of a refusal as JSON. */
export function json(answer: Refusal): Record<string, unknown> {
  return JSON.parse(Buffer.from(answer.body ?? []).toString());
}
