import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Postgres } from "@edge-gateway/testkit/programs/postgres";
import { openStore } from "./open-store.ts";
import type { StoreLocation } from "./open-store.ts";
import type { NewVersion } from "./config-store.ts";

/** A database of a test, and the server that it needs. */
export interface TestDatabase extends AsyncDisposable {
  readonly location: StoreLocation;
  /** The server; undefined for a file. */
  readonly server: Postgres | undefined;
}

/** Creates an empty database of each kind. */
export const DATABASES: Readonly<Record<StoreLocation["kind"], () => Promise<TestDatabase>>> = {
  sqlite: async () => {
    const folder = await mkdtemp(join(tmpdir(), "store-"));
    return {
      location: { kind: "sqlite", file: join(folder, "gateway.db") },
      server: undefined,
      [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
    };
  },
  postgres: async () => {
    const server = await Postgres.start();
    return {
      location: { kind: "postgres", url: server.url() },
      server,
      [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
    };
  },
};

/** Opens a store that is closed at the end of the block. */
export async function opened(location: StoreLocation) {
  const store = await openStore(location);
  return { store, [Symbol.asyncDispose]: () => store.close() };
}

/** A version of a test that sets one object, or deletes it. */
export function change(base: number, name: string, after: string | null): NewVersion {
  return {
    id: `${base}-${name}-${after}`,
    base,
    at: "2026-01-01T00:00:00.000Z",
    author: "ann",
    message: `sets ${name}`,
    changes: [{ kind: "routes", name, after }],
    history: 1000,
  };
}
