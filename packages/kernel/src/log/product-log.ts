import { LEVELS, type Fields, type Level, type Logger } from "./logger.ts";

/**
 * The least severe level that is written, by module; a module without its own level uses the general level.
 */
export interface LogLevels {
  readonly general: Level | "off";
  readonly modules: ReadonlyMap<string, Level | "off">;
}

export interface LogOutput {
  readonly format: "text" | "json";
  /** Writes one line with its line feed. */
  readonly write: (line: string) => void;
  /** The current time in milliseconds since 1970. */
  readonly wallClock: () => number;
}

/**
 * Parses `info`, or `info,engine=debug,request=off`.
 * @throws RangeError that names the invalid part
 */
export function parseLevels(text: string): LogLevels {
  let general: Level | "off" = "info";
  const modules = new Map<string, Level | "off">();
  for (const part of text.split(",")) {
    const [left = "", right] = part.trim().split("=");
    if (right === undefined) general = levelOf(left, part);
    else modules.set(left.trim(), levelOf(right, part));
  }
  return { general, modules };
}

function levelOf(word: string, part: string): Level | "off" {
  const name = word.trim().toLowerCase();
  const level = [...LEVELS, "off" as const].find((known) => known === name);
  if (level === undefined) {
    throw new RangeError(
      `'${part.trim()}' is not a log level: use ${LEVELS.join(", ")} or off, or module=level`,
    );
  }
  return level;
}

/** The product log: one line per event, as `key=value` text or as JSON; levels can change at run time. */
export class ProductLog {
  readonly #output: LogOutput;
  #levels: LogLevels;
  /** Increases with each change of levels, so that loggers look up their level again. */
  #generation = 0;
  /** The time of the last line as text; it is reused, because several lines often have the same time. */
  #now = NaN;
  #time = "";

  constructor(output: LogOutput, levels: LogLevels) {
    this.#output = output;
    this.#levels = levels;
  }

  get generation(): number {
    return this.#generation;
  }

  setLevels(levels: LogLevels): void {
    this.#levels = levels;
    this.#generation += 1;
  }

  /** The index in LEVELS of the least severe level that the module writes. */
  threshold(module: string): number {
    const level = this.#levels.modules.get(module) ?? this.#levels.general;
    return level === "off" ? LEVELS.length : LEVELS.indexOf(level);
  }

  write(entry: Entry): void {
    const now = this.#output.wallClock();
    if (now !== this.#now) {
      this.#now = now;
      this.#time = new Date(now).toISOString();
    }
    const { format } = this.#output;
    this.#output.write(
      format === "json" ? jsonLine(this.#time, entry) : textLine(this.#time, entry),
    );
  }

  logger(module: string): Logger {
    return new ModuleLogger(this, module);
  }
}

/** The content of one log line, apart from its time. */
interface Entry {
  readonly level: Level;
  readonly module: string;
  readonly message: string;
  readonly fields: Fields | undefined;
}

class ModuleLogger implements Logger {
  readonly #log: ProductLog;
  readonly #module: string;
  #threshold: number;
  #generation: number;

  constructor(log: ProductLog, module: string) {
    this.#log = log;
    this.#module = module;
    this.#threshold = log.threshold(module);
    this.#generation = log.generation;
  }

  enabled(level: Level): boolean {
    if (this.#generation !== this.#log.generation) {
      this.#generation = this.#log.generation;
      this.#threshold = this.#log.threshold(this.#module);
    }
    return LEVELS.indexOf(level) >= this.#threshold;
  }

  trace(message: string, fields?: Fields): void {
    this.#write("trace", message, fields);
  }
  debug(message: string, fields?: Fields): void {
    this.#write("debug", message, fields);
  }
  info(message: string, fields?: Fields): void {
    this.#write("info", message, fields);
  }
  warn(message: string, fields?: Fields): void {
    this.#write("warn", message, fields);
  }
  error(message: string, fields?: Fields): void {
    this.#write("error", message, fields);
  }
  module(name: string): Logger {
    return this.#log.logger(name);
  }

  #write(level: Level, message: string, fields: Fields | undefined): void {
    if (this.enabled(level)) this.#log.write({ level, module: this.#module, message, fields });
  }
}

function textLine(time: string, { level, module, message, fields }: Entry): string {
  let line = `${time} ${level} ${module}`;
  if (message !== "") line += ` ${oneLine(message)}`;
  // The loop is over the fields themselves: a list of their names would cost one more look-up per field.
  for (const name in fields) {
    const value = fields[name];
    if (value !== undefined) line += ` ${name}=${textValue(value)}`;
  }
  return `${line}\n`;
}

function jsonLine(time: string, { level, module, message, fields }: Entry): string {
  const record = {
    time,
    level,
    scope: module,
    ...(message === "" ? {} : { message }),
    ...fields,
    ...numericDuration(fields?.["duration"]),
  };
  return `${JSON.stringify(record)}\n`;
}

const NO_DURATION = {};

/** A duration such as `2ms` also as a number, which programs can sum and compare. */
function numericDuration(duration: Fields[string]): Fields {
  if (typeof duration !== "string" || !duration.endsWith("ms")) return NO_DURATION;
  const milliseconds = Number(duration.slice(0, -"ms".length));
  return Number.isNaN(milliseconds) ? NO_DURATION : { duration_ms: milliseconds };
}

/** Quotes a value as JSON if it could be misread or could forge a line. */
function textValue(value: string | number | boolean): string {
  if (typeof value !== "string") return String(value);
  return isPlain(value) ? value : JSON.stringify(value);
}

const PLAIN = new Uint8Array(128);
for (const character of "-_./:@%+,?*[]0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
  PLAIN[character.charCodeAt(0)] = 1;

/**
 * Whether a value needs no quotes. A loop is used, because most values are so short that a regular expression
 * would cost more.
 */
function isPlain(text: string): boolean {
  for (let index = 0; index < text.length; index++)
    if (PLAIN[text.charCodeAt(index)] !== 1) return false;
  return text !== "";
}

function oneLine(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f]/g, (character) =>
    JSON.stringify(character).slice(1, -1),
  );
}
