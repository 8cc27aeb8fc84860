/** Text as it came, also where it looks like JSON. */
export function read(response: Response): Promise<string> {
  return response.text();
}
