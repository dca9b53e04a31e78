import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";

/** RFC 1035 section 4.1.1: the header, and the flags of a response without an error. */
const HEADER_BYTES = 12;
const RESPONSE = 0x8180;
const TYPE_A = 1;
const CLASS_IN = 1;
/** RFC 1035 section 4.1.4: a pointer to the name in the question. */
const NAME_OF_QUESTION = 0xc00c;
const RECORD_BYTES = 16;

/** A DNS server that responds with the same list of IPv4 addresses for every name. */
export class NameServer implements AsyncDisposable {
  addresses: readonly string[];
  /** The TTL of the records in seconds. */
  ttl = 1;
  readonly #socket: Socket;

  private constructor(socket: Socket, addresses: readonly string[]) {
    this.#socket = socket;
    this.addresses = addresses;
  }

  static async start(...addresses: readonly string[]): Promise<NameServer> {
    const socket = createSocket("udp4");
    const server = new NameServer(socket, addresses);
    socket.on("message", (query, { port, address }) =>
      socket.send(server.#answer(query), port, address),
    );
    socket.bind(0, "127.0.0.1");
    await once(socket, "listening");
    return server;
  }

  /** The address of the server, as `ip:port`. */
  get place(): string {
    return `127.0.0.1:${this.#socket.address().port}`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#socket.close();
    await once(this.#socket, "close");
  }

  #answer(query: Buffer): Buffer {
    const end = query.indexOf(0, HEADER_BYTES) + 5;
    const question = query.subarray(HEADER_BYTES, end);
    const type = query.readUInt16BE(end - 4);
    const records = type === TYPE_A ? this.addresses.map((address) => this.#record(address)) : [];
    const header = Buffer.alloc(HEADER_BYTES);
    header.writeUInt16BE(query.readUInt16BE(0), 0);
    header.writeUInt16BE(RESPONSE, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records.length, 6);
    return Buffer.concat([header, question, ...records]);
  }

  #record(address: string): Buffer {
    const record = Buffer.alloc(RECORD_BYTES);
    record.writeUInt16BE(NAME_OF_QUESTION, 0);
    record.writeUInt16BE(TYPE_A, 2);
    record.writeUInt16BE(CLASS_IN, 4);
    record.writeUInt32BE(this.ttl, 6);
    record.writeUInt16BE(4, 10);
    Buffer.from(address.split(".").map(Number)).copy(record, 12);
    return record;
  }
}
