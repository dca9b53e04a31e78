/** Maximum keys that are tried for one token: each costs a verification, and anybody can send tokens. */
export const MAX_KEYS_TRIED = 16;
