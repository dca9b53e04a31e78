import { LARGE_SYNTAX } from "./syntax.ts";
import { testInBounds } from "./judge-in-bounds.ts";

testInBounds(LARGE_SYNTAX);
