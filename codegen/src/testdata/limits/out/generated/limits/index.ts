// Generated from schemas/ by `npm run generate`: do not edit.

/** The limits of every schema; limits of referenced types are listed under those types. */
export const LIMITS = {
  "limits": {
    "text": {
      "minLength": 2,
      "maxLength": 16,
      "pattern": "^[a-z]*$"
    },
    "count": {
      "minimum": 1,
      "maximum": 9
    },
    "colours": {
      "minItems": 1,
      "maxItems": 3,
      "items": {
        "values": [
          "red",
          "green"
        ]
      }
    },
    "wait": {
      "minimumDuration": "1s"
    },
    "part": {
      "minimumBytes": 2,
      "maximumBytes": 512
    },
    "size": {
      "maxLength": 4,
      "pattern": "^[0-9]+k$",
      "minimum": 1,
      "maximum": 9
    },
    "tag": {
      "maxLength": 8,
      "pattern": "^[^`]+$"
    },
    "host": {
      "maxLength": 8,
      "pattern": "^[a-z.]+$"
    },
    "scopes": {
      "maxItems": 3,
      "items": {
        "maxLength": 8,
        "pattern": "^[!-~]+$"
      }
    },
    "labels": {
      "maxProperties": 4,
      "values": {
        "maxLength": 8,
        "pattern": "^[A-Z]+$"
      },
      "keys": {
        "maxLength": 8,
        "pattern": "^[a-z]+$"
      }
    }
  },
  "size": {
    "maxLength": 4,
    "pattern": "^[0-9]+(k|Ki)?$",
    "minimum": 1,
    "maximum": 1024
  },
  "wait": {
    "maxLength": 32,
    "pattern": "^([0-9]{1,5}(h|m|s|ms)){1,4}$"
  }
} as const;
