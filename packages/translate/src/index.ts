export { hasErrors, sortDiagnostics } from "./diagnostics/diagnostic.ts";
export type { Diagnostic, DiagnosticCode } from "./diagnostics/diagnostic.ts";
export { renderDiagnostics } from "./diagnostics/render.ts";
export type { Ir } from "./ir.ts";
export { fileText, MOST_BYTES_READ } from "./standalone/file-text.ts";
export type { FileText } from "./standalone/file-text.ts";
export { loadStandalone } from "./standalone/load.ts";
export type { Loaded, LoadInput, ShownSource } from "./standalone/load.ts";
