import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { Client } from "@edge-gateway/kube/client";
import type { Leadership } from "@edge-gateway/kube/leader-election";
import { leaderClient } from "../leader-client.ts";
import { CertificateKeeper } from "../xds/certificate-keeper.ts";
import { TokenReviews } from "../xds/token-reviews.ts";
import { XdsServer } from "../xds/xds-server.ts";
import type { KnownSettings } from "../settings.ts";

export interface ServingOptions {
  readonly client: Client;
  readonly leadership: Leadership;
  readonly settings: KnownSettings;
  readonly log: Logger;
}

/** Creates the configuration server that the settings describe; undefined if the settings disable it. */
export function configurationServer(
  options: Omit<ServingOptions, "leadership">,
): XdsServer | undefined {
  const { client, settings, log } = options;
  if (settings.xdsAddr === "off") return undefined;
  const reviews = new TokenReviews(client, settings.xdsAudience);
  return new XdsServer({
    settings,
    refused: (gateway, token) =>
      settings.xdsAuth ? reviews.refusal(gateway, token) : Promise.resolve(undefined),
    log,
  });
}

/** Receives the authorities that data planes must trust. */
interface Trusting {
  setAuthorities(authorities: string): void;
}

/**
 * Keeps the server's certificate valid, and the trusted authorities of data planes current, until the signal
 * aborts.
 */
export async function keepCertificate(
  server: XdsServer,
  trusting: Trusting,
  { client, leadership, settings, log }: ServingOptions,
  signal: AbortSignal,
): Promise<void> {
  if (settings.xdsMode === "plaintext") return;
  const keeper = new CertificateKeeper({
    client: leaderClient(client, leadership),
    leadership,
    settings,
    changed: (certificate) => {
      server.use(certificate);
      trusting.setAuthorities(certificate.authorities);
    },
    log,
    wallClock: Date.now,
  });
  await keeper.run(signal);
}
