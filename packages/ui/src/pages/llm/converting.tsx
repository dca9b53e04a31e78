import type { AdminConversionOrder } from "@edge-gateway/generated/types/index.ts";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { admin } from "../../api/client.ts";
import { Fault } from "../../components/fault.tsx";
import { Converted } from "./conversion.tsx";

/** Shows on demand what a provider would get for the request of the playground. */
export function Converting(order: AdminConversionOrder): ReactNode {
  const converting = useMutation({
    mutationFn: async (body: AdminConversionOrder) =>
      (await admin.call("convertRequest", { body })).value,
  });
  return (
    <>
      <button type="button" disabled={order.model === ""} onClick={() => converting.mutate(order)}>
        Show what the provider gets
      </button>
      {converting.error !== null && <Fault error={converting.error} />}
      {converting.data !== undefined && <Converted value={converting.data} />}
    </>
  );
}
