/** A minimal PNG: one red pixel. */
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==";

/** A WAV file that contains no samples. */
const WAV = "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQAAAAA=";

export const text = (value: string) => ({ type: "text" as const, text: value });

export const image = { type: "image" as const, data: PNG, mimeType: "image/png" };

export const audio = { type: "audio" as const, data: WAV, mimeType: "audio/wav" };

export const resource = (uri: string, mimeType: string, value: string) => ({
  type: "resource" as const,
  resource: { uri, mimeType, text: value },
});

export const staticBinary = { uri: "test://static-binary", mimeType: "image/png", blob: PNG };
