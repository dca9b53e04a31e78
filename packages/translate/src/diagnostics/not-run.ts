/** The message for features that the schemas define and this build does not support. */
export const NOT_RUN = "is planned, but not supported by this build";
