#!/usr/bin/env node
import { launch } from "@edge-gateway/launcher";

launch(new URL("../src/main.ts", import.meta.url).href);
