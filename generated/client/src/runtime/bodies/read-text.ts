// Generated from spec.yaml by `npm run generate`. Do not edit.
/** Returns the received text, without parsing JSON. */
export function read(response: Response): Promise<string> {
  return response.text();
}
