import assert from "node:assert/strict";
import { test } from "node:test";
import { validateEdgePolicy } from "@edge-gateway/generated/validators/edge-policy.js";
import { validateStandaloneConfig } from "@edge-gateway/generated/validators/standalone-config.js";
import { wholeBytes } from "@edge-gateway/schema-runtime/validation/amounts";
import fc from "fast-check";

/** A size is the same as a number and as a text: in every form it is valid, or in none, and it counts the same. */

const MOST = 4_294_967_295;
const MOST_MEMORY = 1_099_511_627_776;

function policy(traffic: object): object {
  const apiVersion = "edgegateway.dev/v1alpha1";
  const targetRefs = [{ group: "gateway.networking.k8s.io", kind: "Gateway", name: "web" }];
  const spec = { targetRefs, traffic } as const;
  return { apiVersion, kind: "EdgePolicy", metadata: { name: "sizes" }, spec };
}

const gateways = { web: { port: 1 } };

/** Whether a size is valid at some places, with the largest size there. */
const PLACES = {
  "buffer.request.maxBytes": [
    MOST,
    (size: unknown) => validateEdgePolicy(policy({ buffer: { request: { maxBytes: size } } })),
  ],
  "config.overload.maxMemory": [
    MOST_MEMORY,
    (size: unknown) =>
      validateStandaloneConfig({ gateways, config: { overload: { maxMemory: size } } }),
  ],
  "config.backend.maxReplaySize": [
    MOST,
    (size: unknown) =>
      validateStandaloneConfig({ gateways, config: { backend: { maxReplaySize: size } } }),
  ],
} as const;

const SUFFIXES = {
  Ki: 2 ** 10,
  Mi: 2 ** 20,
  Gi: 2 ** 30,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  e3: 1e3,
  E6: 1e6,
};
const NUMBERS = fc.oneof(
  fc.constantFrom(-1, 0, 1, 0.1, 1.5, 1e3, MOST, MOST + 1, MOST_MEMORY, MOST_MEMORY + 1),
  fc.integer({ min: 0, max: 2 * MOST_MEMORY }),
  fc.double({ min: 0, max: 100, noNaN: true }),
);

for (const [name, [most, validate]] of Object.entries(PLACES)) {
  const isValid = (size: unknown): boolean => validate(size).length === 0;

  test(`${name}: a number and its text have the same limits, and a text may be a decimal number`, () => {
    fc.assert(
      fc.property(NUMBERS, (number) => {
        const isWithin = number >= 1 && number <= most;
        assert.equal(isValid(number), isWithin && Number.isInteger(number));
        assert.equal(isValid(String(number)), isWithin);
      }),
    );
  });

  test(`${name}: a suffix or exponent makes a size that is valid as its bytes are`, () => {
    const units = fc.constantFrom(...Object.entries(SUFFIXES));
    fc.assert(
      fc.property(fc.nat(9999), fc.nat(99), units, (whole, part, [suffix, unit]) => {
        const text = `${whole}.${part}${suffix}`;
        const bytes = Number(`${whole}.${part}`) * unit;
        assert.equal(isValid(text), bytes >= 1 && bytes <= most, text);
        if (isValid(text)) assert.equal(wholeBytes(text), Math.ceil(bytes));
      }),
    );
  });
}
