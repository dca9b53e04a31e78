import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type {
  StandaloneConfig,
  StandalonePolicy,
  StandaloneTargetRef,
} from "@edge-gateway/generated/types/index.ts";
import type { AttachedPolicy, Attachment, Route, Target } from "../index.ts";
import { normalTraffic } from "./translate-traffic.ts";

/** Translates policies with `targetRefs`, once per target. */
export function translatePolicies(
  { policies }: StandaloneConfig,
  routes: readonly Route[],
): readonly Attachment[] {
  return policies.flatMap((policy, index) => {
    const targets = policy.targetRefs.flatMap((ref) => targetsOf(ref, routes));
    const pointer = `/policies/${index}`;
    const attached = { age: ageOf(index), overrides: policy.strategy?.inheritance === "Override" };
    return targets.flatMap((target) => blocksOf(policy, { target, pointer, policy: attached }));
  });
}

/**
 * Pads the position to a fixed number of digits, so that sorting by text puts the first policy of
 * the file first.
 */
const AGE_DIGITS = String(LIMITS.standaloneConfig.policies.maxItems).length;

function ageOf(index: number): string {
  return String(index).padStart(AGE_DIGITS, "0");
}

/** Whether a route has the given name. */
function isCalled(
  { key, name }: { readonly key: string; readonly name: string | undefined },
  wanted: string,
): boolean {
  return name === wanted || key === wanted;
}

function targetsOf(
  { kind, name, sectionName }: StandaloneTargetRef,
  routes: readonly Route[],
): readonly Target[] {
  switch (kind) {
    case "Gateway":
      return sectionName === undefined
        ? [{ kind: "gateway", gateway: name }]
        : [{ kind: "listener", listener: `${name}/${sectionName}` }];
    case "Route":
      return routes
        .filter((route) => isCalled(route, name))
        .map(({ key }) => ({ kind: "route", route: key }));
    case "Backend":
      return sectionName === undefined
        ? [{ kind: "backend", backend: name }]
        : [{ kind: "section", backend: name, section: sectionName }];
  }
}

interface Place {
  readonly target: Target;
  readonly pointer: string;
  readonly policy: AttachedPolicy;
  /** The policy's namespace; unset in a standalone file. */
  readonly namespace?: string;
}

/** Creates one attachment per block of a policy. */
export function blocksOf(
  { frontend, traffic, backend }: Pick<StandalonePolicy, "frontend" | "traffic" | "backend">,
  { pointer, ...place }: Place,
): readonly Attachment[] {
  const { namespace, ...at } = place;
  const attachments: Attachment[] = [];
  if (frontend !== undefined) {
    attachments.push({
      ...at,
      pointer: `${pointer}/frontend`,
      block: "frontend",
      policies: frontend,
    });
  }
  if (traffic !== undefined) {
    const { phase, ...policies } = normalTraffic(traffic, namespace);
    attachments.push({
      ...at,
      pointer: `${pointer}/traffic`,
      block: "traffic",
      phase,
      policies,
    });
  }
  if (backend !== undefined) {
    attachments.push({
      ...at,
      pointer: `${pointer}/backend`,
      block: "backend",
      policies: backend,
    });
  }
  return attachments;
}
