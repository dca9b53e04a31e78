import { familyOf } from "../family.ts";
import { bedrockRerank } from "./bedrock.ts";
import { cohereRerank } from "./cohere.ts";
import { vertexRanking } from "./vertex.ts";

/** The reranking API: documents sorted by their relevance to a query. */
export const RERANK = familyOf([cohereRerank, bedrockRerank, vertexRanking]);
