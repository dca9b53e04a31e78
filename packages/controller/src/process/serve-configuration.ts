import type { Logger } from "@edge-gateway/kernel/logger";
import type { Client } from "@edge-gateway/kube/client";
import { CertificateKeeper } from "../xds/certificate-keeper.ts";
import { TokenReviews } from "../xds/token-reviews.ts";
import { XdsServer } from "../xds/xds-server.ts";
import type { KnownSettings } from "./settings.ts";

export interface ServingOptions {
  readonly client: Client;
  readonly settings: KnownSettings;
  readonly log: Logger;
}

/** The server of configuration as the settings have it; undefined when it is off. */
export function configurationServer(options: ServingOptions): XdsServer | undefined {
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

/** Whom data planes are told to trust. */
interface Trusting {
  setAuthorities(authorities: string): void;
}

/** Sees to it until the signal that the server has a certificate, where it needs one, and data planes trust it. */
export async function keepCertificate(
  server: XdsServer,
  trusting: Trusting,
  { client, settings, log }: ServingOptions,
  signal: AbortSignal,
): Promise<void> {
  if (settings.xdsMode === "plaintext") return;
  const keeper = new CertificateKeeper({
    client,
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
