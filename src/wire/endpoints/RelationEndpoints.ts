import type { WireUser } from '../entities';
import type { Known } from './Endpoint';

/** Follows, mutes and blocks between the account and others. */
export interface RelationEndpoints {
	'blocking/create': Known<'blocking/create', WireUser>;
	'blocking/delete': Known<'blocking/delete', WireUser>;
	'federation/update-remote-user': Known<'federation/update-remote-user', undefined>;
	'following/create': Known<'following/create', WireUser>;
	'following/delete': Known<'following/delete', WireUser>;
	'following/invalidate': Known<'following/invalidate', WireUser>;
	'following/requests/accept': Known<'following/requests/accept', undefined>;
	'following/requests/cancel': Known<'following/requests/cancel', WireUser>;
	'following/requests/reject': Known<'following/requests/reject', undefined>;
	'following/update': Known<'following/update', WireUser>;
	'mute/create': Known<'mute/create', undefined>;
	'mute/delete': Known<'mute/delete', undefined>;
	'renote-mute/create': Known<'renote-mute/create', undefined>;
	'renote-mute/delete': Known<'renote-mute/delete', undefined>;
}
