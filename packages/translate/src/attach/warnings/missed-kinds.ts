import { isForBackend } from "../../ir/backends/for-backend.ts";
import type { Attachment, Backend, Ir, Route } from "../../ir/index.ts";
import type { MergedField } from "../merge/merge-fields.ts";
import { PolicyIndex } from "../merge/merge.ts";
import { takersOf } from "../merge/takers.ts";

/** A field of the backend block that reaches backends, but none of the kind that reads it. */
export interface MissedField {
  readonly attachment: Attachment;
  readonly name: string;
}

/**
 * Finds the policies about messages of one kind of backend that reach only backends of other kinds.
 * A pure function.
 * @param routes the routes that receive requests
 */
export function findMissedKinds(ir: Ir, routes: readonly Route[]): readonly MissedField[] {
  const attachments = ir.attachments.filter(isOfKind);
  if (attachments.length === 0) return [];
  const found = new Map<string, MissedField & { isRead: boolean }>();
  for (const { backend, fields } of everyUse({ ...ir, routes, attachments }))
    for (const { name, from, instead } of fields.filter((field) => isLimited(field.name)))
      for (const attachment of [...from, ...instead]) {
        const key = `${attachment.document ?? ""}${attachment.pointer}/${name}`;
        const field = found.get(key) ?? { attachment, name, isRead: false };
        field.isRead ||= backend.kind === "unresolved" || isForBackend(name, backend);
        found.set(key, field);
      }
  return [...found.values()].filter(({ isRead }) => !isRead);
}

function isOfKind({ block, policies }: Attachment): boolean {
  return block === "backend" && Object.keys(policies).some(isLimited);
}

/** Whether backends of some kinds do not read the field. */
function isLimited(field: string): boolean {
  return !isForBackend(field, undefined);
}

interface Use {
  readonly backend: Backend;
  readonly fields: readonly MergedField[];
}

/** The policies of each backend at each reference to it, and its own. */
function everyUse(ir: Ir): readonly Use[] {
  const index = new PolicyIndex(ir.attachments);
  const backends = new Map(ir.backends.map((backend) => [backend.key, backend]));
  const listeners = new Map(ir.listeners.map((listener) => [listener.key, listener]));
  const own = ir.backends.map((backend) => ({
    backend,
    fields: index.backendOwnFields(backend.key),
  }));
  const referred = ir.routes.flatMap((route) =>
    route.listeners
      .flatMap((key) => listeners.get(key) ?? [])
      .flatMap((listener) =>
        route.backends.flatMap(({ backend }, position) =>
          takersOf(backends.get(backend), backends).map((taker) => ({
            backend: taker,
            fields: index.backendFields(listener, route, position, [taker.key]),
          })),
        ),
      ),
  );
  return [...own, ...referred];
}
