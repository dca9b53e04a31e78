import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { CelError, compile, Fields, REQUEST_SCOPE, RESPONSE_SCOPE, unavailable } from "./index.ts";
import {
  bindingsOf,
  compiled,
  failureOf as failureWith,
  problemsOf,
  valueOf as valueWith,
} from "./testing/evaluate.ts";

const VARIABLES: Readonly<Record<string, unknown>> = {
  jwt: {
    sub: "alice",
    scope: "read write",
    age: 42,
    score: 1.5,
    large: 2 ** 60,
    roles: ["admin", "user"],
    nothing: null,
    secret: "tr0ub4dor",
    ...JSON.parse('{"__proto__": "own", "constructor": "mine"}'),
  },
  request: {
    method: "GET",
    path: "/api/x",
    headers: { "x-one": "1", "x-two": ["a", "b"] },
    startTime: "2026-01-02T03:04:05Z",
    body: new TextEncoder().encode('{"a":[1,2.5]}'),
  },
  source: { address: "10.0.0.1", port: 80 },
};

function valueOf(source: string, variables = VARIABLES): unknown {
  return valueWith(source, variables);
}

function failureOf(source: string, variables = VARIABLES): string {
  return failureWith(source, variables);
}

describe("values of JSON", () => {
  for (const [source, expected] of [
    ["jwt.age + 1", 43],
    ["type(jwt.age) == int && type(jwt.score) == double", true],
    ["jwt.score * 2.0", 3],
    ["jwt.large + 1", "1152921504606846977"],
    ["jwt.age == 42.0 && jwt.age < 42.5", true],
    ["jwt.roles.exists(role, role == 'admin')", true],
    ["jwt.roles.map(role, role.upperAscii())", ["ADMIN", "USER"]],
    ["jwt.nothing == null && has(jwt.nothing)", true],
    ["json(request.body).a[1]", 2.5],
    ["toJson({'a': b'hi', 'b': [1, 2u, 1.5, null]})", '{"a":"aGk=","b":[1,2,1.5,null]}'],
    ["{'a': [b'hi']}", { a: ["aGk="] }],
    ["optional.of(b'hi')", new TextEncoder().encode("hi")],
    ["request.startTime.getFullYear()", 2026],
    ["duration('1h30m')", "5400s"],
    ["{'a': 1, 2: true}", { a: 1, 2: true }],
  ] as const) {
    test(source, () => {
      assert.deepEqual(valueOf(source), expected);
    });
  }
});

describe("bodies", () => {
  for (const [source, expected] of [
    ["'hi'", { text: "hi", isJson: false }],
    ["b'hi'", new TextEncoder().encode("hi")],
    ["1", { text: "1", isJson: true }],
    ["[1.5, 'a']", { text: '[1.5,"a"]', isJson: true }],
    ["{'a': b'hi'}", { text: '{"a":"aGk="}', isJson: true }],
    ["duration('90s')", { text: '"90s"', isJson: true }],
    ["timestamp('2026-01-02T00:00:00Z')", { text: '"2026-01-02T00:00:00Z"', isJson: true }],
    ["1.0 / 0.0", { text: '"+Inf"', isJson: true }],
  ] as const) {
    test(source, () => {
      assert.deepEqual(compiled(source).content(bindingsOf(VARIABLES)), expected);
    });
  }

  test("a failure has no body", () => {
    assert.throws(() => compiled("jwt.none").content(bindingsOf(VARIABLES)), CelError);
  });
});

describe("fields", () => {
  test("only own properties are fields", () => {
    assert.equal(failureOf("jwt.toString"), "no such field 'toString'");
    assert.equal(valueOf("has(jwt.hasOwnProperty)"), false);
    assert.equal(valueOf("'valueOf' in jwt"), false);
    assert.equal(valueOf("jwt.constructor"), "mine");
    assert.equal(valueOf("jwt.__proto__"), "own");
    assert.equal(valueOf("has(jwt.constructor)", { jwt: {} }), false);
    assert.equal(failureOf("jwt.roles.length"), "the index of a list must be an int");
  });

  test("inherited and private members of an instance are not visible", () => {
    class Token {
      readonly secret = "x";
    }
    assert.equal(failureOf("jwt.secret", { jwt: new Token() }), "the value is not JSON");
  });

  test("header fields are found in any case", () => {
    assert.equal(valueOf('request.headers["X-One"]'), "1");
    assert.equal(valueOf("request.headers['X-' + 'Two'][1]"), "b");
    assert.equal(valueOf("'X-ONE' in request.headers"), true);
    assert.equal(valueOf("has(request.headers.`X-One`)"), true);
  });

  test("an absent variable fails, but has no fields and no optional ones", () => {
    assert.equal(failureOf("proxy"), "'proxy' is absent");
    assert.equal(valueOf("has(proxy.bind)"), false);
    assert.equal(valueOf("proxy.?bind.orValue('nobody')"), "nobody");
  });

  test("a map may compute its values lazily, and a value may be unavailable", () => {
    class Lazy extends Fields {
      override get(name: string): unknown {
        return name === "big" ? unavailable("the body is too large") : undefined;
      }
      override names(): Iterable<string> {
        return ["big"];
      }
    }
    const variables = { jwt: new Lazy() };
    assert.equal(failureOf("jwt.big == 1", variables), "the body is too large");
    assert.equal(valueOf("jwt.big == 1 || true", variables), true);
    assert.equal(valueOf("has(jwt.big) && !has(jwt.small)", variables), true);
    assert.equal(valueOf("size(jwt)", variables), 1);
  });
});

describe("failures", () => {
  test("&& and || absorb the failure of either side", () => {
    assert.equal(valueOf("jwt.missing == 1 || true"), true);
    assert.equal(valueOf("jwt.missing == 1 && false"), false);
    assert.equal(failureOf("jwt.missing == 1 && true"), "no such field 'missing'");
  });

  test("default and coalesce are lazy", () => {
    assert.equal(valueOf("default(jwt.missing, 'none')"), "none");
    assert.equal(valueOf("default(jwt.sub, 1 / 0)"), "alice");
    assert.equal(valueOf("coalesce(jwt.missing, jwt.nothing, jwt.sub, 1 / 0)"), "alice");
    assert.equal(valueOf("coalesce(jwt.nothing, jwt.missing)"), null);
  });

  test("test is true for true only", () => {
    for (const [source, expected] of [
      ["jwt.sub == 'alice'", true],
      ["jwt.sub == 'bob'", false],
      ["jwt.missing == 'bob'", false],
      ["jwt.sub", false],
    ] as const)
      assert.equal(compiled(source).test(bindingsOf(VARIABLES)), expected);
  });

  test("failures never contain the value of a variable", () => {
    for (const source of [
      "int(jwt.secret)",
      "jwt[jwt.secret]",
      "jwt.secret + 1",
      "duration(jwt.secret)",
      "timestamp(jwt.secret)",
      "'x'.matches('(' + jwt.secret)",
      "jwt.secret.substring(99)",
      "json(jwt.secret)",
      "'%d'.format([jwt.secret])",
      "request.startTime.getHours(jwt.secret)",
    ])
      assert.doesNotMatch(failureOf(source), /tr0ub4dor/);
  });
});

describe("problems", () => {
  for (const [source, expected] of [
    ["requst.path", "0: unknown variable 'requst'; did you mean 'request'?"],
    ["request.pth", "7: unknown field 'pth'; did you mean 'path'?"],
    ["request['pth']", "7: unknown field 'pth'; did you mean 'path'?"],
    ["request.method == 5", "15: string and int are never equal"],
    ["request.method in [1, 2]", "15: string is never in a list(int)"],
    ["request.path + 1", "13: + takes (string, string), not (string, int)"],
    ["request.path.startswith('/')", "12: unknown method 'startswith'; did you mean 'startsWith'?"],
    ["startsWith('a', 'b')", "0: 'startsWith' is a method: write value.startsWith()"],
    ["request.path && true", "7: '&&' takes a bool, not string"],
    ["'a'.matches('(')", "3: the pattern is not a regular expression of RE2"],
    ["source.port.all(x, true)", "11: all walks over a list or map, not int"],
    ["[1].map(1, 2)", "8: the name of a variable is expected"],
    ["has(jwt)", "0: has takes a field, as in has(value.field)"],
    ["Message{a: 1}", "0: there is no message type 'Message'"],
    ["9223372036854775808", "0: the number is out of the range of int"],
  ] as const) {
    test(source, () => {
      assert.deepEqual(problemsOf(source), [expected]);
    });
  }

  test("are all reported, in the order of the text", () => {
    assert.deepEqual(problemsOf("requst.path == jwtt.sub"), [
      "0: unknown variable 'requst'; did you mean 'request'?",
      "15: unknown variable 'jwtt'; did you mean 'jwt'?",
    ]);
  });

  test("the wanted result is checked", () => {
    assert.deepEqual(problemsOf("request.path", { results: ["bool"] }), [
      "7: the expression gives string, not bool",
    ]);
    assert.ok(compile("jwt.admin", REQUEST_SCOPE, { results: ["bool"] }).ok);
    assert.ok(compile("response.code >= 500", RESPONSE_SCOPE, { results: ["bool"] }).ok);
    const results = ["duration", "timestamp"] as const;
    assert.deepEqual(problemsOf("5", { results }), [
      "0: the expression gives int, not duration or timestamp",
    ]);
    assert.ok(compile("duration('5s')", REQUEST_SCOPE, { results }).ok);
  });
});

describe("the compiler knows which variables and fields an expression reads", () => {
  test("variables", () => {
    assert.deepEqual(
      compiled("jwt.sub == 'a' && [1].all(env, env > 0) && request.path != ''").variables,
      new Set(["jwt", "request"]),
    );
  });

  test("bodies", () => {
    for (const [source, expected] of [
      ["request.body == b''", true],
      ["request['body'] == b''", true],
      ["toJson(request) == ''", true],
      ["request[jwt.sub] == ''", true],
      ["size(request) > 0", true],
      ["request.path == request.method", false],
      ["[{'body': 1}].all(request, request.body == 1)", false],
    ] as const)
      assert.equal(compiled(source).readsRequestBody, expected, source);
  });
});

describe("work is bounded", () => {
  const list = Array.from({ length: 3000 }, (_, index) => index);
  const variables = { jwt: { list, text: "a".repeat(1_000_000) } };
  const doubled = (part: string): string =>
    `cel.bind(x0, ${part}, ${Array.from({ length: 40 }, (_, index) => {
      const [next, last] = [`x${String(index + 1)}`, `x${String(index)}`];
      return `cel.bind(${next}, ${last} + ${last}, `;
    }).join("")}size(x40)${")".repeat(41)}`;

  for (const [name, source] of [
    ["loops in loops", "jwt.list.all(a, jwt.list.all(b, jwt.list.all(c, a + b + c >= 0)))"],
    ["a list that doubles", doubled("[1]")],
    ["a text that doubles", doubled("jwt.text")],
    ["text for each character", "jwt.text.replace('', jwt.text)"],
    ["comparison in loops", "jwt.list.all(a, jwt.list.all(b, jwt.list == jwt.list.map(x, x)))"],
  ] as const) {
    test(name, () => {
      assert.match(failureOf(source, variables), /too much work|too long/);
    });
  }

  test("nothing absorbs the failure of exhausted work", () => {
    assert.throws(
      () => valueOf("jwt.list.all(a, jwt.list.all(b, true)) || true", variables),
      CelError,
    );
  });

  test("a regular expression takes linear time", () => {
    const attack = { jwt: { text: `${"a".repeat(50_000)}b` } };
    assert.equal(valueOf("jwt.text.matches('^(a+)+$')", attack), false);
  });

  test("data that nests deeper than the stack", () => {
    const deep: unknown = JSON.parse("[".repeat(100_000) + "]".repeat(100_000));
    assert.match(failureOf("jwt", { jwt: deep }), /nested too deeply/);
    assert.match(failureOf("jwt == [jwt]", { jwt: deep }), /nested too deeply/);
  });

  for (const [name, source] of [
    ["parentheses", `${"(".repeat(2000)}1${")".repeat(2000)}`],
    ["lists", `${"[".repeat(8000)}${"]".repeat(8000)}`],
    ["selections", `jwt${".a".repeat(8000)}`],
    ["sums", Array.from({ length: 8000 }, () => "1").join("+")],
    ["choices", `${"true?1:".repeat(2000)}1`],
    ["length", "a".repeat(16_385)],
  ] as const) {
    test(`an expression of too many ${name} is a problem`, () => {
      assert.match(problemsOf(source)[0] ?? "", /nested|characters/);
    });
  }

  test("a long chain of conditions is not nested", () => {
    const source = Array.from({ length: 1000 }, () => "jwt.a == 'x'").join("||");
    assert.equal(compiled(source).test(bindingsOf({ jwt: { a: "x" } })), true);
  });
});
