/** Why a file has no content. */
export class UnreadableFile {
  /** In words: `no such file (ENOENT)`. */
  readonly reason: string;

  /** `code` is that of the system. */
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
