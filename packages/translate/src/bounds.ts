/** Bounds of checking a configuration: what makes it take long is not looked for any further. */

/** Characters of lines that are searched for secrets; lines beyond them are not shown. */
export const MAX_SEARCHED_CHARACTERS = 50_000_000;

/** Places of routes, taken together, among which unreachable routes are looked for. */
export const MAX_ROUTE_PLACES = 500_000;

/** Operations of an OpenAPI document: more than any model could be told of. */
export const MAX_API_TOOLS = 1024;

/** Characters of the descriptions of all its tools, each with the schemas that it refers to: clients read them as one list. */
export const MAX_API_CHARACTERS = 8_388_608;

/** Characters of the name of a tool, which vendors of models bound. */
export const MAX_TOOL_NAME = 128;

/** References to references that are followed in such a document. */
export const MAX_API_REFERENCES = 32;
