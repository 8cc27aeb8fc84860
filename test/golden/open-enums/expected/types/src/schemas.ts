// Generated from the API's document: edit that, not this.

export interface Report {
  sky: Sky | (string & {});
  source: ('station' | 'person') | (string & {});

  kind?: 'report';

  unit?: 'metric';
  wind?: (0 | 1 | 2 | null) | (number & {});
}

/** What is above. */
export type Sky = 'clear' | 'cloudy' | 'rain';
