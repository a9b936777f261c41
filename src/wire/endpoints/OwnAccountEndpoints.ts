import type { Endpoints as Published } from 'misskey-js';
import type { Loose, WireMe, WireUser } from '../entities';
import type { Endpoint, Known, NoParams } from './Endpoint';

/** The settings of the account itself. */
export interface OwnAccountEndpoints {
	'blocking/list': Known<'blocking/list', WireBlocked[]>;
	'get-avatar-decorations': Known<'get-avatar-decorations', WireDecoration[]>;
	'i/delete-account': Known<'i/delete-account', undefined>;
	'i/export-antennas': Known<'i/export-antennas', undefined>;
	'i/export-blocking': Known<'i/export-blocking', undefined>;
	'i/export-clips': Known<'i/export-clips', undefined>;
	'i/export-favorites': Known<'i/export-favorites', undefined>;
	'i/export-following': Known<'i/export-following', undefined>;
	'i/export-mute': Known<'i/export-mute', undefined>;
	'i/export-notes': Known<'i/export-notes', undefined>;
	'i/export-user-lists': Known<'i/export-user-lists', undefined>;
	'i/import-antennas': Known<'i/import-antennas', undefined>;
	'i/import-blocking': Known<'i/import-blocking', undefined>;
	'i/import-following': Known<'i/import-following', undefined>;
	'i/import-muting': Known<'i/import-muting', undefined>;
	'i/import-user-lists': Known<'i/import-user-lists', undefined>;
	'i/move': Known<'i/move', WireMe>;
	'i/registry/get-detail': Known<'i/registry/get-detail', Loose<{ updatedAt: string; value: unknown }>>;
	/** The type of each value by key: `string`, `number`, `boolean`, `array`, `object`, `null`. */
	'i/registry/keys-with-type': Known<'i/registry/keys-with-type', Readonly<Record<string, string>>>;
	'i/registry/remove': Known<'i/registry/remove', undefined>;
	'i/registry/scopes-with-domain': Endpoint<NoParams, WireScopes[]>;
	'i/signin-history': Known<'i/signin-history', WireSignIn[]>;
	'i/update': Known<'i/update', WireMe>;
	'i/update-email': Known<'i/update-email', WireMe>;
	'i/webhooks/create': Known<'i/webhooks/create', WireWebhook>;
	'i/webhooks/delete': Known<'i/webhooks/delete', undefined>;
	'i/webhooks/list': Known<'i/webhooks/list', WireWebhook[]>;
	'i/webhooks/show': Known<'i/webhooks/show', WireWebhook>;
	'i/webhooks/test': Known<'i/webhooks/test', undefined>;
	'i/webhooks/update': Known<'i/webhooks/update', undefined>;
	'mute/list': Known<'mute/list', WireMuted[]>;
	'renote-mute/list': Known<'renote-mute/list', WireMuted[]>;
}

export interface WireMuted {
	readonly id: string;
	readonly expiresAt?: string | null;
	readonly mutee?: WireUser | null;
}
export interface WireBlocked {
	readonly id: string;
	readonly blockee?: WireUser | null;
}
export type WireSignIn = Loose<Omit<Published['i/signin-history']['res'][number], 'id'>> & { readonly id: string };
export type WireWebhook = Loose<Omit<Published['i/webhooks/show']['res'], 'id' | 'on'>> & {
	readonly id: string;
	readonly on?: readonly string[] | null;
};
export type WireDecoration = Loose<Omit<Published['get-avatar-decorations']['res'][number], 'id'>> & {
	readonly id: string;
};
export interface WireScopes {
	/** Null for the account's own values, otherwise the app that they belong to. */
	readonly domain?: string | null;
	readonly scopes?: readonly (readonly string[])[] | null;
}
