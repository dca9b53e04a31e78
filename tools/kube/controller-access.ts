import { mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Cluster } from "./cluster.ts";
import { kubeconfig } from "./settings.ts";

/** The namespace that the controller runs in. */
export const CONTROLLER_NAMESPACE = "edge-gateway-system";

const NAME = "edge-gateway-controller";
const RBAC = "/apis/rbac.authorization.k8s.io/v1";
const READ = ["get", "list", "watch"];
const GATEWAY_API = "gateway.networking.k8s.io";
const OWN = "edgegateway.dev";

/** What the controller may do: read what it translates, write statuses, its gateway class and its lease. */
const RULES = [
  { apiGroups: [""], resources: ["namespaces", "services", "secrets", "configmaps"], verbs: READ },
  { apiGroups: ["discovery.k8s.io"], resources: ["endpointslices"], verbs: READ },
  { apiGroups: [GATEWAY_API, OWN], resources: ["*"], verbs: READ },
  {
    apiGroups: ["apiextensions.k8s.io"],
    resources: ["customresourcedefinitions"],
    resourceNames: ["gateways.gateway.networking.k8s.io"],
    verbs: ["get"],
  },
  { apiGroups: [GATEWAY_API], resources: ["gatewayclasses"], verbs: ["create", "patch"] },
  {
    apiGroups: [GATEWAY_API],
    resources: [
      "gatewayclasses/status",
      "gateways/status",
      "listenersets/status",
      "httproutes/status",
      "grpcroutes/status",
      "tcproutes/status",
      "tlsroutes/status",
      "backendtlspolicies/status",
    ],
    verbs: ["patch"],
  },
  {
    apiGroups: [OWN],
    resources: ["edgebackends/status", "edgepolicies/status", "edgemodels/status"],
    verbs: ["patch"],
  },
];

const LEASE_RULES = [
  { apiGroups: ["coordination.k8s.io"], resources: ["leases"], verbs: ["get", "create", "update"] },
];

/**
 * Makes the ServiceAccount of the controller with its roles, and a kubeconfig with a token of it;
 * returns the path of the file.
 */
export async function controllerAccess({ client, access, folder }: Cluster): Promise<string> {
  const subject = { kind: "ServiceAccount", name: NAME, namespace: CONTROLLER_NAMESPACE };
  const local = `${RBAC}/namespaces/${CONTROLLER_NAMESPACE}`;
  const bindingOf = (kind: string) => ({
    metadata: { name: NAME },
    roleRef: { apiGroup: "rbac.authorization.k8s.io", kind, name: NAME },
    subjects: [subject],
  });
  await client.expect("POST", "/api/v1/namespaces", { metadata: { name: CONTROLLER_NAMESPACE } });
  const accounts = `/api/v1/namespaces/${CONTROLLER_NAMESPACE}/serviceaccounts`;
  await client.expect("POST", accounts, { metadata: { name: NAME } });
  await client.expect("POST", `${RBAC}/clusterroles`, { metadata: { name: NAME }, rules: RULES });
  await client.expect("POST", `${RBAC}/clusterrolebindings`, bindingOf("ClusterRole"));
  await client.expect("POST", `${local}/roles`, { metadata: { name: NAME }, rules: LEASE_RULES });
  await client.expect("POST", `${local}/rolebindings`, bindingOf("Role"));
  const { body } = await client.expect("POST", `${accounts}/${NAME}/token`, { spec: {} });
  const token = String(Object(Object(body).status).token);
  const file = join(await mkdtemp(join(folder, "controller-")), "kubeconfig");
  await writeFile(file, kubeconfig({ ...access, token }), { mode: 0o600 });
  return file;
}
