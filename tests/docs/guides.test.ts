import { testPages } from "./pages.ts";

testPages("docs/guides/*.md");
