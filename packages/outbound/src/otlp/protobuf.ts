/** Wire types of Protocol Buffers. */
const VARINT = 0;
const FIXED_64 = 1;
const DELIMITED = 2;
const FIXED_32 = 5;

const TYPE_BITS = 3;
const CONTINUES = 0x80;
const SEVEN_BITS = 0x7f;
const BITS_OF_A_BYTE = 7;
const WORD = 4;
const LONG = 8;

/** Encodes a Protocol Buffers message field by field. */
export class Message {
  readonly #parts: Uint8Array[] = [];
  #length = 0;

  string(field: number, text: string): this {
    return text === "" ? this : this.bytes(field, Buffer.from(text));
  }

  bytes(field: number, bytes: Uint8Array): this {
    this.#tag(field, DELIMITED);
    this.#varint(BigInt(bytes.length));
    return this.#add(bytes);
  }

  message(field: number, message: Message): this {
    return this.bytes(field, message.encoded());
  }

  bool(field: number, value: boolean): this {
    return this.int(field, value ? 1 : 0);
  }

  /** Writes an integer or an enumeration value; a negative number takes ten bytes. */
  int(field: number, value: number): this {
    this.#tag(field, VARINT);
    this.#varint(BigInt.asUintN(LONG * LONG, BigInt(value)));
    return this;
  }

  double(field: number, value: number): this {
    this.#tag(field, FIXED_64);
    const bytes = Buffer.alloc(LONG);
    bytes.writeDoubleLE(value);
    return this.#add(bytes);
  }

  fixed64(field: number, value: bigint): this {
    this.#tag(field, FIXED_64);
    const bytes = Buffer.alloc(LONG);
    bytes.writeBigUInt64LE(value);
    return this.#add(bytes);
  }

  fixed32(field: number, value: number): this {
    this.#tag(field, FIXED_32);
    const bytes = Buffer.alloc(WORD);
    bytes.writeUInt32LE(value);
    return this.#add(bytes);
  }

  /** Appends fields that were encoded before. */
  append(bytes: Uint8Array): this {
    return this.#add(bytes);
  }

  encoded(): Buffer {
    return Buffer.concat(this.#parts, this.#length);
  }

  #tag(field: number, type: number): void {
    this.#varint(BigInt((field << TYPE_BITS) | type));
  }

  #varint(value: bigint): void {
    const bytes: number[] = [];
    let rest = value;
    while (rest >= BigInt(CONTINUES)) {
      bytes.push(Number(rest & BigInt(SEVEN_BITS)) | CONTINUES);
      rest >>= BigInt(BITS_OF_A_BYTE);
    }
    bytes.push(Number(rest));
    this.#add(Uint8Array.from(bytes));
  }

  #add(bytes: Uint8Array): this {
    this.#parts.push(bytes);
    this.#length += bytes.length;
    return this;
  }
}
