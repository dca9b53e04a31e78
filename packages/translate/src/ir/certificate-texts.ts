import type { Ir, KeyPair, Listener, SourcePlace } from "./index.ts";

/** A text with certificates as PEM, and its meaning in the configuration. */
export interface CertificateText {
  readonly place: string;
  /** Where it is configured; undefined for values of Secrets and ConfigMaps. */
  readonly source?: SourcePlace;
  readonly pem: string;
}

/** Every configured certificate: of listeners, of their clients, and of Secrets and ConfigMaps. */
export function certificateTexts({
  listeners,
  named,
}: Pick<Ir, "listeners" | "named">): readonly CertificateText[] {
  const ofListeners = listeners.flatMap((listener) =>
    ofListener(listener).map((text) => ({ ...text, source: listener.place })),
  );
  return [
    ...ofListeners,
    ...ofHolders("Secret", named?.secrets ?? {}),
    ...ofHolders("ConfigMap", named?.configMaps ?? {}),
  ];
}

function ofListener({ key, tls, clientCertificate }: Listener): readonly CertificateText[] {
  return [
    ...pairs(`listener ${key}`, tls?.certificates ?? []),
    ...pairs(`authority of listener ${key}`, tls?.authority === undefined ? [] : [tls.authority]),
    ...(tls?.clients === undefined
      ? []
      : [{ place: `clients of listener ${key}`, pem: tls.clients.authorities }]),
    ...pairs(
      `towards the backends of listener ${key}`,
      clientCertificate === undefined ? [] : [clientCertificate],
    ),
  ];
}

function pairs(place: string, all: readonly KeyPair[]): readonly CertificateText[] {
  return all.map(({ certificate }, index) => ({
    place: index === 0 ? place : `${place} (${index + 1})`,
    pem: certificate,
  }));
}

function ofHolders(
  kind: string,
  holders: Readonly<Record<string, Readonly<Record<string, string>>>>,
): readonly CertificateText[] {
  return Object.entries(holders).flatMap(([name, values]) =>
    Object.entries(values).map(([key, pem]) => ({ place: `${kind} ${name}, ${key}`, pem })),
  );
}
