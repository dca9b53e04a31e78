import type { LlmProvider } from "@edge-gateway/generated/types/index.ts";
import { anthropic } from "../../vendors/anthropic.ts";
import { azureOpenaiVendor, azureVendor } from "../../vendors/azure.ts";
import { bedrockVendor } from "../../vendors/bedrock.ts";
import { customVendor } from "../../vendors/custom.ts";
import { gemini } from "../../vendors/gemini.ts";
import { openaiVendor } from "../../vendors/openai.ts";
import { vertexVendor } from "../../vendors/vertex.ts";
import type { Vendor, VendorCall } from "../../vendors/vendor.ts";
import { type FormatName, keepsPath } from "../../formats/names.ts";

const HTTPS = 443;

/** A configured provider: a vendor, and how to call it. */
export interface Provider {
  readonly vendor: Vendor;
  readonly host: string;
  readonly port: number;
  /** Whether TLS is used unless a policy says otherwise: only for the vendor's own host. */
  readonly secure: boolean;
  /** The model that replaces the client's model. */
  readonly model: string | undefined;
  /** The request target of a call. */
  target(call: VendorCall, client: ClientTarget): string;
}

/** The model and path that the client requested. */
export interface ClientTarget {
  readonly format: FormatName;
  readonly target: string;
}

/** @param basePath the prefix of all API paths, possibly empty; undefined: `config` decides */
export function compileProvider(config: LlmProvider, basePath?: string): Provider {
  const { vendor, model } = vendorOf(config, basePath);
  const { host, port } = config;
  return {
    vendor,
    host: host ?? vendor.host ?? "",
    port: port ?? HTTPS,
    secure: host === undefined && config.custom === undefined,
    model,
    target: (call, client) =>
      basePath === undefined
        ? targetOf(config, vendor, call, client)
        : targetAt(basePath, { config, vendor }, call, client),
  };
}

interface VendorAndModel {
  readonly vendor: Vendor;
  readonly model: string | undefined;
}

function vendorOf(config: LlmProvider, basePath: string | undefined): VendorAndModel {
  if (config.openai !== undefined)
    return { vendor: openaiVendor(config.openai), model: config.openai.model };
  if (config.anthropic !== undefined) return { vendor: anthropic, model: config.anthropic.model };
  if (config.gemini !== undefined) return { vendor: gemini, model: config.gemini.model };
  if (config.vertexai !== undefined)
    return { vendor: vertexVendor(config.vertexai), model: config.vertexai.model };
  if (config.bedrock !== undefined)
    return { vendor: bedrockVendor(config.bedrock), model: config.bedrock.model };
  if (config.azure !== undefined)
    return { vendor: azureVendor(config.azure), model: config.azure.model };
  if (config.azureopenai !== undefined)
    return {
      vendor: azureOpenaiVendor(config.azureopenai),
      model: config.azureopenai.deploymentName,
    };
  return { vendor: customVendor(config.custom, basePath), model: config.custom.model };
}

function targetOf(
  { host, path, pathPrefix, openai: isOpenai, anthropic: isAnthropic }: LlmProvider,
  vendor: Vendor,
  call: VendorCall,
  client: ClientTarget,
): string {
  const isSame = call.format === client.format;
  const query = isSame ? queryOf(client.target, call.format) : "";
  if (path !== undefined) return withQuery(path, query);
  const ownPath = keepsPath(call.format) ? undefined : vendor.path(call);
  const isPlain = isOpenai !== undefined || isAnthropic !== undefined;
  const isKept = pathPrefix === undefined && host !== undefined && isSame && isPlain;
  if (isKept || ownPath === undefined || ownPath === "")
    return pathPrefix === undefined
      ? client.target
      : pathPrefix + withoutBase(vendor, client.target);
  return withQuery((pathPrefix ?? vendor.base) + ownPath, query);
}

/**
 * The request target of a call. If the base path is configured, only cloud vendors append their own paths.
 */
function targetAt(
  basePath: string,
  { config, vendor }: { readonly config: LlmProvider; readonly vendor: Vendor },
  call: VendorCall,
  client: ClientTarget,
): string {
  const ownPath = keepsPath(call.format) ? "" : vendor.path(call);
  if (ownPath === "") return basePath + client.target.replace(CLIENT_BASE, "$1");
  const query = call.format === client.format ? queryOf(client.target, call.format) : "";
  if (config.custom !== undefined) return withQuery(ownPath, query);
  const isPlain = config.openai !== undefined || config.anthropic !== undefined;
  return withQuery(basePath + (isPlain ? "" : vendor.base) + ownPath, query);
}

/** The version at the start of clients' paths, which a provider's base path already contains. */
const CLIENT_BASE = /^\/v1(\/|$)/;

function withoutBase({ base }: Vendor, target: string): string {
  return target.startsWith(`${base}/`) ? target.slice(base.length) : target;
}

/** Removes the client's key from a Google query, and parameters that the vendor's path repeats. */
function queryOf(target: string, format: FormatName): string {
  const start = target.indexOf("?");
  if (start < 0) return "";
  const query = target.slice(start + 1);
  if (!format.startsWith("gemini")) return query;
  const kept = query.split("&").filter((each) => !/^(?:key|alt)=/.test(each));
  return kept.join("&");
}

function withQuery(path: string, query: string): string {
  if (query === "") return path;
  return `${path}${path.includes("?") ? "&" : "?"}${query}`;
}
