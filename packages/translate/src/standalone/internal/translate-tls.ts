import type {
  CaCertificateRef,
  StandaloneClientValidation,
  StandaloneTls,
} from "@edge-gateway/generated/types/index.ts";
import type { ClientValidation, KeyPair, ListenerTls, NamedValues } from "../../ir/index.ts";

/** The contents of files and secrets that a validated configuration refers to. */
export interface NamedContents {
  /** Reads a file of certificates or keys as text. */
  readonly textOf: (path: string) => string;
  readonly named: NamedValues;
}

/** The TLS settings of a listener, with file contents instead of names. */
export function tlsOf(tls: StandaloneTls, contents: NamedContents): ListenerTls {
  const { frontendValidation: clients, mode, spiffe } = tls;
  if (spiffe !== undefined) return { certificates: [], showsWorkload: true };
  const pairs = certificatesOf(tls, contents);
  const [authority] = mode === "DynamicCa" ? pairs : [];
  return {
    ...(authority === undefined ? { certificates: pairs } : { certificates: [], authority }),
    ...(clients === undefined ? {} : { clients: clientsOf(clients, contents) }),
  };
}

function certificatesOf(
  { cert, key, certificateRefs = [] }: StandaloneTls,
  { textOf, named }: NamedContents,
): readonly KeyPair[] {
  if (cert !== undefined && key !== undefined)
    return [{ certificate: textOf(cert), privateKey: textOf(key) }];
  return certificateRefs.map(({ name }) => ({
    certificate: named.secrets[name]?.["tls.crt"] ?? "",
    privateKey: named.secrets[name]?.["tls.key"] ?? "",
  }));
}

function clientsOf(
  { ca, caCertificateRefs = [], mode }: StandaloneClientValidation,
  { textOf, named }: NamedContents,
): ClientValidation {
  const authority = ({ name, kind }: CaCertificateRef): string =>
    (kind === "Secret" ? named.secrets : named.configMaps)[name]?.["ca.crt"] ?? "";
  const authorities = [
    ...(ca === undefined ? [] : [textOf(ca)]),
    ...caCertificateRefs.map(authority),
  ];
  return { authorities: authorities.join("\n"), required: mode === "AllowValidOnly" };
}
