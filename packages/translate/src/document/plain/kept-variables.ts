/** In place of an environment: references to variables stay as they are written. */
export const VARIABLES_KEPT: Readonly<Record<string, string | undefined>> = Object.freeze({});
