import { useState } from "react";
import type { ReactNode } from "react";
import { firstValue, schemaOf } from "../../components/schema-fields.ts";
import { SchemaField } from "../../components/schema-form.tsx";
import type { Question } from "./use-call.ts";

const INDENTATION = 2;
const SAMPLING = {
  type: "object",
  required: ["text"],
  properties: { text: { type: "string", description: "What the model would respond." } },
};

/** A request of the server that the person answers in place of a client: elicitation or sampling. */
export function McpQuestion({
  question: { message, answer },
}: {
  readonly question: Question;
}): ReactNode {
  const isSampling = message.method === "sampling/createMessage";
  const schema = isSampling ? SAMPLING : schemaOf(message.params?.["requestedSchema"]);
  const [value, setValue] = useState(() => firstValue(schema) ?? {});
  const said = message.params?.["message"];
  const accept = (): void => {
    if (!isSampling) return answer({ action: "accept", content: value });
    const [text = ""] = Object.values(Object(value));
    answer({ role: "assistant", model: "person", content: { type: "text", text: String(text) } });
  };
  return (
    <section aria-label="Question of the server">
      <h3>{isSampling ? "The server asks for a model's response" : "The server asks"}</h3>
      {typeof said === "string" && <p>{said}</p>}
      {isSampling && (
        <pre tabIndex={0} role="region" aria-label="Request of the server">
          {JSON.stringify(message.params, undefined, INDENTATION)}
        </pre>
      )}
      <SchemaField
        name="Answer"
        schema={schema}
        value={value}
        isRequired={false}
        onChange={(next) => setValue(Object(next ?? {}))}
      />
      <div className="bar">
        <button type="button" onClick={accept}>
          Answer
        </button>
        {!isSampling && (
          <button type="button" onClick={() => answer({ action: "decline" })}>
            Decline
          </button>
        )}
      </div>
    </section>
  );
}
