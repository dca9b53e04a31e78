import type { ReactNode } from "react";
import { refusalBy } from "./rules.ts";
import type { JudgedRule } from "./rules.ts";

interface RuleListProps {
  readonly rules: readonly JudgedRule[];
  /** False: the token is refused before the rules are asked. */
  readonly isReached: boolean;
}

/** The rules for authorization, with the value of each expression. */
export function RuleList({ rules, isReached }: RuleListProps): ReactNode {
  if (rules.length === 0) return <p>No rules for authorization are set.</p>;
  const refusal = refusalBy(rules);
  return (
    <>
      <p>
        {!isReached ? (
          "The rules are not asked, because the token is refused. With its claims they would say:"
        ) : refusal === undefined ? (
          <strong className="good">✓ The rules let it pass.</strong>
        ) : (
          <strong className="bad">✗ The response is 403: {refusal}.</strong>
        )}
      </p>
      <ol>
        {rules.map(({ action, expressions }, index) => (
          <li key={index}>
            <strong>{action}</strong>
            <ul>
              {expressions.map(({ expression, says, isTrue }) => (
                <li key={expression}>
                  <code>{expression}</code> is{" "}
                  <span className={isTrue ? "good" : "warn"}>{says}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className="quiet">
        The rules get the claims and the URL. What is known only of a real request, such as its
        header fields and the address of the client, is absent.
      </p>
    </>
  );
}
