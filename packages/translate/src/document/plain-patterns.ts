/** Control characters, byte order marks, and ends of lines other than those of Unix and Windows. */
export const UNUSUAL = /[\0-\u0008\u000b\u000c\u000e-\u001f\ufeff]|\r(?!\n)/;

/** A key that needs no quotes, before its colon. */
export const KEY = /[A-Za-z0-9_./$][^\s:#'"[\]{},&*!|>%@`?]*(?=:(?:[ \n]|$))/y;
/** A text without quotes in a line; its first character has no other meaning. */
export const LINE_TEXT = /(?:[^\s,[\]{}#&*!|>'"%@`?:-]|[-:?](?=[^\s]))[^\n\r\t]*/y;
/** A text without quotes between brackets. */
export const FLOW_TEXT =
  /(?:[^\s,[\]{}#&*!|>'"%@`?:-]|[-](?=[^\s,[\]{}]))(?:[^\s,[\]{}:]|:(?=[^\s,[\]{}])| (?=[^\s#,[\]{}:]))*/y;
