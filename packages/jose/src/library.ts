/** The parts of the library `jose` that are used; the bundler leaves out all others. */
export {
  createLocalJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  jwtVerify,
  SignJWT,
} from "jose";
