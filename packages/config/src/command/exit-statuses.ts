export const VALID_STATUS = 0;
/** Exit status if there are warnings and --strict is set, or if no file was validated. */
export const WARNED_STATUS = 1;
/** Exit status if the arguments or a configuration are invalid. */
export const INVALID_STATUS = 2;
