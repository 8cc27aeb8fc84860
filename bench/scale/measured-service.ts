import type { OpenServices } from '../../service/configuration/open-services.ts';
import type { OwnCluster } from '../../test/chaos/own-cluster.ts';
import type { Place } from '../../test/chaos/place.ts';
import type { Destination } from '../delivery/bench-delivery.ts';
import type { Load } from './start-load.ts';

/** The service that the bench measures, on its own PostgreSQL server. */
export interface MeasuredService {
  readonly place: Place;
  readonly cluster: OwnCluster;
  readonly opened: OpenServices;
}

/** The same with clients that send requests. */
export interface LoadedService extends MeasuredService {
  readonly load: Load;
  /** Of accounts with a destination each. */
  readonly keys: readonly string[];
  readonly destinations: readonly Destination[];
}
