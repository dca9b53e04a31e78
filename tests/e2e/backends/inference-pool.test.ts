import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { stringify } from "yaml";
import type {
  HeaderMap,
  ProcessingRequest,
  ProcessingResponse,
} from "@edge-gateway/generated/proto/messages.ts";
import { EXTERNAL_PROCESSOR_PROCESS } from "@edge-gateway/generated/proto/methods.ts";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/gateway";
import { type Conversation, GrpcServer } from "@edge-gateway/testkit/grpc-server";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** Requests for an InferencePool go to the pod that its endpoint picker names. */

const DESTINATION = "x-gateway-destination-endpoint";

let authority: CertificateAuthority;
let pods: readonly Listening[];
let picker: GrpcServer;
let secured: GrpcServer;
let gateway: Gateway;

before(async () => {
  authority = await CertificateAuthority.create();
  pods = await Promise.all(
    ["first", "second"].map((name) =>
      startUpstream((request, response) => {
        const pieces: Buffer[] = [];
        request.on("data", (piece: Buffer) => pieces.push(piece));
        request.on("end", () => response.end(`${name} ${Buffer.concat(pieces).toString()}`));
      }),
    ),
  );
  picker = await GrpcServer.converse(EXTERNAL_PROCESSOR_PROCESS, pick);
  const { certificate, key } = await authority.issue({ name: "picker" });
  secured = await GrpcServer.converse(EXTERNAL_PROCESSOR_PROCESS, pick, {
    tls: { certificate, key },
  });
  const nobody = await freePort();
  gateway = await Gateway.start({
    config: (port) => ({
      "gateway.yaml": gatewayOn(port),
      "pods.yaml": podAt("127.0.0.1", "True"),
      "plain.yaml": pool("plain", { port: picker.port, plain: true }),
      "secured.yaml": pool("secured", { port: secured.port }),
      "closed.yaml": pool("closed", { port: nobody }),
      "open.yaml": pool("open", { port: nobody, failureMode: "FailOpen" }),
    }),
  });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  for (const each of [picker, secured]) await each[Symbol.asyncDispose]();
  for (const pod of pods) await pod.close();
  await authority[Symbol.asyncDispose]();
});

/** Reads the whole request, as pickers do that look at the model, then names the endpoints that the header `x-want` has. */
function pick(call: Conversation<ProcessingRequest, ProcessingResponse>): void {
  let wanted = "";
  let body = "";
  const respond = (): void => {
    const value = wanted.replace("first", at(0)).replace("second", at(1));
    const header = { header: { key: DESTINATION, rawValue: Buffer.from(value) } };
    const headerMutation = value === "" ? {} : { setHeaders: [header] };
    call.write({ requestHeaders: { response: { headerMutation } } });
  };
  const streamed = (text: string, endOfStream: boolean) => ({
    response: { bodyMutation: { streamedResponse: { body: Buffer.from(text), endOfStream } } },
  });
  call.on("data", (message: ProcessingRequest) => {
    const { requestHeaders, requestBody, responseHeaders, responseBody } = message;
    if (requestHeaders !== undefined) {
      assert.equal(headerOf(requestHeaders.headers, DESTINATION), undefined);
      wanted = headerOf(requestHeaders.headers, "x-want") ?? "";
      if (requestHeaders.endOfStream === true) respond();
    } else if (requestBody !== undefined) {
      body += Buffer.from(requestBody.body ?? "").toString();
      if (requestBody.endOfStream !== true) return;
      respond();
      call.write({ requestBody: streamed(body, true) });
    } else if (responseHeaders !== undefined) {
      call.write({ responseHeaders: {} });
    } else if (responseBody !== undefined) {
      const text = Buffer.from(responseBody.body ?? "").toString();
      call.write({ responseBody: streamed(text, responseBody.endOfStream === true) });
    }
  });
  call.on("end", () => call.end());
  call.on("error", () => {});
}

function at(index: number): string {
  return `127.0.0.1:${pods[index]?.port}`;
}

function headerOf(headers: HeaderMap | undefined, name: string): string | undefined {
  const found = headers?.headers?.find(({ key }) => key === name);
  return found?.rawValue === undefined ? undefined : Buffer.from(found.rawValue).toString();
}

function gatewayOn(port: number): string {
  return stringify({
    apiVersion: "gateway.networking.k8s.io/v1",
    kind: "Gateway",
    metadata: { name: "web" },
    spec: {
      gatewayClassName: "edge-gateway",
      listeners: [{ name: "web", port, protocol: "HTTP" }],
    },
  });
}

function podAt(podIP: string, ready: "True" | "False"): string {
  return stringify({
    apiVersion: "v1",
    kind: "Pod",
    metadata: { name: "model", labels: { app: "model" } },
    spec: { containers: [{ name: "model", image: "model" }] },
    status: { phase: "Running", podIP, conditions: [{ type: "Ready", status: ready }] },
  });
}

interface PickerOptions {
  readonly port: number;
  readonly plain?: boolean;
  readonly failureMode?: string;
}

/** A pool with its picker and a route to it. */
function pool(name: string, { port, plain, failureMode }: PickerOptions): string {
  const group = "inference.networking.k8s.io";
  const protocol = plain === true ? { appProtocol: "kubernetes.io/h2c" } : {};
  const documents = [
    {
      apiVersion: `${group}/v1`,
      kind: "InferencePool",
      metadata: { name },
      spec: {
        selector: { matchLabels: { app: "model" } },
        targetPorts: pods.map((pod) => ({ number: pod.port })),
        endpointPickerRef: {
          name: `${name}-picker`,
          port: { number: 9002 },
          ...(failureMode === undefined ? {} : { failureMode }),
        },
      },
    },
    {
      apiVersion: "v1",
      kind: "Service",
      metadata: { name: `${name}-picker` },
      spec: { ports: [{ port: 9002, ...protocol }] },
    },
    {
      apiVersion: "discovery.k8s.io/v1",
      kind: "EndpointSlice",
      metadata: { name, labels: { "kubernetes.io/service-name": `${name}-picker` } },
      addressType: "IPv4",
      endpoints: [{ addresses: ["127.0.0.1"] }],
      ports: [{ port }],
    },
    {
      apiVersion: "gateway.networking.k8s.io/v1",
      kind: "HTTPRoute",
      metadata: { name },
      spec: {
        parentRefs: [{ name: "web" }],
        rules: [
          {
            matches: [{ path: { value: `/${name}` } }],
            backendRefs: [{ group, kind: "InferencePool", name }],
          },
        ],
      },
    },
  ];
  return documents.map((document) => stringify(document)).join("---\n");
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
  test(`the picker decides (${name}), whatever clients say`, async () => {
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
