// Generated from spec.yaml by `npm run generate`. Do not edit.
interface Globals {
  readonly window?: { readonly document?: unknown };
  readonly navigator?: { readonly userAgent?: string };
}

/**
 * Throws in a web page or a web worker, because visitors could read the credentials. The user agent of every browser starts
 * with `Mozilla/`; that of no server runtime does.
 */
export function rejectBrowsers(allowed: boolean | undefined): void {
  const { window, navigator } = globalThis as Globals;
  if (allowed || (window?.document === undefined && !navigator?.userAgent?.startsWith('Mozilla/'))) return;
  throw new Error(
    'The client runs in a browser, where visitors can read its credentials. Call your own backend and let it call the API. ' +
      'If visitors may read them, set allowBrowser: true.',
  );
}
