import { CALLS } from "@edge-gateway/http";
import { WORKER_CHANNEL } from "@edge-gateway/kernel/worker-channel";
import { CONSENTS, Consents } from "../mcp/consent/consents.ts";
import { CurrentPrices, MODEL_PRICES } from "../model-prices.ts";
import { MODEL_TEXTS } from "../model-texts.ts";
import type { GatewayContext } from "@edge-gateway/gateway/testing/gateway-context";

/** Provides the services that backends share. */
export function provideBackendServices(context: GatewayContext): void {
  const { services, log } = context;
  MODEL_PRICES.provide(services, new CurrentPrices());
  MODEL_TEXTS.provide(services, { isWanted: false });
  const parts = { channel: context.use(WORKER_CHANNEL), calls: context.use(CALLS), log };
  CONSENTS.provide(services, new Consents({ ...parts, file: undefined }));
}
