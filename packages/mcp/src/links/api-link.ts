import type { CallResult, ResponseHead, UpstreamCall } from "@edge-gateway/http";
import { ByteBuilder } from "@edge-gateway/kernel/text/byte-builder";
import type { ApiTool } from "@edge-gateway/translate/ir/openapi/api-tool";
import { CODES, errorResponse, resultResponse } from "../json/error.ts";
import { readText } from "../json/message.ts";
import { RawObject } from "../json/raw-json.ts";
import { SESSION_VERSIONS } from "../federation/sessionless.ts";
import { MAX_MCP_MESSAGE_BYTES } from "../bounds.ts";
import { ArgumentFault, buildRequest, type ApiRequest } from "../openapi/build-request.ts";
import { errorResult, resultOf } from "../openapi/read-result.ts";
import type { ApiTarget } from "../target/target.ts";
import { CANCELLED, withoutCredentials, type CallEnd, type CallParts } from "./target-call.ts";
import type { LinkedSession, RunningCall, RunningCalls, TargetLink } from "./target-link.ts";
import { headForApi } from "../target/target-head.ts";

const COMPLETE: CallEnd = { kind: "complete", session: undefined };

/**
 * An HTTP API as an MCP target. The gateway acts as the MCP server of the API, and turns tool calls into HTTP
 * requests.
 */
export class ApiLink implements TargetLink {
  readonly #target: ApiTarget;
  readonly #calls: RunningCalls;

  constructor(target: ApiTarget, calls: RunningCalls) {
    this.#target = target;
    this.#calls = calls;
  }

  post(body: string, _session: LinkedSession, parts: CallParts): RunningCall {
    const message = RawObject.of(body);
    const id = message?.raw("id");
    const method = message?.text("method");
    const params = message?.object("params") ?? RawObject.with({});
    if (id === undefined || method === undefined) return over();
    const tell = (json: string): void => {
      const messages = readText(json).found?.messages ?? [];
      parts.arrived({ messages, eventId: undefined, retry: undefined });
    };
    if (method === "tools/call") {
      const tool = this.#target.api.tools.find(({ name }) => name === params.text("name"));
      if (tool !== undefined)
        return this.#call(id, tool, params, {
          ...parts,
          told: (result) => tell(resultResponse(result, id)),
        });
    }
    tell(this.#answer(method, params, id));
    return over();
  }

  #call(id: string, tool: ApiTool, params: RawObject, parts: ApiCallParts): RunningCall {
    const call = new ApiCall(this.#target, tool, params, parts);
    this.#calls.add(id, call);
    return call;
  }

  #answer(method: string, params: RawObject, id: string): string {
    switch (method) {
      case "initialize":
        return resultResponse(this.#introduction(params.text("protocolVersion")), id);
      case "ping":
        return resultResponse("{}", id);
      case "tools/list":
        return resultResponse(`{"tools":[${this.#tools()}]}`, id);
      case "tools/call":
        return errorResponse({ code: CODES.invalidParams, message: "Unknown tool" }, id);
      default:
        return errorResponse({ code: CODES.methodNotFound, message: "Method not found" }, id);
    }
  }

  #introduction(asked: string | undefined): string {
    const { title, version, description } = this.#target.api;
    const isKnown = asked !== undefined && SESSION_VERSIONS.includes(asked);
    return JSON.stringify({
      protocolVersion: isKnown ? asked : SESSION_VERSIONS[0],
      capabilities: { tools: {} },
      serverInfo: { name: title, version },
      ...(description === undefined ? {} : { instructions: description }),
    });
  }

  #tools(): string {
    return this.#target.api.tools.map(({ description }) => description).join();
  }
}

function over(): RunningCall {
  const ended = Promise.resolve(COMPLETE);
  return { ended, server: undefined, abort() {}, pause() {}, resume() {} };
}

interface ApiCallParts extends CallParts {
  /** Called with the result as JSON. */
  readonly told: (result: string) => void;
}

/** A tool call that is executed as a request to the API. */
class ApiCall implements RunningCall {
  readonly ended: Promise<CallEnd>;
  readonly server = undefined;
  readonly #parts: ApiCallParts;
  readonly #tool: ApiTool;
  readonly #end: (end: CallEnd) => void;
  readonly #body = new ByteBuilder();
  #head: { readonly status: number; readonly contentType: string } | undefined;
  #call: UpstreamCall | undefined;
  #fault: string | undefined;
  #isCancelled = false;

  constructor(target: ApiTarget, tool: ApiTool, params: RawObject, parts: ApiCallParts) {
    const { promise, resolve } = Promise.withResolvers<CallEnd>();
    this.#parts = parts;
    this.#tool = tool;
    this.#end = resolve;
    const alarm = parts.calls.alarm(() => this.#stop("no response in time"));
    alarm.set(parts.limit);
    this.ended = promise.finally(() => alarm.release());
    void this.#send(target, params).catch((error: unknown) =>
      resolve({ kind: "failed", detail: error instanceof Error ? error.message : String(error) }),
    );
  }

  abort(): void {
    this.#isCancelled = true;
    this.#stop(CANCELLED.detail);
  }

  pause(): void {}
  resume(): void {}

  #stop(fault: string): void {
    this.#fault ??= fault;
    this.#call?.abort();
  }

  async #send(target: ApiTarget, params: RawObject): Promise<void> {
    let request: ApiRequest;
    try {
      const args = params.object("arguments") ?? RawObject.with({});
      request = buildRequest(this.#tool, target.path, args);
    } catch (error) {
      if (!(error instanceof ArgumentFault)) throw error;
      this.#parts.told(errorResult(error.message));
      return this.#end(COMPLETE);
    }
    const { exchange, calls, timeout } = this.#parts;
    const head = headForApi(target, exchange, request);
    if (target.credentials !== undefined && exchange !== undefined) {
      const own = { head, body: request.body };
      const refusal = await target.credentials.show(exchange, own);
      if (refusal !== undefined) return this.#end(withoutCredentials(refusal.detail));
    }
    if (this.#fault !== undefined) return this.#failed(this.#fault);
    const upstream = target.servers.next();
    this.#call = calls.start(
      head,
      request.body,
      { upstream, timeout },
      {
        responded: (response) => this.#responded(response),
        received: (bytes) => this.#received(bytes),
        ended: (result) => this.#finish(result),
      },
    );
  }

  #failed(detail: string, isUnreachable = false): void {
    if (this.#isCancelled) return this.#end(CANCELLED);
    this.#end({ kind: "failed", detail, ...(isUnreachable ? { about: "server" } : {}) });
  }

  #responded(head: ResponseHead): void {
    this.#head = { status: head.status, contentType: head.get("content-type") ?? "" };
  }

  #received(bytes: Uint8Array): void {
    if (this.#body.length + bytes.length > MAX_MCP_MESSAGE_BYTES)
      return this.#stop("the response is too long");
    this.#body.add(bytes);
  }

  #finish({ failure, failureKind }: CallResult): void {
    const detail = this.#fault ?? failure;
    if (detail !== undefined || this.#head === undefined)
      return this.#failed(detail ?? "no response", failureKind === "connect");
    this.#parts.told(resultOf(this.#tool, { ...this.#head, body: this.#body.take() }));
    this.#end(COMPLETE);
  }
}
