// Generated from schemas/ by `npm run generate`: do not edit.

import type {
  ClientRegistration,
  ClientRegistrationInput,
  EdgeBackend,
  EdgeBackendInput,
  EdgePolicy,
  EdgePolicyInput,
  IdentityLimits,
  IdentityLimitsInput,
  ObservabilityLimits,
  ObservabilityLimitsInput,
  StandaloneConfig,
  StandaloneConfigInput,
  StandaloneFileLimits,
  StandaloneFileLimitsInput,
  TraceRecord,
  TraceRecordInput,
} from "../types/index.ts";
import { fill } from "./fill.ts";
import type { Filling } from "./fill.ts";

/** The defaults of the properties of every type. */
export const DEFAULTS = {
  "accessLogOtlp": {
    "protocol": "GRPC"
  },
  "apiKeyAuthentication": {
    "mode": "Strict",
    "location": {
      "header": {
        "name": "Authorization",
        "prefix": "Bearer "
      }
    }
  },
  "authorization": {
    "action": "Allow"
  },
  "azureOpenaiProvider": {
    "apiVersion": "v1"
  },
  "azureProvider": {
    "apiVersion": "v1"
  },
  "backendTls": {
    "certificateSource": "Inline",
    "alpnProtocols": [
      "h2",
      "http/1.1"
    ]
  },
  "backendTunnel": {
    "mode": "Auto"
  },
  "basicAuthentication": {
    "mode": "Strict",
    "realm": "Restricted",
    "location": {
      "header": {
        "name": "Authorization",
        "prefix": "Basic "
      }
    }
  },
  "bedrockGuardrails": {
    "action": "Reject"
  },
  "bedrockProvider": {
    "region": "us-east-1"
  },
  "bodyBufferLimit": {
    "failureMode": "FailClosed"
  },
  "caCertificateRef": {
    "kind": "ConfigMap"
  },
  "clientAuth": {
    "method": "ClientSecretBasic"
  },
  "customProvider": {
    "providerOverride": "custom"
  },
  "customProviderRef": {
    "group": "",
    "kind": "Service"
  },
  "extAuthCache": {
    "maxEntries": 10000
  },
  "extAuthHttp": {
    "allowedRequestHeaders": [
      "Authorization"
    ]
  },
  "extAuthPolicy": {
    "failureMode": "FailClosed"
  },
  "frontendHttp": {
    "maxBufferSize": "2Mi",
    "http1MaxHeaders": 100,
    "maxHeadSize": "64Ki",
    "maxTargetSize": "16Ki",
    "http1IdleTimeout": "10m",
    "headerTimeout": "30s",
    "bodyIdleTimeout": "5m",
    "http1HeaderCase": "Lowercase",
    "http2FrameSize": "16Ki",
    "http2MaxHeaderSize": "16Ki"
  },
  "frontendTls": {
    "handshakeTimeout": "15s",
    "alpnProtocols": [
      "h2",
      "http/1.1"
    ]
  },
  "gcpCredential": {
    "type": "AccessToken"
  },
  "globalRateLimit": {
    "failureMode": "FailClosed"
  },
  "googleModelArmor": {
    "location": "us-central1",
    "action": "Reject"
  },
  "healthEviction": {
    "duration": "3s"
  },
  "httpCorsFilter": {
    "allowCredentials": false,
    "maxAge": 5
  },
  "httpHeaderMatch": {
    "type": "Exact"
  },
  "httpPathMatch": {
    "type": "PathPrefix",
    "value": "/"
  },
  "httpQueryParamMatch": {
    "type": "Exact"
  },
  "httpRouteMatch": {
    "path": {
      "type": "PathPrefix",
      "value": "/"
    }
  },
  "idSubjectToken": {
    "tokenType": "IdToken"
  },
  "identityLimits": {
    "requestTimeoutMilliseconds": 5000,
    "maxDocumentBytes": 1048576,
    "keySetCooldownMilliseconds": 5000,
    "keySetStaleMilliseconds": 86400000,
    "metadataCacheMilliseconds": 300000,
    "metadataDocuments": 256,
    "verifiedTokens": 10000,
    "clockLeewaySeconds": 60,
    "maxRegistrationBytes": 65536
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
  "jwtSign": {
    "alg": "RS256",
    "ttl": "300s",
    "location": {
      "header": {
        "name": "Authorization",
        "prefix": "Bearer "
      }
    }
  },
  "localRateLimit": {
    "burst": 0
  },
  "loggingSettings": {
    "level": "info",
    "format": "text"
  },
  "mcpAuthentication": {
    "authorizationServers": "Gateway"
  },
  "mcpAuthorization": {
    "action": "Allow"
  },
  "mcpBackend": {
    "sessionRouting": "Stateful",
    "failureMode": "FailClosed",
    "prefixMode": "Conditional"
  },
  "mcpBackendAuthentication": {
    "mode": "Strict"
  },
  "mcpGuardrailRemote": {
    "failureMode": "FailClosed"
  },
  "mcpSettings": {
    "sessionTtl": "30m",
    "cachedSessions": 10000
  },
  "mcpTargetStatic": {
    "protocol": "StreamableHTTP"
  },
  "networkAuthorization": {
    "action": "Allow"
  },
  "oauthTokenExchange": {
    "path": "/",
    "grantType": "TokenExchange"
  },
  "observabilityLimits": {
    "maxTraceWatchers": 64,
    "maxQueuedTraceRecords": 1024,
    "maxTracedBodyBytes": 65536,
    "traceKeepaliveMilliseconds": 1000,
    "maxMetricSeries": 10000
  },
  "openAiModeration": {
    "action": "Reject"
  },
  "openaiInlineModeration": {
    "model": "omni-moderation-latest"
  },
  "parentReference": {
    "group": "gateway.networking.k8s.io",
    "kind": "Gateway"
  },
  "policyTraffic": {
    "phase": "PostRouting"
  },
  "privateKeyJwt": {
    "alg": "RS256"
  },
  "processingOptions": {
    "requestHeaderMode": "Send",
    "responseHeaderMode": "Send",
    "requestBodyMode": "FullDuplexStreamed",
    "responseBodyMode": "FullDuplexStreamed",
    "requestTrailerMode": "Send",
    "responseTrailerMode": "Send",
    "allowModeOverride": false
  },
  "promptCaching": {
    "cacheSystem": true,
    "cacheMessages": true,
    "cacheTools": false,
    "minTokens": 1024,
    "cacheMessageOffset": 0
  },
  "promptGuard": {
    "streaming": "Disabled"
  },
  "proxyProtocol": {
    "version": "V2",
    "mode": "Strict"
  },
  "rateLimitDescriptor": {
    "unit": "Requests"
  },
  "regexGuard": {
    "action": "Mask"
  },
  "rejectionResponse": {
    "message": "The request was rejected due to inappropriate content",
    "statusCode": 403
  },
  "remoteKeySet": {
    "cacheDuration": "5m"
  },
  "secretKeyRef": {
    "group": "",
    "kind": ""
  },
  "secretRef": {
    "group": "",
    "kind": ""
  },
  "settings": {
    "adminAddr": "127.0.0.1:15000",
    "statsAddr": "0.0.0.0:15020",
    "readinessAddr": "0.0.0.0:15021",
    "streamBufferSize": "64Ki",
    "maxLocalRateLimits": 4096,
    "connectionTerminationDeadline": "5s",
    "connectionMinTerminationDeadline": "0s",
    "sensitiveHeaders": [],
    "logging": {},
    "session": {},
    "mcp": {},
    "backend": {},
    "identity": {},
    "observability": {}
  },
  "standaloneConfig": {
    "config": {},
    "gateways": {},
    "routes": [],
    "backends": {},
    "secrets": {}
  },
  "standaloneFileLimits": {
    "maxFileSize": 4194304,
    "maxNodes": 1000000,
    "maxDepth": 64,
    "maxDiagnostics": 500
  },
  "standaloneGateway": {
    "protocol": "HTTP",
    "frontend": {},
    "routes": []
  },
  "standaloneListener": {
    "protocol": "HTTP"
  },
  "standaloneRoute": {
    "matches": [
      {
        "path": {
          "type": "PathPrefix",
          "value": "/"
        }
      }
    ],
    "filters": [],
    "backends": []
  },
  "standaloneRouteBackend": {
    "weight": 1,
    "filters": []
  },
  "tcpKeepalive": {
    "retries": 9,
    "time": "180s",
    "interval": "180s"
  },
  "tokenCacheInMemory": {
    "maxEntries": 8192,
    "defaultTtl": "300s"
  },
  "tracing": {
    "protocol": "GRPC"
  },
  "upstreamSettings": {
    "connectTimeout": "10s",
    "poolIdleTimeout": "90s",
    "poolMaxIdle": 1024,
    "http1MaxHeaders": 200,
    "maxHeadSize": "64Ki",
    "bodyIdleTimeout": "5m"
  },
  "vertexAiProvider": {
    "region": "global"
  },
  "webhookGuard": {
    "failureMode": "FailClosed",
    "action": "Reject"
  }
} as const;

const FILLINGS: Readonly<Record<string, Filling>> = {
  "AccessLogOtlp": {
    "fields": [
      {
        "name": "protocol",
        "default": "GRPC"
      }
    ]
  },
  "ApiKeyAuthentication": {
    "fields": [
      {
        "name": "mode",
        "default": "Strict"
      },
      {
        "name": "secretRef",
        "filling": {
          "type": "SecretRef"
        }
      },
      {
        "name": "location",
        "default": {
          "header": {
            "name": "Authorization",
            "prefix": "Bearer "
          }
        }
      }
    ]
  },
  "Authorization": {
    "fields": [
      {
        "name": "action",
        "default": "Allow"
      }
    ]
  },
  "AzureOpenaiProvider": {
    "fields": [
      {
        "name": "apiVersion",
        "default": "v1"
      }
    ]
  },
  "AzureProvider": {
    "fields": [
      {
        "name": "apiVersion",
        "default": "v1"
      }
    ]
  },
  "BackendTls": {
    "fields": [
      {
        "name": "certificateSource",
        "default": "Inline"
      },
      {
        "name": "mtlsCertificateRef",
        "filling": {
          "items": {
            "type": "SecretRef"
          }
        }
      },
      {
        "name": "caCertificateRefs",
        "filling": {
          "items": {
            "type": "CaCertificateRef"
          }
        }
      },
      {
        "name": "alpnProtocols",
        "default": [
          "h2",
          "http/1.1"
        ]
      }
    ]
  },
  "BackendTunnel": {
    "fields": [
      {
        "name": "mode",
        "default": "Auto"
      }
    ]
  },
  "BasicAuthentication": {
    "fields": [
      {
        "name": "mode",
        "default": "Strict"
      },
      {
        "name": "realm",
        "default": "Restricted"
      },
      {
        "name": "secretRef",
        "filling": {
          "type": "SecretKeyRef"
        }
      },
      {
        "name": "location",
        "default": {
          "header": {
            "name": "Authorization",
            "prefix": "Basic "
          }
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
      },
      {
        "name": "action",
        "default": "Reject"
      }
    ]
  },
  "BedrockProvider": {
    "fields": [
      {
        "name": "region",
        "default": "us-east-1"
      }
    ]
  },
  "BodyBufferLimit": {
    "fields": [
      {
        "name": "failureMode",
        "default": "FailClosed"
      }
    ]
  },
  "CaCertificateRef": {
    "fields": [
      {
        "name": "kind",
        "default": "ConfigMap"
      }
    ]
  },
  "ClientAuth": {
    "fields": [
      {
        "name": "secretRef",
        "filling": {
          "type": "SecretKeyRef"
        }
      },
      {
        "name": "privateKeyJwt",
        "filling": {
          "type": "PrivateKeyJwt"
        }
      },
      {
        "name": "method",
        "default": "ClientSecretBasic"
      }
    ]
  },
  "CrossAppEndpoint": {
    "fields": [
      {
        "name": "clientAuth",
        "filling": {
          "type": "ClientAuth"
        }
      }
    ]
  },
  "CustomProvider": {
    "fields": [
      {
        "name": "backendRef",
        "filling": {
          "type": "CustomProviderRef"
        }
      },
      {
        "name": "providerOverride",
        "default": "custom"
      }
    ]
  },
  "CustomProviderRef": {
    "fields": [
      {
        "name": "group",
        "default": ""
      },
      {
        "name": "kind",
        "default": "Service"
      }
    ]
  },
  "ExtAuthCache": {
    "fields": [
      {
        "name": "maxEntries",
        "default": 10000
      }
    ]
  },
  "ExtAuthFields": {
    "fields": [
      {
        "name": "http",
        "filling": {
          "type": "ExtAuthHttp"
        }
      },
      {
        "name": "cache",
        "filling": {
          "type": "ExtAuthCache"
        }
      }
    ]
  },
  "ExtAuthHttp": {
    "fields": [
      {
        "name": "allowedRequestHeaders",
        "default": [
          "Authorization"
        ]
      }
    ]
  },
  "ExtAuthPolicy": {
    "fields": [
      {
        "name": "http",
        "filling": {
          "type": "ExtAuthHttp"
        }
      },
      {
        "name": "cache",
        "filling": {
          "type": "ExtAuthCache"
        }
      },
      {
        "name": "failureMode",
        "default": "FailClosed"
      }
    ]
  },
  "FrontendHttp": {
    "fields": [
      {
        "name": "maxBufferSize",
        "default": "2Mi"
      },
      {
        "name": "http1MaxHeaders",
        "default": 100
      },
      {
        "name": "maxHeadSize",
        "default": "64Ki"
      },
      {
        "name": "maxTargetSize",
        "default": "16Ki"
      },
      {
        "name": "http1IdleTimeout",
        "default": "10m"
      },
      {
        "name": "headerTimeout",
        "default": "30s"
      },
      {
        "name": "bodyIdleTimeout",
        "default": "5m"
      },
      {
        "name": "http1HeaderCase",
        "default": "Lowercase"
      },
      {
        "name": "http2FrameSize",
        "default": "16Ki"
      },
      {
        "name": "http2MaxHeaderSize",
        "default": "16Ki"
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
        "name": "networkAuthorization",
        "filling": {
          "type": "NetworkAuthorization"
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
      },
      {
        "name": "accessLog",
        "filling": {
          "type": "AccessLog"
        }
      },
      {
        "name": "tracing",
        "filling": {
          "type": "Tracing"
        }
      }
    ]
  },
  "FrontendTls": {
    "fields": [
      {
        "name": "handshakeTimeout",
        "default": "15s"
      },
      {
        "name": "alpnProtocols",
        "default": [
          "h2",
          "http/1.1"
        ]
      }
    ]
  },
  "GcpCredential": {
    "fields": [
      {
        "name": "type",
        "default": "AccessToken"
      },
      {
        "name": "secretRef",
        "filling": {
          "type": "SecretKeyRef"
        }
      }
    ]
  },
  "GlobalRateLimit": {
    "fields": [
      {
        "name": "failureMode",
        "default": "FailClosed"
      },
      {
        "name": "descriptors",
        "filling": {
          "items": {
            "type": "RateLimitDescriptor"
          }
        }
      }
    ]
  },
  "GoogleModelArmor": {
    "fields": [
      {
        "name": "location",
        "default": "us-central1"
      },
      {
        "name": "policies",
        "filling": {
          "type": "GuardConnection"
        }
      },
      {
        "name": "action",
        "default": "Reject"
      }
    ]
  },
  "GuardAuth": {
    "fields": [
      {
        "name": "secretRef",
        "filling": {
          "type": "SecretKeyRef"
        }
      },
      {
        "name": "aws",
        "filling": {
          "type": "AwsCredential"
        }
      },
      {
        "name": "azure",
        "filling": {
          "type": "AzureCredential"
        }
      },
      {
        "name": "gcp",
        "filling": {
          "type": "GcpCredential"
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
        "name": "tls",
        "filling": {
          "type": "BackendTls"
        }
      },
      {
        "name": "tunnel",
        "filling": {
          "type": "BackendTunnel"
        }
      },
      {
        "name": "auth",
        "filling": {
          "type": "GuardAuth"
        }
      }
    ]
  },
  "HealthEviction": {
    "fields": [
      {
        "name": "duration",
        "default": "3s"
      }
    ]
  },
  "HttpCorsFilter": {
    "fields": [
      {
        "name": "allowCredentials",
        "default": false
      },
      {
        "name": "maxAge",
        "default": 5
      }
    ]
  },
  "HttpHeaderMatch": {
    "fields": [
      {
        "name": "type",
        "default": "Exact"
      }
    ]
  },
  "HttpPathMatch": {
    "fields": [
      {
        "name": "type",
        "default": "PathPrefix"
      },
      {
        "name": "value",
        "default": "/"
      }
    ]
  },
  "HttpQueryParamMatch": {
    "fields": [
      {
        "name": "type",
        "default": "Exact"
      }
    ]
  },
  "HttpRouteFilter": {
    "fields": [
      {
        "name": "cors",
        "filling": {
          "type": "HttpCorsFilter"
        }
      }
    ]
  },
  "HttpRouteMatch": {
    "fields": [
      {
        "name": "path",
        "default": {
          "type": "PathPrefix",
          "value": "/"
        },
        "filling": {
          "type": "HttpPathMatch"
        }
      },
      {
        "name": "headers",
        "filling": {
          "items": {
            "type": "HttpHeaderMatch"
          }
        }
      },
      {
        "name": "queryParams",
        "filling": {
          "items": {
            "type": "HttpQueryParamMatch"
          }
        }
      }
    ]
  },
  "IdSubjectToken": {
    "fields": [
      {
        "name": "tokenType",
        "default": "IdToken"
      }
    ]
  },
  "IdentityLimits": {
    "fields": [
      {
        "name": "requestTimeoutMilliseconds",
        "default": 5000
      },
      {
        "name": "maxDocumentBytes",
        "default": 1048576
      },
      {
        "name": "keySetCooldownMilliseconds",
        "default": 5000
      },
      {
        "name": "keySetStaleMilliseconds",
        "default": 86400000
      },
      {
        "name": "metadataCacheMilliseconds",
        "default": 300000
      },
      {
        "name": "metadataDocuments",
        "default": 256
      },
      {
        "name": "verifiedTokens",
        "default": 10000
      },
      {
        "name": "clockLeewaySeconds",
        "default": 60
      },
      {
        "name": "maxRegistrationBytes",
        "default": 65536
      }
    ]
  },
  "JwtAuthentication": {
    "fields": [
      {
        "name": "mode",
        "default": "Strict"
      },
      {
        "name": "providers",
        "filling": {
          "items": {
            "type": "JwtProvider"
          }
        }
      },
      {
        "name": "location",
        "default": {
          "header": {
            "name": "Authorization",
            "prefix": "Bearer "
          }
        }
      },
      {
        "name": "preserveToken",
        "default": false
      },
      {
        "name": "mcp",
        "filling": {
          "type": "McpAuthentication"
        }
      }
    ]
  },
  "JwtSign": {
    "fields": [
      {
        "name": "signingKeyRef",
        "filling": {
          "type": "SecretKeyRef"
        }
      },
      {
        "name": "alg",
        "default": "RS256"
      },
      {
        "name": "ttl",
        "default": "300s"
      },
      {
        "name": "location",
        "default": {
          "header": {
            "name": "Authorization",
            "prefix": "Bearer "
          }
        }
      }
    ]
  },
  "LlmProvider": {
    "fields": [
      {
        "name": "openai",
        "filling": {
          "type": "OpenaiProvider"
        }
      },
      {
        "name": "azureopenai",
        "filling": {
          "type": "AzureOpenaiProvider"
        }
      },
      {
        "name": "azure",
        "filling": {
          "type": "AzureProvider"
        }
      },
      {
        "name": "vertexai",
        "filling": {
          "type": "VertexAiProvider"
        }
      },
      {
        "name": "bedrock",
        "filling": {
          "type": "BedrockProvider"
        }
      },
      {
        "name": "custom",
        "filling": {
          "type": "CustomProvider"
        }
      }
    ]
  },
  "LocalRateLimit": {
    "fields": [
      {
        "name": "burst",
        "default": 0
      }
    ]
  },
  "LoggingSettings": {
    "fields": [
      {
        "name": "level",
        "default": "info"
      },
      {
        "name": "format",
        "default": "text"
      }
    ]
  },
  "McpAuthentication": {
    "fields": [
      {
        "name": "authorizationServers",
        "default": "Gateway"
      }
    ]
  },
  "McpAuthorization": {
    "fields": [
      {
        "name": "action",
        "default": "Allow"
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
      },
      {
        "name": "sessionRouting",
        "default": "Stateful"
      },
      {
        "name": "failureMode",
        "default": "FailClosed"
      },
      {
        "name": "prefixMode",
        "default": "Conditional"
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
      },
      {
        "name": "mode",
        "default": "Strict"
      },
      {
        "name": "clientSecretRef",
        "filling": {
          "type": "SecretKeyRef"
        }
      }
    ]
  },
  "McpGuardrailRemote": {
    "fields": [
      {
        "name": "failureMode",
        "default": "FailClosed"
      }
    ]
  },
  "McpPolicies": {
    "fields": [
      {
        "name": "authorization",
        "filling": {
          "type": "McpAuthorization"
        }
      },
      {
        "name": "authentication",
        "filling": {
          "type": "McpBackendAuthentication"
        }
      },
      {
        "name": "guardrails",
        "filling": {
          "type": "McpGuardrails"
        }
      }
    ]
  },
  "McpSettings": {
    "fields": [
      {
        "name": "sessionTtl",
        "default": "30m"
      },
      {
        "name": "cachedSessions",
        "default": 10000
      }
    ]
  },
  "McpTargetStatic": {
    "fields": [
      {
        "name": "protocol",
        "default": "StreamableHTTP"
      },
      {
        "name": "policies",
        "filling": {
          "type": "SimpleBackendPolicies"
        }
      }
    ]
  },
  "NamedLlmProvider": {
    "fields": [
      {
        "name": "openai",
        "filling": {
          "type": "OpenaiProvider"
        }
      },
      {
        "name": "azureopenai",
        "filling": {
          "type": "AzureOpenaiProvider"
        }
      },
      {
        "name": "azure",
        "filling": {
          "type": "AzureProvider"
        }
      },
      {
        "name": "vertexai",
        "filling": {
          "type": "VertexAiProvider"
        }
      },
      {
        "name": "bedrock",
        "filling": {
          "type": "BedrockProvider"
        }
      },
      {
        "name": "custom",
        "filling": {
          "type": "CustomProvider"
        }
      },
      {
        "name": "policies",
        "filling": {
          "type": "AiProviderPolicies"
        }
      }
    ]
  },
  "NetworkAuthorization": {
    "fields": [
      {
        "name": "action",
        "default": "Allow"
      }
    ]
  },
  "OauthTokenExchange": {
    "fields": [
      {
        "name": "path",
        "default": "/"
      },
      {
        "name": "grantType",
        "default": "TokenExchange"
      },
      {
        "name": "clientAuth",
        "filling": {
          "type": "ClientAuth"
        }
      },
      {
        "name": "cache",
        "filling": {
          "type": "TokenCache"
        }
      }
    ]
  },
  "ObservabilityLimits": {
    "fields": [
      {
        "name": "maxTraceWatchers",
        "default": 64
      },
      {
        "name": "maxQueuedTraceRecords",
        "default": 1024
      },
      {
        "name": "maxTracedBodyBytes",
        "default": 65536
      },
      {
        "name": "traceKeepaliveMilliseconds",
        "default": 1000
      },
      {
        "name": "maxMetricSeries",
        "default": 10000
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
      },
      {
        "name": "action",
        "default": "Reject"
      }
    ]
  },
  "OpenaiInlineModeration": {
    "fields": [
      {
        "name": "model",
        "default": "omni-moderation-latest"
      }
    ]
  },
  "OpenaiProvider": {
    "fields": [
      {
        "name": "moderation",
        "filling": {
          "type": "OpenaiInlineModeration"
        }
      }
    ]
  },
  "ParentReference": {
    "fields": [
      {
        "name": "group",
        "default": "gateway.networking.k8s.io"
      },
      {
        "name": "kind",
        "default": "Gateway"
      }
    ]
  },
  "PolicyAncestorStatus": {
    "fields": [
      {
        "name": "ancestorRef",
        "filling": {
          "type": "ParentReference"
        }
      }
    ]
  },
  "PolicyFrontend": {
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
        "name": "networkAuthorization",
        "filling": {
          "type": "NetworkAuthorization"
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
      },
      {
        "name": "accessLog",
        "filling": {
          "type": "AccessLog"
        }
      },
      {
        "name": "tracing",
        "filling": {
          "type": "Tracing"
        }
      }
    ]
  },
  "PolicyTraffic": {
    "fields": [
      {
        "name": "cors",
        "filling": {
          "type": "HttpCorsFilter"
        }
      },
      {
        "name": "jwtAuthentication",
        "filling": {
          "type": "JwtAuthentication"
        }
      },
      {
        "name": "authorization",
        "filling": {
          "type": "Authorization"
        }
      },
      {
        "name": "rateLimit",
        "filling": {
          "type": "RateLimit"
        }
      },
      {
        "name": "buffer",
        "filling": {
          "type": "BodyBuffer"
        }
      },
      {
        "name": "basicAuthentication",
        "filling": {
          "type": "BasicAuthentication"
        }
      },
      {
        "name": "apiKeyAuthentication",
        "filling": {
          "type": "ApiKeyAuthentication"
        }
      },
      {
        "name": "extAuth",
        "filling": {
          "type": "ExtAuth"
        }
      },
      {
        "name": "extProc",
        "filling": {
          "type": "ExtProc"
        }
      },
      {
        "name": "phase",
        "default": "PostRouting"
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
  "PrivateKeyJwt": {
    "fields": [
      {
        "name": "signingKeyRef",
        "filling": {
          "type": "SecretKeyRef"
        }
      },
      {
        "name": "certificateRef",
        "filling": {
          "type": "SecretKeyRef"
        }
      },
      {
        "name": "alg",
        "default": "RS256"
      }
    ]
  },
  "ProcessingOptions": {
    "fields": [
      {
        "name": "requestHeaderMode",
        "default": "Send"
      },
      {
        "name": "responseHeaderMode",
        "default": "Send"
      },
      {
        "name": "requestBodyMode",
        "default": "FullDuplexStreamed"
      },
      {
        "name": "responseBodyMode",
        "default": "FullDuplexStreamed"
      },
      {
        "name": "requestTrailerMode",
        "default": "Send"
      },
      {
        "name": "responseTrailerMode",
        "default": "Send"
      },
      {
        "name": "allowModeOverride",
        "default": false
      }
    ]
  },
  "PromptCaching": {
    "fields": [
      {
        "name": "cacheSystem",
        "default": true
      },
      {
        "name": "cacheMessages",
        "default": true
      },
      {
        "name": "cacheTools",
        "default": false
      },
      {
        "name": "minTokens",
        "default": 1024
      },
      {
        "name": "cacheMessageOffset",
        "default": 0
      }
    ]
  },
  "PromptGuard": {
    "fields": [
      {
        "name": "streaming",
        "default": "Disabled"
      },
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
        "name": "version",
        "default": "V2"
      },
      {
        "name": "mode",
        "default": "Strict"
      }
    ]
  },
  "RateLimit": {
    "fields": [
      {
        "name": "local",
        "filling": {
          "items": {
            "type": "LocalRateLimit"
          }
        }
      },
      {
        "name": "global",
        "filling": {
          "type": "GlobalRateLimit"
        }
      },
      {
        "name": "conditional",
        "filling": {
          "items": {
            "type": "ConditionalRateLimit"
          }
        }
      }
    ]
  },
  "RateLimitDescriptor": {
    "fields": [
      {
        "name": "unit",
        "default": "Requests"
      }
    ]
  },
  "RateLimitFields": {
    "fields": [
      {
        "name": "local",
        "filling": {
          "items": {
            "type": "LocalRateLimit"
          }
        }
      },
      {
        "name": "global",
        "filling": {
          "type": "GlobalRateLimit"
        }
      }
    ]
  },
  "RateLimitPolicy": {
    "fields": [
      {
        "name": "local",
        "filling": {
          "items": {
            "type": "LocalRateLimit"
          }
        }
      },
      {
        "name": "global",
        "filling": {
          "type": "GlobalRateLimit"
        }
      }
    ]
  },
  "RegexGuard": {
    "fields": [
      {
        "name": "action",
        "default": "Mask"
      }
    ]
  },
  "RejectionResponse": {
    "fields": [
      {
        "name": "message",
        "default": "The request was rejected due to inappropriate content"
      },
      {
        "name": "statusCode",
        "default": 403
      }
    ]
  },
  "RemoteKeySet": {
    "fields": [
      {
        "name": "cacheDuration",
        "default": "5m"
      }
    ]
  },
  "RequestGuard": {
    "fields": [
      {
        "name": "regex",
        "filling": {
          "type": "RegexGuard"
        }
      },
      {
        "name": "webhook",
        "filling": {
          "type": "WebhookGuard"
        }
      },
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
      },
      {
        "name": "response",
        "filling": {
          "type": "RejectionResponse"
        }
      }
    ]
  },
  "ResponseGuard": {
    "fields": [
      {
        "name": "regex",
        "filling": {
          "type": "RegexGuard"
        }
      },
      {
        "name": "webhook",
        "filling": {
          "type": "WebhookGuard"
        }
      },
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
        "name": "response",
        "filling": {
          "type": "RejectionResponse"
        }
      }
    ]
  },
  "SecretKeyRef": {
    "fields": [
      {
        "name": "group",
        "default": ""
      },
      {
        "name": "kind",
        "default": ""
      }
    ]
  },
  "SecretRef": {
    "fields": [
      {
        "name": "group",
        "default": ""
      },
      {
        "name": "kind",
        "default": ""
      }
    ]
  },
  "Settings": {
    "fields": [
      {
        "name": "adminAddr",
        "default": "127.0.0.1:15000"
      },
      {
        "name": "statsAddr",
        "default": "0.0.0.0:15020"
      },
      {
        "name": "readinessAddr",
        "default": "0.0.0.0:15021"
      },
      {
        "name": "streamBufferSize",
        "default": "64Ki"
      },
      {
        "name": "maxLocalRateLimits",
        "default": 4096
      },
      {
        "name": "connectionTerminationDeadline",
        "default": "5s"
      },
      {
        "name": "connectionMinTerminationDeadline",
        "default": "0s"
      },
      {
        "name": "sensitiveHeaders",
        "default": []
      },
      {
        "name": "logging",
        "default": {},
        "filling": {
          "type": "LoggingSettings"
        }
      },
      {
        "name": "session",
        "default": {}
      },
      {
        "name": "mcp",
        "default": {},
        "filling": {
          "type": "McpSettings"
        }
      },
      {
        "name": "backend",
        "default": {},
        "filling": {
          "type": "UpstreamSettings"
        }
      },
      {
        "name": "identity",
        "default": {},
        "filling": {
          "type": "IdentityLimits"
        }
      },
      {
        "name": "observability",
        "default": {},
        "filling": {
          "type": "ObservabilityLimits"
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
        "name": "tls",
        "filling": {
          "type": "BackendTls"
        }
      },
      {
        "name": "tunnel",
        "filling": {
          "type": "BackendTunnel"
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
  "StandaloneBackend": {
    "fields": [
      {
        "name": "mcp",
        "filling": {
          "type": "McpBackend"
        }
      },
      {
        "name": "policies",
        "filling": {
          "type": "BackendPolicies"
        }
      },
      {
        "name": "ai",
        "filling": {
          "type": "AiBackend"
        }
      }
    ]
  },
  "StandaloneConfig": {
    "fields": [
      {
        "name": "config",
        "default": {},
        "filling": {
          "type": "Settings"
        }
      },
      {
        "name": "gateways",
        "default": {},
        "filling": {
          "values": {
            "type": "StandaloneGateway"
          }
        }
      },
      {
        "name": "routes",
        "default": [],
        "filling": {
          "items": {
            "type": "StandaloneRoute"
          }
        }
      },
      {
        "name": "backends",
        "default": {},
        "filling": {
          "values": {
            "type": "StandaloneBackend"
          }
        }
      },
      {
        "name": "secrets",
        "default": {}
      }
    ]
  },
  "StandaloneFileLimits": {
    "fields": [
      {
        "name": "maxFileSize",
        "default": 4194304
      },
      {
        "name": "maxNodes",
        "default": 1000000
      },
      {
        "name": "maxDepth",
        "default": 64
      },
      {
        "name": "maxDiagnostics",
        "default": 500
      }
    ]
  },
  "StandaloneGateway": {
    "fields": [
      {
        "name": "protocol",
        "default": "HTTP"
      },
      {
        "name": "listeners",
        "filling": {
          "items": {
            "type": "StandaloneListener"
          }
        }
      },
      {
        "name": "frontend",
        "default": {},
        "filling": {
          "type": "FrontendPolicies"
        }
      },
      {
        "name": "policies",
        "filling": {
          "type": "TrafficPolicies"
        }
      },
      {
        "name": "routes",
        "default": [],
        "filling": {
          "items": {
            "type": "StandaloneRoute"
          }
        }
      }
    ]
  },
  "StandaloneListener": {
    "fields": [
      {
        "name": "protocol",
        "default": "HTTP"
      }
    ]
  },
  "StandaloneRoute": {
    "fields": [
      {
        "name": "matches",
        "default": [
          {
            "path": {
              "type": "PathPrefix",
              "value": "/"
            }
          }
        ],
        "filling": {
          "items": {
            "type": "HttpRouteMatch"
          }
        }
      },
      {
        "name": "filters",
        "default": [],
        "filling": {
          "items": {
            "type": "HttpRouteFilter"
          }
        }
      },
      {
        "name": "policies",
        "filling": {
          "type": "TrafficPolicies"
        }
      },
      {
        "name": "backends",
        "default": [],
        "filling": {
          "items": {
            "type": "StandaloneRouteBackend"
          }
        }
      }
    ]
  },
  "StandaloneRouteBackend": {
    "fields": [
      {
        "name": "mcp",
        "filling": {
          "type": "McpBackend"
        }
      },
      {
        "name": "weight",
        "default": 1
      },
      {
        "name": "filters",
        "default": [],
        "filling": {
          "items": {
            "type": "HttpRouteFilter"
          }
        }
      },
      {
        "name": "policies",
        "filling": {
          "type": "BackendPolicies"
        }
      },
      {
        "name": "ai",
        "filling": {
          "type": "AiBackend"
        }
      }
    ]
  },
  "TcpKeepalive": {
    "fields": [
      {
        "name": "retries",
        "default": 9
      },
      {
        "name": "time",
        "default": "180s"
      },
      {
        "name": "interval",
        "default": "180s"
      }
    ]
  },
  "TokenCacheInMemory": {
    "fields": [
      {
        "name": "maxEntries",
        "default": 8192
      },
      {
        "name": "defaultTtl",
        "default": "300s"
      }
    ]
  },
  "Tracing": {
    "fields": [
      {
        "name": "protocol",
        "default": "GRPC"
      }
    ]
  },
  "TrafficPolicies": {
    "fields": [
      {
        "name": "cors",
        "filling": {
          "type": "HttpCorsFilter"
        }
      },
      {
        "name": "jwtAuthentication",
        "filling": {
          "type": "JwtAuthentication"
        }
      },
      {
        "name": "authorization",
        "filling": {
          "type": "Authorization"
        }
      },
      {
        "name": "rateLimit",
        "filling": {
          "type": "RateLimit"
        }
      },
      {
        "name": "buffer",
        "filling": {
          "type": "BodyBuffer"
        }
      },
      {
        "name": "basicAuthentication",
        "filling": {
          "type": "BasicAuthentication"
        }
      },
      {
        "name": "apiKeyAuthentication",
        "filling": {
          "type": "ApiKeyAuthentication"
        }
      },
      {
        "name": "extAuth",
        "filling": {
          "type": "ExtAuth"
        }
      },
      {
        "name": "extProc",
        "filling": {
          "type": "ExtProc"
        }
      }
    ]
  },
  "UpstreamSettings": {
    "fields": [
      {
        "name": "connectTimeout",
        "default": "10s"
      },
      {
        "name": "poolIdleTimeout",
        "default": "90s"
      },
      {
        "name": "poolMaxIdle",
        "default": 1024
      },
      {
        "name": "http1MaxHeaders",
        "default": 200
      },
      {
        "name": "maxHeadSize",
        "default": "64Ki"
      },
      {
        "name": "bodyIdleTimeout",
        "default": "5m"
      }
    ]
  },
  "VertexAiProvider": {
    "fields": [
      {
        "name": "region",
        "default": "global"
      }
    ]
  },
  "WebhookGuard": {
    "fields": [
      {
        "name": "forwardHeaderMatches",
        "filling": {
          "items": {
            "type": "HttpHeaderMatch"
          }
        }
      },
      {
        "name": "failureMode",
        "default": "FailClosed"
      },
      {
        "name": "action",
        "default": "Reject"
      }
    ]
  },
  "AccessLog": {
    "fields": [
      {
        "name": "otlp",
        "filling": {
          "type": "AccessLogOtlp"
        }
      }
    ]
  },
  "AiBackend": {
    "fields": [
      {
        "name": "provider",
        "filling": {
          "type": "LlmProvider"
        }
      },
      {
        "name": "groups",
        "filling": {
          "items": {
            "type": "PriorityGroup"
          }
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
        "name": "promptCaching",
        "filling": {
          "type": "PromptCaching"
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
        "name": "tls",
        "filling": {
          "type": "BackendTls"
        }
      },
      {
        "name": "tunnel",
        "filling": {
          "type": "BackendTunnel"
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
  "AwsCredential": {
    "fields": [
      {
        "name": "secretRef",
        "filling": {
          "type": "SecretRef"
        }
      }
    ]
  },
  "AzureCredential": {
    "fields": [
      {
        "name": "secretRef",
        "filling": {
          "type": "SecretRef"
        }
      }
    ]
  },
  "BackendAuth": {
    "fields": [
      {
        "name": "secretRef",
        "filling": {
          "type": "SecretKeyRef"
        }
      },
      {
        "name": "aws",
        "filling": {
          "type": "AwsCredential"
        }
      },
      {
        "name": "azure",
        "filling": {
          "type": "AzureCredential"
        }
      },
      {
        "name": "gcp",
        "filling": {
          "type": "GcpCredential"
        }
      },
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
      },
      {
        "name": "credentials",
        "filling": {
          "items": {
            "type": "ExtraCredential"
          }
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
        "name": "tls",
        "filling": {
          "type": "BackendTls"
        }
      },
      {
        "name": "tunnel",
        "filling": {
          "type": "BackendTunnel"
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
        "name": "keepalive",
        "filling": {
          "type": "TcpKeepalive"
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
  "ConditionalRateLimit": {
    "fields": [
      {
        "name": "policy",
        "filling": {
          "type": "RateLimitPolicy"
        }
      }
    ]
  },
  "CrossAppAccess": {
    "fields": [
      {
        "name": "identityProvider",
        "filling": {
          "type": "CrossAppEndpoint"
        }
      },
      {
        "name": "resourceAuthorizationServer",
        "filling": {
          "type": "CrossAppEndpoint"
        }
      },
      {
        "name": "subjectToken",
        "filling": {
          "type": "IdSubjectToken"
        }
      },
      {
        "name": "cache",
        "filling": {
          "type": "TokenCache"
        }
      }
    ]
  },
  "EdgeBackendSpec": {
    "fields": [
      {
        "name": "mcp",
        "filling": {
          "type": "McpBackend"
        }
      },
      {
        "name": "policies",
        "filling": {
          "type": "BackendPolicies"
        }
      },
      {
        "name": "ai",
        "filling": {
          "type": "AiBackend"
        }
      }
    ]
  },
  "EdgePolicySpec": {
    "fields": [
      {
        "name": "frontend",
        "filling": {
          "type": "PolicyFrontend"
        }
      },
      {
        "name": "traffic",
        "filling": {
          "type": "PolicyTraffic"
        }
      },
      {
        "name": "backend",
        "filling": {
          "type": "BackendPolicies"
        }
      }
    ]
  },
  "EdgePolicyStatus": {
    "fields": [
      {
        "name": "ancestors",
        "filling": {
          "items": {
            "type": "PolicyAncestorStatus"
          }
        }
      }
    ]
  },
  "ExtAuth": {
    "fields": [
      {
        "name": "http",
        "filling": {
          "type": "ExtAuthHttp"
        }
      },
      {
        "name": "cache",
        "filling": {
          "type": "ExtAuthCache"
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
  "ExtProc": {
    "fields": [
      {
        "name": "processingOptions",
        "filling": {
          "type": "ProcessingOptions"
        }
      },
      {
        "name": "conditional",
        "filling": {
          "items": {
            "type": "ConditionalExtProc"
          }
        }
      }
    ]
  },
  "ExtProcFields": {
    "fields": [
      {
        "name": "processingOptions",
        "filling": {
          "type": "ProcessingOptions"
        }
      }
    ]
  },
  "ExtProcPolicy": {
    "fields": [
      {
        "name": "processingOptions",
        "filling": {
          "type": "ProcessingOptions"
        }
      }
    ]
  },
  "ExtraCredential": {
    "fields": [
      {
        "name": "secretRef",
        "filling": {
          "type": "SecretKeyRef"
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
  "McpGuardrailProcessor": {
    "fields": [
      {
        "name": "remote",
        "filling": {
          "type": "McpGuardrailRemote"
        }
      }
    ]
  },
  "McpGuardrails": {
    "fields": [
      {
        "name": "processors",
        "filling": {
          "items": {
            "type": "McpGuardrailProcessor"
          }
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
  "ConditionalExtProc": {
    "fields": [
      {
        "name": "policy",
        "filling": {
          "type": "ExtProcPolicy"
        }
      }
    ]
  },
  "EdgeBackend": {
    "fields": [
      {
        "name": "spec",
        "filling": {
          "type": "EdgeBackendSpec"
        }
      }
    ]
  },
  "EdgePolicy": {
    "fields": [
      {
        "name": "spec",
        "filling": {
          "type": "EdgePolicySpec"
        }
      },
      {
        "name": "status",
        "filling": {
          "type": "EdgePolicyStatus"
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
      }
    ]
  }
};

/** A copy of the ClientRegistration with its defaults at every depth. */
export function withDefaultsClientRegistration(input: ClientRegistrationInput): ClientRegistration {
  return fill("ClientRegistration", input, FILLINGS) as ClientRegistration;
}

/** A copy of the EdgeBackend with its defaults at every depth. */
export function withDefaultsEdgeBackend(input: EdgeBackendInput): EdgeBackend {
  return fill("EdgeBackend", input, FILLINGS) as EdgeBackend;
}

/** A copy of the EdgePolicy with its defaults at every depth. */
export function withDefaultsEdgePolicy(input: EdgePolicyInput): EdgePolicy {
  return fill("EdgePolicy", input, FILLINGS) as EdgePolicy;
}

/** A copy of the IdentityLimits with its defaults at every depth. */
export function withDefaultsIdentityLimits(input: IdentityLimitsInput): IdentityLimits {
  return fill("IdentityLimits", input, FILLINGS) as IdentityLimits;
}

/** A copy of the ObservabilityLimits with its defaults at every depth. */
export function withDefaultsObservabilityLimits(input: ObservabilityLimitsInput): ObservabilityLimits {
  return fill("ObservabilityLimits", input, FILLINGS) as ObservabilityLimits;
}

/** A copy of the StandaloneConfig with its defaults at every depth. */
export function withDefaultsStandaloneConfig(input: StandaloneConfigInput): StandaloneConfig {
  return fill("StandaloneConfig", input, FILLINGS) as StandaloneConfig;
}

/** A copy of the StandaloneFileLimits with its defaults at every depth. */
export function withDefaultsStandaloneFileLimits(input: StandaloneFileLimitsInput): StandaloneFileLimits {
  return fill("StandaloneFileLimits", input, FILLINGS) as StandaloneFileLimits;
}

/** A copy of the TraceRecord with its defaults at every depth. */
export function withDefaultsTraceRecord(input: TraceRecordInput): TraceRecord {
  return fill("TraceRecord", input, FILLINGS) as TraceRecord;
}
