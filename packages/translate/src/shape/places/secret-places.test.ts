import assert from "node:assert/strict";
import { test } from "node:test";
import { renderDiagnostics } from "../../diagnostics/render.ts";
import { shownLines } from "./shown-lines.ts";
import { loadStandalone } from "../../standalone/load.ts";

const SECRET = "hunter2hunter2";

/** Renders all diagnostics of a text in both output formats. */
function said(text: string): { readonly people: string; readonly all: string } {
  const { diagnostics, shown } = loadStandalone({
    file: "gw.yaml",
    text,
    environment: {},
    readFile: () => undefined,
  });
  assert.ok(diagnostics.length > 0, text);
  const lines = shownLines(shown === undefined ? [] : [shown], diagnostics);
  const people = renderDiagnostics(diagnostics, {
    colours: false,
    lineText: ({ line }) => lines.get(line),
  });
  return { people, all: people + JSON.stringify(diagnostics) };
}

/** A configuration with the given route policies. */
function route(policies: string): string {
  return `gateways: {web: {port: 80}}\nroutes:\n- gateways: [web]\n  policies:\n${policies}\n  backends: [{host: 'a:1'}]\n`;
}

const LEAKS: Readonly<Record<string, string>> = {
  "a key below an unknown block": `gateways: {web: {port: 80, block: {inner: [{key: ${SECRET}}]}}}\n`,
  "a value of Authorization": route(
    `    headerModifiers: {request: {set: [{name: Authorization, value: "Bearer ${SECRET}"}], sat: []}}`,
  ),
  "a value that is wrong itself": route(
    `    headerModifiers: {request: {set: [{name: authorization, value: "${SECRET}\\n"}]}}`,
  ),
  "a value of a configured header": `config: {sensitiveHeaders: [X-Mine]}\n${route(
    `    headerModifiers: {request: {sett: [{name: x-mine, value: ${SECRET}}]}}`,
  )}`,
  "an expression of a sensitive header": route(
    `    directResponse: {status: 200, headers: [{name: Authorization, value: "${SECRET}('x"}]}`,
  ),
  "a header as a key": route(`    headers: {Authorization: ${SECRET}}`),
  "user information of a URL": route(
    `    jwtAuthentication: {providers: [{issuer: i, jwks: {remote: {url: "http://u:${SECRET}@idp?"}}}]}`,
  ),
  "the query of a URL": route(
    `    jwtAuthentication: {providers: [{issuer: i, jwks: {remote: {url: "https://idp/k?s=${SECRET}"}}}]}`,
  ),
  "a private key among public ones": route(
    `    jwtAuthentication: {providers: [{issuer: i, jwks: {inline: '{"keys": [{"kty": "EC", "d": "${SECRET}"}]}', files: x}}]}`,
  ),
  "credentials of a host": `gateways: {web: {port: 80, routes: [{backends: [{backend: 'u:${SECRET}@b'}]}]}}\n`,
  "a secret under an unknown key of the settings": `config:\n  sessionKey: ${SECRET}\ngateways: {web: {port: 80}}\n`,
  "an invalid session key": `config: {session: {key: ${SECRET}}}\ngateways: {web: {port: 80}}\n`,
  "a secret with several lines": `gateways: {web: {port: 80}}\nsecrets: {a: {data: {k: "x\n  ${SECRET}", l: [1]}}}\n`,
  "a duplicate secret": `gateways: {web: {port: 80}}\nsecrets: {a: {data: {k: a, k: ${SECRET}}}}\n`,
  "a secret behind an anchor": `x: &s ${SECRET}\ngateways: {web: {port: 80}}\nsecrets: {a: {data: {k: *s}}}\n`,
  "a secret that looks like an alias": `gateways: {web: {port: 80}}\nsecrets: {a: {data: {k: *${SECRET}}}}\n`,
  "a secret that looks like a tag": `gateways: {web: {port: 80}}\nsecrets: {a: {data: {k: !${SECRET}}}}\n`,
  "a secret with broken quotes": `gateways: {web: {port: 80}}\nsecrets: {a: {data: {k: 'a' ${SECRET}}}}\n`,
  "a secret behind its collection": `gateways: {web: {port: 80}}\nsecrets: {a: {}} }${SECRET}\n`,
  "a default in a flow collection": `gateways: {web: {port: \${P:-${SECRET}}}}\n`,
  "a text in place of a list of users": route(
    `    basicAuthentication: {users: "admin:${SECRET}"}`,
  ),
  "a text where a secret with keys is expected": `gateways: {web: {port: 80}}\nsecrets: {a: ${SECRET}}\n`,
  "a credential where a block is expected": route(`    csrf: 1`).replace(
    "'a:1'",
    `'a:1', policies: {auth: ${SECRET}}`,
  ),
  "a key of another gateway's settings": `general_settings: { master_key: ${SECRET} }\ngateways: {web: {port: 80}}\n`,
  "a well-known kind of key in an unknown list": route(
    `    apiKeyAuthentication: {keys: [sk-${SECRET}]}`,
  ),
  "a planned property": route(`    oidc: {clientSecret: ${SECRET}}`),
};

for (const [name, text] of Object.entries(LEAKS)) {
  test(`the secret in "${name}" is not shown`, () => {
    assert.doesNotMatch(said(text).all, new RegExp(SECRET), said(text).all);
  });
}

test("a number in place of a secret is not shown", () => {
  const text = "gateways: {web: {port: 80}}\nsecrets: {a: {data: {k: 12345678}}}\n";
  assert.doesNotMatch(said(text).all, /12345678/);
});

test("the reason why a regular expression of a path is wrong is shown", () => {
  const text = `gateways: {web: {port: 80, routes: [{matches: [{path: {type: RegularExpression, value: '/a/(?P<x>[a-z'}}], backends: [{host: 'a:1'}]}]}}\n`;
  const { people } = said(text);
  assert.doesNotMatch(people, /hidden/);
  assert.match(people, /missing closing \]/);
});

test("lines without a secret are shown", () => {
  const text = `config:\n  session: {key: ${SECRET}}\n  workerThread: 2\ngateways: {web: {prot: 80}}\n`;
  assert.match(said(text).people, /^ {4}workerThread: 2$/m);
  assert.match(said(text).people, /^ {2}gateways: \{web: \{prot: 80\}\}$/m);
});

test("the names of variables are shown beside secrets", () => {
  const { people } = said(
    `gateways: {web: {port: 80}}\nmodels: {a: {provider: OpenAI, policies: {auth: {key: "\${OPENAI_KEY}", kee: 1}}}}\n`,
  );
  assert.match(people, /key: "\$\{OPENAI_KEY\}"/);
  const joined = said(
    `gateways: {web: {port: 80}}\nmodels: {a: {policies: {auth: {key: "x\${OPENAI_KEY:-${SECRET}}", kee: 1}}}}\n`,
  );
  assert.doesNotMatch(joined.people, /hunter/);
});
