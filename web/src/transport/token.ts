/** The secret by which this browser holds its seats: one for all tables. A tab that wants to be another player keeps its own. */
const KEY = "killshot.token";

let held: string | null = null;

export function token(): string {
  return stored("sessionStorage") ?? stored("localStorage") ?? held ?? "";
}

export function keepToken(secret: string): void {
  try {
    localStorage.setItem(KEY, secret);
  } catch {
    // Without storage the seat is ours for as long as the page is open.
  }
  held = secret;
}

function stored(storage: "sessionStorage" | "localStorage"): string | null {
  try {
    return window[storage].getItem(KEY);
  } catch {
    return null;
  }
}
