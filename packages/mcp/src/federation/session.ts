import { deflateRawSync, inflateRawSync } from "node:zlib";
import { CAPABILITIES, type Capability } from "./names/methods.ts";
import { MAX_SESSION_BYTES } from "../bounds.ts";

/** The session at one target, as a part of a session of the gateway. */
export interface Membership {
  readonly target: string;
  /** The id of the target's session; undefined if the target uses no sessions. */
  readonly session: string | undefined;
  /** The protocol version that was negotiated with the target. */
  readonly version: string;
  readonly capabilities: readonly Capability[];
  /** The name of the target's server that has the session, if there are several servers. */
  readonly server: string | undefined;
}

/** A session with a client: everything that another worker or replica needs to continue it. */
export interface Session {
  /** The random id of the session, as a key of maps. */
  readonly id: string;
  /** The protocol version agreed with the client. */
  readonly version: string;
  /** The client's `initialize` params as JSON, for initializing targets later. */
  readonly client: string;
  /** The targets that have joined the session. */
  readonly members: readonly Membership[];
  /** The names of all targets that the backend had when the session began. */
  readonly targets: readonly string[];
  /** When the session began, in seconds since 1970. */
  readonly begun: number;
}

/**
 * Encodes a session as bytes in a string (latin1). The encoding is as short as possible, because a header
 * contains it.
 */
export function packSession({ id, version, client, members, targets, begun }: Session): string {
  const packed = members.map(({ target, session, version: own, capabilities, server }) => [
    targets.indexOf(target),
    session ?? null,
    own === version ? 0 : own,
    capabilities.join(),
    server ?? null,
  ]);
  const text = JSON.stringify([id, version, client, targets, packed, begun]);
  return deflateRawSync(Buffer.from(text)).toString("latin1");
}

/**
 * Decodes a session.
 * @throws Error if another version of the gateway has encoded it differently
 */
export function unpackSession(bytes: string): Session {
  const text = inflateRawSync(Buffer.from(bytes, "latin1"), { maxOutputLength: MAX_SESSION_BYTES });
  const [id, version, client, targets, packed, begun]: Packed = JSON.parse(text.toString());
  const members = packed.map(([target, session, own, capabilities, server]) => ({
    target: targets[target] ?? "",
    session: session ?? undefined,
    version: own === 0 ? version : own,
    capabilities: CAPABILITIES.filter((name) => capabilities.split(",").includes(name)),
    server: server ?? undefined,
  }));
  return { id, version, client, members, targets, begun };
}

type PackedMember = [number, string | null, string | 0, string, string | null];
type Packed = [string, string, string, string[], PackedMember[], number];
