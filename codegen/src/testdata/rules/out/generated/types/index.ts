// Generated from schemas/ by `npm run generate`: do not edit.

/** Any JSON value. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/** A server. */
export type Server = {
  /**
   * The port.
   * Limits: 1 to 65535.
   */
  readonly port?: number;
  /**
   * The protocol.
   * Default: `HTTP`.
   */
  readonly protocol: "HTTP" | "TLS";
  /**
   * The name in TLS.
   * Limits: at most 16 characters.
   */
  readonly name?: string;
  /** Whether it runs early. */
  readonly early?: boolean;
  /** Whether it runs late. */
  readonly late?: boolean;
} & (
  | {
      /**
       * The host.
       * Limits: at most 16 characters.
       */
      readonly host: string;
      /**
       * The port.
       * Limits: 1 to 65535.
       */
      readonly port: number;
      readonly path?: never;
    }
  | {
      readonly host?: never;
      readonly port?: never;
      /**
       * A socket.
       * Limits: at most 16 characters.
       */
      readonly path: string;
    }
);

/** A server. (As written: properties with a default may be left out.) */
export type ServerInput = {
  /**
   * The port.
   * Limits: 1 to 65535.
   */
  readonly port?: number;
  /**
   * The protocol.
   * Default: `HTTP`.
   */
  readonly protocol?: "HTTP" | "TLS";
  /**
   * The name in TLS.
   * Limits: at most 16 characters.
   */
  readonly name?: string;
  /** Whether it runs early. */
  readonly early?: boolean;
  /** Whether it runs late. */
  readonly late?: boolean;
} & (
  | {
      /**
       * The host.
       * Limits: at most 16 characters.
       */
      readonly host: string;
      /**
       * The port.
       * Limits: 1 to 65535.
       */
      readonly port: number;
      readonly path?: never;
    }
  | {
      readonly host?: never;
      readonly port?: never;
      /**
       * A socket.
       * Limits: at most 16 characters.
       */
      readonly path: string;
    }
);
