import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { topologyQuery } from "../../api/queries.ts";
import { ModelNames } from "./model-names.tsx";
import { settingsOf } from "./client-settings.ts";

/** Ready-made settings of clients for a model. */
export function Settings({ names }: { readonly names: readonly string[] }): ReactNode {
  const { data } = useQuery(topologyQuery({}));
  const [chosen, setChosen] = useState("");
  const listener = data?.listeners.find(({ protocol }) => /^HTTPS?$/.test(protocol));
  const scheme = listener?.protocol === "HTTPS" ? "https" : "http";
  const host = listener?.hostname ?? location.hostname;
  const address = `${scheme}://${host}:${listener?.port ?? "PORT"}`;
  const model = chosen || (names.find((name) => !name.includes("*")) ?? "MODEL");
  return (
    <>
      <div className="bar">
        <label className="field">
          Model
          <input
            value={chosen}
            placeholder={model}
            list="llm-models"
            onChange={({ target }) => setChosen(target.value)}
          />
        </label>
        <ModelNames names={names} />
      </div>
      <p>
        The address is that of the first listener; a route with a path needs it in the address, too.
        A key is read from the variable EDGE_KEY.
      </p>
      {settingsOf(address, model).map(({ client, text }) => (
        <details key={client}>
          <summary>{client}</summary>
          <pre tabIndex={0} role="region" aria-label={`Settings of ${client}`}>
            {text}
          </pre>
        </details>
      ))}
    </>
  );
}
