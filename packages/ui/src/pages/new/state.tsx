import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { catalogueQuery } from "../../api/agents.ts";
import { keySetsQuery } from "../../api/queries.ts";
import { Marked } from "../../components/marked.tsx";
import type { TriedRequest } from "./drafting.ts";
import { ProviderState } from "./model/provider-state.tsx";
import { textOf } from "./task.ts";
import type { Values } from "./task.ts";

interface StateProps {
  /** The kinds of the tasks that were done. */
  readonly kinds: readonly string[];
  /** What was typed. */
  readonly values: Values;
  /** The request that shows what was added; undefined if none does. */
  readonly tried: TriedRequest | undefined;
}

/** What the gateway has met at the servers that tasks lead to. */
export function State({ kinds, values, tried }: StateProps): ReactNode {
  return kinds.map((kind) => <StateOf key={kind} {...{ kind, values, tried }} />);
}

interface StateOfProps extends Omit<StateProps, "kinds"> {
  readonly kind: string;
}

function StateOf({ kind, values, tried }: StateOfProps): ReactNode {
  if (kind === "token") return <KeySet url={textOf(values["keys"])} />;
  if ((kind === "model" || kind === "provider-key") && tried !== undefined)
    return <ProviderState tried={tried} />;
  if (kind === "mcp") return <Tools server={textOf(values["name"])} />;
  return kind === "tool" || kind === "shown-tool" ? (
    <Tools server={textOf(values["server"])} />
  ) : null;
}

/** Which tools of an MCP server agents see, or why it does not respond. */
function Tools({ server }: { readonly server: string }): ReactNode {
  const { data, isFetching, refetch } = useQuery(catalogueQuery(server, ""));
  if (data === undefined) return <p role="status">The server is asked for its tools.</p>;
  const tools = data.items.filter(({ kind }) => kind === "tool");
  const named = (wanted: boolean): string =>
    tools
      .filter(({ visible }) => visible === wanted)
      .map(({ shownName }) => shownName)
      .join(", ") || "none";
  const errors = data.targets.flatMap(({ error }) => (error === undefined ? [] : [error]));
  return (
    <div role="status">
      {errors.map((error) => (
        <p key={error} className="bad">
          ✗ The server cannot be read: <Marked text={error} />
        </p>
      ))}
      {errors.length === 0 && (
        <p>
          ✓ Tools that agents see: {named(true)}. Hidden: {named(false)}.
        </p>
      )}
      <button type="button" disabled={isFetching} onClick={() => void refetch()}>
        Ask the server again
      </button>
    </div>
  );
}

/** Whether the keys by which tokens are verified could be fetched. */
function KeySet({ url }: { readonly url: string }): ReactNode {
  const { data } = useQuery(keySetsQuery);
  const found = data?.keySets.find((each) => each.url === url);
  if (found === undefined) return null;
  const { keys, fault, places } = found;
  const { file, line } = places[0] ?? {};
  return (
    <p role="status">
      {fault === undefined ? (
        `✓ ${keys} ${keys === 1 ? "key" : "keys"} of the provider fetched.`
      ) : (
        <span className="bad">
          ✗ The keys cannot be fetched from {url}: {fault}.{" "}
          {keys === 0 ? "Until they are, every token is refused." : "Those from before are used."}{" "}
          {file !== undefined && line !== undefined && (
            <Link to="/configuration" search={{ file, line: String(line) }}>
              Correct it
            </Link>
          )}
        </span>
      )}
    </p>
  );
}
