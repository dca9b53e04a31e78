import type { AdminPlace } from "@edge-gateway/generated/types/index.ts";
import type { ReactNode } from "react";
import { addressOfPlace } from "./change/address-of-place.ts";
import { ChangeLink } from "./change/change-link.tsx";
import { Copied } from "./copied.tsx";

/** Where something is configured: `file:line`, or a Kubernetes object, and the path within; leads to its form. */
export function Place({ place }: { readonly place: AdminPlace }): ReactNode {
  const { file, line, object, path } = place;
  const source = object ?? (line === undefined ? file : `${file}:${line}`);
  return (
    <>
      <Copied text={source ?? path} title={path} /> <ChangeLink address={addressOfPlace(place)} />
    </>
  );
}
