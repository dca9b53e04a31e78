export const VALID_STATUS = 0;
/** There are warnings, or nothing to judge, and that counts. */
export const WARNED_STATUS = 1;
/** The command line or a configuration is wrong. */
export const INVALID_STATUS = 2;
