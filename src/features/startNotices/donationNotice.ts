import type { StoreApi } from 'zustand/vanilla';
import { funding } from '@/base/funding';
import { localJson } from '@/platform/localJson';
import type { Session } from '@/stores/session/Session';

/** When the notice was shown last, in milliseconds since the epoch; `never` once it is not wanted any more. */
export const DONATION_SHOWN = 'donationNotice';
const DAY_MS = 86_400_000;
const ACCOUNT_DAYS = 3;
const PAUSE_DAYS = 30;

/** What the notice depends on. Times are in milliseconds since the epoch. */
export interface DonationFacts {
	readonly now: number;
	readonly accountCreatedAt: number | null;
	readonly shown: unknown;
}

/** Whether it is time for the notice: for accounts older than 3 days, once in 30 days. */
export function isDonationDue({ now, accountCreatedAt, shown }: DonationFacts): boolean {
	if (shown === 'never' || accountCreatedAt === null) return false;
	if (now - accountCreatedAt <= ACCOUNT_DAYS * DAY_MS) return false;
	return typeof shown !== 'number' || now - shown >= PAUSE_DAYS * DAY_MS;
}

/** The first value of a store that isn't null. */
function first<State, Value>(store: StoreApi<State>, read: (state: State) => Value | null): Promise<Value> {
	return new Promise(resolve => {
		const look = () => {
			const value = read(store.getState());
			if (value === null) return;
			end();
			resolve(value);
		};
		const end = store.subscribe(look);
		look();
	});
}

/** Asks for support where the client or the server says how to give it (rules/start#donations). */
export async function donationNotice(session: Session): Promise<void> {
	const { createdAt: accountCreatedAt } = await first(session.me, ({ me }) => me);
	const url = funding || (await first(session.server, ({ info }) => info)).donationUrl;
	if (!url || !isDonationDue({ now: Date.now(), accountCreatedAt, shown: localJson.get(DONATION_SHOWN) })) return;
	// At once, as another tab may be about to ask.
	localJson.set(DONATION_SHOWN, Date.now());
	const { askForDonation } = await import('./askForDonation');
	await askForDonation(url);
}
