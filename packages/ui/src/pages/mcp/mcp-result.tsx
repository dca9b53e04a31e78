import type { ReactNode } from "react";
import { contentsOf } from "./items.ts";
import type { Shown } from "./items.ts";

const INDENTATION = 2;

/** The result of a call: its texts, images and structured content, and all of it as JSON. */
export function McpResult({
  result,
}: {
  readonly result: Readonly<Record<string, unknown>>;
}): ReactNode {
  return (
    <section aria-label="Result">
      <h3>{result["isError"] === true ? "The tool reports an error" : "Result"}</h3>
      {contentsOf(result).map((shown, index) => (
        // Contents have no identity but their place.
        <Content key={String(index)} shown={shown} />
      ))}
      {result["structuredContent"] !== undefined && (
        <pre tabIndex={0} role="region" aria-label="Structured result">
          {JSON.stringify(result["structuredContent"], undefined, INDENTATION)}
        </pre>
      )}
      <details>
        <summary>All of it as JSON</summary>
        <pre tabIndex={0} role="region" aria-label="Result as JSON">
          {JSON.stringify(result, undefined, INDENTATION)}
        </pre>
      </details>
    </section>
  );
}

function Content({ shown }: { readonly shown: Shown }): ReactNode {
  if (shown.kind === "image") return <img src={shown.source} alt={`Result (${shown.type})`} />;
  const text =
    shown.kind === "text" ? shown.text : JSON.stringify(shown.value, undefined, INDENTATION);
  return (
    <pre tabIndex={0} role="region" aria-label="Content of the result">
      {text}
    </pre>
  );
}
