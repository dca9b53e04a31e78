export const ENVIRONMENT: Readonly<Record<string, string | undefined>>;
