interface Surroundings {
  readonly window?: { readonly document?: unknown };
  readonly navigator?: { readonly userAgent?: string };
}

/** Throws in a web page or one of its workers: whoever opens it could read the key. Every browser calls itself Mozilla, no server runtime does. */
export function refuseBrowsers(allowed: boolean | undefined): void {
  const { window, navigator } = globalThis as Surroundings;
  if (allowed || (window?.document === undefined && !navigator?.userAgent?.startsWith('Mozilla/'))) return;
  throw new Error(
    'This is a browser, and whoever opens the page could read the API key. Call your own backend, and the API from there. ' +
      'If the key is one that everybody may have, say so with allowBrowser: true.',
  );
}
