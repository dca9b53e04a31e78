// Loaded before a test file with properties: the same seed gives the same cases, so that what a run says depends on
// the sources alone.
import fc from "fast-check";

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env["PROPERTY_SEED"]) });
