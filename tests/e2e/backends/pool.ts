import { stringify } from "yaml";
import type {
  HeaderMap,
  ProcessingRequest,
  ProcessingResponse,
} from "@edge-gateway/generated/proto/messages.ts";
import type { Conversation } from "@edge-gateway/testkit/servers/grpc-server";

/** InferencePools with their endpoint pickers, for tests. */

export const POOL_GROUP = "inference.networking.k8s.io";
export const DESTINATION = "x-gateway-destination-endpoint";

/** A request as an endpoint picker receives it. */
export interface PickedRequest {
  header(name: string): string | undefined;
  readonly body: string;
}

/**
 * An endpoint picker that reads whole requests.
 * @param choose returns the value of the header that names endpoints; an empty value names none
 */
export function endpointPicker(choose: (request: PickedRequest) => string) {
  return (call: Conversation<ProcessingRequest, ProcessingResponse>): void => {
    let headers: HeaderMap | undefined;
    let body = "";
    const respond = (): void => {
      const value = choose({ header: (name) => headerOf(headers, name), body });
      const header = { header: { key: DESTINATION, rawValue: Buffer.from(value) } };
      const headerMutation = value === "" ? {} : { setHeaders: [header] };
      call.write({ requestHeaders: { response: { headerMutation } } });
    };
    call.on("data", (message: ProcessingRequest) => {
      const { requestHeaders, requestBody, responseHeaders, responseBody } = message;
      if (requestHeaders !== undefined) {
        headers = requestHeaders.headers;
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
  };
}

function streamed(text: string, endOfStream: boolean) {
  const streamedResponse = { body: Buffer.from(text), endOfStream };
  return { response: { bodyMutation: { streamedResponse } } };
}

function headerOf(headers: HeaderMap | undefined, name: string): string | undefined {
  const found = headers?.headers?.find(({ key }) => key === name);
  return found?.rawValue === undefined ? undefined : Buffer.from(found.rawValue).toString();
}

/** A pod that every pool of {@link pool} selects. */
export function podAt(podIP: string, ready: "True" | "False"): string {
  return stringify({
    apiVersion: "v1",
    kind: "Pod",
    metadata: { name: "model", labels: { app: "model" } },
    spec: { containers: [{ name: "model", image: "model" }] },
    status: { phase: "Running", podIP, conditions: [{ type: "Ready", status: ready }] },
  });
}

export interface PoolOptions {
  /** The ports of the pods. */
  readonly ports: readonly number[];
  /** The port of the picker. */
  readonly port: number;
  /** Whether the picker speaks HTTP/2 without TLS. */
  readonly plain?: boolean;
  readonly failureMode?: string;
}

/** Makes an InferencePool with its picker. */
export function pool(name: string, { ports, port, plain, failureMode }: PoolOptions): string {
  const protocol = plain === true ? { appProtocol: "kubernetes.io/h2c" } : {};
  const documents = [
    {
      apiVersion: `${POOL_GROUP}/v1`,
      kind: "InferencePool",
      metadata: { name },
      spec: {
        selector: { matchLabels: { app: "model" } },
        targetPorts: ports.map((number) => ({ number })),
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
  ];
  return documents.map((document) => stringify(document)).join("---\n");
}
