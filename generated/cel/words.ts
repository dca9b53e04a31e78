// Generated from schemas/ by `npm run generate`: do not edit.

/** What each variable of expressions contains. */
export const CEL_VARIABLE_WORDS: Readonly<Record<string, string>> = {
  source: "The client: its address, from the PROXY header or else that of the peer; for requests, the address that a trusted proxy reports (frontend `http.forwarded`), then with port 0; the fields of its verified certificate; and the headers of the CONNECT request that opened the connection.",
  destination: "The gateway's end of the connection.",
  env: "Where the gateway runs, as its settings say: `config.podName`, `config.namespace` and `config.gateway`.",
  request: "The request as it arrived, or as earlier steps have changed it; `path`, `pathAndQuery` and `uri` have the normalized path (frontend `http.path`); `host` and the host in `uri` are in lower case, without a final dot and without the default port of the scheme, and have any other port that the client wrote; `body` is read only when an expression asks for it.",
  jwt: "The claims of the verified token; absent without one.",
  apiKey: "What is known about the verified API key; absent without one.",
  basicAuth: "The verified user of basic authentication; absent without one.",
  proxy: "How the gateway handles the request: names of what was selected, and durations once they are known.",
  metadata: "Values that earlier policies computed for the request.",
  extauthz: "Values that `responseMetadata` of `extAuth` computed from the response of the authorization server; absent without it.",
  backend: "The backend that was chosen.",
  response: "The response; a header that occurs once is a string, one that occurs several times is a list.",
  llm: "The call of the language model: provider, model and tokens as far as they are known.",
  mcp: "The MCP message: its method, and the tool, prompt, resource or task that it names or lists, by the server's own name; `arguments` is present only for a call.",
  llmRequest: "The body of the request to the language model.",
};

/** What the expressions of each scope are about. */
export const CEL_SCOPE_WORDS: Readonly<Record<string, string>> = {
  connection: "A connection before a request is read from it: after the PROXY header and the TLS handshake.",
  request: "A request, before a backend is chosen and before there is a response.",
  backend: "A request on its way to the backend that was chosen.",
  response: "A request with its response.",
  mcp: "One MCP message of a request.",
  llm: "One call of a language model.",
};
