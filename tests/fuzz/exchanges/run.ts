import { Random } from "../random.ts";
import type { Effort, Failure, Report } from "../report.ts";
import { footprint, growth } from "./footprint.ts";
import type { Footprint } from "./footprint.ts";
import { Client, LIMITS, listen, startGateway, until } from "./gateway.ts";
import type { TestGateway } from "./gateway.ts";
import { faultOf } from "./oracle.ts";
import { clientScript } from "./scripts.ts";
import type { ClientScript } from "./scripts.ts";
import { finish, HostileUpstream, sendPieces } from "./upstream.ts";

const PROGRESS_CASES = 5000;
const MOST_FAILURES = 10;
/** Turns without any byte, after which only a timeout can change something. */
const QUIET_TURNS = 8;
/** Turns after which an exchange counts as endless. */
const MOST_TURNS = 50_000;
/** Milliseconds by which the gateway's clock is advanced at once. */
const STEP = 700;
/** An exchange that lasts longer than all timeouts together hangs. */
const LONGEST = 4 * (LIMITS.headTimeout + LIMITS.idleTimeout + LIMITS.bodyIdleTimeout) + 20_000;
/** Number of exchanges before memory is first measured, so that everything is warm. */
const WARM_CASES = 500;
/** Tests exchange after exchange over real sockets, beginning with number `first`. */
export async function fuzzExchanges(effort: Effort, first = 0): Promise<Report> {
  const upstream = new HostileUpstream(new Random(effort.seed));
  const listener = await listen((socket) => upstream.accept(socket));
  const gateway = await startGateway(listener.port);
  const report = await new ExchangeFuzzer(gateway, upstream).run(effort, first);
  await gateway.close();
  await listener.close();
  return report;
}

/** Exchanges between hostile clients, a gateway and a hostile upstream. */
class ExchangeFuzzer {
  readonly #gateway: TestGateway;
  readonly #upstream: HostileUpstream;

  constructor(gateway: TestGateway, upstream: HostileUpstream) {
    this.#gateway = gateway;
    this.#upstream = upstream;
  }

  async run({ count, seed, until: end, progress }: Effort, first: number): Promise<Report> {
    const started = performance.now();
    const failures: Failure[] = [];
    let cases = 0;
    let baseline: Footprint | undefined;
    while (cases < count && failures.length < MOST_FAILURES && performance.now() < end) {
      const index = first + cases++;
      const fault = await this.#exchange(new Random(seed, index));
      if (fault !== undefined) failures.push({ fault, seed: `--seed ${seed} --exchange ${index}` });
      if (cases === WARM_CASES) baseline = await footprint();
      if (cases % PROGRESS_CASES === 0) progress(`${cases} exchanges, ${failures.length} failures`);
    }
    const grown = baseline === undefined ? undefined : growth(baseline, await footprint());
    if (grown !== undefined) failures.push({ fault: grown, seed: `--seed ${seed}` });
    const milliseconds = performance.now() - started;
    return { cases, agreed: cases - failures.length, classes: new Map(), failures, milliseconds };
  }

  /** One client connection from its first byte to its end; returns what was wrong. */
  async #exchange(random: Random): Promise<string | undefined> {
    const script = clientScript(random);
    const { log, port } = this.#gateway;
    log.length = 0;
    this.#upstream.restart(random);
    const client = new Client(port);
    const sent = send(client, script);
    const hung = await this.#settle(client, sent);
    const received = client.received;
    client.socket.destroy();
    if (hung) return `it does not end: ${JSON.stringify(script.text)}`;
    const upstream = this.#upstream;
    if (upstream.switched) return undefined;
    const fault = faultOf({
      script,
      received,
      upstream: upstream.received,
      sound: upstream.sound,
      log,
    });
    return fault === undefined ? undefined : `${fault}\n    client: ${JSON.stringify(script.text)}`;
  }

  /** Lets turns and time pass until the gateway has released the client; true if it never does. */
  async #settle(client: Client, sent: () => boolean): Promise<boolean> {
    const { server } = this.#gateway;
    await until(() => server.connections > 0 || client.closed, MOST_TURNS);
    for (let passed = 0; passed <= LONGEST; passed += STEP) {
      if (!(await this.#quiet(client, sent))) return true;
      if (server.connections === 0) return !(await until(() => client.closed, MOST_TURNS));
      this.#gateway.pass(STEP);
    }
    return true;
  }

  /** Waits until no more bytes move; false if that never happens. */
  async #quiet(client: Client, sent: () => boolean): Promise<boolean> {
    let before = "";
    let still = 0;
    return until(() => {
      const { received, upstream } = { received: client.received.length, upstream: this.#upstream };
      const total = upstream.received.reduce((sum, text) => sum + text.length, 0);
      const now = `${received} ${total} ${this.#gateway.log.length} ${client.closed}`;
      still = now === before && sent() && upstream.quiet ? still + 1 : 0;
      before = now;
      return still >= QUIET_TURNS;
    }, MOST_TURNS);
  }
}

/** Sends the bytes of the script; returns whether everything was sent. */
function send(client: Client, script: ClientScript): () => boolean {
  let done = false;
  if (script.readsLate) client.socket.pause();
  sendPieces(client.socket, script.pieces, () => {
    done = true;
    client.socket.resume();
    finish(client.socket, script.end);
  });
  return () => done;
}
