import { useQuery } from "@tanstack/react-query";
import { Link, Outlet } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import type { ReactNode } from "react";
import { runtimeQuery } from "../api/queries.ts";
import { useIsConnectionLost } from "../live/connection.ts";
import { Help } from "./help.tsx";
import { useKeys } from "./keys.ts";
import { PAGES } from "./pages.ts";

/** The frame of each page: navigation, warnings that concern all pages, and the page. */
export function Shell(): ReactNode {
  const [isHelpOpen, setHelpOpen] = useState(false);
  useKeys(useCallback(() => setHelpOpen(true), []));
  return (
    <>
      <a className="skip" href="#page">
        Skip to the page
      </a>
      <header>
        <strong>Edge Gateway</strong>
        <nav aria-label="Pages">
          {PAGES.map(({ path, name, key }) => (
            <Link key={path} to={path} activeOptions={{ exact: path === "/" }} title={`g ${key}`}>
              {name}
            </Link>
          ))}
        </nav>
        <button type="button" aria-label="Keys" onClick={() => setHelpOpen(true)}>
          ?
        </button>
      </header>
      <Warnings />
      <main id="page">
        <Outlet />
      </main>
      <Help isOpen={isHelpOpen} onChange={setHelpOpen} />
    </>
  );
}

function Warnings(): ReactNode {
  const isLost = useIsConnectionLost();
  const { data } = useQuery(runtimeQuery);
  return (
    <div className="warnings" role="status">
      {isLost && (
        <p>Connection lost. What is shown is from before; this page tries again by itself.</p>
      )}
      {data?.exposed.map(({ server, address, message }) => (
        <p key={server + address}>
          <strong>Exposed without authentication:</strong> {server} at {address}. {message}
        </p>
      ))}
    </div>
  );
}
