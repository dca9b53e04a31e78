import type {
  CommitResult,
  ConfigStore,
  NewVersion,
  ObjectChange,
  Replica,
  StoredConfig,
  StoredObject,
  Version,
  VersionSummary,
} from "../config-store.ts";
import type { CounterStore } from "../counters/counter-store.ts";
import type { KeyStore } from "../keys/key-store.ts";
import { isSealed, type RowSealer, type ValuePath } from "./row-sealer.ts";

/** The secrets of each of some objects. */
export type FindSecrets = (objects: readonly StoredObject[]) => readonly (readonly ValuePath[])[];

/** A store whose rows and versions have their secrets only sealed. */
export class SealedStore implements ConfigStore {
  readonly #store: ConfigStore;
  readonly #sealer: RowSealer;
  readonly #secrets: FindSecrets;

  constructor(store: ConfigStore, sealer: RowSealer, secrets: FindSecrets) {
    this.#store = store;
    this.#sealer = sealer;
    this.#secrets = secrets;
  }

  /** Keys are kept as hashes, which need no seal. */
  get keys(): KeyStore {
    return this.#store.keys;
  }

  get counters(): CounterStore {
    return this.#store.counters;
  }

  revision(): Promise<number> {
    return this.#store.revision();
  }

  async read(): Promise<StoredConfig> {
    const { revision, objects } = await this.#store.read();
    return { revision, objects: this.#opened(objects) };
  }

  commit(version: NewVersion): Promise<CommitResult> {
    return this.#store.commit({ ...version, changes: this.#sealed(version.changes) });
  }

  versions(page: Parameters<ConfigStore["versions"]>[0]): Promise<readonly VersionSummary[]> {
    return this.#store.versions(page);
  }

  /** An object whose secrets cannot be opened stays sealed. */
  async version(revision: number): Promise<Version | undefined> {
    const version = await this.#store.version(revision);
    const opened = (kind: string, name: string, value: string | null): string | null =>
      value === null ? null : this.#sealer.open({ kind, name, value }).value;
    return (
      version && {
        ...version,
        changes: version.changes.map(({ kind, name, before, after }): ObjectChange => ({
          ...{ kind, name },
          before: opened(kind, name, before),
          after: opened(kind, name, after),
        })),
      }
    );
  }

  async objectsAt(revision: number): Promise<readonly StoredObject[] | undefined> {
    const objects = await this.#store.objectsAt(revision);
    return objects && this.#opened(objects);
  }

  report(replica: Omit<Replica, "at">, silence: number): Promise<void> {
    return this.#store.report(replica, silence);
  }

  replicas(silence: number): Promise<readonly Replica[]> {
    return this.#store.replicas(silence);
  }

  rewrite(rewrite: Parameters<ConfigStore["rewrite"]>[0]): Promise<number> {
    return this.#store.rewrite(rewrite);
  }

  /**
   * Seals the secrets of all rows and versions by the current key, also those that are plain; resolves to their number.
   * @throws Error if one of them cannot be opened; then nothing is changed
   */
  reseal(): Promise<number> {
    return this.rewrite((rows) => {
      const opened = this.#opened(rows);
      for (const { kind, name, problem } of opened)
        if (problem !== undefined) throw new Error(`${kind}/${name}: ${problem}`);
      const paths = this.#secrets(opened);
      return opened.map((row, index) => this.#sealer.seal(row, paths[index] ?? []));
    });
  }

  compact(): Promise<void> {
    return this.#store.compact();
  }

  /** The rows whose secrets are not sealed. */
  async plain(): Promise<readonly string[]> {
    const { objects } = await this.#store.read();
    const unsealed = objects.filter((object) => !isSealed(object));
    const paths = this.#secrets(unsealed);
    return unsealed.flatMap(({ kind, name }, index) =>
      (paths[index] ?? []).length > 0 ? `${kind}/${name}` : [],
    );
  }

  listen(changed: () => void): void {
    this.#store.listen(changed);
  }

  close(): Promise<void> {
    return this.#store.close();
  }

  #opened(objects: readonly StoredObject[]): readonly StoredObject[] {
    return objects.map((object) => this.#sealer.open(object));
  }

  #sealed(changes: NewVersion["changes"]): NewVersion["changes"] {
    const written = changes.flatMap(({ kind, name, after }) =>
      after === null ? [] : { kind, name, value: after },
    );
    const paths = this.#secrets(written);
    const values = written.map((row, index) => this.#sealer.seal(row, paths[index] ?? []));
    return changes.map((change) =>
      change.after === null ? change : { ...change, after: values.shift() ?? change.after },
    );
  }
}
