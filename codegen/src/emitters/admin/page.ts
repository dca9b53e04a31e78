import type { AdminOperation, AdminParameter, Model, TypeDef } from "../../model/model.ts";
import { MARKDOWN_HEADER } from "../../output.ts";

/** The reference page of the admin API. */
export function adminPage(model: Model): string {
  const { operations, problems } = model.admin;
  const rows = problems.map(({ name, status, title }) => `| \`${name}\` | ${status} | ${title} |`);
  return `${MARKDOWN_HEADER}# Admin API

The operations below \`/api\` of the admin server. \`GET /api/openapi.json\` is this page as an OpenAPI 3.1 document. Bodies are JSON; a request with a body must have \`Content-Type: application/json\`. The types of the bodies are on the page of [shared types](types.md).

${operations.map(sectionOf).join("\n")}
## Problems

Every refusal has the media type \`application/problem+json\`, and a body of the type [AdminProblem](types.md#adminproblem). Its \`type\` is \`urn:edge-gateway:problem:\` and one of these names:

| Name | Status | Title |
| --- | --- | --- |
${rows.join("\n")}
`;
}

function sectionOf(operation: AdminOperation): string {
  const { id, method, path, summary, query, request, response, media, ifMatch } = operation;
  const stream = media === "text/event-stream" ? ", as a stream of events" : "";
  const lines = [
    `## ${id}`,
    "",
    `\`${method} /api${path}\``,
    "",
    summary,
    "",
    ...query.map(parameterLine),
    ...(request === undefined ? [] : [`- Request: ${link(request)}`]),
    `- Response: ${link(response)}${stream}`,
    ...(ifMatch ? ["- `If-Match` must name the version that the request changes"] : []),
  ];
  return `${lines.join("\n")}\n`;
}

function parameterLine({ name, description, type, required }: AdminParameter): string {
  return `- \`${name}\` (${type}${required ? ", required" : ""}): ${description}`;
}

function link({ title }: TypeDef): string {
  return `[${title}](types.md#${title.toLowerCase()})`;
}
