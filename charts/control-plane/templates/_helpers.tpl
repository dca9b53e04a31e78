{{/* The name of the chart, as used in the names of objects. */}}
{{- define "edge-gateway.name" -}}
{{- .Values.nameOverride | default .Chart.Name | trunc 63 | trimSuffix "-" }}
{{- end }}

{{/* The name of the objects: the name of the release, followed by the name of the chart unless it already contains that. */}}
{{- define "edge-gateway.fullname" -}}
{{- $name := include "edge-gateway.name" . }}
{{- $full := ternary .Release.Name (printf "%s-%s" .Release.Name $name) (contains $name .Release.Name) }}
{{- .Values.fullnameOverride | default $full | trunc 63 | trimSuffix "-" }}
{{- end }}

{{/* The name of cluster-wide objects. It contains the namespace, because releases with the same name must not share them. */}}
{{- define "edge-gateway.clusterName" -}}
{{- printf "%s-%s" (include "edge-gateway.fullname" .) .Release.Namespace }}
{{- end }}

{{- define "edge-gateway.selectorLabels" -}}
app.kubernetes.io/name: {{ include "edge-gateway.name" . | quote }}
app.kubernetes.io/instance: {{ .Release.Name | quote }}
{{- end }}

{{- define "edge-gateway.labels" -}}
{{- include "edge-gateway.labelsWith" (list . dict) }}
{{- end }}

{{/*
The labels of an object to which the values add labels. The labels for selectors and Helm are always those
of the chart.
*/}}
{{- define "edge-gateway.labelsWith" -}}
{{- $root := index . 0 }}
{{- $fixed := include "edge-gateway.selectorLabels" $root | fromYaml }}
{{- $_ := set $fixed "app.kubernetes.io/managed-by" $root.Release.Service }}
{{- $own := dict
  "helm.sh/chart" (printf "%s-%s" $root.Chart.Name $root.Chart.Version | replace "+" "_" | trunc 63 | trimSuffix "-")
  "app.kubernetes.io/version" $root.Chart.AppVersion
}}
{{- toYaml (merge $fixed (index . 1 | default dict) ($root.Values.commonLabels | default dict) $own) }}
{{- end }}

{{- define "edge-gateway.serviceAccountName" -}}
{{- .Values.serviceAccount.name | default (ternary (include "edge-gateway.fullname" .) "default" (not (not .Values.serviceAccount.create))) }}
{{- end }}

{{/* The service account to which the roles are bound. */}}
{{- define "edge-gateway.subjects" -}}
- kind: ServiceAccount
  name: {{ include "edge-gateway.serviceAccountName" . | quote }}
  namespace: {{ .Release.Namespace | quote }}
{{- end }}

{{- define "edge-gateway.image" -}}
{{- $own := .Values.controller.image }}
{{- $path := $own.repository }}
{{- with $own.registry | default .Values.image.registry }}{{ $path = printf "%s/%s" . $path }}{{ end }}
{{- printf "%s:%s" $path ($own.tag | default .Values.image.tag | default .Chart.AppVersion) }}
{{- end }}

{{/* The security context of the pods. Namespaces with the Pod Security Standard "restricted" need a seccomp profile. */}}
{{- define "edge-gateway.podSecurityContext" -}}
{{- $seccomp := dict "seccompProfile" (dict "type" "RuntimeDefault") }}
{{- toYaml (merge (dict) (.Values.podSecurityContext | default dict) $seccomp) }}
{{- end }}

{{/* The fields of a Service other than its type and ports, as far as they are set. */}}
{{- define "edge-gateway.serviceOptions" -}}
{{- $options := dict }}
{{- range $name := list "allocateLoadBalancerNodePorts" "clusterIP" "clusterIPs" "externalIPs" "externalName" "externalTrafficPolicy" "healthCheckNodePort" "internalTrafficPolicy" "ipFamilies" "ipFamilyPolicy" "loadBalancerClass" "loadBalancerIP" "loadBalancerSourceRanges" "publishNotReadyAddresses" "sessionAffinity" "sessionAffinityConfig" "trafficDistribution" }}
{{- $value := index $ $name }}
{{- if or $value (kindIs "bool" $value) }}
{{- $_ := set $options $name (ternary ($value | int) $value (eq $name "healthCheckNodePort")) }}
{{- end }}
{{- end }}
{{- toYaml $options }}
{{- end }}
