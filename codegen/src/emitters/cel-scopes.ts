import type { CelScope, CelVariable } from "../model/cel-scopes.ts";
import type { Model } from "../model/model.ts";
import { CODE_HEADER } from "../output.ts";
import type { PlannedFile } from "../output.ts";

/** The variables of each expression scope, with their types; empty without scopes. */
export function emitCelScopes({ celScopes }: Model): readonly PlannedFile[] {
  if (celScopes.length === 0) return [];
  const all = celScopes.flatMap(({ variables }) => variables);
  const types = new Map(all.map(({ name, type }) => [name, type]));
  const planned = new Map(
    all.flatMap(({ name, setBy, isPlanned }) => (isPlanned ? [[name, setBy ?? ""]] : [])),
  );
  const replaced = celScopes.flatMap(({ name, replaces }) =>
    replaces === undefined ? [] : [{ by: name, ...replaces }],
  );
  const content = `${CODE_HEADER}/** The types of all variables, as \`packages/cel\` writes them. */
export const CEL_VARIABLES = {
${[...types].map(([name, type]) => `  ${name}: ${JSON.stringify(type)},\n`).join("")}} as const;

/** The variables that the expressions of each scope may read. */
export const CEL_SCOPES = {
${celScopes.map(scopeLine).join("")}} as const satisfies Readonly<Record<string, readonly (keyof typeof CEL_VARIABLES)[]>>;

/** Variables that nothing sets in this build, each with the planned policy that will set it. */
export const CEL_PLANNED: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(planned))};

/** Below objects of the types \`within\`, an expression of the scope \`scope\` has the scope \`by\`. */
export const CEL_REPLACED_SCOPES: readonly {
  readonly by: keyof typeof CEL_SCOPES;
  readonly scope: keyof typeof CEL_SCOPES;
  readonly within: readonly string[];
}[] = ${JSON.stringify(replaced)};
`;
  return [
    { path: "generated/cel/scopes.ts", content },
    { path: "generated/cel/words.ts", content: wordsOf(celScopes, all) },
  ];
}

/** What people read about scopes and variables; programs without pages need none of it. */
function wordsOf(scopes: readonly CelScope[], variables: readonly CelVariable[]): string {
  const lines = (described: readonly Described[]): string => {
    const words = new Map(described.map(({ name, description }) => [name, description]));
    return [...words].map(([name, text]) => `  ${name}: ${JSON.stringify(text)},\n`).join("");
  };
  return `${CODE_HEADER}/** What each variable of expressions contains. */
export const CEL_VARIABLE_WORDS: Readonly<Record<string, string>> = {
${lines(variables)}};

/** What the expressions of each scope are about. */
export const CEL_SCOPE_WORDS: Readonly<Record<string, string>> = {
${lines(scopes)}};
`;
}

type Described = Pick<CelVariable, "name" | "description">;

function scopeLine({ name, description, variables }: CelScope): string {
  const names = JSON.stringify(variables.map((variable) => variable.name));
  return `  /** ${description} */\n  ${name}: ${names},\n`;
}
