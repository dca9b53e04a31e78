import type { Exchange } from "../../../pipeline/exchange.ts";

/** Why a credential could not be had; without any part of it. */
export class CredentialError extends Error {}

/**
 * Where a credential comes from: the credential for this try, or undefined where the request goes
 * without one. @throws CredentialError
 */
export type CredentialSource = (exchange: Exchange) => CredentialAnswer;

export type CredentialAnswer = string | undefined | Promise<string | undefined>;
