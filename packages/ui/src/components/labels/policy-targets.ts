import type { AdminPolicyTarget } from "@edge-gateway/generated/types/index.ts";

/** What a policy is attached to, in words. */
export const POLICY_TARGETS: Readonly<Record<AdminPolicyTarget, string>> = {
  gateway: "gateway",
  bind: "port",
  listenerSet: "set of listeners",
  listener: "listener",
  route: "route",
  backendRef: "backend of the route",
  backend: "backend",
  section: "part of the backend",
};
