// Applies the objects of a rendered chart to an API server.
import type { KubeClient, KubeResponse } from "./client.ts";
import type { RenderedObject } from "./helm.ts";

/**
 * Applies an object on the side of the server; a field that the server does not know is an error.
 */
export function applyObject(
  client: KubeClient,
  object: RenderedObject,
  { dryRun = false } = {},
): Promise<KubeResponse> {
  const query = new URLSearchParams({
    fieldManager: "helm",
    force: "true",
    fieldValidation: "Strict",
  });
  if (dryRun) query.set("dryRun", "All");
  return client.request("PATCH", `${pathOf(object)}?${query.toString()}`, {
    type: "application/apply-patch+yaml",
    text: JSON.stringify(object),
  });
}

/** The plural of every kind in the charts is its name with an s. */
function pathOf({ apiVersion, kind, metadata: { namespace, name } }: RenderedObject): string {
  const base = apiVersion.includes("/") ? `/apis/${apiVersion}` : `/api/${apiVersion}`;
  const place = namespace === undefined ? "" : `/namespaces/${namespace}`;
  return `${base}${place}/${kind.toLowerCase()}s/${name}`;
}
