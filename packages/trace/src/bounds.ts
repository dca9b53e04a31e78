/** Maximum bytes of a body, decoded for a trace; what is longer is not shown. */
export const MAX_DECODED_BYTES = 4_194_304;
