/** ISO 8601 as RFC 3339 appendix A gives it: weeks stand alone, and a unit between two others may not be left out. */
const DATE = '\\d+Y(?:\\d+M(?:\\d+D)?)?|\\d+M(?:\\d+D)?|\\d+D';
const TIME = '\\d+H(?:\\d+M(?:\\d+S)?)?|\\d+M(?:\\d+S)?|\\d+S';
const DURATION = new RegExp(`^P(?:\\d+W|(?:${DATE})(?:T(?:${TIME}))?|T(?:${TIME}))$`);

export function isDuration(text: string): boolean {
  return DURATION.test(text);
}
