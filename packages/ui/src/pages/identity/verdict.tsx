import type { JwtProvider } from "@edge-gateway/generated/types/index.ts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { VirtualTable } from "../../components/table/virtual-table.tsx";
import { checksOf } from "./checks.ts";
import type { Check } from "./checks.ts";
import { RuleList } from "./rule-list.tsx";
import type { TokenPolicy } from "./rules.ts";
import type { Verdict } from "./use-verdict.ts";

/** Which provider takes the token, which claim or rule fails, and what else may refuse the request. */
export function VerdictView({ verdict }: { readonly verdict: Verdict }): ReactNode {
  const { explanation, tokens, judged, others } = verdict;
  const { route, response } = explanation;
  return (
    <>
      <p role="status">
        {route === undefined ? (
          <strong className="bad">✗ No route takes the request.</strong>
        ) : (
          <>
            The route{" "}
            <Link to="/traffic/route" search={{ id: route }}>
              {route}
            </Link>{" "}
            takes the request.
          </>
        )}
        {response !== undefined &&
          ` The gateway responds itself with ${response.status}: ${response.why}.`}
      </p>
      <h2>Token</h2>
      {tokens.length === 0 && <p>No policy of this request reads a token.</p>}
      {tokens.map((policy) => (
        <TokenView key={policy.from.join()} policy={policy} verdict={verdict} />
      ))}
      <h2>Rules</h2>
      <RuleList rules={judged} />
      {others.length > 0 && (
        <p>
          These may refuse it, too, and are not judged here: <strong>{others.join(", ")}</strong>.
        </p>
      )}
    </>
  );
}

interface TokenViewProps {
  readonly policy: TokenPolicy;
  readonly verdict: Verdict;
}

function TokenView({ policy: { policy, from }, verdict }: TokenViewProps): ReactNode {
  const { token, now } = verdict;
  const { mode, providers } = policy;
  const taker =
    token && providers.find((one) => checksOf(one, token, now).every(({ isMet }) => isMet));
  return (
    <section aria-label="Providers">
      <p>
        jwtAuthentication from {from.join(" and ")}, mode {mode}
      </p>
      <p role="status">
        {taker === undefined ? (
          <strong className={mode === "Permissive" ? "warn" : "bad"}>
            {refusalText(mode, token !== undefined)}
          </strong>
        ) : (
          <strong className="good">
            ✓ The provider {taker.issuer} takes it, if its signature is right.
          </strong>
        )}
      </p>
      {token &&
        providers.map((provider) => (
          <ProviderChecks
            key={provider.issuer}
            provider={provider}
            checks={checksOf(provider, token, now)}
          />
        ))}
    </section>
  );
}

function refusalText(mode: TokenPolicy["policy"]["mode"], hasToken: boolean): string {
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

interface ProviderChecksProps {
  readonly provider: JwtProvider;
  readonly checks: readonly Check[];
}

function ProviderChecks({ provider, checks }: ProviderChecksProps): ReactNode {
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
      <p className="quiet">
        {provider.jwks === undefined
          ? "Its server for introspection decides about the token; only a real request asks it."
          : "The signature is not checked here. The gateway allows clocks a small difference."}
      </p>
    </>
  );
}
