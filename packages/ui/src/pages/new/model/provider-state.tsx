import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { CallFault } from "../../../components/call-fault.tsx";
import { sendThroughGateway, whole } from "../../../live/gateway-response.ts";
import type { TriedRequest } from "../drafting.ts";
import { providerText } from "./provider-texts.ts";

/** Whether the provider of a new model responds: one short call of the model, as clients call it. */
export function ProviderState({ tried }: { readonly tried: TriedRequest }): ReactNode {
  const { url, body = "" } = tried;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["model", "provider", url, body],
    queryFn: async ({ signal }) => {
      const headers = ["content-type: application/json"];
      const response = await sendThroughGateway({ method: "POST", url, headers, body }, signal);
      return { status: response.status, text: await whole(response.texts) };
    },
    // Each call costs tokens.
    staleTime: Infinity,
    retry: false,
    gcTime: 0,
  });
  if (error !== null) return <CallFault error={error} />;
  if (data === undefined) return <p role="status">The provider gets a short call of the model.</p>;
  const { isGood, text } = providerText(data);
  return (
    <div role="status">
      <p className={isGood === undefined ? "" : isGood ? "good" : "bad"}>
        {isGood === undefined ? "–" : isGood ? "✓" : "✗"} {text}
      </p>
      {isGood === false && (
        <button type="button" disabled={isFetching} onClick={() => void refetch()}>
          Call the model again
        </button>
      )}
    </div>
  );
}
