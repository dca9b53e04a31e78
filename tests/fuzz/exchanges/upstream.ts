import type { Socket } from "node:net";
import { readByLlhttp } from "../codec/llhttp.ts";
import type { Message } from "../codec/reading.ts";
import type { Random } from "../random.ts";
import { answerTo } from "./scripts.ts";
import type { Answer, End } from "./scripts.ts";

/** A connection of the gateway to the upstream, during one exchange. */
interface Connection {
  received: string;
  /** Requests for which a response has been chosen. */
  readonly answers: Answer[];
  /** Requests whose response has been sent, at least partly. */
  answered: number;
}

/** An upstream with random responses, which stores the received bytes. */
export class HostileUpstream {
  #random: Random;
  #connections = new Map<Socket, Connection>();
  /** Pieces that have not been sent yet. */
  #sending = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  /** Begins an exchange: earlier received bytes are forgotten. */
  restart(random: Random): void {
    this.#random = random;
    this.#connections = new Map();
  }

  /** Whether the upstream has sent everything. */
  get quiet(): boolean {
    return this.#sending === 0;
  }

  /** The bytes that each connection has received since the last {@link restart}. */
  get received(): readonly string[] {
    return Array.from(this.#connections.values(), ({ received }) => received);
  }

  /** Whether all responses of the upstream were valid. */
  get sound(): boolean {
    return this.#all((answer) => answer.sound);
  }

  /**
   * Whether the upstream has switched to another protocol, so that the following bytes are not
   * HTTP.
   */
  get switched(): boolean {
    return !this.#all(({ pieces }) => !Buffer.concat(pieces).includes(" 101 "));
  }

  #all(test: (answer: Answer) => boolean): boolean {
    return [...this.#connections.values()].every(({ answers }) => answers.every(test));
  }

  accept(socket: Socket): void {
    socket.on("data", (bytes: Buffer) => this.#receive(socket, bytes));
  }

  #receive(socket: Socket, bytes: Buffer): void {
    const connection = this.#connections.get(socket) ?? { received: "", answers: [], answered: 0 };
    this.#connections.set(socket, connection);
    connection.received += bytes.toString("latin1");
    const { messages } = readByLlhttp(connection.received, "requests");
    for (const message of messages.slice(connection.answers.length)) {
      connection.answers.push(answerTo(message.target, this.#random));
    }
    this.#answer(socket, connection, messages);
  }

  #answer(socket: Socket, connection: Connection, messages: readonly Message[]): void {
    const message = messages[connection.answered];
    const answer = connection.answers[connection.answered];
    if (answer === undefined || !(message?.complete === true || answer.early)) return;
    connection.answered += 1;
    this.#sending += 1;
    sendPieces(socket, answer.pieces, () => {
      this.#sending -= 1;
      finish(socket, answer.end);
    });
  }
}

/** Sends piece after piece, each in its own turn of the event loop. */
export function sendPieces(socket: Socket, pieces: readonly Buffer[], done: () => void): void {
  const [piece, ...rest] = pieces;
  if (piece === undefined || socket.destroyed || !socket.writable) return done();
  socket.write(piece);
  setImmediate(() => sendPieces(socket, rest, done));
}

/** Ends a connection in one of the ways. */
export function finish(socket: Socket, end: End): void {
  if (end === "end") socket.end();
  else if (end === "close") socket.destroy();
  else if (end === "reset") reset(socket);
}

/** After end() libuv refuses a reset and never closes the handle, so Node.js would never exit. */
function reset(socket: Socket): void {
  if (socket.writableEnded) socket.destroy();
  else socket.resetAndDestroy();
}
