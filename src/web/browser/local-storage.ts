/** Values that the browser keeps between visits. Where it may not keep any, every visit is the first. */
const prefix = 'caravanserai.';

export function recall(name: string): string | undefined {
  try {
    return localStorage.getItem(prefix + name) ?? undefined;
  } catch {
    return undefined;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(prefix + name, value);
  } catch {
    // No need to report it: the setting holds until the page is closed.
  }
}

export function forgetAll(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}
