import { testPages } from "./pages.ts";

testPages("README.md", "docs/*.md");
