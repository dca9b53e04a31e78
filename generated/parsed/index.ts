// Generated from schemas/ by `npm run generate`: do not edit.

import type {
  AffinityCookie,
  AiBackend,
  AiPolicies,
  AiProviderPolicies,
  BackendAuth,
  BackendHealth,
  BackendHttp,
  BackendPolicies,
  BackendTcp,
  BedrockGuardrails,
  BodyBuffer,
  BodyBufferLimit,
  ConditionalExtAuth,
  CrossAppAccess,
  ExtAuth,
  ExtAuthForwardBody,
  ExtAuthPolicy,
  FrontendHttp,
  FrontendPolicies,
  FrontendTcp,
  FrontendTls,
  GoogleModelArmor,
  GuardConnection,
  HealthCheck,
  HealthEviction,
  IrAiBackend,
  IrBackend,
  IrMcpBackend,
  JwtAuthentication,
  JwtProvider,
  JwtSign,
  KeySet,
  McpBackend,
  McpBackendAuthentication,
  McpPolicies,
  McpTarget,
  McpTargetStatic,
  McpTargetStdio,
  NamedLlmProvider,
  OauthTokenExchange,
  Oidc,
  OpenAiModeration,
  ParsedAffinityCookie,
  ParsedAiBackend,
  ParsedAiPolicies,
  ParsedAiProviderPolicies,
  ParsedBackendAuth,
  ParsedBackendHealth,
  ParsedBackendHttp,
  ParsedBackendPolicies,
  ParsedBackendTcp,
  ParsedBedrockGuardrails,
  ParsedBodyBuffer,
  ParsedBodyBufferLimit,
  ParsedConditionalExtAuth,
  ParsedCrossAppAccess,
  ParsedExtAuth,
  ParsedExtAuthForwardBody,
  ParsedExtAuthPolicy,
  ParsedFrontendHttp,
  ParsedFrontendPolicies,
  ParsedFrontendTcp,
  ParsedFrontendTls,
  ParsedGoogleModelArmor,
  ParsedGuardConnection,
  ParsedHealthCheck,
  ParsedHealthEviction,
  ParsedIrAiBackend,
  ParsedIrBackend,
  ParsedIrMcpBackend,
  ParsedJwtAuthentication,
  ParsedJwtProvider,
  ParsedJwtSign,
  ParsedKeySet,
  ParsedMcpBackend,
  ParsedMcpBackendAuthentication,
  ParsedMcpPolicies,
  ParsedMcpTarget,
  ParsedMcpTargetStatic,
  ParsedMcpTargetStdio,
  ParsedNamedLlmProvider,
  ParsedOauthTokenExchange,
  ParsedOidc,
  ParsedOpenAiModeration,
  ParsedPriorityGroup,
  ParsedPromptGuard,
  ParsedProxyProtocol,
  ParsedRemoteKeySet,
  ParsedRequestGuard,
  ParsedResponseCache,
  ParsedResponseGuard,
  ParsedRetry,
  ParsedSessionAffinity,
  ParsedSessionPersistence,
  ParsedSimpleBackendPolicies,
  ParsedTcpKeepalive,
  ParsedTimeouts,
  ParsedTokenCache,
  ParsedTokenCacheInMemory,
  ParsedTokenIntrospection,
  ParsedTrafficPolicies,
  PriorityGroup,
  PromptGuard,
  ProxyProtocol,
  RemoteKeySet,
  RequestGuard,
  ResponseCache,
  ResponseGuard,
  Retry,
  SessionAffinity,
  SessionPersistence,
  SimpleBackendPolicies,
  TcpKeepalive,
  Timeouts,
  TokenCache,
  TokenCacheInMemory,
  TokenIntrospection,
  TrafficPolicies,
} from "../types/index.ts";
import { parse } from "@edge-gateway/schema-runtime/defaults/fill";
import type { Filling } from "@edge-gateway/schema-runtime/defaults/fill";

/** The defaults of the properties of each of these types. */
export const PARSED_DEFAULTS = {
  "affinityCookie": {
    "path": "/"
  },
  "aiBackend": {
    "maxBodySize": 33554432,
    "conversion": "Lossy",
    "clientDisconnect": "Cancel",
    "drainTimeout": 60000,
    "defaultMaxTokens": 4096
  },
  "bedrockGuardrails": {
    "action": "Reject"
  },
  "bodyBufferLimit": {
    "failureMode": "FailClosed"
  },
  "extAuth": {
    "failureMode": "FailClosed"
  },
  "extAuthPolicy": {
    "failureMode": "FailClosed"
  },
  "frontendHttp": {
    "maxBufferSize": 2097152,
    "http1MaxHeaders": 100,
    "maxHeadSize": 65536,
    "maxTargetSize": 16384,
    "http1HalfClosedTimeout": 0,
    "http1IdleTimeout": 600000,
    "headerTimeout": 30000,
    "bodyIdleTimeout": 300000,
    "http1HeaderCase": "Lowercase",
    "http2ConnectionWindowSize": 1048576,
    "http2FrameSize": 16384,
    "http2MaxHeaderSize": 16384,
    "http2MaxConcurrentStreams": 128,
    "http2KeepaliveTimeout": 20000,
    "tunnelIdleTimeout": 3600000
  },
  "frontendTls": {
    "handshakeTimeout": 15000,
    "alpnProtocols": [
      "h2",
      "http/1.1"
    ]
  },
  "googleModelArmor": {
    "location": "us-central1",
    "action": "Reject"
  },
  "healthCheck": {
    "type": "HTTP",
    "interval": 10000,
    "timeout": 1000,
    "failures": 3,
    "successes": 1
  },
  "healthEviction": {
    "duration": 3000
  },
  "jwtAuthentication": {
    "mode": "Strict",
    "location": {
      "header": {
        "name": "Authorization",
        "prefix": "Bearer "
      }
    },
    "preserveToken": false
  },
  "jwtProvider": {
    "requiredClaims": [
      "exp"
    ]
  },
  "jwtSign": {
    "alg": "RS256",
    "ttl": 300000,
    "location": {
      "header": {
        "name": "Authorization",
        "prefix": "Bearer "
      }
    }
  },
  "mcpBackend": {
    "sessionRouting": "Stateful",
    "failureMode": "FailClosed",
    "prefixMode": "Conditional"
  },
  "mcpBackendAuthentication": {
    "mode": "Strict"
  },
  "mcpTargetStatic": {
    "protocol": "StreamableHTTP"
  },
  "mcpTargetStdio": {
    "maxProcesses": 64,
    "maxMemory": 1073741824
  },
  "oauthTokenExchange": {
    "path": "/",
    "grantType": "TokenExchange"
  },
  "oidc": {
    "scopes": [],
    "sessionDuration": 28800000,
    "forwardAccessToken": false
  },
  "openAiModeration": {
    "action": "Reject"
  },
  "promptGuard": {
    "streaming": "Disabled"
  },
  "proxyProtocol": {
    "version": "V2",
    "mode": "Strict",
    "headerTimeout": 5000,
    "maxExtensionSize": 512
  },
  "remoteKeySet": {
    "cacheDuration": 300000
  },
  "requestGuard": {
    "unreadable": "Refuse"
  },
  "responseCache": {
    "ttl": 300000
  },
  "responseGuard": {
    "unreadable": "Refuse"
  },
  "retry": {
    "attempts": 1
  },
  "sessionPersistence": {
    "type": "Cookie"
  },
  "tcpKeepalive": {
    "retries": 9,
    "time": 180000,
    "interval": 180000
  },
  "tokenCacheInMemory": {
    "maxEntries": 8192,
    "defaultTtl": 300000
  },
  "tokenIntrospection": {
    "path": "/",
    "cacheDuration": 30000
  }
} as const;

const PARSINGS: Readonly<Record<string, Filling>> = {
  "AffinityCookie": {
    "fields": [
      {
        "name": "ttl",
        "filling": {
          "amount": "milliseconds"
        }
      }
    ]
  },
  "AiBackend": {
    "fields": [
      {
        "name": "groups",
        "filling": {
          "items": {
            "type": "PriorityGroup"
          }
        }
      },
      {
        "name": "maxBodySize",
        "filling": {
          "amount": "bytes"
        }
      },
      {
        "name": "firstEventTimeout",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "drainTimeout",
        "filling": {
          "amount": "milliseconds"
        }
      }
    ]
  },
  "AiPolicies": {
    "fields": [
      {
        "name": "promptGuard",
        "filling": {
          "type": "PromptGuard"
        }
      },
      {
        "name": "responseCache",
        "filling": {
          "type": "ResponseCache"
        }
      }
    ]
  },
  "AiProviderPolicies": {
    "fields": [
      {
        "name": "tcp",
        "filling": {
          "type": "BackendTcp"
        }
      },
      {
        "name": "http",
        "filling": {
          "type": "BackendHttp"
        }
      },
      {
        "name": "auth",
        "filling": {
          "type": "BackendAuth"
        }
      },
      {
        "name": "ai",
        "filling": {
          "type": "AiPolicies"
        }
      },
      {
        "name": "health",
        "filling": {
          "type": "BackendHealth"
        }
      }
    ]
  },
  "BackendAuth": {
    "fields": [
      {
        "name": "oauthTokenExchange",
        "filling": {
          "type": "OauthTokenExchange"
        }
      },
      {
        "name": "crossAppAccess",
        "filling": {
          "type": "CrossAppAccess"
        }
      },
      {
        "name": "jwtSign",
        "filling": {
          "type": "JwtSign"
        }
      }
    ]
  },
  "BackendHealth": {
    "fields": [
      {
        "name": "eviction",
        "filling": {
          "type": "HealthEviction"
        }
      },
      {
        "name": "check",
        "filling": {
          "type": "HealthCheck"
        }
      },
      {
        "name": "slowStart",
        "filling": {
          "amount": "milliseconds"
        }
      }
    ]
  },
  "BackendHttp": {
    "fields": [
      {
        "name": "requestTimeout",
        "filling": {
          "amount": "milliseconds"
        }
      }
    ]
  },
  "BackendPolicies": {
    "fields": [
      {
        "name": "tcp",
        "filling": {
          "type": "BackendTcp"
        }
      },
      {
        "name": "http",
        "filling": {
          "type": "BackendHttp"
        }
      },
      {
        "name": "auth",
        "filling": {
          "type": "BackendAuth"
        }
      },
      {
        "name": "health",
        "filling": {
          "type": "BackendHealth"
        }
      },
      {
        "name": "sessionAffinity",
        "filling": {
          "type": "SessionAffinity"
        }
      },
      {
        "name": "extAuth",
        "filling": {
          "type": "ExtAuthPolicy"
        }
      },
      {
        "name": "ai",
        "filling": {
          "type": "AiPolicies"
        }
      },
      {
        "name": "mcp",
        "filling": {
          "type": "McpPolicies"
        }
      }
    ]
  },
  "BackendTcp": {
    "fields": [
      {
        "name": "connectTimeout",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "keepalive",
        "filling": {
          "type": "TcpKeepalive"
        }
      }
    ]
  },
  "BedrockGuardrails": {
    "fields": [
      {
        "name": "policies",
        "filling": {
          "type": "GuardConnection"
        }
      }
    ]
  },
  "BodyBuffer": {
    "fields": [
      {
        "name": "request",
        "filling": {
          "type": "BodyBufferLimit"
        }
      },
      {
        "name": "response",
        "filling": {
          "type": "BodyBufferLimit"
        }
      }
    ]
  },
  "BodyBufferLimit": {
    "fields": [
      {
        "name": "maxBytes",
        "filling": {
          "amount": "bytes"
        }
      }
    ]
  },
  "ConditionalExtAuth": {
    "fields": [
      {
        "name": "policy",
        "filling": {
          "type": "ExtAuthPolicy"
        }
      }
    ]
  },
  "CrossAppAccess": {
    "fields": [
      {
        "name": "cache",
        "filling": {
          "type": "TokenCache"
        }
      }
    ]
  },
  "ExtAuth": {
    "fields": [
      {
        "name": "forwardBody",
        "filling": {
          "type": "ExtAuthForwardBody"
        }
      },
      {
        "name": "conditional",
        "filling": {
          "items": {
            "type": "ConditionalExtAuth"
          }
        }
      }
    ]
  },
  "ExtAuthForwardBody": {
    "fields": [
      {
        "name": "maxSize",
        "filling": {
          "amount": "bytes"
        }
      }
    ]
  },
  "ExtAuthPolicy": {
    "fields": [
      {
        "name": "forwardBody",
        "filling": {
          "type": "ExtAuthForwardBody"
        }
      }
    ]
  },
  "FrontendHttp": {
    "fields": [
      {
        "name": "maxBufferSize",
        "filling": {
          "amount": "bytes"
        }
      },
      {
        "name": "maxHeadSize",
        "filling": {
          "amount": "bytes"
        }
      },
      {
        "name": "maxTargetSize",
        "filling": {
          "amount": "bytes"
        }
      },
      {
        "name": "http1HalfClosedTimeout",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "http1IdleTimeout",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "headerTimeout",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "bodyIdleTimeout",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "http2WindowSize",
        "filling": {
          "amount": "bytes"
        }
      },
      {
        "name": "http2ConnectionWindowSize",
        "filling": {
          "amount": "bytes"
        }
      },
      {
        "name": "http2FrameSize",
        "filling": {
          "amount": "bytes"
        }
      },
      {
        "name": "http2MaxHeaderSize",
        "filling": {
          "amount": "bytes"
        }
      },
      {
        "name": "http2KeepaliveInterval",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "http2KeepaliveTimeout",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "maxConnectionDuration",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "tunnelIdleTimeout",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "maxTunnelDuration",
        "filling": {
          "amount": "milliseconds"
        }
      }
    ]
  },
  "FrontendPolicies": {
    "fields": [
      {
        "name": "http",
        "filling": {
          "type": "FrontendHttp"
        }
      },
      {
        "name": "tcp",
        "filling": {
          "type": "FrontendTcp"
        }
      },
      {
        "name": "tls",
        "filling": {
          "type": "FrontendTls"
        }
      },
      {
        "name": "proxyProtocol",
        "filling": {
          "type": "ProxyProtocol"
        }
      }
    ]
  },
  "FrontendTcp": {
    "fields": [
      {
        "name": "keepalive",
        "filling": {
          "type": "TcpKeepalive"
        }
      }
    ]
  },
  "FrontendTls": {
    "fields": [
      {
        "name": "handshakeTimeout",
        "filling": {
          "amount": "milliseconds"
        }
      }
    ]
  },
  "GoogleModelArmor": {
    "fields": [
      {
        "name": "policies",
        "filling": {
          "type": "GuardConnection"
        }
      }
    ]
  },
  "GuardConnection": {
    "fields": [
      {
        "name": "tcp",
        "filling": {
          "type": "BackendTcp"
        }
      },
      {
        "name": "http",
        "filling": {
          "type": "BackendHttp"
        }
      }
    ]
  },
  "HealthCheck": {
    "fields": [
      {
        "name": "interval",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "timeout",
        "filling": {
          "amount": "milliseconds"
        }
      }
    ]
  },
  "HealthEviction": {
    "fields": [
      {
        "name": "duration",
        "filling": {
          "amount": "milliseconds"
        }
      }
    ]
  },
  "IrAiBackend": {
    "fields": [
      {
        "name": "ai",
        "filling": {
          "type": "AiBackend"
        }
      }
    ]
  },
  "IrBackend": {
    "by": "kind",
    "branches": [
      {
        "tags": [
          "mcp"
        ],
        "filling": {
          "type": "IrMcpBackend"
        }
      },
      {
        "tags": [
          "ai"
        ],
        "filling": {
          "type": "IrAiBackend"
        }
      }
    ]
  },
  "IrMcpBackend": {
    "fields": [
      {
        "name": "mcp",
        "filling": {
          "type": "McpBackend"
        }
      }
    ]
  },
  "JwtAuthentication": {
    "fields": [
      {
        "name": "providers",
        "filling": {
          "items": {
            "type": "JwtProvider"
          }
        }
      }
    ]
  },
  "JwtProvider": {
    "fields": [
      {
        "name": "jwks",
        "filling": {
          "type": "KeySet"
        }
      },
      {
        "name": "introspection",
        "filling": {
          "type": "TokenIntrospection"
        }
      }
    ]
  },
  "JwtSign": {
    "fields": [
      {
        "name": "ttl",
        "filling": {
          "amount": "milliseconds"
        }
      }
    ]
  },
  "KeySet": {
    "fields": [
      {
        "name": "remote",
        "filling": {
          "type": "RemoteKeySet"
        }
      }
    ]
  },
  "McpBackend": {
    "fields": [
      {
        "name": "targets",
        "filling": {
          "items": {
            "type": "McpTarget"
          }
        }
      }
    ]
  },
  "McpBackendAuthentication": {
    "fields": [
      {
        "name": "jwks",
        "filling": {
          "type": "RemoteKeySet"
        }
      }
    ]
  },
  "McpPolicies": {
    "fields": [
      {
        "name": "authentication",
        "filling": {
          "type": "McpBackendAuthentication"
        }
      }
    ]
  },
  "McpTarget": {
    "fields": [
      {
        "name": "static",
        "filling": {
          "type": "McpTargetStatic"
        }
      },
      {
        "name": "stdio",
        "filling": {
          "type": "McpTargetStdio"
        }
      }
    ]
  },
  "McpTargetStatic": {
    "fields": [
      {
        "name": "policies",
        "filling": {
          "type": "SimpleBackendPolicies"
        }
      }
    ]
  },
  "McpTargetStdio": {
    "fields": [
      {
        "name": "maxMemory",
        "filling": {
          "amount": "bytes"
        }
      },
      {
        "name": "requestTimeout",
        "filling": {
          "amount": "milliseconds"
        }
      }
    ]
  },
  "NamedLlmProvider": {
    "fields": [
      {
        "name": "policies",
        "filling": {
          "type": "AiProviderPolicies"
        }
      }
    ]
  },
  "OauthTokenExchange": {
    "fields": [
      {
        "name": "cache",
        "filling": {
          "type": "TokenCache"
        }
      }
    ]
  },
  "Oidc": {
    "fields": [
      {
        "name": "jwks",
        "filling": {
          "type": "KeySet"
        }
      },
      {
        "name": "sessionDuration",
        "filling": {
          "amount": "milliseconds"
        }
      }
    ]
  },
  "OpenAiModeration": {
    "fields": [
      {
        "name": "policies",
        "filling": {
          "type": "GuardConnection"
        }
      }
    ]
  },
  "PriorityGroup": {
    "fields": [
      {
        "name": "providers",
        "filling": {
          "items": {
            "type": "NamedLlmProvider"
          }
        }
      }
    ]
  },
  "PromptGuard": {
    "fields": [
      {
        "name": "request",
        "filling": {
          "items": {
            "type": "RequestGuard"
          }
        }
      },
      {
        "name": "response",
        "filling": {
          "items": {
            "type": "ResponseGuard"
          }
        }
      }
    ]
  },
  "ProxyProtocol": {
    "fields": [
      {
        "name": "headerTimeout",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "maxExtensionSize",
        "filling": {
          "amount": "bytes"
        }
      }
    ]
  },
  "RemoteKeySet": {
    "fields": [
      {
        "name": "cacheDuration",
        "filling": {
          "amount": "milliseconds"
        }
      }
    ]
  },
  "RequestGuard": {
    "fields": [
      {
        "name": "bedrockGuardrails",
        "filling": {
          "type": "BedrockGuardrails"
        }
      },
      {
        "name": "googleModelArmor",
        "filling": {
          "type": "GoogleModelArmor"
        }
      },
      {
        "name": "openAIModeration",
        "filling": {
          "type": "OpenAiModeration"
        }
      }
    ]
  },
  "ResponseCache": {
    "fields": [
      {
        "name": "ttl",
        "filling": {
          "amount": "milliseconds"
        }
      }
    ]
  },
  "ResponseGuard": {
    "fields": [
      {
        "name": "bedrockGuardrails",
        "filling": {
          "type": "BedrockGuardrails"
        }
      },
      {
        "name": "googleModelArmor",
        "filling": {
          "type": "GoogleModelArmor"
        }
      }
    ]
  },
  "Retry": {
    "fields": [
      {
        "name": "backoff",
        "filling": {
          "amount": "milliseconds"
        }
      }
    ]
  },
  "SessionAffinity": {
    "fields": [
      {
        "name": "cookie",
        "filling": {
          "type": "AffinityCookie"
        }
      }
    ]
  },
  "SessionPersistence": {
    "fields": [
      {
        "name": "absoluteTimeout",
        "filling": {
          "amount": "milliseconds"
        }
      }
    ]
  },
  "SimpleBackendPolicies": {
    "fields": [
      {
        "name": "tcp",
        "filling": {
          "type": "BackendTcp"
        }
      },
      {
        "name": "http",
        "filling": {
          "type": "BackendHttp"
        }
      },
      {
        "name": "auth",
        "filling": {
          "type": "BackendAuth"
        }
      }
    ]
  },
  "TcpKeepalive": {
    "fields": [
      {
        "name": "time",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "interval",
        "filling": {
          "amount": "milliseconds"
        }
      }
    ]
  },
  "Timeouts": {
    "fields": [
      {
        "name": "request",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "backendRequest",
        "filling": {
          "amount": "milliseconds"
        }
      }
    ]
  },
  "TokenCache": {
    "fields": [
      {
        "name": "inMemory",
        "filling": {
          "type": "TokenCacheInMemory"
        }
      }
    ]
  },
  "TokenCacheInMemory": {
    "fields": [
      {
        "name": "defaultTtl",
        "filling": {
          "amount": "milliseconds"
        }
      }
    ]
  },
  "TokenIntrospection": {
    "fields": [
      {
        "name": "cacheDuration",
        "filling": {
          "amount": "milliseconds"
        }
      }
    ]
  },
  "TrafficPolicies": {
    "fields": [
      {
        "name": "oidc",
        "filling": {
          "type": "Oidc"
        }
      },
      {
        "name": "jwtAuthentication",
        "filling": {
          "type": "JwtAuthentication"
        }
      },
      {
        "name": "buffer",
        "filling": {
          "type": "BodyBuffer"
        }
      },
      {
        "name": "timeouts",
        "filling": {
          "type": "Timeouts"
        }
      },
      {
        "name": "extAuth",
        "filling": {
          "type": "ExtAuth"
        }
      },
      {
        "name": "retry",
        "filling": {
          "type": "Retry"
        }
      }
    ]
  }
};

/** The AffinityCookie with its durations and sizes as numbers; the rest is shared. */
export function parseAffinityCookie(value: AffinityCookie): ParsedAffinityCookie {
  return parse("AffinityCookie", value, PARSINGS) as ParsedAffinityCookie;
}

/** The AiBackend with its durations and sizes as numbers; the rest is shared. */
export function parseAiBackend(value: AiBackend): ParsedAiBackend {
  return parse("AiBackend", value, PARSINGS) as ParsedAiBackend;
}

/** The AiPolicies with its durations and sizes as numbers; the rest is shared. */
export function parseAiPolicies(value: AiPolicies): ParsedAiPolicies {
  return parse("AiPolicies", value, PARSINGS) as ParsedAiPolicies;
}

/** The AiProviderPolicies with its durations and sizes as numbers; the rest is shared. */
export function parseAiProviderPolicies(value: AiProviderPolicies): ParsedAiProviderPolicies {
  return parse("AiProviderPolicies", value, PARSINGS) as ParsedAiProviderPolicies;
}

/** The BackendAuth with its durations and sizes as numbers; the rest is shared. */
export function parseBackendAuth(value: BackendAuth): ParsedBackendAuth {
  return parse("BackendAuth", value, PARSINGS) as ParsedBackendAuth;
}

/** The BackendHealth with its durations and sizes as numbers; the rest is shared. */
export function parseBackendHealth(value: BackendHealth): ParsedBackendHealth {
  return parse("BackendHealth", value, PARSINGS) as ParsedBackendHealth;
}

/** The BackendHttp with its durations and sizes as numbers; the rest is shared. */
export function parseBackendHttp(value: BackendHttp): ParsedBackendHttp {
  return parse("BackendHttp", value, PARSINGS) as ParsedBackendHttp;
}

/** The BackendPolicies with its durations and sizes as numbers; the rest is shared. */
export function parseBackendPolicies(value: BackendPolicies): ParsedBackendPolicies {
  return parse("BackendPolicies", value, PARSINGS) as ParsedBackendPolicies;
}

/** The BackendTcp with its durations and sizes as numbers; the rest is shared. */
export function parseBackendTcp(value: BackendTcp): ParsedBackendTcp {
  return parse("BackendTcp", value, PARSINGS) as ParsedBackendTcp;
}

/** The BedrockGuardrails with its durations and sizes as numbers; the rest is shared. */
export function parseBedrockGuardrails(value: BedrockGuardrails): ParsedBedrockGuardrails {
  return parse("BedrockGuardrails", value, PARSINGS) as ParsedBedrockGuardrails;
}

/** The BodyBuffer with its durations and sizes as numbers; the rest is shared. */
export function parseBodyBuffer(value: BodyBuffer): ParsedBodyBuffer {
  return parse("BodyBuffer", value, PARSINGS) as ParsedBodyBuffer;
}

/** The BodyBufferLimit with its durations and sizes as numbers; the rest is shared. */
export function parseBodyBufferLimit(value: BodyBufferLimit): ParsedBodyBufferLimit {
  return parse("BodyBufferLimit", value, PARSINGS) as ParsedBodyBufferLimit;
}

/** The ConditionalExtAuth with its durations and sizes as numbers; the rest is shared. */
export function parseConditionalExtAuth(value: ConditionalExtAuth): ParsedConditionalExtAuth {
  return parse("ConditionalExtAuth", value, PARSINGS) as ParsedConditionalExtAuth;
}

/** The CrossAppAccess with its durations and sizes as numbers; the rest is shared. */
export function parseCrossAppAccess(value: CrossAppAccess): ParsedCrossAppAccess {
  return parse("CrossAppAccess", value, PARSINGS) as ParsedCrossAppAccess;
}

/** The ExtAuth with its durations and sizes as numbers; the rest is shared. */
export function parseExtAuth(value: ExtAuth): ParsedExtAuth {
  return parse("ExtAuth", value, PARSINGS) as ParsedExtAuth;
}

/** The ExtAuthForwardBody with its durations and sizes as numbers; the rest is shared. */
export function parseExtAuthForwardBody(value: ExtAuthForwardBody): ParsedExtAuthForwardBody {
  return parse("ExtAuthForwardBody", value, PARSINGS) as ParsedExtAuthForwardBody;
}

/** The ExtAuthPolicy with its durations and sizes as numbers; the rest is shared. */
export function parseExtAuthPolicy(value: ExtAuthPolicy): ParsedExtAuthPolicy {
  return parse("ExtAuthPolicy", value, PARSINGS) as ParsedExtAuthPolicy;
}

/** The FrontendHttp with its durations and sizes as numbers; the rest is shared. */
export function parseFrontendHttp(value: FrontendHttp): ParsedFrontendHttp {
  return parse("FrontendHttp", value, PARSINGS) as ParsedFrontendHttp;
}

/** The FrontendPolicies with its durations and sizes as numbers; the rest is shared. */
export function parseFrontendPolicies(value: FrontendPolicies): ParsedFrontendPolicies {
  return parse("FrontendPolicies", value, PARSINGS) as ParsedFrontendPolicies;
}

/** The FrontendTcp with its durations and sizes as numbers; the rest is shared. */
export function parseFrontendTcp(value: FrontendTcp): ParsedFrontendTcp {
  return parse("FrontendTcp", value, PARSINGS) as ParsedFrontendTcp;
}

/** The FrontendTls with its durations and sizes as numbers; the rest is shared. */
export function parseFrontendTls(value: FrontendTls): ParsedFrontendTls {
  return parse("FrontendTls", value, PARSINGS) as ParsedFrontendTls;
}

/** The GoogleModelArmor with its durations and sizes as numbers; the rest is shared. */
export function parseGoogleModelArmor(value: GoogleModelArmor): ParsedGoogleModelArmor {
  return parse("GoogleModelArmor", value, PARSINGS) as ParsedGoogleModelArmor;
}

/** The GuardConnection with its durations and sizes as numbers; the rest is shared. */
export function parseGuardConnection(value: GuardConnection): ParsedGuardConnection {
  return parse("GuardConnection", value, PARSINGS) as ParsedGuardConnection;
}

/** The HealthCheck with its durations and sizes as numbers; the rest is shared. */
export function parseHealthCheck(value: HealthCheck): ParsedHealthCheck {
  return parse("HealthCheck", value, PARSINGS) as ParsedHealthCheck;
}

/** The HealthEviction with its durations and sizes as numbers; the rest is shared. */
export function parseHealthEviction(value: HealthEviction): ParsedHealthEviction {
  return parse("HealthEviction", value, PARSINGS) as ParsedHealthEviction;
}

/** The IrAiBackend with its durations and sizes as numbers; the rest is shared. */
export function parseIrAiBackend(value: IrAiBackend): ParsedIrAiBackend {
  return parse("IrAiBackend", value, PARSINGS) as ParsedIrAiBackend;
}

/** The IrBackend with its durations and sizes as numbers; the rest is shared. */
export function parseIrBackend(value: IrBackend): ParsedIrBackend {
  return parse("IrBackend", value, PARSINGS) as ParsedIrBackend;
}

/** The IrMcpBackend with its durations and sizes as numbers; the rest is shared. */
export function parseIrMcpBackend(value: IrMcpBackend): ParsedIrMcpBackend {
  return parse("IrMcpBackend", value, PARSINGS) as ParsedIrMcpBackend;
}

/** The JwtAuthentication with its durations and sizes as numbers; the rest is shared. */
export function parseJwtAuthentication(value: JwtAuthentication): ParsedJwtAuthentication {
  return parse("JwtAuthentication", value, PARSINGS) as ParsedJwtAuthentication;
}

/** The JwtProvider with its durations and sizes as numbers; the rest is shared. */
export function parseJwtProvider(value: JwtProvider): ParsedJwtProvider {
  return parse("JwtProvider", value, PARSINGS) as ParsedJwtProvider;
}

/** The JwtSign with its durations and sizes as numbers; the rest is shared. */
export function parseJwtSign(value: JwtSign): ParsedJwtSign {
  return parse("JwtSign", value, PARSINGS) as ParsedJwtSign;
}

/** The KeySet with its durations and sizes as numbers; the rest is shared. */
export function parseKeySet(value: KeySet): ParsedKeySet {
  return parse("KeySet", value, PARSINGS) as ParsedKeySet;
}

/** The McpBackend with its durations and sizes as numbers; the rest is shared. */
export function parseMcpBackend(value: McpBackend): ParsedMcpBackend {
  return parse("McpBackend", value, PARSINGS) as ParsedMcpBackend;
}

/** The McpBackendAuthentication with its durations and sizes as numbers; the rest is shared. */
export function parseMcpBackendAuthentication(value: McpBackendAuthentication): ParsedMcpBackendAuthentication {
  return parse("McpBackendAuthentication", value, PARSINGS) as ParsedMcpBackendAuthentication;
}

/** The McpPolicies with its durations and sizes as numbers; the rest is shared. */
export function parseMcpPolicies(value: McpPolicies): ParsedMcpPolicies {
  return parse("McpPolicies", value, PARSINGS) as ParsedMcpPolicies;
}

/** The McpTarget with its durations and sizes as numbers; the rest is shared. */
export function parseMcpTarget(value: McpTarget): ParsedMcpTarget {
  return parse("McpTarget", value, PARSINGS) as ParsedMcpTarget;
}

/** The McpTargetStatic with its durations and sizes as numbers; the rest is shared. */
export function parseMcpTargetStatic(value: McpTargetStatic): ParsedMcpTargetStatic {
  return parse("McpTargetStatic", value, PARSINGS) as ParsedMcpTargetStatic;
}

/** The McpTargetStdio with its durations and sizes as numbers; the rest is shared. */
export function parseMcpTargetStdio(value: McpTargetStdio): ParsedMcpTargetStdio {
  return parse("McpTargetStdio", value, PARSINGS) as ParsedMcpTargetStdio;
}

/** The NamedLlmProvider with its durations and sizes as numbers; the rest is shared. */
export function parseNamedLlmProvider(value: NamedLlmProvider): ParsedNamedLlmProvider {
  return parse("NamedLlmProvider", value, PARSINGS) as ParsedNamedLlmProvider;
}

/** The OauthTokenExchange with its durations and sizes as numbers; the rest is shared. */
export function parseOauthTokenExchange(value: OauthTokenExchange): ParsedOauthTokenExchange {
  return parse("OauthTokenExchange", value, PARSINGS) as ParsedOauthTokenExchange;
}

/** The Oidc with its durations and sizes as numbers; the rest is shared. */
export function parseOidc(value: Oidc): ParsedOidc {
  return parse("Oidc", value, PARSINGS) as ParsedOidc;
}

/** The OpenAiModeration with its durations and sizes as numbers; the rest is shared. */
export function parseOpenAiModeration(value: OpenAiModeration): ParsedOpenAiModeration {
  return parse("OpenAiModeration", value, PARSINGS) as ParsedOpenAiModeration;
}

/** The PriorityGroup with its durations and sizes as numbers; the rest is shared. */
export function parsePriorityGroup(value: PriorityGroup): ParsedPriorityGroup {
  return parse("PriorityGroup", value, PARSINGS) as ParsedPriorityGroup;
}

/** The PromptGuard with its durations and sizes as numbers; the rest is shared. */
export function parsePromptGuard(value: PromptGuard): ParsedPromptGuard {
  return parse("PromptGuard", value, PARSINGS) as ParsedPromptGuard;
}

/** The ProxyProtocol with its durations and sizes as numbers; the rest is shared. */
export function parseProxyProtocol(value: ProxyProtocol): ParsedProxyProtocol {
  return parse("ProxyProtocol", value, PARSINGS) as ParsedProxyProtocol;
}

/** The RemoteKeySet with its durations and sizes as numbers; the rest is shared. */
export function parseRemoteKeySet(value: RemoteKeySet): ParsedRemoteKeySet {
  return parse("RemoteKeySet", value, PARSINGS) as ParsedRemoteKeySet;
}

/** The RequestGuard with its durations and sizes as numbers; the rest is shared. */
export function parseRequestGuard(value: RequestGuard): ParsedRequestGuard {
  return parse("RequestGuard", value, PARSINGS) as ParsedRequestGuard;
}

/** The ResponseCache with its durations and sizes as numbers; the rest is shared. */
export function parseResponseCache(value: ResponseCache): ParsedResponseCache {
  return parse("ResponseCache", value, PARSINGS) as ParsedResponseCache;
}

/** The ResponseGuard with its durations and sizes as numbers; the rest is shared. */
export function parseResponseGuard(value: ResponseGuard): ParsedResponseGuard {
  return parse("ResponseGuard", value, PARSINGS) as ParsedResponseGuard;
}

/** The Retry with its durations and sizes as numbers; the rest is shared. */
export function parseRetry(value: Retry): ParsedRetry {
  return parse("Retry", value, PARSINGS) as ParsedRetry;
}

/** The SessionAffinity with its durations and sizes as numbers; the rest is shared. */
export function parseSessionAffinity(value: SessionAffinity): ParsedSessionAffinity {
  return parse("SessionAffinity", value, PARSINGS) as ParsedSessionAffinity;
}

/** The SessionPersistence with its durations and sizes as numbers; the rest is shared. */
export function parseSessionPersistence(value: SessionPersistence): ParsedSessionPersistence {
  return parse("SessionPersistence", value, PARSINGS) as ParsedSessionPersistence;
}

/** The SimpleBackendPolicies with its durations and sizes as numbers; the rest is shared. */
export function parseSimpleBackendPolicies(value: SimpleBackendPolicies): ParsedSimpleBackendPolicies {
  return parse("SimpleBackendPolicies", value, PARSINGS) as ParsedSimpleBackendPolicies;
}

/** The TcpKeepalive with its durations and sizes as numbers; the rest is shared. */
export function parseTcpKeepalive(value: TcpKeepalive): ParsedTcpKeepalive {
  return parse("TcpKeepalive", value, PARSINGS) as ParsedTcpKeepalive;
}

/** The Timeouts with its durations and sizes as numbers; the rest is shared. */
export function parseTimeouts(value: Timeouts): ParsedTimeouts {
  return parse("Timeouts", value, PARSINGS) as ParsedTimeouts;
}

/** The TokenCache with its durations and sizes as numbers; the rest is shared. */
export function parseTokenCache(value: TokenCache): ParsedTokenCache {
  return parse("TokenCache", value, PARSINGS) as ParsedTokenCache;
}

/** The TokenCacheInMemory with its durations and sizes as numbers; the rest is shared. */
export function parseTokenCacheInMemory(value: TokenCacheInMemory): ParsedTokenCacheInMemory {
  return parse("TokenCacheInMemory", value, PARSINGS) as ParsedTokenCacheInMemory;
}

/** The TokenIntrospection with its durations and sizes as numbers; the rest is shared. */
export function parseTokenIntrospection(value: TokenIntrospection): ParsedTokenIntrospection {
  return parse("TokenIntrospection", value, PARSINGS) as ParsedTokenIntrospection;
}

/** The TrafficPolicies with its durations and sizes as numbers; the rest is shared. */
export function parseTrafficPolicies(value: TrafficPolicies): ParsedTrafficPolicies {
  return parse("TrafficPolicies", value, PARSINGS) as ParsedTrafficPolicies;
}
