module kube/http2

go 1.26.0

require github.com/summerwind/h2spec v2.2.1+incompatible

require (
	github.com/fatih/color v1.19.0 // indirect
	github.com/spf13/cobra v1.10.2 // indirect
	golang.org/x/net v0.62.0 // indirect
)
