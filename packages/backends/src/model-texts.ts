import { ServiceKey } from "@edge-gateway/kernel/process/services";

/**
 * Whether the output of models is stored for expressions; true from the first configuration whose expressions
 * read it.
 */
export interface ModelTexts {
  isWanted: boolean;
}

export const MODEL_TEXTS = new ServiceKey<ModelTexts>("model texts", () => ({ isWanted: false }));
