/** The current address: `/`, `/table/ID`, `/replay/ID`, `/learn`. Secrets in links follow the #. */
import { signal } from "@preact/signals";

export interface Route {
  screen: string;
  id: string;
  query: URLSearchParams;
  secret: URLSearchParams;
}

function current(): Route {
  const [screen = "", id = ""] = location.pathname.split("/").slice(1);
  return { screen, id, query: new URLSearchParams(location.search), secret: new URLSearchParams(location.hash.slice(1)) };
}

export const route = signal<Route>(current());

window.addEventListener("popstate", () => {
  route.value = current();
});
window.addEventListener("hashchange", () => {
  route.value = current();
});

export function go(path: string): void {
  history.pushState(null, "", path);
  route.value = current();
  window.scrollTo(0, 0);
}

/** Follows a link inside the page unless a modifier asks for another tab. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLAnchorElement).getAttribute("href");
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  go(link);
}
