/** The settings of a client. */
export interface ClientSettings {
  readonly client: string;
  readonly text: string;
}

/**
 * Settings with which clients use a model of the gateway. The key is read from the variable `EDGE_KEY`.
 * @param address the origin of the gateway, such as `http://localhost:4000`
 */
export function settingsOf(address: string, model: string): readonly ClientSettings[] {
  return [
    {
      client: "Claude Code",
      text: `export ANTHROPIC_BASE_URL="${address}"
export ANTHROPIC_AUTH_TOKEN="$EDGE_KEY"
export ANTHROPIC_MODEL="${model}"
claude`,
    },
    {
      client: "Codex",
      text: `# ~/.codex/config.toml
model = "${model}"
model_provider = "gateway"

[model_providers.gateway]
name = "Edge Gateway"
base_url = "${address}/v1"
env_key = "EDGE_KEY"
wire_api = "responses"`,
    },
    {
      client: "Cursor",
      text: `Settings > Models > API Keys
  Override OpenAI Base URL: ${address}/v1
  OpenAI API Key: the key of the client
Settings > Models > Add model: ${model}

Cursor calls from its own servers: the address must be public, with TLS.`,
    },
    {
      client: "OpenAI SDK (Python)",
      text: `import os
from openai import OpenAI

client = OpenAI(base_url="${address}/v1", api_key=os.environ["EDGE_KEY"])
response = client.chat.completions.create(
    model="${model}", messages=[{"role": "user", "content": "Hello"}]
)
print(response.choices[0].message.content)`,
    },
    {
      client: "Anthropic SDK (Python)",
      text: `import os
from anthropic import Anthropic

client = Anthropic(base_url="${address}", auth_token=os.environ["EDGE_KEY"])
message = client.messages.create(
    model="${model}", max_tokens=1024, messages=[{"role": "user", "content": "Hello"}]
)
print(message.content)`,
    },
    {
      client: "curl",
      text: `curl ${address}/v1/chat/completions \\
  -H "Authorization: Bearer $EDGE_KEY" -H "Content-Type: application/json" \\
  -d '{"model":"${model}","messages":[{"role":"user","content":"Hello"}]}'`,
    },
  ];
}
