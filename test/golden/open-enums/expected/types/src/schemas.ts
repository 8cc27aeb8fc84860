// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
/** @see spec.yaml#/components/schemas/Report */
export interface Report {
  sky: Sky | (string & {});
  source: ('station' | 'person') | (string & {});
  kind?: 'report';
  unit?: 'metric';
  wind?: (0 | 1 | 2 | null) | (number & {});
}

/**
 * What is above.
 *
 * @see spec.yaml#/components/schemas/Sky
 */
export type Sky = 'clear' | 'cloudy' | 'rain';
