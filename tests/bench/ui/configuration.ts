/** A standalone file with this many routes over hosts, paths and servers that no two routes share. */
export function largeConfiguration(routes: number): string {
  return `gateways:
  web:
    port: \${PORT}
    routes:
${Array.from({ length: routes }, (_, index) => routeOf(index)).join("")}`;
}

function routeOf(index: number): string {
  return `      - name: route-${index}
        hostnames: [h${index}.example.test]
        matches: [{ path: { type: PathPrefix, value: /p${index} } }]
        policies: { headerModifiers: { request: { set: [{ name: x-route, value: "${index}" }] } } }
        backends: [{ host: "127.0.0.1:${FIRST_PORT + (index % PORTS)}" }]
`;
}

const FIRST_PORT = 20_000;
const PORTS = 1_000;
