import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { ADD, PAGES } from "./pages.ts";

/** Milliseconds between `g` and the letter of a page. */
const PAUSE = 1_500;

function isTyping(event: KeyboardEvent): boolean {
  // The editor is in a shadow root, out of which events seem to come from its host.
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    target.closest("input, textarea, select, [contenteditable=true]") !== null
  );
}

/**
 * `/` leads to the search of the page, `g` and a letter open a page, `?` opens the help.
 * @param openHelp shows the list of keys
 */
export function useKeys(openHelp: () => void): void {
  const navigate = useNavigate();
  const goAt = useRef(-Infinity);
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const isGoing = event.timeStamp - goAt.current < PAUSE;
      goAt.current = event.key === "g" ? event.timeStamp : -Infinity;
      const page = isGoing ? [...PAGES, ADD].find(({ key }) => key === event.key) : undefined;
      if (page !== undefined) void navigate({ to: page.path });
      else if (event.key === "?") openHelp();
      else if (event.key === "/") {
        event.preventDefault();
        document.querySelector<HTMLElement>("input[type=search]")?.focus();
      }
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [navigate, openHelp]);
}
