// Generated from schemas/ by `npm run generate`: do not edit.

/** Policies of each block that run in phases or protect access: the phases, how several levels merge, and which policies protect access. */
export const POLICIES = {
  "aiPolicies": {
    "promptGuard": {
      "phases": [],
      "merge": null,
      "guard": true
    }
  },
  "backendPolicies": {
    "tls": {
      "phases": [],
      "merge": null,
      "guard": true
    },
    "tunnel": {
      "phases": [],
      "merge": null,
      "guard": true
    },
    "auth": {
      "phases": [],
      "merge": null,
      "guard": true
    },
    "extAuth": {
      "phases": [],
      "merge": null,
      "guard": true
    }
  },
  "frontendPolicies": {
    "networkAuthorization": {
      "phases": [],
      "merge": null,
      "guard": true
    }
  },
  "mcpPolicies": {
    "authorization": {
      "phases": [],
      "merge": null,
      "guard": true
    },
    "authentication": {
      "phases": [],
      "merge": null,
      "guard": true
    },
    "guardrails": {
      "phases": [],
      "merge": null,
      "guard": true
    },
    "tools": {
      "phases": [],
      "merge": null,
      "guard": true
    }
  },
  "policyBackend": {
    "tls": {
      "phases": [],
      "merge": null,
      "guard": true
    },
    "tunnel": {
      "phases": [],
      "merge": null,
      "guard": true
    },
    "auth": {
      "phases": [],
      "merge": null,
      "guard": true
    },
    "extAuth": {
      "phases": [],
      "merge": null,
      "guard": true
    }
  },
  "policyFrontend": {
    "networkAuthorization": {
      "phases": [],
      "merge": null,
      "guard": true
    }
  },
  "policyTraffic": {
    "cors": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "replace",
      "guard": false
    },
    "oidc": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "replace",
      "guard": true
    },
    "jwtAuthentication": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "replace",
      "guard": true
    },
    "authorization": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "accumulate",
      "guard": true
    },
    "rateLimit": {
      "phases": [
        "route"
      ],
      "merge": "replace",
      "guard": true
    },
    "buffer": {
      "phases": [
        "route"
      ],
      "merge": "replace",
      "guard": false
    },
    "headerModifiers": {
      "phases": [
        "route"
      ],
      "merge": "replace",
      "guard": false
    },
    "timeouts": {
      "phases": [
        "route"
      ],
      "merge": "replace",
      "guard": false
    },
    "directResponse": {
      "phases": [
        "route"
      ],
      "merge": "replace",
      "guard": false
    },
    "basicAuthentication": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "replace",
      "guard": true
    },
    "apiKeyAuthentication": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "replace",
      "guard": true
    },
    "extAuth": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "replace",
      "guard": true
    },
    "extProc": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "replace",
      "guard": true
    },
    "transformation": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "replace",
      "guard": false
    },
    "csrf": {
      "phases": [
        "route"
      ],
      "merge": "replace",
      "guard": true
    },
    "retry": {
      "phases": [
        "route"
      ],
      "merge": "replace",
      "guard": false
    },
    "delay": {
      "phases": [
        "route"
      ],
      "merge": "replace",
      "guard": false
    },
    "hostRewrite": {
      "phases": [
        "route"
      ],
      "merge": "replace",
      "guard": false
    }
  },
  "trafficPolicies": {
    "cors": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "replace",
      "guard": false
    },
    "oidc": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "replace",
      "guard": true
    },
    "jwtAuthentication": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "replace",
      "guard": true
    },
    "authorization": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "accumulate",
      "guard": true
    },
    "rateLimit": {
      "phases": [
        "route"
      ],
      "merge": "replace",
      "guard": true
    },
    "buffer": {
      "phases": [
        "route"
      ],
      "merge": "replace",
      "guard": false
    },
    "headerModifiers": {
      "phases": [
        "route"
      ],
      "merge": "replace",
      "guard": false
    },
    "timeouts": {
      "phases": [
        "route"
      ],
      "merge": "replace",
      "guard": false
    },
    "directResponse": {
      "phases": [
        "route"
      ],
      "merge": "replace",
      "guard": false
    },
    "basicAuthentication": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "replace",
      "guard": true
    },
    "apiKeyAuthentication": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "replace",
      "guard": true
    },
    "extAuth": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "replace",
      "guard": true
    },
    "extProc": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "replace",
      "guard": true
    },
    "transformation": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "replace",
      "guard": false
    },
    "csrf": {
      "phases": [
        "route"
      ],
      "merge": "replace",
      "guard": true
    },
    "retry": {
      "phases": [
        "route"
      ],
      "merge": "replace",
      "guard": false
    },
    "delay": {
      "phases": [
        "route"
      ],
      "merge": "replace",
      "guard": false
    },
    "hostRewrite": {
      "phases": [
        "route"
      ],
      "merge": "replace",
      "guard": false
    }
  }
} as const;
