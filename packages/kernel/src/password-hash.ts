/** How a password is hashed in a file of Apache's `htpasswd`, which may contain hashes of crypt(3). */
export type PasswordHash = keyof typeof FORMS;

const FORMS = {
  bcrypt: /^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/,
  md5: /^\$apr1\$[./A-Za-z0-9]{1,8}\$[./A-Za-z0-9]{22}$/,
  md5Crypt: /^\$1\$[./A-Za-z0-9]{1,8}\$[./A-Za-z0-9]{22}$/,
  shaCrypt:
    /^\$(?:5|6)\$(?:rounds=[1-9]\d{3,5}\$)?[^$:\s]{0,16}\$(?:[./A-Za-z0-9]{43}|[./A-Za-z0-9]{86})$/,
  sha1: /^\{SHA\}[A-Za-z0-9+/]{27}=$/,
  crypt: /^[./A-Za-z0-9]{13}$/,
} as const;

/** Parses a password hash; undefined if its form is not supported. */
export function passwordHashOf(hash: string): PasswordHash | undefined {
  if (FORMS.bcrypt.test(hash)) return "bcrypt";
  if (FORMS.md5.test(hash)) return "md5";
  if (FORMS.md5Crypt.test(hash)) return "md5Crypt";
  if (FORMS.shaCrypt.test(hash)) return "shaCrypt";
  if (FORMS.sha1.test(hash)) return "sha1";
  return FORMS.crypt.test(hash) ? "crypt" : undefined;
}

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
    const [user, hash] = userAndHash(line);
    if (user === undefined || hash === undefined) unreadable.push(index + 1);
    else if (!users.has(user)) users.set(user, hash);
  }
  return { users, unreadable };
}

/** The parts of a line `user:hash`; none if it is invalid. */
export function userAndHash(line: string): [user?: string, hash?: string] {
  const colon = line.indexOf(":");
  const hash = line.slice(colon + 1).trim();
  return colon < 1 || passwordHashOf(hash) === undefined ? [] : [line.slice(0, colon), hash];
}
