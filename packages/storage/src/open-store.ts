import type { ConfigStore } from "./config-store.ts";
import type { Engine } from "./engine.ts";
import { migrate } from "./migrations.ts";
import { SqlStore } from "./sql-store.ts";

/** Where the database is. */
export type StoreLocation =
  | { readonly kind: "postgres"; readonly url: string }
  | { readonly kind: "sqlite"; readonly file: string };

/**
 * Opens a database and brings its tables to the version of this program. The library of an engine is loaded
 * only for that engine.
 * @throws Error if the database cannot be used
 */
export async function openStore(location: StoreLocation): Promise<ConfigStore> {
  const engine = await openEngine(location);
  try {
    await migrate(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return new SqlStore(engine);
}

async function openEngine(location: StoreLocation): Promise<Engine> {
  if (location.kind === "postgres") {
    const { openPostgres } = await import("./postgres/engine.ts");
    return openPostgres(location.url);
  }
  const { openSqlite } = await import("./sqlite/engine.ts");
  return openSqlite(location.file);
}
