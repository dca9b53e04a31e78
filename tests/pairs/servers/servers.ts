import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { TokenIssuer } from "@edge-gateway/testkit/servers/token-issuer";
import type { Addresses } from "../features/feature.ts";
import { Observations } from "./observed.ts";
import {
  startGrpcAuthorization,
  startHttpAuthorization,
  startProcessor,
  startRateLimit,
  startSink,
  startTokens,
  startTunnel,
} from "./policy-servers.ts";
import { Upstream } from "./upstream.ts";

/** Milliseconds. */
const SECOND = 1_000;
/** The seconds in which all pairs and triples have certainly been tried. */
const LONGEST_RUN = 86_400;

type Parts = Pick<Servers, "observations" | "upstream" | "addresses" | "files">;

/** Every server that configurations name, on ports of this process. */
export class Servers implements AsyncDisposable {
  readonly observations: Observations;
  readonly upstream: Upstream;
  readonly addresses: Addresses;
  readonly #stack: AsyncDisposableStack;

  /** Files beside the configuration: the certificate of listeners and its key. */
  readonly files: Readonly<Record<string, string>>;

  private constructor(parts: Parts, stack: AsyncDisposableStack) {
    this.observations = parts.observations;
    this.upstream = parts.upstream;
    this.addresses = parts.addresses;
    this.files = parts.files;
    this.#stack = stack;
  }

  /** Starts the upstream, and the servers of these names. */
  static async start(names: Iterable<string>): Promise<Servers> {
    await using stack = new AsyncDisposableStack();
    const observations = new Observations();
    const upstream = stack.use(await Upstream.start(observations));
    const servers: Record<string, number> = {};
    for (const name of names) {
      const server = stack.use(await startServer(observations, name));
      servers[name] = server.port;
    }
    const issuer = await TokenIssuer.start();
    stack.defer(() => issuer.close());
    const identity = {
      issuer: issuer.issuer,
      keySet: issuer.keySet,
      token: await issuer.sign({ sub: "ann", exp: Math.floor(Date.now() / SECOND) + LONGEST_RUN }),
    };
    const authority = stack.use(await CertificateAuthority.create());
    const { certificate, key } = await authority.issue({ name: "upstream.test" });
    const secure = stack.use(await Upstream.start(observations, { tls: { certificate, key } }));
    const addresses = { upstream: upstream.port, secure: secure.port, servers, identity };
    const files = { "listener.crt": certificate, "listener.key": key };
    return new Servers({ observations, upstream, addresses, files }, stack.move());
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#stack.disposeAsync();
  }
}

/** Starts the server whose kind is the beginning of its name. */
function startServer(observations: Observations, name: string) {
  if (name.startsWith("auth-http")) return startHttpAuthorization(observations, name);
  if (name.startsWith("auth-grpc")) return startGrpcAuthorization(observations, name);
  if (name.startsWith("proc")) return startProcessor(observations, name);
  if (name.startsWith("limit")) return startRateLimit(observations, name);
  if (name === "token") return startTokens(observations, name);
  if (name === "tunnel") return startTunnel();
  if (name === "spans") return startSink();
  if (name.startsWith("mirror")) return Upstream.start(observations, { mirror: name });
  throw new Error(`no server is called ${name}`);
}
