/** Where clients reach the agent, as parts of its URLs. */
export interface CardPlace {
  /** `http` or `https`, as the client sees it. */
  readonly scheme: string;
  /** Host and port of the gateway. */
  readonly authority: string;
  /** What is before the paths of the agent at the gateway, and what of it the agent sees itself. */
  readonly clientBase: string;
  readonly agentBase: string;
}

/** A2A 1.0 section 8.2 and 0.3 section 5.3; `agent.json` is the name that 0.2 has. */
const CARD = /\/\.well-known\/agent(?:-card)?\.json$/;

/** The path before that of the agent card; undefined: it is not one. */
export function cardBase(path: string): string | undefined {
  const found = CARD.exec(path);
  return found === null ? undefined : path.slice(0, found.index);
}

type Members = Readonly<Record<string, unknown>>;

/**
 * An agent card whose URLs lead to the gateway: `supportedInterfaces` of A2A 1.0, `url` and
 * `additionalInterfaces` of 0.3. Its signatures are left out, as they are not those of this text.
 * Undefined: it is not a card, or has no URL.
 */
export function rewriteCard(card: unknown, place: CardPlace): Members | undefined {
  if (!isObject(card)) return undefined;
  const { signatures: _, ...members } = card;
  const interfaces = (name: string): Members => {
    const list = members[name];
    return Array.isArray(list) ? { [name]: list.map((each) => withUrl(each, place)) } : {};
  };
  const rewritten = {
    ...withUrl(members, place),
    ...interfaces("supportedInterfaces"),
    ...interfaces("additionalInterfaces"),
  };
  const { url, supportedInterfaces: all } = rewritten as Members;
  const hasUrl = typeof url === "string" || (Array.isArray(all) && all.some(namesUrl));
  return hasUrl ? rewritten : undefined;
}

function namesUrl(value: unknown): boolean {
  return isObject(value) && typeof value["url"] === "string";
}

function withUrl<Value>(value: Value, place: CardPlace): Value {
  if (!isObject(value) || typeof value["url"] !== "string") return value;
  return { ...value, url: urlAtGateway(value["url"], place) };
}

/** What gRPC is asked for is host and port, without a scheme. */
function urlAtGateway(text: string, place: CardPlace): string {
  const { scheme, authority, clientBase, agentBase } = place;
  if (!text.includes("://")) return authority;
  const url = URL.parse(text);
  if (url === null) return `${scheme}://${authority}${clientBase}`;
  const isBelow = url.pathname === agentBase || url.pathname.startsWith(`${agentBase}/`);
  const rest = isBelow ? url.pathname.slice(agentBase.length) : "";
  return `${scheme}://${authority}${clientBase}${rest}${url.search}`;
}

export function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
