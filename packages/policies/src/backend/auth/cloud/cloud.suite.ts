import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, beforeEach } from "node:test";
import type { ParsedBackendAuth } from "@edge-gateway/generated/types/index.ts";
import { startCloud, type AskedOfCloud, type TestCloud } from "@edge-gateway/testkit/servers/cloud";
import { TestContext } from "@edge-gateway/gateway/testing/context";
import { TestExchange } from "@edge-gateway/gateway/testing/exchange";
import { backendAuth } from "../index.ts";

/** The simulated clouds of a test file. */
export let cloud: TestCloud;
/** A folder for credentials, which is removed after the tests. */
export let folder: string;

before(async () => {
  cloud = await startCloud();
  folder = await mkdtemp(join(tmpdir(), "cloud-"));
});

after(async () => {
  await cloud.close();
  await rm(folder, { recursive: true });
});

beforeEach(() => {
  cloud.asked.length = 0;
  cloud.life = 3600;
  cloud.fails = false;
});

interface Options {
  readonly auth: ParsedBackendAuth;
  readonly environment?: Readonly<Record<string, string>>;
  readonly host?: string;
  readonly secrets?: TestContext["secrets"];
}

/** Compiles the policy; returns a function that sends a request and returns the added headers. */
export function arrange({ auth, environment = {}, host = "a.example.com", secrets = {} }: Options) {
  const context = new TestContext({ time: Date.now() });
  Object.assign(context.environment, environment);
  Object.assign(context.secrets, secrets);
  context.backend = {
    key: "k",
    name: "n",
    kind: "static",
    static: { host, port: 443 },
    place: { pointer: "" },
  };
  const policy = backendAuth.compile(auth, context);
  const send = async (headers: Readonly<Record<string, string>> = {}) => {
    const exchange = new TestExchange({ headers, authority: host });
    const first = await policy.request?.(exchange);
    const outcome = first ?? (await policy.last?.(exchange));
    return { outcome, field: (name: string) => exchange.request.get(name) ?? "" };
  };
  return { context, send };
}

/** The Authorization header that the policy adds to a request. */
export async function tokenOf(options: Options): Promise<string> {
  const { outcome, field } = await arrange(options).send();
  assert.equal(outcome, undefined, outcome?.detail);
  return field("authorization");
}

/** The last request to a cloud. */
export function last(): AskedOfCloud {
  const found = cloud.asked.at(-1);
  assert.ok(found);
  return found;
}

/** A token of the simulated clouds. */
export const BEARER = /^Bearer cloud-token-\d+$/;
