/** What is used of the library; the rest of it stays out of the bundles. */
export {
  createLocalJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  jwtVerify,
  SignJWT,
} from "jose";
