/** A field in a table of HPACK. */
export interface TableField {
  readonly name: string;
  readonly value: string;
  /** The size of the entry, {@link FIELD_OVERHEAD} included. */
  readonly size: number;
}

/**
 * The size of a field in addition to the octets of its name and value (RFC 7541 section 4.1, RFC
 * 9113 section 6.5.2).
 */
export const FIELD_OVERHEAD = 32;

/** Creates a field with its size in the table. */
export function tableField(name: string, value: string): TableField {
  return { name, value, size: name.length + value.length + FIELD_OVERHEAD };
}

/** The static table of RFC 7541 appendix A. */
const FIELDS: readonly (readonly [name: string, value: string])[] = [
  [":authority", ""],
  [":method", "GET"],
  [":method", "POST"],
  [":path", "/"],
  [":path", "/index.html"],
  [":scheme", "http"],
  [":scheme", "https"],
  [":status", "200"],
  [":status", "204"],
  [":status", "206"],
  [":status", "304"],
  [":status", "400"],
  [":status", "404"],
  [":status", "500"],
  ["accept-charset", ""],
  ["accept-encoding", "gzip, deflate"],
  ["accept-language", ""],
  ["accept-ranges", ""],
  ["accept", ""],
  ["access-control-allow-origin", ""],
  ["age", ""],
  ["allow", ""],
  ["authorization", ""],
  ["cache-control", ""],
  ["content-disposition", ""],
  ["content-encoding", ""],
  ["content-language", ""],
  ["content-length", ""],
  ["content-location", ""],
  ["content-range", ""],
  ["content-type", ""],
  ["cookie", ""],
  ["date", ""],
  ["etag", ""],
  ["expect", ""],
  ["expires", ""],
  ["from", ""],
  ["host", ""],
  ["if-match", ""],
  ["if-modified-since", ""],
  ["if-none-match", ""],
  ["if-range", ""],
  ["if-unmodified-since", ""],
  ["last-modified", ""],
  ["link", ""],
  ["location", ""],
  ["max-forwards", ""],
  ["proxy-authenticate", ""],
  ["proxy-authorization", ""],
  ["range", ""],
  ["referer", ""],
  ["refresh", ""],
  ["retry-after", ""],
  ["server", ""],
  ["set-cookie", ""],
  ["strict-transport-security", ""],
  ["transfer-encoding", ""],
  ["user-agent", ""],
  ["vary", ""],
  ["via", ""],
  ["www-authenticate", ""],
];

/** The static table; entry 0, which is not a valid index, is a field without a name. */
export const STATIC_TABLE: readonly TableField[] = [
  tableField("", ""),
  ...FIELDS.map(([name, value]) => tableField(name, value)),
];
