import { isDeepStrictEqual } from "node:util";
import type { ControllerSettings } from "@edge-gateway/generated/types/index.ts";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { Client } from "@edge-gateway/kube/client";
import type { Leadership } from "@edge-gateway/kube/leader-election";
import { isJson } from "@edge-gateway/kube/objects";
import type { Json, KubeObject } from "@edge-gateway/kube/objects";
import { objectPath } from "@edge-gateway/kube/resources";
import type { Resource } from "@edge-gateway/kube/resources";
import { groupOfKind } from "@edge-gateway/translate/manifests/document/kind-names";
import { errorText } from "./error-text.ts";

/** A GatewayClass that the controller creates. */
interface WantedClass {
  readonly name: string;
  readonly spec: Json;
}

export interface ClassesOptions {
  readonly client: Client;
  readonly settings: ControllerSettings;
  readonly leadership: Leadership;
  readonly log: Logger;
  readonly written: () => readonly KubeObject[];
}

/** Creates the gateway classes of the settings, and keeps their parameters as the settings say. */
export class GatewayClasses {
  readonly #options: ClassesOptions;
  /** The versions of classes whose parameters others have set, by name. */
  readonly #foreign = new Map<string, string | undefined>();

  constructor(options: ClassesOptions) {
    this.#options = options;
  }

  /** Writes the classes that differ from the settings; a class of another controller is never written. */
  async apply(resource: Resource): Promise<void> {
    const { settings, leadership, log, written } = this.#options;
    const known = new Map(written().map((object) => [object.metadata.name, object]));
    for (const wanted of wantedClasses(settings, known.values())) {
      if (!leadership.isLeader) return;
      try {
        if (await this.#isDue(resource, wanted, known.get(wanted.name)))
          await this.#write(resource, wanted);
      } catch (error) {
        const said = { class: wanted.name, error: errorText(error) };
        log.warn("the gateway class could not be written", said);
      }
    }
  }

  async #isDue(
    resource: Resource,
    { name, spec }: WantedClass,
    written: KubeObject | undefined,
  ): Promise<boolean> {
    if (written === undefined) return true;
    const known: Json = isJson(written["spec"]) ? written["spec"] : {};
    if (known["controllerName"] !== spec["controllerName"]) return false;
    if (isDeepStrictEqual(known["parametersRef"], spec["parametersRef"])) return false;
    if (spec["parametersRef"] !== undefined) return true;
    const { resourceVersion } = written.metadata;
    if (this.#foreign.has(name) && this.#foreign.get(name) === resourceVersion) return false;
    const { client, settings } = this.#options;
    const object = await client.request("GET", objectPath(resource, { name }));
    if (hasParametersOf(object, settings.controllerName)) return true;
    this.#foreign.set(name, resourceVersion);
    return false;
  }

  /** Writes a class with server-side apply, which removes what only this controller has set before. */
  async #write(resource: Resource, { name, spec }: WantedClass): Promise<void> {
    const { client, settings } = this.#options;
    const query = new URLSearchParams({ fieldManager: settings.controllerName, force: "true" });
    const value = {
      apiVersion: resource.apiVersion,
      kind: resource.kind,
      metadata: { name },
      spec,
    };
    await client.request("PATCH", `${objectPath(resource, { name })}?${query.toString()}`, {
      body: { type: "application/apply-patch+yaml", value },
    });
  }
}

/**
 * The GatewayClass in the settings, the GatewayClasses for which the settings have parameters, and those of this
 * controller that have parameters now.
 */
function wantedClasses(
  { controllerName, gatewayClassName, gatewayClassParametersRefs }: ControllerSettings,
  written: Iterable<KubeObject>,
): readonly WantedClass[] {
  const withParameters = [...written].flatMap(({ spec, metadata }) =>
    isJson(spec) && spec["parametersRef"] !== undefined ? [metadata.name] : [],
  );
  const wanted = [gatewayClassName, ...Object.keys(gatewayClassParametersRefs)];
  const names = new Set([...wanted, ...withParameters]);
  return [...names].map((name) => {
    const ref = gatewayClassParametersRefs[name];
    const kind = "EdgeParameters";
    const parametersRef = { group: groupOfKind(kind), kind, ...ref };
    return { name, spec: { controllerName, ...(ref === undefined ? {} : { parametersRef }) } };
  });
}

/** Whether a field manager has set the parameters of a class (Kubernetes, server-side apply). */
function hasParametersOf(object: unknown, manager: string): boolean {
  const metadata = isJson(object) && isJson(object["metadata"]) ? object["metadata"] : {};
  const entries: unknown = metadata["managedFields"];
  return (
    Array.isArray(entries) &&
    entries.some((entry: unknown) => {
      if (!isJson(entry) || entry["manager"] !== manager || !isJson(entry["fieldsV1"]))
        return false;
      const spec = entry["fieldsV1"]["f:spec"];
      return isJson(spec) && "f:parametersRef" in spec;
    })
  );
}
