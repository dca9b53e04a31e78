import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import type { ReactNode } from "react";
import { Fault } from "../../components/fault.tsx";
import { CredentialsForm } from "./credentials-form.tsx";
import type { Credentials } from "./credentials-form.tsx";
import { FromTrace } from "./from-trace.tsx";
import type { RecordedVerdict } from "./recorded.ts";
import { bareToken, decodeToken } from "./token.ts";
import type { Token } from "./token.ts";
import { OauthWalk } from "./oauth-view.tsx";
import { useVerdict } from "./use-verdict.ts";
import { VerdictView } from "./verdict.tsx";

const route = getRouteApi("/identity");

/** Why 401 or 403? A token and a request in, and out comes which check or rule fails. */
export function Identity(): ReactNode {
  const { method = "GET", url = "" } = route.useSearch();
  const navigate = route.useNavigate();
  // The token is only here: not in the address, not in any storage, and not in any call.
  const [text, setText] = useState("");
  const bare = bareToken(text);
  const decoded = bare === "" ? undefined : decodeToken(bare);
  const token = typeof decoded === "string" ? undefined : decoded;
  const verdict = useVerdict();
  // A verdict is about what was asked, so it goes with the first change.
  const change = ({ text: typed, ...search }: Partial<Credentials>): void => {
    verdict.reset();
    if (typed === undefined) void navigate({ search: { method, url, ...search }, replace: true });
    else setText(typed);
  };
  const take = ({ claims, ...asked }: RecordedVerdict): void => {
    setText("");
    void navigate({ search: { method: asked.method, url: asked.url } });
    const claimed = claims === undefined ? undefined : { header: {}, claims };
    verdict.mutate({ method: asked.method, url: asked.url, text: "", token: claimed });
  };
  return (
    <>
      <h1>Why 401 or 403?</h1>
      <CredentialsForm
        {...{ method, url, text }}
        isPending={verdict.isPending}
        onChange={change}
        onAsk={() => verdict.mutate({ method, url, text: bare, token })}
      />
      {typeof decoded === "string" && (
        <section className="fault fault-refusal" role="alert">
          <h2>The token cannot be read here</h2>
          <p>{decoded}</p>
        </section>
      )}
      {token !== undefined && <Decoded token={token} />}
      {verdict.error !== null && <Fault error={verdict.error} />}
      {verdict.data !== undefined && verdict.error === null && (
        <VerdictView verdict={verdict.data} />
      )}
      <FromTrace onTake={take} />
      <OauthWalk url={url} token={bare} />
    </>
  );
}

const INDENTATION = 2;

function Decoded({ token: { header, claims } }: { readonly token: Token }): ReactNode {
  return (
    <details>
      <summary>What the token says</summary>
      <pre tabIndex={0} role="region" aria-label="Header of the token">
        {JSON.stringify(header, undefined, INDENTATION)}
      </pre>
      <pre tabIndex={0} role="region" aria-label="Claims of the token">
        {JSON.stringify(claims, undefined, INDENTATION)}
      </pre>
    </details>
  );
}
