import { testPages } from "./pages.ts";

testPages("docs/migration/*.md");
