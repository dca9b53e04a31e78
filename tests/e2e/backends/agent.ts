import { createServer } from "node:http";
import { AgentCard, Message, Task } from "@a2a-js/sdk";
import {
  AgentEvent,
  DefaultRequestHandler,
  InMemoryTaskStore,
  type AgentExecutor,
} from "@a2a-js/sdk/server";
import {
  agentCardHandler,
  jsonRpcHandler,
  restHandler,
  UserBuilder,
} from "@a2a-js/sdk/server/express";
import express from "express";
import { listen, type Listening } from "@edge-gateway/testkit/listen";

/** Reports which path of the agent was requested, with the headers that it received. */
export interface Agent extends Listening {
  readonly asked: string[];
}

/** "task" returns a completed task, any other text a message with the same text. */
const executor: AgentExecutor = {
  async execute({ userMessage, taskId, contextId }, bus) {
    const text = JSON.stringify(Message.toJSON(userMessage));
    if (text.includes("as a task")) {
      const status = { state: "TASK_STATE_COMPLETED" };
      bus.publish(AgentEvent.task(Task.fromJSON({ id: taskId, contextId, status })));
    } else {
      const reply = {
        messageId: "reply",
        contextId,
        role: "ROLE_AGENT",
        parts: [{ text: "hello" }],
      };
      bus.publish(AgentEvent.message(Message.fromJSON(reply)));
    }
    bus.finished();
  },
  async cancelTask() {},
};

/** An agent of the official library, with both versions of A2A and all bindings over HTTP. */
export async function startAgent(): Promise<Agent> {
  const app = express();
  const asked: string[] = [];
  app.use((request, _response, next) => {
    asked.push(`${request.method} ${request.url}`);
    next();
  });
  const server = createServer(app);
  const listening = await listen(server);
  const at = (path: string, protocolBinding: string, protocolVersion: string) => ({
    url: `${listening.url}${path}`,
    protocolBinding,
    protocolVersion,
  });
  const card = AgentCard.fromJSON({
    name: "Test agent",
    description: "Says hello.",
    version: "1.0.0",
    supportedInterfaces: [
      at("/a2a/jsonrpc", "JSONRPC", "1.0"),
      at("/a2a/rest", "HTTP+JSON", "1.0"),
      at("/a2a/jsonrpc", "JSONRPC", "0.3"),
      at("/a2a/rest", "HTTP+JSON", "0.3"),
    ],
    capabilities: { streaming: true, extendedAgentCard: true },
    defaultInputModes: ["text/plain"],
    defaultOutputModes: ["text/plain"],
    skills: [],
    signatures: [{ protected: "a", signature: "b" }],
  });
  const requestHandler = new DefaultRequestHandler(
    card,
    new InMemoryTaskStore(),
    executor,
    undefined,
    undefined,
    undefined,
    card,
  );
  const userBuilder = UserBuilder.noAuthentication;
  const both = { requestHandler, userBuilder, legacyCompat: { enabled: true } };
  const cards = { agentCardProvider: requestHandler, legacyCompat: { enabled: true } };
  app.use("/.well-known/agent-card.json", agentCardHandler(cards));
  app.use("/a2a/jsonrpc", jsonRpcHandler(both));
  app.use("/a2a/rest", restHandler(both));
  return { ...listening, asked };
}
