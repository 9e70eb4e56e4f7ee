/** The secret that proves which seats belong to this browser: one for all tables. A tab can have its own and be another player. */
const KEY = "killshot.token";

let held: string | null = null;

export function token(): string {
  return stored("sessionStorage") ?? stored("localStorage") ?? held ?? "";
}

export function keepToken(secret: string): void {
  try {
    localStorage.setItem(KEY, secret);
  } catch {
    // Without storage the token lasts as long as the page is open.
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
