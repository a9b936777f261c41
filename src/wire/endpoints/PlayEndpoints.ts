import type { WirePlay } from '../entities';
import type { Known } from './Endpoint';

/** Plays; `flash` in the names of their endpoints. */
export interface PlayEndpoints {
	'flash/create': Known<'flash/create', WirePlay>;
	'flash/delete': Known<'flash/delete', undefined>;
	/** The only list of plays that is paged by an offset. */
	'flash/featured': Known<'flash/featured', WirePlay[]>;
	'flash/like': Known<'flash/like', undefined>;
	'flash/my': Known<'flash/my', WirePlay[]>;
	/** Paged by the ids of the likes. */
	'flash/my-likes': Known<'flash/my-likes', { readonly id: string; readonly flash?: WirePlay | null }[]>;
	'flash/show': Known<'flash/show', WirePlay>;
	'flash/unlike': Known<'flash/unlike', undefined>;
	'flash/update': Known<'flash/update', undefined>;
	'users/flashs': Known<'users/flashs', WirePlay[]>;
}
