import type { Ir, Listener, WorkloadIdentity } from "@edge-gateway/translate/ir";

/**
 * Inserts the identity of the workload wherever the configuration requests it. Without an identity these
 * places get no certificate.
 */
export function withIdentity(ir: Ir, identity: WorkloadIdentity | undefined): Ir {
  if (identity === undefined) return ir;
  const named = { secrets: {}, configMaps: {}, ...ir.named, identity };
  return { ...ir, named, listeners: ir.listeners.map((each) => listenerWith(each, identity)) };
}

function listenerWith(listener: Listener, identity: WorkloadIdentity): Listener {
  if (listener.tls?.showsWorkload !== true) return listener;
  const { certificate, privateKey, authorities } = identity;
  const clients = { authorities, required: true };
  const certificates = [{ certificate, privateKey }];
  return { ...listener, tls: { ...listener.tls, certificates, clients } };
}
