import { createServer, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";
import type {
  CheckRequest,
  CheckResponse,
  HeaderMap,
  ProcessingRequest,
  ProcessingResponse,
  RateLimitRequest,
  RateLimitResponse,
} from "@edge-gateway/generated/proto/messages.ts";
import {
  AUTHORIZATION_CHECK,
  EXTERNAL_PROCESSOR_PROCESS,
  RATE_LIMIT_SERVICE_SHOULD_RATE_LIMIT,
} from "@edge-gateway/generated/proto/methods.ts";
import { type Conversation, GrpcServer } from "@edge-gateway/testkit/servers/grpc-server";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import type { Fields } from "../model/message.ts";
import { bytesOf, EXCHANGE_HEADER, fieldsOf, type Observations } from "./observed.ts";

/** An authorization server of HTTP that lets every request pass, and says so in a header. */
export function startHttpAuthorization(
  observations: Observations,
  server: string,
): Promise<Listening> {
  return startUpstream((request, response) => {
    void bytesOf(request).then((body) => {
      const headers = fieldsOf(request.headers);
      const { method = "", url: path = "" } = request;
      const observed = observations.find(headers[EXCHANGE_HEADER]);
      observed?.calls.push({ server, method, path, headers, body });
      response.writeHead(200, { [`x-p-${server}`]: "allowed" }).end();
    });
  });
}

/** An authorization server of Envoy's protocol that lets every request pass. */
export function startGrpcAuthorization(
  observations: Observations,
  server: string,
): Promise<GrpcServer> {
  const check = ({ attributes }: CheckRequest): CheckResponse => {
    const { http } = attributes?.request ?? {};
    const headers = fieldsOf(http?.headers ?? {});
    const { method = "", path = "", body = "", rawBody } = http ?? {};
    const bytes = rawBody === undefined ? body : Buffer.from(rawBody).toString("latin1");
    const observed = observations.find(headers[EXCHANGE_HEADER]);
    observed?.calls.push({ server, method, path, headers, body: bytes });
    const header = { key: `x-p-${server}`, value: "allowed" };
    return { status: { code: 0 }, okResponse: { headers: [{ header }] } };
  };
  return GrpcServer.answer(AUTHORIZATION_CHECK, check);
}

/** A token server that exchanges every token (RFC 8693). */
export function startTokens(observations: Observations, server: string): Promise<Listening> {
  return startUpstream((request, response) => {
    void bytesOf(request).then((body) => {
      const form = new URLSearchParams(body);
      const observed = observations.find(form.get("exchange") ?? undefined);
      observed?.calls.push({ server, headers: {}, body: form.get("subject_token") ?? "" });
      const token = { access_token: "exchanged", token_type: "Bearer", expires_in: 60 };
      const type = "urn:ietf:params:oauth:token-type:access_token";
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ ...token, issued_token_type: type }));
    });
  });
}

/** A proxy for CONNECT. */
export function startTunnel(): Promise<Listening> {
  const server = createServer();
  server.on("connect", (request: IncomingMessage, client: Duplex) => {
    const { hostname, port } = new URL(`http://${request.url}`);
    const upstream = connect(Number(port), hostname, () => {
      client.write("HTTP/1.1 200 Connection established\r\n\r\n");
      client.pipe(upstream).pipe(client);
    });
    upstream.on("error", () => client.destroy());
    client.on("error", () => upstream.destroy());
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => client.destroy());
  });
  return listen(server);
}

/** Accepts everything, such as spans. */
export function startSink(): Promise<Listening> {
  return startUpstream((request, response) => {
    request.resume().on("end", () => response.end());
  });
}

/** A rate-limit server that allows everything. */
export function startRateLimit(observations: Observations, server: string): Promise<GrpcServer> {
  const judge = ({ descriptors = [] }: RateLimitRequest): RateLimitResponse => {
    const entries = descriptors.flatMap((descriptor) => descriptor.entries ?? []);
    const valueOf = (name: string) => entries.find(({ key }) => key === name)?.value;
    const observed = observations.find(valueOf("exchange"));
    observed?.calls.push({ server, headers: {}, body: valueOf("body") ?? "" });
    return { overallCode: "OK", statuses: [] };
  };
  return GrpcServer.answer(RATE_LIMIT_SERVICE_SHOULD_RATE_LIMIT, judge);
}

/** A processor that marks both bodies with its name, and adds a header to both messages. */
export function startProcessor(observations: Observations, server: string): Promise<GrpcServer> {
  return GrpcServer.converse(EXTERNAL_PROCESSOR_PROCESS, (call) => {
    new Processing(observations, server, call);
  });
}

type Side = "request" | "response";

/** One conversation with the processor. */
class Processing {
  readonly #observations: Observations;
  readonly #server: string;
  readonly #call: Conversation<ProcessingRequest, ProcessingResponse>;
  readonly #headers: Record<Side, Fields> = { request: {}, response: {} };
  readonly #parts: Record<Side, Buffer[]> = { request: [], response: [] };
  readonly #modes: Record<Side, string> = { request: "NONE", response: "NONE" };

  constructor(
    observations: Observations,
    server: string,
    call: Conversation<ProcessingRequest, ProcessingResponse>,
  ) {
    this.#observations = observations;
    this.#server = server;
    this.#call = call;
    call.on("data", (message: ProcessingRequest) => this.#take(message));
    call.on("end", () => call.end());
    call.on("error", () => {});
  }

  #take(message: ProcessingRequest): void {
    const { protocolConfig, requestHeaders, responseHeaders, requestBody, responseBody } = message;
    if (protocolConfig !== undefined) {
      this.#modes.request = protocolConfig.requestBodyMode ?? "NONE";
      this.#modes.response = protocolConfig.responseBodyMode ?? "NONE";
    }
    if (requestHeaders !== undefined) this.#takeHeaders("request", requestHeaders);
    if (responseHeaders !== undefined) this.#takeHeaders("response", responseHeaders);
    if (requestBody !== undefined) this.#takeBody("request", requestBody);
    if (responseBody !== undefined) this.#takeBody("response", responseBody);
    if (message.requestTrailers !== undefined) this.#takeTrailers("request");
    if (message.responseTrailers !== undefined) this.#takeTrailers("response");
  }

  #takeHeaders(
    side: Side,
    { headers, endOfStream = false }: NonNullable<ProcessingRequest["requestHeaders"]>,
  ): void {
    this.#headers[side] = mapOf(headers);
    if (endOfStream || this.#modes[side] === "NONE") this.#note(side);
    const header = { key: `x-p-${this.#server}`, value: "processed" };
    const response = { headerMutation: { setHeaders: [{ header }] } };
    this.#send(side, "Headers", { response });
  }

  #takeBody(
    side: Side,
    { body, endOfStream = false }: NonNullable<ProcessingRequest["requestBody"]>,
  ): void {
    const isStreamed = this.#modes[side] === "FULL_DUPLEX_STREAMED";
    this.#parts[side].push(Buffer.from(body ?? ""));
    if (isStreamed && !endOfStream) return;
    this.#sendBody(side, isStreamed, endOfStream);
  }

  #sendBody(side: Side, isStreamed: boolean, endOfStream: boolean): void {
    const all = Buffer.concat(this.#parts[side]).toString("latin1");
    this.#note(side);
    const edited = Buffer.from(all.replaceAll("mark", `mark.${this.#server}`), "latin1");
    const bodyMutation = isStreamed
      ? { streamedResponse: { body: edited, endOfStream } }
      : { body: edited };
    this.#send(side, "Body", { response: { bodyMutation } });
  }

  #takeTrailers(side: Side): void {
    if (this.#modes[side] === "FULL_DUPLEX_STREAMED") this.#sendBody(side, true, false);
    this.#send(side, "Trailers", {});
  }

  #note(side: Side): void {
    const observed = this.#observations.find(this.#headers.request[EXCHANGE_HEADER]);
    const server = side === "request" ? this.#server : `${this.#server}/response`;
    const body = Buffer.concat(this.#parts[side]).toString("latin1");
    observed?.calls.push({ server, headers: this.#headers[side], body });
  }

  #send(side: Side, part: "Headers" | "Body" | "Trailers", message: object): void {
    if (!this.#call.destroyed) this.#call.write({ [`${side}${part}`]: message });
  }
}

function mapOf(map: HeaderMap | undefined): Fields {
  const headers = map?.headers ?? [];
  return Object.fromEntries(
    headers.map(({ key = "", value, rawValue }) => [
      key,
      rawValue === undefined ? (value ?? "") : Buffer.from(rawValue).toString("latin1"),
    ]),
  );
}
