import { member } from "../../../components/member.ts";

/** What a limit of a route allows, such as `5 requests per hour, with key source.address`. */
export function limitText(limit: unknown): string {
  const { requests, tokens, unit, ...more } = Object(limit);
  const amount = requests === undefined ? `${tokens} tokens` : `${requests} requests`;
  const time = String(unit).toLowerCase().replace(/s$/, "");
  const rest = Object.entries(more).map(([name, value]) => `${name} ${shown(value)}`);
  return `${amount} per ${time}${rest.length === 0 ? "" : `, with ${rest.join(", ")}`}`;
}

/** Which tokens a rule of a route takes. */
export function providerText(provider: unknown): string {
  const audiences = member(provider, "audiences");
  const names = Array.isArray(audiences) ? audiences.map(String).join(" or ") : "any audience";
  return `tokens of ${String(member(provider, "issuer"))} for ${names}`;
}

function shown(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
