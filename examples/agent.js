// An agent that speaks A2A, to try a gateway with: it has a card, and echoes messages.
// `node examples/agent.js PORT`
import { createServer } from "node:http";

const [port = "3000"] = process.argv.slice(2);

const card = {
  name: "Echo",
  description: "Says what it is told.",
  version: "1.0.0",
  supportedInterfaces: [
    { url: `http://127.0.0.1:${port}/rpc`, protocolBinding: "JSONRPC", protocolVersion: "1.0" },
  ],
  capabilities: {},
  defaultInputModes: ["text/plain"],
  defaultOutputModes: ["text/plain"],
  skills: [],
};

function answer(text) {
  const { id, params } = JSON.parse(text);
  const { contextId = "1", parts } = params.message;
  const message = { messageId: "1", contextId, role: "ROLE_AGENT", parts };
  return { jsonrpc: "2.0", id, result: { message } };
}

const server = createServer((request, response) => {
  let body = "";
  request.setEncoding("utf8").on("data", (part) => (body += part));
  request.on("end", () => {
    const isCard = request.url === "/.well-known/agent-card.json";
    response.setHeader("content-type", "application/json");
    response.end(`${JSON.stringify(isCard ? card : answer(body))}\n`);
  });
});
server.listen(Number(port), "127.0.0.1", () => console.log(`the agent listens on port ${port}`));
