// Generated from schemas/ by `npm run generate`: do not edit.

/** The policies of each block that run in phases: which phases, and how several levels merge. */
export const POLICIES = {
  "policyTraffic": {
    "cors": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "replace"
    },
    "jwtAuthentication": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "replace"
    },
    "authorization": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "accumulate"
    },
    "rateLimit": {
      "phases": [
        "route"
      ],
      "merge": "replace"
    },
    "buffer": {
      "phases": [
        "route"
      ],
      "merge": "replace"
    },
    "headerModifiers": {
      "phases": [
        "route"
      ],
      "merge": "replace"
    },
    "timeouts": {
      "phases": [
        "route"
      ],
      "merge": "replace"
    },
    "directResponse": {
      "phases": [
        "route"
      ],
      "merge": "replace"
    },
    "basicAuthentication": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "replace"
    },
    "apiKeyAuthentication": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "replace"
    },
    "extAuth": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "replace"
    },
    "extProc": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "replace"
    },
    "transformation": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "replace"
    },
    "csrf": {
      "phases": [
        "route"
      ],
      "merge": "replace"
    },
    "retry": {
      "phases": [
        "route"
      ],
      "merge": "replace"
    },
    "delay": {
      "phases": [
        "route"
      ],
      "merge": "replace"
    },
    "hostRewrite": {
      "phases": [
        "route"
      ],
      "merge": "replace"
    }
  },
  "trafficPolicies": {
    "cors": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "replace"
    },
    "jwtAuthentication": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "replace"
    },
    "authorization": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "accumulate"
    },
    "rateLimit": {
      "phases": [
        "route"
      ],
      "merge": "replace"
    },
    "buffer": {
      "phases": [
        "route"
      ],
      "merge": "replace"
    },
    "headerModifiers": {
      "phases": [
        "route"
      ],
      "merge": "replace"
    },
    "timeouts": {
      "phases": [
        "route"
      ],
      "merge": "replace"
    },
    "directResponse": {
      "phases": [
        "route"
      ],
      "merge": "replace"
    },
    "basicAuthentication": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "replace"
    },
    "apiKeyAuthentication": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "replace"
    },
    "extAuth": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "replace"
    },
    "extProc": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "replace"
    },
    "transformation": {
      "phases": [
        "gateway",
        "route"
      ],
      "merge": "replace"
    },
    "csrf": {
      "phases": [
        "route"
      ],
      "merge": "replace"
    },
    "retry": {
      "phases": [
        "route"
      ],
      "merge": "replace"
    },
    "delay": {
      "phases": [
        "route"
      ],
      "merge": "replace"
    },
    "hostRewrite": {
      "phases": [
        "route"
      ],
      "merge": "replace"
    }
  }
} as const;
