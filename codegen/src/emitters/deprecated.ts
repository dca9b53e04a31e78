import { objectOf } from "../model/model.ts";
import type { Model } from "../model/model.ts";
import type { Annotations } from "../model/node.ts";
import { CODE_HEADER } from "../output.ts";
import type { PlannedFile } from "../output.ts";
import { annotationsOf } from "./words.ts";

type Deprecated = Record<string, NonNullable<Annotations["deprecated"]>>;

/** The deprecated properties with their replacements, for warnings. */
export function emitDeprecated(model: Model): readonly PlannedFile[] {
  const rows = model.types.flatMap((type) => {
    const properties: Deprecated = {};
    for (const { name, node } of objectOf(model, type)?.fields ?? []) {
      const { deprecated } = annotationsOf(model, node);
      if (deprecated !== undefined) properties[name] = deprecated;
    }
    if (Object.keys(properties).length === 0) return [];
    return [`  ${type.title}: ${JSON.stringify(properties)},\n`];
  });
  const content = `${CODE_HEADER}/** What to use instead of a property, and the version that deprecated it. */
export interface Replacement {
  readonly use: string;
  readonly since: string;
}

/** The deprecated properties of every type that has any. */
export const DEPRECATED: Readonly<Record<string, Readonly<Record<string, Replacement>>>> = {
${rows.join("")}};
`;
  return [{ path: "generated/deprecated/index.ts", content }];
}
