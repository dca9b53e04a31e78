import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { logIn } from "../api/client.ts";
import { askTabs, forgetSession, tokenIn } from "../api/session.ts";
import { Fault } from "../components/fault.tsx";

/** Asks for the token that the gateway has printed; another tab of the UI may have a session already. */
export function Login(): ReactNode {
  const queries = useQueryClient();
  const [text, setText] = useState("");
  const [fault, setFault] = useState<Error>();
  useEffect(() => {
    forgetSession();
    return askTabs(() => void queries.invalidateQueries());
  }, [queries]);
  const submit = async (): Promise<void> => {
    setFault(undefined);
    try {
      await logIn(tokenIn(text));
      await queries.invalidateQueries();
    } catch (error) {
      setFault(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return (
    <section aria-label="Log in" className="fault fault-refusal">
      <h2>Log in</h2>
      <p>
        The gateway has printed an address with a token where it was started. Open it, or paste it
        here. A new one is printed when the gateway gets SIGHUP: <code>kill -HUP</code> and the id
        of its process.
      </p>
      <form
        className="bar"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        <label className="field wide">
          Address or token
          <input
            type="password"
            autoComplete="off"
            required
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <button type="submit">Log in</button>
      </form>
      {fault !== undefined && <Fault error={fault} />}
    </section>
  );
}
