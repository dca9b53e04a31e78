import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { CONTROLLER_NAMESPACE } from "../../../tools/kube/controller-access.ts";

const ACCOUNT = `system:serviceaccount:${CONTROLLER_NAMESPACE}:edge-gateway`;
const CREDENTIAL = "authentication.kubernetes.io/credential-id";
const RENEWED_MILLISECONDS = 15_000;
const SUCCESS = 300;

/** Records what controllers write: each write with its credential, and the content of leases. */
export const AUDIT_POLICY = {
  apiVersion: "audit.k8s.io/v1",
  kind: "Policy",
  omitStages: ["RequestReceived", "ResponseStarted"],
  rules: [
    { level: "None", verbs: ["get", "list", "watch"] },
    { level: "None", resources: [{ group: "authentication.k8s.io" }] },
    {
      level: "Request",
      users: [ACCOUNT],
      resources: [{ group: "coordination.k8s.io", resources: ["leases"] }],
    },
    { level: "Metadata", users: [ACCOUNT] },
    { level: "None" },
  ],
};

/** A write of a controller that succeeded. */
interface Write {
  /** When the API server received the write, in milliseconds since 1970. */
  readonly received: number;
  readonly done: number;
  /** The id of the token that it was made with. */
  readonly token: string;
  readonly resource: string;
  readonly object: string;
  /** The holder of the lease after the write; undefined if it is not a write of the lease. */
  readonly holder: string | undefined;
}

/** What controllers have written, as the API server recorded it. */
export interface AuditedWrites {
  /** Writes that only a leader may make. */
  readonly count: number;
  /** The writes of replicas that did not lead. */
  readonly stolen: readonly string[];
}

/** @param nameOf the name of the replica that has a token */
export async function auditedWrites(
  folder: string,
  nameOf: (token: string) => string | undefined,
): Promise<AuditedWrites> {
  const text = await readFile(join(folder, "audit.log"), "utf8");
  const writes = text.split("\n").flatMap((line) => writeOf(line));
  const leases = writes
    .filter(({ holder }) => holder !== undefined)
    .toSorted((left, right) => left.done - right.done);
  const guarded = writes.filter(
    (write) => write.holder === undefined && !isFree(write, nameOf(write.token)),
  );
  const stolen = guarded.flatMap(({ token, received, object }) => {
    const replica = nameOf(token);
    const last = leases.findLast(({ done }) => done <= received);
    const isHeld = last?.holder?.startsWith(`${replica}_`) === true;
    if (isHeld && received - last.done < RENEWED_MILLISECONDS) return [];
    return [`${replica} wrote ${object} while the lease was that of '${last?.holder}'`];
  });
  return { count: guarded.length, stolen };
}

/** Whether a replica may make the write without leading, to report what its data planes say. */
function isFree({ object, resource }: Write, replica: string | undefined): boolean {
  const own = `${CONTROLLER_NAMESPACE}/edge-gateway-`;
  return resource === "configmaps" && object.includes(own) && object.endsWith(`-${replica}`);
}

function writeOf(line: string): readonly Write[] {
  if (line === "") return [];
  const { objectRef, responseStatus, user, requestObject, ...times } = Object(JSON.parse(line));
  if (!(Number(responseStatus?.code) < SUCCESS)) return [];
  const { resource = "", namespace = "", name = "", subresource } = Object(objectRef);
  const [token = ""]: readonly string[] = Object(Object(user).extra)[CREDENTIAL] ?? [];
  const part = subresource === undefined ? "" : `/${subresource}`;
  return [
    {
      received: Date.parse(times.requestReceivedTimestamp),
      done: Date.parse(times.stageTimestamp),
      token,
      resource,
      object: `${resource}${part} ${namespace}/${name}`,
      holder: resource === "leases" ? String(requestObject?.spec?.holderIdentity ?? "") : undefined,
    },
  ];
}
