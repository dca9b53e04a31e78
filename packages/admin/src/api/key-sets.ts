import type { AdminKeySet, AdminPlace, SourcePlace } from "@edge-gateway/generated/types/index.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { keySetUsers } from "@edge-gateway/translate/ir/key-sets";
import type { KeySetStatus } from "@edge-gateway/translate/ir/key-sets";
import type { SomeHandlers } from "./operation.ts";
import type { ApiParts } from "./parts.ts";
import { locatedPlace, placeOf } from "./place-of.ts";

const MOST_KEY_SETS = LIMITS.adminKeySets.keySets.maxItems;
const MOST_KEYS = LIMITS.adminKeySet.publicKeys.maxItems;
const MOST_PLACES = LIMITS.adminKeySet.places.maxItems;
const MOST_CHARACTERS = LIMITS.adminName.maxLength;

/** The operation `getKeySets`. */
export function keySetOperations(parts: ApiParts): SomeHandlers<"getKeySets"> {
  return {
    getKeySets: async () => {
      const current = parts.ir();
      const users = current === undefined ? new Map() : keySetUsers(current);
      const keySets: AdminKeySet[] = [];
      for (const each of (await parts.keySets()).slice(0, MOST_KEY_SETS))
        keySets.push(await keySetOf(each, users.get(each.name), parts));
      return { value: { keySets } };
    },
  };
}

/** Lines are looked up only for a key set with a fault, which somebody must find, and one after another: few may wait. */
async function keySetOf(
  { url, keys, fault, issuer }: KeySetStatus,
  users: readonly SourcePlace[] = [],
  parts: ApiParts,
): Promise<AdminKeySet> {
  const { source } = parts.status().config;
  const places: AdminPlace[] = [];
  for (const user of users.slice(0, MOST_PLACES))
    places.push(fault === undefined ? placeOf(user, source) : await locatedPlace(user, parts));
  return {
    url: url.slice(0, MOST_CHARACTERS),
    keys: keys.length,
    publicKeys: keys.slice(0, MOST_KEYS),
    ...(fault === undefined ? {} : { fault }),
    ...(issuer === undefined ? {} : { issuer: issuer.slice(0, MOST_CHARACTERS) }),
    places,
  };
}
