import { AdminError } from "@edge-gateway/admin-client";
import type {
  AdminConfigCandidate,
  AdminConfigDiff,
  AdminConfigSource,
} from "@edge-gateway/generated/types/index.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useWriteRefusal } from "../../api/access.ts";
import { admin } from "../../api/client.ts";
import { newestApplied } from "../../api/history.ts";
import { configSourceQuery } from "../../api/queries.ts";
import { changesText } from "./changes.ts";
import type { WayBack } from "../history/undo.tsx";
import type { Draft } from "./code-view.ts";
import type { Outside } from "./outside.ts";

/** The text that a change is based on. */
export interface Base {
  readonly text: string;
  readonly version: string;
}

/** What a text would change, and what it needs from outside; unset while that is tried. */
export interface Reviewed extends AdminConfigDiff {
  readonly outside?: Outside;
}

/** A change of a file, from the first key to the applied text. What is typed is not replaced before it is applied. */
export function useChange(name: string, first: Base) {
  const queries = useQueryClient();
  const [base, setBase] = useState(first);
  const [draft, setDraft] = useState<Draft>(first.text);
  const typed = useRef<Draft>(first.text);
  const { review, setReview, show } = useReview();
  const { fault, newer, said, wayBack, attempt, setSaid, setWayBack, forget } = useAttempt(name);
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
    ...{ base, draft, review, fault, newer, said, wayBack, message, setMessage, edit, readAgain },
    compare(): Promise<void> {
      // What was typed meanwhile changes something else.
      return attempt(() => show(bodyNow(), () => typed.current === draft));
    },
    apply(): Promise<void> {
      return attempt(async () => {
        const said = message.trim() || (review === undefined ? "" : changesText(review));
        const body = bodyNow();
        const named = said === "" ? body : { ...body, message: said };
        const before = await newestApplied();
        const reply = await admin.call("applyConfig", { body: named, version: base.version });
        const { version } = reply;
        setWayBack(before && version !== undefined ? { to: before, version } : undefined);
        // The next form must begin with the new text.
        queries.removeQueries({ queryKey: configSourceQuery.queryKey });
        // Without a version, others have changed something, too: only on its old base is this text a change of its own.
        if (version !== undefined) setBase({ text: String(draft), version });
        setReview(undefined);
        setMessage("");
        setSaid("The gateway runs it.");
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

/** What a text would change; what it needs from outside is tried, where the person may change something. */
function useReview() {
  const refusal = useWriteRefusal();
  const [review, setReview] = useState<Reviewed>();
  return {
    ...{ review, setReview },
    /** @param isWanted whether the text is still the one that the person has typed */
    async show(body: AdminConfigCandidate, isWanted: () => boolean): Promise<void> {
      const { value: diff } = await admin.call("diffConfig", { body });
      if (!isWanted()) return;
      setReview(diff);
      if (refusal !== undefined) return;
      const outside = await triedOutside(body);
      setReview((shown) => (shown === diff ? { ...diff, outside } : shown));
    },
  };
}

/** Lets the gateway try what a text needs from outside: ports and key sets. */
async function triedOutside(body: AdminConfigCandidate): Promise<Outside> {
  try {
    return (await admin.call("tryConfig", { body })).value.faults;
  } catch (error) {
    if (error instanceof AdminError) return error.problem.detail;
    return error instanceof Error ? error.message : String(error);
  }
}

/** What an attempt to change a file has led to. */
function useAttempt(name: string) {
  const [fault, setFault] = useState<Error>();
  const [newer, setNewer] = useState<Base>();
  const [said, setSaid] = useState("");
  const [wayBack, setWayBack] = useState<WayBack>();
  return {
    ...{ fault, newer, said, wayBack, setSaid, setWayBack },
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
