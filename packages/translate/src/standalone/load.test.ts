import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { renderDiagnostics } from "../diagnostics/render.ts";
import { shownLines } from "../shape/places/shown-lines.ts";
import { loadStandalone } from "./load.ts";
import type { Loaded } from "./load.ts";

const MINIMAL = "gateways: {web: {port: 80}}\n";

function load(
  text: string,
  environment: Record<string, string> = {},
  files: Record<string, string> = {},
): Loaded {
  return loadStandalone({
    file: "conf/gw.yaml",
    text,
    environment,
    readFile: (path) => (Object.hasOwn(files, path) ? Buffer.from(files[path] ?? "") : undefined),
  });
}

/** `line:column code path` of each finding. */
function findings(loaded: Loaded): string[] {
  return loaded.diagnostics.map(
    ({ line, column, code, path }) => `${line}:${column} ${code} ${path}`,
  );
}

test("the smallest configuration is one gateway with a port", () => {
  const { ir, diagnostics } = load(MINIMAL);
  assert.deepEqual(diagnostics, []);
  assert.equal(ir?.settings.adminAddr, "127.0.0.1:15000");
});

test("a file without a gateway is refused, for example one that is still being written", () => {
  for (const text of ["", "# nothing\n", "{}", "routes: []\n", "gateways: {}\n", "gateways:\n"]) {
    const { diagnostics } = load(text);
    assert.deepEqual(
      diagnostics.map(({ path }) => path),
      ["gateways"],
      text,
    );
    assert.match(diagnostics[0]?.message ?? "", /must not be empty$/, text);
  }
});

test("of two gateways on one port, the second is an error that names the first", () => {
  const first = "gateways:\n  web: {port: 80}\n";
  const messages = (text: string): readonly string[] =>
    load(text).diagnostics.map(({ line, column, path, message }) =>
      [line, column, path, message].join(" "),
    );
  assert.deepEqual(messages(`${first}  api:\n    port: 80\n`), [
    "4 11 gateways.api.port two gateways cannot use the same port: for several hosts on one port, use the `listeners` of one gateway; the first is `gateways.web`",
  ]);
  assert.deepEqual(messages(`${first}  api: {}\n  b: {}\n`), [
    "3 3 gateways.api.port is missing",
    "4 3 gateways.b.port is missing",
  ]);
});

test("a broken rule is reported at each place, and a duplicate name once", () => {
  const { diagnostics } = load(`gateways:
  web:
    port: 80
    policies:
      timeouts: {request: 1s}
      directResponse: {status: 200}
    routes:
    - {name: a, gateways: [web], policies: {directResponse: {status: 200}}}
    - {name: a, gateways: [web], policies: {directResponse: {status: 201}}}
`);
  const late =
    "a gateway cannot have policies that run after a route is selected: set them under `policies` of the routes";
  const inside =
    "a route inside a gateway must not have `gateways`: for other gateways, move it to the top-level `routes`";
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  assert.deepEqual(
    errors.map(({ line, column, message }) => [line, column, message].join(" ")),
    [
      `5 7 ${late}`,
      `6 7 ${late}`,
      `8 17 ${inside}`,
      "9 14 the routes of a gateway have different names; the first is `gateways.web.routes[0]`",
      `9 17 ${inside}`,
    ],
  );
});

test("a gateway with listeners must not set what each listener sets", () => {
  const { diagnostics } = load(`gateways:
  web:
    port: 443
    protocol: HTTPS
    tls: {cert: a, key: b}
    listeners: [{name: a}]
`);
  const conflicts = diagnostics.filter(({ code }) => code === "conflict");
  assert.deepEqual(
    conflicts.map(({ line, column, message }) => [line, column, message].join(" ")),
    [
      "4 5 a gateway with `listeners` has no `protocol`: set it in each listener",
      "5 5 a gateway with `listeners` has no `tls`: set it in each listener",
    ],
  );
});

test("a text that is not a map is refused", () => {
  for (const text of ["- a\n", "a\n", "1\n"]) assert.equal(load(text).ir, undefined, text);
});

test("all errors are reported at once, in the order of their lines", () => {
  const text = [
    "gateways:",
    "  web:",
    "    prot: 80",
    "    port: 0",
    "    routes:",
    "      - matches: [{path: {value: api}}]",
    "        policies:",
    "          authorization: {policy: {matchExpressions: ['1 +']}}",
    "        backends: [{backend: nowhere}]",
  ];
  assert.deepEqual(findings(load(text.join("\n"))), [
    "3:5 unknown-key gateways.web.prot",
    "4:11 out-of-bounds gateways.web.port",
    "6:34 wrong-value gateways.web.routes[0].matches[0].path.value",
    "8:55 expression gateways.web.routes[0].policies.authorization.policy.matchExpressions[0]",
    "9:30 unknown-reference gateways.web.routes[0].backends[0].backend",
  ]);
});

test("environment variables override settings of the file", () => {
  const environment = {
    ADMIN_ADDR: "off",
    WORKER_THREADS: "3",
    SESSION_KEY: "ab".repeat(32),
    STATS_ADDR: "",
  };
  const { ir } = load(
    `config: {adminAddr: "127.0.0.1:1", statsAddr: "127.0.0.1:2"}\n${MINIMAL}`,
    environment,
  );
  assert.equal(ir?.settings.adminAddr, "off");
  assert.equal(ir?.settings.statsAddr, "127.0.0.1:2");
  assert.equal(ir?.settings.workerThreads, 3);
  assert.equal(ir?.settings.session.key, "ab".repeat(32));
});

test("settings are not used if their errors may be among those that are left out", () => {
  const others = Array.from({ length: 1100 }, (_, index) => `x${index}: 1\n`).join("");
  const { settings, omitted } = load(
    `config: {backend: {connectTimeout: soon}}\n${others}${MINIMAL}`,
  );
  assert.equal(settings, undefined);
  assert.ok(omitted > 0);
});

test("an invalid environment variable is named", () => {
  const [diagnostic] = load(MINIMAL, { WORKER_THREADS: "many" }).diagnostics;
  assert.equal(diagnostic?.file, "<environment>");
  assert.match(
    diagnostic?.message ?? "",
    /^the environment variable WORKER_THREADS must be an integer$/,
  );
});

test("paths of secret files are relative to the file that names them", () => {
  const text = `${MINIMAL}secrets: {idp: {file: keys/idp.yaml}}\n`;
  const files = { "conf/keys/idp.yaml": "clientSecret: a\n" };
  assert.deepEqual(load(text, {}, files).diagnostics, []);
  assert.deepEqual(load(text, {}, files).files, ["conf/keys/idp.yaml"]);
  assert.deepEqual(findings(load(text)), ["2:23 file-unreadable secrets.idp.file"]);
  assert.deepEqual(findings(load(text, {}, { "conf/keys/idp.yaml": "- a" })), [
    "2:23 wrong-value secrets.idp.file",
  ]);
});

test("secrets in lines are masked, and no message contains a secret", () => {
  const secret = "hunter2";
  const text = `config:\n  session:\n    key: ${secret}\n${MINIMAL}secrets:\n  a:\n    data: {k: [${secret}]}\n    dat: ${secret}\n`;
  const { diagnostics, shown } = load(text);
  assert.ok(diagnostics.length > 2);
  const lines = shownLines(shown === undefined ? [] : [shown], diagnostics);
  const rendered = renderDiagnostics(diagnostics, {
    colours: false,
    lineText: ({ line }) => lines.get(line),
  });
  assert.doesNotMatch(rendered + JSON.stringify(diagnostics), new RegExp(secret));
});

test("a secret in the line of a warning is masked, too", () => {
  const own = "value: Bearer a";
  const policies = ["remove: [a]", `set: [{name: Authorization, ${own}}]`].map(
    (request) =>
      `  - {targetRefs: [{kind: Gateway, name: web}], traffic: {headerModifiers: {request: {${request}}}}}\n`,
  );
  const { diagnostics, shown } = load(`${MINIMAL}policies:\n${policies.join("")}`);
  const warned = diagnostics.at(-1)?.line ?? 0;
  assert.ok(shown !== undefined);
  assert.match(shown.source.lineText(warned), new RegExp(own));
  const line = shownLines([shown], diagnostics).get(warned) ?? "";
  assert.match(line, /set: \[\{name: \*+, value: \*{6} \*\}\]/);
});

test("of a text with invalid syntax, only keys of the schemas and punctuation are shown", () => {
  const { shown, diagnostics } = load("secrets: {a: {data: {k: 'hunter2 port: name}}}\n");
  assert.ok(shown !== undefined);
  assert.deepEqual(
    [...shownLines([shown], diagnostics)],
    [[1, "secrets: {*: {data: {*: ******** port: ****}}}"]],
  );
});

test("letters for identity providers become their names", () => {
  const jwt =
    '{providers: [{issuer: \'https://i\', jwks: {inline: \'{"keys":[{"kty":"EC","crv":"P-256","x":"MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4","y":"4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM"}]}\'}}], mcp: {provider: ProviderA}}';
  const { ir } = load(`gateways: {web: {port: 80, policies: {jwtAuthentication: ${jwt}}}}\n`);
  const [, traffic] = ir?.attachments ?? [];
  assert.ok(traffic?.block === "traffic");
  assert.equal(traffic.policies.jwtAuthentication?.mcp?.provider, "Auth0");
});

test("a route without backends is a warning, and the configuration runs", () => {
  const { ir, diagnostics } = load("gateways: {web: {port: 80, routes: [{name: a}]}}\n");
  assert.deepEqual(
    diagnostics.map(({ severity }) => severity),
    ["warning"],
  );
  assert.ok(ir !== undefined);
});

test("a misspelt key is the only finding about a route that has no backends because of it", () => {
  for (const [route, found] of [
    ["backend: [{host: 'a:1'}]", "1:38 unknown-key gateways.web.routes[0].backend"],
    [
      "policies: {directRespons: {status: 204}}",
      "1:49 unknown-key gateways.web.routes[0].policies.directRespons",
    ],
  ] as const)
    assert.deepEqual(findings(load(`gateways: {web: {port: 80, routes: [{${route}}]}}\n`)), [
      found,
    ]);
});

test("a file longer than the limit is refused without parsing", () => {
  assert.deepEqual(findings(load("#".repeat(70_000_000))), ["1:1 file-too-large "]);
});

test("random text never makes the loader throw", () => {
  const parts = [
    "gateways",
    "web",
    "routes",
    "port",
    ":",
    ": ",
    "- ",
    "\n",
    "  ",
    "{",
    "}",
    "[",
    "]",
    '"',
    "'",
    "&a ",
    "*a",
    "|",
    "80",
    "null",
    "<<",
    "$A",
    "${",
    "\t",
    "#",
    "?",
    "!!map",
    "\u0000",
    "é",
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 40 }), (chosen) => {
      const { diagnostics, shown } = load(chosen.join(""));
      renderDiagnostics(diagnostics, {
        colours: true,
        lineText: ({ line }) => shown?.source.lineText(line),
      });
      for (const { line, column } of diagnostics) assert.ok(line >= 1 && column >= 1);
    }),
    { numRuns: 500 },
  );
});

test("a random edit of a character never makes the loader throw", () => {
  const text = `config: {sensitiveHeaders: [A]}\n${MINIMAL}routes:\n- gateways: [web]\n  backends:\n  - host: a:1\n    policies: {tls: {}}\n`;
  fc.assert(
    fc.property(
      fc.nat(text.length),
      fc.string({ maxLength: 3, unit: "binary" }),
      (at, inserted) => {
        load(text.slice(0, at) + inserted + text.slice(at + 1));
      },
    ),
    { numRuns: 300 },
  );
});

test("a filter may change the path once, and replace a prefix only if the route matches one", () => {
  const text = [
    "gateways:",
    "  web:",
    "    port: 80",
    "    routes:",
    "      - matches: [{path: {value: /a}}, {path: {type: Exact, value: /a}}]",
    "        filters:",
    "          - {type: URLRewrite, urlRewrite: {path: {type: ReplacePrefixMatch, replacePrefixMatch: /b}}}",
    "          - {type: RequestRedirect, requestRedirect: {path: {type: ReplaceFullPath, replaceFullPath: /b?c}}}",
    "        backends: [{host: 'a:1'}]",
  ];
  assert.deepEqual(
    load(text.join("\n")).diagnostics.map(({ line, severity, code }) => [line, severity, code]),
    [
      [7, "error", "conflict"],
      [8, "error", "conflict"],
      [8, "error", "wrong-value"],
      [9, "warning", "overridden"],
    ],
  );
});

test("a gateway policy named like a property of every JavaScript object is unknown", () => {
  const loaded = load("gateways: {web: {port: 80, policies: {constructor: 1, toString: 1}}}\n");
  assert.deepEqual(
    loaded.diagnostics.map(({ code }) => code),
    ["unknown-key", "unknown-key"],
  );
});
