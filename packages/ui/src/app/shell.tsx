import { useQuery } from "@tanstack/react-query";
import { Link, Outlet, useLocation, useMatchRoute } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { runtimeQuery } from "../api/queries.ts";
import { accessQuery, useWriteRefusal } from "../api/access.ts";
import { LoginEnded } from "../components/fault.tsx";
import { useTrouble } from "../live/connection.ts";
import type { Trouble } from "../live/connection.ts";
import { Exposures } from "./exposures.tsx";
import { Help } from "./help.tsx";
import { useKeys } from "./keys.ts";
import { Login } from "./login.tsx";
import { ADD, PAGES } from "./pages.ts";

/** The frame of each page: navigation, warnings that concern all pages, and the page. */
export function Shell(): ReactNode {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const trouble = useTrouble();
  const refusal = useWriteRefusal();
  useKeys(useCallback(() => setHelpOpen(true), []));
  const pages = usePageInSight();
  return (
    <>
      <a className="skip" href="#page">
        Skip to the page
      </a>
      <header>
        <strong>Edge Gateway</strong>
        <nav aria-label="Pages" ref={pages}>
          {PAGES.map(({ path, name, key }) => (
            <Link key={path} to={path} activeOptions={{ exact: path === "/" }} title={`g ${key}`}>
              {name}
            </Link>
          ))}
        </nav>
        {refusal === undefined && (
          <Link to={ADD.path} className="add" title={`g ${ADD.key}`}>
            {ADD.name}
          </Link>
        )}
        <User />
        <button type="button" aria-label="Keys" onClick={() => setHelpOpen(true)}>
          ?
        </button>
      </header>
      <Warnings trouble={trouble} />
      <main id="page">
        {trouble === "token" && <Login />}
        <Outlet />
      </main>
      <Help isOpen={isHelpOpen} onChange={setHelpOpen} />
    </>
  );
}

/** The navigation, in which the name of the page is in sight where the screen is too narrow for all of them. */
function usePageInSight() {
  const pages = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const link = pages.current?.querySelector("[aria-current=page]");
    link?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [pathname]);
  return pages;
}

/** Who is logged in; nothing where nobody needs to be. */
function User(): ReactNode {
  const user = useQuery(accessQuery).data?.user;
  return user === undefined ? null : <span title="Logged in">{user}</span>;
}

function Warnings({ trouble }: { readonly trouble: Trouble }): ReactNode {
  const { data } = useQuery(runtimeQuery);
  const refusal = useWriteRefusal();
  // The overview lists what is exposed among what is wrong.
  const isOverview = useMatchRoute()({ to: "/" }) !== false;
  return (
    <div className="warnings" role="status">
      {trouble === "login" && <LoginEnded />}
      {trouble === "connection" && (
        <p>Connection lost. What is shown is from before; this page tries again by itself.</p>
      )}
      {refusal !== undefined && (
        <p>
          <strong>You may only read:</strong> {refusal}.
        </p>
      )}
      {!isOverview && <Exposures exposed={data?.exposed ?? []} />}
    </div>
  );
}
