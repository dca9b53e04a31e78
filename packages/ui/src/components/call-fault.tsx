import { AdminError, LoginError } from "@edge-gateway/admin-client";
import type { ReactNode } from "react";
import { Fault } from "./fault.tsx";

/** Why a request through the gateway has no result: its refusal, or what the other side said. */
export function CallFault({ error }: { readonly error: Error }): ReactNode {
  if (error instanceof AdminError || error instanceof LoginError || error instanceof TypeError)
    return <Fault error={error} />;
  return (
    <section className="fault fault-refusal" role="alert">
      <h3>There is no result</h3>
      <p>{error.message}</p>
    </section>
  );
}
