import type { IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import type { Listening } from "@edge-gateway/testkit/listen";
import { type Echo, startEcho, startUpstream } from "@edge-gateway/testkit/servers/upstream";

/** A request to the token endpoint. */
interface Asked {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly form: Readonly<Record<string, string | readonly string[]>>;
}

/** The token that the endpoint issues, unless its path says otherwise. */
export const EXCHANGED = "exchanged-token";
/** The grant of RFC 8693. */
export const GRANT = "urn:ietf:params:oauth:grant-type:token-exchange";
/** The type of access tokens (RFC 8693 §3). */
export const ACCESS_TOKEN = "urn:ietf:params:oauth:token-type:access_token";

const ANSWERS: Readonly<Record<string, readonly [status: number, body: unknown]>> = {
  "/refuses": [400, { error: "invalid_grant", error_description: "never-shown" }],
  "/idp": [200, { access_token: "id-jag", token_type: "N_A", expires_in: 300 }],
  "/lies": [200, "hello"],
  "/empty": [200, { access_token: "" }],
  "/injects": [200, { access_token: "a\r\nx-injected: yes" }],
  "/binds": [200, { access_token: EXCHANGED, token_type: "DPoP" }],
  "/mixed": [
    200,
    { access_token: "never-sent", token_type: "Bearer", issued_token_type: ACCESS_TOKEN },
  ],
  "/short": [200, { access_token: EXCHANGED, expires_in: 0 }],
};

/** A token endpoint that answers by its path, and a backend that shows what it gets. */
export class ExchangeServers {
  /** What the token endpoint was asked since a test began. */
  readonly asked: Asked[] = [];
  readonly #echo: Listening;
  #endpoint: Listening | undefined;

  private constructor(echo: Listening) {
    this.#echo = echo;
  }

  static async start(): Promise<ExchangeServers> {
    const servers = new ExchangeServers(await startEcho());
    servers.#endpoint = await startUpstream(async (request, response) => {
      const form = formOf(await text(request));
      servers.asked.push({ path: request.url, headers: request.headers, form });
      if (request.url === "/hangs") return;
      if (request.url === "/dies") return void request.socket.destroy();
      const [status, body] = ANSWERS[request.url ?? ""] ?? [
        200,
        { access_token: EXCHANGED, token_type: "Bearer", expires_in: 300 },
      ];
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    });
    return servers;
  }

  get endpoint(): Listening {
    if (this.#endpoint === undefined) throw new Error("not started");
    return this.#endpoint;
  }

  get echo(): Listening {
    return this.#echo;
  }

  /** A route of a standalone file whose backend gets credentials by `auth`. */
  route(name: string, auth: string, policies = ""): string {
    return `
      - name: ${name}
        matches: [{ path: { type: PathPrefix, value: /${name} } }]
        ${policies}
        backends:
          - host: "${new URL(this.#echo.url).host}"
            policies: { auth: { ${auth.replaceAll(/\s+/g, " ")} } }`;
  }

  async close(): Promise<void> {
    await Promise.all([this.#echo.close(), this.#endpoint?.close()]);
  }
}

/** The fields of a form; one that is there several times has a list. */
function formOf(body: string): Asked["form"] {
  const parameters = new URLSearchParams(body);
  const names = [...new Set(parameters.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const [first = "", ...more] = parameters.getAll(name);
      return [name, more.length === 0 ? first : [first, ...more]];
    }),
  );
}

/** A response, and the headers that the backend got. */
interface Seen {
  readonly status: number;
  readonly headers: Echo["headers"];
}

/** Sends a request to a route whose backend shows what it gets. */
export async function send(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Seen> {
  const response = await fetch(url, { headers });
  const body = await response.text();
  return { status: response.status, headers: response.ok ? JSON.parse(body).headers : {} };
}
