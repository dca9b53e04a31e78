{{/* Variables of the gateway; one of `extraEnv` replaces that of the same name. */}}
{{- define "standalone.env" -}}
{{- $fullname := include "standalone.fullname" . }}
{{- $cookieSecret := .Values.oidc.cookieSecretName }}
{{- $variables := dict
  "POD_NAME" (dict "fieldRef" (dict "fieldPath" "metadata.name"))
  "NAMESPACE" (dict "fieldRef" (dict "fieldPath" "metadata.namespace"))
  "SESSION_KEY" (dict "secretKeyRef" (dict "name" (printf "%s-session-key" $fullname) "key" "key" "optional" true))
  "OIDC_COOKIE_SECRET" (dict "secretKeyRef" (dict "name" ($cookieSecret | default (printf "%s-oidc" $fullname)) "key" "OIDC_COOKIE_SECRET" "optional" (empty $cookieSecret)))
}}
{{- if eq .Values.mode "database" }}
{{- $_ := set $variables "EDGE_DATABASE_URL" (dict "secretKeyRef" (dict "name" (printf "%s-database" $fullname) "key" "url")) }}
{{- end }}
{{- $env := list }}
{{- range .Values.extraEnv }}
{{- $variables = omit $variables .name }}
{{- $env = append $env . }}
{{- end }}
{{- range $name, $source := $variables }}
{{- $env = append $env (dict "name" $name "valueFrom" $source) }}
{{- end }}
env:
  {{- toYaml $env | nindent 2 }}
{{- end }}

{{/* The ports that the Services lead to, each once, and that of metrics. */}}
{{- define "standalone.containerPorts" -}}
{{- $seen := dict }}
{{- $services := prepend .Values.gateway.extraServices .Values.gateway.service }}
{{- range $services }}
{{- range .ports }}
{{- $protocol := .protocol | default "TCP" }}
{{- $key := printf "%d/%s" (.targetPort | int) $protocol }}
{{- if not (hasKey $seen $key) }}
{{- $_ := set $seen $key true }}
- containerPort: {{ .targetPort | int }}
  protocol: {{ $protocol }}
{{ end }}
{{- end }}
{{- end }}
{{- with include "standalone.statsPort" . }}
- name: metrics
  containerPort: {{ . }}
  protocol: TCP
{{- end }}
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
