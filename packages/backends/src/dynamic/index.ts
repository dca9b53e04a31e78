import { isIP } from "node:net";
import type { CompiledExpression } from "@edge-gateway/cel";
import { parseAuthority } from "./target.ts";
import type { Target } from "./target.ts";
import { DynamicServers } from "./servers.ts";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import { CONTINUE } from "@edge-gateway/gateway/exchange/policy";
import type { Outcome, Refusal } from "@edge-gateway/gateway/exchange/policy";
import type { BackendDefinition } from "@edge-gateway/gateway/exchange/backend";
import { WORKER_CHANNEL } from "@edge-gateway/kernel/process/worker-channel";
import { Passing } from "./passing.ts";
import { AddressGuard } from "@edge-gateway/gateway/upstream/address-guard";

const PORTS = { http: 80, https: 443 } as const;

/** A backend that sends each request to the server that the request names. */
export const dynamicBackend: BackendDefinition<"dynamic"> = {
  compile({ name, dynamicForwardProxy: config }, context) {
    const networks = { allowed: config.allowedNetworks ?? [] };
    const guard = new AddressGuard(networks, context.upstreams.lookup);
    const { hostnameRewrite, tls } = context.connection;
    const port = tls === undefined ? PORTS.http : PORTS.https;
    const servers = new DynamicServers(context, networks);
    const expression = config.target === undefined ? undefined : context.cel(config.target);
    const passing = new Passing(context.use(WORKER_CHANNEL).process);
    const prepare = (exchange: Exchange): Outcome => {
      const { request } = exchange;
      const text = expression === undefined ? request.authority : textOf(expression, exchange);
      const target = text === undefined ? undefined : parseAuthority(text, port);
      if (target === undefined) return NO_TARGET;
      if (isIP(target.host) !== 0 && !guard.allows(target.host)) return refused(target);
      if (context.upstreams.ownListeners.has(target.host, target.port)) return ownListener(target);
      if (!passing.enter(exchange)) return LOOP;
      if (expression !== undefined && hostnameRewrite !== "None" && request.method !== "CONNECT")
        request.authority = text ?? "";
      // A tunnel has no Via that could stop a loop.
      exchange.server = servers.of(target, request.method === "CONNECT");
      exchange.trace?.note("apply", `the server is ${target.host}:${target.port}`);
      return CONTINUE;
    };
    return {
      name,
      type: "dynamic",
      protocol: "http",
      upstream: { name },
      authority: undefined,
      prepare,
      close: () => servers.close(),
    };
  },
};

function textOf(expression: CompiledExpression, { bindings }: Exchange): string | undefined {
  try {
    const value = expression.evaluate(bindings);
    return typeof value === "string" ? value : undefined;
  } catch {
    return undefined;
  }
}

const LOOP: Refusal = {
  code: "loop_detected",
  detail: "the request has passed this gateway before: its Via names the gateway",
};

function ownListener({ host, port }: Target): Refusal {
  return { code: "loop_detected", detail: `${host}:${port} is a listener of this gateway` };
}

const NO_TARGET: Refusal = {
  code: "destination_invalid",
  detail: "the request names no valid server",
};

function refused({ host }: Target): Refusal {
  return { code: "destination_refused", detail: `the address ${host} is not allowed` };
}
