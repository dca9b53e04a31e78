/** The URL parts under which clients reach the agent. */
export interface CardPlace {
  /** `http` or `https`, from the client's view. */
  readonly scheme: string;
  /** The host and port of the gateway. */
  readonly authority: string;
  /** The path prefix at the gateway, and the part of it that the agent sees. */
  readonly clientBase: string;
  readonly agentBase: string;
}

/**
 * Paths of the agent card (A2A 1.0 section 8.2, 0.3 section 5.3; `agent.json` is the name in 0.2).
 */
const CARD = /\/\.well-known\/agent(?:-card)?\.json$/;

/** The path prefix before an agent card's path; undefined: the path is not that of a card. */
export function cardBase(path: string): string | undefined {
  const found = CARD.exec(path);
  return found === null ? undefined : path.slice(0, found.index);
}

type Members = Readonly<Record<string, unknown>>;

/**
 * Rewrites the URLs of an agent card to the gateway: `supportedInterfaces` in A2A 1.0, `url` and
 * `additionalInterfaces` in 0.3. Removes signatures, because they no longer match. Undefined: not a
 * card, or no URL in it.
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

/** gRPC interfaces have a host and port without a scheme. */
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
