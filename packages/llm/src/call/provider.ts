import type { LlmProvider } from "@edge-gateway/generated/types/index.ts";
import { anthropic } from "../vendors/anthropic.ts";
import { customVendor } from "../vendors/custom.ts";
import { openai } from "../vendors/openai.ts";
import type { Vendor, VendorCall } from "../vendors/vendor.ts";
import type { FormatName } from "../formats/names.ts";

const HTTPS = 443;

/** A provider as configured: a vendor, and where and how it is called. */
export interface Provider {
  readonly vendor: Vendor;
  readonly host: string;
  readonly port: number;
  /** Whether TLS is spoken where no policy says so: with the vendor itself, not at a host of the user's own. */
  readonly secure: boolean;
  /** What is asked for in place of the client's model. */
  readonly model: string | undefined;
  /** The request target of a call. */
  target(call: VendorCall, client: ClientTarget): string;
}

/** What the client has asked for, and where. */
export interface ClientTarget {
  readonly format: FormatName;
  readonly target: string;
}

export function compileProvider(config: LlmProvider): Provider {
  const { vendor, model } = vendorOf(config);
  const { host, port } = config;
  return {
    vendor,
    host: host ?? vendor.host ?? "",
    port: port ?? HTTPS,
    secure: host === undefined,
    model,
    target: (call, client) => targetOf(config, vendor, call, client),
  };
}

interface VendorAndModel {
  readonly vendor: Vendor;
  readonly model: string | undefined;
}

function vendorOf(config: LlmProvider): VendorAndModel {
  if (config.openai !== undefined) return { vendor: openai, model: config.openai.model };
  if (config.anthropic !== undefined) return { vendor: anthropic, model: config.anthropic.model };
  if (config.custom !== undefined)
    return { vendor: customVendor(config.custom), model: config.custom.model };
  throw new TypeError("a provider that the checks should have refused");
}

function targetOf(
  { host, path, pathPrefix, custom }: LlmProvider,
  vendor: Vendor,
  call: VendorCall,
  client: ClientTarget,
): string {
  const query = queryOf(client.target);
  const isSame = call.format === client.format;
  if (path !== undefined) return withQuery(path, isSame ? query : "");
  const isUnknown = call.format === "detect" || call.format === "passthrough";
  const ownPath = isUnknown ? undefined : vendor.path(call);
  const keepsPath =
    pathPrefix === undefined && host !== undefined && isSame && custom === undefined;
  if (keepsPath || ownPath === undefined || ownPath === "")
    return pathPrefix === undefined
      ? client.target
      : pathPrefix + withoutBase(vendor, client.target);
  return withQuery((pathPrefix ?? vendor.base) + ownPath, isSame ? query : "");
}

function withoutBase({ base }: Vendor, target: string): string {
  return target.startsWith(`${base}/`) ? target.slice(base.length) : target;
}

function queryOf(target: string): string {
  const start = target.indexOf("?");
  return start < 0 ? "" : target.slice(start + 1);
}

function withQuery(path: string, query: string): string {
  if (query === "") return path;
  return `${path}${path.includes("?") ? "&" : "?"}${query}`;
}
