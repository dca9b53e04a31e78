import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import type { Echo } from "@edge-gateway/testkit/servers/upstream";

/** External authorization by gRPC and HTTP (doc 2 §Traffic policies, `extAuth`). */

/** A standalone file with these routes and other sections. */
export function configOf(routes: readonly object[], more: object = {}): string {
  const gateways = { web: { port: "PORT", protocol: "HTTP", routes } };
  return JSON.stringify({ gateways, ...more }).replace('"PORT"', () => "$PORT");
}

/** A gateway with one route to that server. */
export function startGuarded(
  echo: Listening,
  extAuth: object,
  more: object = {},
): Promise<Gateway> {
  const backends = [{ host: echo.url.replace("http://", "") }];
  return Gateway.start({
    config: configOf([{ name: "all", policies: { extAuth }, backends }], more),
  });
}

export function echoOf(body: string): Echo {
  return JSON.parse(body);
}
