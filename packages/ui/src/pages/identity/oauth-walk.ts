import { AdminError } from "@edge-gateway/admin-client";
import { member } from "../../components/member.ts";
import { sendThroughGateway, whole } from "../../live/gateway-response.ts";
import { firstCalls, SHOWN } from "./first-calls.ts";
import type { FirstCall } from "./first-calls.ts";

/** A step of an MCP client on its way to a token: what it asked, what came back, and what it makes of that. */
export interface WalkStep {
  readonly name: string;
  /** Method and URL; undefined if the step sends nothing. */
  readonly asked: string | undefined;
  /** The response, or what the client makes. */
  readonly shown: string;
  readonly isGood: boolean;
  readonly verdict: string;
}

/** Where the walk begins. */
export interface WalkOrder {
  /** The URL of the MCP server for clients. */
  readonly url: string;
  /** The token of the last step; empty: there is none. */
  readonly token: string;
}

const INDENTATION = 2;

/**
 * Walks the way that the authorization of MCP describes, with the requests of a real client through the gateway:
 * challenge (RFC 6750), metadata of the resource (RFC 9728) and of the server (RFC 8414), and the call with a token.
 */
export async function* walkOauth(order: WalkOrder, signal: AbortSignal): AsyncGenerator<WalkStep> {
  const { url, token } = order;
  const calls = await firstCalls(url, [], signal);
  for (const { method, shown, version } of calls.slice(0, -1))
    yield {
      ...{ name: `A call without a token: ${method}`, asked: `POST ${url}`, shown, isGood: true },
      verdict: `The server does not know clients of ${version}: those of the next version ask otherwise.`,
    };
  const first = calls.at(-1);
  if (first === undefined) return;
  const [, named] = /resource_metadata="([^"]*)"/.exec(first.challenge) ?? [];
  const [, wanted = ""] = /scope="([^"]*)"/.exec(first.challenge) ?? [];
  yield {
    ...{ name: "A call without a token", asked: `POST ${url}`, shown: first.shown },
    isGood: first.status === 401 && named !== undefined,
    verdict: challengeVerdict(first.status, named),
  };
  if (first.status !== 401) return;
  const metadata = yield* resourceStep(
    url,
    named ?? wellKnown(url, "oauth-protected-resource"),
    signal,
  );
  const [issuer] = textsIn(metadata, "authorization_servers");
  if (issuer === undefined || !URL.canParse(issuer)) return;
  const server = yield* serverStep(issuer, signal);
  if (server !== undefined) yield signIn(url, metadata, server, wanted);
  if (token === "") {
    yield {
      ...{ name: WITH_TOKEN, asked: undefined, shown: "", isGood: true },
      verdict: "Paste a token above, and walk again: it is sent to the server, and not kept.",
    };
    return;
  }
  const [last] = (await firstCalls(url, [`authorization: Bearer ${token}`], signal)).slice(-1);
  if (last !== undefined) yield withToken(url, last);
}

const WITH_TOKEN = "The call with a token";

/** Statuses of a refused token. */
const OF_TOKENS: ReadonlySet<number> = new Set([401, 403]);

function withToken(url: string, { shown, isGood, version, status }: FirstCall): WalkStep {
  const refusal = OF_TOKENS.has(status)
    ? "The server does not take it: the button Why? says which check fails."
    : "The server takes neither a client of 2025-11-25 nor one of 2026-07-28: its response says why.";
  return {
    ...{ name: WITH_TOKEN, asked: `POST ${url}`, shown, isGood },
    verdict: isGood ? `The server takes the token, of a client of ${version}.` : refusal,
  };
}

function challengeVerdict(status: number, named: string | undefined): string {
  if (status === 200) return "The server wants no token: clients need no OAuth.";
  if (status !== 401) return "This is not the 401 with which the way of a client begins.";
  return named === undefined
    ? "The refusal does not name its metadata (resource_metadata): clients try the well-known path."
    : "The refusal names the metadata of the resource.";
}

async function* resourceStep(
  url: string,
  at: string,
  signal: AbortSignal,
): AsyncGenerator<WalkStep, unknown> {
  const { shown, value, status } = await readOrFault(at, signal);
  const [resource] = textsIn(value, "resource");
  const servers = textsIn(value, "authorization_servers");
  const isSame = resource !== undefined && url.startsWith(resource);
  const isThere = status === OK;
  const verdict =
    status === 0
      ? ELSEWHERE
      : !isThere && status !== 404
        ? `The response has the status ${status}, and not the document: clients go no further.`
        : servers.length === 0
          ? `It names no authorization server${status === 404 ? ": the route must take this path, too" : ""}.`
          : isSame
            ? `It is about this server, and leads to ${servers[0]}${URL.canParse(servers[0] ?? "") ? "" : ", which is not a URL"}.`
            : `It is about ${resource}, and not about ${url}: clients refuse it (RFC 9728 section 3.3).`;
  yield {
    ...{ name: "Metadata of the resource", asked: `GET ${at}`, shown, verdict },
    isGood: isThere && servers.length > 0 && servers.every((each) => URL.canParse(each)) && isSame,
  };
  return isThere ? value : undefined;
}

/** The status of a document that is there. */
const OK = 200;

/** What a document has that is not at this gateway. */
const ELSEWHERE =
  "It is at another server, which this page does not ask: open it in a browser to see what clients get.";

/** The first document of an authorization server that clients find, in the order of MCP. */
async function* serverStep(issuer: string, signal: AbortSignal): AsyncGenerator<WalkStep, unknown> {
  const places = [
    wellKnown(issuer, "oauth-authorization-server"),
    wellKnown(issuer, "openid-configuration"),
    `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
  ];
  const name = "Metadata of the authorization server";
  for (const place of new Set(places)) {
    const { status, shown, value } = await readOrFault(place, signal);
    if (status !== OK) {
      // Only a place that says that nothing is there is as it should be.
      const isGood = status >= 400 && status < 500;
      const verdict =
        status === 0
          ? ELSEWHERE
          : isGood
            ? "Nothing here: clients try the next place."
            : `The response has the status ${status}: clients may try the next place, or give up.`;
      yield { name, asked: `GET ${place}`, shown, isGood, verdict };
      if (status === 0) return undefined;
      continue;
    }
    const [own] = textsIn(value, "issuer");
    const hasPkce = textsIn(value, "code_challenge_methods_supported").includes("S256");
    const faults = [
      ...(own === issuer ? [] : [`its issuer is ${own}, so strict clients refuse it (RFC 8414)`]),
      ...(hasPkce ? [] : ["it does not announce S256, which clients of MCP must see (PKCE)"]),
    ];
    const isGood = faults.length === 0;
    const verdict = isGood ? "Clients can use it." : `Look here: ${faults.join("; ")}.`;
    yield { name, asked: `GET ${place}`, shown, isGood, verdict };
    return value;
  }
  yield {
    ...{ name, asked: undefined, shown: "", isGood: false },
    verdict: "No document of the authorization server is found: clients cannot log in.",
  };
  return undefined;
}

/** What a client makes of the documents: its registration, and the address that it opens for the person. */
function signIn(url: string, resource: unknown, server: unknown, wanted: string): WalkStep {
  const [endpoint] = textsIn(server, "authorization_endpoint");
  const [registration] = textsIn(server, "registration_endpoint");
  // What the refusal wants comes before what the resource knows.
  const scopes = wanted === "" ? textsIn(resource, "scopes_supported").join(" ") : wanted;
  const query = new URLSearchParams({
    ...{ response_type: "code", client_id: "CLIENT", redirect_uri: "http://127.0.0.1/callback" },
    ...{ code_challenge: "CHALLENGE", code_challenge_method: "S256" },
    ...(scopes === "" ? {} : { scope: scopes }),
    resource: textsIn(resource, "resource")[0] ?? url,
  });
  const [issuer = ""] = textsIn(server, "issuer");
  const byDocument = member(server, "client_id_metadata_document_supported") === true;
  return {
    ...{ name: "Registration and login", asked: undefined, isGood: endpoint !== undefined },
    shown: [
      ...(registration === undefined ? [] : [`POST ${registration}`]),
      ...(endpoint === undefined ? [] : [`GET ${endpoint}?${query}`]),
      ...(member(server, "authorization_response_iss_parameter_supported") === true
        ? [`302 http://127.0.0.1/callback?${new URLSearchParams({ code: "CODE", iss: issuer })}`]
        : []),
      ...textsIn(server, "token_endpoint").map((token) => `POST ${token}`),
    ].join("\n"),
    verdict: byDocument
      ? `The id of the client is the URL of its own document, and the person logs in${registration === undefined ? "" : "; clients before 2026-07-28 may register themselves"}.`
      : registration !== undefined
        ? "The client registers itself, and the person logs in."
        : "Clients cannot register themselves: each needs an id that you give it.",
  };
}

/** The place of a document about an identifier: between its host and its path. */
function wellKnown(identifier: string, name: string): string {
  const { origin, pathname } = new URL(identifier);
  return `${origin}/.well-known/${name}${pathname.replace(/\/$/, "")}`;
}

async function read(url: string, signal: AbortSignal) {
  const response = await sendThroughGateway({ method: "GET", url }, signal);
  const text = await whole(response.texts);
  const { status } = response;
  const value = parsed(text);
  const body = value === undefined ? text : JSON.stringify(value, undefined, INDENTATION);
  return { status, value, shown: [`${status}`, "", body.slice(0, SHOWN)].join("\n") };
}

/** Status 0 stands for a document that is not at this gateway. */
async function readOrFault(url: string, signal: AbortSignal): ReturnType<typeof read> {
  return read(url, signal).catch((error: unknown) => ({
    status: 0,
    shown: faultText(error),
    value: undefined,
  }));
}

/** Why a document could not be read; empty if only because the gateway sends nothing to other servers. */
function faultText(error: unknown): string {
  if (error instanceof AdminError && error.kind === "bad-request") return "";
  return error instanceof Error ? error.message : String(error);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The texts of a member: one, or those of a list. */
function textsIn(value: unknown, name: string): readonly string[] {
  const found = member(value, name);
  return (Array.isArray(found) ? found : [found]).filter((text) => typeof text === "string");
}
