import type { StoreApi } from 'zustand/vanilla';
import { funding } from '@/base/funding';
import { text } from '@/i18n/text';
import { localJson } from '@/platform/localJson';
import type { Session } from '@/stores/session/Session';
import { ask } from '@/ui/dialog/dialogs';

/** When the notice was shown last, in milliseconds since the epoch; `never` once it is not wanted any more. */
const KEY = 'donationNotice';
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
	if (!url || !isDonationDue({ now: Date.now(), accountCreatedAt, shown: localJson.get(KEY) })) return;
	localJson.set(KEY, Date.now());
	const { donate, donateText, open, later, never } = text.startNotices;
	const answer = await ask({ type: 'info', title: donate, text: donateText }, [
		{ value: 'never', text: never },
		{ value: 'later', text: later },
		{ value: 'open', text: open, primary: true },
	]);
	if (answer === 'never') localJson.set(KEY, 'never');
	if (answer === 'open') window.open(url, '_blank', 'noopener');
}
