/** The file of `gw` without a file, in the current folder. */
export const FIRST_FILE = "gateway.yaml";
/** The port of a first configuration, as in the examples. */
export const FIRST_PORT = 4000;

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
