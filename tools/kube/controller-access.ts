import { mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { applyObject } from "./apply.ts";
import type { Cluster } from "./cluster.ts";
import { KubeError } from "./go.ts";
import { renderChart } from "./helm.ts";
import { kubeconfig } from "./settings.ts";

/** The namespace that the controller runs in. */
export const CONTROLLER_NAMESPACE = "edge-gateway-system";

const RBAC = "rbac.authorization.k8s.io";
/** Chart values that switch on all roles. */
const VALUES = {
  agentgatewayModels: { enabled: true },
  inferenceExtension: { enabled: true },
  xBackend: { enabled: true },
};

/**
 * Creates the ServiceAccount of the controller with the roles of the chart, and a kubeconfig with
 * its token; returns the path of the file.
 * @param values chart values in addition to those that switch on everything that the controller
 * runs
 */
export async function controllerAccess(
  { client, access, folder }: Cluster,
  values: object = {},
): Promise<string> {
  const namespace = CONTROLLER_NAMESPACE;
  await client.request("POST", "/api/v1/namespaces", { metadata: { name: namespace } });
  const objects = await renderChart("control-plane", {
    namespace,
    values: { ...VALUES, ...values },
  });
  const account = objects.find(({ kind }) => kind === "ServiceAccount");
  if (account === undefined) throw new KubeError("the chart has no ServiceAccount");
  const roles = objects.filter(({ apiVersion }) => apiVersion.startsWith(RBAC));
  for (const object of [account, ...roles]) {
    const { status, body } = await applyObject(client, object);
    if (status >= 300) throw new KubeError(`${object.kind}: ${JSON.stringify(body)}`);
  }
  const accounts = `/api/v1/namespaces/${namespace}/serviceaccounts`;
  const path = `${accounts}/${account.metadata.name}/token`;
  const { body } = await client.expect("POST", path, { spec: {} });
  const token = String(Object(Object(body).status).token);
  const file = join(await mkdtemp(join(folder, "controller-")), "kubeconfig");
  await writeFile(file, kubeconfig({ ...access, token }), { mode: 0o600 });
  return file;
}
