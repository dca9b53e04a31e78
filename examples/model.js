// A server to try a gateway with: it responds to chat completions by repeating what was said last.
// `node examples/model.js PORT`
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

const [port = "3000"] = process.argv.slice(2);
const USAGE = { prompt_tokens: 5, completion_tokens: 4, total_tokens: 9 };

const server = createServer(async (request, response) => {
  const asked = JSON.parse((await text(request)) || "{}");
  const said = asked.messages?.at(-1)?.content ?? "nothing";
  const content = `You said: ${typeof said === "string" ? said : JSON.stringify(said)}`;
  const head = { id: "chatcmpl-1", created: 1, model: asked.model };
  if (asked.stream !== true) {
    const message = { role: "assistant", content };
    const choices = [{ index: 0, message, finish_reason: "stop" }];
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ ...head, object: "chat.completion", choices, usage: USAGE }));
    return;
  }
  response.setHeader("content-type", "text/event-stream");
  const chunk = (choices, more = {}) =>
    response.write(
      `data: ${JSON.stringify({ ...head, object: "chat.completion.chunk", choices, ...more })}\n\n`,
    );
  for (const word of content.split(/(?= )/)) chunk([{ index: 0, delta: { content: word } }]);
  chunk([{ index: 0, delta: {}, finish_reason: "stop" }]);
  chunk([], { usage: USAGE });
  response.end("data: [DONE]\n\n");
});
server.listen(Number(port), "127.0.0.1", () => console.log(`a model listens on port ${port}`));
