// Generated from schemas/ by `npm run generate`: do not edit.

/** The limits of every schema; limits of referenced types are listed under those types. */
export const LIMITS = {
  "accessLogOtlp": {
    "url": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^https?://[^/?#@]+(/[^?#]*)?$"
    },
    "protocol": {
      "values": [
        "GRPC",
        "HTTP"
      ]
    }
  },
  "adminAccess": {
    "authentication": {
      "values": [
        "jwt",
        "apiKey",
        "basicAuth",
        "login",
        "none"
      ]
    }
  },
  "adminAttachedPolicies": {
    "policies": {
      "maxItems": 1000
    },
    "total": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "found": {
      "minimum": 0,
      "maximum": 9007199254740991
    }
  },
  "adminAuditRecord": {
    "by": {
      "maxLength": 256
    },
    "authentication": {
      "values": [
        "jwt",
        "apiKey",
        "basicAuth",
        "login",
        "none"
      ]
    },
    "via": {
      "values": [
        "adminAddr",
        "ui"
      ]
    },
    "agent": {
      "maxLength": 256
    },
    "object": {
      "maxLength": 256
    },
    "result": {
      "values": [
        "done",
        "refused",
        "failed"
      ]
    },
    "status": {
      "minimum": 0,
      "maximum": 599
    }
  },
  "adminBackend": {
    "servers": {
      "maxItems": 1024
    }
  },
  "adminBackends": {
    "backends": {
      "maxItems": 1000
    },
    "total": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "found": {
      "minimum": 0,
      "maximum": 9007199254740991
    }
  },
  "adminCelOrder": {
    "scope": {
      "values": [
        "connection",
        "request",
        "backend",
        "response",
        "mcp",
        "llm"
      ]
    }
  },
  "adminCelProblem": {
    "offset": {
      "minimum": 0,
      "maximum": 9007199254740991
    }
  },
  "adminCelResult": {
    "cost": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "maxCost": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "variables": {
      "maxItems": 256
    },
    "problems": {
      "maxItems": 256
    }
  },
  "adminConfigApplied": {
    "generation": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "restartNeeded": {
      "maxItems": 256
    },
    "findings": {
      "maxItems": 1024
    }
  },
  "adminConfigAttempt": {
    "diagnostics": {
      "maxItems": 1024
    },
    "omitted": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "problems": {
      "maxItems": 1024
    }
  },
  "adminConfigCandidate": {
    "files": {
      "minItems": 1,
      "maxItems": 256
    }
  },
  "adminConfigChange": {
    "kind": {
      "values": [
        "listener",
        "route",
        "backend",
        "policy",
        "setting",
        "other"
      ]
    },
    "change": {
      "values": [
        "added",
        "removed",
        "changed",
        "unused"
      ]
    },
    "fields": {
      "maxItems": 4
    }
  },
  "adminConfigDiff": {
    "changes": {
      "maxItems": 4096
    },
    "omitted": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "findings": {
      "maxItems": 1024
    }
  },
  "adminConfigField": {
    "change": {
      "values": [
        "added",
        "removed",
        "changed"
      ]
    },
    "before": {
      "maxLength": 128
    },
    "after": {
      "maxLength": 128
    }
  },
  "adminConfigSource": {
    "files": {
      "maxItems": 256
    }
  },
  "adminConfigStatus": {
    "generation": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "restartNeeded": {
      "maxItems": 256
    }
  },
  "adminConfigText": {
    "maxLength": 8388608
  },
  "adminConfigTrial": {
    "faults": {
      "maxItems": 64
    }
  },
  "adminConfigVerdict": {
    "findings": {
      "maxItems": 1024
    },
    "omitted": {
      "minimum": 0,
      "maximum": 9007199254740991
    }
  },
  "adminConfigVersion": {
    "origin": {
      "values": [
        "start",
        "file",
        "api",
        "ui",
        "controller",
        "database"
      ]
    },
    "result": {
      "values": [
        "applied",
        "refused"
      ]
    },
    "generation": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "problems": {
      "maxItems": 64
    }
  },
  "adminConfigVersionTexts": {
    "files": {
      "maxItems": 256
    },
    "before": {
      "maxItems": 256
    }
  },
  "adminConfigVersions": {
    "versions": {
      "maxItems": 1024
    },
    "omitted": {
      "minimum": 0,
      "maximum": 9007199254740991
    }
  },
  "adminConversion": {
    "headers": {
      "maxItems": 64
    },
    "notes": {
      "maxItems": 256
    }
  },
  "adminConversionNote": {
    "what": {
      "values": [
        "dropped",
        "changed"
      ]
    }
  },
  "adminConversionOrder": {
    "format": {
      "values": [
        "chat-completions",
        "messages",
        "responses",
        "gemini",
        "converse"
      ]
    }
  },
  "adminEffectiveField": {
    "from": {
      "maxItems": 256
    },
    "instead": {
      "maxItems": 256
    }
  },
  "adminEndpoint": {
    "requests": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "failures": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "evictions": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "active": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "health": {
      "minimum": 0,
      "maximum": 100
    },
    "evictedFor": {
      "minimum": 0,
      "maximum": 9007199254740991
    }
  },
  "adminEndpoints": {
    "endpoints": {
      "maxItems": 20000
    }
  },
  "adminExplainOrder": {
    "headers": {
      "maxItems": 256
    }
  },
  "adminExplainedBackend": {
    "percent": {
      "minimum": 0,
      "maximum": 100
    },
    "servers": {
      "maxItems": 256
    },
    "policies": {
      "maxItems": 256
    },
    "parts": {
      "maxItems": 1024
    }
  },
  "adminExplainedPart": {
    "policies": {
      "maxItems": 256
    }
  },
  "adminExplainedPhase": {
    "phase": {
      "values": [
        "connection",
        "gateway",
        "route"
      ]
    },
    "policies": {
      "maxItems": 256
    }
  },
  "adminExplainedRefusal": {
    "status": {
      "minimum": 100,
      "maximum": 999
    }
  },
  "adminExplanation": {
    "port": {
      "minimum": 0,
      "maximum": 65535
    },
    "others": {
      "maxItems": 1024
    },
    "omitted": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "phases": {
      "maxItems": 3
    },
    "backends": {
      "maxItems": 1024
    },
    "mayRefuse": {
      "maxItems": 64
    }
  },
  "adminExposure": {
    "server": {
      "values": [
        "admin",
        "stats",
        "readiness",
        "ui"
      ]
    }
  },
  "adminFigurePoint": {
    "requests": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "clientErrors": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "serverErrors": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "noResponse": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "clientAborted": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "latency": {
      "maxItems": 32,
      "items": {
        "minimum": 0,
        "maximum": 9007199254740991
      }
    },
    "bytes": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "connections": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "received": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "sent": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "inputTokens": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "outputTokens": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "nanodollars": {
      "minimum": 0,
      "maximum": 9007199254740991
    }
  },
  "adminFigurePoints": {
    "maxItems": 720
  },
  "adminFigureSeries": {
    "ids": {
      "maxItems": 1024
    }
  },
  "adminFigures": {
    "step": {
      "minimum": 5,
      "maximum": 3600
    },
    "limits": {
      "maxItems": 31,
      "items": {
        "minimum": 0,
        "maximum": 3600
      }
    },
    "series": {
      "maxItems": 200
    }
  },
  "adminFinding": {
    "line": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "column": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "severity": {
      "values": [
        "error",
        "warning"
      ]
    }
  },
  "adminKeySet": {
    "keys": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "publicKeys": {
      "maxItems": 256
    },
    "places": {
      "maxItems": 64
    }
  },
  "adminKeySets": {
    "keySets": {
      "maxItems": 4096
    }
  },
  "adminKnownResponse": {
    "status": {
      "minimum": 100,
      "maximum": 999
    }
  },
  "adminListener": {
    "port": {
      "minimum": 0,
      "maximum": 65535
    },
    "protocol": {
      "values": [
        "HTTP",
        "HTTPS",
        "TCP",
        "TLS",
        "UDP"
      ]
    },
    "connections": {
      "minimum": 0,
      "maximum": 9007199254740991
    }
  },
  "adminLlmBudget": {
    "scope": {
      "values": [
        "Key",
        "Team",
        "User"
      ]
    },
    "tokens": {
      "minimum": 0,
      "maximum": 9007199254740991
    }
  },
  "adminLlmBudgets": {
    "budgets": {
      "maxItems": 1024
    },
    "omitted": {
      "minimum": 0,
      "maximum": 9007199254740991
    }
  },
  "adminLlmCall": {
    "status": {
      "minimum": 0,
      "maximum": 999
    },
    "milliseconds": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "inputTokens": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "outputTokens": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "nanodollars": {
      "minimum": 0,
      "maximum": 9007199254740991
    }
  },
  "adminLlmCalls": {
    "calls": {
      "maxItems": 1000
    }
  },
  "adminLlmKey": {
    "budgets": {
      "maxItems": 64
    }
  },
  "adminLlmKeys": {
    "keys": {
      "maxItems": 2048
    },
    "omitted": {
      "minimum": 0,
      "maximum": 9007199254740991
    }
  },
  "adminMcpCatalogue": {
    "demands": {
      "maxItems": 8
    },
    "items": {
      "maxItems": 4096
    },
    "omitted": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "targets": {
      "maxItems": 128
    }
  },
  "adminMcpItem": {
    "kind": {
      "values": [
        "tool",
        "prompt",
        "resource",
        "template"
      ]
    }
  },
  "adminMcpServer": {
    "targets": {
      "maxItems": 128
    },
    "openPorts": {
      "maxItems": 64,
      "items": {
        "minimum": 0,
        "maximum": 65535
      }
    }
  },
  "adminMcpServers": {
    "servers": {
      "maxItems": 1024
    },
    "omitted": {
      "minimum": 0,
      "maximum": 9007199254740991
    }
  },
  "adminMcpSession": {
    "targets": {
      "maxItems": 128
    },
    "streams": {
      "minimum": 0,
      "maximum": 9007199254740991
    }
  },
  "adminMcpSessions": {
    "sessions": {
      "maxItems": 2048
    },
    "omitted": {
      "minimum": 0,
      "maximum": 9007199254740991
    }
  },
  "adminMcpTarget": {
    "transport": {
      "values": [
        "StreamableHTTP",
        "SSE",
        "stdio",
        "OpenAPI"
      ]
    },
    "state": {
      "values": [
        "unknown",
        "available",
        "failing",
        "unavailable"
      ]
    },
    "capabilities": {
      "maxItems": 16
    }
  },
  "adminModel": {
    "kind": {
      "values": [
        "model",
        "virtual",
        "provider"
      ]
    },
    "choice": {
      "values": [
        "Weighted",
        "Failover",
        "Conditional"
      ]
    },
    "targets": {
      "maxItems": 64
    },
    "health": {
      "minimum": 0,
      "maximum": 100
    },
    "openPorts": {
      "maxItems": 64,
      "items": {
        "minimum": 0,
        "maximum": 65535
      }
    }
  },
  "adminModelTarget": {
    "weight": {
      "minimum": 0,
      "maximum": 1000000
    },
    "priority": {
      "minimum": 0,
      "maximum": 1000000
    }
  },
  "adminModels": {
    "models": {
      "maxItems": 1024
    },
    "omitted": {
      "minimum": 0,
      "maximum": 9007199254740991
    }
  },
  "adminName": {
    "maxLength": 4096
  },
  "adminPlace": {
    "line": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "adminPolicyTarget": {
    "values": [
      "gateway",
      "bind",
      "listenerSet",
      "listener",
      "route",
      "backendRef",
      "backend",
      "section"
    ]
  },
  "adminProblem": {
    "status": {
      "minimum": 400,
      "maximum": 599
    },
    "findings": {
      "maxItems": 1024
    }
  },
  "adminReplay": {
    "requests": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "different": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "undecided": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "ignored": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "omitted": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "results": {
      "maxItems": 1024
    }
  },
  "adminReplayDifference": {
    "what": {
      "values": [
        "route",
        "policy",
        "response",
        "backend",
        "url",
        "header"
      ]
    }
  },
  "adminReplayOrder": {
    "files": {
      "minItems": 1,
      "maxItems": 64
    }
  },
  "adminReplayedRequest": {
    "line": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "differences": {
      "maxItems": 256
    },
    "undecided": {
      "maxItems": 64
    }
  },
  "adminReplica": {
    "revision": {
      "minimum": 0,
      "maximum": 9007199254740991
    }
  },
  "adminReplicas": {
    "replicas": {
      "maxItems": 1024
    }
  },
  "adminRequestBody": {
    "maxLength": 8388608
  },
  "adminRequestLog": {
    "written": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "dropped": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "waiting": {
      "minimum": 0,
      "maximum": 9007199254740991
    }
  },
  "adminRequestPage": {
    "records": {
      "maxItems": 1000
    }
  },
  "adminRequestRecord": {
    "kind": {
      "values": [
        "Model",
        "Mcp",
        "Refusal",
        "Http"
      ]
    },
    "http.response.status_code": {
      "minimum": 0,
      "maximum": 999
    },
    "duration": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "gen_ai.usage.input_tokens": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "gen_ai.usage.output_tokens": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "gen_ai.usage.cache_read.input_tokens": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "gen_ai.usage.reasoning.output_tokens": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "llm.cost.nanodollars": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "http.request.body.size": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "http.response.body.size": {
      "minimum": 0,
      "maximum": 9007199254740991
    }
  },
  "adminRoute": {
    "kind": {
      "values": [
        "HTTP",
        "TCP",
        "UDP"
      ]
    },
    "listeners": {
      "maxItems": 1024
    },
    "hostnames": {
      "maxItems": 1024
    },
    "matches": {
      "maxItems": 1024
    },
    "backends": {
      "maxItems": 1024
    },
    "policies": {
      "maxItems": 1024
    },
    "inherited": {
      "maxItems": 1024
    }
  },
  "adminRouteAtListener": {
    "phases": {
      "maxItems": 3
    },
    "backends": {
      "maxItems": 1024
    }
  },
  "adminRouteBackend": {
    "weight": {
      "minimum": 0,
      "maximum": 1000000
    }
  },
  "adminRouteExplanation": {
    "listeners": {
      "maxItems": 256
    }
  },
  "adminRouteFailure": {
    "status": {
      "minimum": 0,
      "maximum": 999
    },
    "milliseconds": {
      "minimum": 0,
      "maximum": 9007199254740991
    }
  },
  "adminRouteFailures": {
    "failures": {
      "maxItems": 20
    },
    "aborted": {
      "maxItems": 20
    }
  },
  "adminRouteMatch": {
    "pathType": {
      "values": [
        "Exact",
        "PathPrefix",
        "RegularExpression"
      ]
    },
    "headers": {
      "maxItems": 64
    },
    "queryParams": {
      "maxItems": 64
    }
  },
  "adminRuntime": {
    "mode": {
      "values": [
        "standalone",
        "cluster"
      ]
    },
    "workers": {
      "minimum": 0,
      "maximum": 65536
    },
    "uptimeSeconds": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "exposed": {
      "maxItems": 16
    },
    "certificates": {
      "maxItems": 256
    }
  },
  "adminSentEvent": {
    "type": {
      "values": [
        "head",
        "data",
        "end",
        "failed"
      ]
    },
    "milliseconds": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "status": {
      "minimum": 100,
      "maximum": 999
    },
    "headers": {
      "maxItems": 256
    }
  },
  "adminSentRequest": {
    "headers": {
      "maxItems": 256
    }
  },
  "adminSentText": {
    "maxLength": 8388608
  },
  "adminSpending": {
    "groups": {
      "maxItems": 1000
    },
    "omitted": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "points": {
      "maxItems": 10000
    }
  },
  "adminSpendingSum": {
    "calls": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "failed": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "inputTokens": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "outputTokens": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "nanodollars": {
      "minimum": 0,
      "maximum": 9007199254740991
    }
  },
  "adminText": {
    "maxLength": 65536
  },
  "adminTime": {
    "minLength": 20,
    "maxLength": 32
  },
  "adminTopology": {
    "generation": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "listeners": {
      "maxItems": 4096
    },
    "routes": {
      "maxItems": 20000
    },
    "backends": {
      "maxItems": 20000
    },
    "total": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "found": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "omitted": {
      "minimum": 0,
      "maximum": 9007199254740991
    }
  },
  "affinityCookie": {
    "path": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^/[!-:<-~]*$"
    },
    "ttl": {
      "minimumDuration": "1s"
    }
  },
  "aiBackend": {
    "groups": {
      "minItems": 1,
      "maxItems": 8
    },
    "maxBodySize": {
      "minimumBytes": 1,
      "maximumBytes": 4294967295
    },
    "conversion": {
      "values": [
        "Lossy",
        "Strict"
      ]
    },
    "firstEventTimeout": {
      "minimumDuration": "1ms"
    },
    "clientDisconnect": {
      "values": [
        "Cancel",
        "Drain"
      ]
    },
    "drainTimeout": {
      "minimumDuration": "1ms"
    },
    "defaultMaxTokens": {
      "minimum": 1,
      "maximum": 1000000
    }
  },
  "aiPolicies": {
    "defaults": {
      "minItems": 1,
      "maxItems": 64
    },
    "overrides": {
      "minItems": 1,
      "maxItems": 64
    },
    "transformations": {
      "minItems": 1,
      "maxItems": 64
    },
    "finalTransformations": {
      "minItems": 1,
      "maxItems": 64
    },
    "modelAliases": {
      "minProperties": 1,
      "maxProperties": 64,
      "keys": {
        "minLength": 1,
        "maxLength": 256
      }
    },
    "routes": {
      "minProperties": 1,
      "maxProperties": 64,
      "values": {
        "values": [
          "Completions",
          "Messages",
          "Models",
          "Passthrough",
          "Detect",
          "Responses",
          "AnthropicTokenCount",
          "Embeddings",
          "Realtime",
          "Rerank",
          "GenerateContent",
          "GeminiCountTokens"
        ]
      },
      "keys": {
        "minLength": 1,
        "maxLength": 256
      }
    }
  },
  "allowedRoutes": {
    "kinds": {
      "maxItems": 8
    }
  },
  "annotations": {
    "maxProperties": 64,
    "values": {
      "maxLength": 262144
    },
    "keys": {
      "minLength": 1,
      "maxLength": 317
    }
  },
  "apiKeyAuthentication": {
    "mode": {
      "values": [
        "Strict",
        "Optional",
        "Permissive"
      ]
    }
  },
  "authorization": {
    "action": {
      "values": [
        "Allow",
        "Require",
        "Deny"
      ]
    }
  },
  "authorizationPolicy": {
    "matchExpressions": {
      "minItems": 1,
      "maxItems": 256
    }
  },
  "authorizationResultMessage": {
    "rules": {
      "maxItems": 1024
    },
    "result": {
      "values": [
        "allow",
        "deny"
      ]
    }
  },
  "authorizationRuleResult": {
    "name": {
      "maxLength": 16384
    },
    "mode": {
      "values": [
        "allow",
        "deny",
        "require"
      ]
    }
  },
  "awsAgentCore": {
    "agentRuntimeArn": {
      "minLength": 20,
      "maxLength": 2048,
      "pattern": "^arn:aws[a-z-]*:bedrock-agentcore:[a-z0-9-]+:[0-9]{12}:runtime/[A-Za-z0-9_/-]+$"
    }
  },
  "awsAssumeRole": {
    "roleArn": {
      "minLength": 20,
      "maxLength": 2048,
      "pattern": "^arn:aws[a-z-]*:iam::[0-9]{12}:role/[A-Za-z0-9+=,.@_/-]+$"
    },
    "sessionName": {
      "minLength": 2,
      "maxLength": 64,
      "pattern": "^[A-Za-z0-9_+=,.@-]+$"
    },
    "tags": {
      "maxItems": 50
    }
  },
  "awsSessionTag": {
    "key": {
      "minLength": 1,
      "maxLength": 128
    },
    "value": {
      "maxLength": 256
    }
  },
  "azureCredential": {
    "scopes": {
      "minItems": 1,
      "maxItems": 64
    }
  },
  "azureProvider": {
    "resourceType": {
      "values": [
        "OpenAI",
        "Foundry"
      ]
    }
  },
  "backendAuth": {
    "key": {
      "minLength": 1,
      "maxLength": 2048,
      "pattern": "^[\\t\\n\\r ]*[!-~\\x80-\\x9f\\xa1-\\xff]([\\t -~\\x80-\\xff]*[!-~\\x80-\\x9f\\xa1-\\xff])?[\\t\\n\\r ]*$"
    },
    "credentials": {
      "minItems": 1,
      "maxItems": 8
    }
  },
  "backendCallResultMessage": {
    "status": {
      "minimum": 100,
      "maximum": 999
    },
    "error": {
      "maxLength": 4096
    }
  },
  "backendCallStartMessage": {
    "target": {
      "maxLength": 4096
    }
  },
  "backendHealth": {
    "slowStart": {
      "minimumDuration": "1s"
    }
  },
  "backendHttp": {
    "requestTimeout": {
      "minimumDuration": "1ms"
    },
    "version": {
      "values": [
        "HTTP1",
        "HTTP2"
      ]
    }
  },
  "backendTcp": {
    "connectTimeout": {
      "minimumDuration": "100ms"
    },
    "proxyProtocol": {
      "values": [
        "V1",
        "V2"
      ]
    }
  },
  "backendTls": {
    "insecureSkipVerify": {
      "values": [
        "All",
        "Hostname"
      ]
    },
    "certificateSource": {
      "values": [
        "Inline",
        "SPIFFE"
      ]
    },
    "mtlsCertificateRef": {
      "maxItems": 1
    },
    "caCertificateRefs": {
      "maxItems": 1
    },
    "verifySubjectAltNames": {
      "minItems": 1,
      "maxItems": 16
    },
    "alpnProtocols": {
      "minItems": 1,
      "maxItems": 16
    },
    "keyExchangeGroups": {
      "minItems": 1,
      "maxItems": 4
    }
  },
  "backendTlsPolicy": {
    "apiVersion": {
      "values": [
        "gateway.networking.k8s.io/v1",
        "gateway.networking.k8s.io/v1alpha3"
      ]
    }
  },
  "backendTlsPolicySpec": {
    "targetRefs": {
      "minItems": 1,
      "maxItems": 16
    },
    "options": {
      "maxProperties": 16,
      "values": {
        "minLength": 0,
        "maxLength": 4096
      },
      "keys": {
        "minLength": 1,
        "maxLength": 317,
        "pattern": "^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?([A-Za-z0-9][-A-Za-z0-9_.]{0,61})?[A-Za-z0-9]$"
      }
    }
  },
  "backendTlsPolicyValidation": {
    "caCertificateRefs": {
      "maxItems": 8
    },
    "subjectAltNames": {
      "maxItems": 5
    }
  },
  "backendTunnel": {
    "url": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^https?://[^/?#@]+/?$"
    },
    "mode": {
      "values": [
        "Auto",
        "Connect"
      ]
    }
  },
  "basicAuthentication": {
    "mode": {
      "values": [
        "Strict",
        "Optional"
      ]
    },
    "users": {
      "minItems": 1,
      "maxItems": 256,
      "items": {
        "minLength": 1,
        "maxLength": 1024
      }
    }
  },
  "bedrockGuardrails": {
    "region": {
      "minLength": 1,
      "maxLength": 256,
      "pattern": "^[a-z0-9-]+$"
    },
    "action": {
      "values": [
        "Reject",
        "Audit"
      ]
    }
  },
  "bedrockProvider": {
    "region": {
      "minLength": 1,
      "maxLength": 63,
      "pattern": "^[a-z0-9-]+$"
    }
  },
  "bodyBufferLimit": {
    "maxBytes": {
      "minimumBytes": 1,
      "maximumBytes": 4294967295
    },
    "failureMode": {
      "values": [
        "FailClosed",
        "FailOpen"
      ]
    }
  },
  "bodySnapshotMessage": {
    "stage": {
      "values": [
        "final request",
        "response"
      ]
    },
    "body": {
      "maxLength": 16777216,
      "pattern": "^[A-Za-z0-9+/]*={0,2}$"
    }
  },
  "byteSize": {
    "minLength": 1,
    "maxLength": 32,
    "pattern": "^[0-9]+(\\.[0-9]+)?(Ki|Mi|Gi|Ti|Pi|Ei|k|M|G|T|P|E|[eE][0-9]{1,2})?$",
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "caCertificateRef": {
    "kind": {
      "values": [
        "ConfigMap",
        "Secret"
      ]
    }
  },
  "callIds": {
    "maxLength": {
      "minimum": 8,
      "maximum": 256
    }
  },
  "catalogFacts": {
    "providers": {
      "minItems": 1,
      "maxItems": 64
    },
    "models": {
      "minItems": 1,
      "maxItems": 64
    },
    "source": {
      "minLength": 1,
      "maxLength": 1024
    },
    "checked": {
      "minLength": 10,
      "maxLength": 10,
      "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
    },
    "rerankVersion": {
      "minimum": 1,
      "maximum": 1000
    },
    "efforts": {
      "minItems": 1,
      "maxItems": 7
    },
    "refuses": {
      "maxItems": 8
    },
    "refusesWithThinking": {
      "maxItems": 8
    },
    "samplingEfforts": {
      "minItems": 1,
      "maxItems": 7
    },
    "documents": {
      "maxItems": 64
    }
  },
  "catalogModel": {
    "tiers": {
      "maxItems": 16
    },
    "tags": {
      "maxItems": 64
    },
    "contextWindow": {
      "minimum": 1,
      "maximum": 9007199254740991
    },
    "maxOutputTokens": {
      "minimum": 1,
      "maximum": 9007199254740991
    },
    "inputModalities": {
      "maxItems": 16
    },
    "outputModalities": {
      "maxItems": 16
    },
    "capabilities": {
      "maxItems": 32
    }
  },
  "catalogProvider": {
    "models": {
      "maxProperties": 8192,
      "keys": {
        "minLength": 1,
        "maxLength": 256
      }
    }
  },
  "catalogTier": {
    "contextOver": {
      "minimum": 0,
      "maximum": 9007199254740991
    }
  },
  "celExpression": {
    "minLength": 1,
    "maxLength": 16384
  },
  "celMessage": {
    "expression": {
      "maxLength": 16384
    },
    "error": {
      "maxLength": 4096
    }
  },
  "chartController": {
    "replicaCount": {
      "minimum": 0,
      "maximum": 1000
    },
    "extraEnv": {
      "maxProperties": 128,
      "keys": {
        "minLength": 1,
        "maxLength": 256
      }
    },
    "extraContainers": {
      "maxItems": 64
    },
    "extraVolumes": {
      "maxItems": 64
    },
    "extraVolumeMounts": {
      "maxItems": 64
    },
    "priorityClassName": {
      "maxLength": 253
    },
    "revisionHistoryLimit": {
      "minimum": 0,
      "maximum": 1000
    }
  },
  "chartServiceAccount": {
    "name": {
      "maxLength": 253,
      "pattern": "^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*)?$"
    }
  },
  "chartServiceOptions": {
    "clusterIP": {
      "maxLength": 64
    },
    "clusterIPs": {
      "maxItems": 2,
      "items": {
        "minLength": 1,
        "maxLength": 64
      }
    },
    "externalIPs": {
      "maxItems": 64,
      "items": {
        "minLength": 1,
        "maxLength": 64
      }
    },
    "externalName": {
      "maxLength": 253
    },
    "loadBalancerIP": {
      "maxLength": 64
    },
    "loadBalancerSourceRanges": {
      "maxItems": 256,
      "items": {
        "minLength": 1,
        "maxLength": 64
      }
    },
    "loadBalancerClass": {
      "maxLength": 317
    },
    "externalTrafficPolicy": {
      "values": [
        "",
        "Cluster",
        "Local"
      ]
    },
    "internalTrafficPolicy": {
      "values": [
        "",
        "Cluster",
        "Local"
      ]
    },
    "healthCheckNodePort": {
      "minimum": 1,
      "maximum": 65535
    },
    "sessionAffinity": {
      "values": [
        "",
        "None",
        "ClientIP"
      ]
    },
    "ipFamilies": {
      "maxItems": 2,
      "items": {
        "values": [
          "IPv4",
          "IPv6"
        ]
      }
    },
    "ipFamilyPolicy": {
      "values": [
        "",
        "SingleStack",
        "PreferDualStack",
        "RequireDualStack"
      ]
    },
    "trafficDistribution": {
      "maxLength": 64
    }
  },
  "chartServicePort": {
    "name": {
      "minLength": 1,
      "maxLength": 63,
      "pattern": "^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"
    },
    "protocol": {
      "values": [
        "TCP",
        "UDP",
        "SCTP"
      ]
    },
    "appProtocol": {
      "minLength": 1,
      "maxLength": 317
    }
  },
  "cipherSuite": {
    "values": [
      "TLS13_AES_256_GCM_SHA384",
      "TLS13_AES_128_GCM_SHA256",
      "TLS13_CHACHA20_POLY1305_SHA256",
      "TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384",
      "TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256",
      "TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256",
      "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384",
      "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256",
      "TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256"
    ]
  },
  "clientAuth": {
    "method": {
      "values": [
        "ClientSecretBasic",
        "ClientSecretPost",
        "PrivateKeyJwt"
      ]
    }
  },
  "clientRegistration": {
    "redirect_uris": {
      "minItems": 1,
      "maxItems": 32,
      "items": {
        "minLength": 1,
        "maxLength": 2048,
        "pattern": "^[A-Za-z][A-Za-z0-9+.-]*:[!-~]+$"
      }
    },
    "client_name": {
      "maxLength": 1024
    }
  },
  "condition": {
    "type": {
      "minLength": 1,
      "maxLength": 316,
      "pattern": "^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])$"
    },
    "status": {
      "values": [
        "True",
        "False",
        "Unknown"
      ]
    },
    "observedGeneration": {
      "minimum": 0
    },
    "lastTransitionTime": {
      "minLength": 20,
      "maxLength": 40,
      "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})$"
    },
    "reason": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$"
    },
    "message": {
      "maxLength": 32768
    }
  },
  "conditionalModel": {
    "targets": {
      "minItems": 1,
      "maxItems": 64
    }
  },
  "configMapKeySelector": {
    "key": {
      "minLength": 1,
      "maxLength": 253
    }
  },
  "controlPlaneImage": {
    "registry": {
      "maxLength": 253
    },
    "tag": {
      "maxLength": 128
    },
    "pullPolicy": {
      "values": [
        "",
        "Always",
        "IfNotPresent",
        "Never"
      ]
    }
  },
  "controlPlaneIstio": {
    "caAddress": {
      "maxLength": 1024
    },
    "clusterId": {
      "maxLength": 253
    },
    "namespace": {
      "maxLength": 63
    },
    "network": {
      "maxLength": 253
    },
    "revision": {
      "maxLength": 63
    }
  },
  "controlPlaneProxyImage": {
    "registry": {
      "maxLength": 253
    },
    "repository": {
      "maxLength": 253
    },
    "tag": {
      "maxLength": 128
    }
  },
  "controlPlaneRbac": {
    "gatewayNamespaces": {
      "maxItems": 256
    }
  },
  "controlPlaneValues": {
    "nameOverride": {
      "maxLength": 63,
      "pattern": "^([a-z0-9]([-a-z0-9]*[a-z0-9])?)?$"
    },
    "fullnameOverride": {
      "maxLength": 63,
      "pattern": "^([a-z0-9]([-a-z0-9]*[a-z0-9])?)?$"
    },
    "imagePullSecrets": {
      "maxItems": 16
    },
    "gatewayClassName": {
      "maxLength": 253
    },
    "controllerName": {
      "maxLength": 253,
      "pattern": "^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/[A-Za-z0-9/._~%!$&'()*+,;=:-]+)?$"
    },
    "gatewayClassParametersRefs": {
      "maxProperties": 64,
      "keys": {
        "minLength": 1,
        "maxLength": 253
      }
    },
    "discoveryNamespaceSelectors": {
      "maxItems": 64
    },
    "tolerations": {
      "maxItems": 64
    },
    "topologySpreadConstraints": {
      "maxItems": 64
    }
  },
  "controlPlaneXds": {
    "mode": {
      "values": [
        "plaintext",
        "tls",
        "either"
      ]
    }
  },
  "controllerImage": {
    "registry": {
      "maxLength": 253
    },
    "repository": {
      "maxLength": 253
    },
    "tag": {
      "maxLength": 128
    },
    "pullPolicy": {
      "values": [
        "",
        "Always",
        "IfNotPresent",
        "Never"
      ]
    }
  },
  "controllerPorts": {
    "agwGrpc": {
      "minimum": 1,
      "maximum": 65535
    },
    "health": {
      "minimum": 1,
      "maximum": 65535
    },
    "metrics": {
      "minimum": 1,
      "maximum": 65535
    }
  },
  "controllerService": {
    "clusterIP": {
      "maxLength": 64
    },
    "clusterIPs": {
      "maxItems": 2,
      "items": {
        "minLength": 1,
        "maxLength": 64
      }
    },
    "externalIPs": {
      "maxItems": 64,
      "items": {
        "minLength": 1,
        "maxLength": 64
      }
    },
    "externalName": {
      "maxLength": 253
    },
    "loadBalancerIP": {
      "maxLength": 64
    },
    "loadBalancerSourceRanges": {
      "maxItems": 256,
      "items": {
        "minLength": 1,
        "maxLength": 64
      }
    },
    "loadBalancerClass": {
      "maxLength": 317
    },
    "externalTrafficPolicy": {
      "values": [
        "",
        "Cluster",
        "Local"
      ]
    },
    "internalTrafficPolicy": {
      "values": [
        "",
        "Cluster",
        "Local"
      ]
    },
    "healthCheckNodePort": {
      "minimum": 1,
      "maximum": 65535
    },
    "sessionAffinity": {
      "values": [
        "",
        "None",
        "ClientIP"
      ]
    },
    "ipFamilies": {
      "maxItems": 2,
      "items": {
        "values": [
          "IPv4",
          "IPv6"
        ]
      }
    },
    "ipFamilyPolicy": {
      "values": [
        "",
        "SingleStack",
        "PreferDualStack",
        "RequireDualStack"
      ]
    },
    "trafficDistribution": {
      "maxLength": 64
    },
    "type": {
      "values": [
        "ClusterIP",
        "NodePort",
        "LoadBalancer",
        "ExternalName"
      ]
    }
  },
  "controllerSettings": {
    "controllerName": {
      "minLength": 1,
      "maxLength": 253,
      "pattern": "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/[A-Za-z0-9/._~%!$&'()*+,;=:-]+$"
    },
    "gatewayClassParametersRefs": {
      "maxProperties": 64,
      "keys": {
        "minLength": 1,
        "maxLength": 253
      }
    },
    "discoveryNamespaceSelectors": {
      "maxItems": 64
    },
    "podName": {
      "minLength": 1,
      "maxLength": 253
    },
    "logFormat": {
      "values": [
        "text",
        "json"
      ]
    },
    "gatewayNamespaces": {
      "maxItems": 256
    },
    "xdsMode": {
      "values": [
        "plaintext",
        "tls",
        "either"
      ]
    },
    "proxyImageRegistry": {
      "minLength": 1,
      "maxLength": 253
    },
    "proxyImageRepository": {
      "minLength": 1,
      "maxLength": 253
    },
    "proxyImageTag": {
      "minLength": 1,
      "maxLength": 128
    },
    "proxyImagePullPolicy": {
      "values": [
        "Always",
        "IfNotPresent",
        "Never"
      ]
    },
    "istioRevision": {
      "minLength": 1,
      "maxLength": 63
    },
    "xdsAudience": {
      "minLength": 1,
      "maxLength": 253
    }
  },
  "corsHeader": {
    "minLength": 1,
    "maxLength": 256,
    "pattern": "^[A-Za-z0-9!#$%&'*+\\-.^_\\x60|~]+$"
  },
  "corsOrigin": {
    "minLength": 1,
    "maxLength": 253,
    "pattern": "^(\\*|[a-zA-Z][a-zA-Z0-9+\\-.]*://[^:/?#]+(:([0-9]{1,5}|\\*))?)$"
  },
  "credentialHeader": {
    "values": [
      "authorization",
      "proxy-authorization",
      "x-api-key",
      "api-key",
      "x-goog-api-key",
      "x-amz-security-token",
      "mcp-session-id"
    ]
  },
  "credentialLocation": {
    "header": {
      "prefix": {
        "minLength": 1,
        "maxLength": 256,
        "pattern": "^[\\t -~\\x80-\\xff]*$"
      }
    }
  },
  "credentialParameter": {
    "values": [
      "access_token",
      "id_token",
      "refresh_token",
      "client_secret",
      "api_key",
      "api-key",
      "apikey",
      "key",
      "x-amz-security-token",
      "x-amz-signature",
      "x-goog-signature"
    ]
  },
  "crossAppAccess": {
    "resources": {
      "minItems": 1,
      "maxItems": 64
    },
    "scopes": {
      "minItems": 1,
      "maxItems": 64
    },
    "accessTokenScopes": {
      "maxItems": 64
    }
  },
  "crossAppEndpoint": {
    "url": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^https?://[^/?#@]+(/[^?#]*)?$"
    }
  },
  "csrf": {
    "additionalOrigins": {
      "minItems": 1,
      "maxItems": 16
    }
  },
  "customProvider": {
    "formats": {
      "minItems": 1,
      "maxItems": 6
    }
  },
  "customProviderRef": {
    "kind": {
      "values": [
        "Service",
        "InferencePool"
      ]
    }
  },
  "databaseSettings": {
    "url": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^postgres(ql)?://(.*@)?([^@,/?]+([/?].*)?|[/?].+)$"
    },
    "history": {
      "minimum": 1,
      "maximum": 1000000
    },
    "key": {
      "minLength": 64,
      "maxLength": 64,
      "pattern": "^[0-9A-Fa-f]{64}$"
    },
    "previousKey": {
      "minLength": 64,
      "maxLength": 64,
      "pattern": "^[0-9A-Fa-f]{64}$"
    },
    "maxCacheAge": {
      "minimumDuration": "1s"
    }
  },
  "delegationLimits": {
    "maxDepth": {
      "minimum": 1,
      "maximum": 64
    },
    "maxRoutes": {
      "minimum": 1,
      "maximum": 1000000
    }
  },
  "directResponse": {
    "status": {
      "minimum": 200,
      "maximum": 599
    },
    "body": {
      "minLength": 1,
      "maxLength": 4096
    },
    "headers": {
      "minItems": 1,
      "maxItems": 16
    },
    "conditional": {
      "minItems": 1,
      "maxItems": 16
    }
  },
  "directResponseAnswer": {
    "status": {
      "minimum": 200,
      "maximum": 599
    },
    "body": {
      "minLength": 1,
      "maxLength": 4096
    },
    "headers": {
      "minItems": 1,
      "maxItems": 16
    }
  },
  "dnsSettings": {
    "servers": {
      "minItems": 1,
      "maxItems": 8,
      "items": {
        "minLength": 1,
        "maxLength": 64
      }
    },
    "minTtl": {
      "minimumDuration": "100ms",
      "maximumDuration": "24h"
    },
    "maxTtl": {
      "minimumDuration": "100ms",
      "maximumDuration": "24h"
    },
    "defaultTtl": {
      "minimumDuration": "100ms",
      "maximumDuration": "24h"
    },
    "timeout": {
      "minimumDuration": "10ms",
      "maximumDuration": "1m"
    }
  },
  "dollars": {
    "minLength": 1,
    "maxLength": 16,
    "pattern": "^[0-9]+(\\.[0-9]{1,6})?$"
  },
  "duration": {
    "maxLength": 32,
    "pattern": "^([0-9]{1,5}(h|m|s|ms)){1,4}$"
  },
  "dynamicCaSettings": {
    "maxCertificates": {
      "minimum": 1,
      "maximum": 65536
    },
    "maxNewCertificates": {
      "minimum": 1,
      "maximum": 65536
    },
    "cacheTtl": {
      "minimumDuration": "1s"
    },
    "validity": {
      "minimumDuration": "1m"
    }
  },
  "dynamicForwardProxyBackend": {
    "allowedNetworks": {
      "minItems": 1,
      "maxItems": 256,
      "items": {
        "minLength": 1,
        "maxLength": 64,
        "pattern": "^[0-9A-Fa-f:.]+(/[0-9]{1,3})?$"
      }
    }
  },
  "edgeBackendStatus": {
    "conditions": {
      "maxItems": 8
    }
  },
  "edgeModelFields": {
    "visibility": {
      "values": [
        "Public",
        "Internal"
      ]
    },
    "provider": {
      "values": [
        "OpenAI",
        "Azure",
        "Anthropic",
        "Gemini",
        "VertexAI",
        "Bedrock",
        "Cohere",
        "Ollama",
        "Baseten",
        "Cerebras",
        "Deepinfra",
        "Deepseek",
        "Groq",
        "Huggingface",
        "Mistral",
        "Openrouter",
        "TogetherAI",
        "XAI",
        "Fireworks",
        "Custom"
      ]
    },
    "baseURL": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^https?://[^/?#@\\s]+(/[^?#\\s]*)?$"
    }
  },
  "edgeModelParentRef": {
    "kind": {
      "values": [
        "Gateway",
        "ListenerSet",
        "HTTPRoute"
      ]
    }
  },
  "edgeModelSpec": {
    "visibility": {
      "values": [
        "Public",
        "Internal"
      ]
    },
    "provider": {
      "values": [
        "OpenAI",
        "Azure",
        "Anthropic",
        "Gemini",
        "VertexAI",
        "Bedrock",
        "Cohere",
        "Ollama",
        "Baseten",
        "Cerebras",
        "Deepinfra",
        "Deepseek",
        "Groq",
        "Huggingface",
        "Mistral",
        "Openrouter",
        "TogetherAI",
        "XAI",
        "Fireworks",
        "Custom"
      ]
    },
    "baseURL": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^https?://[^/?#@\\s]+(/[^?#\\s]*)?$"
    },
    "parentRefs": {
      "minItems": 1,
      "maxItems": 16
    }
  },
  "edgeModelStatus": {
    "parents": {
      "maxItems": 16
    }
  },
  "edgeParametersSpec": {
    "env": {
      "maxItems": 128
    }
  },
  "edgePolicySpec": {
    "targetRefs": {
      "minItems": 1,
      "maxItems": 16
    },
    "targetSelectors": {
      "minItems": 1,
      "maxItems": 16
    }
  },
  "edgePolicyStatus": {
    "ancestors": {
      "maxItems": 16
    }
  },
  "endpointFields": {
    "url": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^https?://[^/?#@]+(/[^?#]*)?$"
    }
  },
  "endpointHints": {
    "forZones": {
      "maxItems": 8
    }
  },
  "endpointPickerRef": {
    "failureMode": {
      "values": [
        "FailOpen",
        "FailClose"
      ]
    }
  },
  "endpointRef": {
    "url": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^https?://[^/?#@]+(/[^?#]*)?$"
    }
  },
  "envVar": {
    "name": {
      "minLength": 1,
      "maxLength": 256,
      "pattern": "^[ -<>-~]+$"
    },
    "value": {
      "maxLength": 32768
    }
  },
  "expressionBounds": {
    "maxDepth": {
      "minimum": 1,
      "maximum": 1000
    },
    "evaluationBudget": {
      "minimum": 1000,
      "maximum": 1000000000
    },
    "maxTextLength": {
      "minimum": 1,
      "maximum": 268435456
    },
    "maxFormatDigits": {
      "minimum": 0,
      "maximum": 100
    },
    "cachedTimeZones": {
      "minimum": 0,
      "maximum": 4096
    }
  },
  "extAuth": {
    "url": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^https?://[^/?#@]+(/[^?#]*)?$"
    },
    "failureMode": {
      "values": [
        "FailClosed",
        "FailOpen"
      ]
    },
    "conditional": {
      "minItems": 1,
      "maxItems": 16
    }
  },
  "extAuthCache": {
    "key": {
      "minItems": 1,
      "maxItems": 16
    },
    "maxEntries": {
      "minimum": 1,
      "maximum": 4294967295
    }
  },
  "extAuthFields": {
    "url": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^https?://[^/?#@]+(/[^?#]*)?$"
    }
  },
  "extAuthForwardBody": {
    "maxSize": {
      "minimumBytes": 1,
      "maximumBytes": 4294967295
    }
  },
  "extAuthGrpc": {
    "contextExtensions": {
      "maxProperties": 64,
      "values": {
        "maxLength": 1024
      },
      "keys": {
        "minLength": 1,
        "maxLength": 256
      }
    },
    "requestMetadata": {
      "maxProperties": 64,
      "keys": {
        "minLength": 1,
        "maxLength": 256
      }
    }
  },
  "extAuthHttp": {
    "allowedRequestHeaders": {
      "maxItems": 64
    },
    "addRequestHeaders": {
      "maxProperties": 64,
      "keys": {
        "minLength": 1,
        "maxLength": 256
      }
    },
    "allowedResponseHeaders": {
      "maxItems": 64
    },
    "responseMetadata": {
      "maxProperties": 64,
      "keys": {
        "minLength": 1,
        "maxLength": 256
      }
    }
  },
  "extAuthPolicy": {
    "url": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^https?://[^/?#@]+(/[^?#]*)?$"
    },
    "failureMode": {
      "values": [
        "FailClosed",
        "FailOpen"
      ]
    }
  },
  "extProc": {
    "url": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^https?://[^/?#@]+/?$"
    },
    "failureMode": {
      "values": [
        "FailClosed",
        "FailOpen"
      ]
    },
    "metadataContext": {
      "maxProperties": 64,
      "values": {
        "maxProperties": 64,
        "keys": {
          "minLength": 1,
          "maxLength": 256
        }
      },
      "keys": {
        "minLength": 1,
        "maxLength": 256
      }
    },
    "requestAttributes": {
      "maxProperties": 64,
      "keys": {
        "minLength": 1,
        "maxLength": 256
      }
    },
    "responseAttributes": {
      "maxProperties": 64,
      "keys": {
        "minLength": 1,
        "maxLength": 256
      }
    },
    "conditional": {
      "minItems": 1,
      "maxItems": 16
    }
  },
  "extProcFields": {
    "url": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^https?://[^/?#@]+/?$"
    },
    "failureMode": {
      "values": [
        "FailClosed",
        "FailOpen"
      ]
    },
    "metadataContext": {
      "maxProperties": 64,
      "values": {
        "maxProperties": 64,
        "keys": {
          "minLength": 1,
          "maxLength": 256
        }
      },
      "keys": {
        "minLength": 1,
        "maxLength": 256
      }
    },
    "requestAttributes": {
      "maxProperties": 64,
      "keys": {
        "minLength": 1,
        "maxLength": 256
      }
    },
    "responseAttributes": {
      "maxProperties": 64,
      "keys": {
        "minLength": 1,
        "maxLength": 256
      }
    }
  },
  "extProcPolicy": {
    "url": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^https?://[^/?#@]+/?$"
    },
    "failureMode": {
      "values": [
        "FailClosed",
        "FailOpen"
      ]
    },
    "metadataContext": {
      "maxProperties": 64,
      "values": {
        "maxProperties": 64,
        "keys": {
          "minLength": 1,
          "maxLength": 256
        }
      },
      "keys": {
        "minLength": 1,
        "maxLength": 256
      }
    },
    "requestAttributes": {
      "maxProperties": 64,
      "keys": {
        "minLength": 1,
        "maxLength": 256
      }
    },
    "responseAttributes": {
      "maxProperties": 64,
      "keys": {
        "minLength": 1,
        "maxLength": 256
      }
    }
  },
  "extraEnv": {
    "maxLength": 32768
  },
  "extraEnvSource": {
    "value": {
      "maxLength": 32768
    }
  },
  "extraService": {
    "clusterIP": {
      "maxLength": 64
    },
    "clusterIPs": {
      "maxItems": 2,
      "items": {
        "minLength": 1,
        "maxLength": 64
      }
    },
    "externalIPs": {
      "maxItems": 64,
      "items": {
        "minLength": 1,
        "maxLength": 64
      }
    },
    "externalName": {
      "maxLength": 253
    },
    "loadBalancerIP": {
      "maxLength": 64
    },
    "loadBalancerSourceRanges": {
      "maxItems": 256,
      "items": {
        "minLength": 1,
        "maxLength": 64
      }
    },
    "loadBalancerClass": {
      "maxLength": 317
    },
    "externalTrafficPolicy": {
      "values": [
        "",
        "Cluster",
        "Local"
      ]
    },
    "internalTrafficPolicy": {
      "values": [
        "",
        "Cluster",
        "Local"
      ]
    },
    "healthCheckNodePort": {
      "minimum": 1,
      "maximum": 65535
    },
    "sessionAffinity": {
      "values": [
        "",
        "None",
        "ClientIP"
      ]
    },
    "ipFamilies": {
      "maxItems": 2,
      "items": {
        "values": [
          "IPv4",
          "IPv6"
        ]
      }
    },
    "ipFamilyPolicy": {
      "values": [
        "",
        "SingleStack",
        "PreferDualStack",
        "RequireDualStack"
      ]
    },
    "trafficDistribution": {
      "maxLength": 64
    },
    "name": {
      "minLength": 1,
      "maxLength": 63,
      "pattern": "^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"
    },
    "type": {
      "values": [
        "ClusterIP",
        "NodePort",
        "LoadBalancer",
        "ExternalName"
      ]
    },
    "ports": {
      "minItems": 1,
      "maxItems": 64
    }
  },
  "extractionLocation": {
    "header": {
      "prefix": {
        "minLength": 1,
        "maxLength": 256,
        "pattern": "^[\\t -~\\x80-\\xff]*$"
      }
    }
  },
  "failoverModel": {
    "targets": {
      "minItems": 1,
      "maxItems": 64
    }
  },
  "failoverTarget": {
    "priority": {
      "minimum": 0,
      "maximum": 1000000
    }
  },
  "fieldName": {
    "minLength": 1,
    "maxLength": 256,
    "pattern": "^(:(authority|method|path|scheme|status)|[A-Za-z0-9!#$%&'*+.^_`|~-]+)$"
  },
  "filePath": {
    "minLength": 1,
    "maxLength": 4096
  },
  "firstConfiguration": {
    "file": {
      "minLength": 1,
      "maxLength": 4096
    },
    "port": {
      "minimum": 1,
      "maximum": 65535
    }
  },
  "forZone": {
    "name": {
      "minLength": 1,
      "maxLength": 253
    }
  },
  "forwardBodyConfig": {
    "maxSize": {
      "minimum": 0,
      "maximum": 2147483647
    }
  },
  "fraction": {
    "numerator": {
      "minimum": 0,
      "maximum": 2147483647
    },
    "denominator": {
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "frontendConnect": {
    "mode": {
      "values": [
        "Deny",
        "Route",
        "Tunnel"
      ]
    }
  },
  "frontendForwarded": {
    "headers": {
      "values": [
        "XForwarded",
        "Forwarded"
      ]
    },
    "trustedProxies": {
      "minItems": 1,
      "maxItems": 256,
      "items": {
        "minLength": 1,
        "maxLength": 64,
        "pattern": "^[0-9A-Fa-f:.]+(/[0-9]{1,3})?$"
      }
    }
  },
  "frontendHttp": {
    "maxBufferSize": {
      "minimumBytes": 1,
      "maximumBytes": 4294967295
    },
    "http1MaxHeaders": {
      "minimum": 1,
      "maximum": 4096
    },
    "maxHeadSize": {
      "minimumBytes": 1,
      "maximumBytes": 4294967295
    },
    "maxTargetSize": {
      "minimumBytes": 1,
      "maximumBytes": 4294967295
    },
    "http1IdleTimeout": {
      "minimumDuration": "1s"
    },
    "headerTimeout": {
      "minimumDuration": "1s"
    },
    "bodyIdleTimeout": {
      "minimumDuration": "1s"
    },
    "http1HeaderCase": {
      "values": [
        "Lowercase",
        "Preserve"
      ]
    },
    "http2WindowSize": {
      "minimumBytes": 1,
      "maximumBytes": 2147483647
    },
    "http2ConnectionWindowSize": {
      "minimumBytes": 1,
      "maximumBytes": 2147483647
    },
    "http2FrameSize": {
      "minimumBytes": 16384,
      "maximumBytes": 16777215
    },
    "http2MaxHeaderSize": {
      "minimumBytes": 1,
      "maximumBytes": 2147483647
    },
    "http2MaxConcurrentStreams": {
      "minimum": 1,
      "maximum": 65535
    },
    "http2KeepaliveInterval": {
      "minimumDuration": "1s"
    },
    "http2KeepaliveTimeout": {
      "minimumDuration": "1s"
    },
    "maxConnectionDuration": {
      "minimumDuration": "1s"
    },
    "tunnelIdleTimeout": {
      "minimumDuration": "1s"
    },
    "maxTunnelDuration": {
      "minimumDuration": "1s"
    }
  },
  "frontendPath": {
    "normalization": {
      "values": [
        "Normalize",
        "RejectRequest",
        "KeepUnchanged"
      ]
    },
    "escapedSlashesAction": {
      "values": [
        "KeepUnchanged",
        "RejectRequest",
        "UnescapeAndForward",
        "UnescapeAndRedirect"
      ]
    }
  },
  "frontendTls": {
    "handshakeTimeout": {
      "minimumDuration": "100ms"
    },
    "alpnProtocols": {
      "minItems": 1,
      "maxItems": 16
    },
    "minProtocolVersion": {
      "values": [
        "1.2",
        "1.3"
      ]
    },
    "maxProtocolVersion": {
      "values": [
        "1.2",
        "1.3"
      ]
    },
    "cipherSuites": {
      "minItems": 1,
      "maxItems": 9
    },
    "keyExchangeGroups": {
      "minItems": 1,
      "maxItems": 4
    }
  },
  "frontendTlsValidation": {
    "caCertificateRefs": {
      "minItems": 1,
      "maxItems": 16
    },
    "mode": {
      "values": [
        "AllowValidOnly",
        "AllowInsecureFallback"
      ]
    }
  },
  "gateway": {
    "apiVersion": {
      "values": [
        "gateway.networking.k8s.io/v1",
        "gateway.networking.k8s.io/v1beta1"
      ]
    }
  },
  "gatewayAddress": {
    "type": {
      "minLength": 1,
      "maxLength": 253,
      "pattern": "^(Hostname|IPAddress|NamedAddress|[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/[A-Za-z0-9/._~%!$&'()*+,;=:-]+)$"
    },
    "value": {
      "maxLength": 253
    },
    "routability": {
      "maxLength": 253,
      "pattern": "^(|Cluster|[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/[A-Za-z0-9/._~%!$&'()*+,;=:-]+)$"
    }
  },
  "gatewayClass": {
    "apiVersion": {
      "values": [
        "gateway.networking.k8s.io/v1",
        "gateway.networking.k8s.io/v1beta1"
      ]
    }
  },
  "gatewayClassSpec": {
    "controllerName": {
      "minLength": 1,
      "maxLength": 253,
      "pattern": "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/[A-Za-z0-9/._~%!$&'()*+,;=:-]+$"
    },
    "description": {
      "maxLength": 64
    }
  },
  "gatewayFrontendTls": {
    "perPort": {
      "maxItems": 64
    }
  },
  "gatewayInfrastructure": {
    "labels": {
      "maxProperties": 8,
      "values": {
        "minLength": 0,
        "maxLength": 63,
        "pattern": "^(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?$"
      },
      "keys": {
        "minLength": 1,
        "maxLength": 317,
        "pattern": "^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?([A-Za-z0-9][-A-Za-z0-9_.]{0,61})?[A-Za-z0-9]$"
      }
    },
    "annotations": {
      "maxProperties": 16,
      "values": {
        "minLength": 0,
        "maxLength": 4096
      },
      "keys": {
        "minLength": 1,
        "maxLength": 317,
        "pattern": "^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?([A-Za-z0-9][-A-Za-z0-9_.]{0,61})?[A-Za-z0-9]$"
      }
    }
  },
  "gatewayListener": {
    "protocol": {
      "minLength": 1,
      "maxLength": 255,
      "pattern": "^([a-zA-Z0-9]([-a-zA-Z0-9]*[a-zA-Z0-9])?|[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/[A-Za-z0-9]+)$"
    }
  },
  "gatewaySpec": {
    "listeners": {
      "minItems": 1,
      "maxItems": 64
    },
    "addresses": {
      "maxItems": 16
    },
    "defaultScope": {
      "values": [
        "All",
        "None"
      ]
    }
  },
  "gcpCredential": {
    "type": {
      "values": [
        "AccessToken",
        "IdToken"
      ]
    }
  },
  "globalRateLimit": {
    "url": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^https?://[^/?#@]+/?$"
    },
    "failureMode": {
      "values": [
        "FailClosed",
        "FailOpen"
      ]
    },
    "descriptors": {
      "minItems": 1,
      "maxItems": 16
    }
  },
  "googleModelArmor": {
    "location": {
      "minLength": 1,
      "maxLength": 256,
      "pattern": "^[a-z0-9-]+$"
    },
    "action": {
      "values": [
        "Reject",
        "Audit"
      ]
    }
  },
  "group": {
    "maxLength": 253,
    "pattern": "^$|^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"
  },
  "grpcAuthConfig": {
    "allowedHeaders": {
      "maxItems": 64,
      "items": {
        "maxLength": 4096
      }
    }
  },
  "grpcBackendRef": {
    "weight": {
      "minimum": 0,
      "maximum": 1000000
    },
    "filters": {
      "maxItems": 16
    }
  },
  "grpcMethodMatch": {
    "type": {
      "values": [
        "Exact",
        "RegularExpression"
      ]
    },
    "service": {
      "maxLength": 1024
    },
    "method": {
      "maxLength": 1024
    }
  },
  "grpcRouteFilter": {
    "type": {
      "values": [
        "RequestHeaderModifier",
        "ResponseHeaderModifier",
        "RequestMirror",
        "ExtensionRef"
      ]
    }
  },
  "grpcRouteMatch": {
    "headers": {
      "maxItems": 16
    }
  },
  "grpcRouteRule": {
    "matches": {
      "maxItems": 64
    },
    "filters": {
      "maxItems": 16
    },
    "backendRefs": {
      "maxItems": 16
    }
  },
  "grpcRouteSpec": {
    "parentRefs": {
      "maxItems": 32
    },
    "hostnames": {
      "maxItems": 16
    },
    "rules": {
      "maxItems": 16
    },
    "useDefaultGateways": {
      "values": [
        "All",
        "None"
      ]
    }
  },
  "guardAuth": {
    "key": {
      "minLength": 1,
      "maxLength": 2048
    }
  },
  "headerName": {
    "minLength": 1,
    "maxLength": 256,
    "pattern": "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"
  },
  "healthCheck": {
    "type": {
      "values": [
        "HTTP",
        "GRPC",
        "TCP"
      ]
    },
    "path": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^/[!-~]*$"
    },
    "statuses": {
      "minItems": 1,
      "maxItems": 64,
      "items": {
        "minimum": 100,
        "maximum": 599
      }
    },
    "service": {
      "minLength": 1,
      "maxLength": 256
    },
    "interval": {
      "minimumDuration": "100ms",
      "maximumDuration": "24h"
    },
    "timeout": {
      "minimumDuration": "10ms",
      "maximumDuration": "1h"
    },
    "failures": {
      "minimum": 1,
      "maximum": 100
    },
    "successes": {
      "minimum": 1,
      "maximum": 100
    }
  },
  "healthEviction": {
    "duration": {
      "minimumDuration": "1s"
    },
    "restoreHealth": {
      "minimum": 0,
      "maximum": 100
    },
    "consecutiveFailures": {
      "minimum": 0,
      "maximum": 4294967295
    },
    "healthThreshold": {
      "minimum": 0,
      "maximum": 100
    }
  },
  "hostname": {
    "minLength": 1,
    "maxLength": 253,
    "pattern": "^(\\*\\.)?[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"
  },
  "hostnameRewrite": {
    "mode": {
      "values": [
        "Auto",
        "None"
      ]
    }
  },
  "httpAuthConfig": {
    "path": {
      "maxLength": 1024,
      "pattern": "^(?:[-A-Za-z0-9/._~!$&'()*+,;=:@]|[%][0-9a-fA-F]{2})+$"
    },
    "allowedHeaders": {
      "maxItems": 64,
      "items": {
        "maxLength": 4096
      }
    },
    "allowedResponseHeaders": {
      "maxItems": 64,
      "items": {
        "maxLength": 4096
      }
    }
  },
  "httpBackendRef": {
    "weight": {
      "minimum": 0,
      "maximum": 1000000
    },
    "filters": {
      "maxItems": 16
    }
  },
  "httpCorsFilter": {
    "allowOrigins": {
      "maxItems": 64
    },
    "allowMethods": {
      "maxItems": 9,
      "items": {
        "values": [
          "GET",
          "HEAD",
          "POST",
          "PUT",
          "DELETE",
          "CONNECT",
          "OPTIONS",
          "TRACE",
          "PATCH",
          "*"
        ]
      }
    },
    "allowHeaders": {
      "maxItems": 64
    },
    "exposeHeaders": {
      "maxItems": 64
    },
    "maxAge": {
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "httpExternalAuthFilter": {
    "protocol": {
      "values": [
        "HTTP",
        "GRPC"
      ]
    }
  },
  "httpHeaderFilter": {
    "set": {
      "maxItems": 16
    },
    "add": {
      "maxItems": 16
    },
    "remove": {
      "maxItems": 16
    }
  },
  "httpHeaderMatch": {
    "type": {
      "values": [
        "Exact",
        "RegularExpression"
      ]
    },
    "value": {
      "minLength": 1,
      "maxLength": 4096
    }
  },
  "httpHeaderValue": {
    "value": {
      "minLength": 1,
      "maxLength": 4096,
      "pattern": "^[!-~\\x80-\\xff]([\\t -~\\x80-\\xff]*[!-~\\x80-\\xff])?$"
    }
  },
  "httpPathMatch": {
    "type": {
      "values": [
        "Exact",
        "PathPrefix",
        "RegularExpression"
      ]
    },
    "value": {
      "minLength": 1,
      "maxLength": 1024
    }
  },
  "httpPathModifier": {
    "type": {
      "values": [
        "ReplaceFullPath",
        "ReplacePrefixMatch"
      ]
    },
    "replaceFullPath": {
      "maxLength": 1024
    },
    "replacePrefixMatch": {
      "maxLength": 1024
    }
  },
  "httpQueryParamMatch": {
    "type": {
      "values": [
        "Exact",
        "RegularExpression"
      ]
    },
    "value": {
      "minLength": 1,
      "maxLength": 1024
    }
  },
  "httpRequestMirrorFilter": {
    "percent": {
      "minimum": 0,
      "maximum": 100
    }
  },
  "httpRequestRedirectFilter": {
    "scheme": {
      "values": [
        "http",
        "https"
      ]
    },
    "statusCode": {
      "values": [
        301,
        302,
        303,
        307,
        308
      ]
    }
  },
  "httpRoute": {
    "apiVersion": {
      "values": [
        "gateway.networking.k8s.io/v1",
        "gateway.networking.k8s.io/v1beta1"
      ]
    }
  },
  "httpRouteConditions": {
    "queryParams": {
      "maxItems": 16
    },
    "method": {
      "values": [
        "GET",
        "HEAD",
        "POST",
        "PUT",
        "DELETE",
        "CONNECT",
        "OPTIONS",
        "TRACE",
        "PATCH"
      ]
    }
  },
  "httpRouteFilter": {
    "type": {
      "values": [
        "RequestHeaderModifier",
        "ResponseHeaderModifier",
        "CORS",
        "RequestRedirect",
        "URLRewrite",
        "RequestMirror",
        "ExternalAuth",
        "ExtensionRef"
      ]
    }
  },
  "httpRouteMatch": {
    "queryParams": {
      "maxItems": 16
    },
    "method": {
      "values": [
        "GET",
        "HEAD",
        "POST",
        "PUT",
        "DELETE",
        "CONNECT",
        "OPTIONS",
        "TRACE",
        "PATCH"
      ]
    },
    "headers": {
      "maxItems": 16
    }
  },
  "httpRouteRetry": {
    "codes": {
      "maxItems": 64,
      "items": {
        "minimum": 400,
        "maximum": 599
      }
    },
    "attempts": {
      "minimum": 0,
      "maximum": 1000
    }
  },
  "httpRouteRule": {
    "matches": {
      "maxItems": 64
    },
    "filters": {
      "maxItems": 16
    },
    "backendRefs": {
      "maxItems": 16
    }
  },
  "httpRouteSpec": {
    "parentRefs": {
      "maxItems": 32
    },
    "hostnames": {
      "maxItems": 16
    },
    "rules": {
      "minItems": 1,
      "maxItems": 16
    },
    "useDefaultGateways": {
      "values": [
        "All",
        "None"
      ]
    }
  },
  "idTokenType": {
    "minLength": 1,
    "maxLength": 1024,
    "pattern": "^(AccessToken|Jwt|IdToken|[A-Za-z][A-Za-z0-9+.-]*:[!-~]+)$"
  },
  "identityLimits": {
    "requestTimeoutMilliseconds": {
      "minimum": 100,
      "maximum": 60000
    },
    "maxDocumentBytes": {
      "minimum": 1024,
      "maximum": 16777216
    },
    "keySetCooldownMilliseconds": {
      "minimum": 100,
      "maximum": 600000
    },
    "keySetStaleMilliseconds": {
      "minimum": 0,
      "maximum": 604800000
    },
    "metadataCacheMilliseconds": {
      "minimum": 0,
      "maximum": 86400000
    },
    "metadataDocuments": {
      "minimum": 1,
      "maximum": 65536
    },
    "verifiedTokens": {
      "minimum": 0,
      "maximum": 1000000
    },
    "clockLeewaySeconds": {
      "minimum": 0,
      "maximum": 3600
    },
    "maxRegistrationBytes": {
      "minimum": 1024,
      "maximum": 1048576
    },
    "cloudTokens": {
      "minimum": 1,
      "maximum": 1000000
    },
    "verifiedPasswords": {
      "minimum": 0,
      "maximum": 10000000
    },
    "waitingPasswords": {
      "minimum": 1,
      "maximum": 100000
    }
  },
  "inferencePoolSpec": {
    "targetPorts": {
      "minItems": 1,
      "maxItems": 8
    },
    "appProtocol": {
      "values": [
        "http",
        "kubernetes.io/h2c"
      ]
    }
  },
  "irA2aBackend": {
    "name": {
      "minLength": 1,
      "maxLength": 1024
    }
  },
  "irAdminBackend": {
    "name": {
      "minLength": 1,
      "maxLength": 1024
    },
    "path": {
      "maxLength": 256
    },
    "hostnames": {
      "maxItems": 4096,
      "items": {
        "minLength": 1,
        "maxLength": 253
      }
    }
  },
  "irAdminDoor": {
    "secret": {
      "minLength": 32,
      "maxLength": 128
    }
  },
  "irAiBackend": {
    "name": {
      "minLength": 1,
      "maxLength": 1024
    },
    "basePath": {
      "maxLength": 1024
    }
  },
  "irAttachedPolicy": {
    "age": {
      "maxLength": 2048
    }
  },
  "irAttachmentBase": {
    "document": {
      "minLength": 1,
      "maxLength": 1024
    },
    "pointer": {
      "maxLength": 4096
    }
  },
  "irAwsBackend": {
    "name": {
      "minLength": 1,
      "maxLength": 1024
    }
  },
  "irBackendAttachment": {
    "document": {
      "minLength": 1,
      "maxLength": 1024
    },
    "pointer": {
      "maxLength": 4096
    }
  },
  "irBackendBase": {
    "name": {
      "minLength": 1,
      "maxLength": 1024
    }
  },
  "irBackendRefTarget": {
    "index": {
      "minimum": 0,
      "maximum": 4096
    }
  },
  "irCallRank": {
    "service": {
      "minimum": 0,
      "maximum": 1024
    },
    "method": {
      "minimum": 0,
      "maximum": 1024
    }
  },
  "irClientValidation": {
    "authorities": {
      "minLength": 1,
      "maxLength": 1048576
    }
  },
  "irDelegate": {
    "weight": {
      "minimum": 0,
      "maximum": 1000000
    }
  },
  "irDynamicBackend": {
    "name": {
      "minLength": 1,
      "maxLength": 1024
    }
  },
  "irEndpoint": {
    "host": {
      "minLength": 1,
      "maxLength": 256
    },
    "unixPath": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^/.*$"
    },
    "weight": {
      "minimum": 0,
      "maximum": 1000000
    },
    "priority": {
      "minimum": 0,
      "maximum": 16
    },
    "zones": {
      "maxItems": 8,
      "items": {
        "minLength": 1,
        "maxLength": 253
      }
    }
  },
  "irFrontendAttachment": {
    "document": {
      "minLength": 1,
      "maxLength": 1024
    },
    "pointer": {
      "maxLength": 4096
    }
  },
  "irKey": {
    "minLength": 1,
    "maxLength": 8192
  },
  "irKeyPair": {
    "certificate": {
      "minLength": 1,
      "maxLength": 1048576
    },
    "privateKey": {
      "minLength": 1,
      "maxLength": 1048576
    }
  },
  "irKeySet": {
    "url": {
      "minLength": 1,
      "maxLength": 8192
    },
    "keys": {
      "minLength": 1,
      "maxLength": 262144
    },
    "fetchedAt": {
      "minimum": 0,
      "maximum": 9007199254740991
    }
  },
  "irListener": {
    "name": {
      "minLength": 1,
      "maxLength": 1024
    },
    "hostname": {
      "minLength": 1,
      "maxLength": 253
    },
    "protocol": {
      "values": [
        "HTTP",
        "HTTPS",
        "TCP",
        "TLS",
        "UDP"
      ]
    },
    "authorizers": {
      "maxItems": 16
    }
  },
  "irListenerTls": {
    "certificates": {
      "maxItems": 1024
    }
  },
  "irMcpBackend": {
    "name": {
      "minLength": 1,
      "maxLength": 1024
    },
    "endpoints": {
      "maxProperties": 128,
      "values": {
        "maxItems": 16384
      },
      "keys": {
        "minLength": 1,
        "maxLength": 253
      }
    }
  },
  "irModel": {
    "pattern": {
      "minLength": 1,
      "maxLength": 1024
    },
    "provider": {
      "minLength": 1,
      "maxLength": 256
    }
  },
  "irModelTarget": {
    "name": {
      "minLength": 1,
      "maxLength": 1024
    },
    "weight": {
      "minimum": 1,
      "maximum": 1000000
    },
    "priority": {
      "minimum": 0,
      "maximum": 1000000
    }
  },
  "irModelsBackend": {
    "name": {
      "minLength": 1,
      "maxLength": 1024
    },
    "models": {
      "maxItems": 4096
    }
  },
  "irPicker": {
    "failureMode": {
      "values": [
        "FailOpen",
        "FailClose"
      ]
    }
  },
  "irRoute": {
    "name": {
      "minLength": 1,
      "maxLength": 1024
    },
    "listeners": {
      "maxItems": 4096
    },
    "order": {
      "minimum": 0
    },
    "rank": {
      "minLength": 1,
      "maxLength": 1024
    },
    "hostnames": {
      "maxItems": 4096,
      "items": {
        "minLength": 1,
        "maxLength": 253
      }
    },
    "matches": {
      "maxItems": 4096
    },
    "filters": {
      "maxItems": 1024
    },
    "backends": {
      "maxItems": 4096
    },
    "delegates": {
      "maxItems": 4096
    },
    "above": {
      "maxItems": 64
    }
  },
  "irRouteAbove": {
    "matches": {
      "maxItems": 4096
    },
    "filters": {
      "maxItems": 1024
    }
  },
  "irRouteMatch": {
    "queryParams": {
      "maxItems": 16
    },
    "method": {
      "values": [
        "GET",
        "HEAD",
        "POST",
        "PUT",
        "DELETE",
        "CONNECT",
        "OPTIONS",
        "TRACE",
        "PATCH"
      ]
    },
    "headers": {
      "maxItems": 16
    }
  },
  "irSectionTarget": {
    "section": {
      "minLength": 1,
      "maxLength": 253
    }
  },
  "irServiceBackend": {
    "endpoints": {
      "maxItems": 16384
    },
    "version": {
      "values": [
        "HTTP1",
        "HTTP2"
      ]
    }
  },
  "irServiceKindBackend": {
    "name": {
      "minLength": 1,
      "maxLength": 1024
    }
  },
  "irStaticBackend": {
    "name": {
      "minLength": 1,
      "maxLength": 1024
    }
  },
  "irTcpRoute": {
    "name": {
      "minLength": 1,
      "maxLength": 1024
    },
    "listeners": {
      "maxItems": 4096
    },
    "order": {
      "minimum": 0
    },
    "rank": {
      "minLength": 1,
      "maxLength": 1024
    },
    "hostnames": {
      "maxItems": 4096,
      "items": {
        "minLength": 1,
        "maxLength": 253
      }
    },
    "matches": {
      "maxItems": 4096
    },
    "filters": {
      "maxItems": 1024
    },
    "backends": {
      "maxItems": 4096
    },
    "delegates": {
      "maxItems": 4096
    },
    "above": {
      "maxItems": 64
    }
  },
  "irTrafficAttachment": {
    "document": {
      "minLength": 1,
      "maxLength": 1024
    },
    "pointer": {
      "maxLength": 4096
    },
    "phase": {
      "values": [
        "PreRouting",
        "PostRouting"
      ]
    }
  },
  "irUdpRoute": {
    "name": {
      "minLength": 1,
      "maxLength": 1024
    },
    "listeners": {
      "maxItems": 4096
    },
    "order": {
      "minimum": 0
    },
    "rank": {
      "minLength": 1,
      "maxLength": 1024
    },
    "hostnames": {
      "maxItems": 4096,
      "items": {
        "minLength": 1,
        "maxLength": 253
      }
    },
    "matches": {
      "maxItems": 4096
    },
    "filters": {
      "maxItems": 1024
    },
    "backends": {
      "maxItems": 4096
    },
    "delegates": {
      "maxItems": 4096
    },
    "above": {
      "maxItems": 64
    }
  },
  "irUnresolvedBackend": {
    "name": {
      "minLength": 1,
      "maxLength": 1024
    }
  },
  "irValues": {
    "values": {
      "maxProperties": 16384,
      "values": {
        "maxLength": 1048576
      },
      "keys": {
        "minLength": 1,
        "maxLength": 1024
      }
    }
  },
  "irVirtualModel": {
    "choice": {
      "values": [
        "Weighted",
        "Failover",
        "Conditional"
      ]
    },
    "targets": {
      "minItems": 1,
      "maxItems": 64
    }
  },
  "irWeightedBackend": {
    "weight": {
      "minimum": 0,
      "maximum": 1000000
    },
    "filters": {
      "maxItems": 1024
    }
  },
  "istioSettings": {
    "caAddress": {
      "minLength": 1,
      "maxLength": 512,
      "pattern": "^https?://[^/?#@ ]+$"
    },
    "additionalTrustDomains": {
      "maxItems": 64
    }
  },
  "jwtAuthentication": {
    "mode": {
      "values": [
        "Strict",
        "Optional",
        "Permissive"
      ]
    },
    "providers": {
      "minItems": 1,
      "maxItems": 64
    }
  },
  "jwtProvider": {
    "audiences": {
      "minItems": 1,
      "maxItems": 64
    },
    "requiredClaims": {
      "maxItems": 16
    }
  },
  "jwtSign": {
    "alg": {
      "values": [
        "RS256",
        "RS384",
        "RS512",
        "PS256",
        "ES256",
        "ES384"
      ]
    },
    "claims": {
      "maxProperties": 64,
      "keys": {
        "minLength": 1,
        "maxLength": 256,
        "pattern": "^([^ien].*|i|i[^a].*|ia|ia[^t].*|iat.+|e|e[^x].*|ex|ex[^p].*|exp.+|n|n[^b].*|nb|nb[^f].*|nbf.+)$"
      }
    },
    "ttl": {
      "minimumDuration": "1s"
    }
  },
  "keyExchangeGroup": {
    "values": [
      "X25519",
      "P-256",
      "P-384",
      "X25519_MLKEM768"
    ]
  },
  "keySet": {
    "inline": {
      "minLength": 2,
      "maxLength": 65536
    }
  },
  "kind": {
    "minLength": 1,
    "maxLength": 63,
    "pattern": "^[a-zA-Z]([-a-zA-Z0-9]*[a-zA-Z0-9])?$"
  },
  "kubernetesConfigMap": {
    "data": {
      "maxProperties": 1024,
      "values": {
        "minLength": 0,
        "maxLength": 1048576
      },
      "keys": {
        "minLength": 1,
        "maxLength": 253,
        "pattern": "^[-._a-zA-Z0-9]+$"
      }
    },
    "binaryData": {
      "maxProperties": 1024,
      "values": {
        "minLength": 0,
        "maxLength": 1398104
      },
      "keys": {
        "minLength": 1,
        "maxLength": 253,
        "pattern": "^[-._a-zA-Z0-9]+$"
      }
    }
  },
  "kubernetesEndpointSlice": {
    "addressType": {
      "values": [
        "IPv4",
        "IPv6",
        "FQDN"
      ]
    },
    "endpoints": {
      "maxItems": 1000
    },
    "ports": {
      "maxItems": 20000
    }
  },
  "kubernetesSecret": {
    "type": {
      "maxLength": 316
    },
    "data": {
      "maxProperties": 1024,
      "values": {
        "minLength": 0,
        "maxLength": 1398104,
        "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?\\n?$"
      },
      "keys": {
        "minLength": 1,
        "maxLength": 253,
        "pattern": "^[-._a-zA-Z0-9]+$"
      }
    },
    "stringData": {
      "maxProperties": 1024,
      "values": {
        "minLength": 0,
        "maxLength": 1048576
      },
      "keys": {
        "minLength": 1,
        "maxLength": 253,
        "pattern": "^[-._a-zA-Z0-9]+$"
      }
    }
  },
  "labelRequirement": {
    "key": {
      "minLength": 1,
      "maxLength": 317
    },
    "operator": {
      "values": [
        "In",
        "NotIn",
        "Exists",
        "DoesNotExist"
      ]
    },
    "values": {
      "maxItems": 64,
      "items": {
        "maxLength": 63
      }
    }
  },
  "labelSelector": {
    "matchLabels": {
      "maxProperties": 64,
      "values": {
        "maxLength": 63
      },
      "keys": {
        "minLength": 1,
        "maxLength": 317
      }
    }
  },
  "labels": {
    "maxProperties": 64,
    "values": {
      "maxLength": 63
    },
    "keys": {
      "minLength": 1,
      "maxLength": 317
    }
  },
  "listenAddress": {
    "minLength": 1,
    "maxLength": 256,
    "pattern": "^(off|unix:/.+|(localhost|[0-9]{1,3}(\\.[0-9]{1,3}){3}|\\[[0-9A-Fa-f:.]+\\]):[0-9]{1,5})$"
  },
  "listenerFilter": {
    "type": {
      "values": [
        "ExternalAuth",
        "ExtensionRef"
      ]
    }
  },
  "listenerFilters": {
    "requests": {
      "maxItems": 16
    }
  },
  "listenerNamespaces": {
    "from": {
      "values": [
        "All",
        "Selector",
        "Same",
        "None"
      ]
    }
  },
  "listenerRef": {
    "minLength": 1,
    "maxLength": 507,
    "pattern": "^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?(/[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?)?$"
  },
  "listenerSetSpec": {
    "listeners": {
      "minItems": 1,
      "maxItems": 64
    }
  },
  "listenerTls": {
    "mode": {
      "values": [
        "Terminate",
        "Passthrough"
      ]
    },
    "certificateRefs": {
      "maxItems": 64
    },
    "options": {
      "maxProperties": 16,
      "values": {
        "minLength": 0,
        "maxLength": 4096
      },
      "keys": {
        "minLength": 1,
        "maxLength": 317
      }
    }
  },
  "llmAllowedModels": {
    "minItems": 1,
    "maxItems": 256,
    "items": {
      "minLength": 1,
      "maxLength": 256,
      "pattern": "^(\\*|[^*]+\\*?|\\*[^*]+)$"
    }
  },
  "llmBudget": {
    "scope": {
      "values": [
        "Key",
        "Team",
        "User"
      ]
    },
    "tokens": {
      "minimum": 1,
      "maximum": 9007199254740991
    },
    "window": {
      "values": [
        "Fixed",
        "Sliding"
      ]
    },
    "calendar": {
      "values": [
        "Day",
        "Week",
        "Month",
        "Year"
      ]
    },
    "whenUnavailable": {
      "values": [
        "Refuse",
        "Allow"
      ]
    },
    "createdAt": {
      "minimum": 0,
      "maximum": 9007199254740991
    }
  },
  "llmBudgetOrder": {
    "scope": {
      "values": [
        "Key",
        "Team",
        "User"
      ]
    },
    "tokens": {
      "minimum": 1,
      "maximum": 9007199254740991
    },
    "window": {
      "values": [
        "Fixed",
        "Sliding"
      ]
    },
    "calendar": {
      "values": [
        "Day",
        "Week",
        "Month",
        "Year"
      ]
    },
    "whenUnavailable": {
      "values": [
        "Refuse",
        "Allow"
      ]
    }
  },
  "llmKey": {
    "digest": {
      "minLength": 64,
      "maxLength": 64,
      "pattern": "^[0-9a-f]{64}$"
    },
    "createdAt": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "expiresAt": {
      "minimum": 0,
      "maximum": 9007199254740991
    }
  },
  "llmKeyEdit": {
    "expiresAt": {
      "minLength": 20,
      "maxLength": 32
    }
  },
  "llmKeyFile": {
    "keys": {
      "maxProperties": 100000,
      "keys": {
        "minLength": 1,
        "maxLength": 64
      }
    },
    "budgets": {
      "maxProperties": 100000,
      "keys": {
        "minLength": 1,
        "maxLength": 256
      }
    },
    "spendings": {
      "maxProperties": 100000,
      "keys": {
        "minLength": 1,
        "maxLength": 256
      }
    }
  },
  "llmKeyMetadata": {
    "maxProperties": 32,
    "keys": {
      "minLength": 1,
      "maxLength": 64,
      "pattern": "^[A-Za-z_][A-Za-z0-9_]*$"
    }
  },
  "llmKeyOrder": {
    "tokens": {
      "minimum": 1,
      "maximum": 9007199254740991
    },
    "window": {
      "values": [
        "Fixed",
        "Sliding"
      ]
    },
    "calendar": {
      "values": [
        "Day",
        "Week",
        "Month",
        "Year"
      ]
    },
    "whenUnavailable": {
      "values": [
        "Refuse",
        "Allow"
      ]
    }
  },
  "llmKeySettings": {
    "maxBudgets": {
      "minimum": 1,
      "maximum": 100000
    },
    "outputTokens": {
      "minimum": 0,
      "maximum": 4294967295
    }
  },
  "llmSpending": {
    "window": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "amount": {
      "minLength": 1,
      "maxLength": 20,
      "pattern": "^-?[0-9]+$"
    }
  },
  "localRateLimit": {
    "requests": {
      "minimum": 1,
      "maximum": 4294967295
    },
    "tokens": {
      "minimum": 1,
      "maximum": 4294967295
    },
    "unit": {
      "values": [
        "Seconds",
        "Minutes",
        "Hours"
      ]
    },
    "burst": {
      "minimum": 0,
      "maximum": 4294967295
    },
    "counts": {
      "values": [
        "All",
        "Forwarded"
      ]
    },
    "scope": {
      "values": [
        "Process",
        "Shared"
      ]
    },
    "whenUnavailable": {
      "values": [
        "Refuse",
        "Allow"
      ]
    }
  },
  "logAttributes": {
    "remove": {
      "minItems": 1,
      "maxItems": 32
    },
    "add": {
      "minItems": 1,
      "maxItems": 64
    }
  },
  "logLevel": {
    "minLength": 1,
    "maxLength": 1024,
    "pattern": "^((trace|debug|info|warn|error)|[A-Za-z][A-Za-z0-9_-]*=(trace|debug|info|warn|error))(,((trace|debug|info|warn|error)|[A-Za-z][A-Za-z0-9_-]*=(trace|debug|info|warn|error)))*$"
  },
  "loggingSettings": {
    "format": {
      "values": [
        "text",
        "json"
      ]
    },
    "maxQueueSize": {
      "minimumBytes": 1,
      "maximumBytes": 4294967295
    }
  },
  "longString": {
    "minLength": 1,
    "maxLength": 1024
  },
  "managedHeader": {
    "values": [
      "connection",
      "content-length",
      "keep-alive",
      "proxy-connection",
      "te",
      "transfer-encoding",
      "upgrade"
    ]
  },
  "mcpAuthentication": {
    "resourceMetadata": {
      "maxProperties": 64,
      "keys": {
        "minLength": 1,
        "maxLength": 256
      }
    },
    "provider": {
      "values": [
        "Auth0",
        "Keycloak",
        "Okta",
        "Descope",
        "Authentik",
        "Entra",
        "ProviderA",
        "ProviderB",
        "ProviderC",
        "ProviderD",
        "ProviderE",
        "ProviderF"
      ]
    },
    "requiredScopes": {
      "minItems": 1,
      "maxItems": 64,
      "items": {
        "minLength": 1,
        "maxLength": 256,
        "pattern": "^[!#-\\[\\]-~]+$"
      }
    },
    "authorizationServers": {
      "values": [
        "Gateway",
        "Provider"
      ]
    },
    "metadataIssuer": {
      "values": [
        "Gateway",
        "Provider"
      ]
    }
  },
  "mcpAuthorization": {
    "action": {
      "values": [
        "Allow",
        "Require",
        "Deny"
      ]
    }
  },
  "mcpAuthorizationPolicy": {
    "matchExpressions": {
      "minItems": 1,
      "maxItems": 256
    }
  },
  "mcpBackend": {
    "targets": {
      "minItems": 1,
      "maxItems": 128
    },
    "sessionRouting": {
      "values": [
        "Stateful",
        "Stateless"
      ]
    },
    "failureMode": {
      "values": [
        "FailClosed",
        "FailOpen"
      ]
    },
    "prefixMode": {
      "values": [
        "Conditional",
        "Always",
        "Never"
      ]
    }
  },
  "mcpBackendAuthentication": {
    "resourceMetadata": {
      "maxProperties": 64,
      "keys": {
        "minLength": 1,
        "maxLength": 256
      }
    },
    "provider": {
      "values": [
        "Auth0",
        "Keycloak",
        "Okta",
        "Descope",
        "Authentik",
        "Entra",
        "ProviderA",
        "ProviderB",
        "ProviderC",
        "ProviderD",
        "ProviderE",
        "ProviderF"
      ]
    },
    "audiences": {
      "minItems": 1,
      "maxItems": 64
    },
    "mode": {
      "values": [
        "Strict",
        "Optional",
        "Permissive"
      ]
    }
  },
  "mcpConsent": {
    "authorizationEndpoint": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^https?://[^/?#@]+(/[^#]*)?$"
    },
    "tokenEndpoint": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^https?://[^/?#@]+(/[^#]*)?$"
    },
    "clientAuthMethod": {
      "values": [
        "ClientSecretPost",
        "ClientSecretBasic"
      ]
    },
    "redirectUri": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^https?://[^/?#@]+/[^?#]+$"
    },
    "scopes": {
      "maxItems": 64
    },
    "resource": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^https?://[^/?#@]+(/[^#]*)?$"
    },
    "identity": {
      "values": [
        "Verified",
        "Shown"
      ]
    }
  },
  "mcpConsentFile": {
    "consents": {
      "maxProperties": 100000,
      "values": {
        "minLength": 1,
        "maxLength": 65536
      },
      "keys": {
        "minLength": 1,
        "maxLength": 64
      }
    }
  },
  "mcpGuardrailProcessor": {
    "methods": {
      "minProperties": 1,
      "maxProperties": 64,
      "values": {
        "values": [
          "Off",
          "Request",
          "Response",
          "Full"
        ]
      },
      "keys": {
        "minLength": 1,
        "maxLength": 256,
        "pattern": "^(\\*|[^*]+|[^*]+/\\*|\\*/[^*]+)$"
      }
    }
  },
  "mcpGuardrailRemote": {
    "url": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^https?://[^/?#@]+/?$"
    },
    "failureMode": {
      "values": [
        "FailClosed",
        "FailOpen"
      ]
    },
    "metadata": {
      "maxProperties": 64,
      "keys": {
        "minLength": 1,
        "maxLength": 256
      }
    },
    "allowedRequestHeaders": {
      "maxItems": 64
    },
    "disallowedRequestHeaders": {
      "maxItems": 64
    }
  },
  "mcpGuardrails": {
    "processors": {
      "minItems": 1,
      "maxItems": 16
    }
  },
  "mcpOpenApi": {
    "inline": {
      "minLength": 2,
      "maxLength": 262144
    }
  },
  "mcpSettings": {
    "cachedSessions": {
      "minimum": 0,
      "maximum": 1000000
    },
    "maxWaitingCalls": {
      "minimum": 0,
      "maximum": 1000000
    }
  },
  "mcpTargetStatic": {
    "protocol": {
      "values": [
        "StreamableHTTP",
        "SSE"
      ]
    }
  },
  "mcpTargetStdio": {
    "command": {
      "minLength": 1,
      "maxLength": 4096
    },
    "args": {
      "maxItems": 256,
      "items": {
        "maxLength": 4096
      }
    },
    "env": {
      "maxProperties": 256,
      "keys": {
        "minLength": 1,
        "maxLength": 256,
        "pattern": "^[A-Za-z_][A-Za-z0-9_]*$"
      }
    },
    "workingDirectory": {
      "minLength": 1,
      "maxLength": 4096
    },
    "maxProcesses": {
      "minimum": 1,
      "maximum": 10000
    },
    "maxMemory": {
      "minimumBytes": 1,
      "maximumBytes": 1099511627776
    }
  },
  "mcpToolOverride": {
    "rename": {
      "minLength": 1,
      "maxLength": 128,
      "pattern": "^[A-Za-z0-9_.-]+$"
    },
    "description": {
      "minLength": 1,
      "maxLength": 4096
    }
  },
  "mcpToolSearch": {
    "limit": {
      "minimum": 1,
      "maximum": 50
    }
  },
  "mcpTools": {
    "disclosure": {
      "values": [
        "All",
        "Search"
      ]
    },
    "allow": {
      "minItems": 1,
      "maxItems": 256
    },
    "overrides": {
      "minItems": 1,
      "maxItems": 256
    }
  },
  "mediaType": {
    "minLength": 3,
    "maxLength": 256,
    "pattern": "^[a-z]+/[a-z0-9.+*-]+$"
  },
  "metricAttributes": {
    "add": {
      "minItems": 1,
      "maxItems": 16
    }
  },
  "mirrorSettings": {
    "maxRequests": {
      "minimum": 0,
      "maximum": 65536
    },
    "maxBodySize": {
      "minimumBytes": 1,
      "maximumBytes": 4294967295
    },
    "timeout": {
      "minimumDuration": "1ms"
    }
  },
  "modelApi": {
    "values": [
      "Default",
      "Responses",
      "Messages",
      "Gemini",
      "VertexEmbeddings",
      "VertexRanking",
      "CohereEmbeddings",
      "TitanEmbeddings",
      "NovaEmbeddings",
      "BedrockRerank"
    ]
  },
  "modelAzureSettings": {
    "resourceType": {
      "values": [
        "OpenAI",
        "Foundry"
      ]
    }
  },
  "modelBedrockSettings": {
    "region": {
      "minLength": 1,
      "maxLength": 63,
      "pattern": "^[a-z0-9-]+$"
    }
  },
  "modelCatalog": {
    "providers": {
      "maxProperties": 1024,
      "keys": {
        "minLength": 1,
        "maxLength": 256
      }
    },
    "facts": {
      "maxItems": 1024
    }
  },
  "modelCatalogConfigMap": {
    "key": {
      "minLength": 1,
      "maxLength": 253
    }
  },
  "modelCustomSettings": {
    "formats": {
      "minItems": 1,
      "maxItems": 6
    }
  },
  "modelMatch": {
    "model": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^(\\*|\\*[^*]+|[^*]+\\*?)$"
    }
  },
  "modelPattern": {
    "minLength": 1,
    "maxLength": 256
  },
  "modelPolicies": {
    "transformations": {
      "minItems": 1,
      "maxItems": 64
    },
    "finalTransformations": {
      "minItems": 1,
      "maxItems": 64
    }
  },
  "money": {
    "minLength": 1,
    "maxLength": 16,
    "pattern": "^[0-9]+(\\.[0-9]{1,6})?$"
  },
  "namespace": {
    "minLength": 1,
    "maxLength": 63,
    "pattern": "^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"
  },
  "namespaceSelector": {
    "matchExpressions": {
      "maxItems": 64
    }
  },
  "networkAuthorization": {
    "action": {
      "values": [
        "Allow",
        "Require",
        "Deny"
      ]
    }
  },
  "networkAuthorizationPolicy": {
    "matchExpressions": {
      "minItems": 1,
      "maxItems": 256
    }
  },
  "oauthTokenExchange": {
    "url": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^https?://[^/?#@]+(/[^?#]*)?$"
    },
    "grantType": {
      "values": [
        "TokenExchange",
        "JwtBearer"
      ]
    },
    "audiences": {
      "minItems": 1,
      "maxItems": 64
    },
    "scopes": {
      "minItems": 1,
      "maxItems": 64
    },
    "resources": {
      "minItems": 1,
      "maxItems": 64
    },
    "requestedTokenType": {
      "values": [
        "AccessToken",
        "Jwt",
        "IdToken"
      ]
    },
    "additionalParams": {
      "maxProperties": 64,
      "keys": {
        "minLength": 1,
        "maxLength": 256
      }
    }
  },
  "objectMetadata": {
    "name": {
      "minLength": 1,
      "maxLength": 253,
      "pattern": "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"
    },
    "generation": {
      "minimum": 0
    },
    "creationTimestamp": {
      "minLength": 0,
      "maxLength": 40
    },
    "labels": {
      "maxProperties": 1024,
      "values": {
        "maxLength": 63,
        "pattern": "^([A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?)?$"
      },
      "keys": {
        "minLength": 1,
        "maxLength": 317,
        "pattern": "^([a-z0-9]([-a-z0-9.]*[a-z0-9])?/)?[A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?$"
      }
    },
    "annotations": {
      "maxProperties": 1024,
      "values": {
        "maxLength": 262144
      },
      "keys": {
        "minLength": 1,
        "maxLength": 317,
        "pattern": "^([a-z0-9]([-a-z0-9.]*[a-z0-9])?/)?[A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?$"
      }
    }
  },
  "objectName": {
    "minLength": 1,
    "maxLength": 253
  },
  "objectSelector": {
    "matchExpressions": {
      "maxItems": 64
    }
  },
  "observabilityLimits": {
    "maxTraceWatchers": {
      "minimum": 1,
      "maximum": 4096
    },
    "maxTraceWatchersPerClient": {
      "minimum": 1,
      "maximum": 4096
    },
    "maxQueuedTraceRecords": {
      "minimum": 1,
      "maximum": 65536
    },
    "maxTracedBodyBytes": {
      "minimum": 0,
      "maximum": 4194304
    },
    "traceKeepaliveMilliseconds": {
      "minimum": 100,
      "maximum": 60000
    },
    "maxAdminConnections": {
      "minimum": 1,
      "maximum": 65536
    },
    "maxMetricSeries": {
      "minimum": 1,
      "maximum": 1000000
    }
  },
  "oidc": {
    "authorizationEndpoint": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^https?://[^/?#@]+(/[^#]*)?$"
    },
    "tokenEndpoint": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^https?://[^/?#@]+(/[^#]*)?$"
    },
    "endSessionEndpoint": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^https?://[^/?#@]+(/[^#]*)?$"
    },
    "redirectUri": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^https?://[^/?#@]+/[^?#]+$"
    },
    "scopes": {
      "maxItems": 64
    },
    "sessionDuration": {
      "minimumDuration": "1m"
    },
    "postLogoutRedirectUri": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^https?://[^/?#@]+(/[^#]*)?$"
    }
  },
  "oidcSettings": {
    "cookieSecret": {
      "minLength": 64,
      "maxLength": 64,
      "pattern": "^[0-9A-Fa-f]{64}$"
    }
  },
  "openAiModeration": {
    "action": {
      "values": [
        "Reject",
        "Audit"
      ]
    }
  },
  "openaiModerationDirection": {
    "mode": {
      "values": [
        "Score",
        "Block"
      ]
    }
  },
  "originFields": {
    "url": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^https?://[^/?#@]+/?$"
    }
  },
  "originRef": {
    "url": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^https?://[^/?#@]+/?$"
    }
  },
  "otlpSettings": {
    "maxQueueSize": {
      "minimumBytes": 1024,
      "maximumBytes": 1073741824
    },
    "maxBatchSize": {
      "minimumBytes": 1024,
      "maximumBytes": 1073741824
    },
    "interval": {
      "minimumDuration": "1ms"
    },
    "timeout": {
      "minimumDuration": "1ms"
    },
    "maxRetries": {
      "minimum": 0,
      "maximum": 100
    },
    "backoff": {
      "minimumDuration": "1ms"
    }
  },
  "overloadSettings": {
    "maxRequests": {
      "minimum": 1,
      "maximum": 10000000
    },
    "maxMemory": {
      "minimumBytes": 1,
      "maximumBytes": 1099511627776
    },
    "maxMemoryShare": {
      "minimum": 1,
      "maximum": 100
    }
  },
  "parametersImage": {
    "tag": {
      "minLength": 1,
      "maxLength": 128,
      "pattern": "^[A-Za-z0-9_][A-Za-z0-9_.-]*$"
    },
    "digest": {
      "minLength": 1,
      "maxLength": 256,
      "pattern": "^[a-z0-9]+:[0-9a-f]+$"
    },
    "pullPolicy": {
      "values": [
        "Always",
        "IfNotPresent",
        "Never"
      ]
    }
  },
  "parametersIstio": {
    "additionalTrustDomains": {
      "maxItems": 64
    }
  },
  "parametersLogging": {
    "format": {
      "values": [
        "json",
        "text"
      ]
    }
  },
  "parametersModelCatalog": {
    "sources": {
      "maxItems": 16
    }
  },
  "parametersShutdown": {
    "min": {
      "minimum": 0,
      "maximum": 31536000
    },
    "max": {
      "minimum": 0,
      "maximum": 31536000
    }
  },
  "parametersWorkload": {
    "kind": {
      "values": [
        "Deployment",
        "DaemonSet"
      ]
    }
  },
  "parametersXds": {
    "cacheWait": {
      "maximumDuration": "1m"
    },
    "maxCacheAge": {
      "minimumDuration": "1s"
    }
  },
  "podCondition": {
    "type": {
      "minLength": 1,
      "maxLength": 316
    },
    "status": {
      "minLength": 1,
      "maxLength": 16
    }
  },
  "podSpec": {
    "serviceAccountName": {
      "minLength": 0,
      "maxLength": 253
    }
  },
  "podStatus": {
    "podIP": {
      "minLength": 0,
      "maxLength": 45
    },
    "conditions": {
      "maxItems": 64
    }
  },
  "policyAncestorStatus": {
    "controllerName": {
      "minLength": 1,
      "maxLength": 253,
      "pattern": "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/[A-Za-z0-9/\\-._~%!$&'()*+,;=:]+$"
    },
    "conditions": {
      "minItems": 1,
      "maxItems": 8
    }
  },
  "policyMessage": {
    "kind": {
      "maxLength": 128
    },
    "result": {
      "values": [
        "apply",
        "skip"
      ]
    },
    "details": {
      "maxLength": 4096
    }
  },
  "policySelectionMessage": {
    "phase": {
      "values": [
        "gateway",
        "route",
        "backend"
      ]
    },
    "effectivePolicy": {
      "maxProperties": 65536,
      "keys": {
        "minLength": 0,
        "maxLength": 65536
      }
    }
  },
  "policyServerSettings": {
    "authorizationTimeout": {
      "minimumDuration": "1ms"
    },
    "rateLimitTimeout": {
      "minimumDuration": "1ms"
    },
    "processingTimeout": {
      "minimumDuration": "1ms"
    },
    "maxResponseSize": {
      "minimumBytes": 1,
      "maximumBytes": 4294967295
    },
    "maxReconnectDelay": {
      "minimumDuration": "1ms"
    }
  },
  "policyStrategy": {
    "inheritance": {
      "values": [
        "Default",
        "Override"
      ]
    }
  },
  "policyTargetRef": {
    "kind": {
      "values": [
        "Gateway",
        "ListenerSet",
        "HTTPRoute",
        "GRPCRoute",
        "Service",
        "InferencePool",
        "EdgeBackend"
      ]
    }
  },
  "policyTargetSelector": {
    "kind": {
      "values": [
        "Gateway",
        "ListenerSet",
        "HTTPRoute",
        "GRPCRoute",
        "Service",
        "InferencePool",
        "EdgeBackend"
      ]
    },
    "matchLabels": {
      "maxProperties": 64,
      "values": {
        "maxLength": 63
      },
      "keys": {
        "minLength": 1,
        "maxLength": 317
      }
    }
  },
  "policyTraffic": {
    "phase": {
      "values": [
        "PreRouting",
        "PostRouting"
      ]
    }
  },
  "port": {
    "minimum": 1,
    "maximum": 65535
  },
  "preciseHostname": {
    "minLength": 1,
    "maxLength": 253,
    "pattern": "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"
  },
  "priorityGroup": {
    "providers": {
      "minItems": 1,
      "maxItems": 16
    }
  },
  "privateKeyJwt": {
    "certificateHeader": {
      "values": [
        "x5c",
        "x5t#S256"
      ]
    },
    "alg": {
      "values": [
        "RS256",
        "RS384",
        "RS512",
        "PS256",
        "ES256",
        "ES384"
      ]
    }
  },
  "processingOptions": {
    "requestHeaderMode": {
      "values": [
        "Send",
        "Skip"
      ]
    },
    "responseHeaderMode": {
      "values": [
        "Send",
        "Skip"
      ]
    },
    "requestBodyMode": {
      "values": [
        "None",
        "Buffered",
        "BufferedPartial",
        "FullDuplexStreamed"
      ]
    },
    "responseBodyMode": {
      "values": [
        "None",
        "Buffered",
        "BufferedPartial",
        "FullDuplexStreamed"
      ]
    },
    "requestTrailerMode": {
      "values": [
        "Send",
        "Skip"
      ]
    },
    "responseTrailerMode": {
      "values": [
        "Send",
        "Skip"
      ]
    }
  },
  "promptCaching": {
    "minTokens": {
      "minimum": 0,
      "maximum": 4294967295
    },
    "cacheMessageOffset": {
      "minimum": 0,
      "maximum": 4294967295
    }
  },
  "promptEnrichment": {
    "prepend": {
      "minItems": 1,
      "maxItems": 64
    },
    "append": {
      "minItems": 1,
      "maxItems": 64
    }
  },
  "promptGuard": {
    "streaming": {
      "values": [
        "Enabled",
        "Mask",
        "Disabled"
      ]
    },
    "request": {
      "minItems": 1,
      "maxItems": 8
    },
    "response": {
      "minItems": 1,
      "maxItems": 8
    }
  },
  "promptMessage": {
    "content": {
      "minLength": 1,
      "maxLength": 16384
    }
  },
  "providerFormat": {
    "type": {
      "values": [
        "Completions",
        "Messages",
        "Responses",
        "Embeddings",
        "AnthropicTokenCount",
        "Realtime",
        "Rerank"
      ]
    }
  },
  "proxyMonitoring": {
    "gatewayClassNames": {
      "minItems": 1,
      "maxItems": 64
    }
  },
  "proxyProtocol": {
    "version": {
      "values": [
        "V1",
        "V2",
        "All"
      ]
    },
    "mode": {
      "values": [
        "Strict",
        "Optional"
      ]
    },
    "headerTimeout": {
      "minimumDuration": "100ms"
    },
    "maxExtensionSize": {
      "minimumBytes": 1,
      "maximumBytes": 4294967295
    }
  },
  "quantity": {
    "minLength": 1,
    "maxLength": 32,
    "pattern": "^[+]?([0-9]+([.][0-9]*)?|[.][0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$",
    "minimum": 0
  },
  "rateLimit": {
    "local": {
      "minItems": 1,
      "maxItems": 16
    },
    "conditional": {
      "minItems": 1,
      "maxItems": 16
    }
  },
  "rateLimitDescriptor": {
    "entries": {
      "minItems": 1,
      "maxItems": 16
    },
    "unit": {
      "values": [
        "Requests",
        "Tokens"
      ]
    }
  },
  "rateLimitFields": {
    "local": {
      "minItems": 1,
      "maxItems": 16
    }
  },
  "rateLimitPolicy": {
    "local": {
      "minItems": 1,
      "maxItems": 16
    }
  },
  "reasoningEffort": {
    "values": [
      "none",
      "minimal",
      "low",
      "medium",
      "high",
      "xhigh",
      "max"
    ]
  },
  "recordsLostMessage": {
    "lost": {
      "minimum": 1
    }
  },
  "redisSettings": {
    "database": {
      "minimum": 0,
      "maximum": 65535
    },
    "password": {
      "minLength": 1,
      "maxLength": 1024
    },
    "prefix": {
      "maxLength": 64
    },
    "timeout": {
      "minimumDuration": "1ms",
      "maximumDuration": "10s"
    }
  },
  "referenceGrant": {
    "apiVersion": {
      "values": [
        "gateway.networking.k8s.io/v1",
        "gateway.networking.k8s.io/v1beta1"
      ]
    }
  },
  "referenceGrantSpec": {
    "from": {
      "minItems": 1,
      "maxItems": 16
    },
    "to": {
      "minItems": 1,
      "maxItems": 16
    }
  },
  "refusableSetting": {
    "values": [
      "temperature",
      "topP",
      "topK",
      "stop",
      "seed",
      "frequencyPenalty",
      "presencePenalty",
      "parallelTools"
    ]
  },
  "regexGuard": {
    "matches": {
      "minItems": 1,
      "maxItems": 64
    },
    "builtins": {
      "minItems": 1,
      "maxItems": 5,
      "items": {
        "values": [
          "Ssn",
          "CreditCard",
          "PhoneNumber",
          "Email",
          "CaSin"
        ]
      }
    },
    "action": {
      "values": [
        "Mask",
        "Reject",
        "Audit"
      ]
    }
  },
  "rejectionResponse": {
    "message": {
      "minLength": 1,
      "maxLength": 4096
    },
    "statusCode": {
      "minimum": 200,
      "maximum": 599
    }
  },
  "remoteKeySet": {
    "url": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^https?://[^/?#@]+(/[^?#]*)?$"
    },
    "cacheDuration": {
      "minimumDuration": "5m"
    }
  },
  "requestFieldMatch": {
    "type": {
      "values": [
        "Exact",
        "RegularExpression"
      ]
    },
    "value": {
      "minLength": 1,
      "maxLength": 4096
    }
  },
  "requestFieldName": {
    "minLength": 1,
    "maxLength": 256,
    "pattern": "^(:(authority|method|path|scheme)|[A-Za-z0-9!#$%&'*+.^_`|~-]+)$"
  },
  "requestFinishedMessage": {
    "status": {
      "minimum": 100,
      "maximum": 999
    },
    "error": {
      "maxLength": 4096
    }
  },
  "requestGuard": {
    "unreadable": {
      "values": [
        "Refuse",
        "Allow"
      ]
    },
    "scope": {
      "minItems": 1,
      "maxItems": 4,
      "items": {
        "values": [
          "SystemPrompt",
          "Messages",
          "ToolOutput",
          "ToolInput"
        ]
      }
    }
  },
  "requestLogBodies": {
    "maxSize": {
      "minimumBytes": 1,
      "maximumBytes": 2097152
    }
  },
  "requestLogMask": {
    "builtins": {
      "maxItems": 5,
      "items": {
        "values": [
          "Ssn",
          "CreditCard",
          "PhoneNumber",
          "Email",
          "CaSin"
        ]
      }
    },
    "matches": {
      "minItems": 1,
      "maxItems": 64
    }
  },
  "requestLogSettings": {
    "calls": {
      "maxItems": 3,
      "items": {
        "values": [
          "Models",
          "Mcp",
          "Refusals"
        ]
      }
    },
    "maxQueueSize": {
      "minimumBytes": 65536,
      "maximumBytes": 1073741824
    },
    "recordDays": {
      "minimum": 1,
      "maximum": 3660
    },
    "hourlySumDays": {
      "minimum": 1,
      "maximum": 3660
    },
    "dailySumDays": {
      "minimum": 1,
      "maximum": 36600
    }
  },
  "requestSnapshotMessage": {
    "stage": {
      "maxLength": 128
    }
  },
  "resourceRequirements": {
    "requests": {
      "maxProperties": 32,
      "keys": {
        "minLength": 1,
        "maxLength": 317
      }
    },
    "limits": {
      "maxProperties": 32,
      "keys": {
        "minLength": 1,
        "maxLength": 317
      }
    },
    "claims": {
      "maxItems": 16
    }
  },
  "responseCache": {
    "ttl": {
      "minimumDuration": "1s"
    },
    "sharedBy": {
      "minItems": 1,
      "maxItems": 16
    },
    "key": {
      "minItems": 1,
      "maxItems": 16
    }
  },
  "responseCacheSettings": {
    "maxEntries": {
      "minimum": 1,
      "maximum": 4294967295
    },
    "maxSize": {
      "minimumBytes": 1,
      "maximumBytes": 4294967295
    },
    "maxResponseSize": {
      "minimumBytes": 1,
      "maximumBytes": 67108864
    }
  },
  "responseGuard": {
    "unreadable": {
      "values": [
        "Refuse",
        "Allow"
      ]
    }
  },
  "responseSnapshotMessage": {
    "stage": {
      "maxLength": 128
    }
  },
  "retry": {
    "codes": {
      "minItems": 1,
      "maxItems": 64,
      "items": {
        "minimum": 400,
        "maximum": 599
      }
    },
    "attempts": {
      "minimum": 1,
      "maximum": 100
    },
    "failures": {
      "minItems": 1,
      "maxItems": 3,
      "items": {
        "values": [
          "Connect",
          "Reset",
          "Timeout"
        ]
      }
    }
  },
  "retryBudget": {
    "percent": {
      "minimum": 0,
      "maximum": 100
    },
    "minConcurrent": {
      "minimum": 0,
      "maximum": 1000000
    }
  },
  "routeNamespaces": {
    "from": {
      "values": [
        "All",
        "Selector",
        "Same"
      ]
    }
  },
  "routeParentStatus": {
    "controllerName": {
      "minLength": 1,
      "maxLength": 253,
      "pattern": "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/[A-Za-z0-9/._~%!$&'()*+,;=:-]+$"
    },
    "conditions": {
      "minItems": 1,
      "maxItems": 8
    }
  },
  "routeSelectionMessage": {
    "selectedRoute": {
      "maxLength": 1024
    },
    "evaluatedRoutes": {
      "maxItems": 65536,
      "items": {
        "maxLength": 1024
      }
    }
  },
  "secretKeyRef": {
    "kind": {
      "maxLength": 63,
      "pattern": "^$|^[a-zA-Z]([-a-zA-Z0-9]*[a-zA-Z0-9])?$"
    },
    "key": {
      "minLength": 1,
      "maxLength": 253
    }
  },
  "secretKeySelector": {
    "key": {
      "minLength": 1,
      "maxLength": 253
    }
  },
  "secretRef": {
    "kind": {
      "maxLength": 63,
      "pattern": "^$|^[a-zA-Z]([-a-zA-Z0-9]*[a-zA-Z0-9])?$"
    }
  },
  "secretValue": {
    "minLength": 1,
    "maxLength": 65536
  },
  "sectionName": {
    "minLength": 1,
    "maxLength": 253,
    "pattern": "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"
  },
  "selectorRequirement": {
    "key": {
      "minLength": 1,
      "maxLength": 317
    },
    "operator": {
      "values": [
        "In",
        "NotIn",
        "Exists",
        "DoesNotExist"
      ]
    },
    "values": {
      "maxItems": 64,
      "items": {
        "maxLength": 63
      }
    }
  },
  "servicePort": {
    "name": {
      "maxLength": 63
    },
    "protocol": {
      "values": [
        "TCP",
        "UDP",
        "SCTP"
      ]
    },
    "targetPort": {
      "minLength": 1,
      "maxLength": 63,
      "minimum": 1,
      "maximum": 65535
    },
    "appProtocol": {
      "maxLength": 316
    }
  },
  "serviceSpec": {
    "type": {
      "values": [
        "ClusterIP",
        "NodePort",
        "LoadBalancer",
        "ExternalName"
      ]
    },
    "clusterIP": {
      "maxLength": 64
    },
    "externalName": {
      "minLength": 1,
      "maxLength": 253
    },
    "ports": {
      "maxItems": 1024
    }
  },
  "sessionCookie": {
    "lifetimeType": {
      "values": [
        "Permanent",
        "Session"
      ]
    },
    "path": {
      "maxLength": 1024
    }
  },
  "sessionPersistence": {
    "type": {
      "values": [
        "Cookie",
        "Header"
      ]
    }
  },
  "sessionSettings": {
    "key": {
      "minLength": 64,
      "maxLength": 64,
      "pattern": "^[0-9A-Fa-f]{64}$"
    },
    "previousKey": {
      "minLength": 64,
      "maxLength": 64,
      "pattern": "^[0-9A-Fa-f]{64}$"
    }
  },
  "settings": {
    "adminHosts": {
      "maxItems": 64
    },
    "workerThreads": {
      "minimum": 1,
      "maximum": 1024
    },
    "socketAdapter": {
      "values": [
        "Net",
        "Fast"
      ]
    },
    "streamBufferSize": {
      "minimumBytes": 1,
      "maximumBytes": 4294967295
    },
    "maxLocalRateLimits": {
      "minimum": 1,
      "maximum": 1000000
    },
    "maxRateLimitKeys": {
      "minimum": 1,
      "maximum": 10000000
    },
    "sensitiveHeaders": {
      "maxItems": 64
    },
    "sensitiveQueryParameters": {
      "maxItems": 64,
      "items": {
        "minLength": 1,
        "maxLength": 256,
        "pattern": "^[^&=#\\s]+$"
      }
    },
    "podName": {
      "minLength": 1,
      "maxLength": 253
    },
    "namespace": {
      "minLength": 1,
      "maxLength": 63
    },
    "gateway": {
      "minLength": 1,
      "maxLength": 253
    },
    "zone": {
      "minLength": 1,
      "maxLength": 253
    },
    "modelCatalog": {
      "maxItems": 16
    }
  },
  "shortString": {
    "minLength": 1,
    "maxLength": 256
  },
  "sliceEndpoint": {
    "addresses": {
      "minItems": 1,
      "maxItems": 100,
      "items": {
        "minLength": 1,
        "maxLength": 253
      }
    },
    "zone": {
      "minLength": 0,
      "maxLength": 253
    }
  },
  "slicePort": {
    "name": {
      "maxLength": 63
    },
    "protocol": {
      "values": [
        "TCP",
        "UDP",
        "SCTP"
      ]
    },
    "appProtocol": {
      "maxLength": 316
    }
  },
  "sliceTarget": {
    "kind": {
      "minLength": 0,
      "maxLength": 63
    },
    "name": {
      "minLength": 0,
      "maxLength": 253
    },
    "namespace": {
      "minLength": 0,
      "maxLength": 63
    }
  },
  "sourcePlace": {
    "document": {
      "minLength": 1,
      "maxLength": 1024
    },
    "pointer": {
      "maxLength": 4096
    }
  },
  "spiffeHostPath": {
    "path": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^/.*$"
    }
  },
  "spiffeSettings": {
    "endpoint": {
      "minLength": 7,
      "maxLength": 1024,
      "pattern": "^unix:/.+$"
    }
  },
  "spiffeSource": {
    "mountPath": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^/.*$"
    }
  },
  "standaloneChartGateway": {
    "extraServices": {
      "maxItems": 16
    }
  },
  "standaloneClientValidation": {
    "caCertificateRefs": {
      "minItems": 1,
      "maxItems": 8
    },
    "mode": {
      "values": [
        "AllowValidOnly",
        "AllowInsecureFallback"
      ]
    }
  },
  "standaloneConfig": {
    "gateways": {
      "minProperties": 1,
      "maxProperties": 64,
      "keys": {
        "minLength": 1,
        "maxLength": 253,
        "pattern": "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"
      }
    },
    "routes": {
      "maxItems": 100000
    },
    "routeGroups": {
      "maxProperties": 1024,
      "keys": {
        "minLength": 1,
        "maxLength": 253,
        "pattern": "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"
      }
    },
    "tcpRoutes": {
      "maxItems": 1024
    },
    "udpRoutes": {
      "maxItems": 1024
    },
    "backends": {
      "maxProperties": 100000,
      "keys": {
        "minLength": 1,
        "maxLength": 253,
        "pattern": "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"
      }
    },
    "secrets": {
      "maxProperties": 10000,
      "keys": {
        "minLength": 1,
        "maxLength": 253,
        "pattern": "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"
      }
    },
    "configMaps": {
      "maxProperties": 10000,
      "keys": {
        "minLength": 1,
        "maxLength": 253,
        "pattern": "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"
      }
    },
    "models": {
      "maxProperties": 1024,
      "keys": {
        "minLength": 1,
        "maxLength": 253,
        "pattern": "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"
      }
    },
    "policies": {
      "maxItems": 1024
    }
  },
  "standaloneConfigMap": {
    "data": {
      "maxProperties": 1024,
      "values": {
        "maxLength": 1048576
      },
      "keys": {
        "minLength": 1,
        "maxLength": 253,
        "pattern": "^[-._a-zA-Z0-9]+$"
      }
    }
  },
  "standaloneFileLimits": {
    "maxFileSize": {
      "minimum": 1,
      "maximum": 1073741824
    },
    "readSize": {
      "minimum": 1024,
      "maximum": 16777216
    },
    "maxTokens": {
      "minimum": 1,
      "maximum": 100000000
    },
    "maxNodes": {
      "minimum": 1,
      "maximum": 100000000
    },
    "maxTextLength": {
      "minimum": 1,
      "maximum": 1073741824
    },
    "maxPlainNodes": {
      "minimum": 1,
      "maximum": 100000000
    },
    "maxPlainTextLength": {
      "minimum": 1,
      "maximum": 1073741824
    },
    "maxKeyLength": {
      "minimum": 1,
      "maximum": 1048576
    },
    "maxDepth": {
      "minimum": 1,
      "maximum": 1024
    },
    "maxSearched": {
      "minimum": 1,
      "maximum": 1000000
    },
    "maxDiagnostics": {
      "minimum": 1,
      "maximum": 100000
    },
    "maxShownDiagnostics": {
      "minimum": 1,
      "maximum": 100000
    }
  },
  "standaloneGateway": {
    "protocol": {
      "values": [
        "HTTP",
        "HTTPS",
        "TCP",
        "TLS",
        "UDP"
      ]
    },
    "listeners": {
      "minItems": 1,
      "maxItems": 64
    },
    "routes": {
      "maxItems": 100000
    }
  },
  "standaloneImage": {
    "registry": {
      "maxLength": 253
    },
    "repository": {
      "maxLength": 253
    },
    "tag": {
      "maxLength": 128
    },
    "pullPolicy": {
      "values": [
        "",
        "Always",
        "IfNotPresent",
        "Never"
      ]
    }
  },
  "standaloneListener": {
    "protocol": {
      "values": [
        "HTTP",
        "HTTPS",
        "TCP",
        "TLS"
      ]
    }
  },
  "standaloneModel": {
    "visibility": {
      "values": [
        "Public",
        "Internal"
      ]
    },
    "provider": {
      "values": [
        "OpenAI",
        "Azure",
        "Anthropic",
        "Gemini",
        "VertexAI",
        "Bedrock",
        "Cohere",
        "Ollama",
        "Baseten",
        "Cerebras",
        "Deepinfra",
        "Deepseek",
        "Groq",
        "Huggingface",
        "Mistral",
        "Openrouter",
        "TogetherAI",
        "XAI",
        "Fireworks",
        "Custom"
      ]
    },
    "baseURL": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^https?://[^/?#@\\s]+(/[^?#\\s]*)?$"
    },
    "parentRefs": {
      "minItems": 1,
      "maxItems": 16
    }
  },
  "standaloneModelParent": {
    "kind": {
      "values": [
        "Gateway",
        "Route"
      ]
    }
  },
  "standaloneOidc": {
    "cookieSecretName": {
      "maxLength": 253
    }
  },
  "standalonePolicy": {
    "name": {
      "minLength": 1,
      "maxLength": 253,
      "pattern": "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"
    },
    "targetRefs": {
      "minItems": 1,
      "maxItems": 16
    }
  },
  "standalonePostgres": {
    "url": {
      "maxLength": 1024,
      "pattern": "^(postgres(ql)?://(.*@)?([^@,/?]+([/?].*)?|[/?].+))?$"
    },
    "secretName": {
      "maxLength": 253,
      "pattern": "^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*)?$"
    },
    "secretKey": {
      "minLength": 1,
      "maxLength": 253,
      "pattern": "^[-._a-zA-Z0-9]+$"
    }
  },
  "standaloneRoute": {
    "gateways": {
      "minItems": 1,
      "maxItems": 16
    },
    "hostnames": {
      "maxItems": 16
    },
    "matches": {
      "maxItems": 64
    },
    "filters": {
      "maxItems": 16
    },
    "backends": {
      "maxItems": 16
    }
  },
  "standaloneRouteBackend": {
    "weight": {
      "minimum": 0,
      "maximum": 1000000
    },
    "filters": {
      "maxItems": 16
    }
  },
  "standaloneRouteGroup": {
    "routes": {
      "maxItems": 100000
    }
  },
  "standaloneRouteMatch": {
    "queryParams": {
      "maxItems": 16
    },
    "method": {
      "values": [
        "GET",
        "HEAD",
        "POST",
        "PUT",
        "DELETE",
        "CONNECT",
        "OPTIONS",
        "TRACE",
        "PATCH"
      ]
    },
    "headers": {
      "maxItems": 16
    }
  },
  "standaloneSecret": {
    "env": {
      "maxProperties": 64,
      "keys": {
        "minLength": 1,
        "maxLength": 256
      }
    },
    "data": {
      "maxProperties": 64,
      "keys": {
        "minLength": 1,
        "maxLength": 256
      }
    }
  },
  "standaloneService": {
    "clusterIP": {
      "maxLength": 64
    },
    "clusterIPs": {
      "maxItems": 2,
      "items": {
        "minLength": 1,
        "maxLength": 64
      }
    },
    "externalIPs": {
      "maxItems": 64,
      "items": {
        "minLength": 1,
        "maxLength": 64
      }
    },
    "externalName": {
      "maxLength": 253
    },
    "loadBalancerIP": {
      "maxLength": 64
    },
    "loadBalancerSourceRanges": {
      "maxItems": 256,
      "items": {
        "minLength": 1,
        "maxLength": 64
      }
    },
    "loadBalancerClass": {
      "maxLength": 317
    },
    "externalTrafficPolicy": {
      "values": [
        "",
        "Cluster",
        "Local"
      ]
    },
    "internalTrafficPolicy": {
      "values": [
        "",
        "Cluster",
        "Local"
      ]
    },
    "healthCheckNodePort": {
      "minimum": 1,
      "maximum": 65535
    },
    "sessionAffinity": {
      "values": [
        "",
        "None",
        "ClientIP"
      ]
    },
    "ipFamilies": {
      "maxItems": 2,
      "items": {
        "values": [
          "IPv4",
          "IPv6"
        ]
      }
    },
    "ipFamilyPolicy": {
      "values": [
        "",
        "SingleStack",
        "PreferDualStack",
        "RequireDualStack"
      ]
    },
    "trafficDistribution": {
      "maxLength": 64
    },
    "type": {
      "values": [
        "ClusterIP",
        "NodePort",
        "LoadBalancer",
        "ExternalName"
      ]
    },
    "ports": {
      "maxItems": 64
    }
  },
  "standaloneTargetName": {
    "minLength": 1,
    "maxLength": 761,
    "pattern": "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*(/[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*){0,2}$"
  },
  "standaloneTargetRef": {
    "kind": {
      "values": [
        "Gateway",
        "Route",
        "Backend"
      ]
    }
  },
  "standaloneTcpBackend": {
    "weight": {
      "minimum": 0,
      "maximum": 1000000
    }
  },
  "standaloneTcpRoute": {
    "gateways": {
      "minItems": 1,
      "maxItems": 16
    },
    "hostnames": {
      "maxItems": 16
    },
    "idleTimeout": {
      "minimumDuration": "1s"
    },
    "backends": {
      "minItems": 1,
      "maxItems": 16
    }
  },
  "standaloneTls": {
    "mode": {
      "values": [
        "Static",
        "DynamicCa"
      ]
    },
    "certificateRefs": {
      "minItems": 1,
      "maxItems": 64
    }
  },
  "standaloneUdpBackend": {
    "weight": {
      "minimum": 0,
      "maximum": 1000000
    }
  },
  "standaloneUdpRoute": {
    "gateways": {
      "minItems": 1,
      "maxItems": 16
    },
    "idleTimeout": {
      "minimumDuration": "1s"
    },
    "backends": {
      "minItems": 1,
      "maxItems": 16
    }
  },
  "standaloneUi": {
    "gateways": {
      "minItems": 1,
      "maxItems": 16
    },
    "hostnames": {
      "maxItems": 16
    },
    "path": {
      "minLength": 1,
      "maxLength": 256,
      "pattern": "^(/|(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+)$"
    }
  },
  "standaloneUiAccess": {
    "adminAddr": {
      "values": [
        "Write",
        "Read",
        "Login"
      ]
    }
  },
  "standaloneValues": {
    "nameOverride": {
      "maxLength": 63,
      "pattern": "^([a-z0-9]([-a-z0-9]*[a-z0-9])?)?$"
    },
    "fullnameOverride": {
      "maxLength": 63,
      "pattern": "^([a-z0-9]([-a-z0-9]*[a-z0-9])?)?$"
    },
    "namespaceOverride": {
      "maxLength": 63,
      "pattern": "^([a-z0-9]([-a-z0-9]*[a-z0-9])?)?$"
    },
    "imagePullSecrets": {
      "maxItems": 16
    },
    "mode": {
      "values": [
        "readonly",
        "database"
      ]
    },
    "replicaCount": {
      "minimum": 0,
      "maximum": 1000
    },
    "revisionHistoryLimit": {
      "minimum": 0,
      "maximum": 1000
    },
    "tolerations": {
      "maxItems": 64
    },
    "topologySpreadConstraints": {
      "maxItems": 64
    },
    "extraEnv": {
      "maxItems": 128
    },
    "extraContainers": {
      "maxItems": 64
    },
    "extraVolumes": {
      "maxItems": 64
    },
    "extraVolumeMounts": {
      "maxItems": 64
    }
  },
  "staticBackend": {
    "unixPath": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^/.*$"
    },
    "endpoints": {
      "minItems": 1,
      "maxItems": 256
    }
  },
  "staticEndpoint": {
    "unixPath": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^/.*$"
    },
    "weight": {
      "minimum": 0,
      "maximum": 1000000
    },
    "priority": {
      "minimum": 0,
      "maximum": 16
    },
    "zone": {
      "minLength": 1,
      "maxLength": 253
    }
  },
  "storageSettings": {
    "mode": {
      "values": [
        "file",
        "database"
      ]
    }
  },
  "streamBackendRef": {
    "weight": {
      "minimum": 0,
      "maximum": 1000000
    }
  },
  "streamRouteRule": {
    "backendRefs": {
      "minItems": 1,
      "maxItems": 16
    }
  },
  "subjectAltName": {
    "type": {
      "values": [
        "Hostname",
        "URI"
      ]
    },
    "uri": {
      "minLength": 1,
      "maxLength": 253,
      "pattern": "^[^:/?#]+://[^/?#]*[^?#]*(\\?[^#]*)?(#.*)?$"
    }
  },
  "tcpKeepalive": {
    "retries": {
      "minimum": 1,
      "maximum": 64
    },
    "time": {
      "minimumDuration": "1s"
    },
    "interval": {
      "minimumDuration": "1s"
    }
  },
  "tcpRoute": {
    "apiVersion": {
      "values": [
        "gateway.networking.k8s.io/v1",
        "gateway.networking.k8s.io/v1alpha2"
      ]
    }
  },
  "tcpRouteSpec": {
    "parentRefs": {
      "maxItems": 32
    },
    "rules": {
      "minItems": 1,
      "maxItems": 1
    },
    "useDefaultGateways": {
      "values": [
        "All",
        "None"
      ]
    }
  },
  "thinkingForm": {
    "values": [
      "Budget",
      "Adaptive",
      "Level",
      "None"
    ]
  },
  "timeZone": {
    "minLength": 1,
    "maxLength": 64,
    "pattern": "^[A-Za-z][A-Za-z0-9_+/-]*$"
  },
  "timeouts": {
    "request": {
      "minimumDuration": "1ms"
    },
    "backendRequest": {
      "minimumDuration": "1ms"
    }
  },
  "tinyString": {
    "minLength": 1,
    "maxLength": 64
  },
  "tlsRoute": {
    "apiVersion": {
      "values": [
        "gateway.networking.k8s.io/v1",
        "gateway.networking.k8s.io/v1alpha2",
        "gateway.networking.k8s.io/v1alpha3"
      ]
    }
  },
  "tlsRouteSpec": {
    "parentRefs": {
      "maxItems": 32
    },
    "hostnames": {
      "minItems": 1,
      "maxItems": 1024
    },
    "rules": {
      "minItems": 1,
      "maxItems": 1
    },
    "useDefaultGateways": {
      "values": [
        "All",
        "None"
      ]
    }
  },
  "tokenCacheInMemory": {
    "maxEntries": {
      "minimum": 0,
      "maximum": 4294967295
    },
    "defaultTtl": {
      "minimumDuration": "1s"
    }
  },
  "tokenIntrospection": {
    "url": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^https?://[^/?#@]+(/[^?#]*)?$"
    }
  },
  "tokenReservation": {
    "outputTokens": {
      "minimum": 0,
      "maximum": 4294967295
    },
    "bytesPerToken": {
      "minimum": 1,
      "maximum": 16
    }
  },
  "tokenType": {
    "minLength": 1,
    "maxLength": 1024,
    "pattern": "^(AccessToken|Jwt|IdToken|IdJag|[A-Za-z][A-Za-z0-9+.-]*:[!-~]+)$"
  },
  "traceRecord": {
    "eventStart": {
      "minimum": 0
    },
    "eventEnd": {
      "minimum": 0
    },
    "scope": {
      "minItems": 1,
      "maxItems": 16,
      "items": {
        "maxLength": 512
      }
    }
  },
  "traceSeverity": {
    "values": [
      "success",
      "info",
      "warn",
      "error"
    ]
  },
  "tracedBackend": {
    "name": {
      "maxLength": 4096
    },
    "type": {
      "values": [
        "static",
        "mcp",
        "ai",
        "a2a",
        "dynamic",
        "aws",
        "service",
        "unknown"
      ]
    },
    "protocol": {
      "values": [
        "http",
        "tcp",
        "mcp",
        "llm",
        "a2a"
      ]
    }
  },
  "tracedDestination": {
    "address": {
      "maxLength": 64
    },
    "port": {
      "minimum": 0,
      "maximum": 65535
    }
  },
  "tracedEnvironment": {
    "podName": {
      "maxLength": 253
    },
    "namespace": {
      "maxLength": 63
    },
    "gateway": {
      "maxLength": 253
    }
  },
  "tracedHeaderFields": {
    "maxProperties": 4096,
    "values": {
      "maxLength": 1048576,
      "maxItems": 4096,
      "items": {
        "maxLength": 1048576
      }
    },
    "keys": {
      "minLength": 1,
      "maxLength": 1048576
    }
  },
  "tracedObjectName": {
    "namespace": {
      "maxLength": 63
    },
    "name": {
      "maxLength": 1024
    }
  },
  "tracedProxy": {
    "bind": {
      "maxLength": 1024
    },
    "requestProcessingDuration": {
      "maxLength": 32,
      "pattern": "^[0-9]+(\\.[0-9]+)?s$"
    },
    "upstreamDuration": {
      "maxLength": 32,
      "pattern": "^[0-9]+(\\.[0-9]+)?s$"
    },
    "responseProcessingDuration": {
      "maxLength": 32,
      "pattern": "^[0-9]+(\\.[0-9]+)?s$"
    }
  },
  "tracedRequest": {
    "method": {
      "maxLength": 1048576
    },
    "uri": {
      "maxLength": 1048576
    },
    "path": {
      "maxLength": 1048576
    },
    "pathAndQuery": {
      "maxLength": 1048576
    },
    "host": {
      "maxLength": 1048576
    },
    "scheme": {
      "values": [
        "http",
        "https"
      ]
    },
    "version": {
      "maxLength": 16
    },
    "startTime": {
      "maxLength": 64
    }
  },
  "tracedResponse": {
    "code": {
      "minimum": 100,
      "maximum": 999
    }
  },
  "tracedSource": {
    "address": {
      "maxLength": 64
    },
    "port": {
      "minimum": 0,
      "maximum": 65535
    },
    "rawAddress": {
      "maxLength": 64
    },
    "rawPort": {
      "minimum": 0,
      "maximum": 65535
    },
    "subject": {
      "maxLength": 65536
    },
    "subjectCn": {
      "maxLength": 65536
    },
    "issuer": {
      "maxLength": 65536
    },
    "subjectAltNames": {
      "maxItems": 4096,
      "items": {
        "maxLength": 65536
      }
    },
    "certificate": {
      "maxLength": 1048576
    },
    "spiffeId": {
      "maxLength": 65536
    }
  },
  "tracedValues": {
    "maxProperties": 65536,
    "keys": {
      "minLength": 0,
      "maxLength": 65536
    }
  },
  "tracedWorkloadIdentity": {
    "trustDomain": {
      "maxLength": 2048
    },
    "namespace": {
      "maxLength": 2048
    },
    "serviceAccount": {
      "maxLength": 2048
    }
  },
  "tracing": {
    "url": {
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^https?://[^/?#@]+(/[^?#]*)?$"
    },
    "protocol": {
      "values": [
        "GRPC",
        "HTTP"
      ]
    },
    "resources": {
      "minItems": 1,
      "maxItems": 64
    }
  },
  "transformRequest": {
    "metadata": {
      "minProperties": 1,
      "maxProperties": 16,
      "keys": {
        "minLength": 1,
        "maxLength": 256
      }
    },
    "set": {
      "minItems": 1,
      "maxItems": 16
    },
    "add": {
      "minItems": 1,
      "maxItems": 16
    },
    "remove": {
      "minItems": 1,
      "maxItems": 16
    }
  },
  "transformRequestField": {
    "name": {
      "minLength": 1,
      "maxLength": 256,
      "pattern": "^(:(authority|path)|[A-Za-z0-9!#$%&'*+.^_`|~-]+)$"
    }
  },
  "transformResponse": {
    "metadata": {
      "minProperties": 1,
      "maxProperties": 16,
      "keys": {
        "minLength": 1,
        "maxLength": 256
      }
    },
    "set": {
      "minItems": 1,
      "maxItems": 16
    },
    "add": {
      "minItems": 1,
      "maxItems": 16
    },
    "remove": {
      "minItems": 1,
      "maxItems": 16
    }
  },
  "transformResponseField": {
    "name": {
      "minLength": 1,
      "maxLength": 256,
      "pattern": "^(:status|[A-Za-z0-9!#$%&'*+.^_`|~-]+)$"
    }
  },
  "transformation": {
    "conditional": {
      "minItems": 1,
      "maxItems": 16
    }
  },
  "udpRoute": {
    "apiVersion": {
      "values": [
        "gateway.networking.k8s.io/v1",
        "gateway.networking.k8s.io/v1alpha2"
      ]
    }
  },
  "udpRouteRule": {
    "backendRefs": {
      "minItems": 1,
      "maxItems": 16
    }
  },
  "udpRouteSpec": {
    "parentRefs": {
      "maxItems": 32
    },
    "rules": {
      "minItems": 1,
      "maxItems": 1
    },
    "useDefaultGateways": {
      "values": [
        "All",
        "None"
      ]
    }
  },
  "udpSettings": {
    "maxSessions": {
      "minimum": 1,
      "maximum": 1000000
    }
  },
  "upstreamSettings": {
    "poolMaxIdle": {
      "minimum": 0,
      "maximum": 65536
    },
    "maxConnections": {
      "minimum": 1,
      "maximum": 1048576
    },
    "http2MaxConcurrentStreams": {
      "minimum": 1,
      "maximum": 1048576
    },
    "http1MaxHeaders": {
      "minimum": 1,
      "maximum": 10000
    },
    "maxHeadSize": {
      "minimumBytes": 1,
      "maximumBytes": 4294967295
    },
    "maxReplaySize": {
      "minimumBytes": 1,
      "maximumBytes": 4294967295
    }
  },
  "urlPath": {
    "minLength": 1,
    "maxLength": 1024,
    "pattern": "^/[^?#]*$"
  },
  "webhookGuard": {
    "headers": {
      "maxProperties": 64,
      "keys": {
        "minLength": 1,
        "maxLength": 256
      }
    },
    "forwardHeaderMatches": {
      "minItems": 1,
      "maxItems": 64
    },
    "failureMode": {
      "values": [
        "FailClosed",
        "FailOpen"
      ]
    },
    "action": {
      "values": [
        "Reject",
        "Audit"
      ]
    }
  },
  "weightedModel": {
    "targets": {
      "minItems": 1,
      "maxItems": 64
    }
  },
  "weightedTarget": {
    "weight": {
      "minimum": 1,
      "maximum": 1000000
    }
  },
  "xbackendSpec": {
    "type": {
      "values": [
        "ExternalHostname",
        "EndpointSelector"
      ]
    },
    "protocol": {
      "values": [
        "TCP",
        "HTTP",
        "HTTP2",
        "HTTP11",
        "H2C",
        "MCP",
        "GRPC",
        "WSS"
      ]
    }
  },
  "xbackendTls": {
    "mode": {
      "values": [
        "None",
        "ServerOnly",
        "ClientAndServer"
      ]
    }
  },
  "xdsSettings": {
    "address": {
      "minLength": 1,
      "maxLength": 512,
      "pattern": "^https?://[^/?#@ ]+$"
    },
    "maxCacheAge": {
      "minimumDuration": "1s"
    },
    "cacheWait": {
      "maximumDuration": "1m"
    }
  }
} as const;
