import type { OAuthClientProvider } from "@modelcontextprotocol/sdk/client/auth.js";
import type {
  OAuthClientInformationMixed,
  OAuthClientMetadata,
  OAuthTokens,
} from "@modelcontextprotocol/sdk/shared/auth.js";
import { signIn } from "@edge-gateway/testkit/sign-in";

/** Where the identity provider sends the user back to; nothing listens there. */
const REDIRECT_URL = "http://127.0.0.1:9/callback";

/**
 * The state that an application keeps for the SDK's OAuth client, and the user who signs in with
 * the browser.
 */
export class SignedInUser implements OAuthClientProvider {
  readonly redirectUrl = REDIRECT_URL;
  readonly clientMetadata: OAuthClientMetadata = {
    client_name: "end-to-end test",
    redirect_uris: [REDIRECT_URL],
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "none",
  };
  /**
   * The parameters that the identity provider appended to the redirect URL; undefined until the
   * user was sent there.
   */
  callback: URLSearchParams | undefined;
  /** The URL at which the user was asked to sign in. */
  authorizationUrl: URL | undefined;
  readonly #user: string;
  #client: OAuthClientInformationMixed | undefined;
  #tokens: OAuthTokens | undefined;
  #verifier = "";

  constructor(user = "user") {
    this.#user = user;
  }

  clientInformation(): OAuthClientInformationMixed | undefined {
    return this.#client;
  }

  saveClientInformation(client: OAuthClientInformationMixed): void {
    this.#client = client;
  }

  tokens(): OAuthTokens | undefined {
    return this.#tokens;
  }

  saveTokens(tokens: OAuthTokens): void {
    this.#tokens = tokens;
  }

  async redirectToAuthorization(url: URL): Promise<void> {
    this.authorizationUrl = url;
    this.callback = (await signIn(url, this.#user)).searchParams;
  }

  saveCodeVerifier(verifier: string): void {
    this.#verifier = verifier;
  }

  codeVerifier(): string {
    return this.#verifier;
  }
}
