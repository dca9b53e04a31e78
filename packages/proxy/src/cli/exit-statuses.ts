export const VALID_STATUS = 0;
/** There are warnings and --strict is set, or nothing was validated. */
export const WARNED_STATUS = 1;
/** The arguments or a configuration are invalid. */
export const INVALID_STATUS = 2;
