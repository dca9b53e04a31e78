import { LARGE_MANIFESTS } from "./manifests.ts";
import { testInBounds } from "./judge-in-bounds.ts";

testInBounds(LARGE_MANIFESTS);
