// Generated from spec.yaml by `npm run generate`. Do not edit.
/**
 * Stick a label on a parcel
 *
 * A hostile `*\/` and ${backticks} stay text.
 *
 * @see spec.yaml#/paths/~1parcels~1{parcel_id}~1labels~1{label}/put
 */
export const routeParcelsLabel = {
  method: 'PUT',
  path: '/parcels/{parcel_id}/labels/{label}',
  names: ['parcel_id', 'label'],
} as const;

/**
 * List parcels
 *
 * @see spec.yaml#/paths/~1parcels/get
 */
export const routeParcelsList = {
  method: 'GET',
  path: '/parcels',
  names: [],
} as const;
