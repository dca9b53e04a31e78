const element = document.querySelector<HTMLMetaElement>('meta[name="base"]');

/** The prefix of the pages, as the server has written it into the page, without a slash at its end. */
export const BASE = new URL(element?.content ?? "/ui/", location.href).pathname.replace(/\/$/, "");
