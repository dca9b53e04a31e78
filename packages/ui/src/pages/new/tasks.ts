import { accessTo } from "./access.ts";
import { PROTECTION_TASKS } from "./protection-tasks.ts";
import { requestLogTask } from "./log/request-log-task.ts";
import { keyTask } from "./key-task.ts";
import { mcpTask } from "./mcp-task.ts";
import { modelTask } from "./model-task.ts";
import { takenFrom } from "./paths/taken-from.ts";
import { providerKeyTask } from "./provider/provider-key-task.ts";
import { priceTask } from "./price/price-task.ts";
import { shownToolTask } from "./tool-task.ts";
import { GATEWAY, newRoute, pathPrefix, takenRoutes, textOf } from "./task.ts";
import type { Task, TaskField } from "./task.ts";
import { KEY, MODEL_KEYS, OAUTH, TOKEN } from "./who/guards.ts";
import { withWho } from "./who/with-who.ts";

const ROUTE = "gateways/*/routes/*";

const route: Task = {
  kind: "route",
  title: "Route to a server",
  what: "Requests for a path, or for a host, go to a server of yours.",
  fields: [
    GATEWAY,
    {
      name: "name",
      title: "Name",
      isRequired: true,
      at: `${ROUTE}/name`,
      example: "orders",
      help: "What logs, metrics and this UI call the route.",
      taken: takenRoutes,
    },
    {
      name: "hostname",
      title: "Host",
      at: `${ROUTE}/hostnames/*`,
      example: "shop.example.com",
      help: "The host that clients ask for; any when unset. `*.example.com` takes all names below it.",
    },
    {
      name: "path",
      title: "Path",
      at: `${ROUTE}/matches/*/path/value`,
      example: "/orders",
      help: "What the path of a request begins with; any path when unset.",
      said: takenFrom,
    },
    {
      name: "server",
      title: "Server",
      at: `${ROUTE}/backends/*/host`,
      isRequired: true,
      example: "127.0.0.1:3000",
    },
  ],
  next: { to: "/traffic", text: "All routes" },
  then: ["token", "rate", "key"],
  trial: ({ gateway, hostname, path }) => ({
    gateway: textOf(gateway),
    hostname: textOf(hostname),
    path: textOf(path) || "/",
  }),
  access: ({ gateway }, config) =>
    accessTo(config, { use: "use this route", gateways: [textOf(gateway)], closedBy: "token" }),
  carries: ({ gateway, name }) => ({ route: `${textOf(gateway)}/${textOf(name)}` }),
  write(values, config) {
    const { name, hostname, path, server } = values;
    const { path: at, place, owner } = newRoute(values, config);
    const value = {
      name,
      ...owner,
      ...(textOf(hostname) === "" ? {} : { hostnames: [hostname] }),
      ...pathPrefix(path),
      backends: [{ host: server }],
    };
    return {
      insertions: [{ path: at, value }],
      places: {
        gateway: ["gateways"],
        name: [...place, "name"],
        hostname: [...place, "hostnames"],
        path: [...place, "matches"],
        server: [...place, "backends"],
      },
    };
  },
};

const LISTENER_NAME: TaskField = {
  name: "name",
  title: "Name",
  isRequired: true,
  at: "routes/*/gateways/*",
  help: "A name of your choice, by which routes say where they are reached.",
  taken: (_, config) => config.names("gateways"),
};
const PORT: TaskField = { name: "port", title: "Port", at: "gateways/*/port", isRequired: true };

const plainListener: Task = {
  kind: "plain-listener",
  title: "Listener without TLS",
  what: "Another port of the gateway, such as one for models alone. Its routes are added afterwards.",
  fields: [{ ...LISTENER_NAME, example: "models" }, PORT],
  next: { to: "/traffic", text: "All routes" },
  then: ["route", "mcp", "model"],
  carries: ({ name }) => ({ gateway: name }),
  write({ name, port }) {
    const place = ["gateways", textOf(name)];
    return {
      insertions: [{ path: place, value: { port } }],
      places: { name: place, port: [...place, "port"] },
    };
  },
};

const listener: Task = {
  kind: "listener",
  title: "Listener with TLS",
  what: "A port of the gateway with a certificate. Its routes are added afterwards.",
  fields: [
    { ...LISTENER_NAME, example: "secure" },
    PORT,
    {
      name: "cert",
      title: "Certificate",
      at: "gateways/*/tls/cert",
      isRequired: true,
      example: "tls/tls.crt",
      help: "PEM file at the gateway, best in the folder of its configuration, with the certificate and those of the authorities between it and the root.",
    },
    {
      name: "key",
      title: "Private key",
      at: "gateways/*/tls/key",
      isRequired: true,
      example: "tls/tls.key",
      help: "PEM file at the gateway, best in the folder of its configuration, with the private key of the certificate.",
    },
  ],
  next: { to: "/traffic", text: "All routes" },
  then: ["route", "mcp", "model"],
  carries: ({ name }) => ({ gateway: name }),
  write({ name, port, cert, key }) {
    const place = ["gateways", textOf(name)];
    return {
      insertions: [{ path: place, value: { port, protocol: "HTTPS", tls: { cert, key } } }],
      places: {
        name: place,
        port: [...place, "port"],
        cert: [...place, "tls", "cert"],
        key: [...place, "tls", "key"],
      },
    };
  },
};

/** The settings with the addresses of the gateway's own servers. */
const ADDRESSES = ["statsAddr", "readinessAddr", "adminAddr"];

const address: Task = {
  kind: "address",
  title: "Address of an own server",
  what: "Who reaches the gateway's metrics, its readiness, or this UI: best programs of its machine only.",
  fields: [
    {
      name: "setting",
      title: "Setting",
      at: "config/statsAddr",
      isRequired: true,
      isSetting: true,
      help: "`statsAddr` serves metrics, `readinessAddr` readiness, and `adminAddr` the admin API and UI. Those that the file has already are changed there.",
      choices: (config) => ADDRESSES.filter((name) => config.at("config", name) === undefined),
    },
    {
      name: "address",
      title: "Address",
      at: "config/statsAddr",
      isRequired: true,
      isSetting: true,
      example: "127.0.0.1:15020",
      help: "An address of 127.0.0.1 is reached by programs of this machine only.",
    },
  ],
  next: { to: "/", text: "What is wrong now" },
  then: [],
  write({ setting, address: value }) {
    const place = ["config", textOf(setting)];
    return {
      insertions: [{ path: place, value }],
      places: { setting: place, address: place },
      note: "The address changes when the gateway is started again.",
    };
  },
};

/** The common tasks, in the order of the page. */
export const TASKS: readonly Task[] = [
  withWho(route, [KEY, TOKEN]),
  withWho(mcpTask, [OAUTH, KEY]),
  withWho(modelTask, [MODEL_KEYS]),
  ...[listener, plainListener],
  ...[...PROTECTION_TASKS, shownToolTask, keyTask, priceTask],
  ...[providerKeyTask, requestLogTask, address],
];
