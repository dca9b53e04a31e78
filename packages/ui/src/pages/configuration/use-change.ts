import { AdminError } from "@edge-gateway/admin-client";
import type { AdminConfigDiff, AdminConfigSource } from "@edge-gateway/generated/types/index.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { admin } from "../../api/client.ts";
import { configSourceQuery } from "../../api/queries.ts";

/** The text that a change is based on. */
export interface Base {
  readonly text: string;
  readonly version: string;
}

/** A change of a file, from the first key to the applied text. Nothing that was typed is ever replaced. */
export function useChange(name: string, first: Base) {
  const queries = useQueryClient();
  const [base, setBase] = useState(first);
  const [draft, setDraft] = useState(first.text);
  const [review, setReview] = useState<AdminConfigDiff>();
  const [fault, setFault] = useState<Error>();
  const [newer, setNewer] = useState<Base>();
  const [said, setSaid] = useState("");
  const body = { files: [{ name, text: draft }] };
  const [message, setMessage] = useState("");

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setFault(undefined);
    setSaid("");
    try {
      await work();
    } catch (error) {
      const found = error instanceof Error ? error : new Error(String(error));
      setFault(found);
      if (found instanceof AdminError) setNewer(newerIn(found, name));
    }
  };

  return {
    ...{ base, draft, review, fault, newer, said, message, setMessage },
    edit(next: string): void {
      setDraft(next);
      setReview(undefined);
    },
    compare(): Promise<void> {
      return attempt(async () => setReview((await admin.call("diffConfig", { body })).value));
    },
    apply(): Promise<void> {
      return attempt(async () => {
        const said = message.trim();
        const named = said === "" ? body : { ...body, message: said };
        const reply = await admin.call("applyConfig", { body: named, version: base.version });
        // The next form must begin with the new text; this page continues with its own.
        queries.removeQueries({ queryKey: configSourceQuery.queryKey });
        setBase({ text: draft, version: reply.version ?? "" });
        setReview(undefined);
        setMessage("");
        setSaid(`The gateway runs it as generation ${reply.value.generation}.`);
      });
    },
    /** Bases the same text on the newest one. */
    rebase(onto: Base): void {
      setBase(onto);
      setNewer(undefined);
      setFault(undefined);
      setReview(undefined);
    },
  };
}

/** The newer text of a file, after a change was refused because others changed it meanwhile. */
function newerIn({ problem }: AdminError, name: string): Base | undefined {
  const { version, current } = problem;
  if (version === undefined || current === undefined) return undefined;
  const { files }: Pick<AdminConfigSource, "files"> = JSON.parse(JSON.stringify(current));
  const text = files.find((file) => file.name === name)?.text;
  return text === undefined ? undefined : { text, version };
}
