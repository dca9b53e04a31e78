//go:build images

package conformance

// The backends that the suite's own objects name.
import (
	_ "sigs.k8s.io/gateway-api-conformance-images/echo-basic"
)
