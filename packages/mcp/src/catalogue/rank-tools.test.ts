import assert from "node:assert/strict";
import { test } from "node:test";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { RawObject } from "../json/raw-json.ts";
import { rankTools } from "./rank-tools.ts";
import { foundTools } from "./search-tools.ts";

const TOOLS = [
  ["create_issue", "Opens an issue in a repository."],
  ["createPullRequest", "Proposes to merge a branch of a repository."],
  ["list_issues", "Lists issues of a repository, newest first."],
  ["search_code", "Finds files by their text."],
  ["send_mail", "Sends a message to people."],
].map(([name, description]) =>
  JSON.stringify({
    name,
    description,
    inputSchema: { type: "object", properties: { recipient: { description: `of ${name}` } } },
  }),
);

const names = (tools: readonly string[]) => tools.map((raw): unknown => JSON.parse(raw).name);

test("tools are ranked by words that they share with the query, and rare words count more", () => {
  for (const [query, best] of [
    ["open an issue", "create_issue"],
    ["merge my branch", "createPullRequest"],
    ["PULL requests", "createPullRequest"],
    ["where is this text in the files", "search_code"],
    ["mail", "send_mail"],
    ["messages", "send_mail"],
  ] as const)
    assert.equal(names(rankTools(TOOLS, query))[0], best, query);
  const best = new Set(names(rankTools(TOOLS, "issues")).slice(0, 2));
  assert.deepEqual(best, new Set(["create_issue", "list_issues"]));
});

test("a query without words finds all tools, and one with unknown words finds none", () => {
  for (const query of ["", "  ,!"]) assert.deepEqual(rankTools(TOOLS, query), TOOLS);
  assert.deepEqual(rankTools(TOOLS, "zebra"), []);
  assert.deepEqual(rankTools([], "mail"), []);
  assert.equal(rankTools(["{}", "[]", "7"], "mail").length, 0);
});

test("a search returns the requested number of tools, within the limits", () => {
  const many = Array.from({ length: 100 }, (_, index) => JSON.stringify({ name: `mail ${index}` }));
  const count = (limit: string) => {
    const result = RawObject.of(
      foundTools(many, RawObject.of(`{"query":"mail","limit":${limit}}`)),
    );
    return result?.object("structuredContent")?.items("tools")?.length;
  };
  assert.deepEqual(["3", "0", "-1", "1000", "1.5", '"x"', "null"].map(count), [
    3,
    1,
    1,
    LIMITS.mcpToolSearch.limit.maximum,
    10,
    10,
    10,
  ]);
  const { content, structuredContent } = JSON.parse(foundTools(many, undefined));
  assert.deepEqual(JSON.parse(content[0].text), structuredContent);
});
