import type { AdminTopology } from "@edge-gateway/generated/types/index.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { topologyQuery } from "../../api/queries.ts";
import { MAX_USING_ROUTES } from "../../bounds.ts";
import { addressOfPlace } from "../../components/change/address-of-place.ts";
import { ChangeLink } from "../../components/change/change-link.tsx";
import { areListed } from "./removed-users.ts";
import { userOf } from "./user-of.ts";

interface InUseProps {
  /** The address of what is removed. */
  readonly address: string;
  /** The places that refer to it. */
  readonly paths: readonly string[];
}

/** Who still uses what a person wants to remove, and cannot be removed with it, each with the way to its form. */
export function InUse({ address, paths }: InUseProps): ReactNode {
  const [section, name = ""] = address.split("/");
  const asked = section === "backends" ? { backend: name, limit: MAX_USING_ROUTES } : {};
  const routes = useQuery(topologyQuery(asked)).data?.routes ?? [];
  const users = new Map(paths.map((path) => [userOf(path).address, userOf(path).place]));
  // What can go with it is removed in the same change, which the page shows next.
  if (areListed(paths)) return <p role="status">Reading what refers to it, which goes with it.</p>;
  return (
    <section className="fault fault-refusal" role="alert">
      <h2>It is in use</h2>
      <p>Nothing was changed. First change or remove what refers to it:</p>
      <ul aria-label="Used by">
        {Array.from(users, ([user, place]) => (
          <li key={user}>
            {nameOf(user, routes) ?? <code>{place}</code>} still refers to it{" "}
            <ChangeLink address={user} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOf(address: string, routes: AdminTopology["routes"]): string | undefined {
  const route = routes.find(({ place }) => addressOfPlace(place) === address);
  return route && `The route ${route.id}`;
}
