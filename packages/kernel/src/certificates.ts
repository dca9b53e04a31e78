import { X509Certificate } from "node:crypto";
import { CERTIFICATE_WARNING_PART, CERTIFICATE_WARNING_TIME } from "./bounds.ts";
import { printable } from "./text/printable.ts";

/** When a certificate is valid; times in milliseconds since 1970. */
export interface CertificateDates {
  readonly subject: string;
  readonly from: number;
  readonly until: number;
}

const BEGIN = "-----BEGIN CERTIFICATE-----";

/** The certificate of a PEM text that expires first; undefined if the text contains none. */
export function firstToExpire(pem: string): CertificateDates | undefined {
  if (!pem.includes(BEGIN)) return undefined;
  try {
    const [first] = certificatesOf(pem)
      .map(({ subject, validFromDate, validToDate }) => ({
        subject: printable(subject.replaceAll("\n", ", ")),
        from: validFromDate.getTime(),
        until: validToDate.getTime(),
      }))
      .toSorted((left, right) => left.until - right.until);
    return first;
  } catch {
    return undefined;
  }
}

/** The warning about a certificate; undefined if it is valid and has enough time left. */
export function dateFault({ from, until }: CertificateDates, now: number): string | undefined {
  const left = until - now;
  if (left <= 0) return `certificate expired on ${dateOf(until)}`;
  if (from > now) return `certificate is not valid before ${dateOf(from)}`;
  const isShort = left < (until - from) * CERTIFICATE_WARNING_PART;
  return left < CERTIFICATE_WARNING_TIME && isShort
    ? `certificate expires on ${dateOf(until)}`
    : undefined;
}

function dateOf(time: number): string {
  return Number.isNaN(time) ? "an unknown date" : new Date(time).toISOString();
}

/**
 * Parses the certificates of a text.
 * @throws Error if the text is not PEM with at least one certificate (RFC 7468 section 5)
 */
export function certificatesOf(pem: string): readonly X509Certificate[] {
  const blocks = pem.split(BEGIN).slice(1);
  if (blocks.length === 0) throw new TypeError("no certificate");
  return blocks.map((block) => new X509Certificate(BEGIN + block));
}
