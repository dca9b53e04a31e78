import type {
  AdminCelOrder,
  AdminExplanation,
  Authorization,
} from "@edge-gateway/generated/types/index.ts";
import { useMutation } from "@tanstack/react-query";
import { admin } from "../../api/client.ts";
import { credentialPolicies } from "./rules.ts";
import type { CredentialPolicies, JudgedExpression, JudgedRule } from "./rules.ts";
import type { Token } from "./token.ts";

/** A request with a token. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  /** Undefined: the request has no token that can be read. */
  readonly token: Token | undefined;
}

/** What the configuration says of a request with a token. */
export interface Verdict extends CredentialPolicies {
  readonly explanation: AdminExplanation;
  readonly token: Token | undefined;
  readonly judged: readonly JudgedRule[];
  /** When it was asked, in seconds since 1970. */
  readonly now: number;
}

const MILLISECONDS = 1_000;

/**
 * Asks what the running configuration says of a request. Its rules get the claims; no call has the token.
 * @param clock the current time in milliseconds since 1970
 */
export function useVerdict(clock: () => number = Date.now) {
  return useMutation({ mutationFn: (asked: Asked) => verdictOf(asked, clock), gcTime: 0 });
}

async function verdictOf({ method, url, token }: Asked, clock: () => number): Promise<Verdict> {
  const { value } = await admin.call("explainRequest", { body: { method, url } });
  const policies = credentialPolicies(value);
  const input = inputOf(method, url, token);
  const judged = await Promise.all(policies.rules.map((rule) => judgedRule(rule, input)));
  return { ...policies, explanation: value, token, judged, now: clock() / MILLISECONDS };
}

/** The variables of the request that are known before it is sent. */
function inputOf(method: string, url: string, token: Token | undefined): AdminCelOrder["input"] {
  const { protocol, host, pathname, search, href } = new URL(url);
  const input = {
    request: {
      method,
      uri: href,
      scheme: protocol.replace(":", ""),
      host,
      path: pathname,
      pathAndQuery: pathname + search,
      headers: {},
    },
    ...(token === undefined ? {} : { jwt: token.claims }),
  };
  return JSON.parse(JSON.stringify(input));
}

async function judgedRule(
  { action, policy }: Authorization,
  input: AdminCelOrder["input"],
): Promise<JudgedRule> {
  const ask = async (expression: string): Promise<JudgedExpression> => {
    const body: AdminCelOrder = {
      expression,
      scope: "request",
      ...(input === undefined ? {} : { input }),
    };
    const { value: answer } = await admin.call("evaluateCel", { body });
    const [problem] = answer.problems;
    const says = problem === undefined ? JSON.stringify(answer.value) : problem.message;
    return { expression, says, isTrue: answer.value === true };
  };
  return { action, expressions: await Promise.all(policy.matchExpressions.map(ask)) };
}
