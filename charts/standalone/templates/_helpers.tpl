{{/* The name of the chart, as used in the names of objects. */}}
{{- define "standalone.name" -}}
{{- .Values.nameOverride | default .Chart.Name | trunc 63 | trimSuffix "-" }}
{{- end }}

{{/* The name of the objects: the name of the release, followed by the name of the chart unless it already contains that. */}}
{{- define "standalone.fullname" -}}
{{- $name := include "standalone.name" . }}
{{- $full := ternary .Release.Name (printf "%s-%s" .Release.Name $name) (contains $name .Release.Name) }}
{{- .Values.fullnameOverride | default $full | trunc 63 | trimSuffix "-" }}
{{- end }}

{{- define "standalone.namespace" -}}
{{- .Values.namespaceOverride | default .Release.Namespace }}
{{- end }}

{{- define "standalone.selectorLabels" -}}
app.kubernetes.io/name: {{ include "standalone.name" . | quote }}
app.kubernetes.io/instance: {{ .Release.Name | quote }}
{{- end }}

{{- define "standalone.labels" -}}
{{- include "standalone.labelsWith" (list . dict) }}
{{- end }}

{{/*
The labels of an object to which the values add labels. The labels for selectors and Helm are always those
of the chart.
*/}}
{{- define "standalone.labelsWith" -}}
{{- $root := index . 0 }}
{{- $fixed := include "standalone.selectorLabels" $root | fromYaml }}
{{- $_ := set $fixed "app.kubernetes.io/managed-by" $root.Release.Service }}
{{- $own := dict
  "helm.sh/chart" (printf "%s-%s" $root.Chart.Name $root.Chart.Version | replace "+" "_" | trunc 63 | trimSuffix "-")
  "app.kubernetes.io/version" $root.Chart.AppVersion
}}
{{- toYaml (merge $fixed (index . 1 | default dict) $own) }}
{{- end }}

{{- define "standalone.serviceAccountName" -}}
{{- .Values.serviceAccount.name | default (ternary (include "standalone.fullname" .) "default" (not (not .Values.serviceAccount.create))) }}
{{- end }}

{{- define "standalone.image" -}}
{{- with .Values.image }}
{{- $path := .repository }}
{{- with .registry }}{{ $path = printf "%s/%s" . $path }}{{ end }}
{{- printf "%s:%s" $path (.tag | default $.Chart.AppVersion) }}
{{- end }}
{{- end }}

{{/* The fields of a Service other than its type and ports, as far as they are set. */}}
{{- define "standalone.serviceOptions" -}}
{{- $options := dict }}
{{- range $name := list "allocateLoadBalancerNodePorts" "clusterIP" "clusterIPs" "externalIPs" "externalName" "externalTrafficPolicy" "healthCheckNodePort" "internalTrafficPolicy" "ipFamilies" "ipFamilyPolicy" "loadBalancerClass" "loadBalancerIP" "loadBalancerSourceRanges" "publishNotReadyAddresses" "sessionAffinity" "sessionAffinityConfig" "trafficDistribution" }}
{{- $value := index $ $name }}
{{- if or $value (kindIs "bool" $value) }}
{{- $_ := set $options $name (ternary ($value | int) $value (eq $name "healthCheckNodePort")) }}
{{- end }}
{{- end }}
{{- toYaml $options }}
{{- end }}

{{/* The security context of the pods. Namespaces with the Pod Security Standard "restricted" need a seccomp profile. */}}
{{- define "standalone.podSecurityContext" -}}
{{- $seccomp := dict "seccompProfile" (dict "type" "RuntimeDefault") }}
{{- toYaml (merge (dict) (.Values.podSecurityContext | default dict) $seccomp) }}
{{- end }}

{{- define "standalone.servicePorts" -}}
{{- range . }}
- name: {{ .name | quote }}
  port: {{ .port | int }}
  protocol: {{ .protocol | default "TCP" }}
  targetPort: {{ .targetPort | int }}
  {{- with .nodePort }}
  nodePort: {{ . | int }}
  {{- end }}
  {{- with .appProtocol }}
  appProtocol: {{ . | quote }}
  {{- end }}
{{- end }}
{{- end }}

{{/* The name of the Secret that has the URL of the database. */}}
{{- define "standalone.databaseSecret" -}}
{{- .Values.database.postgres.secretName | default (printf "%s-database" (include "standalone.fullname" .)) }}
{{- end }}

{{/* The key of the URL of the database in its Secret. */}}
{{- define "standalone.databaseKey" -}}
{{- ternary .Values.database.postgres.secretKey "url" (not (empty .Values.database.postgres.secretName)) }}
{{- end }}

{{/*
The standalone configuration. The chart sets its `storage`: the URL of a database is in a Secret, and the
configuration refers to the environment variable that contains it.
*/}}
{{- define "standalone.config" -}}
{{- $config := deepCopy (.Values.config | default dict) }}
{{- if not $config.gateways }}
{{- $_ := set $config "gateways" (dict "default" (dict "port" 4000)) }}
{{- end }}
{{- $settings := $config.config | default dict }}
{{- $database := omit ($settings.database | default dict) "url" "file" }}
{{- $settings = omit $settings "database" }}
{{- if eq .Values.mode "database" }}
{{- $_ := set $settings "storage" (dict "mode" "database") }}
{{- /* A container that restarts while the database is away begins with what it ran before. */}}
{{- $own := dict "url" "${EDGE_DATABASE_URL}" "cacheFile" "/var/lib/edge-gateway/configuration" }}
{{- $_ := set $settings "database" (merge (dict) $database $own) }}
{{- else }}
{{- $_ := set $settings "storage" (dict "mode" "file") }}
{{- end }}
{{- $_ := set $config "config" $settings }}
{{- toYaml $config }}
{{- end }}

{{/* A hash that changes when pods must be restarted. It ignores the model catalogue, which the gateway reloads itself. */}}
{{- define "standalone.checksum" -}}
{{- $config := include "standalone.config" . | fromYaml }}
{{- printf "%s %s" (omit $config.config "modelCatalog" | toJson) .Values.database.postgres.url | sha256sum }}
{{- end }}

{{/* The port of an address in the settings; empty if it has none, or if the address is inside the pod. */}}
{{- define "standalone.portOf" -}}
{{- if not (regexMatch "^(localhost|127\\.[0-9.]+|\\[(0*:)*0*1\\]):" .) }}
{{- regexFind "[0-9]+$" (regexFind ":[0-9]+$" .) }}
{{- end }}
{{- end }}

{{/* The value of an environment variable in `extraEnv`, which takes precedence over the configuration. */}}
{{- define "standalone.extraEnvOf" -}}
{{- $name := index . 1 }}
{{- range (index . 0).Values.extraEnv }}
{{- if eq .name $name }}{{ .value }}{{ end }}
{{- end }}
{{- end }}

{{- define "standalone.statsPort" -}}
{{- $settings := (.Values.config | default dict).config | default dict }}
{{- include "standalone.portOf" (include "standalone.extraEnvOf" (list . "STATS_ADDR") | default $settings.statsAddr | default "[::]:15020") }}
{{- end }}

{{- define "standalone.readinessPort" -}}
{{- $settings := (.Values.config | default dict).config | default dict }}
{{- include "standalone.portOf" (include "standalone.extraEnvOf" (list . "READINESS_ADDR") | default $settings.readinessAddr | default "[::]:15021") }}
{{- end }}

{{/* The ports of the Services for which the configuration has no listener, one per line. */}}
{{- define "standalone.deafPorts" -}}
{{- $listening := dict }}
{{- range (include "standalone.config" . | fromYaml).gateways }}
{{- $protocol := ternary "UDP" "TCP" (eq (.protocol | default "HTTP" | toString | upper) "UDP") }}
{{- $_ := set $listening (printf "%v/%s" (.port | toString) $protocol) true }}
{{- end }}
{{- $services := ternary (list .Values.gateway.service) list .Values.gateway.service.enabled }}
{{- range concat $services (.Values.gateway.extraServices | default list) }}
{{- range .ports }}
{{- if not (hasKey $listening (printf "%d/%s" (.targetPort | int) (.protocol | default "TCP"))) }}
{{ printf "port %d (%s) leads to target port %d" (.port | int) .name (.targetPort | int) }}
{{- end }}
{{- end }}
{{- end }}
{{- end }}
