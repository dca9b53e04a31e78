// Generated from schemas/ by `npm run generate`: do not edit.

import type {
  Tree,
  TreeInput,
} from "../types/index.ts";
import { fill } from "@edge-gateway/schema-runtime/defaults/fill";
import type { Filling } from "@edge-gateway/schema-runtime/defaults/fill";

/** The defaults of the properties of every type. */
export const DEFAULTS = {
  "leaf": {
    "colour": "green",
    "size": 3
  },
  "pace": {
    "pause": 2000
  },
  "rest": {
    "time": "3s"
  },
  "tree": {
    "leaf": {}
  }
} as const;

const FILLINGS: Readonly<Record<string, Filling>> = {
  "Leaf": {
    "fields": [
      {
        "name": "colour",
        "default": "green"
      },
      {
        "name": "size",
        "default": 3
      }
    ]
  },
  "Pace": {
    "fields": [
      {
        "name": "pause",
        "default": "2s",
        "filling": {
          "amount": "milliseconds"
        }
      },
      {
        "name": "limit",
        "filling": {
          "amount": "milliseconds"
        }
      }
    ]
  },
  "Rest": {
    "fields": [
      {
        "name": "time",
        "default": "3s"
      },
      {
        "name": "leaf",
        "filling": {
          "type": "Leaf"
        }
      }
    ]
  },
  "Tree": {
    "fields": [
      {
        "name": "leaf",
        "default": {},
        "filling": {
          "type": "Leaf"
        }
      },
      {
        "name": "maybe",
        "filling": {
          "type": "Leaf"
        }
      },
      {
        "name": "leaves",
        "filling": {
          "items": {
            "type": "Leaf"
          }
        }
      },
      {
        "name": "named",
        "filling": {
          "values": {
            "type": "Leaf"
          }
        }
      },
      {
        "name": "either",
        "filling": {
          "branches": [
            {
              "filling": {
                "type": "Leaf"
              }
            }
          ]
        }
      },
      {
        "name": "pace",
        "filling": {
          "type": "Pace"
        }
      },
      {
        "name": "rest",
        "filling": {
          "type": "Rest"
        }
      }
    ]
  }
};

/** A copy of the Tree with its defaults at every depth. */
export function withDefaultsTree(input: TreeInput): Tree {
  return fill("Tree", input, FILLINGS) as Tree;
}
