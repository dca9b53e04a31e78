import type { Finding } from "../../diagnostics/diagnostic.ts";
import { checkTokens } from "../../standalone/checks/traffic.ts";
import type { Cursor } from "../../standalone/cursor.ts";
import type { KindName } from "../document.ts";
import { checkParents } from "./check-parents.ts";
import { checkGrpcRoute, checkHttpRoute } from "./check-route.ts";

/** What an API server refuses in a document of a kind, or a controller, and no schema says. */
export function checkKind(kind: KindName, document: Cursor): readonly Finding[] {
  return CHECKS[kind]?.(document) ?? [];
}

const CHECKS: { readonly [Kind in KindName]?: (document: Cursor) => readonly Finding[] } = {
  EdgePolicy: checkEdgePolicy,
  GRPCRoute: checkGrpcRoute,
  HTTPRoute: checkHttpRoute,
  Gateway: (document) => [...checkListeners(document), ...checkAddresses(document)],
  ListenerSet: checkListeners,
  TCPRoute: checkParentRefs,
  TLSRoute: checkParentRefs,
};

function checkParentRefs(document: Cursor): readonly Finding[] {
  return checkParents(document.at("spec").at("parentRefs").items());
}

function checkEdgePolicy(document: Cursor): readonly Finding[] {
  const tokens = document.at("spec").at("traffic").at("jwtAuthentication");
  return checkTokens(tokens).map((finding) => ({ ...finding, code: "unusable" }));
}

/** Port, protocol and host name together are unique. */
function checkListeners(document: Cursor): readonly Finding[] {
  const listeners = document.at("spec").at("listeners").items();
  const identity = (listener: Cursor): string =>
    JSON.stringify(["port", "protocol", "hostname"].map((name) => listener.at(name).value));
  const identities = listeners.map(identity);
  return listeners
    .filter((_, index) => identities.indexOf(identities[index] ?? "") !== index)
    .map(({ pointer }) => ({
      pointer,
      code: "conflict",
      message: "another listener has the same port, protocol and hostname",
    }));
}

/** Those of the same type differ. */
function checkAddresses(document: Cursor): readonly Finding[] {
  const addresses = document
    .at("spec")
    .at("addresses")
    .items()
    .filter((address) => address.at("value").isSet);
  const identities = addresses.map((address) =>
    JSON.stringify([address.at("type").text ?? "IPAddress", address.at("value").text]),
  );
  return addresses
    .filter((_, index) => identities.indexOf(identities[index] ?? "") !== index)
    .map(({ pointer }) => ({
      pointer,
      code: "conflict",
      message: "another address has the same type and value",
    }));
}
