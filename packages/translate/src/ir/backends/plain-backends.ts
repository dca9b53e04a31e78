import type { StandaloneBackend } from "@edge-gateway/generated/types/index.ts";
import type { Backend } from "../index.ts";

/** Backend types with the same form in the source and in the internal form. */
type PlainForms = Pick<StandaloneBackend, "a2a" | "aws" | "dynamicForwardProxy" | "ai">;

/** The backend in the internal form; undefined if its type needs a translation. */
export function plainBackend(
  { a2a, aws, dynamicForwardProxy, ai }: PlainForms,
  base: Pick<Backend, "key" | "name" | "place">,
): Backend | undefined {
  if (a2a !== undefined) return { ...base, kind: "a2a", a2a };
  if (aws !== undefined) return { ...base, kind: "aws", aws };
  if (ai !== undefined) return { ...base, kind: "ai", ai };
  if (dynamicForwardProxy === undefined) return undefined;
  return { ...base, kind: "dynamic", dynamicForwardProxy };
}

/** A name for an unnamed backend whose type needs no translation. */
export function plainName({ a2a, aws, ai }: PlainForms, key: string): string {
  if (aws !== undefined) return aws.agentCore.agentRuntimeArn;
  if (ai !== undefined) return key;
  if (a2a === undefined) return "dynamic";
  return `${a2a.host.includes(":") ? `[${a2a.host}]` : a2a.host}:${a2a.port}`;
}
