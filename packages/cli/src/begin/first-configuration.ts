import { withDefaultsFirstConfiguration } from "@edge-gateway/generated/defaults/index.ts";

/** The file of `gw` without a file, in the current folder, and the port of its page. */
export const FIRST = withDefaultsFirstConfiguration({});

/** A first configuration: one page, and the admin UI for whoever logs in. */
export function firstConfiguration(port: number): string {
  return `# The gateway reads this file again whenever it changes, and the admin UI writes to it.
gateways:
  web:
    port: ${port}
    routes:
      - name: welcome
        policies:
          directResponse: { status: 200, body: "Edge Gateway runs. Its admin UI adds routes, MCP servers and models.\\n" }

# The admin UI lets in who opens the address that the gateway prints when it starts.
ui:
  access: { adminAddr: Login }
`;
}
