import { connect, type LookupFunction } from "node:net";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import type { ParsedHealthCheck } from "@edge-gateway/generated/types/index.ts";
import { connectThrough, CopiedHead, sendCopy } from "@edge-gateway/http";
import type { CopyResult, EngineUpstream, ProxyRoute, Thread } from "@edge-gateway/http";
import { isSuccess } from "@edge-gateway/kernel/http/http-status";
import { grpcFrame, servesOf } from "./grpc-health.ts";
import { MAX_HEALTH_MESSAGE_BYTES } from "../bounds.ts";

type Field = readonly [name: string, value: string];

/** The endpoint that a health check calls. */
export interface CheckTarget {
  readonly upstream: EngineUpstream;
  /** The Host header if the health check configures none. */
  readonly authority: string;
  readonly secure: boolean;
  readonly address:
    | { readonly host: string; readonly port: number; readonly lookup?: LookupFunction }
    | { readonly path: string };
  /** The proxy; undefined: a direct connection. */
  readonly proxy: ProxyRoute | undefined;
}

/** Returns what is wrong with an endpoint; undefined if the endpoint works. The promise never rejects. */
export type CheckResult = Promise<string | undefined>;

/** Checks once whether an endpoint works. */
export function checkOnce(
  check: ParsedHealthCheck,
  target: CheckTarget,
  timeout: number,
  thread: Thread,
): CheckResult {
  switch (check.type) {
    case "HTTP":
      return checkHttp(check, target, timeout, thread);
    case "GRPC":
      return checkGrpc(check, target, timeout, thread);
    case "TCP":
      return checkTcp(target, timeout);
  }
}

async function checkHttp(
  { path = "/", host, statuses }: ParsedHealthCheck,
  target: CheckTarget,
  timeout: number,
  thread: Thread,
): CheckResult {
  const head = headOf(target, {
    method: "GET",
    path,
    authority: host ?? target.authority,
    fields: USER_AGENT,
  });
  const { response, failure } = await send(head, Buffer.alloc(0), { target, timeout, thread });
  if (response === undefined || failure !== undefined) return faultOf(failure);
  const { status } = response;
  const isExpected = statuses?.includes(status) ?? isSuccess(status);
  return isExpected ? undefined : `the endpoint responds with status ${status}`;
}

const GRPC_PATH = "/grpc.health.v1.Health/Check";
const USER_AGENT: readonly Field[] = [["user-agent", "edge-gateway health check"]];
const GRPC_FIELDS: readonly Field[] = [
  ...USER_AGENT,
  ["content-type", "application/grpc"],
  ["te", "trailers"],
];

async function checkGrpc(
  { service, host }: ParsedHealthCheck,
  target: CheckTarget,
  timeout: number,
  thread: Thread,
): CheckResult {
  const head = headOf(target, {
    method: "POST",
    path: GRPC_PATH,
    authority: host ?? target.authority,
    fields: GRPC_FIELDS,
  });
  const result = await send(head, grpcFrame(service), { target, timeout, thread });
  if (result.response === undefined || result.failure !== undefined) return faultOf(result.failure);
  const status = trailerOf(result, "grpc-status");
  if (status !== "0") return `gRPC status ${status ?? "missing"}`;
  return servesOf(Buffer.from(result.body ?? [])) ? undefined : "it does not serve";
}

/** A connection limit of the gateway is not a failure of the endpoint. */
function faultOf(failure = "no response"): string | undefined {
  return failure.startsWith("exhausted") ? undefined : failure;
}

function trailerOf({ response, trailers }: CopyResult, name: string): string | undefined {
  const index = trailers.findIndex((text, place) => place % 2 === 0 && text === name);
  return index < 0 ? response?.get(name) : trailers[index + 1];
}

const { maxHeadSize, http1MaxHeaders } = DEFAULTS.upstreamSettings;
/** The connections of health checks to a proxy. */
const MANNER = {
  limits: { maxHeadBytes: maxHeadSize, maxHeaders: http1MaxHeaders },
  keepalive: undefined,
};

function checkTcp({ address, proxy, upstream }: CheckTarget, timeout: number): CheckResult {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const socket =
    proxy === undefined ? connect(address) : connectThrough(proxy, upstream.name, MANNER);
  const end = (fault: string | undefined): void => {
    socket.destroy();
    resolve(fault);
  };
  socket.setTimeout(timeout, () => end("no connection in time"));
  socket.once("connect", () => end(undefined));
  socket.once("error", ({ message }) => end(message));
  return promise;
}

interface Sending {
  readonly target: CheckTarget;
  readonly timeout: number;
  readonly thread: Thread;
}

function send(
  head: CopiedHead,
  body: Buffer,
  { target: { upstream }, timeout, thread }: Sending,
): Promise<CopyResult> {
  const maxBodyBytes = head.method === "GET" ? 0 : MAX_HEALTH_MESSAGE_BYTES;
  return new Promise((done) =>
    sendCopy(head, body, { upstream, timeout }, { thread, done, maxBodyBytes }),
  );
}

interface CheckRequest {
  readonly method: string;
  readonly path: string;
  readonly authority: string;
  readonly fields: readonly Field[];
}

function headOf({ secure }: CheckTarget, request: CheckRequest): CopiedHead {
  const { method, path, authority, fields } = request;
  return new CopiedHead({
    method,
    scheme: secure ? "https" : "http",
    version: "1.1",
    target: path,
    path: path.split("?")[0] ?? path,
    query: path.split("?")[1],
    authority,
    entries: () => fields,
  });
}
