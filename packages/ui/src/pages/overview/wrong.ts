import type {
  AdminCertificateFault,
  AdminConfigStatus,
  AdminEndpoint,
  AdminExposure,
  AdminFinding,
  AdminKeySet,
  AdminLlmBudget,
  AdminLlmCall,
  AdminMcpServer,
  AdminPlace,
} from "@edge-gateway/generated/types/index.ts";
import { DATABASE_FILE } from "@edge-gateway/translate/diagnostics/database-file";
import { addressOfPlace } from "../../components/change/address-of-place.ts";
import { KEY_REFUSED, refusedKeys } from "../../live/refused-keys.ts";
import { usedPart } from "../../live/used-part.ts";

/** Something that is wrong now, and where it is. */
export interface Wrong {
  readonly severity: "error" | "warning";
  readonly what: string;
  /** The place of its cause, such as `gateway.yaml:3:5`. */
  readonly place: string;
  /** The page that shows the cause. */
  readonly at: WrongPlace;
  /** The address of the object that has the cause; undefined if no form can change it. */
  readonly object?: string | undefined;
}

/** A page with a cause, and what of it. */
export type WrongPlace =
  | { readonly to: "/configuration"; readonly file?: string; readonly line?: string }
  | { readonly to: "/traffic" | "/llm" | "/mcp"; readonly q: string; readonly part?: string }
  | LocalAddress;

/** The form that has a server of the gateway listen on the address of this machine only. */
interface LocalAddress {
  readonly to: "/new";
  readonly kind: "address";
  readonly setting: string;
  readonly address: string;
}

const CONFIGURATION: WrongPlace = { to: "/configuration" };

/** What may be wrong. */
export interface Judged {
  readonly status: AdminConfigStatus;
  readonly endpoints: readonly AdminEndpoint[];
  readonly certificates: readonly AdminCertificateFault[];
  readonly exposed: readonly AdminExposure[];
  readonly keySets: readonly AdminKeySet[];
  readonly budgets: readonly AdminLlmBudget[];
  /** The last calls of models. */
  readonly calls: readonly AdminLlmCall[];
  readonly mcpServers: readonly AdminMcpServer[];
}

/**
 * What is wrong now: a refused or incomplete change, key sets that cannot be fetched, endpoints that get no requests,
 * servers of MCP that do not respond, providers that refuse the gateway's key, certificates that end, servers without authentication, and budgets that are
 * used up.
 */
export function wrongNow(judged: Judged): readonly Wrong[] {
  const { status, endpoints, certificates, exposed, keySets, budgets, calls, mcpServers } = judged;
  const { synchronized, lastAttempt, restartNeeded } = status;
  const refused: readonly Wrong[] = synchronized
    ? []
    : [
        {
          severity: "error",
          what: "The last change of the configuration was refused; the previous one runs.",
          place: status.source,
          at: CONFIGURATION,
        },
      ];
  const wrong: readonly Wrong[] = [
    ...refused,
    ...(lastAttempt?.problems ?? []).map((what) => ({
      severity: "error" as const,
      what,
      place: status.source,
      at: CONFIGURATION,
    })),
    ...(lastAttempt?.diagnostics ?? [])
      // What is exposed says the same below.
      .filter((finding) => !exposed.some(({ source }) => isAt(finding, source)))
      .map(ofFinding),
    ...restartNeeded.map((field) => ({
      severity: "warning" as const,
      what: `The change of ${field} needs a restart.`,
      place: status.source,
      at: CONFIGURATION,
    })),
    ...once(keySets.flatMap(ofKeySet)),
    ...endpoints.flatMap(ofEndpoint),
    ...mcpServers.flatMap(ofMcpServer),
    ...refusedKeys(calls).map(ofRefusedKey),
    ...certificates.map(({ place, message, source }) => ({
      severity: "warning" as const,
      what: `The ${message}.`,
      place,
      at: atPlace(source),
      object: addressOfPlace(source ?? {}),
    })),
    ...exposed.map(({ server, address, message, source }) => ({
      severity: "warning" as const,
      what: `The server ${server} is exposed without authentication: ${message}.`,
      place: address,
      at: exposedAt({ address, source }),
    })),
    ...budgets.filter((budget) => usedPart(budget) >= 1).map(ofBudget),
  ];
  // The first thing that a person reads is the worst.
  return wrong.toSorted((left, right) => Number(isWarning(left)) - Number(isWarning(right)));
}

function isWarning({ severity }: Wrong): boolean {
  return severity === "warning";
}

function isAt({ file, line }: AdminFinding, source: AdminPlace | undefined): boolean {
  return source?.file === file && source.line === line;
}

function ofFinding({ severity, file, line, column, path, ...said }: AdminFinding): Wrong {
  const { message, suggestion } = said;
  const what = suggestion === undefined ? message : `${message} (${suggestion})`;
  const at = { to: "/configuration" as const, file, line: String(line) };
  // Paths in a database begin with a row, whose end they do not show.
  const object = file === DATABASE_FILE ? undefined : addressOfPlace({ file, path });
  return { severity, what, place: `${file}:${line}:${column}`, at, object };
}

/** The page of the configuration, at the line of a place if it is known. */
function atPlace({ file, line }: Partial<AdminPlace> = {}): WrongPlace {
  if (file === undefined || line === undefined) return CONFIGURATION;
  return { to: "/configuration", file, line: String(line) };
}

interface ExposedServer extends Pick<AdminExposure, "address"> {
  readonly source?: AdminPlace | undefined;
}

/**
 * Where an exposed server is set, or the form that sets it where the file does not: then its address is a default.
 */
export function exposedAt({ address, source }: ExposedServer): WrongPlace {
  const setting = /^config\.(\w+)$/.exec(source?.path ?? "")?.[1];
  if (setting === undefined || source?.line !== undefined) return atPlace(source);
  const port = address.slice(address.lastIndexOf(":") + 1);
  return { to: "/new", kind: "address", setting, address: `127.0.0.1:${port}` };
}

/** What the link to such a place says. */
export function linkText({ to }: WrongPlace): string {
  return to === "/new" ? "Listen on 127.0.0.1 only" : "Show it";
}

/** One of those that read the same: an object may use a key set at several places. */
function once(all: readonly Wrong[]): readonly Wrong[] {
  return [...new Map(all.map((each) => [`${each.what} ${each.place}`, each])).values()];
}

/** Each policy whose tokens a key set cannot verify. */
function ofKeySet({ url, keys, fault, issuer, places }: AdminKeySet): readonly Wrong[] {
  if (fault === undefined) return [];
  const effect =
    keys === 0 ? "every token is refused" : "tokens are verified with the keys from before";
  const what =
    issuer === undefined
      ? `The key set ${url} cannot be fetched (${fault}): ${effect}.`
      : `The metadata of the issuer ${issuer} cannot be used (${fault}): nobody can log in.`;
  return places.map((place) => ({
    severity: keys === 0 ? "error" : "warning",
    what,
    place: place.object ?? place.path,
    at: atPlace(place),
    object: addressOfPlace(place),
  }));
}

function ofEndpoint({ endpoint, failsChecks, evictedFor }: AdminEndpoint): readonly Wrong[] {
  const what = [
    ...(failsChecks ? ["fails its health check"] : []),
    ...(evictedFor > 0 ? ["is excluded after failures"] : []),
  ].join(" and ");
  if (what === "") return [];
  const at = { to: "/traffic" as const, q: endpoint };
  return [{ severity: "error", what: `${endpoint} ${what}.`, place: endpoint, at }];
}

/** What agents cannot use: the targets of a server of MCP that did not respond when they were needed last. */
function ofMcpServer({ name, targets, place }: AdminMcpServer): readonly Wrong[] {
  return targets
    .filter(({ state }) => state === "unavailable")
    .map((target) => ({
      severity: "error",
      what: `The target ${target.name} of the MCP server ${name} cannot be reached${target.lastError === undefined ? "" : `: ${target.lastError}`}.`,
      place: target.address ?? target.name,
      at: { to: "/mcp", q: target.name },
      object: addressOfPlace(place),
    }));
}

function ofRefusedKey({ model, provider, backend }: AdminLlmCall): Wrong {
  return {
    severity: "error",
    what: `The last call of the model ${model} failed: ${KEY_REFUSED} (${provider}).`,
    place: backend,
    at: { to: "/llm", q: model },
  };
}

function ofBudget({ name, scope, subject }: AdminLlmBudget): Wrong {
  return {
    severity: "warning",
    what: `The budget ${name} of the ${scope.toLowerCase()} ${subject} is used up: its calls get 429.`,
    place: name,
    at: { to: "/llm", part: "keys", q: name },
  };
}
