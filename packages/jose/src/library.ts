/** The used parts of the library; the bundler drops the rest. */
export {
  createLocalJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  jwtVerify,
  SignJWT,
} from "jose";
