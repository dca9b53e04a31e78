module kube/gateway-api

go 1.27.1

require sigs.k8s.io/gateway-api v1.7.0
