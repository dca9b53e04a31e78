import type { Option } from "../arguments.ts";
import { ADMIN_PORT } from "../ports.ts";

/** Which gateway a command is about. */
export const LOCAL: Option = { name: "local", description: "The gateway runs on this machine." };

export const ADMIN_PORT_OPTION: Option = {
  name: "proxy-admin-port",
  value: "PORT",
  description: `Port of the admin server (default ${ADMIN_PORT}).`,
};
