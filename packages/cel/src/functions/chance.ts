import { randomUUID } from "node:crypto";
import { Double } from "../value/value.ts";
import { overload, type FunctionTable } from "./signature.ts";

/** Functions that return a different value at each call. */
export const CHANCE: FunctionTable = {
  /** A random number from 0 up to, but not including, 1; suitable for sampling, not for secrets. */
  random: [{ ...overload([], "double", () => new Double(Math.random())), isVolatile: true }],
  /** A random UUID, version 4 (RFC 9562, section 5.4). */
  uuid: [{ ...overload([], "string", () => randomUUID()), isVolatile: true }],
};
