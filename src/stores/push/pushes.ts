import { canBePushedTo, pushAddress, pushPermission, subscribeToPushes } from '@/platform/pushSubscription';
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
	if ((await keyOf(session, signal)) === null) return { kind: 'notOffered' };
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
	const key = await keyOf(session);
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

/** Registers anew where the browser or the server has changed what they know of each other. Runs at the start. */
export async function renewPushes(session: Session): Promise<void> {
	const known = pushedAddress(session.key);
	if (known === undefined || session.origin !== location.origin) return;
	if (!canBePushedTo() || pushPermission() !== true) return;
	const key = await keyOf(session);
	const address = key === null ? null : await subscribeToPushes(key);
	if (address === null || address.endpoint === known) return;
	await session.api.call('sw/register', { ...address });
	rememberPushed(session.key, address.endpoint);
}

/** Null while the server pushes nothing. */
async function keyOf(session: Session, signal?: AbortSignal): Promise<string | null> {
	const { swPublickey } = await session.api.call('meta', { detail: false }, { signal });
	return typeof swPublickey === 'string' && swPublickey !== '' ? swPublickey : null;
}
