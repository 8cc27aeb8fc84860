// Generated from the API's document: edit that, not this.

export interface Crossing {
  id: CrossingId;
  status: ('open' | 'full') | (string & {});
  passengers: Passenger[];
}

export interface CrossingBookedEventV1 {
  event_type: 'crossing.booked';
  data: Crossing;
}

/** @pattern ^crs_[a-z0-9]{26}$ */
export type CrossingId = `crs_${string}`;

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

export interface Passenger {
  name: string;
  address?: {
    city?: string;
  } | null;
}
