import { createHash, timingSafeEqual } from "node:crypto";
import { compare } from "bcryptjs";
import { apacheMd5 } from "./apache-md5.ts";
import { desCrypt } from "./des-crypt.ts";

const FORMS = {
  bcrypt: /^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/,
  md5: /^\$apr1\$(?<salt>[./A-Za-z0-9]{1,8})\$[./A-Za-z0-9]{22}$/,
  sha1: /^\{SHA\}[A-Za-z0-9+/]{27}=$/,
  crypt: /^[./A-Za-z0-9]{13}$/,
} as const;

/** Users with their password hashes, and the numbers of invalid lines. */
export interface PasswordFile {
  readonly users: ReadonlyMap<string, string>;
  readonly unreadable: readonly number[];
}

/** Reads an htpasswd file with lines `user:hash`; the first line of a user is used. */
export function readPasswordFile(text: string): PasswordFile {
  const users = new Map<string, string>();
  const unreadable: number[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const colon = line.indexOf(":");
    const hash = line.slice(colon + 1).trim();
    if (colon < 1 || formOf(hash) === undefined) unreadable.push(index + 1);
    else if (!users.has(line.slice(0, colon))) users.set(line.slice(0, colon), hash);
  }
  return { users, unreadable };
}

/** Whether a password matches a hash (Apache htpasswd: MD5, bcrypt, crypt, SHA-1). */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  switch (formOf(hash)) {
    case "bcrypt":
      return compare(password, hash);
    case "md5":
      return isSame(apacheMd5(password, FORMS.md5.exec(hash)?.groups?.["salt"] ?? ""), hash);
    case "sha1":
      return isSame(`{SHA}${createHash("sha1").update(password).digest("base64")}`, hash);
    case "crypt":
      return isSame(desCrypt(password, hash), hash);
    case undefined:
      return false;
  }
}

function formOf(hash: string): keyof typeof FORMS | undefined {
  if (FORMS.bcrypt.test(hash)) return "bcrypt";
  if (FORMS.md5.test(hash)) return "md5";
  if (FORMS.sha1.test(hash)) return "sha1";
  return FORMS.crypt.test(hash) ? "crypt" : undefined;
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
