import { definePages, LIST_PAGE, nextBelow } from '@/stores/queries/Query';
import type { WireSignIn } from '@/wire/endpoints/OwnAccountEndpoints';

/** An attempt to sign in to the account. */
export interface SignInAttempt {
	readonly id: string;
	/** Milliseconds since the epoch; null if not known. */
	readonly at: number | null;
	readonly ip: string;
	/** What the browser called itself; null if not known. */
	readonly browser: string | null;
	readonly isSuccess: boolean;
}

/** Every attempt to sign in with the account's password or a passkey, the latest first. */
export const signInsQuery = definePages({
	name: 'signInHistory',
	lifetime: 'open',
	async fetch(session, _of: null, untilId, signal) {
		const params = { limit: LIST_PAGE, ...(untilId !== null && { untilId }) };
		const told = await session.api.call('i/signin-history', params, { signal });
		return { items: told.map(toSignInAttempt), next: nextBelow(told, LIST_PAGE) };
	},
});

function toSignInAttempt({ id, createdAt, ip, headers, success }: WireSignIn): SignInAttempt {
	const sent: Readonly<Record<string, unknown>> = { ...headers };
	const browser = sent['user-agent'];
	return {
		id,
		at: Date.parse(createdAt ?? '') || null,
		ip: ip ?? '',
		browser: typeof browser === 'string' && browser !== '' ? browser : null,
		isSuccess: success === true,
	};
}
