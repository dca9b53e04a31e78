import type { Redaction } from "@edge-gateway/kernel/log/redact";
import { SeenSecrets } from "@edge-gateway/trace/secrets";
import type { Exchange } from "../exchange/exchange.ts";

/**
 * The credentials in a request and its response, which nothing that is recorded may contain.
 * @param secrets those that are known already, which the others are added to
 */
export function requestSecrets(
  { request, response, jwtToken }: Pick<Exchange, "request" | "response" | "jwtToken">,
  redaction: Redaction,
  secrets = new SeenSecrets(),
): SeenSecrets {
  const learning = redaction.learning(secrets.add);
  for (const [name, value] of request.entries()) learning.header(name, value);
  for (const [name, value] of response?.entries() ?? []) learning.header(name, value);
  learning.learnTarget(request.target);
  if (jwtToken !== undefined) secrets.add(jwtToken);
  return secrets;
}
