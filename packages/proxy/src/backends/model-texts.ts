import { ServiceKey } from "@edge-gateway/kernel/services";

/** Whether what models say is kept for expressions: from the first configuration on that has one which reads it. */
export interface ModelTexts {
  isWanted: boolean;
}

export const MODEL_TEXTS: ServiceKey<ModelTexts> = new ServiceKey("model texts");
