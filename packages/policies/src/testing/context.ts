import { SESSION_KEY_BYTES } from "@edge-gateway/mcp/sealing/session-seal";
import { IDENTITY_LIMITS } from "@edge-gateway/outbound/identity-limits";
import { MemoryStore } from "../backend/ai/response-cache/memory-store.ts";
import { KEPT_RESPONSES } from "../backend/ai/response-cache/response-store.ts";
import {
  PASSWORD_VERIFIER,
  PasswordVerifier,
} from "../traffic/basic-authentication/password-verifier.ts";
import { COOKIE_SEAL, CookieSeal } from "../traffic/oidc/cookie-seal.ts";
import { provideCredentials } from "@edge-gateway/credentials/testing/credential-services";
import { GatewayContext } from "@edge-gateway/gateway/testing/gateway-context";

const MAX_ENTRIES = 16;
const MEBIBYTE = 1024 ** 2;

/** A compilation context that records reported problems; it has the services that policies use. */
export class TestContext extends GatewayContext {
  constructor(...options: ConstructorParameters<typeof GatewayContext>) {
    super(...options);
    provideCredentials(this);
    const { services } = this;
    const seal = new CookieSeal("ab".repeat(SESSION_KEY_BYTES));
    COOKIE_SEAL.provide(services, { seal });
    PASSWORD_VERIFIER.provide(services, new PasswordVerifier(this.use(IDENTITY_LIMITS)));
    const limits = { maxEntries: MAX_ENTRIES, maxBytes: MEBIBYTE };
    const store = new MemoryStore(limits, () => this.time);
    KEPT_RESPONSES.provide(services, { store, maxBodyBytes: MEBIBYTE });
  }
}
