// Generated from spec.yaml by `npm run generate`. Do not edit.
/** ISO 8601 as in RFC 3339 appendix A: weeks stand alone, and no unit between two others may be missing. */
const DATE = '\\d+Y(?:\\d+M(?:\\d+D)?)?|\\d+M(?:\\d+D)?|\\d+D';
const TIME = '\\d+H(?:\\d+M(?:\\d+S)?)?|\\d+M(?:\\d+S)?|\\d+S';
const DURATION = new RegExp(`^P(?:\\d+W|(?:${DATE})(?:T(?:${TIME}))?|T(?:${TIME}))$`);

export function isDuration(text: string): boolean {
  return DURATION.test(text);
}
