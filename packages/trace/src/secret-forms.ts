const BITS_OF_BYTE = 8;
const BITS_OF_DIGIT = 6;
const BYTES_OF_GROUP = 3;
const HEXADECIMAL = 16;
/** Digits of an escaped code unit in JSON. */
const DIGITS = 4;

/** Characters that have the same form in JSON, in URIs and in forms. */
const PLAIN = /^[\w.-]*$/;

/**
 * The forms in which a text may contain a secret: itself, escaped as JSON, percent-encoded (RFC 3986 section
 * 2.1, also as a form), the bytes of its UTF-8, and inside Base64 (RFC 4648) of a longer text.
 */
export function formsOf(secret: string): readonly string[] {
  if (PLAIN.test(secret)) return [secret, ...base64FormsOf(secret)];
  const texts = [...new Set([secret, ...escapedForms(secret)])];
  return [
    ...texts,
    ...texts.map((text) => Buffer.from(text).toString("latin1")),
    ...percentForms(secret),
    ...texts.flatMap(base64FormsOf),
  ];
}

/**
 * The forms of a text inside a string of JSON, and of JSON in such a string: encoders differ in what they
 * escape besides quotes and control characters (RFC 8259 section 7).
 */
function escapedForms(secret: string): readonly string[] {
  const once = escaped(secret);
  const asciiOnly = unicode(once, /[^ -~]/g, "lower");
  const forms = [
    once,
    asciiOnly,
    // PHP
    asciiOnly.replaceAll("/", "\\/"),
    // Go
    unicode(once, /[&<>\u2028\u2029]/g, "lower"),
    // Gson
    unicode(once, /[&<>='\u2028\u2029]/g, "lower"),
    // .NET
    unicode(once.replaceAll('\\"', '"'), /["&'+<>`]|[^ -~]/g, "upper"),
  ];
  const within = (texts: readonly string[]): readonly string[] => texts.map(escaped);
  return [...forms, ...within(forms), ...within(within(forms))];
}

function escaped(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function unicode(text: string, characters: RegExp, digits: "lower" | "upper"): string {
  return text.replaceAll(characters, (character) => {
    const code = character.charCodeAt(0).toString(HEXADECIMAL).padStart(DIGITS, "0");
    return `\\u${digits === "upper" ? code.toUpperCase() : code}`;
  });
}

/** What encoders of URIs and forms write: they differ in slashes, and in the marks `!'()*~`. */
function percentForms(secret: string): readonly string[] {
  const percent = encodeURIComponent(Buffer.from(secret).toString());
  const strict = percent.replaceAll(/[!'()*~]/g, (mark) => {
    return `%${mark.charCodeAt(0).toString(HEXADECIMAL).toUpperCase()}`;
  });
  const upper = [percent, strict].flatMap((text) => [text, text.replaceAll("%2F", "/")]);
  const all = upper.flatMap((text) => [text, text.replaceAll("%20", "+")]);
  return [...all, ...all.map(lowerDigits), ...all.map((text) => text.replaceAll("%", "%25"))];
}

function base64FormsOf(text: string): readonly string[] {
  const bytes = Buffer.from(text);
  const forms = Array.from({ length: BYTES_OF_GROUP }, (_, offset) => inBase64(bytes, offset));
  return [...forms, ...forms.map((form) => form.replaceAll("+", "-").replaceAll("/", "_"))];
}

/** Percent-encoding with hexadecimal digits in lower case. */
function lowerDigits(percent: string): string {
  return percent.replaceAll(/%[0-9A-F]{2}/g, (octet) => octet.toLowerCase());
}

/** The digits that bytes have inside Base64, after `offset` other bytes, whatever is around them. */
function inBase64(bytes: Buffer, offset: number): string {
  const digits = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
  const first = Math.ceil((offset * BITS_OF_BYTE) / BITS_OF_DIGIT);
  const end = Math.floor(((offset + bytes.length) * BITS_OF_BYTE) / BITS_OF_DIGIT);
  return digits.slice(first, end);
}
