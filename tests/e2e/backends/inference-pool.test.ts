import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { EXTERNAL_PROCESSOR_PROCESS } from "@edge-gateway/generated/proto/methods.ts";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { GrpcServer } from "@edge-gateway/testkit/servers/grpc-server";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { gatewayOf, object, route, together } from "../manifests/objects.ts";
import { DESTINATION, endpointPicker, podAt, pool, POOL_GROUP, type PoolOptions } from "./pool.ts";

/** Requests for an InferencePool go to the pod that its endpoint picker names. */

let authority: CertificateAuthority;
let pods: readonly Listening[];
let picker: GrpcServer;
let secured: GrpcServer;
let gateway: Gateway;
/** The port of a pod that accepts no connections. */
let away: number;
/** The pods that have received a request, in order. */
const asked: string[] = [];

before(async () => {
  authority = await CertificateAuthority.create();
  pods = await Promise.all(
    ["first", "second"].map((name) =>
      startUpstream((request, response) => {
        const pieces: Buffer[] = [];
        request.on("data", (piece: Buffer) => pieces.push(piece));
        request.on("end", () => {
          asked.push(name);
          if (request.headers["x-broken"] === name) response.statusCode = 503;
          response.end(`${name} ${Buffer.concat(pieces).toString()}`);
        });
      }),
    ),
  );
  picker = await GrpcServer.converse(EXTERNAL_PROCESSOR_PROCESS, pick);
  const { certificate, key } = await authority.issue({ name: "picker" });
  secured = await GrpcServer.converse(EXTERNAL_PROCESSOR_PROCESS, pick, {
    tls: { certificate, key },
  });
  const nobody = await freePort();
  away = await freePort();
  gateway = await Gateway.start({
    config: (port) => ({
      "gateway.yaml": gatewayOf(port),
      "pods.yaml": podAt("127.0.0.1", "True"),
      "plain.yaml": routed("plain", { port: picker.port, plain: true }),
      "secured.yaml": routed("secured", { port: secured.port }),
      "repeated.yaml": together(
        routed("repeated", { port: picker.port, plain: true }),
        object("edgegateway.dev/v1alpha1", "EdgePolicy", "repeated", "default", {
          targetRefs: [{ group: "gateway.networking.k8s.io", kind: "HTTPRoute", name: "repeated" }],
          traffic: { retry: { attempts: 1, codes: [503] } },
        }),
      ),
      "closed.yaml": routed("closed", { port: nobody }),
      "open.yaml": routed("open", { port: nobody, failureMode: "FailOpen" }),
    }),
  });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  for (const each of [picker, secured]) await each[Symbol.asyncDispose]();
  for (const pod of pods) await pod.close();
  await authority[Symbol.asyncDispose]();
});

/** Returns the endpoints in the header `x-want`. */
const pick = endpointPicker((request) => {
  assert.equal(request.header(DESTINATION), undefined);
  const wanted = request.header("x-want") ?? "";
  const named = wanted.replace("first", at(0)).replace("second", at(1));
  return named.replace("away", `127.0.0.1:${away}`);
});

function at(index: number): string {
  return `127.0.0.1:${pods[index]?.port}`;
}

/** A pool with its picker and a route to it. */
function routed(name: string, options: Omit<PoolOptions, "ports">): string {
  const backend = { group: POOL_GROUP, kind: "InferencePool", name };
  const ports = [...pods.map((pod) => pod.port), away];
  return together(pool(name, { ...options, ports }), route(name, `/${name}`, backend));
}

async function ask(name: string, want: string, more: object = {}): Promise<string> {
  const response = await fetch(`${gateway.url}/${name}`, {
    method: "POST",
    body: "prompt",
    headers: { "x-want": want, ...more },
  });
  return response.ok ? response.text() : String(response.status);
}

for (const name of ["plain", "secured"]) {
  test(`the endpoint picker decides (${name}), whatever clients send`, async () => {
    for (const want of ["first", "second", "second", "first"])
      assert.equal(await ask(name, want, { [DESTINATION]: at(0) }), `${want} prompt`);
  });
}

test("the first of several endpoints that the pool has is taken", async () => {
  assert.equal(await ask("plain", "10.9.9.9:80, second,first"), "second prompt");
});

test("no other server than one of the pool is reached, and none at all where the picker names none", async () => {
  assert.equal(await ask("plain", `127.0.0.1:${gateway.adminPort}`), "503");
  assert.equal(await ask("plain", ""), "503");
});

test("a repeated request goes to the next pod that the picker names, and to no other", async () => {
  for (const [want, pods, response] of [
    ["second,first", ["second", "first"], "first prompt"],
    ["second", ["second", "second"], "503"],
  ] as const) {
    asked.length = 0;
    assert.equal(await ask("repeated", want, { "x-broken": "second" }), response);
    assert.deepEqual(asked, pods);
  }
});

for (const name of ["plain", "repeated"])
  test(`a pod that is away is left for the next that the picker names, and for no other (${name})`, async () => {
    assert.equal(await ask(name, "away,second"), "second prompt");
    asked.length = 0;
    assert.equal(await ask(name, "away"), "503");
    assert.deepEqual(asked, []);
  });

test("where the picker cannot be asked its failure mode decides", async () => {
  assert.match(await ask("closed", "first"), /^5\d\d$/);
  assert.match(await ask("open", "first"), /^(?:first|second) prompt$/);
});

test("pods that are not ready get no requests", async () => {
  await gateway.changeManifest("pods.yaml", podAt("127.0.0.1", "False"));
  await waitFor("503", async () => (await ask("plain", "first")) === "503");
  await gateway.changeManifest("pods.yaml", podAt("127.0.0.1", "True"));
  await waitFor("the pod", async () => (await ask("plain", "first")) === "first prompt");
});
