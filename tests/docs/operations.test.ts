import { testPages } from "./pages.ts";

testPages("docs/operations/*.md");
