/** Where a tab keeps its session: other than a cookie, no other port of the host gets it. */
const KEY = "session";
/** The parameter of an address that the gateway has printed. */
const TOKEN = "token";

type Told = { readonly asks: true } | { readonly session: string };

/** The tabs of this origin, which pass a session on to a new tab. */
const tabs = new BroadcastChannel("gateway-session");
const waiting = new Set<() => void>();

tabs.addEventListener("message", ({ data }: MessageEvent<Told>) => {
  const own = currentSession();
  if ("session" in data) {
    if (own !== undefined) return;
    keepSession(data.session);
    for (const each of waiting) each();
  } else if (own !== undefined) tabs.postMessage({ session: own });
});

/** The session of this tab; undefined before a login. */
export function currentSession(): string | undefined {
  return sessionStorage.getItem(KEY) ?? undefined;
}

/** Keeps a session in this tab, until the tab is closed. */
export function keepSession(session: string): void {
  sessionStorage.setItem(KEY, session);
}

/** Forgets a session that the gateway no longer knows. */
export function forgetSession(): void {
  sessionStorage.removeItem(KEY);
}

/** Asks the other tabs for their session. */
export function askTabs(told: () => void): () => void {
  waiting.add(told);
  tabs.postMessage({ asks: true });
  return () => void waiting.delete(told);
}

/** Takes the token out of the address of the page, so that nobody sees it there; empty if there is none. */
export function takeToken(): string {
  const url = new URL(location.href);
  const token = url.searchParams.get(TOKEN) ?? "";
  url.searchParams.delete(TOKEN);
  if (token !== "") history.replaceState(history.state, "", url);
  return token;
}

/** The token in a text that a person has copied: an address with a token, or the token alone. */
export function tokenIn(text: string): string {
  return URL.parse(text.trim())?.searchParams.get(TOKEN) ?? text.trim();
}
