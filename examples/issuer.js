// An issuer of tokens to try JWT authentication with: it signs whatever claims it is sent.
// `node examples/issuer.js PORT`: POST /token with the claims as JSON; the key set is at /jwks.json, and
// what OAuth clients look for at /.well-known/openid-configuration. POST /introspect knows one opaque token,
// opaque-ann. Everybody who is sent to /authorize is signed in as ann, without a question.
import { generateKeyPairSync, sign } from "node:crypto";
import { createServer } from "node:http";

const [port = "4010"] = process.argv.slice(2);
const LIFETIME_SECONDS = 3600;

const issuer = `http://127.0.0.1:${port}`;
const metadata = {
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  registration_endpoint: `${issuer}/register`,
  jwks_uri: `${issuer}/jwks.json`,
  response_types_supported: ["code"],
  code_challenge_methods_supported: ["S256"],
};

const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const jwk = { ...publicKey.export({ format: "jwk" }), kid: "try", alg: "ES256", use: "sig" };

/**
 * @param {object} claims
 * @returns {string} the claims, an issuer and times as a signed token
 */
function tokenOf(claims) {
  const now = Math.floor(Date.now() / 1000);
  const header = { alg: "ES256", typ: "JWT", kid: jwk.kid };
  const payload = { iss: issuer, iat: now, exp: now + LIFETIME_SECONDS, ...claims };
  const parts = [header, payload].map((part) =>
    Buffer.from(JSON.stringify(part)).toString("base64url"),
  );
  const key = { key: privateKey, dsaEncoding: "ieee-p1363" };
  const signature = sign("sha256", Buffer.from(parts.join(".")), key);
  return [...parts, signature.toString("base64url")].join(".");
}

/**
 * @param {string} form a request for introspection (RFC 7662)
 * @returns {object} what is known of the token
 */
function introspected(form) {
  if (new URLSearchParams(form).get("token") !== "opaque-ann") return { active: false };
  return { active: true, sub: "ann", exp: Math.floor(Date.now() / 1000) + LIFETIME_SECONDS };
}

/**
 * @param {URLSearchParams} asked an authorization request (OpenID Connect Core section 3.1.2.1)
 * @returns {string} where the browser goes: back, with a code that holds what the token needs
 */
function signedIn(asked) {
  const claims = { aud: asked.get("client_id"), nonce: asked.get("nonce"), sub: "ann" };
  const back = new URL(asked.get("redirect_uri") ?? issuer);
  back.searchParams.set("code", Buffer.from(JSON.stringify(claims)).toString("base64url"));
  back.searchParams.set("state", asked.get("state") ?? "");
  return back.href;
}

/**
 * @param {string} body claims as JSON, or a token request with a code
 * @returns {string} a token, or the response to the token request
 */
function issued(body) {
  const code = new URLSearchParams(body).get("code");
  if (code === null) return tokenOf(JSON.parse(body || "{}"));
  const token = tokenOf(JSON.parse(Buffer.from(code, "base64url").toString()));
  return JSON.stringify({ id_token: token, access_token: token, token_type: "Bearer" });
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", issuer);
  if (pathname === "/authorize")
    return response.writeHead(302, { location: signedIn(searchParams) }).end();
  if (request.url === "/jwks.json") return response.end(JSON.stringify({ keys: [jwk] }));
  if (request.url?.startsWith("/.well-known/")) return response.end(JSON.stringify(metadata));
  const isIntrospection = request.url === "/introspect";
  if (request.url !== "/token" && !isIntrospection) return response.writeHead(404).end();
  let body = "";
  request.setEncoding("utf8").on("data", (part) => (body += part));
  request.on("end", () => {
    response.end(isIntrospection ? JSON.stringify(introspected(body)) : issued(body));
  });
});
server.listen(Number(port), "127.0.0.1", () => console.log(`issuer listens on port ${port}`));
