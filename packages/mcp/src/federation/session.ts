import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { Capability } from "./methods.ts";
import { MAX_SESSION_BYTES } from "../bounds.ts";

/** A session of a target, as a part of a session of the gateway. */
export interface Membership {
  readonly target: string;
  /** The id that the target gave; undefined: it has no sessions. */
  readonly session: string | undefined;
  /** The version that was agreed with it. */
  readonly version: string;
  readonly capabilities: readonly Capability[];
  /** Which of several servers of the target has the session. */
  readonly server: string | undefined;
}

/** A session of the gateway with a client: all that another worker or replica needs to continue with it. */
export interface Session {
  /** Its name in tables; made by chance. */
  readonly id: string;
  /** The version that was agreed with the client. */
  readonly version: string;
  /** The params of `initialize`, as JSON, with which a target can be asked again. */
  readonly client: string;
  /** Targets that take part. */
  readonly members: readonly Membership[];
  /** All targets of the backend when the session began. */
  readonly targets: readonly string[];
}

/** The session as bytes in a string (latin1), as short as can be: it travels in a header. */
export function packSession({ id, version, client, members, targets }: Session): string {
  const packed = members.map(({ target, session, version: own, capabilities, server }) => [
    targets.indexOf(target),
    session ?? null,
    own === version ? 0 : own,
    capabilities.join(),
    server ?? null,
  ]);
  const text = JSON.stringify([id, version, client, targets, packed]);
  return deflateRawSync(Buffer.from(text)).toString("latin1");
}

/** @throws Error for bytes that no session was packed into: they were not sealed by this build */
export function unpackSession(bytes: string): Session {
  const text = inflateRawSync(Buffer.from(bytes, "latin1"), { maxOutputLength: MAX_SESSION_BYTES });
  const [id, version, client, targets, packed]: Packed = JSON.parse(text.toString());
  const members = packed.map(([target, session, own, capabilities, server]) => ({
    target: targets[target] ?? "",
    session: session ?? undefined,
    version: own === 0 ? version : own,
    capabilities: CAPABILITIES.filter((name) => capabilities.split(",").includes(name)),
    server: server ?? undefined,
  }));
  return { id, version, client, members, targets };
}

type PackedMember = [number, string | null, string | 0, string, string | null];
type Packed = [string, string, string, string[], PackedMember[]];

const CAPABILITIES: readonly Capability[] = [
  "tools",
  "prompts",
  "resources",
  "subscribe",
  "logging",
  "completions",
  "tasks",
];
