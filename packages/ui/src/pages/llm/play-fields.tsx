import type { ReactNode } from "react";
import { PLAY_FORMATS } from "./play-formats.ts";
import type { PlayFormat } from "./play-formats.ts";

/** Where, as whom and how the playground calls a model. */
interface PlayValues {
  readonly format: PlayFormat;
  /** The URL of the route for clients. */
  readonly base: string;
  readonly model: string;
  readonly credential: string;
}

interface PlayFieldsProps {
  readonly value: PlayValues;
  readonly change: { readonly [Name in keyof PlayValues]: (next: PlayValues[Name]) => void };
}

/** Asks for format, URL, model and key. */
export function PlayFields({ value, change }: PlayFieldsProps): ReactNode {
  const { format, base, model, credential } = value;
  const chosen = (name: string): PlayFormat =>
    PLAY_FORMATS.find((each) => each.format === name)?.format ?? format;
  return (
    <div className="bar">
      <label className="field">
        Format
        <select value={format} onChange={({ target }) => change.format(chosen(target.value))}>
          {PLAY_FORMATS.map((each) => (
            <option key={each.format}>{each.format}</option>
          ))}
        </select>
      </label>
      <label className="field wide">
        URL of the route for clients
        <input
          type="url"
          required
          value={base}
          onChange={({ target }) => change.base(target.value)}
        />
      </label>
      <label className="field">
        Model to call
        <input
          required
          list="llm-models"
          value={model}
          onChange={({ target }) => change.model(target.value)}
        />
      </label>
      <label className="field">
        Key; it is not kept
        <input
          type="password"
          autoComplete="off"
          value={credential}
          onChange={({ target }) => change.credential(target.value)}
        />
      </label>
    </div>
  );
}
