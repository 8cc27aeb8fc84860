// Generated from spec.yaml by `npm run generate`. Do not edit.
import { blobOf, fileName, isFile } from './file.ts';
import { type Encoding, encodingOf, members, text } from './form-members.ts';

/** `multipart/form-data`: objects are parts of JSON, and bytes are files, named like the member if they have no name. */
export async function write(body: unknown, encoding: Encoding = {}): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of members(body, encoding)) {
    const { contentType } = encodingOf(encoding, name);
    if (isFile(value)) {
      const file = await blobOf(value, contentType ?? 'application/octet-stream');
      form.append(name, file, fileName(value, name));
    } else if (typeof value === 'object' || (contentType && contentType !== 'text/plain'))
      form.append(name, new Blob([text(value)], { type: contentType ?? 'application/json' }));
    else form.append(name, text(value));
  }
  return form;
}
