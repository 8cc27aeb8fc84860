/** Returns the received text, without parsing JSON. */
export function read(response: Response): Promise<string> {
  return response.text();
}
