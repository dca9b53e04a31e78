import type { Insertion } from "@edge-gateway/translate/document/write/insert-yaml";
import type { ConfigText } from "../config-text.ts";
import { firstFree } from "../first-free.ts";

type Path = readonly (string | number)[];

/** Where the policies of a gateway or route are, or can be. */
export interface PolicyHolder {
  /** Where its policies are in the text, or will be. */
  readonly place: Path;
  /** Sets a value below its policies. */
  add(path: Path, value: unknown): Insertion;
}

/** The policies of a route, by its name in a form. */
export function routeHolder(name: unknown, config: ConfigText): PolicyHolder {
  const path = config.routes.find((route) => route.name === name)?.path;
  return path === undefined
    ? attached("Route", String(name), config)
    : within([...path, "policies"]);
}

/** The policies of a gateway. */
export function gatewayHolder(name: string, config: ConfigText): PolicyHolder {
  return config.ownNames("gateways").includes(name)
    ? within(["gateways", name, "policies"])
    : attached("Gateway", name, config);
}

/** Whether a route can get a policy that it has not yet; a new one can. */
export function routeLacks(policy: string, name: unknown, config: ConfigText): boolean {
  if (config.route(name) === undefined) return true;
  const isSet = config.at(...routeHolder(name, config).place, policy) !== undefined;
  return !isSet && config.routesWithout(policy).includes(String(name));
}

/** Whether a gateway can get a policy that it has not yet. */
export function gatewayLacks(policy: string, name: string, config: ConfigText): boolean {
  const isSet = config.at(...gatewayHolder(name, config).place, policy) !== undefined;
  return !isSet && config.gatewaysWithout(policy).includes(name);
}

function within(policies: Path): PolicyHolder {
  return {
    place: policies,
    add: (path, value) => ({ path: [...policies, ...path], value }),
  };
}

/** A policy of the database for something of the file, which itself is not changed. */
function attached(kind: "Route" | "Gateway", target: string, config: ConfigText): PolicyHolder {
  const count = config.count("policies");
  const index = Array.from({ length: count }, (_, each) => each).find((each) =>
    hasOnlyTarget(config.at("policies", each, "targetRefs"), kind, target),
  );
  if (index !== undefined) return within(["policies", index, "traffic"]);
  return {
    place: ["policies", count, "traffic"],
    add(path, value) {
      const traffic = path.reduceRight<unknown>(
        (inner, each) => (each === "-" ? [inner] : { [each]: inner }),
        value,
      );
      const name = freeName(`ui-${kind}-${target}`, config.policyNames);
      const targetRefs = [{ kind, name: target }];
      return { path: ["policies", "-"], value: { name, targetRefs, traffic } };
    },
  };
}

function hasOnlyTarget(targetRefs: unknown, kind: string, name: string): boolean {
  const [target, ...others] = Array.isArray(targetRefs) ? targetRefs : [];
  const { kind: ownKind, name: ownName, sectionName } = Object(target);
  const isSame = ownKind === kind && ownName === name && sectionName === undefined;
  return isSame && others.length === 0;
}

/** A name of a policy that begins with a text, as far as names can. */
function freeName(text: string, taken: readonly unknown[]): string {
  const name = text.toLowerCase().replaceAll(/[^a-z0-9-]+/g, "-");
  return firstFree(name, (each) => !taken.includes(each));
}
