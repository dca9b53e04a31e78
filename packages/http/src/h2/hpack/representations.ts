/**
 * How the first octet of a representation begins (RFC 7541 section 6), and which of its bits belong to an
 * integer.
 */
export const INDEXED = 0x80;
export const INDEX_MASK = 0x7f;
/** A literal field that is added to the dynamic table (section 6.2.1). */
export const REMEMBERED = 0x40;
export const REMEMBERED_INDEX_MASK = 0x3f;
export const TABLE_SIZE = 0x20;
export const TABLE_SIZE_MASK = 0x1f;
/** A literal field that must never be added to a table (section 6.2.3). */
export const NEVER_INDEXED = 0x10;
export const LITERAL_INDEX_MASK = 0x0f;
/** The first octet of a string (section 5.2). */
export const HUFFMAN = 0x80;
export const STRING_MASK = 0x7f;
