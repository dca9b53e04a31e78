import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type { StoredConfig } from "@edge-gateway/storage/config-store";
import { judgeCandidate } from "./judge-candidate.ts";
import { HiddenSecrets } from "./shown-configuration.ts";

const KEY = "hunter2-hunter2";
const TEXT = `# a key that was once: ${KEY}, and apiKey: another-old-value
gateways: # of the shop
  web:
    port: 80
    routes: [{ name: shop, backends: [{ backend: shop }] }]
backends:
  shop:
    static: { host: a.test, port: 9 }
    policies: { auth: { key: "${KEY}" } } # not \${MY_KEY}
secrets:
  one: { data: { password: "\${PASSWORD}" } }
  two:
    data:
      pem: |
        -----BEGIN PRIVATE KEY-----
        AbCdEf0123456789
        -----END PRIVATE KEY-----
      short: abc
      # abc
      # 'four words, one secret'
      spoken: "four words, one secret"
      # abc is short
`;

let folder: string;
let file: string;
let secrets: HiddenSecrets;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "judge-candidate-"));
  file = join(folder, "gw.yaml");
  await writeFile(file, TEXT);
  secrets = new HiddenSecrets({ PASSWORD: "from-outside" });
  secrets.useKey(Buffer.from("key"));
});

after(() => rm(folder, { recursive: true }));

function shown(): string {
  return secrets.show(file).files[0]?.text ?? assert.fail("not shown");
}

/** The text that a change of the shown text leads to, or what is wrong with it. */
function changed(change: (text: string) => string): string | readonly string[] {
  const order = { files: [{ file, text: change(shown()) }], needsIr: false };
  const { diagnostics, texts } = judgeCandidate(file, order, secrets);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  assert.ok(!JSON.stringify(diagnostics).includes(KEY));
  if (errors.length === 0) return texts.get(file) ?? TEXT;
  return errors.map(({ line, code }) => `${line}: ${code}`);
}

test("no secret is shown: neither values nor copies of them, nor keys in comments", () => {
  const text = shown();
  for (const secret of [
    KEY,
    "another-old-value",
    "BEGIN PRIVATE",
    "AbCdEf",
    "from-outside",
    ": abc",
    "# abc\n",
    "four words",
  ])
    assert.ok(!text.includes(secret), text);
  assert.match(text, /^# a key that was once: <redacted:[\w-]{12}>, and/);
  assert.match(text, /host: a\.test/);
  assert.match(text, /# abc is short\n/, "a comment that says more is no secret");
  assert.match(text, /password: "\$\{PASSWORD\}"/);
});

test("a secret is hidden in every way to write it", async () => {
  const ways = [
    String.raw`"\u0070lanted\x2dtext"`,
    "'planted-text'",
    "!!str planted-text",
    "&a planted-text",
    "|-\n    planted-text",
    ">\n    planted\n    -text",
    '"planted\\\n    -text"',
    "${NONE:-planted-text}",
  ];
  try {
    for (const way of ways) {
      await writeFile(
        file,
        `models:\n  m:\n    policies:\n      auth:\n        key: ${way.replaceAll("\n", "\n      ")}\n`,
      );
      const text = shown();
      assert.match(text, /key: (?:&a |!!str )?<redacted:/, way);
      assert.ok(!/lanted|text/.test(text), text);
    }
  } finally {
    await writeFile(file, TEXT);
  }
});

test("a change of the shown text changes nothing else", () => {
  assert.equal(
    changed((text) => text),
    TEXT,
  );
  assert.equal(
    changed((text) => text.replace("port: 9 ", "port: 10 ")),
    TEXT.replace("port: 9 ", "port: 10 "),
  );
  // Lists and blocks before the secret may grow, and a comment with a secret may go.
  const more = "gateways:\n  more: { port: 81 }";
  assert.equal(
    changed((text) => text.replace(/^.*\n/, "").replace("gateways: # of the shop", more)),
    TEXT.replace(/^.*\n/, "").replace("gateways: # of the shop", more),
  );
});

test("a secret may move to where a secret belongs, and nowhere else", () => {
  const mark = /key: (<redacted:.{12}>)/.exec(shown())?.[1] ?? assert.fail("no mark");
  const moved = changed((text) => text.replace("short: ", `other: ${mark}\n      short: `));
  assert.equal(moved, TEXT.replace("short: ", `other: "${KEY}"\n      short: `));
  assert.deepEqual(
    changed((text) => text.replace("name: shop", `name: ${mark}`)),
    ["5: hidden-value", "5: wrong-value"],
  );
  assert.deepEqual(
    changed((text) => text.replace("# of the shop", `# ${mark}`)),
    ["2: hidden-value"],
  );
});

test("the line of a secret cannot be put where the text is visible", () => {
  const line = /^ {6}short: .*$/m.exec(shown())?.[0] ?? assert.fail("no line");
  assert.deepEqual(
    changed((text) => `${text}configMaps:\n  c:\n    data:\n${line}\n`),
    ["23: hidden-value"],
  );
});

test("a secret of the file cannot be put into the database, and one of the database stays there", () => {
  const own = join(folder, "database.yaml");
  writeFileSync(
    own,
    `config: { storage: { mode: database } }\n${TEXT.replaceAll(KEY, "secret-of-file")}`,
  );
  const value = { static: { host: "b.test", port: 9 }, policies: { auth: { key: KEY } } };
  const object = { kind: "backends", name: "rows", value: JSON.stringify(value) };
  const database = { revision: 1, objects: [object] };
  const [file, rows] = secrets.show(own, database).files;
  const mark = /auth: \{ key: (<redacted:.{12}>)/.exec(file?.text ?? "")?.[1] ?? "no mark";
  const text = rows?.text ?? assert.fail("not shown");
  const judged = (changed: string) => {
    const files = [{ file: "<database>", text: changed }];
    return judgeCandidate(own, { files, needsIr: false, database, storeSeals: true }, secrets);
  };
  const kept = judged(text.replace("port: 9", "port: 10"));
  assert.match(kept.texts.get("<database>") ?? "", new RegExp(`key: ${KEY}`));
  const { diagnostics } = judged(text.replace(/<redacted:.{12}>/, mark));
  assert.ok(diagnostics.some(({ code }) => code === "hidden-value"));
});

test("a copy of a secret beside a secret stays, and goes nowhere else", async () => {
  const own = TEXT.replace("short: abc", "short: abc # abc");
  await writeFile(file, own);
  try {
    const line = /^ {6}short: .*$/m.exec(shown())?.[0] ?? assert.fail("no line");
    assert.match(line, /^ {6}short: <redacted:.{12}> # <redacted:.{12}>$/);
    assert.equal(
      changed((text) => text.replace("port: 9 ", "port: 10 ")),
      own.replace("port: 9 ", "port: 10 "),
    );
    assert.deepEqual(
      changed((text) => `${text}configMaps:\n  c:\n    data:\n${line}\n`),
      ["23: hidden-value"],
    );
  } finally {
    await writeFile(file, TEXT);
  }
});

test("a comment with a secret stays a comment", () => {
  const line = /^ {6}# <redacted:.{12}>$/m.exec(shown())?.[0] ?? assert.fail("no line");
  for (const [start, end] of [
    ["|", ""],
    [">-", ""],
    ['"a', '      "'],
  ])
    assert.deepEqual(
      changed((text) => `${text}configMaps:\n  c:\n    data:\n     x: ${start}\n${line}\n${end}`),
      ["24: hidden-value"],
    );
  const moved = changed((text) => `${text.replace(`${line}\n`, "")}${line}\n`);
  assert.equal(moved, `${TEXT.replace("      # abc\n", "")}      # abc\n`);
});

test("an unknown mark is an error at its place", () => {
  for (const mark of ["<redacted>", "<redacted:AAAAAAAAAAAA>"])
    assert.deepEqual(
      changed((text) => text.replace(/short: .*/, `short: "${mark}"`)),
      ["15: hidden-value"],
    );
});

test("a text with errors of its own has those", () => {
  assert.deepEqual(changed((text) => text.replace("port: 80", "port: [80")).slice(0, 1), [
    "4: yaml-syntax",
  ]);
  assert.deepEqual(
    changed((text) => text.replace("port: 80", "prot: 80")),
    ["4: unknown-key"],
  );
  // Hidden values are not put back then, and are not wrong for that.
  assert.deepEqual(
    changed((text) => text.replace("port: 80", "port: 80\n    port: 81")),
    ["5: duplicate-key"],
  );
});

test("a file that cannot be read is not shown", async () => {
  await writeFile(file, `${TEXT}}`);
  try {
    const [found] = secrets.show(file).files;
    assert.equal(found?.text, undefined);
    assert.match(found?.hidden ?? "", /the file has errors/);
  } finally {
    await writeFile(file, TEXT);
  }
});

test("the version of texts tells nothing of their secrets without the key, and changes with them", async () => {
  const versionOf = (key: string, database?: StoredConfig): string => {
    const own = new HiddenSecrets({});
    own.useKey(Buffer.from(key));
    return own.show(file, database).version;
  };
  const database = (value: object): StoredConfig => ({
    revision: 3,
    objects: [{ kind: "secrets", name: "three", value: JSON.stringify(value) }],
  });
  const [one, other] = [database({ data: { a: "one" } }), database({ data: { a: "other" } })];
  assert.equal(versionOf("key"), versionOf("key"));
  assert.notEqual(versionOf("key"), versionOf("another"));
  assert.match(versionOf("key", one), /^3-/);
  assert.notEqual(versionOf("key", one), versionOf("key", other));
  assert.notEqual(versionOf("key", one), versionOf("another", one));
  const plain: StoredConfig = { revision: 3, objects: [] };
  assert.equal(versionOf("key", plain), versionOf("another", plain), "objects hide nothing");
  const before = versionOf("key");
  await writeFile(file, TEXT.replaceAll(KEY, "hunter3-hunter3"));
  assert.notEqual(versionOf("key"), before);
  await writeFile(file, "gateways: { web: { port: 80 } }\n");
  assert.equal(versionOf("key"), versionOf("another"));
  await writeFile(file, TEXT);
});

test("a file that is no text has a version of its content, and cannot be replaced", async () => {
  const own = join(folder, "bytes.yaml");
  const versionOf = (): string => secrets.show(own).version;
  await writeFile(own, Buffer.from([0xff, 1]));
  const before = versionOf();
  await writeFile(own, Buffer.from([0xff, 2]));
  assert.notEqual(versionOf(), before);
  const order = { files: [{ file: own, text: TEXT }], needsIr: false };
  const { diagnostics } = judgeCandidate(own, order, secrets);
  assert.match(diagnostics[0]?.message ?? "", /^the file cannot be replaced: /);
});
