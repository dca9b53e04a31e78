/** A sample line of the text format. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface Exposition {
  readonly families: readonly string[];
  readonly samples: readonly Sample[];
}

const SUFFIXES: Readonly<Record<string, readonly string[]>> = {
  counter: ["_total"],
  gauge: [""],
  histogram: ["_bucket", "_sum", "_count"],
  info: ["_info"],
};
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\\n]|\\["\\n])*)"/y;

/**
 * Reads OpenMetrics 1.0 text and throws at whatever the format does not allow: a family without
 * type or help or in two places, a sample with a wrong name or twice, buckets that fall.
 */
export function parseExposition(text: string): Exposition {
  if (!text.endsWith("# EOF\n")) throw new Error("no # EOF at the end");
  const families = new Map<string, { type?: string; help?: string }>();
  const samples: Sample[] = [];
  const seen = new Set<string>();
  let current = "";
  for (const line of text.slice(0, -"# EOF\n".length).split("\n").slice(0, -1)) {
    const [, keyword, name = "", rest = ""] = /^# (TYPE|HELP|UNIT) ([a-zA-Z_:]\w*) (.+)$/.exec(line) ?? [];
    if (keyword !== undefined) {
      if (name !== current && families.has(name)) throw new Error(`${name} appears in two places`);
      const family = families.get(name) ?? {};
      families.set((current = name), family);
      if (keyword === "UNIT" && !name.endsWith(`_${rest}`)) throw new Error(`unit of ${name}`);
      if (keyword === "TYPE") family.type = rest;
      if (keyword === "HELP") family.help = rest;
      continue;
    }
    const sample = parseSample(line);
    const suffixes = SUFFIXES[families.get(current)?.type ?? ""] ?? [];
    if (!suffixes.some((suffix) => sample.name === current + suffix)) throw new Error(`misplaced: ${line}`);
    const key = sample.name + JSON.stringify(sample.labels);
    if (seen.has(key)) throw new Error(`twice: ${line}`);
    seen.add(key);
    samples.push(sample);
  }
  for (const [name, { type, help }] of families) {
    if (type === undefined || help === undefined) throw new Error(`${name} has no type or help`);
    if (type === "histogram") checkBuckets(name, samples);
  }
  return { families: [...families.keys()], samples };
}

function parseSample(line: string): Sample {
  const [, name = "", labelText, value = ""] = /^([a-zA-Z_:]\w*)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
  if (name === "") throw new Error(`no sample: ${line}`);
  if (!/^[+-]?(\d+(\.\d+)?(e[+-]?\d+)?|Inf|NaN)$/i.test(value)) throw new Error(`no number: ${line}`);
  return { name, labels: parseLabels(labelText ?? "", line), value: Number(value) };
}

function parseLabels(text: string, line: string): Record<string, string> {
  const labels: Record<string, string> = {};
  for (let position = 0; position < text.length; ) {
    LABEL.lastIndex = position;
    const [whole = "", name = "", value = ""] = LABEL.exec(text) ?? [];
    if (whole === "" || Object.hasOwn(labels, name)) throw new Error(`labels of ${line}`);
    labels[name] = value.replace(/\\(.)/g, (_, character: string) => (character === "n" ? "\n" : character));
    position += whole.length;
    if (position < text.length && text[position++] !== ",") throw new Error(`labels of ${line}`);
  }
  return labels;
}

function checkBuckets(name: string, samples: readonly Sample[]): void {
  const bySet = new Map<string, Sample[]>();
  for (const sample of samples.filter((one) => one.name === `${name}_bucket`)) {
    const { le: _, ...set } = sample.labels;
    const key = JSON.stringify(set);
    bySet.set(key, [...(bySet.get(key) ?? []), sample]);
  }
  for (const [key, buckets] of bySet) {
    const counts = buckets.map(({ value }) => value);
    if (counts.some((count, index) => count < (counts[index - 1] ?? 0))) throw new Error(`${name} falls`);
    const bounds = buckets.map(({ labels }) => Number((labels["le"] ?? "").replace("+Inf", "Infinity")));
    if (bounds.some((bound, index) => bound <= (bounds[index - 1] ?? -Infinity))) throw new Error(`bounds of ${name}`);
    if (bounds.at(-1) !== Infinity) throw new Error(`${name} has no +Inf`);
    const count = samples.find((one) => one.name === `${name}_count` && JSON.stringify(one.labels) === key);
    if (count?.value !== counts.at(-1)) throw new Error(`${name}_count differs from its buckets`);
  }
}
