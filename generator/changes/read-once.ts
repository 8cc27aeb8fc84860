import { readFromDisk, type ReadText } from '../load/read/sources.ts';

/** Reads each file once: what is shown of it is what was compared. */
export function readOnce(): ReadText {
  const texts = new Map<string, string>();
  return (file) => {
    const text = texts.get(file) ?? readFromDisk(file);
    texts.set(file, text);
    return text;
  };
}
