import type { Loose, WireApp, WireFavorite, WireMe, WireNotification } from '../entities';
import type { Endpoint, Known } from './Endpoint';

/** The account itself, signing in and signing up. */
export interface AccountEndpoints {
	i: Known<'i', WireMe>;
	'i/apps': Known<'i/apps', WireApp[]>;
	'i/change-password': Known<'i/change-password', undefined>;
	'i/favorites': Known<'i/favorites', WireFavorite[]>;
	'i/notifications-grouped': Known<'i/notifications-grouped', WireNotification[]>;
	'i/pin': Known<'i/pin', WireMe>;
	'i/regenerate-token': Known<'i/regenerate-token', undefined>;
	/** Any JSON value. Refused with `NO_SUCH_KEY` if there is none. */
	'i/registry/get': Known<'i/registry/get', unknown>;
	/** All values by key; other clients may have written them. */
	'i/registry/get-all': Known<'i/registry/get-all', Readonly<Record<string, unknown>>>;
	'i/registry/remove': Known<'i/registry/remove', undefined>;
	'i/registry/set': Known<'i/registry/set', undefined>;
	'i/revoke-token': Known<'i/revoke-token', undefined>;
	'i/unpin': Known<'i/unpin', WireMe>;
	'miauth/gen-token': Known<'miauth/gen-token', Loose<{ token: string }>>;
	'notifications/mark-all-as-read': Known<'notifications/mark-all-as-read', undefined>;
	/** Refusals of a step are responses too. */
	'signin-flow': Endpoint<
		Loose<{ readonly password: string; readonly token: string }> & { readonly username: string },
		Loose<{ finished: boolean; id: string; i: string; next: string; error: Partial<WireRefusal> }>
	>;
	/** The form's fields by name. Refused with a `message`. */
	signup: Endpoint<Readonly<Record<string, unknown>>, Loose<{ id: string; token: string; message: string }>>;
	'username/available': Known<'username/available', Loose<{ available: boolean }>>;
}

interface WireRefusal {
	readonly message: string;
	readonly code: string;
	readonly id: string;
	readonly info: unknown;
}
