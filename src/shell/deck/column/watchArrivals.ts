import { countArrivals } from './columnCost';
import { flashColumns } from './flashColumns';

/** What a deck does about notes that arrive in its columns. */
export function watchArrivals(): void {
	flashColumns();
	countArrivals();
}
