import type { AdminConversion, AdminConversionOrder } from "@edge-gateway/generated/types/index.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { admin } from "../../api/client.ts";
import { Fault } from "../../components/fault.tsx";
import { ModelNames } from "./model-names.tsx";

const FORMATS: readonly AdminConversionOrder["format"][] = [
  "chat-completions",
  "messages",
  "responses",
  "gemini",
  "converse",
];
const EXAMPLE = `{
  "model": "MODEL",
  "messages": [{ "role": "user", "content": "Hello" }]
}`;
const INDENTATION = 2;

/** Shows the request that a provider would get for a client's request; nothing is sent. */
export function Conversion({ names }: { readonly names: readonly string[] }): ReactNode {
  const [format, setFormat] = useState(FORMATS[0] ?? "messages");
  const [model, setModel] = useState("");
  const [text, setText] = useState(EXAMPLE);
  const [fault, setFault] = useState("");
  const converting = useMutation({
    mutationFn: async (body: AdminConversionOrder) =>
      (await admin.call("convertRequest", { body })).value,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    try {
      const request: AdminConversionOrder["request"] = JSON.parse(text);
      setFault("");
      converting.mutate({ format, model, request });
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <form onSubmit={submit} aria-label="Conversion">
      <div className="bar">
        <FormatChoice format={format} onChange={setFormat} />
        <label className="field">
          Model or backend
          <input
            value={model}
            list="llm-models"
            required
            onChange={({ target }) => setModel(target.value)}
          />
        </label>
        <ModelNames names={names} />
        <button type="submit" disabled={converting.isPending}>
          Convert
        </button>
      </div>
      <label className="field">
        Request
        <textarea
          rows={8}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      {fault !== "" && (
        <section className="fault fault-refusal" role="alert">
          <h3>The request is not JSON</h3>
          <p>{fault}</p>
        </section>
      )}
      {converting.error !== null && <Fault error={converting.error} />}
      {converting.data !== undefined && <Converted value={converting.data} />}
    </form>
  );
}

interface FormatChoiceProps {
  readonly format: AdminConversionOrder["format"];
  readonly onChange: (format: AdminConversionOrder["format"]) => void;
}

function FormatChoice({ format, onChange }: FormatChoiceProps): ReactNode {
  return (
    <label className="field">
      Format of the client
      <select
        value={format}
        onChange={({ target }) => onChange(FORMATS.find((one) => one === target.value) ?? format)}
      >
        {FORMATS.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  );
}

/** The request that a provider would get. */
export function Converted({ value }: { readonly value: AdminConversion }): ReactNode {
  const { method, url, headers, body, notes, backend } = value;
  const lines = headers.map((header) => `${header.name}: ${header.value}`);
  const request = [`${method} ${url}`, ...lines, "", JSON.stringify(body, null, INDENTATION)];
  return (
    <>
      <p role="status">
        The backend {backend} sends this request, besides its credentials.
        {notes.length === 0 ? " Nothing is lost." : ""}
      </p>
      {notes.length > 0 && (
        <ul>
          {notes.map(({ at, what, why }) => (
            <li key={at + what + why}>
              {what} <code>{at || "/"}</code>: {why}
            </li>
          ))}
        </ul>
      )}
      <pre tabIndex={0} role="region" aria-label="Converted request">
        {request.join("\n")}
      </pre>
    </>
  );
}
