import { every, logged } from "@edge-gateway/kernel/callbacks";
import type { Logger } from "@edge-gateway/kernel/logger";
import type { Ir } from "@edge-gateway/translate/ir";
import { certificateTexts } from "@edge-gateway/translate/ir/certificate-texts";
import { dateFault, firstToExpire, type CertificateDates } from "@edge-gateway/kernel/certificates";
import { CERTIFICATE_CHECK_INTERVAL } from "../bounds.ts";

/** A configured certificate, and what it is in the configuration. */
export interface PlacedCertificate extends CertificateDates {
  readonly place: string;
}

/** Warns of configured certificates that have expired or expire soon: when they are loaded, and every day. */
export class CertificateWatch {
  readonly #log: Logger;
  readonly #wallClock: () => number;
  readonly #timer: NodeJS.Timeout;
  #certificates: readonly PlacedCertificate[] = [];

  constructor(log: Logger, wallClock: () => number) {
    this.#log = log;
    this.#wallClock = wallClock;
    this.#timer = every(
      CERTIFICATE_CHECK_INTERVAL,
      () => this.#check(),
      logged(log, "checking the dates of certificates"),
    );
  }

  /** Watches the certificates of the configuration that runs; returns them. */
  watch(ir: Pick<Ir, "listeners" | "named">): readonly PlacedCertificate[] {
    this.#certificates = certificateTexts(ir).flatMap(({ place, pem }) => {
      const dates = firstToExpire(pem);
      return dates === undefined ? [] : [{ place, ...dates }];
    });
    this.#check();
    return this.#certificates;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #check(): void {
    const now = this.#wallClock();
    for (const certificate of this.#certificates) {
      const fault = dateFault(certificate, now);
      const { place, subject } = certificate;
      if (fault !== undefined) this.#log.warn(fault, { place, subject });
    }
  }
}
