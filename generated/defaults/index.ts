// Generated from schemas/ by `npm run generate`: do not edit.

import type {
  AdminAccess,
  AdminAccessInput,
  AdminAttachedPolicies,
  AdminAttachedPoliciesInput,
  AdminAuditRecord,
  AdminAuditRecordInput,
  AdminBackends,
  AdminBackendsInput,
  AdminCelOrder,
  AdminCelOrderInput,
  AdminCelResult,
  AdminCelResultInput,
  AdminConfigApplied,
  AdminConfigAppliedInput,
  AdminConfigCandidate,
  AdminConfigCandidateInput,
  AdminConfigDiff,
  AdminConfigDiffInput,
  AdminConfigSource,
  AdminConfigSourceInput,
  AdminConfigStatus,
  AdminConfigStatusInput,
  AdminConfigTrial,
  AdminConfigTrialInput,
  AdminConfigVerdict,
  AdminConfigVerdictInput,
  AdminConfigVersionTexts,
  AdminConfigVersionTextsInput,
  AdminConfigVersions,
  AdminConfigVersionsInput,
  AdminConversion,
  AdminConversionInput,
  AdminConversionOrder,
  AdminConversionOrderInput,
  AdminEndpoints,
  AdminEndpointsInput,
  AdminExplainOrder,
  AdminExplainOrderInput,
  AdminExplanation,
  AdminExplanationInput,
  AdminFigures,
  AdminFiguresInput,
  AdminKeySets,
  AdminKeySetsInput,
  AdminLlmBudgetChange,
  AdminLlmBudgetChangeInput,
  AdminLlmBudgets,
  AdminLlmBudgetsInput,
  AdminLlmCalls,
  AdminLlmCallsInput,
  AdminLlmKeyChange,
  AdminLlmKeyChangeInput,
  AdminLlmKeyCreated,
  AdminLlmKeyCreatedInput,
  AdminLlmKeyRemoval,
  AdminLlmKeyRemovalInput,
  AdminLlmKeys,
  AdminLlmKeysInput,
  AdminLogin,
  AdminLoginInput,
  AdminMcpCatalogue,
  AdminMcpCatalogueInput,
  AdminMcpCatalogueOrder,
  AdminMcpCatalogueOrderInput,
  AdminMcpServers,
  AdminMcpServersInput,
  AdminMcpSessionEnd,
  AdminMcpSessionEndInput,
  AdminMcpSessions,
  AdminMcpSessionsInput,
  AdminModels,
  AdminModelsInput,
  AdminProblem,
  AdminProblemInput,
  AdminReplay,
  AdminReplayInput,
  AdminReplayDifference,
  AdminReplayDifferenceInput,
  AdminReplayOrder,
  AdminReplayOrderInput,
  AdminReplayedRequest,
  AdminReplayedRequestInput,
  AdminReplicas,
  AdminReplicasInput,
  AdminRequestLog,
  AdminRequestLogInput,
  AdminRequestPage,
  AdminRequestPageInput,
  AdminRequestRecord,
  AdminRequestRecordInput,
  AdminRouteExplanation,
  AdminRouteExplanationInput,
  AdminRouteFailures,
  AdminRouteFailuresInput,
  AdminRuntime,
  AdminRuntimeInput,
  AdminSentEvent,
  AdminSentEventInput,
  AdminSentRequest,
  AdminSentRequestInput,
  AdminSession,
  AdminSessionInput,
  AdminSpending,
  AdminSpendingInput,
  AdminTopology,
  AdminTopologyInput,
  BackendTlsPolicy,
  BackendTlsPolicyInput,
  ClientRegistration,
  ClientRegistrationInput,
  ControlPlaneValues,
  ControlPlaneValuesInput,
  ControllerSettings,
  ControllerSettingsInput,
  CrdsValues,
  CrdsValuesInput,
  DelegationLimits,
  DelegationLimitsInput,
  EdgeBackend,
  EdgeBackendInput,
  EdgeModel,
  EdgeModelInput,
  EdgeParameters,
  EdgeParametersInput,
  EdgePolicy,
  EdgePolicyInput,
  ExpressionBounds,
  ExpressionBoundsInput,
  FirstConfiguration,
  FirstConfigurationInput,
  Gateway,
  GatewayInput,
  GatewayClass,
  GatewayClassInput,
  GrpcRoute,
  GrpcRouteInput,
  HttpRoute,
  HttpRouteInput,
  IdentityLimits,
  IdentityLimitsInput,
  InferencePool,
  InferencePoolInput,
  IrResource,
  IrResourceInput,
  KubernetesConfigMap,
  KubernetesConfigMapInput,
  KubernetesEndpointSlice,
  KubernetesEndpointSliceInput,
  KubernetesNamespace,
  KubernetesNamespaceInput,
  KubernetesPod,
  KubernetesPodInput,
  KubernetesSecret,
  KubernetesSecretInput,
  KubernetesService,
  KubernetesServiceInput,
  ListenerSet,
  ListenerSetInput,
  LlmBudgetOrder,
  LlmBudgetOrderInput,
  LlmKeyEdit,
  LlmKeyEditInput,
  LlmKeyFile,
  LlmKeyFileInput,
  LlmKeyOrder,
  LlmKeyOrderInput,
  McpConsentFile,
  McpConsentFileInput,
  McpEndpointPaths,
  McpEndpointPathsInput,
  McpToolSearch,
  McpToolSearchInput,
  ModelCatalog,
  ModelCatalogInput,
  ObservabilityLimits,
  ObservabilityLimitsInput,
  ReferenceGrant,
  ReferenceGrantInput,
  Settings,
  SettingsInput,
  StandaloneConfig,
  StandaloneConfigInput,
  StandaloneFileLimits,
  StandaloneFileLimitsInput,
  StandaloneValues,
  StandaloneValuesInput,
  TcpRoute,
  TcpRouteInput,
  TlsRoute,
  TlsRouteInput,
  TraceRecord,
  TraceRecordInput,
  UdpRoute,
  UdpRouteInput,
  Xbackend,
  XbackendInput,
} from "../types/index.ts";
import { fill } from "@edge-gateway/schema-runtime/defaults/fill";
import type { Filling } from "@edge-gateway/schema-runtime/defaults/fill";

/** The defaults of the properties of every type. */
export const DEFAULTS = {
  "accessLogOtlp": {
    "protocol": "GRPC"
  },
  "affinityCookie": {
    "path": "/"
  },
  "aiBackend": {
    "maxBodySize": "32Mi",
    "conversion": "Lossy",
    "clientDisconnect": "Cancel",
    "drainTimeout": "1m",
    "defaultMaxTokens": 4096
  },
  "allowedListeners": {
    "namespaces": {
      "from": "None"
    }
  },
  "allowedRoutes": {
    "namespaces": {
      "from": "Same"
    }
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
  "chartController": {
    "replicaCount": 1,
    "logLevel": "info",
    "image": {},
    "service": {},
    "xds": {},
    "extraEnv": {},
    "extraContainers": [],
    "extraVolumes": [],
    "extraVolumeMounts": [],
    "strategy": {},
    "priorityClassName": "",
    "revisionHistoryLimit": null,
    "podDisruptionBudget": {},
    "horizontalPodAutoscaler": {},
    "verticalPodAutoscaler": {}
  },
  "chartServiceAccount": {
    "create": true,
    "annotations": {},
    "name": ""
  },
  "chartServiceMonitor": {
    "enabled": true,
    "interval": "15s",
    "extraLabels": {}
  },
  "chartServiceOptions": {
    "annotations": {},
    "extraLabels": {},
    "clusterIP": "",
    "clusterIPs": [],
    "externalIPs": [],
    "externalName": "",
    "loadBalancerIP": "",
    "loadBalancerSourceRanges": [],
    "loadBalancerClass": "",
    "externalTrafficPolicy": "",
    "internalTrafficPolicy": "",
    "healthCheckNodePort": null,
    "sessionAffinity": "",
    "sessionAffinityConfig": {},
    "ipFamilies": [],
    "ipFamilyPolicy": "",
    "publishNotReadyAddresses": false,
    "allocateLoadBalancerNodePorts": null,
    "trafficDistribution": ""
  },
  "chartServicePort": {
    "protocol": "TCP"
  },
  "clientAuth": {
    "method": "ClientSecretBasic"
  },
  "configMapKeySelector": {
    "optional": false
  },
  "controlPlaneImage": {
    "registry": "cr.edgegateway.dev",
    "tag": "",
    "pullPolicy": "IfNotPresent"
  },
  "controlPlaneIstio": {
    "enabled": true,
    "autoEnabled": false,
    "caAddress": "",
    "clusterId": "",
    "namespace": "",
    "network": "",
    "revision": ""
  },
  "controlPlaneMonitoring": {
    "enabled": false,
    "serviceMonitor": {},
    "proxy": {},
    "grafanaDashboard": {}
  },
  "controlPlaneProxy": {
    "image": {}
  },
  "controlPlaneProxyImage": {
    "registry": "",
    "repository": "agentgateway",
    "tag": ""
  },
  "controlPlaneRbac": {
    "gatewayNamespaces": []
  },
  "controlPlaneValues": {
    "nameOverride": "",
    "fullnameOverride": "",
    "commonLabels": {},
    "imagePullSecrets": [],
    "image": {},
    "controller": {},
    "proxy": {},
    "gatewayClassName": "",
    "controllerName": "",
    "gatewayClassParametersRefs": {},
    "agentgatewayModels": {},
    "xBackend": {},
    "inferenceExtension": {},
    "istio": {},
    "discoveryNamespaceSelectors": [],
    "rbac": {},
    "monitoring": {},
    "serviceAccount": {},
    "resources": {
      "requests": {
        "cpu": "100m",
        "memory": "128Mi"
      }
    },
    "deploymentAnnotations": {},
    "podAnnotations": {
      "prometheus.io/scrape": "true"
    },
    "podLabels": {},
    "podSecurityContext": {},
    "securityContext": {},
    "nodeSelector": {},
    "tolerations": [],
    "affinity": {},
    "topologySpreadConstraints": [],
    "dnsConfig": {}
  },
  "controlPlaneXds": {
    "mode": "tls"
  },
  "controllerImage": {
    "registry": "",
    "repository": "controller",
    "tag": "",
    "pullPolicy": ""
  },
  "controllerPorts": {
    "agwGrpc": 9978,
    "health": 9093,
    "metrics": 9092
  },
  "controllerService": {
    "annotations": {},
    "extraLabels": {},
    "clusterIP": "",
    "clusterIPs": [],
    "externalIPs": [],
    "externalName": "",
    "loadBalancerIP": "",
    "loadBalancerSourceRanges": [],
    "loadBalancerClass": "",
    "externalTrafficPolicy": "",
    "internalTrafficPolicy": "",
    "healthCheckNodePort": null,
    "sessionAffinity": "",
    "sessionAffinityConfig": {},
    "ipFamilies": [],
    "ipFamilyPolicy": "",
    "publishNotReadyAddresses": false,
    "allocateLoadBalancerNodePorts": null,
    "trafficDistribution": "",
    "enabled": true,
    "type": "ClusterIP",
    "ports": {}
  },
  "controllerSettings": {
    "controllerName": "edgegateway.dev/gateway-controller",
    "gatewayClassName": "edge-gateway",
    "gatewayClassParametersRefs": {},
    "discoveryNamespaceSelectors": [],
    "models": false,
    "logLevel": "info",
    "leaderElection": true,
    "leaseName": "edge-gateway-controller",
    "podNamespace": "edge-gateway-system",
    "healthAddr": "[::]:9093",
    "metricsAddr": "[::]:9092",
    "logFormat": "text",
    "xBackend": false,
    "inferenceExtension": false,
    "gatewayNamespaces": [],
    "xdsAddr": "[::]:9978",
    "xdsMode": "tls",
    "xdsServiceName": "edge-gateway",
    "xdsServicePort": 9978,
    "proxyImageRepository": "agentgateway",
    "istio": false,
    "istioAutoEnabled": false,
    "istioClusterId": "Kubernetes",
    "istioNamespace": "istio-system",
    "istioRevision": "default",
    "xdsAuth": true,
    "xdsAudience": "edge-gateway",
    "xdsTlsSecret": "edge-gateway-xds-tls",
    "provisioning": true
  },
  "customProvider": {
    "providerOverride": "custom"
  },
  "customProviderRef": {
    "group": "",
    "kind": "Service"
  },
  "databaseSettings": {
    "file": "gateway.db",
    "history": 1000,
    "maxCacheAge": 86400000
  },
  "delegationLimits": {
    "maxDepth": 8,
    "maxRoutes": 65536
  },
  "dnsSettings": {
    "minTtl": 5000,
    "maxTtl": 300000,
    "defaultTtl": 30000,
    "timeout": 5000
  },
  "dynamicCaSettings": {
    "maxCertificates": 256,
    "maxNewCertificates": 100,
    "cacheTtl": 300000,
    "validity": 86400000,
    "backdate": 300000
  },
  "edgeModelFields": {
    "visibility": "Public"
  },
  "edgeModelParentRef": {
    "group": "gateway.networking.k8s.io",
    "kind": "Gateway"
  },
  "edgeModelSpec": {
    "visibility": "Public"
  },
  "endpointPickerRef": {
    "group": "",
    "kind": "Service",
    "failureMode": "FailClose"
  },
  "expressionBounds": {
    "maxDepth": 250,
    "evaluationBudget": 20000000,
    "maxTextLength": 16777216,
    "maxFormatDigits": 100,
    "cachedTimeZones": 64
  },
  "extAuth": {
    "failureMode": "FailClosed"
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
  "extraService": {
    "annotations": {},
    "extraLabels": {},
    "clusterIP": "",
    "clusterIPs": [],
    "externalIPs": [],
    "externalName": "",
    "loadBalancerIP": "",
    "loadBalancerSourceRanges": [],
    "loadBalancerClass": "",
    "externalTrafficPolicy": "",
    "internalTrafficPolicy": "",
    "healthCheckNodePort": null,
    "sessionAffinity": "",
    "sessionAffinityConfig": {},
    "ipFamilies": [],
    "ipFamilyPolicy": "",
    "publishNotReadyAddresses": false,
    "allocateLoadBalancerNodePorts": null,
    "trafficDistribution": "",
    "type": "ClusterIP"
  },
  "firstConfiguration": {
    "file": "gateway.yaml",
    "port": 4000
  },
  "fraction": {
    "denominator": 100
  },
  "frontendForwarded": {
    "headers": "XForwarded"
  },
  "frontendHttp": {
    "maxBufferSize": "2Mi",
    "http1MaxHeaders": 100,
    "maxHeadSize": "64Ki",
    "maxTargetSize": "16Ki",
    "http1HalfClosedTimeout": "0s",
    "http1IdleTimeout": "10m",
    "headerTimeout": "30s",
    "bodyIdleTimeout": "5m",
    "http1HeaderCase": "Lowercase",
    "http2ConnectionWindowSize": "1Mi",
    "http2FrameSize": "16Ki",
    "http2MaxHeaderSize": "16Ki",
    "http2MaxConcurrentStreams": 128,
    "http2KeepaliveTimeout": "20s",
    "tunnelIdleTimeout": "1h"
  },
  "frontendPath": {
    "normalization": "Normalize",
    "escapedSlashesAction": "UnescapeAndRedirect",
    "mergeSlashes": true
  },
  "frontendTls": {
    "handshakeTimeout": "15s",
    "alpnProtocols": [
      "h2",
      "http/1.1"
    ]
  },
  "frontendTlsValidation": {
    "mode": "AllowValidOnly"
  },
  "gatewayAddress": {
    "type": "IPAddress"
  },
  "gatewayListener": {
    "allowedRoutes": {
      "namespaces": {
        "from": "Same"
      }
    }
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
  "grafanaDashboard": {
    "enabled": true,
    "labels": {
      "grafana_dashboard": "1"
    }
  },
  "grpcBackendRef": {
    "group": "",
    "kind": "Service",
    "weight": 1
  },
  "grpcMethodMatch": {
    "type": "Exact"
  },
  "healthCheck": {
    "type": "HTTP",
    "interval": "10s",
    "timeout": "1s",
    "failures": 3,
    "successes": 1
  },
  "healthEviction": {
    "duration": "3s"
  },
  "httpBackendRef": {
    "group": "",
    "kind": "Service",
    "weight": 1
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
  "httpRequestRedirectFilter": {
    "statusCode": 302
  },
  "httpRouteConditions": {
    "path": {
      "type": "PathPrefix",
      "value": "/"
    }
  },
  "httpRouteMatch": {
    "path": {
      "type": "PathPrefix",
      "value": "/"
    }
  },
  "httpRouteRule": {
    "matches": [
      {
        "path": {
          "type": "PathPrefix",
          "value": "/"
        }
      }
    ]
  },
  "httpRouteSpec": {
    "rules": [
      {
        "matches": [
          {
            "path": {
              "type": "PathPrefix",
              "value": "/"
            }
          }
        ]
      }
    ]
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
    "maxRegistrationBytes": 65536,
    "cloudTokens": 8192,
    "verifiedPasswords": 10000,
    "waitingPasswords": 256
  },
  "inferencePoolSpec": {
    "appProtocol": "http"
  },
  "irRouteMatch": {
    "path": {
      "type": "PathPrefix",
      "value": "/"
    }
  },
  "istioSettings": {
    "tokenFile": "/var/run/secrets/tokens/istio-token",
    "rootCertificates": "/var/run/secrets/istio/root-cert.pem",
    "trustDomain": "cluster.local",
    "additionalTrustDomains": [],
    "clusterId": "Kubernetes"
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
    "ttl": "300s",
    "location": {
      "header": {
        "name": "Authorization",
        "prefix": "Bearer "
      }
    }
  },
  "kubernetesPod": {
    "spec": {},
    "status": {}
  },
  "kubernetesSecret": {
    "type": "Opaque"
  },
  "listenerNamespaces": {
    "from": "None"
  },
  "listenerSetParentRef": {
    "group": "gateway.networking.k8s.io",
    "kind": "Gateway"
  },
  "listenerTls": {
    "mode": "Terminate"
  },
  "llmBudget": {
    "window": "Fixed",
    "whenUnavailable": "Refuse"
  },
  "llmBudgetOrder": {
    "window": "Fixed",
    "whenUnavailable": "Refuse"
  },
  "llmKeyEdit": {
    "isDisabled": false
  },
  "llmKeyFile": {
    "keys": {},
    "budgets": {},
    "spendings": {}
  },
  "llmKeyOrder": {
    "window": "Fixed",
    "whenUnavailable": "Refuse"
  },
  "llmKeySettings": {
    "maxBudgets": 4096,
    "outputTokens": 4096
  },
  "localRateLimit": {
    "burst": 0,
    "counts": "All",
    "scope": "Process",
    "whenUnavailable": "Refuse"
  },
  "loggingSettings": {
    "level": "info",
    "format": "text",
    "maxQueueSize": 8388608
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
  "mcpConsent": {
    "clientAuthMethod": "ClientSecretPost",
    "scopes": [],
    "identity": "Verified"
  },
  "mcpConsentFile": {
    "consents": {}
  },
  "mcpEndpointPaths": {
    "StreamableHTTP": "/mcp",
    "SSE": "/sse"
  },
  "mcpGuardrailRemote": {
    "failureMode": "FailClosed"
  },
  "mcpSettings": {
    "sessionTtl": 1800000,
    "maxSessionAge": 86400000,
    "cachedSessions": 10000,
    "inputTimeout": 600000,
    "maxWaitingCalls": 1000
  },
  "mcpTargetStatic": {
    "protocol": "StreamableHTTP"
  },
  "mcpTargetStdio": {
    "maxProcesses": 64,
    "maxMemory": "1Gi"
  },
  "mcpToolSearch": {
    "limit": 10
  },
  "mcpTools": {
    "disclosure": "All"
  },
  "mirrorSettings": {
    "maxRequests": 256,
    "maxBodySize": 1048576,
    "timeout": 10000
  },
  "modelAzureSettings": {
    "apiVersion": "v1"
  },
  "modelBedrockSettings": {
    "region": "us-east-1"
  },
  "modelCatalogConfigMap": {
    "key": "catalog.json"
  },
  "modelCustomSettings": {
    "providerOverride": "custom"
  },
  "modelVertexAiSettings": {
    "region": "global"
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
    "maxTraceWatchersPerClient": 16,
    "maxQueuedTraceRecords": 1024,
    "maxTracedBodyBytes": 65536,
    "traceKeepaliveMilliseconds": 1000,
    "maxAdminConnections": 1024,
    "maxMetricSeries": 10000
  },
  "oidc": {
    "scopes": [],
    "sessionDuration": "8h",
    "forwardAccessToken": false
  },
  "openAiModeration": {
    "action": "Reject"
  },
  "openaiInlineModeration": {
    "model": "omni-moderation-latest"
  },
  "optionalFeature": {
    "enabled": false
  },
  "otlpSettings": {
    "maxQueueSize": 4194304,
    "maxBatchSize": 524288,
    "interval": 1000,
    "timeout": 10000,
    "maxRetries": 4,
    "backoff": 1000
  },
  "overloadSettings": {
    "maxMemoryShare": 85
  },
  "parametersIstio": {
    "enabled": true,
    "caAddress": "https://istiod.istio-system.svc:15012",
    "clusterId": "Kubernetes"
  },
  "parametersLogging": {
    "level": "info",
    "format": "text"
  },
  "parametersSpiffe": {
    "enabled": true
  },
  "parametersWorkload": {
    "kind": "Deployment"
  },
  "parentReference": {
    "group": "gateway.networking.k8s.io",
    "kind": "Gateway"
  },
  "policyServerSettings": {
    "authorizationTimeout": 2000,
    "rateLimitTimeout": 2000,
    "processingTimeout": 10000,
    "maxResponseSize": 4194304,
    "maxReconnectDelay": 1000
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
  "proxyMonitoring": {
    "podMonitor": {},
    "gatewayClassNames": [
      "edge-gateway"
    ],
    "namespaceSelector": {}
  },
  "proxyPodMonitor": {
    "enabled": true
  },
  "proxyProtocol": {
    "version": "V2",
    "mode": "Strict",
    "headerTimeout": "5s",
    "maxExtensionSize": "512"
  },
  "rateLimitDescriptor": {
    "unit": "Requests"
  },
  "redisSettings": {
    "port": 6379,
    "database": 0,
    "tls": false,
    "prefix": "edge-gateway:",
    "timeout": 100
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
  "requestFieldMatch": {
    "type": "Exact"
  },
  "requestGuard": {
    "unreadable": "Refuse"
  },
  "requestLogBodies": {
    "maxSize": 16384,
    "mask": {}
  },
  "requestLogMask": {
    "builtins": [
      "Ssn",
      "CreditCard",
      "PhoneNumber",
      "Email",
      "CaSin"
    ]
  },
  "requestLogSettings": {
    "calls": [
      "Models",
      "Mcp",
      "Refusals"
    ],
    "file": "requests.db",
    "maxQueueSize": 16777216,
    "recordDays": 30,
    "hourlySumDays": 90,
    "dailySumDays": 1100
  },
  "responseCache": {
    "ttl": "5m"
  },
  "responseCacheSettings": {
    "maxEntries": 10000,
    "maxSize": 67108864,
    "maxResponseSize": 1048576
  },
  "responseGuard": {
    "unreadable": "Refuse"
  },
  "retry": {
    "attempts": 1
  },
  "retryBudget": {
    "percent": 20,
    "minConcurrent": 3
  },
  "routeGroupKind": {
    "group": "gateway.networking.k8s.io"
  },
  "routeNamespaces": {
    "from": "Same"
  },
  "secretKeyRef": {
    "group": "",
    "kind": ""
  },
  "secretKeySelector": {
    "optional": false
  },
  "secretObjectRef": {
    "group": "",
    "kind": "Secret"
  },
  "secretRef": {
    "group": "",
    "kind": ""
  },
  "servicePort": {
    "name": "",
    "protocol": "TCP"
  },
  "serviceSpec": {
    "type": "ClusterIP"
  },
  "sessionCookie": {
    "lifetimeType": "Session",
    "path": "/"
  },
  "sessionPersistence": {
    "type": "Cookie"
  },
  "settings": {
    "adminAddr": "127.0.0.1:15000",
    "adminHosts": [],
    "statsAddr": "[::]:15020",
    "readinessAddr": "[::]:15021",
    "socketAdapter": "Fast",
    "streamBufferSize": 65536,
    "maxLocalRateLimits": 4096,
    "maxRateLimitKeys": 65536,
    "connectionTerminationDeadline": 5000,
    "connectionMinTerminationDeadline": 0,
    "sensitiveHeaders": [],
    "sensitiveQueryParameters": [
      "sig",
      "signature",
      "token",
      "password",
      "passwd",
      "pwd",
      "secret",
      "auth",
      "authorization",
      "jwt",
      "SAMLResponse",
      "assertion",
      "client_assertion",
      "code_verifier",
      "AWSAccessKeyId",
      "X-Amz-Credential",
      "X-Goog-Credential"
    ],
    "xds": {},
    "storage": {},
    "database": {},
    "logging": {},
    "session": {},
    "responseCache": {},
    "llmKeys": {},
    "counters": {},
    "oidc": {},
    "mcp": {},
    "udp": {},
    "overload": {},
    "backend": {},
    "dynamicCa": {},
    "dns": {},
    "mirror": {},
    "spiffe": {},
    "istio": {},
    "otlp": {},
    "policyServers": {},
    "identity": {},
    "observability": {}
  },
  "slicePort": {
    "name": "",
    "protocol": "TCP"
  },
  "spiffeCsi": {
    "driver": "csi.spiffe.io"
  },
  "spiffeSource": {
    "mountPath": "/spiffe-workload-api",
    "socketName": "spire-agent.sock"
  },
  "standaloneChartGateway": {
    "service": {},
    "extraServices": []
  },
  "standaloneClientValidation": {
    "mode": "AllowValidOnly"
  },
  "standaloneConfig": {
    "config": {},
    "routes": [],
    "routeGroups": {},
    "tcpRoutes": [],
    "udpRoutes": [],
    "backends": {},
    "secrets": {},
    "configMaps": {},
    "models": {},
    "policies": []
  },
  "standaloneDatabase": {
    "postgres": {}
  },
  "standaloneFileLimits": {
    "maxFileSize": 67108864,
    "readSize": 65536,
    "maxTokens": 1000000,
    "maxNodes": 500000,
    "maxTextLength": 8388608,
    "maxPlainNodes": 10000000,
    "maxPlainTextLength": 67108864,
    "maxKeyLength": 1024,
    "maxDepth": 64,
    "maxSearched": 10000,
    "maxDiagnostics": 1000,
    "maxShownDiagnostics": 100
  },
  "standaloneGateway": {
    "protocol": "HTTP",
    "frontend": {},
    "routes": []
  },
  "standaloneImage": {
    "registry": "cr.edgegateway.dev",
    "repository": "agentgateway",
    "tag": "",
    "pullPolicy": "IfNotPresent"
  },
  "standaloneListener": {
    "protocol": "HTTP"
  },
  "standaloneModel": {
    "visibility": "Public"
  },
  "standaloneMonitoring": {
    "enabled": false,
    "podMonitor": {},
    "annotations": {},
    "extraLabels": {}
  },
  "standaloneOidc": {
    "cookieSecretName": ""
  },
  "standalonePodMonitor": {
    "enabled": true,
    "interval": "15s"
  },
  "standalonePostgres": {
    "url": "",
    "secretName": "",
    "secretKey": "url"
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
  "standaloneRouteMatch": {
    "path": {
      "type": "PathPrefix",
      "value": "/"
    }
  },
  "standaloneService": {
    "annotations": {},
    "extraLabels": {},
    "clusterIP": "",
    "clusterIPs": [],
    "externalIPs": [],
    "externalName": "",
    "loadBalancerIP": "",
    "loadBalancerSourceRanges": [],
    "loadBalancerClass": "",
    "externalTrafficPolicy": "",
    "internalTrafficPolicy": "",
    "healthCheckNodePort": null,
    "sessionAffinity": "",
    "sessionAffinityConfig": {},
    "ipFamilies": [],
    "ipFamilyPolicy": "",
    "publishNotReadyAddresses": false,
    "allocateLoadBalancerNodePorts": null,
    "trafficDistribution": "",
    "enabled": true,
    "type": "LoadBalancer",
    "ports": [
      {
        "name": "http",
        "port": 80,
        "protocol": "TCP",
        "targetPort": 4000
      }
    ]
  },
  "standaloneTcpBackend": {
    "weight": 1
  },
  "standaloneTcpRoute": {
    "idleTimeout": "1h"
  },
  "standaloneTls": {
    "mode": "Static"
  },
  "standaloneUdpBackend": {
    "weight": 1
  },
  "standaloneUdpRoute": {
    "idleTimeout": "60s"
  },
  "standaloneUi": {
    "path": "/ui",
    "access": {},
    "insecure": false
  },
  "standaloneValues": {
    "nameOverride": "",
    "fullnameOverride": "",
    "namespaceOverride": "",
    "imagePullSecrets": [],
    "mode": "readonly",
    "config": {},
    "database": {},
    "replicaCount": 1,
    "image": {},
    "gateway": {},
    "oidc": {},
    "monitoring": {},
    "serviceAccount": {},
    "resources": {
      "requests": {
        "cpu": "100m",
        "memory": "128Mi"
      }
    },
    "podAnnotations": {
      "prometheus.io/scrape": "true",
      "prometheus.io/path": "/metrics",
      "prometheus.io/port": "15020"
    },
    "podLabels": {},
    "podSecurityContext": {},
    "securityContext": {
      "allowPrivilegeEscalation": false,
      "capabilities": {
        "drop": [
          "ALL"
        ]
      },
      "readOnlyRootFilesystem": true,
      "runAsNonRoot": true
    },
    "strategy": {},
    "podDisruptionBudget": {},
    "revisionHistoryLimit": null,
    "nodeSelector": {},
    "tolerations": [],
    "affinity": {},
    "topologySpreadConstraints": [],
    "dnsConfig": {},
    "extraEnv": [],
    "extraContainers": [],
    "extraVolumes": [],
    "extraVolumeMounts": []
  },
  "staticEndpoint": {
    "weight": 1,
    "priority": 0
  },
  "storageSettings": {
    "mode": "file"
  },
  "streamBackendRef": {
    "group": "",
    "kind": "Service",
    "weight": 1
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
  "tokenIntrospection": {
    "path": "/",
    "cacheDuration": "30s"
  },
  "tokenReservation": {
    "outputTokens": 4096,
    "bytesPerToken": 4
  },
  "tracing": {
    "protocol": "GRPC"
  },
  "udpSettings": {
    "maxSessions": 1024
  },
  "upstreamSettings": {
    "connectTimeout": 10000,
    "poolIdleTimeout": 90000,
    "poolMaxIdle": 1024,
    "maxConnections": 32768,
    "http2MaxConcurrentStreams": 1024,
    "http1MaxHeaders": 200,
    "maxHeadSize": 65536,
    "bodyIdleTimeout": 300000,
    "maxReplaySize": 65536
  },
  "vertexAiProvider": {
    "region": "global"
  },
  "webhookGuard": {
    "failureMode": "FailClosed",
    "action": "Reject"
  },
  "weightedTarget": {
    "weight": 1
  },
  "xbackendCertificateRef": {
    "group": "",
    "kind": "Secret"
  },
  "xdsSettings": {
    "tokenFile": "/var/run/secrets/xds-tokens/xds-token",
    "maxCacheAge": 86400000,
    "cacheWait": 1000
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
  "AffinityCookie": {
    "fields": [
      {
        "name": "path",
        "default": "/"
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
      },
      {
        "name": "maxBodySize",
        "default": "32Mi"
      },
      {
        "name": "conversion",
        "default": "Lossy"
      },
      {
        "name": "clientDisconnect",
        "default": "Cancel"
      },
      {
        "name": "drainTimeout",
        "default": "1m"
      },
      {
        "name": "defaultMaxTokens",
        "default": 4096
      }
    ]
  },
  "AllowedListeners": {
    "fields": [
      {
        "name": "namespaces",
        "default": {
          "from": "None"
        },
        "filling": {
          "type": "ListenerNamespaces"
        }
      }
    ]
  },
  "AllowedRoutes": {
    "fields": [
      {
        "name": "namespaces",
        "default": {
          "from": "Same"
        },
        "filling": {
          "type": "RouteNamespaces"
        }
      },
      {
        "name": "kinds",
        "filling": {
          "items": {
            "type": "RouteGroupKind"
          }
        }
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
  "ChartController": {
    "fields": [
      {
        "name": "replicaCount",
        "default": 1
      },
      {
        "name": "logLevel",
        "default": "info"
      },
      {
        "name": "image",
        "default": {},
        "filling": {
          "type": "ControllerImage"
        }
      },
      {
        "name": "service",
        "default": {},
        "filling": {
          "type": "ControllerService"
        }
      },
      {
        "name": "xds",
        "default": {},
        "filling": {
          "type": "ControlPlaneXds"
        }
      },
      {
        "name": "extraEnv",
        "default": {},
        "filling": {
          "values": {
            "type": "ExtraEnv"
          }
        }
      },
      {
        "name": "extraContainers",
        "default": []
      },
      {
        "name": "extraVolumes",
        "default": []
      },
      {
        "name": "extraVolumeMounts",
        "default": []
      },
      {
        "name": "strategy",
        "default": {}
      },
      {
        "name": "priorityClassName",
        "default": ""
      },
      {
        "name": "revisionHistoryLimit",
        "default": null
      },
      {
        "name": "podDisruptionBudget",
        "default": {}
      },
      {
        "name": "horizontalPodAutoscaler",
        "default": {}
      },
      {
        "name": "verticalPodAutoscaler",
        "default": {}
      }
    ]
  },
  "ChartServiceAccount": {
    "fields": [
      {
        "name": "create",
        "default": true
      },
      {
        "name": "annotations",
        "default": {}
      },
      {
        "name": "name",
        "default": ""
      }
    ]
  },
  "ChartServiceMonitor": {
    "fields": [
      {
        "name": "enabled",
        "default": true
      },
      {
        "name": "interval",
        "default": "15s"
      },
      {
        "name": "extraLabels",
        "default": {}
      }
    ]
  },
  "ChartServiceOptions": {
    "fields": [
      {
        "name": "annotations",
        "default": {}
      },
      {
        "name": "extraLabels",
        "default": {}
      },
      {
        "name": "clusterIP",
        "default": ""
      },
      {
        "name": "clusterIPs",
        "default": []
      },
      {
        "name": "externalIPs",
        "default": []
      },
      {
        "name": "externalName",
        "default": ""
      },
      {
        "name": "loadBalancerIP",
        "default": ""
      },
      {
        "name": "loadBalancerSourceRanges",
        "default": []
      },
      {
        "name": "loadBalancerClass",
        "default": ""
      },
      {
        "name": "externalTrafficPolicy",
        "default": ""
      },
      {
        "name": "internalTrafficPolicy",
        "default": ""
      },
      {
        "name": "healthCheckNodePort",
        "default": null
      },
      {
        "name": "sessionAffinity",
        "default": ""
      },
      {
        "name": "sessionAffinityConfig",
        "default": {}
      },
      {
        "name": "ipFamilies",
        "default": []
      },
      {
        "name": "ipFamilyPolicy",
        "default": ""
      },
      {
        "name": "publishNotReadyAddresses",
        "default": false
      },
      {
        "name": "allocateLoadBalancerNodePorts",
        "default": null
      },
      {
        "name": "trafficDistribution",
        "default": ""
      }
    ]
  },
  "ChartServicePort": {
    "fields": [
      {
        "name": "protocol",
        "default": "TCP"
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
  "ConfigMapKeySelector": {
    "fields": [
      {
        "name": "optional",
        "default": false
      }
    ]
  },
  "ControlPlaneImage": {
    "fields": [
      {
        "name": "registry",
        "default": "cr.edgegateway.dev"
      },
      {
        "name": "tag",
        "default": ""
      },
      {
        "name": "pullPolicy",
        "default": "IfNotPresent"
      }
    ]
  },
  "ControlPlaneIstio": {
    "fields": [
      {
        "name": "enabled",
        "default": true
      },
      {
        "name": "autoEnabled",
        "default": false
      },
      {
        "name": "caAddress",
        "default": ""
      },
      {
        "name": "clusterId",
        "default": ""
      },
      {
        "name": "namespace",
        "default": ""
      },
      {
        "name": "network",
        "default": ""
      },
      {
        "name": "revision",
        "default": ""
      }
    ]
  },
  "ControlPlaneMonitoring": {
    "fields": [
      {
        "name": "enabled",
        "default": false
      },
      {
        "name": "serviceMonitor",
        "default": {},
        "filling": {
          "type": "ChartServiceMonitor"
        }
      },
      {
        "name": "proxy",
        "default": {},
        "filling": {
          "type": "ProxyMonitoring"
        }
      },
      {
        "name": "grafanaDashboard",
        "default": {},
        "filling": {
          "type": "GrafanaDashboard"
        }
      }
    ]
  },
  "ControlPlaneProxy": {
    "fields": [
      {
        "name": "image",
        "default": {},
        "filling": {
          "type": "ControlPlaneProxyImage"
        }
      }
    ]
  },
  "ControlPlaneProxyImage": {
    "fields": [
      {
        "name": "registry",
        "default": ""
      },
      {
        "name": "repository",
        "default": "agentgateway"
      },
      {
        "name": "tag",
        "default": ""
      }
    ]
  },
  "ControlPlaneRbac": {
    "fields": [
      {
        "name": "gatewayNamespaces",
        "default": []
      }
    ]
  },
  "ControlPlaneValues": {
    "fields": [
      {
        "name": "nameOverride",
        "default": ""
      },
      {
        "name": "fullnameOverride",
        "default": ""
      },
      {
        "name": "commonLabels",
        "default": {}
      },
      {
        "name": "imagePullSecrets",
        "default": []
      },
      {
        "name": "image",
        "default": {},
        "filling": {
          "type": "ControlPlaneImage"
        }
      },
      {
        "name": "controller",
        "default": {},
        "filling": {
          "type": "ChartController"
        }
      },
      {
        "name": "proxy",
        "default": {},
        "filling": {
          "type": "ControlPlaneProxy"
        }
      },
      {
        "name": "gatewayClassName",
        "default": ""
      },
      {
        "name": "controllerName",
        "default": ""
      },
      {
        "name": "gatewayClassParametersRefs",
        "default": {}
      },
      {
        "name": "agentgatewayModels",
        "default": {},
        "filling": {
          "type": "OptionalFeature"
        }
      },
      {
        "name": "xBackend",
        "default": {},
        "filling": {
          "type": "OptionalFeature"
        }
      },
      {
        "name": "inferenceExtension",
        "default": {},
        "filling": {
          "type": "OptionalFeature"
        }
      },
      {
        "name": "istio",
        "default": {},
        "filling": {
          "type": "ControlPlaneIstio"
        }
      },
      {
        "name": "discoveryNamespaceSelectors",
        "default": []
      },
      {
        "name": "rbac",
        "default": {},
        "filling": {
          "type": "ControlPlaneRbac"
        }
      },
      {
        "name": "monitoring",
        "default": {},
        "filling": {
          "type": "ControlPlaneMonitoring"
        }
      },
      {
        "name": "serviceAccount",
        "default": {},
        "filling": {
          "type": "ChartServiceAccount"
        }
      },
      {
        "name": "resources",
        "default": {
          "requests": {
            "cpu": "100m",
            "memory": "128Mi"
          }
        }
      },
      {
        "name": "deploymentAnnotations",
        "default": {}
      },
      {
        "name": "podAnnotations",
        "default": {
          "prometheus.io/scrape": "true"
        }
      },
      {
        "name": "podLabels",
        "default": {}
      },
      {
        "name": "podSecurityContext",
        "default": {}
      },
      {
        "name": "securityContext",
        "default": {}
      },
      {
        "name": "nodeSelector",
        "default": {}
      },
      {
        "name": "tolerations",
        "default": []
      },
      {
        "name": "affinity",
        "default": {}
      },
      {
        "name": "topologySpreadConstraints",
        "default": []
      },
      {
        "name": "dnsConfig",
        "default": {}
      }
    ]
  },
  "ControlPlaneXds": {
    "fields": [
      {
        "name": "mode",
        "default": "tls"
      }
    ]
  },
  "ControllerImage": {
    "fields": [
      {
        "name": "registry",
        "default": ""
      },
      {
        "name": "repository",
        "default": "controller"
      },
      {
        "name": "tag",
        "default": ""
      },
      {
        "name": "pullPolicy",
        "default": ""
      }
    ]
  },
  "ControllerPorts": {
    "fields": [
      {
        "name": "agwGrpc",
        "default": 9978
      },
      {
        "name": "health",
        "default": 9093
      },
      {
        "name": "metrics",
        "default": 9092
      }
    ]
  },
  "ControllerService": {
    "fields": [
      {
        "name": "annotations",
        "default": {}
      },
      {
        "name": "extraLabels",
        "default": {}
      },
      {
        "name": "clusterIP",
        "default": ""
      },
      {
        "name": "clusterIPs",
        "default": []
      },
      {
        "name": "externalIPs",
        "default": []
      },
      {
        "name": "externalName",
        "default": ""
      },
      {
        "name": "loadBalancerIP",
        "default": ""
      },
      {
        "name": "loadBalancerSourceRanges",
        "default": []
      },
      {
        "name": "loadBalancerClass",
        "default": ""
      },
      {
        "name": "externalTrafficPolicy",
        "default": ""
      },
      {
        "name": "internalTrafficPolicy",
        "default": ""
      },
      {
        "name": "healthCheckNodePort",
        "default": null
      },
      {
        "name": "sessionAffinity",
        "default": ""
      },
      {
        "name": "sessionAffinityConfig",
        "default": {}
      },
      {
        "name": "ipFamilies",
        "default": []
      },
      {
        "name": "ipFamilyPolicy",
        "default": ""
      },
      {
        "name": "publishNotReadyAddresses",
        "default": false
      },
      {
        "name": "allocateLoadBalancerNodePorts",
        "default": null
      },
      {
        "name": "trafficDistribution",
        "default": ""
      },
      {
        "name": "enabled",
        "default": true
      },
      {
        "name": "type",
        "default": "ClusterIP"
      },
      {
        "name": "ports",
        "default": {},
        "filling": {
          "type": "ControllerPorts"
        }
      }
    ]
  },
  "ControllerSettings": {
    "fields": [
      {
        "name": "controllerName",
        "default": "edgegateway.dev/gateway-controller"
      },
      {
        "name": "gatewayClassName",
        "default": "edge-gateway"
      },
      {
        "name": "gatewayClassParametersRefs",
        "default": {}
      },
      {
        "name": "discoveryNamespaceSelectors",
        "default": []
      },
      {
        "name": "models",
        "default": false
      },
      {
        "name": "logLevel",
        "default": "info"
      },
      {
        "name": "leaderElection",
        "default": true
      },
      {
        "name": "leaseName",
        "default": "edge-gateway-controller"
      },
      {
        "name": "podNamespace",
        "default": "edge-gateway-system"
      },
      {
        "name": "healthAddr",
        "default": "[::]:9093"
      },
      {
        "name": "metricsAddr",
        "default": "[::]:9092"
      },
      {
        "name": "logFormat",
        "default": "text"
      },
      {
        "name": "xBackend",
        "default": false
      },
      {
        "name": "inferenceExtension",
        "default": false
      },
      {
        "name": "gatewayNamespaces",
        "default": []
      },
      {
        "name": "xdsAddr",
        "default": "[::]:9978"
      },
      {
        "name": "xdsMode",
        "default": "tls"
      },
      {
        "name": "xdsServiceName",
        "default": "edge-gateway"
      },
      {
        "name": "xdsServicePort",
        "default": 9978
      },
      {
        "name": "proxyImageRepository",
        "default": "agentgateway"
      },
      {
        "name": "istio",
        "default": false
      },
      {
        "name": "istioAutoEnabled",
        "default": false
      },
      {
        "name": "istioClusterId",
        "default": "Kubernetes"
      },
      {
        "name": "istioNamespace",
        "default": "istio-system"
      },
      {
        "name": "istioRevision",
        "default": "default"
      },
      {
        "name": "xdsAuth",
        "default": true
      },
      {
        "name": "xdsAudience",
        "default": "edge-gateway"
      },
      {
        "name": "xdsTlsSecret",
        "default": "edge-gateway-xds-tls"
      },
      {
        "name": "provisioning",
        "default": true
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
  "DatabaseSettings": {
    "fields": [
      {
        "name": "file",
        "default": "gateway.db"
      },
      {
        "name": "history",
        "default": 1000
      },
      {
        "name": "maxCacheAge",
        "default": "24h",
        "filling": {
          "amount": "milliseconds"
        }
      }
    ]
  },
  "DelegationLimits": {
    "fields": [
      {
        "name": "maxDepth",
        "default": 8
      },
      {
        "name": "maxRoutes",
        "default": 65536
      }
    ]
  },
  "DnsSettings": {
    "fields": [
      {
        "name": "minTtl",
        "default": "5s",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "maxTtl",
        "default": "5m",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "defaultTtl",
        "default": "30s",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "timeout",
        "default": "5s",
        "filling": {
          "amount": "milliseconds"
        }
      }
    ]
  },
  "DynamicCaSettings": {
    "fields": [
      {
        "name": "maxCertificates",
        "default": 256
      },
      {
        "name": "maxNewCertificates",
        "default": 100
      },
      {
        "name": "cacheTtl",
        "default": "300s",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "validity",
        "default": "24h",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "backdate",
        "default": "5m",
        "filling": {
          "amount": "milliseconds"
        }
      }
    ]
  },
  "EdgeBackendSpec": {
    "fields": [
      {
        "name": "static",
        "filling": {
          "type": "StaticBackend"
        }
      },
      {
        "name": "mcp",
        "filling": {
          "type": "McpBackend"
        }
      },
      {
        "name": "policies",
        "filling": {
          "type": "PolicyBackend"
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
  "EdgeModelFields": {
    "fields": [
      {
        "name": "visibility",
        "default": "Public"
      },
      {
        "name": "azure",
        "filling": {
          "type": "ModelAzureSettings"
        }
      },
      {
        "name": "vertexai",
        "filling": {
          "type": "ModelVertexAiSettings"
        }
      },
      {
        "name": "bedrock",
        "filling": {
          "type": "ModelBedrockSettings"
        }
      },
      {
        "name": "custom",
        "filling": {
          "type": "ModelCustomSettings"
        }
      },
      {
        "name": "policies",
        "filling": {
          "type": "ModelPolicies"
        }
      },
      {
        "name": "virtualModel",
        "filling": {
          "type": "VirtualModel"
        }
      }
    ]
  },
  "EdgeModelParentRef": {
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
  "EdgeModelSpec": {
    "fields": [
      {
        "name": "visibility",
        "default": "Public"
      },
      {
        "name": "azure",
        "filling": {
          "type": "ModelAzureSettings"
        }
      },
      {
        "name": "vertexai",
        "filling": {
          "type": "ModelVertexAiSettings"
        }
      },
      {
        "name": "bedrock",
        "filling": {
          "type": "ModelBedrockSettings"
        }
      },
      {
        "name": "custom",
        "filling": {
          "type": "ModelCustomSettings"
        }
      },
      {
        "name": "policies",
        "filling": {
          "type": "ModelPolicies"
        }
      },
      {
        "name": "virtualModel",
        "filling": {
          "type": "VirtualModel"
        }
      },
      {
        "name": "parentRefs",
        "filling": {
          "items": {
            "type": "EdgeModelParentRef"
          }
        }
      }
    ]
  },
  "EndpointPickerRef": {
    "fields": [
      {
        "name": "group",
        "default": ""
      },
      {
        "name": "kind",
        "default": "Service"
      },
      {
        "name": "failureMode",
        "default": "FailClose"
      }
    ]
  },
  "EnvVarSource": {
    "fields": [
      {
        "name": "configMapKeyRef",
        "filling": {
          "type": "ConfigMapKeySelector"
        }
      },
      {
        "name": "secretKeyRef",
        "filling": {
          "type": "SecretKeySelector"
        }
      }
    ]
  },
  "ExpressionBounds": {
    "fields": [
      {
        "name": "maxDepth",
        "default": 250
      },
      {
        "name": "evaluationBudget",
        "default": 20000000
      },
      {
        "name": "maxTextLength",
        "default": 16777216
      },
      {
        "name": "maxFormatDigits",
        "default": 100
      },
      {
        "name": "cachedTimeZones",
        "default": 64
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
        "name": "failureMode",
        "default": "FailClosed"
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
  "ExtraEnvSource": {
    "fields": [
      {
        "name": "valueFrom",
        "filling": {
          "type": "EnvVarSource"
        }
      }
    ]
  },
  "ExtraService": {
    "fields": [
      {
        "name": "annotations",
        "default": {}
      },
      {
        "name": "extraLabels",
        "default": {}
      },
      {
        "name": "clusterIP",
        "default": ""
      },
      {
        "name": "clusterIPs",
        "default": []
      },
      {
        "name": "externalIPs",
        "default": []
      },
      {
        "name": "externalName",
        "default": ""
      },
      {
        "name": "loadBalancerIP",
        "default": ""
      },
      {
        "name": "loadBalancerSourceRanges",
        "default": []
      },
      {
        "name": "loadBalancerClass",
        "default": ""
      },
      {
        "name": "externalTrafficPolicy",
        "default": ""
      },
      {
        "name": "internalTrafficPolicy",
        "default": ""
      },
      {
        "name": "healthCheckNodePort",
        "default": null
      },
      {
        "name": "sessionAffinity",
        "default": ""
      },
      {
        "name": "sessionAffinityConfig",
        "default": {}
      },
      {
        "name": "ipFamilies",
        "default": []
      },
      {
        "name": "ipFamilyPolicy",
        "default": ""
      },
      {
        "name": "publishNotReadyAddresses",
        "default": false
      },
      {
        "name": "allocateLoadBalancerNodePorts",
        "default": null
      },
      {
        "name": "trafficDistribution",
        "default": ""
      },
      {
        "name": "type",
        "default": "ClusterIP"
      },
      {
        "name": "ports",
        "filling": {
          "items": {
            "type": "ChartServicePort"
          }
        }
      }
    ]
  },
  "FirstConfiguration": {
    "fields": [
      {
        "name": "file",
        "default": "gateway.yaml"
      },
      {
        "name": "port",
        "default": 4000
      }
    ]
  },
  "Fraction": {
    "fields": [
      {
        "name": "denominator",
        "default": 100
      }
    ]
  },
  "FrontendForwarded": {
    "fields": [
      {
        "name": "headers",
        "default": "XForwarded"
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
        "name": "path",
        "filling": {
          "type": "FrontendPath"
        }
      },
      {
        "name": "forwarded",
        "filling": {
          "type": "FrontendForwarded"
        }
      },
      {
        "name": "http1HalfClosedTimeout",
        "default": "0s"
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
        "name": "http2ConnectionWindowSize",
        "default": "1Mi"
      },
      {
        "name": "http2FrameSize",
        "default": "16Ki"
      },
      {
        "name": "http2MaxHeaderSize",
        "default": "16Ki"
      },
      {
        "name": "http2MaxConcurrentStreams",
        "default": 128
      },
      {
        "name": "http2KeepaliveTimeout",
        "default": "20s"
      },
      {
        "name": "tunnelIdleTimeout",
        "default": "1h"
      }
    ]
  },
  "FrontendPath": {
    "fields": [
      {
        "name": "normalization",
        "default": "Normalize"
      },
      {
        "name": "escapedSlashesAction",
        "default": "UnescapeAndRedirect"
      },
      {
        "name": "mergeSlashes",
        "default": true
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
  "FrontendTlsValidation": {
    "fields": [
      {
        "name": "mode",
        "default": "AllowValidOnly"
      }
    ]
  },
  "GatewayAddress": {
    "fields": [
      {
        "name": "type",
        "default": "IPAddress"
      }
    ]
  },
  "GatewayListener": {
    "fields": [
      {
        "name": "tls",
        "filling": {
          "type": "ListenerTls"
        }
      },
      {
        "name": "allowedRoutes",
        "default": {
          "namespaces": {
            "from": "Same"
          }
        },
        "filling": {
          "type": "AllowedRoutes"
        }
      }
    ]
  },
  "GatewaySpec": {
    "fields": [
      {
        "name": "listeners",
        "filling": {
          "items": {
            "type": "GatewayListener"
          }
        }
      },
      {
        "name": "addresses",
        "filling": {
          "items": {
            "type": "GatewayAddress"
          }
        }
      },
      {
        "name": "allowedListeners",
        "filling": {
          "type": "AllowedListeners"
        }
      },
      {
        "name": "tls",
        "filling": {
          "type": "GatewayTls"
        }
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
  "GrafanaDashboard": {
    "fields": [
      {
        "name": "enabled",
        "default": true
      },
      {
        "name": "labels",
        "default": {
          "grafana_dashboard": "1"
        }
      }
    ]
  },
  "GrpcBackendRef": {
    "fields": [
      {
        "name": "group",
        "default": ""
      },
      {
        "name": "kind",
        "default": "Service"
      },
      {
        "name": "weight",
        "default": 1
      },
      {
        "name": "filters",
        "filling": {
          "items": {
            "type": "GrpcRouteFilter"
          }
        }
      }
    ]
  },
  "GrpcMethodMatch": {
    "fields": [
      {
        "name": "type",
        "default": "Exact"
      }
    ]
  },
  "GrpcRouteMatch": {
    "fields": [
      {
        "name": "method",
        "filling": {
          "type": "GrpcMethodMatch"
        }
      },
      {
        "name": "headers",
        "filling": {
          "items": {
            "type": "HttpHeaderMatch"
          }
        }
      }
    ]
  },
  "GrpcRouteRule": {
    "fields": [
      {
        "name": "matches",
        "filling": {
          "items": {
            "type": "GrpcRouteMatch"
          }
        }
      },
      {
        "name": "filters",
        "filling": {
          "items": {
            "type": "GrpcRouteFilter"
          }
        }
      },
      {
        "name": "backendRefs",
        "filling": {
          "items": {
            "type": "GrpcBackendRef"
          }
        }
      },
      {
        "name": "sessionPersistence",
        "filling": {
          "type": "SessionPersistence"
        }
      }
    ]
  },
  "GrpcRouteSpec": {
    "fields": [
      {
        "name": "parentRefs",
        "filling": {
          "items": {
            "type": "ParentReference"
          }
        }
      },
      {
        "name": "rules",
        "filling": {
          "items": {
            "type": "GrpcRouteRule"
          }
        }
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
  "HealthCheck": {
    "fields": [
      {
        "name": "type",
        "default": "HTTP"
      },
      {
        "name": "interval",
        "default": "10s"
      },
      {
        "name": "timeout",
        "default": "1s"
      },
      {
        "name": "failures",
        "default": 3
      },
      {
        "name": "successes",
        "default": 1
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
  "HttpBackendRef": {
    "fields": [
      {
        "name": "group",
        "default": ""
      },
      {
        "name": "kind",
        "default": "Service"
      },
      {
        "name": "weight",
        "default": 1
      },
      {
        "name": "filters",
        "filling": {
          "items": {
            "type": "HttpRouteFilter"
          }
        }
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
  "HttpRequestMirrorFilter": {
    "fields": [
      {
        "name": "fraction",
        "filling": {
          "type": "Fraction"
        }
      }
    ]
  },
  "HttpRequestRedirectFilter": {
    "fields": [
      {
        "name": "statusCode",
        "default": 302
      }
    ]
  },
  "HttpRouteConditions": {
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
        "name": "queryParams",
        "filling": {
          "items": {
            "type": "HttpQueryParamMatch"
          }
        }
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
      },
      {
        "name": "requestRedirect",
        "filling": {
          "type": "HttpRequestRedirectFilter"
        }
      },
      {
        "name": "requestMirror",
        "filling": {
          "type": "HttpRequestMirrorFilter"
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
        "name": "queryParams",
        "filling": {
          "items": {
            "type": "HttpQueryParamMatch"
          }
        }
      },
      {
        "name": "headers",
        "filling": {
          "items": {
            "type": "HttpHeaderMatch"
          }
        }
      }
    ]
  },
  "HttpRouteRule": {
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
        "filling": {
          "items": {
            "type": "HttpRouteFilter"
          }
        }
      },
      {
        "name": "backendRefs",
        "filling": {
          "items": {
            "type": "HttpBackendRef"
          }
        }
      },
      {
        "name": "sessionPersistence",
        "filling": {
          "type": "SessionPersistence"
        }
      }
    ]
  },
  "HttpRouteSpec": {
    "fields": [
      {
        "name": "parentRefs",
        "filling": {
          "items": {
            "type": "ParentReference"
          }
        }
      },
      {
        "name": "rules",
        "default": [
          {
            "matches": [
              {
                "path": {
                  "type": "PathPrefix",
                  "value": "/"
                }
              }
            ]
          }
        ],
        "filling": {
          "items": {
            "type": "HttpRouteRule"
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
      },
      {
        "name": "cloudTokens",
        "default": 8192
      },
      {
        "name": "verifiedPasswords",
        "default": 10000
      },
      {
        "name": "waitingPasswords",
        "default": 256
      }
    ]
  },
  "InferencePoolSpec": {
    "fields": [
      {
        "name": "appProtocol",
        "default": "http"
      },
      {
        "name": "endpointPickerRef",
        "filling": {
          "type": "EndpointPickerRef"
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
      },
      {
        "tags": [
          "models"
        ],
        "filling": {
          "type": "IrModelsBackend"
        }
      }
    ]
  },
  "IrFrontendAttachment": {
    "fields": [
      {
        "name": "policies",
        "filling": {
          "type": "FrontendPolicies"
        }
      }
    ]
  },
  "IrModel": {
    "fields": [
      {
        "name": "authorization",
        "filling": {
          "type": "Authorization"
        }
      }
    ]
  },
  "IrModelsBackend": {
    "fields": [
      {
        "name": "models",
        "filling": {
          "items": {
            "type": "IrModel"
          }
        }
      }
    ]
  },
  "IrResource": {
    "fields": [
      {
        "name": "route",
        "filling": {
          "type": "IrRoute"
        }
      },
      {
        "name": "tcpRoute",
        "filling": {
          "type": "IrTcpRoute"
        }
      },
      {
        "name": "udpRoute",
        "filling": {
          "type": "IrUdpRoute"
        }
      },
      {
        "name": "backend",
        "filling": {
          "type": "IrBackend"
        }
      },
      {
        "name": "attachment",
        "filling": {
          "type": "IrAttachment"
        }
      }
    ]
  },
  "IrRoute": {
    "fields": [
      {
        "name": "matches",
        "filling": {
          "items": {
            "type": "IrRouteMatch"
          }
        }
      },
      {
        "name": "filters",
        "filling": {
          "items": {
            "type": "HttpRouteFilter"
          }
        }
      },
      {
        "name": "backends",
        "filling": {
          "items": {
            "type": "IrWeightedBackend"
          }
        }
      },
      {
        "name": "sessionPersistence",
        "filling": {
          "type": "SessionPersistence"
        }
      },
      {
        "name": "above",
        "filling": {
          "items": {
            "type": "IrRouteAbove"
          }
        }
      }
    ]
  },
  "IrRouteAbove": {
    "fields": [
      {
        "name": "matches",
        "filling": {
          "items": {
            "type": "IrRouteMatch"
          }
        }
      },
      {
        "name": "filters",
        "filling": {
          "items": {
            "type": "HttpRouteFilter"
          }
        }
      }
    ]
  },
  "IrRouteMatch": {
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
        "name": "queryParams",
        "filling": {
          "items": {
            "type": "HttpQueryParamMatch"
          }
        }
      },
      {
        "name": "headers",
        "filling": {
          "items": {
            "type": "HttpHeaderMatch"
          }
        }
      }
    ]
  },
  "IrTcpRoute": {
    "fields": [
      {
        "name": "matches",
        "filling": {
          "items": {
            "type": "IrRouteMatch"
          }
        }
      },
      {
        "name": "filters",
        "filling": {
          "items": {
            "type": "HttpRouteFilter"
          }
        }
      },
      {
        "name": "backends",
        "filling": {
          "items": {
            "type": "IrWeightedBackend"
          }
        }
      },
      {
        "name": "sessionPersistence",
        "filling": {
          "type": "SessionPersistence"
        }
      },
      {
        "name": "above",
        "filling": {
          "items": {
            "type": "IrRouteAbove"
          }
        }
      }
    ]
  },
  "IrUdpRoute": {
    "fields": [
      {
        "name": "matches",
        "filling": {
          "items": {
            "type": "IrRouteMatch"
          }
        }
      },
      {
        "name": "filters",
        "filling": {
          "items": {
            "type": "HttpRouteFilter"
          }
        }
      },
      {
        "name": "backends",
        "filling": {
          "items": {
            "type": "IrWeightedBackend"
          }
        }
      },
      {
        "name": "sessionPersistence",
        "filling": {
          "type": "SessionPersistence"
        }
      },
      {
        "name": "above",
        "filling": {
          "items": {
            "type": "IrRouteAbove"
          }
        }
      }
    ]
  },
  "IrWeightedBackend": {
    "fields": [
      {
        "name": "filters",
        "filling": {
          "items": {
            "type": "HttpRouteFilter"
          }
        }
      }
    ]
  },
  "IstioSettings": {
    "fields": [
      {
        "name": "tokenFile",
        "default": "/var/run/secrets/tokens/istio-token"
      },
      {
        "name": "rootCertificates",
        "default": "/var/run/secrets/istio/root-cert.pem"
      },
      {
        "name": "trustDomain",
        "default": "cluster.local"
      },
      {
        "name": "additionalTrustDomains",
        "default": []
      },
      {
        "name": "clusterId",
        "default": "Kubernetes"
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
      },
      {
        "name": "requiredClaims",
        "default": [
          "exp"
        ]
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
  "KubernetesPod": {
    "fields": [
      {
        "name": "spec",
        "default": {}
      },
      {
        "name": "status",
        "default": {}
      }
    ]
  },
  "KubernetesSecret": {
    "fields": [
      {
        "name": "type",
        "default": "Opaque"
      }
    ]
  },
  "ListenerNamespaces": {
    "fields": [
      {
        "name": "from",
        "default": "None"
      }
    ]
  },
  "ListenerSetParentRef": {
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
  "ListenerSetSpec": {
    "fields": [
      {
        "name": "parentRef",
        "filling": {
          "type": "ListenerSetParentRef"
        }
      },
      {
        "name": "listeners",
        "filling": {
          "items": {
            "type": "GatewayListener"
          }
        }
      }
    ]
  },
  "ListenerTls": {
    "fields": [
      {
        "name": "mode",
        "default": "Terminate"
      },
      {
        "name": "certificateRefs",
        "filling": {
          "items": {
            "type": "SecretObjectRef"
          }
        }
      }
    ]
  },
  "LlmBudget": {
    "fields": [
      {
        "name": "window",
        "default": "Fixed"
      },
      {
        "name": "whenUnavailable",
        "default": "Refuse"
      }
    ]
  },
  "LlmBudgetOrder": {
    "fields": [
      {
        "name": "window",
        "default": "Fixed"
      },
      {
        "name": "whenUnavailable",
        "default": "Refuse"
      }
    ]
  },
  "LlmKeyEdit": {
    "fields": [
      {
        "name": "isDisabled",
        "default": false
      }
    ]
  },
  "LlmKeyFile": {
    "fields": [
      {
        "name": "keys",
        "default": {}
      },
      {
        "name": "budgets",
        "default": {},
        "filling": {
          "values": {
            "type": "LlmBudget"
          }
        }
      },
      {
        "name": "spendings",
        "default": {}
      }
    ]
  },
  "LlmKeyOrder": {
    "fields": [
      {
        "name": "window",
        "default": "Fixed"
      },
      {
        "name": "whenUnavailable",
        "default": "Refuse"
      }
    ]
  },
  "LlmKeySettings": {
    "fields": [
      {
        "name": "maxBudgets",
        "default": 4096
      },
      {
        "name": "outputTokens",
        "default": 4096
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
      },
      {
        "name": "counts",
        "default": "All"
      },
      {
        "name": "reservation",
        "filling": {
          "type": "TokenReservation"
        }
      },
      {
        "name": "scope",
        "default": "Process"
      },
      {
        "name": "whenUnavailable",
        "default": "Refuse"
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
      },
      {
        "name": "maxQueueSize",
        "default": "8Mi",
        "filling": {
          "amount": "bytes"
        }
      }
    ]
  },
  "McpAuthentication": {
    "fields": [
      {
        "name": "clientSecretRef",
        "filling": {
          "type": "SecretKeyRef"
        }
      },
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
  "McpConsent": {
    "fields": [
      {
        "name": "clientSecretRef",
        "filling": {
          "type": "SecretKeyRef"
        }
      },
      {
        "name": "clientAuthMethod",
        "default": "ClientSecretPost"
      },
      {
        "name": "scopes",
        "default": []
      },
      {
        "name": "identity",
        "default": "Verified"
      }
    ]
  },
  "McpConsentFile": {
    "fields": [
      {
        "name": "consents",
        "default": {}
      }
    ]
  },
  "McpEndpointPaths": {
    "fields": [
      {
        "name": "StreamableHTTP",
        "default": "/mcp"
      },
      {
        "name": "SSE",
        "default": "/sse"
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
      },
      {
        "name": "tools",
        "filling": {
          "type": "McpTools"
        }
      }
    ]
  },
  "McpSettings": {
    "fields": [
      {
        "name": "sessionTtl",
        "default": "30m",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "maxSessionAge",
        "default": "24h",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "cachedSessions",
        "default": 10000
      },
      {
        "name": "inputTimeout",
        "default": "10m",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "maxWaitingCalls",
        "default": 1000
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
      },
      {
        "name": "consent",
        "filling": {
          "type": "McpConsent"
        }
      }
    ]
  },
  "McpTargetStdio": {
    "fields": [
      {
        "name": "maxProcesses",
        "default": 64
      },
      {
        "name": "maxMemory",
        "default": "1Gi"
      }
    ]
  },
  "McpToolSearch": {
    "fields": [
      {
        "name": "limit",
        "default": 10
      }
    ]
  },
  "McpTools": {
    "fields": [
      {
        "name": "disclosure",
        "default": "All"
      }
    ]
  },
  "MirrorSettings": {
    "fields": [
      {
        "name": "maxRequests",
        "default": 256
      },
      {
        "name": "maxBodySize",
        "default": "1Mi",
        "filling": {
          "amount": "bytes"
        }
      },
      {
        "name": "timeout",
        "default": "10s",
        "filling": {
          "amount": "milliseconds"
        }
      }
    ]
  },
  "ModelAzureSettings": {
    "fields": [
      {
        "name": "apiVersion",
        "default": "v1"
      }
    ]
  },
  "ModelBedrockSettings": {
    "fields": [
      {
        "name": "region",
        "default": "us-east-1"
      }
    ]
  },
  "ModelCatalogConfigMap": {
    "fields": [
      {
        "name": "key",
        "default": "catalog.json"
      }
    ]
  },
  "ModelCatalogSource": {
    "fields": [
      {
        "name": "configMap",
        "filling": {
          "type": "ModelCatalogConfigMap"
        }
      }
    ]
  },
  "ModelCustomSettings": {
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
  "ModelPolicies": {
    "fields": [
      {
        "name": "authorization",
        "filling": {
          "type": "Authorization"
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
        "name": "promptGuard",
        "filling": {
          "type": "PromptGuard"
        }
      }
    ]
  },
  "ModelVertexAiSettings": {
    "fields": [
      {
        "name": "region",
        "default": "global"
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
        "name": "maxTraceWatchersPerClient",
        "default": 16
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
        "name": "maxAdminConnections",
        "default": 1024
      },
      {
        "name": "maxMetricSeries",
        "default": 10000
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
        "name": "clientAuth",
        "filling": {
          "type": "ClientAuth"
        }
      },
      {
        "name": "scopes",
        "default": []
      },
      {
        "name": "sessionDuration",
        "default": "8h"
      },
      {
        "name": "forwardAccessToken",
        "default": false
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
  "OptionalFeature": {
    "fields": [
      {
        "name": "enabled",
        "default": false
      }
    ]
  },
  "OtlpSettings": {
    "fields": [
      {
        "name": "maxQueueSize",
        "default": "4Mi",
        "filling": {
          "amount": "bytes"
        }
      },
      {
        "name": "maxBatchSize",
        "default": "512Ki",
        "filling": {
          "amount": "bytes"
        }
      },
      {
        "name": "interval",
        "default": "1s",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "timeout",
        "default": "10s",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "maxRetries",
        "default": 4
      },
      {
        "name": "backoff",
        "default": "1s",
        "filling": {
          "amount": "milliseconds"
        }
      }
    ]
  },
  "OverloadSettings": {
    "fields": [
      {
        "name": "maxMemory",
        "filling": {
          "amount": "bytes"
        }
      },
      {
        "name": "maxMemoryShare",
        "default": 85
      }
    ]
  },
  "ParametersIstio": {
    "fields": [
      {
        "name": "enabled",
        "default": true
      },
      {
        "name": "caAddress",
        "default": "https://istiod.istio-system.svc:15012"
      },
      {
        "name": "clusterId",
        "default": "Kubernetes"
      }
    ]
  },
  "ParametersLogging": {
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
  "ParametersModelCatalog": {
    "fields": [
      {
        "name": "sources",
        "filling": {
          "items": {
            "type": "ModelCatalogSource"
          }
        }
      }
    ]
  },
  "ParametersSpiffe": {
    "fields": [
      {
        "name": "enabled",
        "default": true
      },
      {
        "name": "source",
        "filling": {
          "type": "SpiffeSource"
        }
      }
    ]
  },
  "ParametersWorkload": {
    "fields": [
      {
        "name": "kind",
        "default": "Deployment"
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
  "PolicyBackend": {
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
  "PolicyServerSettings": {
    "fields": [
      {
        "name": "authorizationTimeout",
        "default": "2s",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "rateLimitTimeout",
        "default": "2s",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "processingTimeout",
        "default": "10s",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "maxResponseSize",
        "default": "4Mi",
        "filling": {
          "amount": "bytes"
        }
      },
      {
        "name": "maxReconnectDelay",
        "default": "1s",
        "filling": {
          "amount": "milliseconds"
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
        "name": "retry",
        "filling": {
          "type": "Retry"
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
  "ProxyMonitoring": {
    "fields": [
      {
        "name": "podMonitor",
        "default": {},
        "filling": {
          "type": "ProxyPodMonitor"
        }
      },
      {
        "name": "gatewayClassNames",
        "default": [
          "edge-gateway"
        ]
      },
      {
        "name": "namespaceSelector",
        "default": {}
      }
    ]
  },
  "ProxyPodMonitor": {
    "fields": [
      {
        "name": "enabled",
        "default": true
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
      },
      {
        "name": "headerTimeout",
        "default": "5s"
      },
      {
        "name": "maxExtensionSize",
        "default": "512"
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
  "RedisSettings": {
    "fields": [
      {
        "name": "port",
        "default": 6379
      },
      {
        "name": "database",
        "default": 0
      },
      {
        "name": "tls",
        "default": false
      },
      {
        "name": "prefix",
        "default": "edge-gateway:"
      },
      {
        "name": "timeout",
        "default": "100ms",
        "filling": {
          "amount": "milliseconds"
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
  "RequestFieldMatch": {
    "fields": [
      {
        "name": "type",
        "default": "Exact"
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
        "name": "unreadable",
        "default": "Refuse"
      },
      {
        "name": "response",
        "filling": {
          "type": "RejectionResponse"
        }
      }
    ]
  },
  "RequestLogBodies": {
    "fields": [
      {
        "name": "maxSize",
        "default": "16Ki",
        "filling": {
          "amount": "bytes"
        }
      },
      {
        "name": "mask",
        "default": {},
        "filling": {
          "type": "RequestLogMask"
        }
      }
    ]
  },
  "RequestLogMask": {
    "fields": [
      {
        "name": "builtins",
        "default": [
          "Ssn",
          "CreditCard",
          "PhoneNumber",
          "Email",
          "CaSin"
        ]
      }
    ]
  },
  "RequestLogSettings": {
    "fields": [
      {
        "name": "calls",
        "default": [
          "Models",
          "Mcp",
          "Refusals"
        ]
      },
      {
        "name": "bodies",
        "filling": {
          "type": "RequestLogBodies"
        }
      },
      {
        "name": "file",
        "default": "requests.db"
      },
      {
        "name": "maxQueueSize",
        "default": "16Mi",
        "filling": {
          "amount": "bytes"
        }
      },
      {
        "name": "recordDays",
        "default": 30
      },
      {
        "name": "hourlySumDays",
        "default": 90
      },
      {
        "name": "dailySumDays",
        "default": 1100
      }
    ]
  },
  "ResponseCache": {
    "fields": [
      {
        "name": "ttl",
        "default": "5m"
      }
    ]
  },
  "ResponseCacheSettings": {
    "fields": [
      {
        "name": "maxEntries",
        "default": 10000
      },
      {
        "name": "maxSize",
        "default": "64Mi",
        "filling": {
          "amount": "bytes"
        }
      },
      {
        "name": "maxResponseSize",
        "default": "1Mi",
        "filling": {
          "amount": "bytes"
        }
      },
      {
        "name": "redis",
        "filling": {
          "type": "RedisSettings"
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
        "name": "unreadable",
        "default": "Refuse"
      },
      {
        "name": "response",
        "filling": {
          "type": "RejectionResponse"
        }
      }
    ]
  },
  "Retry": {
    "fields": [
      {
        "name": "attempts",
        "default": 1
      },
      {
        "name": "budget",
        "filling": {
          "type": "RetryBudget"
        }
      }
    ]
  },
  "RetryBudget": {
    "fields": [
      {
        "name": "percent",
        "default": 20
      },
      {
        "name": "minConcurrent",
        "default": 3
      }
    ]
  },
  "RouteGroupKind": {
    "fields": [
      {
        "name": "group",
        "default": "gateway.networking.k8s.io"
      }
    ]
  },
  "RouteNamespaces": {
    "fields": [
      {
        "name": "from",
        "default": "Same"
      }
    ]
  },
  "RouteParentStatus": {
    "fields": [
      {
        "name": "parentRef",
        "filling": {
          "type": "ParentReference"
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
  "SecretKeySelector": {
    "fields": [
      {
        "name": "optional",
        "default": false
      }
    ]
  },
  "SecretObjectRef": {
    "fields": [
      {
        "name": "group",
        "default": ""
      },
      {
        "name": "kind",
        "default": "Secret"
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
  "ServicePort": {
    "fields": [
      {
        "name": "name",
        "default": ""
      },
      {
        "name": "protocol",
        "default": "TCP"
      }
    ]
  },
  "ServiceSpec": {
    "fields": [
      {
        "name": "type",
        "default": "ClusterIP"
      },
      {
        "name": "ports",
        "filling": {
          "items": {
            "type": "ServicePort"
          }
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
  "SessionCookie": {
    "fields": [
      {
        "name": "lifetimeType",
        "default": "Session"
      },
      {
        "name": "path",
        "default": "/"
      }
    ]
  },
  "SessionPersistence": {
    "fields": [
      {
        "name": "type",
        "default": "Cookie"
      },
      {
        "name": "cookie",
        "filling": {
          "type": "SessionCookie"
        }
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
        "name": "adminHosts",
        "default": []
      },
      {
        "name": "statsAddr",
        "default": "[::]:15020"
      },
      {
        "name": "readinessAddr",
        "default": "[::]:15021"
      },
      {
        "name": "socketAdapter",
        "default": "Fast"
      },
      {
        "name": "streamBufferSize",
        "default": "64Ki",
        "filling": {
          "amount": "bytes"
        }
      },
      {
        "name": "maxLocalRateLimits",
        "default": 4096
      },
      {
        "name": "maxRateLimitKeys",
        "default": 65536
      },
      {
        "name": "connectionTerminationDeadline",
        "default": "5s",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "connectionMinTerminationDeadline",
        "default": "0s",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "sensitiveHeaders",
        "default": []
      },
      {
        "name": "sensitiveQueryParameters",
        "default": [
          "sig",
          "signature",
          "token",
          "password",
          "passwd",
          "pwd",
          "secret",
          "auth",
          "authorization",
          "jwt",
          "SAMLResponse",
          "assertion",
          "client_assertion",
          "code_verifier",
          "AWSAccessKeyId",
          "X-Amz-Credential",
          "X-Goog-Credential"
        ]
      },
      {
        "name": "xds",
        "default": {},
        "filling": {
          "type": "XdsSettings"
        }
      },
      {
        "name": "storage",
        "default": {},
        "filling": {
          "type": "StorageSettings"
        }
      },
      {
        "name": "database",
        "default": {},
        "filling": {
          "type": "DatabaseSettings"
        }
      },
      {
        "name": "requestLog",
        "filling": {
          "type": "RequestLogSettings"
        }
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
        "name": "responseCache",
        "default": {},
        "filling": {
          "type": "ResponseCacheSettings"
        }
      },
      {
        "name": "llmKeys",
        "default": {},
        "filling": {
          "type": "LlmKeySettings"
        }
      },
      {
        "name": "counters",
        "default": {},
        "filling": {
          "type": "CounterSettings"
        }
      },
      {
        "name": "oidc",
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
        "name": "udp",
        "default": {},
        "filling": {
          "type": "UdpSettings"
        }
      },
      {
        "name": "overload",
        "default": {},
        "filling": {
          "type": "OverloadSettings"
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
        "name": "dynamicCa",
        "default": {},
        "filling": {
          "type": "DynamicCaSettings"
        }
      },
      {
        "name": "dns",
        "default": {},
        "filling": {
          "type": "DnsSettings"
        }
      },
      {
        "name": "mirror",
        "default": {},
        "filling": {
          "type": "MirrorSettings"
        }
      },
      {
        "name": "spiffe",
        "default": {}
      },
      {
        "name": "istio",
        "default": {},
        "filling": {
          "type": "IstioSettings"
        }
      },
      {
        "name": "otlp",
        "default": {},
        "filling": {
          "type": "OtlpSettings"
        }
      },
      {
        "name": "policyServers",
        "default": {},
        "filling": {
          "type": "PolicyServerSettings"
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
  "SlicePort": {
    "fields": [
      {
        "name": "name",
        "default": ""
      },
      {
        "name": "protocol",
        "default": "TCP"
      }
    ]
  },
  "SpiffeCsi": {
    "fields": [
      {
        "name": "driver",
        "default": "csi.spiffe.io"
      }
    ]
  },
  "SpiffeSource": {
    "fields": [
      {
        "name": "csi",
        "filling": {
          "type": "SpiffeCsi"
        }
      },
      {
        "name": "mountPath",
        "default": "/spiffe-workload-api"
      },
      {
        "name": "socketName",
        "default": "spire-agent.sock"
      }
    ]
  },
  "StandaloneBackend": {
    "fields": [
      {
        "name": "static",
        "filling": {
          "type": "StaticBackend"
        }
      },
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
  "StandaloneChartGateway": {
    "fields": [
      {
        "name": "service",
        "default": {},
        "filling": {
          "type": "StandaloneService"
        }
      },
      {
        "name": "extraServices",
        "default": [],
        "filling": {
          "items": {
            "type": "ExtraService"
          }
        }
      }
    ]
  },
  "StandaloneClientValidation": {
    "fields": [
      {
        "name": "caCertificateRefs",
        "filling": {
          "items": {
            "type": "CaCertificateRef"
          }
        }
      },
      {
        "name": "mode",
        "default": "AllowValidOnly"
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
        "name": "routeGroups",
        "default": {},
        "filling": {
          "values": {
            "type": "StandaloneRouteGroup"
          }
        }
      },
      {
        "name": "tcpRoutes",
        "default": [],
        "filling": {
          "items": {
            "type": "StandaloneTcpRoute"
          }
        }
      },
      {
        "name": "udpRoutes",
        "default": [],
        "filling": {
          "items": {
            "type": "StandaloneUdpRoute"
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
      },
      {
        "name": "configMaps",
        "default": {}
      },
      {
        "name": "models",
        "default": {},
        "filling": {
          "values": {
            "type": "StandaloneModel"
          }
        }
      },
      {
        "name": "policies",
        "default": [],
        "filling": {
          "items": {
            "type": "StandalonePolicy"
          }
        }
      },
      {
        "name": "ui",
        "filling": {
          "type": "StandaloneUi"
        }
      }
    ]
  },
  "StandaloneDatabase": {
    "fields": [
      {
        "name": "postgres",
        "default": {},
        "filling": {
          "type": "StandalonePostgres"
        }
      }
    ]
  },
  "StandaloneFileLimits": {
    "fields": [
      {
        "name": "maxFileSize",
        "default": 67108864
      },
      {
        "name": "readSize",
        "default": 65536
      },
      {
        "name": "maxTokens",
        "default": 1000000
      },
      {
        "name": "maxNodes",
        "default": 500000
      },
      {
        "name": "maxTextLength",
        "default": 8388608
      },
      {
        "name": "maxPlainNodes",
        "default": 10000000
      },
      {
        "name": "maxPlainTextLength",
        "default": 67108864
      },
      {
        "name": "maxKeyLength",
        "default": 1024
      },
      {
        "name": "maxDepth",
        "default": 64
      },
      {
        "name": "maxSearched",
        "default": 10000
      },
      {
        "name": "maxDiagnostics",
        "default": 1000
      },
      {
        "name": "maxShownDiagnostics",
        "default": 100
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
        "name": "tls",
        "filling": {
          "type": "StandaloneTls"
        }
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
  "StandaloneImage": {
    "fields": [
      {
        "name": "registry",
        "default": "cr.edgegateway.dev"
      },
      {
        "name": "repository",
        "default": "agentgateway"
      },
      {
        "name": "tag",
        "default": ""
      },
      {
        "name": "pullPolicy",
        "default": "IfNotPresent"
      }
    ]
  },
  "StandaloneListener": {
    "fields": [
      {
        "name": "protocol",
        "default": "HTTP"
      },
      {
        "name": "tls",
        "filling": {
          "type": "StandaloneTls"
        }
      }
    ]
  },
  "StandaloneModel": {
    "fields": [
      {
        "name": "visibility",
        "default": "Public"
      },
      {
        "name": "azure",
        "filling": {
          "type": "ModelAzureSettings"
        }
      },
      {
        "name": "vertexai",
        "filling": {
          "type": "ModelVertexAiSettings"
        }
      },
      {
        "name": "bedrock",
        "filling": {
          "type": "ModelBedrockSettings"
        }
      },
      {
        "name": "custom",
        "filling": {
          "type": "ModelCustomSettings"
        }
      },
      {
        "name": "policies",
        "filling": {
          "type": "ModelPolicies"
        }
      },
      {
        "name": "virtualModel",
        "filling": {
          "type": "VirtualModel"
        }
      }
    ]
  },
  "StandaloneMonitoring": {
    "fields": [
      {
        "name": "enabled",
        "default": false
      },
      {
        "name": "podMonitor",
        "default": {},
        "filling": {
          "type": "StandalonePodMonitor"
        }
      },
      {
        "name": "annotations",
        "default": {}
      },
      {
        "name": "extraLabels",
        "default": {}
      }
    ]
  },
  "StandaloneOidc": {
    "fields": [
      {
        "name": "cookieSecretName",
        "default": ""
      }
    ]
  },
  "StandalonePodMonitor": {
    "fields": [
      {
        "name": "enabled",
        "default": true
      },
      {
        "name": "interval",
        "default": "15s"
      }
    ]
  },
  "StandalonePolicy": {
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
  "StandalonePostgres": {
    "fields": [
      {
        "name": "url",
        "default": ""
      },
      {
        "name": "secretName",
        "default": ""
      },
      {
        "name": "secretKey",
        "default": "url"
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
            "type": "StandaloneRouteMatch"
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
        "name": "sessionPersistence",
        "filling": {
          "type": "SessionPersistence"
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
        "name": "static",
        "filling": {
          "type": "StaticBackend"
        }
      },
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
  "StandaloneRouteGroup": {
    "fields": [
      {
        "name": "routes",
        "filling": {
          "items": {
            "type": "StandaloneRoute"
          }
        }
      }
    ]
  },
  "StandaloneRouteMatch": {
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
        "name": "queryParams",
        "filling": {
          "items": {
            "type": "HttpQueryParamMatch"
          }
        }
      },
      {
        "name": "headers",
        "filling": {
          "items": {
            "type": "RequestFieldMatch"
          }
        }
      }
    ]
  },
  "StandaloneService": {
    "fields": [
      {
        "name": "annotations",
        "default": {}
      },
      {
        "name": "extraLabels",
        "default": {}
      },
      {
        "name": "clusterIP",
        "default": ""
      },
      {
        "name": "clusterIPs",
        "default": []
      },
      {
        "name": "externalIPs",
        "default": []
      },
      {
        "name": "externalName",
        "default": ""
      },
      {
        "name": "loadBalancerIP",
        "default": ""
      },
      {
        "name": "loadBalancerSourceRanges",
        "default": []
      },
      {
        "name": "loadBalancerClass",
        "default": ""
      },
      {
        "name": "externalTrafficPolicy",
        "default": ""
      },
      {
        "name": "internalTrafficPolicy",
        "default": ""
      },
      {
        "name": "healthCheckNodePort",
        "default": null
      },
      {
        "name": "sessionAffinity",
        "default": ""
      },
      {
        "name": "sessionAffinityConfig",
        "default": {}
      },
      {
        "name": "ipFamilies",
        "default": []
      },
      {
        "name": "ipFamilyPolicy",
        "default": ""
      },
      {
        "name": "publishNotReadyAddresses",
        "default": false
      },
      {
        "name": "allocateLoadBalancerNodePorts",
        "default": null
      },
      {
        "name": "trafficDistribution",
        "default": ""
      },
      {
        "name": "enabled",
        "default": true
      },
      {
        "name": "type",
        "default": "LoadBalancer"
      },
      {
        "name": "ports",
        "default": [
          {
            "name": "http",
            "port": 80,
            "protocol": "TCP",
            "targetPort": 4000
          }
        ],
        "filling": {
          "items": {
            "type": "ChartServicePort"
          }
        }
      }
    ]
  },
  "StandaloneTcpBackend": {
    "fields": [
      {
        "name": "static",
        "filling": {
          "type": "StaticBackend"
        }
      },
      {
        "name": "weight",
        "default": 1
      },
      {
        "name": "policies",
        "filling": {
          "type": "StandaloneTcpBackendPolicies"
        }
      }
    ]
  },
  "StandaloneTcpBackendPolicies": {
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
      }
    ]
  },
  "StandaloneTcpRoute": {
    "fields": [
      {
        "name": "idleTimeout",
        "default": "1h"
      },
      {
        "name": "backends",
        "filling": {
          "items": {
            "type": "StandaloneTcpBackend"
          }
        }
      }
    ]
  },
  "StandaloneTls": {
    "fields": [
      {
        "name": "mode",
        "default": "Static"
      },
      {
        "name": "certificateRefs",
        "filling": {
          "items": {
            "type": "SecretRef"
          }
        }
      },
      {
        "name": "frontendValidation",
        "filling": {
          "type": "StandaloneClientValidation"
        }
      }
    ]
  },
  "StandaloneUdpBackend": {
    "fields": [
      {
        "name": "static",
        "filling": {
          "type": "StaticBackend"
        }
      },
      {
        "name": "weight",
        "default": 1
      }
    ]
  },
  "StandaloneUdpRoute": {
    "fields": [
      {
        "name": "idleTimeout",
        "default": "60s"
      },
      {
        "name": "backends",
        "filling": {
          "items": {
            "type": "StandaloneUdpBackend"
          }
        }
      }
    ]
  },
  "StandaloneUi": {
    "fields": [
      {
        "name": "path",
        "default": "/ui"
      },
      {
        "name": "policies",
        "filling": {
          "type": "TrafficPolicies"
        }
      },
      {
        "name": "access",
        "default": {}
      },
      {
        "name": "insecure",
        "default": false
      }
    ]
  },
  "StandaloneValues": {
    "fields": [
      {
        "name": "nameOverride",
        "default": ""
      },
      {
        "name": "fullnameOverride",
        "default": ""
      },
      {
        "name": "namespaceOverride",
        "default": ""
      },
      {
        "name": "imagePullSecrets",
        "default": []
      },
      {
        "name": "mode",
        "default": "readonly"
      },
      {
        "name": "config",
        "default": {}
      },
      {
        "name": "database",
        "default": {},
        "filling": {
          "type": "StandaloneDatabase"
        }
      },
      {
        "name": "replicaCount",
        "default": 1
      },
      {
        "name": "image",
        "default": {},
        "filling": {
          "type": "StandaloneImage"
        }
      },
      {
        "name": "gateway",
        "default": {},
        "filling": {
          "type": "StandaloneChartGateway"
        }
      },
      {
        "name": "oidc",
        "default": {},
        "filling": {
          "type": "StandaloneOidc"
        }
      },
      {
        "name": "monitoring",
        "default": {},
        "filling": {
          "type": "StandaloneMonitoring"
        }
      },
      {
        "name": "serviceAccount",
        "default": {},
        "filling": {
          "type": "ChartServiceAccount"
        }
      },
      {
        "name": "resources",
        "default": {
          "requests": {
            "cpu": "100m",
            "memory": "128Mi"
          }
        }
      },
      {
        "name": "podAnnotations",
        "default": {
          "prometheus.io/scrape": "true",
          "prometheus.io/path": "/metrics",
          "prometheus.io/port": "15020"
        }
      },
      {
        "name": "podLabels",
        "default": {}
      },
      {
        "name": "podSecurityContext",
        "default": {}
      },
      {
        "name": "securityContext",
        "default": {
          "allowPrivilegeEscalation": false,
          "capabilities": {
            "drop": [
              "ALL"
            ]
          },
          "readOnlyRootFilesystem": true,
          "runAsNonRoot": true
        }
      },
      {
        "name": "strategy",
        "default": {}
      },
      {
        "name": "podDisruptionBudget",
        "default": {}
      },
      {
        "name": "revisionHistoryLimit",
        "default": null
      },
      {
        "name": "nodeSelector",
        "default": {}
      },
      {
        "name": "tolerations",
        "default": []
      },
      {
        "name": "affinity",
        "default": {}
      },
      {
        "name": "topologySpreadConstraints",
        "default": []
      },
      {
        "name": "dnsConfig",
        "default": {}
      },
      {
        "name": "extraEnv",
        "default": [],
        "filling": {
          "items": {
            "type": "EnvVar"
          }
        }
      },
      {
        "name": "extraContainers",
        "default": []
      },
      {
        "name": "extraVolumes",
        "default": []
      },
      {
        "name": "extraVolumeMounts",
        "default": []
      }
    ]
  },
  "StaticEndpoint": {
    "fields": [
      {
        "name": "weight",
        "default": 1
      },
      {
        "name": "priority",
        "default": 0
      }
    ]
  },
  "StorageSettings": {
    "fields": [
      {
        "name": "mode",
        "default": "file"
      }
    ]
  },
  "StreamBackendRef": {
    "fields": [
      {
        "name": "group",
        "default": ""
      },
      {
        "name": "kind",
        "default": "Service"
      },
      {
        "name": "weight",
        "default": 1
      }
    ]
  },
  "StreamRouteRule": {
    "fields": [
      {
        "name": "backendRefs",
        "filling": {
          "items": {
            "type": "StreamBackendRef"
          }
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
  "TcpRouteSpec": {
    "fields": [
      {
        "name": "parentRefs",
        "filling": {
          "items": {
            "type": "ParentReference"
          }
        }
      },
      {
        "name": "rules",
        "filling": {
          "items": {
            "type": "StreamRouteRule"
          }
        }
      }
    ]
  },
  "TlsRouteSpec": {
    "fields": [
      {
        "name": "parentRefs",
        "filling": {
          "items": {
            "type": "ParentReference"
          }
        }
      },
      {
        "name": "rules",
        "filling": {
          "items": {
            "type": "StreamRouteRule"
          }
        }
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
  "TokenIntrospection": {
    "fields": [
      {
        "name": "path",
        "default": "/"
      },
      {
        "name": "clientAuth",
        "filling": {
          "type": "ClientAuth"
        }
      },
      {
        "name": "cacheDuration",
        "default": "30s"
      }
    ]
  },
  "TokenReservation": {
    "fields": [
      {
        "name": "outputTokens",
        "default": 4096
      },
      {
        "name": "bytesPerToken",
        "default": 4
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
        "name": "retry",
        "filling": {
          "type": "Retry"
        }
      }
    ]
  },
  "UdpRouteRule": {
    "fields": [
      {
        "name": "backendRefs",
        "filling": {
          "items": {
            "type": "StreamBackendRef"
          }
        }
      }
    ]
  },
  "UdpRouteSpec": {
    "fields": [
      {
        "name": "parentRefs",
        "filling": {
          "items": {
            "type": "ParentReference"
          }
        }
      },
      {
        "name": "rules",
        "filling": {
          "items": {
            "type": "UdpRouteRule"
          }
        }
      }
    ]
  },
  "UdpSettings": {
    "fields": [
      {
        "name": "maxSessions",
        "default": 1024
      }
    ]
  },
  "UpstreamSettings": {
    "fields": [
      {
        "name": "connectTimeout",
        "default": "10s",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "poolIdleTimeout",
        "default": "90s",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "poolMaxIdle",
        "default": 1024
      },
      {
        "name": "maxConnections",
        "default": 32768
      },
      {
        "name": "http2MaxConcurrentStreams",
        "default": 1024
      },
      {
        "name": "http1MaxHeaders",
        "default": 200
      },
      {
        "name": "maxHeadSize",
        "default": "64Ki",
        "filling": {
          "amount": "bytes"
        }
      },
      {
        "name": "bodyIdleTimeout",
        "default": "5m",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "maxReplaySize",
        "default": "64Ki",
        "filling": {
          "amount": "bytes"
        }
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
            "type": "RequestFieldMatch"
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
  "WeightedTarget": {
    "fields": [
      {
        "name": "weight",
        "default": 1
      }
    ]
  },
  "XbackendCertificateRef": {
    "fields": [
      {
        "name": "group",
        "default": ""
      },
      {
        "name": "kind",
        "default": "Secret"
      }
    ]
  },
  "XbackendSpec": {
    "fields": [
      {
        "name": "sessionPersistence",
        "filling": {
          "type": "SessionPersistence"
        }
      },
      {
        "name": "tls",
        "filling": {
          "type": "XbackendTls"
        }
      }
    ]
  },
  "XbackendTls": {
    "fields": [
      {
        "name": "clientCertificateRef",
        "filling": {
          "type": "XbackendCertificateRef"
        }
      }
    ]
  },
  "XdsSettings": {
    "fields": [
      {
        "name": "tokenFile",
        "default": "/var/run/secrets/xds-tokens/xds-token"
      },
      {
        "name": "maxCacheAge",
        "default": "24h",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "cacheWait",
        "default": "1s",
        "filling": {
          "amount": "milliseconds"
        }
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
      },
      {
        "name": "check",
        "filling": {
          "type": "HealthCheck"
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
  "CounterSettings": {
    "fields": [
      {
        "name": "redis",
        "filling": {
          "type": "RedisSettings"
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
  "EdgeModel": {
    "fields": [
      {
        "name": "spec",
        "filling": {
          "type": "EdgeModelSpec"
        }
      },
      {
        "name": "status",
        "filling": {
          "type": "EdgeModelStatus"
        }
      }
    ]
  },
  "EdgeModelStatus": {
    "fields": [
      {
        "name": "parents",
        "filling": {
          "items": {
            "type": "RouteParentStatus"
          }
        }
      }
    ]
  },
  "EdgeParametersSpec": {
    "fields": [
      {
        "name": "workload",
        "filling": {
          "type": "ParametersWorkload"
        }
      },
      {
        "name": "logging",
        "filling": {
          "type": "ParametersLogging"
        }
      },
      {
        "name": "env",
        "filling": {
          "items": {
            "type": "EnvVar"
          }
        }
      },
      {
        "name": "istio",
        "filling": {
          "type": "ParametersIstio"
        }
      },
      {
        "name": "spiffe",
        "filling": {
          "type": "ParametersSpiffe"
        }
      },
      {
        "name": "modelCatalog",
        "filling": {
          "type": "ParametersModelCatalog"
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
          "type": "PolicyBackend"
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
  "EnvVar": {
    "fields": [
      {
        "name": "valueFrom",
        "filling": {
          "type": "EnvVarSource"
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
  "ExtraEnv": {
    "branches": [
      {
        "filling": {
          "type": "ExtraEnvSource"
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
  "FrontendTlsConfig": {
    "fields": [
      {
        "name": "validation",
        "filling": {
          "type": "FrontendTlsValidation"
        }
      }
    ]
  },
  "FrontendTlsPort": {
    "fields": [
      {
        "name": "tls",
        "filling": {
          "type": "FrontendTlsConfig"
        }
      }
    ]
  },
  "Gateway": {
    "fields": [
      {
        "name": "spec",
        "filling": {
          "type": "GatewaySpec"
        }
      }
    ]
  },
  "GatewayBackendTls": {
    "fields": [
      {
        "name": "clientCertificateRef",
        "filling": {
          "type": "SecretObjectRef"
        }
      }
    ]
  },
  "GatewayFrontendTls": {
    "fields": [
      {
        "name": "default",
        "filling": {
          "type": "FrontendTlsConfig"
        }
      },
      {
        "name": "perPort",
        "filling": {
          "items": {
            "type": "FrontendTlsPort"
          }
        }
      }
    ]
  },
  "GatewayTls": {
    "fields": [
      {
        "name": "backend",
        "filling": {
          "type": "GatewayBackendTls"
        }
      },
      {
        "name": "frontend",
        "filling": {
          "type": "GatewayFrontendTls"
        }
      }
    ]
  },
  "GrpcRoute": {
    "fields": [
      {
        "name": "spec",
        "filling": {
          "type": "GrpcRouteSpec"
        }
      }
    ]
  },
  "GrpcRouteFilter": {
    "fields": [
      {
        "name": "requestMirror",
        "filling": {
          "type": "HttpRequestMirrorFilter"
        }
      }
    ]
  },
  "HttpRoute": {
    "fields": [
      {
        "name": "spec",
        "filling": {
          "type": "HttpRouteSpec"
        }
      }
    ]
  },
  "InferencePool": {
    "fields": [
      {
        "name": "spec",
        "filling": {
          "type": "InferencePoolSpec"
        }
      }
    ]
  },
  "IrAttachment": {
    "by": "block",
    "branches": [
      {
        "tags": [
          "frontend"
        ],
        "filling": {
          "type": "IrFrontendAttachment"
        }
      },
      {
        "tags": [
          "traffic"
        ],
        "filling": {
          "type": "IrTrafficAttachment"
        }
      },
      {
        "tags": [
          "backend"
        ],
        "filling": {
          "type": "IrBackendAttachment"
        }
      }
    ]
  },
  "IrBackendAttachment": {
    "fields": [
      {
        "name": "policies",
        "filling": {
          "type": "BackendPolicies"
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
  "IrTrafficAttachment": {
    "fields": [
      {
        "name": "policies",
        "filling": {
          "type": "TrafficPolicies"
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
  "KubernetesEndpointSlice": {
    "fields": [
      {
        "name": "ports",
        "filling": {
          "items": {
            "type": "SlicePort"
          }
        }
      }
    ]
  },
  "KubernetesService": {
    "fields": [
      {
        "name": "spec",
        "filling": {
          "type": "ServiceSpec"
        }
      }
    ]
  },
  "ListenerSet": {
    "fields": [
      {
        "name": "spec",
        "filling": {
          "type": "ListenerSetSpec"
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
      },
      {
        "name": "stdio",
        "filling": {
          "type": "McpTargetStdio"
        }
      }
    ]
  },
  "StaticBackend": {
    "fields": [
      {
        "name": "endpoints",
        "filling": {
          "items": {
            "type": "StaticEndpoint"
          }
        }
      }
    ]
  },
  "TcpRoute": {
    "fields": [
      {
        "name": "spec",
        "filling": {
          "type": "TcpRouteSpec"
        }
      }
    ]
  },
  "TlsRoute": {
    "fields": [
      {
        "name": "spec",
        "filling": {
          "type": "TlsRouteSpec"
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
  "UdpRoute": {
    "fields": [
      {
        "name": "spec",
        "filling": {
          "type": "UdpRouteSpec"
        }
      }
    ]
  },
  "WeightedModel": {
    "fields": [
      {
        "name": "targets",
        "filling": {
          "items": {
            "type": "WeightedTarget"
          }
        }
      }
    ]
  },
  "Xbackend": {
    "fields": [
      {
        "name": "spec",
        "filling": {
          "type": "XbackendSpec"
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
  "EdgeParameters": {
    "fields": [
      {
        "name": "spec",
        "filling": {
          "type": "EdgeParametersSpec"
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
  "VirtualModel": {
    "fields": [
      {
        "name": "weighted",
        "filling": {
          "type": "WeightedModel"
        }
      }
    ]
  }
};

/** A copy of the AdminAccess with its defaults at every depth. */
export function withDefaultsAdminAccess(input: AdminAccessInput): AdminAccess {
  return fill("AdminAccess", input, FILLINGS) as AdminAccess;
}

/** A copy of the AdminAttachedPolicies with its defaults at every depth. */
export function withDefaultsAdminAttachedPolicies(input: AdminAttachedPoliciesInput): AdminAttachedPolicies {
  return fill("AdminAttachedPolicies", input, FILLINGS) as AdminAttachedPolicies;
}

/** A copy of the AdminAuditRecord with its defaults at every depth. */
export function withDefaultsAdminAuditRecord(input: AdminAuditRecordInput): AdminAuditRecord {
  return fill("AdminAuditRecord", input, FILLINGS) as AdminAuditRecord;
}

/** A copy of the AdminBackends with its defaults at every depth. */
export function withDefaultsAdminBackends(input: AdminBackendsInput): AdminBackends {
  return fill("AdminBackends", input, FILLINGS) as AdminBackends;
}

/** A copy of the AdminCelOrder with its defaults at every depth. */
export function withDefaultsAdminCelOrder(input: AdminCelOrderInput): AdminCelOrder {
  return fill("AdminCelOrder", input, FILLINGS) as AdminCelOrder;
}

/** A copy of the AdminCelResult with its defaults at every depth. */
export function withDefaultsAdminCelResult(input: AdminCelResultInput): AdminCelResult {
  return fill("AdminCelResult", input, FILLINGS) as AdminCelResult;
}

/** A copy of the AdminConfigApplied with its defaults at every depth. */
export function withDefaultsAdminConfigApplied(input: AdminConfigAppliedInput): AdminConfigApplied {
  return fill("AdminConfigApplied", input, FILLINGS) as AdminConfigApplied;
}

/** A copy of the AdminConfigCandidate with its defaults at every depth. */
export function withDefaultsAdminConfigCandidate(input: AdminConfigCandidateInput): AdminConfigCandidate {
  return fill("AdminConfigCandidate", input, FILLINGS) as AdminConfigCandidate;
}

/** A copy of the AdminConfigDiff with its defaults at every depth. */
export function withDefaultsAdminConfigDiff(input: AdminConfigDiffInput): AdminConfigDiff {
  return fill("AdminConfigDiff", input, FILLINGS) as AdminConfigDiff;
}

/** A copy of the AdminConfigSource with its defaults at every depth. */
export function withDefaultsAdminConfigSource(input: AdminConfigSourceInput): AdminConfigSource {
  return fill("AdminConfigSource", input, FILLINGS) as AdminConfigSource;
}

/** A copy of the AdminConfigStatus with its defaults at every depth. */
export function withDefaultsAdminConfigStatus(input: AdminConfigStatusInput): AdminConfigStatus {
  return fill("AdminConfigStatus", input, FILLINGS) as AdminConfigStatus;
}

/** A copy of the AdminConfigTrial with its defaults at every depth. */
export function withDefaultsAdminConfigTrial(input: AdminConfigTrialInput): AdminConfigTrial {
  return fill("AdminConfigTrial", input, FILLINGS) as AdminConfigTrial;
}

/** A copy of the AdminConfigVerdict with its defaults at every depth. */
export function withDefaultsAdminConfigVerdict(input: AdminConfigVerdictInput): AdminConfigVerdict {
  return fill("AdminConfigVerdict", input, FILLINGS) as AdminConfigVerdict;
}

/** A copy of the AdminConfigVersionTexts with its defaults at every depth. */
export function withDefaultsAdminConfigVersionTexts(input: AdminConfigVersionTextsInput): AdminConfigVersionTexts {
  return fill("AdminConfigVersionTexts", input, FILLINGS) as AdminConfigVersionTexts;
}

/** A copy of the AdminConfigVersions with its defaults at every depth. */
export function withDefaultsAdminConfigVersions(input: AdminConfigVersionsInput): AdminConfigVersions {
  return fill("AdminConfigVersions", input, FILLINGS) as AdminConfigVersions;
}

/** A copy of the AdminConversion with its defaults at every depth. */
export function withDefaultsAdminConversion(input: AdminConversionInput): AdminConversion {
  return fill("AdminConversion", input, FILLINGS) as AdminConversion;
}

/** A copy of the AdminConversionOrder with its defaults at every depth. */
export function withDefaultsAdminConversionOrder(input: AdminConversionOrderInput): AdminConversionOrder {
  return fill("AdminConversionOrder", input, FILLINGS) as AdminConversionOrder;
}

/** A copy of the AdminEndpoints with its defaults at every depth. */
export function withDefaultsAdminEndpoints(input: AdminEndpointsInput): AdminEndpoints {
  return fill("AdminEndpoints", input, FILLINGS) as AdminEndpoints;
}

/** A copy of the AdminExplainOrder with its defaults at every depth. */
export function withDefaultsAdminExplainOrder(input: AdminExplainOrderInput): AdminExplainOrder {
  return fill("AdminExplainOrder", input, FILLINGS) as AdminExplainOrder;
}

/** A copy of the AdminExplanation with its defaults at every depth. */
export function withDefaultsAdminExplanation(input: AdminExplanationInput): AdminExplanation {
  return fill("AdminExplanation", input, FILLINGS) as AdminExplanation;
}

/** A copy of the AdminFigures with its defaults at every depth. */
export function withDefaultsAdminFigures(input: AdminFiguresInput): AdminFigures {
  return fill("AdminFigures", input, FILLINGS) as AdminFigures;
}

/** A copy of the AdminKeySets with its defaults at every depth. */
export function withDefaultsAdminKeySets(input: AdminKeySetsInput): AdminKeySets {
  return fill("AdminKeySets", input, FILLINGS) as AdminKeySets;
}

/** A copy of the AdminLlmBudgetChange with its defaults at every depth. */
export function withDefaultsAdminLlmBudgetChange(input: AdminLlmBudgetChangeInput): AdminLlmBudgetChange {
  return fill("AdminLlmBudgetChange", input, FILLINGS) as AdminLlmBudgetChange;
}

/** A copy of the AdminLlmBudgets with its defaults at every depth. */
export function withDefaultsAdminLlmBudgets(input: AdminLlmBudgetsInput): AdminLlmBudgets {
  return fill("AdminLlmBudgets", input, FILLINGS) as AdminLlmBudgets;
}

/** A copy of the AdminLlmCalls with its defaults at every depth. */
export function withDefaultsAdminLlmCalls(input: AdminLlmCallsInput): AdminLlmCalls {
  return fill("AdminLlmCalls", input, FILLINGS) as AdminLlmCalls;
}

/** A copy of the AdminLlmKeyChange with its defaults at every depth. */
export function withDefaultsAdminLlmKeyChange(input: AdminLlmKeyChangeInput): AdminLlmKeyChange {
  return fill("AdminLlmKeyChange", input, FILLINGS) as AdminLlmKeyChange;
}

/** A copy of the AdminLlmKeyCreated with its defaults at every depth. */
export function withDefaultsAdminLlmKeyCreated(input: AdminLlmKeyCreatedInput): AdminLlmKeyCreated {
  return fill("AdminLlmKeyCreated", input, FILLINGS) as AdminLlmKeyCreated;
}

/** A copy of the AdminLlmKeyRemoval with its defaults at every depth. */
export function withDefaultsAdminLlmKeyRemoval(input: AdminLlmKeyRemovalInput): AdminLlmKeyRemoval {
  return fill("AdminLlmKeyRemoval", input, FILLINGS) as AdminLlmKeyRemoval;
}

/** A copy of the AdminLlmKeys with its defaults at every depth. */
export function withDefaultsAdminLlmKeys(input: AdminLlmKeysInput): AdminLlmKeys {
  return fill("AdminLlmKeys", input, FILLINGS) as AdminLlmKeys;
}

/** A copy of the AdminLogin with its defaults at every depth. */
export function withDefaultsAdminLogin(input: AdminLoginInput): AdminLogin {
  return fill("AdminLogin", input, FILLINGS) as AdminLogin;
}

/** A copy of the AdminMcpCatalogue with its defaults at every depth. */
export function withDefaultsAdminMcpCatalogue(input: AdminMcpCatalogueInput): AdminMcpCatalogue {
  return fill("AdminMcpCatalogue", input, FILLINGS) as AdminMcpCatalogue;
}

/** A copy of the AdminMcpCatalogueOrder with its defaults at every depth. */
export function withDefaultsAdminMcpCatalogueOrder(input: AdminMcpCatalogueOrderInput): AdminMcpCatalogueOrder {
  return fill("AdminMcpCatalogueOrder", input, FILLINGS) as AdminMcpCatalogueOrder;
}

/** A copy of the AdminMcpServers with its defaults at every depth. */
export function withDefaultsAdminMcpServers(input: AdminMcpServersInput): AdminMcpServers {
  return fill("AdminMcpServers", input, FILLINGS) as AdminMcpServers;
}

/** A copy of the AdminMcpSessionEnd with its defaults at every depth. */
export function withDefaultsAdminMcpSessionEnd(input: AdminMcpSessionEndInput): AdminMcpSessionEnd {
  return fill("AdminMcpSessionEnd", input, FILLINGS) as AdminMcpSessionEnd;
}

/** A copy of the AdminMcpSessions with its defaults at every depth. */
export function withDefaultsAdminMcpSessions(input: AdminMcpSessionsInput): AdminMcpSessions {
  return fill("AdminMcpSessions", input, FILLINGS) as AdminMcpSessions;
}

/** A copy of the AdminModels with its defaults at every depth. */
export function withDefaultsAdminModels(input: AdminModelsInput): AdminModels {
  return fill("AdminModels", input, FILLINGS) as AdminModels;
}

/** A copy of the AdminProblem with its defaults at every depth. */
export function withDefaultsAdminProblem(input: AdminProblemInput): AdminProblem {
  return fill("AdminProblem", input, FILLINGS) as AdminProblem;
}

/** A copy of the AdminReplay with its defaults at every depth. */
export function withDefaultsAdminReplay(input: AdminReplayInput): AdminReplay {
  return fill("AdminReplay", input, FILLINGS) as AdminReplay;
}

/** A copy of the AdminReplayDifference with its defaults at every depth. */
export function withDefaultsAdminReplayDifference(input: AdminReplayDifferenceInput): AdminReplayDifference {
  return fill("AdminReplayDifference", input, FILLINGS) as AdminReplayDifference;
}

/** A copy of the AdminReplayOrder with its defaults at every depth. */
export function withDefaultsAdminReplayOrder(input: AdminReplayOrderInput): AdminReplayOrder {
  return fill("AdminReplayOrder", input, FILLINGS) as AdminReplayOrder;
}

/** A copy of the AdminReplayedRequest with its defaults at every depth. */
export function withDefaultsAdminReplayedRequest(input: AdminReplayedRequestInput): AdminReplayedRequest {
  return fill("AdminReplayedRequest", input, FILLINGS) as AdminReplayedRequest;
}

/** A copy of the AdminReplicas with its defaults at every depth. */
export function withDefaultsAdminReplicas(input: AdminReplicasInput): AdminReplicas {
  return fill("AdminReplicas", input, FILLINGS) as AdminReplicas;
}

/** A copy of the AdminRequestLog with its defaults at every depth. */
export function withDefaultsAdminRequestLog(input: AdminRequestLogInput): AdminRequestLog {
  return fill("AdminRequestLog", input, FILLINGS) as AdminRequestLog;
}

/** A copy of the AdminRequestPage with its defaults at every depth. */
export function withDefaultsAdminRequestPage(input: AdminRequestPageInput): AdminRequestPage {
  return fill("AdminRequestPage", input, FILLINGS) as AdminRequestPage;
}

/** A copy of the AdminRequestRecord with its defaults at every depth. */
export function withDefaultsAdminRequestRecord(input: AdminRequestRecordInput): AdminRequestRecord {
  return fill("AdminRequestRecord", input, FILLINGS) as AdminRequestRecord;
}

/** A copy of the AdminRouteExplanation with its defaults at every depth. */
export function withDefaultsAdminRouteExplanation(input: AdminRouteExplanationInput): AdminRouteExplanation {
  return fill("AdminRouteExplanation", input, FILLINGS) as AdminRouteExplanation;
}

/** A copy of the AdminRouteFailures with its defaults at every depth. */
export function withDefaultsAdminRouteFailures(input: AdminRouteFailuresInput): AdminRouteFailures {
  return fill("AdminRouteFailures", input, FILLINGS) as AdminRouteFailures;
}

/** A copy of the AdminRuntime with its defaults at every depth. */
export function withDefaultsAdminRuntime(input: AdminRuntimeInput): AdminRuntime {
  return fill("AdminRuntime", input, FILLINGS) as AdminRuntime;
}

/** A copy of the AdminSentEvent with its defaults at every depth. */
export function withDefaultsAdminSentEvent(input: AdminSentEventInput): AdminSentEvent {
  return fill("AdminSentEvent", input, FILLINGS) as AdminSentEvent;
}

/** A copy of the AdminSentRequest with its defaults at every depth. */
export function withDefaultsAdminSentRequest(input: AdminSentRequestInput): AdminSentRequest {
  return fill("AdminSentRequest", input, FILLINGS) as AdminSentRequest;
}

/** A copy of the AdminSession with its defaults at every depth. */
export function withDefaultsAdminSession(input: AdminSessionInput): AdminSession {
  return fill("AdminSession", input, FILLINGS) as AdminSession;
}

/** A copy of the AdminSpending with its defaults at every depth. */
export function withDefaultsAdminSpending(input: AdminSpendingInput): AdminSpending {
  return fill("AdminSpending", input, FILLINGS) as AdminSpending;
}

/** A copy of the AdminTopology with its defaults at every depth. */
export function withDefaultsAdminTopology(input: AdminTopologyInput): AdminTopology {
  return fill("AdminTopology", input, FILLINGS) as AdminTopology;
}

/** A copy of the BackendTlsPolicy with its defaults at every depth. */
export function withDefaultsBackendTlsPolicy(input: BackendTlsPolicyInput): BackendTlsPolicy {
  return fill("BackendTlsPolicy", input, FILLINGS) as BackendTlsPolicy;
}

/** A copy of the ClientRegistration with its defaults at every depth. */
export function withDefaultsClientRegistration(input: ClientRegistrationInput): ClientRegistration {
  return fill("ClientRegistration", input, FILLINGS) as ClientRegistration;
}

/** A copy of the ControlPlaneValues with its defaults at every depth. */
export function withDefaultsControlPlaneValues(input: ControlPlaneValuesInput): ControlPlaneValues {
  return fill("ControlPlaneValues", input, FILLINGS) as ControlPlaneValues;
}

/** A copy of the ControllerSettings with its defaults at every depth. */
export function withDefaultsControllerSettings(input: ControllerSettingsInput): ControllerSettings {
  return fill("ControllerSettings", input, FILLINGS) as ControllerSettings;
}

/** A copy of the CrdsValues with its defaults at every depth. */
export function withDefaultsCrdsValues(input: CrdsValuesInput): CrdsValues {
  return fill("CrdsValues", input, FILLINGS) as CrdsValues;
}

/** A copy of the DelegationLimits with its defaults at every depth. */
export function withDefaultsDelegationLimits(input: DelegationLimitsInput): DelegationLimits {
  return fill("DelegationLimits", input, FILLINGS) as DelegationLimits;
}

/** A copy of the EdgeBackend with its defaults at every depth. */
export function withDefaultsEdgeBackend(input: EdgeBackendInput): EdgeBackend {
  return fill("EdgeBackend", input, FILLINGS) as EdgeBackend;
}

/** A copy of the EdgeModel with its defaults at every depth. */
export function withDefaultsEdgeModel(input: EdgeModelInput): EdgeModel {
  return fill("EdgeModel", input, FILLINGS) as EdgeModel;
}

/** A copy of the EdgeParameters with its defaults at every depth. */
export function withDefaultsEdgeParameters(input: EdgeParametersInput): EdgeParameters {
  return fill("EdgeParameters", input, FILLINGS) as EdgeParameters;
}

/** A copy of the EdgePolicy with its defaults at every depth. */
export function withDefaultsEdgePolicy(input: EdgePolicyInput): EdgePolicy {
  return fill("EdgePolicy", input, FILLINGS) as EdgePolicy;
}

/** A copy of the ExpressionBounds with its defaults at every depth. */
export function withDefaultsExpressionBounds(input: ExpressionBoundsInput): ExpressionBounds {
  return fill("ExpressionBounds", input, FILLINGS) as ExpressionBounds;
}

/** A copy of the FirstConfiguration with its defaults at every depth. */
export function withDefaultsFirstConfiguration(input: FirstConfigurationInput): FirstConfiguration {
  return fill("FirstConfiguration", input, FILLINGS) as FirstConfiguration;
}

/** A copy of the Gateway with its defaults at every depth. */
export function withDefaultsGateway(input: GatewayInput): Gateway {
  return fill("Gateway", input, FILLINGS) as Gateway;
}

/** A copy of the GatewayClass with its defaults at every depth. */
export function withDefaultsGatewayClass(input: GatewayClassInput): GatewayClass {
  return fill("GatewayClass", input, FILLINGS) as GatewayClass;
}

/** A copy of the GrpcRoute with its defaults at every depth. */
export function withDefaultsGrpcRoute(input: GrpcRouteInput): GrpcRoute {
  return fill("GrpcRoute", input, FILLINGS) as GrpcRoute;
}

/** A copy of the HttpRoute with its defaults at every depth. */
export function withDefaultsHttpRoute(input: HttpRouteInput): HttpRoute {
  return fill("HttpRoute", input, FILLINGS) as HttpRoute;
}

/** A copy of the IdentityLimits with its defaults at every depth. */
export function withDefaultsIdentityLimits(input: IdentityLimitsInput): IdentityLimits {
  return fill("IdentityLimits", input, FILLINGS) as IdentityLimits;
}

/** A copy of the InferencePool with its defaults at every depth. */
export function withDefaultsInferencePool(input: InferencePoolInput): InferencePool {
  return fill("InferencePool", input, FILLINGS) as InferencePool;
}

/** A copy of the IrResource with its defaults at every depth. */
export function withDefaultsIrResource(input: IrResourceInput): IrResource {
  return fill("IrResource", input, FILLINGS) as IrResource;
}

/** A copy of the KubernetesConfigMap with its defaults at every depth. */
export function withDefaultsKubernetesConfigMap(input: KubernetesConfigMapInput): KubernetesConfigMap {
  return fill("KubernetesConfigMap", input, FILLINGS) as KubernetesConfigMap;
}

/** A copy of the KubernetesEndpointSlice with its defaults at every depth. */
export function withDefaultsKubernetesEndpointSlice(input: KubernetesEndpointSliceInput): KubernetesEndpointSlice {
  return fill("KubernetesEndpointSlice", input, FILLINGS) as KubernetesEndpointSlice;
}

/** A copy of the KubernetesNamespace with its defaults at every depth. */
export function withDefaultsKubernetesNamespace(input: KubernetesNamespaceInput): KubernetesNamespace {
  return fill("KubernetesNamespace", input, FILLINGS) as KubernetesNamespace;
}

/** A copy of the KubernetesPod with its defaults at every depth. */
export function withDefaultsKubernetesPod(input: KubernetesPodInput): KubernetesPod {
  return fill("KubernetesPod", input, FILLINGS) as KubernetesPod;
}

/** A copy of the KubernetesSecret with its defaults at every depth. */
export function withDefaultsKubernetesSecret(input: KubernetesSecretInput): KubernetesSecret {
  return fill("KubernetesSecret", input, FILLINGS) as KubernetesSecret;
}

/** A copy of the KubernetesService with its defaults at every depth. */
export function withDefaultsKubernetesService(input: KubernetesServiceInput): KubernetesService {
  return fill("KubernetesService", input, FILLINGS) as KubernetesService;
}

/** A copy of the ListenerSet with its defaults at every depth. */
export function withDefaultsListenerSet(input: ListenerSetInput): ListenerSet {
  return fill("ListenerSet", input, FILLINGS) as ListenerSet;
}

/** A copy of the LlmBudgetOrder with its defaults at every depth. */
export function withDefaultsLlmBudgetOrder(input: LlmBudgetOrderInput): LlmBudgetOrder {
  return fill("LlmBudgetOrder", input, FILLINGS) as LlmBudgetOrder;
}

/** A copy of the LlmKeyEdit with its defaults at every depth. */
export function withDefaultsLlmKeyEdit(input: LlmKeyEditInput): LlmKeyEdit {
  return fill("LlmKeyEdit", input, FILLINGS) as LlmKeyEdit;
}

/** A copy of the LlmKeyFile with its defaults at every depth. */
export function withDefaultsLlmKeyFile(input: LlmKeyFileInput): LlmKeyFile {
  return fill("LlmKeyFile", input, FILLINGS) as LlmKeyFile;
}

/** A copy of the LlmKeyOrder with its defaults at every depth. */
export function withDefaultsLlmKeyOrder(input: LlmKeyOrderInput): LlmKeyOrder {
  return fill("LlmKeyOrder", input, FILLINGS) as LlmKeyOrder;
}

/** A copy of the McpConsentFile with its defaults at every depth. */
export function withDefaultsMcpConsentFile(input: McpConsentFileInput): McpConsentFile {
  return fill("McpConsentFile", input, FILLINGS) as McpConsentFile;
}

/** A copy of the McpEndpointPaths with its defaults at every depth. */
export function withDefaultsMcpEndpointPaths(input: McpEndpointPathsInput): McpEndpointPaths {
  return fill("McpEndpointPaths", input, FILLINGS) as McpEndpointPaths;
}

/** A copy of the McpToolSearch with its defaults at every depth. */
export function withDefaultsMcpToolSearch(input: McpToolSearchInput): McpToolSearch {
  return fill("McpToolSearch", input, FILLINGS) as McpToolSearch;
}

/** A copy of the ModelCatalog with its defaults at every depth. */
export function withDefaultsModelCatalog(input: ModelCatalogInput): ModelCatalog {
  return fill("ModelCatalog", input, FILLINGS) as ModelCatalog;
}

/** A copy of the ObservabilityLimits with its defaults at every depth. */
export function withDefaultsObservabilityLimits(input: ObservabilityLimitsInput): ObservabilityLimits {
  return fill("ObservabilityLimits", input, FILLINGS) as ObservabilityLimits;
}

/** A copy of the ReferenceGrant with its defaults at every depth. */
export function withDefaultsReferenceGrant(input: ReferenceGrantInput): ReferenceGrant {
  return fill("ReferenceGrant", input, FILLINGS) as ReferenceGrant;
}

/** A copy of the Settings with its defaults at every depth. */
export function withDefaultsSettings(input: SettingsInput): Settings {
  return fill("Settings", input, FILLINGS) as Settings;
}

/** A copy of the StandaloneConfig with its defaults at every depth. */
export function withDefaultsStandaloneConfig(input: StandaloneConfigInput): StandaloneConfig {
  return fill("StandaloneConfig", input, FILLINGS) as StandaloneConfig;
}

/** A copy of the StandaloneFileLimits with its defaults at every depth. */
export function withDefaultsStandaloneFileLimits(input: StandaloneFileLimitsInput): StandaloneFileLimits {
  return fill("StandaloneFileLimits", input, FILLINGS) as StandaloneFileLimits;
}

/** A copy of the StandaloneValues with its defaults at every depth. */
export function withDefaultsStandaloneValues(input: StandaloneValuesInput): StandaloneValues {
  return fill("StandaloneValues", input, FILLINGS) as StandaloneValues;
}

/** A copy of the TcpRoute with its defaults at every depth. */
export function withDefaultsTcpRoute(input: TcpRouteInput): TcpRoute {
  return fill("TcpRoute", input, FILLINGS) as TcpRoute;
}

/** A copy of the TlsRoute with its defaults at every depth. */
export function withDefaultsTlsRoute(input: TlsRouteInput): TlsRoute {
  return fill("TlsRoute", input, FILLINGS) as TlsRoute;
}

/** A copy of the TraceRecord with its defaults at every depth. */
export function withDefaultsTraceRecord(input: TraceRecordInput): TraceRecord {
  return fill("TraceRecord", input, FILLINGS) as TraceRecord;
}

/** A copy of the UdpRoute with its defaults at every depth. */
export function withDefaultsUdpRoute(input: UdpRouteInput): UdpRoute {
  return fill("UdpRoute", input, FILLINGS) as UdpRoute;
}

/** A copy of the Xbackend with its defaults at every depth. */
export function withDefaultsXbackend(input: XbackendInput): Xbackend {
  return fill("Xbackend", input, FILLINGS) as Xbackend;
}
