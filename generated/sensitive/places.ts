// Generated from schemas/ by `npm run generate`: do not edit.

/** Where secrets stand in each type that holds some: names of properties, `*` for every item or entry. */
export const SENSITIVE_PLACES = {
  SecretValue: [[]],
  SessionSettings: [["key"]],
  Settings: [["session","key"]],
  StandaloneConfig: [["config","session","key"],["secrets","*","data","*"]],
  StandaloneDatabase: [["postgres","url"]],
  StandalonePostgres: [["url"]],
  StandaloneSecret: [["data","*"]],
  StandaloneValues: [["database","postgres","url"]],
} as const satisfies Readonly<Record<string, readonly (readonly string[])[]>>;
