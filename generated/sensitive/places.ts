// Generated from schemas/ by `npm run generate`: do not edit.

/** Where secrets stand in each type that holds some: names of properties, `*` for every item or entry. */
export const SENSITIVE_PLACES = {
  BasicAuthentication: [["users","*"]],
  SecretValue: [[]],
  SessionSettings: [["key"]],
  Settings: [["session","key"]],
  StandaloneConfig: [["config","session","key"],["gateways","*","policies","basicAuthentication","users","*"],["gateways","*","routes","*","policies","basicAuthentication","users","*"],["routes","*","policies","basicAuthentication","users","*"],["secrets","*","data","*"]],
  StandaloneDatabase: [["postgres","url"]],
  StandaloneGateway: [["policies","basicAuthentication","users","*"],["routes","*","policies","basicAuthentication","users","*"]],
  StandalonePostgres: [["url"]],
  StandaloneRoute: [["policies","basicAuthentication","users","*"]],
  StandaloneSecret: [["data","*"]],
  StandaloneValues: [["database","postgres","url"]],
  TrafficPolicies: [["basicAuthentication","users","*"]],
} as const satisfies Readonly<Record<string, readonly (readonly string[])[]>>;
