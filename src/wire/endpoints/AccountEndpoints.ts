import type { Loose, WireApp, WireFavorite, WireMe, WireNotification } from '../entities';
import type { Endpoint, Known } from './Endpoint';

/** A sign-in that is finished, or what comes next. */
type WireSigninStep = Loose<WireSignedIn & { next: string; authRequest: WireKeyRequest }>;

/** The account itself, signing in and signing up. */
export interface AccountEndpoints {
	'auth/accept': Known<'auth/accept', undefined>;
	'auth/session/show': Known<
		'auth/session/show',
		Loose<{ app: Loose<{ name: string; callbackUrl: string; permission: readonly string[] }> }>
	>;
	'email-address/available': Known<'email-address/available', Loose<{ available: boolean; reason: string }>>;
	i: Known<'i', WireMe>;
	'i/2fa/done': Known<'i/2fa/done', Loose<{ backupCodes: readonly string[] }>>;
	'i/2fa/key-done': Endpoint<SentKey, Loose<{ id: string; name: string }>>;
	'i/2fa/password-less': Known<'i/2fa/password-less', undefined>;
	'i/2fa/register': Known<'i/2fa/register', Loose<{ url: string; secret: string; label: string; issuer: string }>>;
	/** What WebAuthn needs to make a key. */
	'i/2fa/register-key': Known<'i/2fa/register-key', WireKeyRequest>;
	'i/2fa/remove-key': Known<'i/2fa/remove-key', undefined>;
	'i/2fa/unregister': Known<'i/2fa/unregister', undefined>;
	'i/2fa/update-key': Known<'i/2fa/update-key', undefined>;
	'i/apps': Known<'i/apps', WireApp[]>;
	'i/change-password': Known<'i/change-password', undefined>;
	'i/claim-achievement': Known<'i/claim-achievement', undefined>;
	'i/favorites': Known<'i/favorites', WireFavorite[]>;
	'i/notifications-grouped': Known<'i/notifications-grouped', WireNotification[]>;
	'i/pin': Known<'i/pin', WireMe>;
	/** Announcements that don't exist are ignored. */
	'i/read-announcement': Known<'i/read-announcement', undefined>;
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
	'notifications/flush': Known<'notifications/flush', undefined>;
	'notifications/mark-all-as-read': Known<'notifications/mark-all-as-read', undefined>;
	/** The account gets a notification of the type `test`. */
	'notifications/test-notification': Known<'notifications/test-notification', undefined>;
	'request-reset-password': Known<'request-reset-password', undefined>;
	'reset-password': Known<'reset-password', undefined>;
	/** Refusals of a step are responses too. */
	'signin-flow': Endpoint<
		Loose<{ readonly password: string; readonly token: string; readonly credential: unknown }> & {
			readonly username: string;
		},
		WireSigninStep & Loose<{ error: Partial<WireRefusal> }>
	>;
	/** The first call, without parameters, gets a challenge. */
	'signin-with-passkey': Endpoint<
		Loose<{ readonly credential: unknown; readonly context: string }>,
		Loose<{
			option: WireKeyRequest;
			context: string;
			signinResponse: WireSigninStep;
			error: Partial<WireRefusal>;
		}> &
			WireSigninStep
	>;
	/** The form's fields by name. Refused with a `message`. */
	signup: Endpoint<Readonly<Record<string, unknown>>, Loose<{ id: string; token: string; message: string }>>;
	/** Refused with a `message`. */
	'signup-pending': Endpoint<{ readonly code: string }, Loose<{ id: string; i: string; message: string }>>;
	/** Registers this browser for push. `state` is `subscribed` or `already-subscribed`, `key` the server's `swPublickey`. */
	'sw/register': Known<'sw/register', WirePushRegistration & Loose<{ state: string; key: string }>>;
	/** No response body if this browser is not registered. */
	'sw/show-registration': Known<'sw/show-registration', WirePushRegistration | undefined>;
	/** Ends what is pushed to an address for this account. */
	'sw/unregister': Known<'sw/unregister', undefined>;
	/** Refused with `NO_SUCH_REGISTRATION` if this browser is not registered. */
	'sw/update-registration': Known<'sw/update-registration', WirePushRegistration>;
	'username/available': Known<'username/available', Loose<{ available: boolean }>>;
}

/** A browser that the server pushes notifications to. */
export type WirePushRegistration = Loose<{
	userId: string;
	/** The address at the browser's push service. */
	endpoint: string;
	/** Whether it is told that notifications were read elsewhere. */
	sendReadMessage: boolean;
}>;

interface WireSignedIn {
	readonly finished: boolean;
	readonly id: string;
	readonly i: string;
}

/** The JSON form of WebAuthn's options, which is handed on to the browser. */
export type WireKeyRequest = Readonly<Record<string, unknown>>;

interface SentKey {
	readonly password: string;
	readonly token?: string | null;
	readonly name: string;
	/** The JSON form of what the browser has made. */
	readonly credential: unknown;
}

interface WireRefusal {
	readonly message: string;
	readonly code: string;
	readonly id: string;
	readonly info: unknown;
}
