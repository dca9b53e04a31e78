import { after } from "@edge-gateway/kernel/process/callbacks";
import { ListHead } from "@edge-gateway/http";
import type { RequestHead, ResponseHead } from "@edge-gateway/http";
import { keptVariable } from "../exchange/exchange-variables.ts";
import type { AddedValue, Exchange } from "../exchange/exchange.ts";

/** The parts of a request that a test sets; all others have defaults. */
class TestRequest extends ListHead implements RequestHead {
  readonly method: string;
  readonly scheme = "http";
  readonly version = "1.1";
  readonly upgrade: string | undefined;
  target: string;
  authority: string;

  constructor({
    method = "GET",
    target = "/",
    authority = "gw.example",
    headers = {},
    upgrade,
  }: TestMessage) {
    super(0, Object.entries(headers));
    this.method = method;
    this.upgrade = upgrade;
    this.target = target;
    this.authority = authority;
  }

  mark(): () => void {
    const { target, authority } = this;
    const restoreFields = this.markFields();
    return () => {
      restoreFields();
      this.target = target;
      this.authority = authority;
    };
  }

  get path(): string {
    return this.target.split("?")[0] ?? "";
  }

  get query(): string | undefined {
    const at = this.target.indexOf("?");
    return at < 0 ? undefined : this.target.slice(at + 1);
  }
}

export interface TestMessage {
  readonly method?: string;
  readonly target?: string;
  readonly authority?: string;
  /** The request headers, with names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The protocol that the request asks to switch to. */
  readonly upgrade?: string | undefined;
}

/** An exchange without a connection, for tests of policies and backends. */
export class TestExchange implements Exchange {
  readonly request: RequestHead;
  readonly original: Exchange["original"];
  memos: Exchange["memos"];
  whenResponding: (() => void) | undefined;
  readonly isUpstreamResponse = true;
  readonly client = undefined;
  reachedUpstream = true;
  readonly finished = false;
  routeName: string | undefined;
  readonly bindings: Exchange["bindings"];
  readonly stream: Exchange["stream"];
  /** The headers that policies added to the response. */
  readonly added: [name: string, value: string][] = [];
  response: ResponseHead = new ListHead(200, []);
  trace: Exchange["trace"];
  readonly span = undefined;
  jwt: Exchange["jwt"];
  showsCredentials = false;
  shownFields: Exchange["shownFields"] = [];
  apiKeyDigest: string | undefined;
  apiKey: Exchange["apiKey"];
  basicAuth: Exchange["basicAuth"];
  end: Exchange["end"];
  readonly responseBody = undefined;
  decodedResponse: Exchange["decodedResponse"];
  replacedBody: Uint8Array | undefined;
  hasCors = false;
  originIsAllowed = false;
  refusalFormat: Exchange["refusalFormat"];
  lateRefusal: Exchange["lateRefusal"];
  requestBody: Exchange["requestBody"];
  decodedRequest: Exchange["decodedRequest"];
  isRequestRead = false;
  readonly ownRequestBody = undefined;
  retry: Exchange["retry"];
  tryTimeout = 0;
  awaitedBeginning: Exchange["awaitedBeginning"];
  server: Exchange["server"];
  endpoint: Exchange["endpoint"];
  changesEndpoint = false;
  tried: Exchange["tried"];
  session: Exchange["session"];
  backendPlace: Exchange["backendPlace"];
  get publicOrigin() {
    return { scheme: this.request.scheme, authority: this.original.authority };
  }
  jwtToken: string | undefined;

  constructor(message: TestMessage) {
    this.request = new TestRequest(message);
    const { authority, target, path } = this.request;
    this.original = { authority, target, path };
    this.bindings = { lookup: (name) => this.#lookup(name) };
    this.stream = streamOf(message.body);
  }

  replaceResponseBody(body: Uint8Array): void {
    this.replacedBody = body;
  }

  isForwarded = true;

  afterRequestBody(call: () => void): void {
    call();
  }

  afterEnd(): void {}

  addResponseHeader(name: string, value: AddedValue): void {
    this.added.push([name, typeof value === "string" ? value : value(this.response)]);
  }

  #lookup(name: string): unknown {
    if (name === "jwt") return this.jwt;
    const headers = Object.fromEntries(this.request.entries());
    if (name === "request") return { headers, method: this.request.method };
    return keptVariable(name, this);
  }
}

/** A stream whose body can be read and whose time advances. */
function streamOf(body = ""): Exchange["stream"] {
  const bytes = Buffer.from(body);
  const stream: Pick<
    Exchange["stream"],
    "bufferRequest" | "downstream" | "markRequestBody" | "tapRequest" | "tapResponse" | "wait"
  > = {
    tapRequest() {},
    tapResponse() {},
    downstream: {
      id: 1,
      remoteAddress: "127.0.0.1",
      remotePort: 1,
      localAddress: "127.0.0.1",
      localPort: 2,
      secure: false,
      transport: undefined,
    },
    markRequestBody: () => () => {},
    bufferRequest: (limit, done) => done(bytes.length > limit ? undefined : bytes),
    wait: (milliseconds, done) =>
      void after(milliseconds, done, (error) => {
        throw error;
      }).ref(),
  };
  return stream as Exchange["stream"];
}
