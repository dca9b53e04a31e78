import type {
  AwsCredential,
  ParsedBackendAuth,
  CredentialLocation,
  ParsedJwtSign,
} from "@edge-gateway/generated/types/index.ts";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import { CONTINUE } from "@edge-gateway/gateway/exchange/policy";
import type {
  CompileContext,
  Outcome,
  PolicyDefinition,
  Step,
} from "@edge-gateway/gateway/exchange/policy";
import { compileInjection } from "@edge-gateway/credentials/credential-injection";
import type { InjectionPlace } from "@edge-gateway/credentials/credential-injection";
import { awsSignature } from "./aws/index.ts";
import { azureToken } from "./azure/index.ts";
import { gcpToken } from "./gcp/index.ts";
import { signedToken } from "./jwt-sign.ts";
import { secretCredential } from "./secret-credential.ts";
import { CredentialError } from "@edge-gateway/credentials/credential-error";
import { failing, refusalOf, unusable } from "@edge-gateway/credentials/shown-credential";
import type { CredentialSource } from "@edge-gateway/credentials/shown-credential";
import { crossAppToken } from "./token-exchange/cross-app-access.ts";
import { exchangedToken } from "./token-exchange/index.ts";

/** Adds credentials for the backend to every attempt. */
export const backendAuth: PolicyDefinition<ParsedBackendAuth> = {
  compile(config, context) {
    const credentials = [...mainCredential(config, context), ...extraCredentials(config, context)];
    return {
      // Steps of backend policies run for every attempt.
      request(exchange) {
        exchange.showsCredentials = true;
        exchange.shownFields = config.aws === undefined ? [] : SIGNED;
        return showAll(exchange, credentials, 0);
      },
      ...(config.aws === undefined ? {} : { last: signature(config.aws, context) }),
    };
  },
};

/** A credential, and where it is added. */
interface Shown {
  readonly from: CredentialSource;
  readonly place: InjectionPlace;
  /** The description of the credential for traces. */
  readonly what: string;
}

/** The header of a signature for AWS. */
const SIGNED = ["authorization"];
const BEARER: CredentialLocation = { header: { name: "Authorization", prefix: "Bearer " } };

function mainCredential(config: ParsedBackendAuth, context: CompileContext): readonly Shown[] {
  const { key, secretRef, passthrough, location = BEARER } = config;
  const { jwtSign, oauthTokenExchange, crossAppAccess, azure, gcp } = config;
  const place = compileInjection(location);
  if (key !== undefined)
    return [{ from: fixed(key.trim(), place, context), place, what: "the key" }];
  if (secretRef !== undefined) {
    const from = fixed(secretCredential(secretRef, context), place, context);
    return [{ from, place, what: "the credential of a Secret" }];
  }
  if (passthrough !== undefined)
    return [{ from: ({ jwtToken }) => jwtToken, place, what: "the token of the client" }];
  if (azure !== undefined)
    return [fetched(() => azureToken(azure, context), place, "a token of Azure", context)];
  if (gcp !== undefined)
    return [fetched(() => gcpToken(gcp, context), place, "a token of Google Cloud", context)];
  if (jwtSign !== undefined) return [signed(jwtSign, context)];
  if (oauthTokenExchange !== undefined) {
    const own = compileInjection(oauthTokenExchange.location ?? BEARER);
    return [fetched(() => exchangedToken(oauthTokenExchange, context), own, EXCHANGED, context)];
  }
  if (crossAppAccess === undefined) return [];
  return [fetched(() => crossAppToken(crossAppAccess, context), place, EXCHANGED, context)];
}

function signed(config: ParsedJwtSign, context: CompileContext): Shown {
  const place = compileInjection(config.location);
  return { from: signedToken(config, context), place, what: "a token signed by the gateway" };
}

const EXCHANGED = "a token exchanged for the client's";

function fetched(
  compile: () => CredentialSource,
  place: InjectionPlace,
  what: string,
  context: CompileContext,
): Shown {
  try {
    return { from: compile(), place, what };
  } catch (error) {
    if (!(error instanceof CredentialError)) throw error;
    return { from: failing(error.message, context), place, what };
  }
}

/** Refuses every request with an error while the settings for signing are invalid. */
function signature(config: AwsCredential, context: CompileContext): Step {
  try {
    return awsSignature(config, context);
  } catch (error) {
    if (!(error instanceof CredentialError)) throw error;
    const refusal = refusalOf(unusable(error.message, context));
    return () => refusal;
  }
}

function extraCredentials(
  { credentials = [] }: ParsedBackendAuth,
  context: CompileContext,
): readonly Shown[] {
  return credentials.map(({ location, secretRef }) => {
    const place = compileInjection(location);
    const from = fixed(secretCredential(secretRef, context), place, context);
    return { from, place, what: "another credential of a Secret" };
  });
}

/** Compiles a credential whose value is part of the configuration. */
function fixed(
  credential: string | undefined,
  place: InjectionPlace,
  context: CompileContext,
): CredentialSource {
  if (credential === undefined) return failing("the Secret does not hold the credential", context);
  if (credential === "") return failing("the key is blank", context);
  return place.accepts(credential) ? () => credential : failing(UNFIT, context);
}

const UNFIT = "the credential contains characters that are not allowed at its location";

/** Continues immediately if all credentials are cached, otherwise when they have been fetched. */
function showAll(
  exchange: Exchange,
  credentials: readonly Shown[],
  first: number,
): Outcome | Promise<Outcome> {
  for (let index = first; index < credentials.length; index++) {
    const shown = credentials[index];
    if (shown === undefined) break;
    try {
      const credential = shown.from(exchange);
      if (credential instanceof Promise)
        return credential.then(
          (credential) =>
            show(exchange, shown, credential) ?? showAll(exchange, credentials, index + 1),
          refusalOf,
        );
      const refusal = show(exchange, shown, credential);
      if (refusal !== CONTINUE) return refusal;
    } catch (error) {
      return refusalOf(error);
    }
  }
  return CONTINUE;
}

function show(exchange: Exchange, { place, what }: Shown, credential: string | undefined): Outcome {
  if (credential === undefined) {
    exchange.trace?.note("skip", `${what} is missing`);
    return CONTINUE;
  }
  exchange.trace?.learn(credential);
  if (!place.accepts(credential)) return refusalOf(new CredentialError(UNFIT));
  place.inject(exchange.request, credential);
  const { shownFields } = exchange;
  exchange.shownFields =
    shownFields.length === 0 ? place.fields : [...shownFields, ...place.fields];
  exchange.trace?.note("apply", `${what} is shown`);
  return CONTINUE;
}
