import type { Insertion } from "@edge-gateway/translate/document/write/insert-yaml";
import type { ConfigText } from "./config-text.ts";

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

function within(policies: Path): PolicyHolder {
  return {
    place: policies,
    add: (path, value) => ({ path: [...policies, ...path], value }),
  };
}

/** A policy of the database for something of the file, which itself is not changed. */
function attached(kind: "Route" | "Gateway", target: string, config: ConfigText): PolicyHolder {
  const name = `ui-${kind}-${target}`.toLowerCase().replaceAll(/[^a-z0-9-]+/g, "-");
  const count = config.count("policies");
  const index = Array.from({ length: count }, (_, each) => each).find(
    (each) => config.at("policies", each, "name") === name,
  );
  if (index !== undefined) return within(["policies", index, "traffic"]);
  return {
    place: ["policies", count, "traffic"],
    add(path, value) {
      const traffic = path.reduceRight<unknown>(
        (inner, each) => (each === "-" ? [inner] : { [each]: inner }),
        value,
      );
      const targetRefs = [{ kind, name: target.replace(/^routes\//, "") }];
      return { path: ["policies", "-"], value: { name, targetRefs, traffic } };
    },
  };
}
