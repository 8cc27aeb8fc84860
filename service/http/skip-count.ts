/** `Skip-Count: true` leaves counting out; any other value means nothing. */
export function skipsCount(request: { readonly headers: { readonly 'skip-count'?: string | undefined } }): boolean {
  return request.headers['skip-count'] === 'true';
}
