import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { logIn } from "../api/client.ts";
import { queries } from "../api/queries-cache.ts";
import { takeToken } from "../api/session.ts";
import { router } from "./router.tsx";
import "./theme.css";
import "./layout.css";
import "./parts.css";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no root");
const token = takeToken();
// A void token leads to the page that asks for another one.
if (token !== "") await logIn(token).catch(() => undefined);
// The page's code and data are on their way while the frame is made. What fails is shown in it.
void router.load().catch(() => undefined);
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
