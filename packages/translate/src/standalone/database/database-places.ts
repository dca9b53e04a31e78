import type { IrModel } from "@edge-gateway/generated/types/index.ts";
import { pointerTo, pointerTokens } from "../../diagnostics/pointer.ts";
import type { Ir, SourcePlace } from "../../ir/index.ts";
import { DATABASE_FILE } from "../../diagnostics/database-file.ts";
import { databasePath, type LaidDocument } from "./layer.ts";

/** The internal form in which the items of objects of the database name their row. */
export function withDatabasePlaces(ir: Ir, laid: LaidDocument, database: unknown): Ir {
  const placeOf = ({ pointer, ...rest }: SourcePlace): SourcePlace => {
    const own = laid.ownPointer(pointer);
    if (own === undefined) return { pointer, ...rest };
    const [section = "", token = "", ...inner] = pointerTokens(own);
    const row = databasePath(database, pointerTo(pointerTo("", section), token));
    return {
      document: `${DATABASE_FILE} ${row}`,
      pointer: inner.reduce<string>(pointerTo, ""),
    };
  };
  const placed = <Item extends { readonly place: SourcePlace }>(items: readonly Item[]) =>
    items.map((item) => ({ ...item, place: placeOf(item.place) }));
  const placedModels = (models: readonly IrModel[]) =>
    models.map(({ place, ...model }) =>
      place === undefined ? model : { ...model, place: placeOf(place) },
    );
  const { tcpRoutes, udpRoutes } = ir;
  return {
    ...ir,
    binds: placed(ir.binds),
    listeners: placed(ir.listeners),
    routes: placed(ir.routes),
    backends: placed(ir.backends).map((backend) =>
      backend.kind === "models" ? { ...backend, models: placedModels(backend.models) } : backend,
    ),
    ...(tcpRoutes === undefined ? {} : { tcpRoutes: placed(tcpRoutes) }),
    ...(udpRoutes === undefined ? {} : { udpRoutes: placed(udpRoutes) }),
    attachments: ir.attachments.map((attachment) => ({
      ...attachment,
      ...placeOf({ pointer: attachment.pointer }),
    })),
  };
}
