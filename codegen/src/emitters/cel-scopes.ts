import type { CelScope } from "../model/cel-scopes.ts";
import type { Model } from "../model/model.ts";
import { CODE_HEADER } from "../output.ts";
import type { PlannedFile } from "../output.ts";

/** The variables of each scope of expressions, with their types; nothing where there are no scopes. */
export function emitCelScopes({ celScopes }: Model): readonly PlannedFile[] {
  if (celScopes.length === 0) return [];
  const types = new Map(
    celScopes.flatMap(({ variables }) => variables.map(({ name, type }) => [name, type] as const)),
  );
  const content = `${CODE_HEADER}/** The types of all variables, as \`packages/cel\` writes them. */
export const CEL_VARIABLES = {
${[...types].map(([name, type]) => `  ${name}: ${JSON.stringify(type)},\n`).join("")}} as const;

/** The variables that the expressions of each scope may read. */
export const CEL_SCOPES = {
${celScopes.map(scopeLine).join("")}} as const satisfies Readonly<Record<string, readonly (keyof typeof CEL_VARIABLES)[]>>;
`;
  return [{ path: "generated/cel/scopes.ts", content }];
}

function scopeLine({ name, description, variables }: CelScope): string {
  const names = JSON.stringify(variables.map((variable) => variable.name));
  return `  /** ${description} */\n  ${name}: ${names},\n`;
}
