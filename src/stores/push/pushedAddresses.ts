import { Emitter } from '@/base/Emitter';
import { localJson } from '@/platform/localJson';

/** The accounts that are pushed to this browser, with the address that their server knows. */
const KEY = 'pushedTo';

type Addresses = Readonly<Record<string, string>>;

/** What is pushed to this browser has changed. */
export const pushedEvents = new Emitter<{ changed: undefined }>();

const all = (): Addresses => localJson.get<Addresses>(KEY) ?? {};

/** The address to which an account's server pushes; undefined if its notifications are not pushed to this browser. */
export const pushedAddress = (sessionKey: string): string | undefined => all()[sessionKey];

export const isAnyPushed = (): boolean => Object.keys(all()).length > 0;

/** @param address null once nothing is pushed any more, as the user has switched it off or the account has left */
export function rememberPushed(sessionKey: string, address: string | null): void {
	const { [sessionKey]: _, ...others } = all();
	localJson.set(KEY, address === null ? others : { ...others, [sessionKey]: address });
	pushedEvents.emit('changed', undefined);
}
