import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type { SourcePlace } from "@edge-gateway/generated/types/index.ts";
import type { CertificateFault } from "@edge-gateway/admin/status";
import { every, logged } from "@edge-gateway/kernel/process/callbacks";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { Ir } from "@edge-gateway/translate/ir";
import { certificateTexts } from "@edge-gateway/translate/ir/certificate-texts";
import { dateFault, firstToExpire, type CertificateDates } from "@edge-gateway/kernel/certificates";
import { CERTIFICATE_CHECK_INTERVAL } from "../bounds.ts";

/** A configured certificate, and what it is in the configuration. */
export interface PlacedCertificate extends CertificateDates {
  readonly place: string;
  /** Where it is configured; undefined for values of Secrets and ConfigMaps. */
  readonly source?: SourcePlace;
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
    this.#certificates = certificateTexts(ir).flatMap(({ pem, ...placed }) => {
      const dates = firstToExpire(pem);
      return dates === undefined ? [] : [{ ...placed, ...dates }];
    });
    this.#check();
    return this.#certificates;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** The certificates that are not valid now, or end soon. */
  get faults(): readonly CertificateFault[] {
    return this.#faulty.map(({ place, source, fault, subject }) => ({
      place: place.slice(0, LIMITS.adminName.maxLength),
      message: `${fault} (${subject})`.slice(0, LIMITS.adminText.maxLength),
      ...(source === undefined ? {} : { source }),
    }));
  }

  get #faulty() {
    const now = this.#wallClock();
    return this.#certificates.flatMap((certificate) => {
      const fault = dateFault(certificate, now);
      return fault === undefined ? [] : [{ ...certificate, fault }];
    });
  }

  #check(): void {
    for (const { fault, place, subject } of this.#faulty) this.#log.warn(fault, { place, subject });
  }
}
