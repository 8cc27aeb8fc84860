// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
/** @see spec.yaml#/components/schemas/Crossing */
export interface Crossing {
  id: CrossingId;
  status: ('open' | 'full') | (string & {});
  passengers: Passenger[];
}

/** @see spec.yaml#/components/schemas/CrossingBookedEventV1 */
export interface CrossingBookedEventV1 {
  event_type: 'crossing.booked';
  data: Crossing;
}

/**
 * @pattern ^crs_[a-z0-9]{26}$
 * @see spec.yaml#/components/schemas/CrossingId
 */
export type CrossingId = `crs_${string}`;

/** @see spec.yaml#/components/schemas/CrossingsPage */
export interface CrossingsPage {
  data: Crossing[];
  meta: {
    pagination: {
      /** @format uri */
      next: string;
      has_more: boolean;
    };
  };
}

/** @see spec.yaml#/components/schemas/Passenger */
export interface Passenger {
  name: string;
  address?: {
    city?: string;
  } | null;
}
