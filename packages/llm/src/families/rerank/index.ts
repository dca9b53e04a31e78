import { familyOf } from "../family.ts";
import { bedrockRerank } from "./bedrock.ts";
import { cohereRerank } from "./cohere.ts";

/** The order of documents for a query. */
export const RERANK = familyOf([cohereRerank, bedrockRerank]);
