import type { AwsAssumeRole, AwsCredential } from "@edge-gateway/generated/types/index.ts";
import type { CompiledExpression } from "@edge-gateway/cel";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import { CredentialError } from "@edge-gateway/credentials/credential-error";
import { CLOUD } from "@edge-gateway/credentials/cloud/cloud";
import type { SessionKeys } from "@edge-gateway/credentials/cloud/cloud";
import { environmentKeys } from "@edge-gateway/credentials/cloud/aws/credentials";
import {
  assumeRole,
  SESSION_NAME,
} from "@edge-gateway/credentials/cloud/aws/security-token-service";
import type { RoleSession } from "@edge-gateway/credentials/cloud/aws/security-token-service";

/**
 * Returns the keys for an attempt.
 * @throws CredentialError
 */
export type FindKeys = (exchange: Exchange) => SessionKeys | Promise<SessionKeys>;

/**
 * Compiles the source of keys: a Secret, a role, or the environment.
 * @throws CredentialError
 */
export function compileKeys(
  { secretRef, assumeRole: role }: AwsCredential,
  region: string,
  context: CompileContext,
): FindKeys {
  if (secretRef !== undefined) {
    const keys = keysOfSecret(secretRef.name, context);
    return () => keys;
  }
  const cloud = context.use(CLOUD);
  if (role === undefined) return () => environmentKeys(cloud, region);
  const sessionOf = compileSession(role, context);
  return (exchange) => {
    const session = sessionOf(exchange);
    const key = JSON.stringify(["role", region, session]);
    return cloud.keys.get(key, async () =>
      assumeRole(session, await environmentKeys(cloud, region), region, cloud),
    );
  };
}

function keysOfSecret(name: string, context: CompileContext): SessionKeys {
  const values = context.secret(name);
  const [accessKey, secretKey, sessionToken] = ["accessKey", "secretKey", "sessionToken"].map(
    (key) => values[key]?.trim() || undefined,
  );
  if (accessKey === undefined || secretKey === undefined)
    throw new CredentialError("the Secret does not hold accessKey and secretKey");
  return { accessKey, secretKey, ...(sessionToken === undefined ? {} : { sessionToken }) };
}

/**
 * The session names that AWS accepts (AWS Security Token Service API Reference, AssumeRole, RoleSessionName).
 */
const NAME = /^[\w+=,.@-]{2,64}$/;
const MAX_VALUE = 256;

function compileSession(
  { roleArn, sessionName = SESSION_NAME, sessionNameExpression, tags = [] }: AwsAssumeRole,
  context: CompileContext,
): (exchange: Exchange) => RoleSession {
  const name = sessionNameExpression && context.cel(sessionNameExpression);
  const compiled = tags.map(({ key, value = "", expression }) => ({
    key,
    value,
    expression: expression && context.cel(expression),
  }));
  return (exchange) => {
    const session = name ? textOf(name, exchange) : sessionName;
    if (session === undefined || !NAME.test(session))
      throw new CredentialError("sessionNameExpression returns no valid session name");
    const own = compiled.map(({ key, value, expression }) => {
      const text = expression ? textOf(expression, exchange) : value;
      if (text === undefined || text.length > MAX_VALUE)
        throw new CredentialError(`the expression of the tag ${key} returns no valid value`);
      return [key, text] as const;
    });
    return { roleArn, sessionName: session, tags: own };
  };
}

function textOf(expression: CompiledExpression, { bindings }: Exchange): string | undefined {
  try {
    const value = expression.evaluate(bindings);
    return typeof value === "string" ? value : undefined;
  } catch {
    return undefined;
  }
}
