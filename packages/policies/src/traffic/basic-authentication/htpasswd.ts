import { createHash, timingSafeEqual } from "node:crypto";
import { passwordHashOf } from "@edge-gateway/kernel/password-hash";
import { compare } from "bcryptjs";
import { md5Crypt } from "./md5-crypt.ts";
import { desCrypt } from "./des-crypt.ts";
import { shaCrypt } from "./sha-crypt.ts";

/** Whether a password matches a hash (Apache htpasswd and crypt(3): MD5, bcrypt, crypt, SHA-1, SHA-2). */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  switch (passwordHashOf(hash)) {
    case "bcrypt":
      return compare(password, hash);
    case "md5":
      return isSame(md5Crypt(password, "$apr1$", hash.split("$")[2] ?? ""), hash);
    case "md5Crypt":
      return isSame(md5Crypt(password, "$1$", hash.split("$")[2] ?? ""), hash);
    case "shaCrypt":
      return isSame(shaCrypt(password, hash), hash);
    case "sha1":
      return isSame(`{SHA}${createHash("sha1").update(password).digest("base64")}`, hash);
    case "crypt":
      return isSame(desCrypt(password, hash), hash);
    case undefined:
      return false;
  }
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
