import type { Settings } from "@edge-gateway/generated/types/index.ts";
import type { OutsideFault } from "@edge-gateway/admin/api/parts";
import { lookupOf } from "@edge-gateway/gateway/upstream/name-source";
import { keySetsOf, keySetUsers } from "@edge-gateway/translate/ir/key-sets";
import type { Ir } from "@edge-gateway/translate/ir";
import { MAX_TRIED_KEY_SETS } from "../bounds.ts";
import { busyAmong, newBinds, type HeldPorts } from "./free-ports.ts";

interface TrialOptions extends HeldPorts {
  readonly settings: Pick<Settings, "identity" | "dns">;
}

/**
 * What a configuration needs from outside and would not get: ports to listen on, and key sets at a URL, of which it
 * fetches the first ones. What the running configuration has already is not tried again.
 */
export async function tryOutside(
  next: Ir,
  current: Ir | undefined,
  options: TrialOptions,
): Promise<readonly OutsideFault[]> {
  const [ports, keySets] = await Promise.all([
    busyAmong(newBinds(next, options, current)),
    missingKeySets(next, current, options),
  ]);
  return [...ports, ...keySets];
}

async function missingKeySets(
  next: Ir,
  current: Ir | undefined,
  { settings }: TrialOptions,
): Promise<readonly OutsideFault[]> {
  const known = current === undefined ? undefined : keySetsOf(current);
  const added = [...keySetsOf(next)].filter(([name]) => known?.has(name) !== true);
  if (added.length === 0) return [];
  // Only these trials need a client in the main thread.
  const { keySetFault } = await import("@edge-gateway/outbound/key-set-fault");
  const users = keySetUsers(next);
  const lookup = lookupOf(settings.dns);
  const faults = await Promise.all(
    added.slice(0, MAX_TRIED_KEY_SETS).map(async ([name, { urls }]) => {
      const [url] = urls;
      const fault =
        url === undefined ? undefined : await keySetFault(url, settings.identity, lookup);
      if (fault === undefined) return [];
      // The URL may have a secret in its query.
      const message = `the keys cannot be fetched: ${fault}`;
      return (users.get(name) ?? []).map((place) => ({ place, message }));
    }),
  );
  return faults.flat();
}
