// Generated from schemas/ by `npm run generate`: do not edit.

/** Where secrets stand in each type that holds some: names of properties, `*` for every item or entry. */
export const SENSITIVE_PLACES = {
  BasicAuthentication: [["users","*"]],
  SecretValue: [[]],
  SessionSettings: [["key"]],
  Settings: [["session","key"]],
  StandaloneConfig: [["config","session","key"],["gateways","*","policies","basicAuthentication","users","*"],["gateways","*","routes","*","policies","basicAuthentication","users","*"],["routes","*","policies","basicAuthentication","users","*"],["secrets","*","data","*"]],
  StandaloneGateway: [["policies","basicAuthentication","users","*"],["routes","*","policies","basicAuthentication","users","*"]],
  StandaloneRoute: [["policies","basicAuthentication","users","*"]],
  StandaloneSecret: [["data","*"]],
  TrafficPolicies: [["basicAuthentication","users","*"]],
} as const satisfies Readonly<Record<string, readonly (readonly string[])[]>>;
