{{/*
The settings of the controller as variables (docs/reference/controller-settings.md). For an empty
value the controller uses its default. A variable in `extraEnv` replaces the one with the same name.
*/}}
{{- define "edge-gateway.settings" -}}
{{- $ports := .Values.controller.service.ports }}
{{- $proxy := .Values.proxy.image }}
{{- $istio := .Values.istio }}
{{- toYaml (dict
  "EDGE_LOG_LEVEL" .Values.controller.logLevel
  "EDGE_HEALTH_ADDR" (printf "[::]:%d" ($ports.health | int))
  "EDGE_METRICS_ADDR" (printf "[::]:%d" ($ports.metrics | int))
  "EDGE_XDS_ADDR" (printf "[::]:%d" ($ports.agwGrpc | int))
  "EDGE_XDS_MODE" .Values.controller.xds.mode
  "EDGE_XDS_SERVICE_NAME" (include "edge-gateway.fullname" .)
  "EDGE_XDS_SERVICE_PORT" ($ports.agwGrpc | int)
  "EDGE_XDS_TLS_SECRET" (printf "%s-xds-tls" (include "edge-gateway.fullname" .))
  "EDGE_LEASE_NAME" (printf "%s-leader" (include "edge-gateway.fullname" .))
  "EDGE_CONTROLLER_NAME" .Values.controllerName
  "EDGE_GATEWAY_CLASS_NAME" .Values.gatewayClassName
  "EDGE_GATEWAY_CLASS_PARAMETERS_REFS" (.Values.gatewayClassParametersRefs | default dict | toJson)
  "EDGE_DISCOVERY_NAMESPACE_SELECTORS" (.Values.discoveryNamespaceSelectors | default list | toJson)
  "EDGE_GATEWAY_NAMESPACES" (.Values.rbac.gatewayNamespaces | default list | toJson)
  "EDGE_MODELS" (.Values.agentgatewayModels.enabled | default false | toJson)
  "EDGE_X_BACKEND" (.Values.xBackend.enabled | default false | toJson)
  "EDGE_INFERENCE_EXTENSION" (.Values.inferenceExtension.enabled | default false | toJson)
  "EDGE_PROXY_IMAGE_REGISTRY" ($proxy.registry | default .Values.image.registry)
  "EDGE_PROXY_IMAGE_REPOSITORY" $proxy.repository
  "EDGE_PROXY_IMAGE_TAG" ($proxy.tag | default .Values.image.tag | default .Chart.AppVersion)
  "EDGE_PROXY_IMAGE_PULL_POLICY" .Values.image.pullPolicy
  "EDGE_ISTIO" ($istio.enabled | default false | toJson)
  "EDGE_ISTIO_AUTO_ENABLED" ($istio.autoEnabled | default false | toJson)
  "EDGE_ISTIO_CA_ADDRESS" $istio.caAddress
  "EDGE_ISTIO_CLUSTER_ID" $istio.clusterId
  "EDGE_ISTIO_NAMESPACE" $istio.namespace
  "EDGE_ISTIO_NETWORK" $istio.network
  "EDGE_ISTIO_REVISION" $istio.revision
) }}
{{- end }}

{{- define "edge-gateway.env" -}}
{{- $variables := dict
  "POD_NAME" (dict "valueFrom" (dict "fieldRef" (dict "fieldPath" "metadata.name")))
  "POD_NAMESPACE" (dict "valueFrom" (dict "fieldRef" (dict "fieldPath" "metadata.namespace")))
}}
{{- range $name, $value := include "edge-gateway.settings" . | fromYaml }}
{{- if ne (toString (default "" $value)) "" }}
{{- $_ := set $variables $name (dict "value" (toString $value)) }}
{{- end }}
{{- end }}
{{- range $name, $value := .Values.controller.extraEnv }}
{{- if kindIs "map" $value }}
{{- $_ := set $variables $name $value }}
{{- else if not (kindIs "invalid" $value) }}
{{- /* Values other than strings are written as JSON, because toString writes large numbers with an exponent. */}}
{{- $_ := set $variables $name (dict "value" (kindIs "string" $value | ternary $value (toJson $value))) }}
{{- end }}
{{- end }}
{{- $env := list }}
{{- range $name, $entry := $variables }}
{{- $env = append $env (merge (dict "name" $name) $entry) }}
{{- end }}
{{- toYaml $env }}
{{- end }}
