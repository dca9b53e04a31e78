/** Why a file cannot be read. */
export class UnreadableFile {
  /** The reason in words, for example `no such file (ENOENT)`. */
  readonly reason: string;

  /** `code` is the operating system's error code. */
  constructor(code: string) {
    const words = REASONS.get(code);
    this.reason = words === undefined ? code : `${words} (${code})`;
  }
}

const REASONS: ReadonlyMap<string, string> = new Map([
  ["ENOENT", "no such file"],
  ["EACCES", "permission denied"],
  ["EISDIR", "it is a folder"],
  ["ENOTDIR", "a part of its path is not a folder"],
  ["ELOOP", "its symbolic links lead in a circle"],
  ["EMFILE", "too many open files"],
  ["ENFILE", "too many open files"],
  ["EAGAIN", "it has no end"],
]);
