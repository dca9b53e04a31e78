import { generateKeyPairSync } from "node:crypto";
import { expression, type Feature } from "./feature.ts";

/** Features that verify who sends a request, and that read it. */

/** The secrets of the configurations. */
export const SECRETS = {
  keys: { data: { one: JSON.stringify({ key: "key-one", metadata: { team: "blue" } }) } },
  login: { data: { clientSecret: "secret-of-the-gateway" } },
  aws: { data: { accessKey: "AKIDEXAMPLE", secretKey: "secret-of-aws" } },
  signing: { data: { signingKey: signingKey() } },
};

function signingKey(): string {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return privateKey.export({ type: "pkcs8", format: "pem" }).toString();
}

/** The password is `secret`. */
const USER = "ann:HtlmNZnIgRCRE";
const BASIC = `Basic ${Buffer.from("ann:secret").toString("base64")}`;

function authentications(place: "gateway" | "route"): readonly Feature[] {
  return [
    {
      name: `${place}.jwtAuthentication`,
      row: "traffic.jwtAuthentication",
      touches: ["identity", "head"],
      slot: `${place}.jwtAuthentication`,
      placed: {
        place,
        field: "jwtAuthentication",
        policy: {
          kind: "credential",
          policy: "jwtAuthentication",
          header: "authorization",
          knows: { "jwt.sub": "ann" },
        },
      },
      config: ({ identity: { issuer, keySet } }) => ({
        providers: [{ issuer, jwks: { inline: keySet } }],
      }),
      credentials: ({ identity }) => ({ authorization: `Bearer ${identity.token}` }),
    },
    {
      name: `${place}.apiKeyAuthentication`,
      row: "traffic.apiKeyAuthentication",
      touches: ["identity", "head"],
      slot: `${place}.apiKeyAuthentication`,
      placed: {
        place,
        field: "apiKeyAuthentication",
        policy: {
          kind: "credential",
          policy: "apiKeyAuthentication",
          header: "x-p-key",
          knows: { "apiKey.team": "blue" },
        },
      },
      config: () => ({
        secretRef: { name: "keys" },
        location: { header: { name: "x-p-key" } },
      }),
      credentials: () => ({ "x-p-key": "key-one" }),
    },
    {
      name: `${place}.basicAuthentication`,
      row: "traffic.basicAuthentication",
      touches: ["identity", "head"],
      slot: `${place}.basicAuthentication`,
      placed: {
        place,
        field: "basicAuthentication",
        policy: {
          kind: "credential",
          policy: "basicAuthentication",
          header: "x-p-basic",
          knows: { "basicAuth.username": "ann" },
        },
      },
      config: () => ({
        users: [USER],
        location: { header: { name: "x-p-basic", prefix: "Basic " } },
      }),
      credentials: () => ({ "x-p-basic": BASIC }),
    },
  ];
}

const READ = ["jwt.sub", "apiKey.team", "basicAuth.username"] as const;

/** Copies what is known about the client into headers of the request. */
function reader(place: "gateway" | "route" | "backend"): Feature {
  const set = READ.map((name) => ({
    name: `x-p-${name.replace(".", "-").toLowerCase()}`,
    value: expression(name, ({ known }) => known[name]),
  }));
  return {
    name: `${place}.transformation.identity`,
    row: place === "backend" ? "backend.transformation" : "traffic.transformation",
    touches: ["identity"],
    slot: `${place}.transformation`,
    placed: {
      place,
      field: "transformation",
      policy: {
        kind: "transformation",
        request: { set: Object.fromEntries(set.map(({ name, value }) => [name, value])) },
      },
    },
    config: () => ({
      request: { set: set.map(({ name, value }) => ({ name, value: value.cel })) },
    }),
  };
}

/** Lets only the client of the other policies pass, if they verify one. */
function rule(place: "gateway" | "route"): Feature {
  const ann = expression("jwt.sub == 'ann'", ({ known }) => String(known["jwt.sub"] === "ann"));
  return {
    name: `${place}.authorization.identity`,
    row: "traffic.authorization",
    touches: ["identity"],
    slot: `${place}.authorization`,
    placed: {
      place,
      field: "authorization",
      policy: { kind: "authorization", action: "Allow", rule: ann },
    },
    config: () => ({ policy: { matchExpressions: [ann.cel] } }),
  };
}

const OIDC: Feature = {
  name: "route.oidc",
  row: "traffic.oidc",
  touches: ["identity", "head"],
  slot: "route.oidc",
  placed: { place: "route", field: "oidc", policy: { kind: "refuse", status: 401 } },
  config: ({ identity: { issuer, keySet } }) => ({
    issuer,
    authorizationEndpoint: `${issuer}/authorize`,
    tokenEndpoint: `${issuer}/token`,
    jwks: { inline: keySet },
    redirectUri: "http://case.test/oidc/back",
    clientAuth: { clientId: "gateway", secretRef: { name: "login" } },
  }),
};

const passthrough: Feature = {
  name: "backend.auth.passthrough",
  row: "backend.auth",
  touches: ["identity", "head"],
  slot: "backend.auth",
  placed: { place: "backend", field: "auth", policy: { kind: "auth", passes: true } },
  config: () => ({ passthrough: {} }),
};

export const IDENTITIES: readonly Feature[] = [
  ...(["gateway", "route"] as const).flatMap(authentications),
  ...(["gateway", "route", "backend"] as const).map(reader),
  ...(["gateway", "route"] as const).map(rule),
  OIDC,
  passthrough,
];
