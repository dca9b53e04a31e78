/** The parts of the URL at which clients reach the agent. */
export interface CardPlace {
  /** The scheme that the client uses: `http` or `https`. */
  readonly scheme: string;
  /** The host and port of the gateway. */
  readonly authority: string;
  /** The path prefix that clients use at the gateway. */
  readonly clientBase: string;
  readonly agentBase: string;
}

/**
 * Matches the paths of an agent card (A2A 1.0 section 8.2, 0.3 section 5.3). The name `agent.json` is that of
 * version 0.2.
 */
const CARD = /\/\.well-known\/agent(?:-card)?\.json$/;

/** The path prefix before the path of an agent card; undefined if the path is not that of a card. */
export function cardBase(path: string): string | undefined {
  const found = CARD.exec(path);
  return found === null ? undefined : path.slice(0, found.index);
}

type Members = Readonly<Record<string, unknown>>;

/**
 * Rewrites the URLs of an agent card to those of the gateway: `supportedInterfaces` in A2A 1.0, `url` and
 * `additionalInterfaces` in 0.3. Signatures are removed, because they would no longer match. Undefined: the
 * value is not an agent card, or contains no URL.
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

/** A gRPC interface has a host and port without a scheme. */
const HOST_AND_PORT = /^(?:[\w.-]+|\[[\da-f:.]+\]):\d+$/i;

/** Rewrites a URL, which may be relative to that of the card (RFC 3986 section 4.2). */
function urlAtGateway(text: string, place: CardPlace): string {
  const { scheme, authority, clientBase, agentBase } = place;
  if (HOST_AND_PORT.test(text)) return authority;
  const url = URL.parse(text, `${scheme}://${authority}${agentBase}/`);
  if (url === null) return `${scheme}://${authority}${clientBase}`;
  const isBelow = url.pathname === agentBase || url.pathname.startsWith(`${agentBase}/`);
  const rest = isBelow ? url.pathname.slice(agentBase.length) : "";
  return `${scheme}://${authority}${clientBase}${rest}${url.search}`;
}

export function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
