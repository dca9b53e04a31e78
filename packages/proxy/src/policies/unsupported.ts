import type { PolicyDefinition } from "../pipeline/policy.ts";

/** A policy that the schemas have and this build does not run: it is a problem wherever it is set. */
export const unsupported: PolicyDefinition<unknown> = {
  compile: (_config, { path, problem }) => {
    problem(path, "is not supported yet by this build");
    return { request: () => ({ code: "internal" }) };
  },
};
