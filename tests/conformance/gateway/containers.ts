// Gives the containers of a pod the same as a kubelet: variables, and volumes as folders of this
// machine.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "@edge-gateway/kube/client";
import type { KubeObject } from "@edge-gateway/kube/objects";
import { fieldsOf } from "./objects.ts";

const LOOK_MS = 50;

/** The program that is run instead of an image. */
export interface LocalImage {
  readonly command: readonly [string, ...string[]];
  /** Environment variables of the image; a path in them may be inside a volume. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** A container as described in a pod. */
export interface Container {
  readonly name: string;
  readonly image: string;
  readonly args?: readonly string[];
  readonly env?: readonly Variable[];
  readonly volumeMounts?: readonly { readonly name: string; readonly mountPath: string }[];
  readonly ports?: readonly { readonly containerPort: number; readonly protocol?: string }[];
  readonly readinessProbe?: { readonly httpGet?: { readonly path: string; readonly port: number } };
}

interface Variable {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: {
    readonly fieldRef?: { readonly fieldPath: string };
    readonly secretKeyRef?: { readonly name: string; readonly key: string };
  };
}

/** A pod, and its folders on this machine. */
export interface PodPlace {
  readonly client: Client;
  readonly pod: KubeObject;
  readonly address: string;
  /** The folders of its volumes, by name. */
  readonly volumes: ReadonlyMap<string, string>;
}

/** The command line of a container, and its variables. */
export async function startOf(
  container: Container,
  image: LocalImage,
  place: PodPlace,
): Promise<{ readonly command: LocalImage["command"]; readonly environment: NodeJS.ProcessEnv }> {
  const inVolumes = (text: string): string => {
    const mounts = container.volumeMounts ?? [];
    const mount = mounts.find(({ mountPath }) => text.startsWith(`${mountPath}/`));
    const folder = place.volumes.get(mount?.name ?? "");
    if (mount === undefined || folder === undefined) return text;
    return folder + text.slice(mount.mountPath.length);
  };
  const own = await Promise.all(
    (container.env ?? []).map(async (variable) => [variable.name, await valueOf(variable, place)]),
  );
  const variables: Record<string, string> = { ...image.environment, ...Object.fromEntries(own) };
  return {
    command: [...image.command, ...(container.args ?? []).map(inVolumes)],
    environment: {
      PATH: process.env["PATH"],
      ...Object.fromEntries(
        Object.entries(variables).map(([name, value]) => [name, inVolumes(value)]),
      ),
    },
  };
}

async function valueOf(variable: Variable, { client, pod, address }: PodPlace): Promise<string> {
  const { value = "", valueFrom } = variable;
  const { namespace = "" } = pod.metadata;
  if (valueFrom?.secretKeyRef !== undefined) {
    const { name, key } = valueFrom.secretKeyRef;
    const secret = await client.request("GET", `/api/v1/namespaces/${namespace}/secrets/${name}`);
    return Buffer.from(String(fieldsOf(secret).data[key]), "base64").toString();
  }
  if (valueFrom?.fieldRef === undefined) return value;
  const { nodeName, serviceAccountName } = fieldsOf(pod).spec;
  const fields: Readonly<Record<string, string>> = {
    "metadata.name": pod.metadata.name,
    "metadata.namespace": namespace,
    "spec.nodeName": nodeName,
    "spec.serviceAccountName": serviceAccountName,
    "status.podIP": address,
  };
  return fields[valueFrom.fieldRef.fieldPath] ?? "";
}

/** The volumes of a pod as folders; waits for missing Secrets and ConfigMaps. */
export async function volumesOf(
  client: Client,
  pod: KubeObject,
  folder: string,
  isWanted: () => boolean,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const volume of fieldsOf(pod).spec.volumes ?? []) {
    const place = join(folder, volume.name);
    await mkdir(place, { recursive: true });
    found.set(volume.name, place);
    for (const { serviceAccountToken } of volume.projected?.sources ?? [])
      if (serviceAccountToken !== undefined)
        await writeToken(client, pod, { ...serviceAccountToken, place });
    await writeValues(client, pod, { ...volume, place }, isWanted);
  }
  return found;
}

interface ValuesVolume {
  readonly place: string;
  readonly secret?: { readonly secretName: string; readonly items?: readonly VolumeItem[] };
  readonly configMap?: { readonly name: string; readonly items?: readonly VolumeItem[] };
}

interface VolumeItem {
  readonly key: string;
  readonly path: string;
}

async function writeValues(
  client: Client,
  pod: KubeObject,
  { place, secret, configMap }: ValuesVolume,
  isWanted: () => boolean,
): Promise<void> {
  const plural = secret === undefined ? "configmaps" : "secrets";
  const coding = secret === undefined ? "utf8" : "base64";
  const source = secret?.secretName ?? configMap?.name;
  if (source === undefined) return;
  const path = `/api/v1/namespaces/${pod.metadata.namespace}/${plural}/${source}`;
  const data = await dataOf(client, path, isWanted);
  const all = Object.keys(data).map((key) => ({ key, path: key }));
  for (const { key, path: file } of secret?.items ?? configMap?.items ?? all)
    await writeFile(join(place, file), Buffer.from(String(data[key]), coding));
}

interface Token {
  readonly audience: string;
  readonly path: string;
  readonly place: string;
}

/** A token of the pod's ServiceAccount, valid until the pod ends. */
async function writeToken(
  client: Client,
  pod: KubeObject,
  { audience, path, place }: Token,
): Promise<void> {
  const { namespace = "", name, uid } = pod.metadata;
  const { serviceAccountName } = fieldsOf(pod).spec;
  const account = `/api/v1/namespaces/${namespace}/serviceaccounts/${serviceAccountName}`;
  const boundObjectRef = { apiVersion: "v1", kind: "Pod", name, uid };
  const issued = await client.request("POST", `${account}/token`, {
    body: { type: "application/json", value: { spec: { audiences: [audience], boundObjectRef } } },
  });
  await writeFile(join(place, path), fieldsOf(issued).status.token, { mode: 0o600 });
}

async function dataOf(
  client: Client,
  path: string,
  isWanted: () => boolean,
): Promise<Record<string, unknown>> {
  while (isWanted()) {
    const object = await client.request("GET", path).catch(() => undefined);
    if (object !== undefined) return fieldsOf(object).data ?? {};
    await wait(LOOK_MS);
  }
  return {};
}
