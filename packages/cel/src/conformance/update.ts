import { countsOf, writeBaseline } from "./baseline.ts";
import { runConformance } from "./suite.ts";

writeBaseline(countsOf(runConformance()));
