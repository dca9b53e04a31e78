import type { AdminFinding } from "@edge-gateway/generated/types/index.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useImperativeHandle, useRef } from "react";
import type { ReactNode, Ref } from "react";
import { configSchemaQuery } from "../../components/config-schema.ts";
import { openCode } from "./code-view.ts";
import type { CodeView, Draft } from "./code-view.ts";

/** What others do with an editor. */
export interface CodeHandle {
  selectLine(line: number): void;
}

interface CodeEditorProps {
  readonly label: string;
  readonly text: Draft;
  readonly isReadOnly: boolean;
  readonly findings: readonly AdminFinding[];
  /** The line to begin with; undefined begins without the focus. */
  readonly line: number | undefined;
  readonly onChange: (draft: Draft) => void;
  readonly ref: Ref<CodeHandle>;
}

/** An editor of a configuration: completion, the text of each field, and findings where they are. */
export function CodeEditor(props: CodeEditorProps): ReactNode {
  const { label, text, isReadOnly, findings, line, onChange, ref } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<CodeView>(undefined);
  const schema = useQuery(configSchemaQuery).data;
  /** The text as the editor has it, or as it was told last. */
  const known = useRef(text);
  const current = useRef({ schema, onChange });
  current.current = { schema, onChange };
  useEffect(() => {
    if (host.current === null) return undefined;
    const opened = openCode({
      ...{ host: host.current, label, text: String(text), isReadOnly },
      schema: () => current.current.schema,
      onChange: (next) => {
        known.current = next;
        current.current.onChange(next);
      },
    });
    view.current = opened;
    if (line !== undefined) opened.selectLine(line);
    return () => opened.close();
    // The editor keeps its own text, cursor and history; later values are told to it below.
  }, [label, line]);
  useEffect(() => {
    if (known.current === text) return;
    known.current = text;
    view.current?.setText(String(text));
  }, [text]);
  useEffect(() => view.current?.setReadOnly(isReadOnly), [isReadOnly]);
  useEffect(() => view.current?.showFindings(findings), [findings]);
  useImperativeHandle(ref, () => ({ selectLine: (to) => view.current?.selectLine(to) }), []);
  return <div ref={host} className="code" />;
}
