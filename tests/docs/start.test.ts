import { testPages } from "./pages.ts";

testPages("docs/*.md");
