import type {
  AdminCelOrder,
  AdminExplanation,
  AdminKeySet,
  Authorization,
  JwtProvider,
} from "@edge-gateway/generated/types/index.ts";
import { useMutation } from "@tanstack/react-query";
import { admin } from "../../api/client.ts";
import { checksOf } from "./checks.ts";
import { credentialPolicies, takerOf, tokenRefusal } from "./rules.ts";
import type {
  CredentialPolicies,
  JudgedExpression,
  JudgedProvider,
  JudgedRule,
  JudgedTokenPolicy,
} from "./rules.ts";
import { keysOf, signatureChecks } from "./signature.ts";
import type { Token } from "./token.ts";

/** A request with a token. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  /** The token as it is written; empty: only its claims are known. */
  readonly text: string;
  /** Undefined: the request has no token that can be read. */
  readonly token: Token | undefined;
}

/** What the configuration says of a request with a token. */
export interface Verdict extends Pick<CredentialPolicies, "others"> {
  readonly explanation: AdminExplanation;
  readonly tokens: readonly JudgedTokenPolicy[];
  /** Why the response is 401; undefined if it is not. */
  readonly tokenRefusal: string | undefined;
  readonly judged: readonly JudgedRule[];
}

const MILLISECONDS = 1_000;

/**
 * Asks what the running configuration says of a request. Its rules get the claims; no call has the token, whose
 * signature is verified in the page.
 * @param clock the current time in milliseconds since 1970
 */
export function useVerdict(clock: () => number = Date.now) {
  return useMutation({ mutationFn: (asked: Asked) => verdictOf(asked, clock), gcTime: 0 });
}

async function verdictOf(asked: Asked, clock: () => number): Promise<Verdict> {
  const { method, url, token } = asked;
  const [{ value }, keySets] = await Promise.all([
    admin.call("explainRequest", { body: { method, url } }),
    admin.call("getKeySets"),
  ]);
  const { tokens: policies, rules, others } = credentialPolicies(value);
  const now = clock() / MILLISECONDS;
  const tokens = await Promise.all(
    policies.map(async (policy) => ({
      ...policy,
      judged: await Promise.all(
        policy.policy.providers.flatMap((provider) =>
          token === undefined
            ? []
            : [judgedProvider(provider, { ...asked, token }, keySets.value.keySets, now)],
        ),
      ),
    })),
  );
  const [refusal] = tokens.flatMap((policy) => tokenRefusal(policy, token?.claims["iss"]) ?? []);
  // Rules have the claims of a token that a policy takes, or of one that is refused before they are asked.
  const hasClaims = refusal !== undefined || tokens.some((policy) => takerOf(policy) !== undefined);
  const input = inputOf(method, url, hasClaims ? token : undefined);
  const judged = await Promise.all(rules.map((rule) => judgedRule(rule, input)));
  return { explanation: value, tokens, tokenRefusal: refusal, judged, others };
}

async function judgedProvider(
  provider: JwtProvider,
  { text, token }: Asked & { readonly token: Token },
  keySets: readonly AdminKeySet[],
  now: number,
): Promise<JudgedProvider> {
  const keys = keysOf(provider, keySets);
  const signature =
    keys === undefined || text === "" ? undefined : await signatureChecks(text, keys);
  return {
    ...{ provider, keys, isVerified: signature !== undefined },
    checks: [...(signature ?? []), ...checksOf(provider, token, now)],
  };
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
