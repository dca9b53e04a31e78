import type { JwtProvider } from "@edge-gateway/generated/types/index.ts";
import type { Token } from "./token.ts";

/** What a provider demands of a token, and what the token has. */
export interface Check {
  readonly what: string;
  readonly isMet: boolean;
  readonly found: string;
  readonly expected: string;
}

const MILLISECONDS = 1_000;

type Demands = Pick<JwtProvider, "issuer" | "audiences" | "requiredClaims">;

/**
 * Compares a token with what a provider demands, besides its signature.
 * @param now seconds since 1970
 */
export function checksOf(provider: Demands, { claims }: Token, now: number): readonly Check[] {
  const { issuer, audiences, requiredClaims } = provider;
  const { iss, aud, exp, nbf } = claims;
  const own = listOf(aud);
  return [
    { what: "issuer (iss)", isMet: iss === issuer, found: shown(iss), expected: issuer },
    ...(audiences === undefined
      ? []
      : [
          {
            what: "audience (aud)",
            isMet: audiences.some((audience) => own.includes(audience)),
            found: shown(aud),
            expected: audiences.join(" or "),
          },
        ]),
    ...requiredClaims.map((name) => ({
      what: `claim ${name}`,
      isMet: claims[name] !== undefined,
      found: shown(claims[name]),
      expected: "any value",
    })),
    ...(exp === undefined
      ? []
      : [
          {
            what: "not over (exp)",
            isMet: typeof exp === "number" && exp > now,
            found: timeText(exp),
            expected: `after ${timeText(now)}`,
          },
        ]),
    ...(nbf === undefined
      ? []
      : [
          {
            what: "begun (nbf)",
            isMet: typeof nbf === "number" && nbf <= now,
            found: timeText(nbf),
            expected: `at or before ${timeText(now)}`,
          },
        ]),
  ];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** A claim as people read it. */
export function shown(value: unknown): string {
  if (value === undefined) return "none";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** A time of a token in the reader's zone. */
function timeText(seconds: unknown): string {
  const date = new Date(Number(seconds) * MILLISECONDS);
  if (typeof seconds !== "number" || Number.isNaN(date.getTime())) return shown(seconds);
  return date.toLocaleString();
}
