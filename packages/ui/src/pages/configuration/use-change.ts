import { AdminError } from "@edge-gateway/admin-client";
import type { AdminConfigDiff, AdminConfigSource } from "@edge-gateway/generated/types/index.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { admin } from "../../api/client.ts";
import { configSourceQuery } from "../../api/queries.ts";
import { changesText } from "./changes.ts";
import type { Draft } from "./code-view.ts";

/** The text that a change is based on. */
export interface Base {
  readonly text: string;
  readonly version: string;
}

/** A change of a file, from the first key to the applied text. What is typed is not replaced before it is applied. */
export function useChange(name: string, first: Base) {
  const queries = useQueryClient();
  const [base, setBase] = useState(first);
  const [draft, setDraft] = useState<Draft>(first.text);
  const typed = useRef<Draft>(first.text);
  const [review, setReview] = useState<AdminConfigDiff>();
  const { fault, newer, said, attempt, setSaid, forget } = useAttempt(name);
  const bodyNow = () => ({ files: [{ name, text: String(draft) }] });
  const [message, setMessage] = useState("");

  const edit = (next: Draft): void => {
    typed.current = next;
    setDraft(next);
    setReview(undefined);
    // What was refused is another text; what others have changed still counts.
    if (newer === undefined) forget();
  };

  /** Continues with what is stored, which may have changes of others, unless more was typed meanwhile. */
  const readAgain = async (): Promise<void> => {
    const { value, version } = await admin.call("getConfigSource");
    const stored = baseIn(value, name, version);
    if (stored === undefined || typed.current !== draft) return;
    setBase(stored);
    edit(stored.text);
  };

  return {
    ...{ base, draft, review, fault, newer, said, message, setMessage, edit },
    compare(): Promise<void> {
      return attempt(async () => {
        const { value } = await admin.call("diffConfig", { body: bodyNow() });
        // What was typed meanwhile changes something else.
        if (typed.current === draft) setReview(value);
      });
    },
    apply(): Promise<void> {
      return attempt(async () => {
        const said = message.trim() || (review === undefined ? "" : changesText(review));
        const body = bodyNow();
        const named = said === "" ? body : { ...body, message: said };
        const reply = await admin.call("applyConfig", { body: named, version: base.version });
        // The next form must begin with the new text.
        queries.removeQueries({ queryKey: configSourceQuery.queryKey });
        // Without a version, others have changed something, too: only on its old base is this text a change of its own.
        if (reply.version !== undefined) setBase({ text: String(draft), version: reply.version });
        setReview(undefined);
        setMessage("");
        setSaid(`The gateway runs it as generation ${reply.value.generation}.`);
        await readAgain();
      });
    },
    /** Bases the same text on the newest one. */
    rebase(onto: Base): void {
      setBase(onto);
      forget();
      setReview(undefined);
    },
  };
}

/** What an attempt to change a file has led to. */
function useAttempt(name: string) {
  const [fault, setFault] = useState<Error>();
  const [newer, setNewer] = useState<Base>();
  const [said, setSaid] = useState("");
  return {
    ...{ fault, newer, said, setSaid },
    async attempt(work: () => Promise<void>): Promise<void> {
      setFault(undefined);
      setSaid("");
      try {
        await work();
      } catch (error) {
        const found = error instanceof Error ? error : new Error(String(error));
        setFault(found);
        if (found instanceof AdminError) setNewer(newerIn(found, name));
      }
    },
    forget(): void {
      setNewer(undefined);
      setFault(undefined);
    },
  };
}

/** The newer text of a file, after a change was refused because others changed it meanwhile. */
function newerIn({ problem }: AdminError, name: string): Base | undefined {
  const { version, current } = problem;
  return current === undefined
    ? undefined
    : baseIn(JSON.parse(JSON.stringify(current)), name, version);
}

/** A file of the configuration as the base of a change. */
function baseIn(
  { files }: Pick<AdminConfigSource, "files">,
  name: string,
  version: string | undefined,
): Base | undefined {
  const text = files.find((file) => file.name === name)?.text;
  return text === undefined || version === undefined ? undefined : { text, version };
}
