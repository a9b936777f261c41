import { ApiClient } from '@/api/ApiClient';
import {
	canBePushedTo,
	type PushAddress,
	pushAddress,
	pushPermission,
	subscribeToPushes,
} from '@/platform/pushSubscription';
import { accountApi } from '../session/accountApi';
import { accountKey, accounts, type StoredAccount } from '../session/accounts';
import type { Session } from '../session/Session';
import { pushedAddress, rememberPushed } from './pushedAddresses';

/** `elsewhere`: the account is of another server than this page, which can't reach this browser. */
export type PushState =
	| { readonly kind: 'elsewhere' | 'unsupported' | 'notOffered' | 'blocked' | 'off' }
	| { readonly kind: 'on'; readonly takesBack: boolean };

/** Whether an account's notifications are pushed to this browser, as its server says (rules/push#switching-it-on). */
export async function readPushState(session: Session, signal?: AbortSignal): Promise<PushState> {
	if (session.origin !== location.origin) return { kind: 'elsewhere' };
	if (!canBePushedTo()) return { kind: 'unsupported' };
	if ((await keyOf(session.api, signal)) === null) return { kind: 'notOffered' };
	if (pushPermission() === false) return { kind: 'blocked' };
	const address = await pushAddress();
	if (address === null) return { kind: 'off' };
	const { endpoint } = address;
	const registration = await session.api.call('sw/show-registration', { endpoint }, { signal });
	return registration ? { kind: 'on', takesBack: registration.sendReadMessage === true } : { kind: 'off' };
}

/**
 * Has the account's notifications pushed to this browser.
 * @returns whether the user has allowed it
 * @throws {ApiError} {NetworkError}; whatever the browser's push service says
 */
export async function switchPushesOn(session: Session): Promise<boolean> {
	const key = await keyOf(session.api);
	if (key === null) return false;
	const address = await subscribeToPushes(key);
	if (address === null) return false;
	await session.api.call('sw/register', { ...address });
	rememberPushed(session.key, address.endpoint);
	return true;
}

export async function switchPushesOff(session: Session): Promise<void> {
	const address = await pushAddress();
	rememberPushed(session.key, null);
	if (address) await session.api.call('sw/unregister', { endpoint: address.endpoint });
}

/** Whether notifications that were read elsewhere disappear here. */
export async function takeBackPushes(session: Session, takesBack: boolean): Promise<void> {
	const address = await pushAddress();
	if (!address) return;
	await session.api.call('sw/update-registration', { endpoint: address.endpoint, sendReadMessage: takesBack });
}

/**
 * Registers all accounts that are pushed to this browser anew, where the browser or the server has changed what they know
 * of each other. Runs at the start.
 */
export async function renewPushes(): Promise<void> {
	const { origin } = location;
	const pushed = accounts.getState().all.filter(each => each.origin === origin && addressFor(each) !== undefined);
	if (pushed.length === 0 || !canBePushedTo() || pushPermission() !== true) return;
	const key = await keyOf(new ApiClient(origin, null));
	const address = key === null ? null : await subscribeToPushes(key);
	if (address === null) return;
	for (const account of pushed) {
		if (addressFor(account) !== address.endpoint) await renew(account, address);
	}
}

const addressFor = (account: StoredAccount): string | undefined => pushedAddress(accountKey(account));

/** An account that is refused doesn't keep others from being registered. The next start tries again. */
async function renew(account: StoredAccount, address: PushAddress): Promise<void> {
	try {
		await accountApi(account).call('sw/register', { ...address });
		rememberPushed(accountKey(account), address.endpoint);
	} catch (error) {
		console.warn('What is pushed for an account could not be renewed.', error);
	}
}

/** Null while the server pushes nothing. */
async function keyOf(api: ApiClient, signal?: AbortSignal): Promise<string | null> {
	const { swPublickey } = await api.call('meta', { detail: false }, { signal });
	return typeof swPublickey === 'string' && swPublickey !== '' ? swPublickey : null;
}
