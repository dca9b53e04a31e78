import { trafficBlocks } from "../names/places.ts";
import type { Check } from "./check.ts";

/** Checks that a secret for the login sessions is configured. */
export const checkLogin: Check = (document) => {
  if (document.at("config").at("oidc").at("cookieSecret").isSet) return [];
  const message =
    "oidc needs a secret to encrypt its cookies: set the environment variable OIDC_COOKIE_SECRET, or config.oidc.cookieSecret, to 64 hexadecimal digits";
  return trafficBlocks(document)
    .map((block) => block.at("oidc"))
    .filter(({ isSet }) => isSet)
    .map(({ pointer }) => ({ pointer, atKey: true, code: "missing-key", message }));
};
