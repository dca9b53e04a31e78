import { parentPort } from "node:worker_threads";
import { isPassword } from "./htpasswd.ts";

/** A password to compare with a hash. */
export interface PasswordQuestion {
  readonly id: number;
  readonly password: string;
  readonly hash: string;
}

export interface PasswordVerdict {
  readonly id: number;
  readonly isRight: boolean;
}

if (parentPort === null) throw new Error("this module must run as a worker thread");
const port = parentPort;
port.on("message", ({ id, password, hash }: PasswordQuestion) => {
  void isPassword(password, hash)
    .catch(() => false)
    .then((isRight) => port.postMessage({ id, isRight } satisfies PasswordVerdict));
});
