import type { WireFollowRequest, WireUser } from '../entities';
import type { Endpoint, Known, ListPage } from './Endpoint';

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
	/** Those who wait for the account's answer. */
	'following/requests/list': Known<'following/requests/list', WireFollowRequest[]>;
	/** Those whose answer the account waits for. */
	'following/requests/sent': Endpoint<ListPage, WireFollowRequest[]>;
	'following/requests/reject': Known<'following/requests/reject', undefined>;
	'following/update': Known<'following/update', WireUser>;
	'mute/create': Known<'mute/create', undefined>;
	'mute/delete': Known<'mute/delete', undefined>;
	'renote-mute/create': Known<'renote-mute/create', undefined>;
	'renote-mute/delete': Known<'renote-mute/delete', undefined>;
}
