{{/* The environment variables of the gateway. A variable in `extraEnv` replaces the one with the same name. */}}
{{- define "standalone.env" -}}
{{- $fullname := include "standalone.fullname" . }}
{{- $cookieSecret := .Values.oidc.cookieSecretName }}
{{- $variables := dict
  "POD_NAME" (dict "valueFrom" (dict "fieldRef" (dict "fieldPath" "metadata.name")))
  "NAMESPACE" (dict "valueFrom" (dict "fieldRef" (dict "fieldPath" "metadata.namespace")))
  "SESSION_KEY" (dict "valueFrom" (dict "secretKeyRef" (dict "name" (printf "%s-session-key" $fullname) "key" "key" "optional" true)))
  "OIDC_COOKIE_SECRET" (dict "valueFrom" (dict "secretKeyRef" (dict "name" ($cookieSecret | default (printf "%s-oidc" $fullname)) "key" "OIDC_COOKIE_SECRET" "optional" (empty $cookieSecret))))
}}
{{- if eq .Values.mode "database" }}
{{- $key := printf "%s-database-key" $fullname }}
{{- $_ := set $variables "DATABASE_KEY" (dict "valueFrom" (dict "secretKeyRef" (dict "name" $key "key" "key" "optional" true))) }}
{{- $_ := set $variables "DATABASE_PREVIOUS_KEY" (dict "valueFrom" (dict "secretKeyRef" (dict "name" $key "key" "previousKey" "optional" true))) }}
{{- $_ := set $variables "EDGE_DATABASE_URL" (dict "valueFrom" (dict "secretKeyRef" (dict "name" (include "standalone.databaseSecret" .) "key" (include "standalone.databaseKey" .)))) }}
{{- end }}
{{- if empty (include "standalone.ownDeadlines" . | fromYaml) }}
{{- /* After a pod is told to stop, clients still connect for a moment, until the Services no longer contain the pod. */}}
{{- $_ := set $variables "CONNECTION_MIN_TERMINATION_DEADLINE" (dict "value" "10s") }}
{{- $_ := set $variables "CONNECTION_TERMINATION_DEADLINE" (dict "value" "60s") }}
{{- end }}
{{- $env := list }}
{{- range .Values.extraEnv }}
{{- $variables = omit $variables .name }}
{{- $env = append $env . }}
{{- end }}
{{- range $name, $entry := $variables }}
{{- $env = append $env (merge (dict "name" $name) $entry) }}
{{- end }}
env:
  {{- toYaml $env | nindent 2 }}
{{- end }}

{{/* The ports of the container: those of the Services and the metrics port, each once, because Kubernetes refuses duplicates. */}}
{{- define "standalone.containerPorts" -}}
{{- $ports := dict }}
{{- range prepend (.Values.gateway.extraServices | default list) .Values.gateway.service }}
{{- range .ports }}
{{- $protocol := .protocol | default "TCP" }}
{{- $_ := set $ports (printf "%05d/%s" (.targetPort | int) $protocol) (dict "containerPort" (.targetPort | int) "protocol" $protocol) }}
{{- end }}
{{- end }}
{{- with include "standalone.statsPort" . }}
{{- $_ := set $ports (printf "%05d/TCP" (. | int)) (dict "name" "metrics" "containerPort" (. | int) "protocol" "TCP") }}
{{- end }}
{{- $list := list }}
{{- range $port := $ports }}
{{- $list = append $list $port }}
{{- end }}
{{- toYaml $list }}
{{- end }}

{{/* The termination deadlines that the configuration or `extraEnv` sets, by the names of their variables. */}}
{{- define "standalone.ownDeadlines" -}}
{{- $settings := (.Values.config | default dict).config | default dict }}
{{- $own := dict }}
{{- with $settings.connectionMinTerminationDeadline }}
{{- $_ := set $own "CONNECTION_MIN_TERMINATION_DEADLINE" . }}
{{- end }}
{{- with $settings.connectionTerminationDeadline }}
{{- $_ := set $own "CONNECTION_TERMINATION_DEADLINE" . }}
{{- end }}
{{- range .Values.extraEnv }}
{{- if regexMatch "^CONNECTION_(MIN_)?TERMINATION_DEADLINE$" .name }}
{{- $_ := set $own .name .value }}
{{- end }}
{{- end }}
{{- toYaml $own }}
{{- end }}

{{/* The termination grace period in seconds: 5 more than the gateway may take to end, but at least 30, the default of Kubernetes. */}}
{{- define "standalone.graceSeconds" -}}
{{- $own := include "standalone.ownDeadlines" . | fromYaml }}
{{- $deadline := empty $own | ternary "60s" (get $own "CONNECTION_TERMINATION_DEADLINE") }}
{{- $units := dict "ms" 1 "s" 1000 "m" 60000 "h" 3600000 }}
{{- $milliseconds := 0 }}
{{- range regexFindAll "[0-9]+(ms|s|m|h)" (toString $deadline) -1 }}
{{- $unit := regexFind "[a-z]+" . }}
{{- $milliseconds = add $milliseconds (mul (trimSuffix $unit . | int64) (get $units $unit)) }}
{{- end }}
{{- max 30 (add 5 (div (add $milliseconds 999) 1000)) }}
{{- end }}

{{- define "standalone.probes" -}}
{{- with include "standalone.readinessPort" . }}
startupProbe:
  httpGet:
    path: /healthz/ready
    port: {{ . }}
  periodSeconds: 1
  failureThreshold: 60
readinessProbe:
  httpGet:
    path: /healthz/ready
    port: {{ . }}
  periodSeconds: 5
{{- end }}
{{- end }}
