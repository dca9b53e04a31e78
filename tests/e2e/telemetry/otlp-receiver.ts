import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { Server, ServerCredentials, type ServiceDefinition } from "@grpc/grpc-js";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { otlpDefinition } from "./otlp-protos.ts";

export type Attributes = Readonly<Record<string, unknown>>;

/** A log record or span as it was received, with the attributes of its resource. */
export interface Received {
  readonly signal: "logs" | "traces";
  readonly over: "GRPC" | "HTTP";
  readonly resource: Attributes;
  readonly scope: string;
  readonly attributes: Attributes;
  /** All other fields of the record, decoded with the published messages. */
  readonly record: Readonly<Record<string, unknown>>;
}

/** Responses to HTTP requests instead of 200. */
export type Answer = { readonly status: number; readonly headers?: Record<string, string> };

const definition = await otlpDefinition();
const SERVICES = { logs: serviceOf("logs", "Logs"), traces: serviceOf("trace", "Trace") } as const;

function serviceOf(folder: string, name: string): ServiceDefinition {
  return definition[
    `opentelemetry.proto.collector.${folder}.v1.${name}Service`
  ] as ServiceDefinition;
}

/** Receives OTLP over gRPC and HTTP, and decodes it with the published messages. */
export class OtlpReceiver implements AsyncDisposable {
  readonly received: Received[] = [];
  /** The paths of the received HTTP requests. */
  readonly paths: string[] = [];
  /** The responses to the next HTTP requests. */
  readonly answers: Answer[] = [];
  grpcUrl = "";
  httpUrl = "";
  readonly #grpc = new Server();
  #http: Listening | undefined;

  static async start(): Promise<OtlpReceiver> {
    const receiver = new OtlpReceiver();
    await receiver.#listen();
    return receiver;
  }

  /** The records of a kind, once there are this many. */
  wait(signal: Received["signal"], count: number): Promise<readonly Received[]> {
    return waitFor(`${count} ${signal}`, () => {
      const found = this.received.filter((one) => one.signal === signal);
      return found.length >= count && found;
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#grpc.forceShutdown();
    await this.#http?.close();
  }

  async #listen(): Promise<void> {
    for (const signal of ["logs", "traces"] as const)
      this.#grpc.addService(SERVICES[signal], {
        Export: (call: { request: unknown }, done: (error: null, response: object) => void) => {
          this.#take(signal, "GRPC", call.request);
          done(null, {});
        },
      });
    const port = await new Promise<number>((resolve, reject) =>
      this.#grpc.bindAsync("127.0.0.1:0", ServerCredentials.createInsecure(), (error, bound) =>
        error === null ? resolve(bound) : reject(error),
      ),
    );
    this.grpcUrl = `http://127.0.0.1:${port}`;
    const server = createServer((request, response) => {
      void buffer(request).then((body) => {
        const { url = "" } = request;
        this.paths.push(url);
        const { status, headers = {} } = this.answers.shift() ?? { status: 200 };
        if (status === 200 && request.headers["content-type"] === "application/x-protobuf") {
          const signal = url.endsWith("logs") ? "logs" : "traces";
          this.#take(signal, "HTTP", SERVICES[signal]["Export"]?.requestDeserialize(body));
        }
        response.writeHead(status, headers).end();
      });
    });
    this.#http = await listen(server);
    this.httpUrl = this.#http.url;
  }

  #take(signal: Received["signal"], over: Received["over"], message: unknown): void {
    const request = message as Record<string, readonly Part[]>;
    const groups = request[signal === "logs" ? "resource_logs" : "resource_spans"] ?? [];
    for (const group of groups)
      for (const scoped of group[signal === "logs" ? "scope_logs" : "scope_spans"] ?? [])
        for (const record of scoped[signal === "logs" ? "log_records" : "spans"] ?? [])
          this.received.push({
            signal,
            over,
            resource: attributesOf(group.resource?.attributes),
            scope: scoped.scope?.name ?? "",
            attributes: attributesOf(record.attributes),
            record,
          });
  }
}

/** A part of an export request. */
interface Part extends Record<string, unknown> {
  readonly resource?: Part;
  readonly scope?: { readonly name: string };
  readonly attributes?: readonly { readonly key: string; readonly value: Attributes }[];
  readonly scope_logs?: readonly Part[];
  readonly scope_spans?: readonly Part[];
  readonly log_records?: readonly Part[];
  readonly spans?: readonly Part[];
}

function attributesOf(list: Part["attributes"]): Attributes {
  return Object.fromEntries((list ?? []).map(({ key, value }) => [key, Object.values(value)[0]]));
}
