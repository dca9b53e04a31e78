import { CopiedHead, CALLS } from "@edge-gateway/http";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { Redaction } from "@edge-gateway/kernel/log/redact";
import { MCP_CATALOGUE_TIMEOUT } from "@edge-gateway/backends/mcp/bounds";
import {
  readCatalogue,
  type CatalogueResponse,
} from "@edge-gateway/mcp/catalogue/catalogue-client";
import { Observer } from "@edge-gateway/gateway/observe/observer";
import { detailOf } from "@edge-gateway/gateway/exchange/refusal-response";
import type { ExchangeState } from "@edge-gateway/gateway/pipeline/exchange-state";
import { Gateway } from "@edge-gateway/gateway/pipeline/gateway";
import type { CatalogueReading, TargetOrder } from "@edge-gateway/gateway/shared/mcp-catalogue";
import {
  compileSnapshot,
  type CompileParts,
} from "@edge-gateway/snapshot/compile/compile-snapshot";
import { inSlices } from "@edge-gateway/snapshot/compile/in-slices";
import { SESSION_HEADER } from "@edge-gateway/mcp/target/target-head";
import { MAX_MCP_MESSAGE_BYTES } from "@edge-gateway/mcp/bounds";

export interface CatalogueParts {
  readonly compile: Omit<CompileParts, "running">;
  readonly redaction: () => Redaction;
  readonly log: Logger;
}

/** What the gateway's own reading does not count or log as requests of clients. */
const UNSEEN = { finished() {}, refused() {} };
const AUTHORITY = "localhost";
const STREAM_TYPE = "text/event-stream";

/**
 * Reads the lists of a target by the code that serves clients: with the connections, credentials and timeouts of
 * its backend. No port is opened for that.
 */
export async function readTargetCatalogue(
  { target, ir }: TargetOrder,
  { compile, redaction, log }: CatalogueParts,
): Promise<CatalogueReading> {
  const { snapshot, loaded, problems } = await inSlices(compileSnapshot(ir, 0, compile));
  const nothing = { target, items: [], omitted: 0, version: undefined };
  try {
    await loaded;
    const [bind] = snapshot.binds.values();
    const [problem] = problems;
    if (problem !== undefined || bind === undefined)
      return { ...nothing, error: problem?.message ?? "it has no configuration" };
    let refusal = "";
    const accessLog = {
      ...UNSEEN,
      finished(exchange: ExchangeState) {
        refusal = (exchange.refusal && detailOf(exchange.refusal)) ?? "";
      },
    };
    const seen = { claimTrace: () => undefined, metrics: UNSEEN, accessLog };
    const gateway = new Gateway(bind, { observer: new Observer({ ...seen, redaction, log }) });
    const calls = CALLS.of(compile.services);
    const place = {
      handler: gateway,
      timeout: MCP_CATALOGUE_TIMEOUT,
      maxBodyBytes: MAX_MCP_MESSAGE_BYTES,
    };
    const read = await readCatalogue(async ({ method, headers, message }) => {
      const head = new CopiedHead({ ...REQUEST, method, entries: () => headers });
      const { head: answer, body } = await calls.handled(
        head,
        Buffer.from(message),
        place,
        responseOf,
      );
      if (answer === undefined || body === undefined) return undefined;
      return { ...answer, text: Buffer.from(body).toString(), refusal };
    });
    return { target, ...read };
  } finally {
    snapshot.close();
  }
}

const REQUEST = {
  scheme: "http",
  version: "1.1",
  target: "/",
  path: "/",
  query: undefined,
  authority: AUTHORITY,
} as const;

function responseOf(response: {
  readonly status: number;
  get(name: string): string | undefined;
}): Omit<CatalogueResponse, "text" | "refusal"> {
  return {
    status: response.status,
    session: response.get(SESSION_HEADER),
    isStream: response.get("content-type")?.startsWith(STREAM_TYPE) === true,
  };
}
