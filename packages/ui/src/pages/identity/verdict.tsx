import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { VirtualTable } from "../../components/table/virtual-table.tsx";
import type { Check } from "./checks.ts";
import { RuleList } from "./rule-list.tsx";
import { refusalBy, takerOf } from "./rules.ts";
import type { JudgedProvider, JudgedRule, JudgedTokenPolicy } from "./rules.ts";
import type { Verdict } from "./use-verdict.ts";

/** Which provider takes the token, which claim or rule fails, and what else may refuse the request. */
export function VerdictView({ verdict }: { readonly verdict: Verdict }): ReactNode {
  const { tokens, tokenRefusal, judged, others } = verdict;
  return (
    <section aria-label="Verdict">
      <Answer verdict={verdict} />
      <Way verdict={verdict} />
      <h2>Token</h2>
      {tokens.length === 0 && <p>No policy of this request reads a token.</p>}
      {tokens.map((policy) => (
        <TokenView key={policy.from.join()} policy={policy} />
      ))}
      <h2>Rules</h2>
      <RuleList rules={judged} isReached={tokenRefusal === undefined} />
      {others.length > 0 && (
        <p>
          These may refuse it, too, and are not judged here: <strong>{others.join(", ")}</strong>.
        </p>
      )}
    </section>
  );
}

/** What a person came for: the status, and what causes it. */
function Answer({ verdict: { explanation, tokenRefusal, judged } }: VerdictProps): ReactNode {
  if (explanation.route === undefined)
    return (
      <p role="status">
        <strong className="bad">✗ No route takes the request.</strong>
      </p>
    );
  const refusal = refusalBy(judged);
  const isRefused = tokenRefusal !== undefined || refusal !== undefined;
  return (
    <p role="status">
      <strong className={isRefused ? "bad" : "good"}>
        {tokenRefusal === undefined
          ? refusal === undefined
            ? "✓ The token and the rules let it pass."
            : `✗ The response is 403: ${refusal}.`
          : "✗ The response is 401: the token is refused."}
      </strong>{" "}
      {tokenRefusal ?? (refusal === undefined ? "" : failedExpressions(judged))}
    </p>
  );
}

function failedExpressions(rules: readonly JudgedRule[]): string {
  const all = rules.flatMap(({ action, expressions }) =>
    expressions
      .filter(({ isTrue }) => isTrue === (action === "Deny"))
      .map(({ expression, says }) => `${expression} is ${says}`),
  );
  return all.join("; ");
}

interface VerdictProps {
  readonly verdict: Verdict;
}

function Way({ verdict: { explanation } }: VerdictProps): ReactNode {
  const { route, response } = explanation;
  if (route === undefined) return null;
  return (
    <p>
      The route{" "}
      <Link to="/traffic/route" search={{ id: route }}>
        {route}
      </Link>{" "}
      takes the request.
      {response !== undefined &&
        ` The gateway responds itself with ${response.status}: ${response.why}.`}
    </p>
  );
}

function TokenView({ policy }: { readonly policy: JudgedTokenPolicy }): ReactNode {
  const { mode } = policy.policy;
  const taker = takerOf(policy);
  return (
    <section aria-label="Providers">
      <p>
        jwtAuthentication from {policy.from.join(" and ")}, mode {mode}
      </p>
      <p>
        {taker === undefined ? (
          <strong className={mode === "Permissive" ? "warn" : "bad"}>
            {refusalText(mode, policy.judged.length > 0)}
          </strong>
        ) : (
          <strong className="good">
            ✓ The provider {taker.provider.issuer} takes it
            {taker.isVerified ? "." : ", if its signature is right."}
          </strong>
        )}
      </p>
      {policy.judged.map((judged) => (
        <ProviderChecks key={judged.provider.issuer} judged={judged} />
      ))}
    </section>
  );
}

function refusalText(mode: JudgedTokenPolicy["policy"]["mode"], hasToken: boolean): string {
  const fault = hasToken ? "No provider takes it" : "There is no token that can be read here";
  if (mode === "Permissive") return `! ${fault}; the request passes without its claims.`;
  if (!hasToken && mode === "Optional") return "! There is no token; the request passes.";
  return `✗ ${fault}: the response is 401.`;
}

const COLUMNS = [
  { name: "Check", cell: ({ what }: Check) => what },
  {
    name: "Result",
    cell: ({ isMet }: Check) => (
      <span className={isMet ? "good" : "bad"}>{isMet ? "✓ right" : "✗ wrong"}</span>
    ),
  },
  { name: "The token has", cell: ({ found }: Check) => found },
  { name: "Expected", cell: ({ expected }: Check) => expected },
];

function ProviderChecks({ judged }: { readonly judged: JudgedProvider }): ReactNode {
  const { provider, checks } = judged;
  return (
    <>
      <h3>{provider.issuer}</h3>
      <VirtualTable
        label={`Checks of ${provider.issuer}`}
        columns={COLUMNS}
        rows={checks}
        keyOf={({ what }) => what}
        empty=""
      />
      <p className="quiet">{noteOf(judged)} The gateway allows clocks a small difference.</p>
      <Keys judged={judged} />
    </>
  );
}

function noteOf({ provider, keys, isVerified }: JudgedProvider): string {
  if (provider.jwks === undefined)
    return "Its server for introspection decides about the token; only a real request asks it.";
  if (isVerified) return "";
  return keys === undefined
    ? "The signature is not checked: the gateway does not tell the keys of this provider."
    : "The signature is not checked: that needs the token itself, and a page with TLS or of this machine.";
}

/** The key set, with the ids by which tokens name its keys. */
function Keys({ judged: { keys } }: { readonly judged: JudgedProvider }): ReactNode {
  if (keys === undefined) return null;
  return (
    <details>
      <summary>
        The key set: {keys.keys.length} {keys.keys.length === 1 ? "key" : "keys"} from {keys.from}
        {keys.fault !== undefined && <span className="bad"> ✗ {keys.fault}</span>}
      </summary>
      <pre tabIndex={0} role="region" aria-label={`Keys from ${keys.from}`}>
        {JSON.stringify(keys.keys, undefined, INDENTATION)}
      </pre>
    </details>
  );
}

const INDENTATION = 2;
