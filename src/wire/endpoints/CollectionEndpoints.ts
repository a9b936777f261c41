import type { Loose, WireAntenna, WireChannel, WireClip, WireNote, WireRole, WireUser } from '../entities';
import type { Endpoint, Known } from './Endpoint';

/** Clips, antennas, channels and public roles. Lists of users are in `UserEndpoints`. */
export interface CollectionEndpoints {
	'antennas/create': Known<'antennas/create', WireAntenna>;
	'antennas/delete': Known<'antennas/delete', undefined>;
	'antennas/list': Known<'antennas/list', WireAntenna[]>;
	'antennas/notes': Known<'antennas/notes', WireNote[]>;
	'antennas/show': Known<'antennas/show', WireAntenna>;
	'antennas/update': Known<'antennas/update', WireAntenna>;
	'channels/create': Known<'channels/create', WireChannel>;
	'channels/favorite': Known<'channels/favorite', undefined>;
	'channels/featured': Known<'channels/featured', WireChannel[]>;
	'channels/follow': Known<'channels/follow', undefined>;
	'channels/followed': Known<'channels/followed', WireChannel[]>;
	/** `limit` is missing in the published types; servers that don't know it return all. */
	'channels/my-favorites': Endpoint<{ readonly limit?: number }, WireChannel[]>;
	'channels/owned': Known<'channels/owned', WireChannel[]>;
	'channels/search': Known<'channels/search', WireChannel[]>;
	'channels/show': Known<'channels/show', WireChannel>;
	'channels/timeline': Known<'channels/timeline', WireNote[]>;
	'channels/unfavorite': Known<'channels/unfavorite', undefined>;
	'channels/unfollow': Known<'channels/unfollow', undefined>;
	'channels/update': Known<'channels/update', WireChannel>;
	'clips/add-note': Known<'clips/add-note', undefined>;
	'clips/create': Known<'clips/create', WireClip>;
	'clips/delete': Known<'clips/delete', undefined>;
	'clips/favorite': Known<'clips/favorite', undefined>;
	'clips/list': Known<'clips/list', WireClip[]>;
	'clips/my-favorites': Known<'clips/my-favorites', WireClip[]>;
	'clips/notes': Known<'clips/notes', WireNote[]>;
	'clips/remove-note': Known<'clips/remove-note', undefined>;
	'clips/show': Known<'clips/show', WireClip>;
	'clips/unfavorite': Known<'clips/unfavorite', undefined>;
	'clips/update': Known<'clips/update', WireClip>;
	'roles/list': Known<'roles/list', WireRole[]>;
	'roles/notes': Known<'roles/notes', WireNote[]>;
	'roles/show': Known<'roles/show', WireRole>;
	/** Paged by the ids of the assignments. */
	'roles/users': Known<'roles/users', Loose<{ id: string; user: WireUser }>[]>;
}
