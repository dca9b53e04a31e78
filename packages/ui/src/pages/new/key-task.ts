import { loginClash, onlyWith } from "./access.ts";
import type { ConfigText } from "./config-text.ts";
import { firstFree } from "./first-free.ts";
import { routeHolder } from "./keys/holder.ts";
import { named } from "./keys/keys-task.ts";
import { textOf, trialOf } from "./task.ts";
import type { Task } from "./task.ts";

/** The value of the form that is no field: the entry of the new key. */
export const ENTRY = "entry";
const SECRET = "clients";
const KEY_BYTES = 24;

/** A new key, and what the file says of it. */
export interface NewKey {
  readonly key: string;
  readonly entry: { readonly key: string } | { readonly keyHash: string };
}

/** Makes a key. The file gets its hash, where the browser can make one: only for pages of this machine or by TLS. */
export async function makeKey(): Promise<NewKey> {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  const key = `gw-${hexOf(bytes)}`;
  if (!isSecureContext) return { key, entry: { key } };
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(key));
  return { key, entry: { keyHash: `sha256:${hexOf(new Uint8Array(digest))}` } };
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The clients whose keys are in the secret that a route takes, or will take. */
function clientsOf(route: unknown, config: ConfigText): readonly string[] {
  const { place } = routeHolder(route, config);
  const secret = secretOf(config, [...place, "apiKeyAuthentication"]);
  return Object.keys(Object(config.at("secrets", secret, "data")));
}

/** The secret whose keys a route takes already, or one whose keys it can take. */
function secretOf(config: ConfigText, policy: readonly (string | number)[]): string {
  const used = config.at(...policy, "secretRef", "name");
  if (typeof used === "string") return used;
  const taken = config.names("secrets");
  return firstFree(
    SECRET,
    (name) => !taken.includes(name) || config.at("secrets", name, "data") !== undefined,
  );
}

/** Lets only clients with a key use a route. */
export const keyTask: Task = {
  kind: "key",
  title: "Key of a client, in the configuration",
  what: "Only clients with a key may use a route. The form makes a key for one client, without a budget, and the configuration has it; for models, make keys with budgets.",
  fields: [
    {
      name: "route",
      title: "Route",
      at: "gateways/*/routes",
      isRequired: true,
      help: "The route that wants a key from now on.",
      choices: (config) => config.routesWithout("apiKeyAuthentication"),
    },
    {
      name: "client",
      title: "Client",
      at: "routes/*/name",
      help: "Name of the client, which expressions know as `apiKey.name`.",
      isRequired: true,
      example: "shop",
      taken: ({ route }, config) => clientsOf(route, config),
      said({ route }, config) {
        const clients = clientsOf(route, config);
        return clients.length === 0 ? "" : `Clients with a key so far: ${named(clients)}.`;
      },
    },
  ],
  next: { to: "/traffic", text: "All routes" },
  then: ["rate"],
  trial: ({ route }, config) => trialOf(route, config),
  carries: ({ route }) => ({ route }),
  access: () => onlyWith("a key", "use this route"),
  fits: ({ route }, config) => loginClash(config, config.route(route)) === "",
  write({ route, client, [ENTRY]: entry }, config) {
    const holder = routeHolder(route, config);
    const policy = [...holder.place, "apiKeyAuthentication"];
    const secret = secretOf(config, policy);
    const isNew = config.at(...policy) === undefined;
    const data = ["secrets", secret, "data", textOf(client)];
    const isElsewhere = !isNew && config.at(...policy, "secretRef", "name") === undefined;
    const problem = isElsewhere
      ? "its keys are from elsewhere: change that in the configuration"
      : loginClash(config, config.route(route));
    return {
      insertions: [
        ...(isNew ? [holder.add(["apiKeyAuthentication"], { secretRef: { name: secret } })] : []),
        { path: data, value: JSON.stringify({ ...Object(entry), metadata: { name: client } }) },
      ],
      places: { route: policy, client: data },
      ...(problem === "" ? {} : { problems: { route: problem } }),
    };
  },
};
