import type { BrowserContextOptions } from '@playwright/test';
import { ALL_HIDDEN } from '@/domain/server/tips';
import { timelineChoice } from '@/features/timeline/timelineSettings';
import type { Person } from './Home';

const HOME_TAB = { ...timelineChoice.default, src: 'home' };

/** Where the settings of an account on this device lie. */
const ownSettings = ({ origin, id }: Person) => `base:deviceAccount:${new URL(origin).host}/${id}`;

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export interface StorageOptions {
	/** Further accounts of the device, beside the one whose page it is. */
	readonly others?: readonly Person[];
	/** Settings of the device that differ from what a person finds who has seen the introduction and all tips. */
	readonly base?: Record<string, unknown>;
	/** Nothing was chosen yet: the timeline page begins where it begins for a new account. Elsewhere, on Home. */
	readonly isNew?: boolean;
	/** The language; the browser's where it is left out. */
	readonly language?: string;
}

/** What a browser holds in which people are signed in on the page that the first one's server serves. */
export function storageOf(origin: string, person: Person | null, options: StorageOptions = {}): StorageState {
	const people = [...(person ? [person] : []), ...(options.others ?? [])].map(storedAccount);
	const values: Record<string, unknown> = {
		base: { deckIntroduced: true, tips: ALL_HIDDEN, ...options.base },
		...(people.length > 0 ? { accounts: people } : {}),
		...(person ? { account: people[0] } : {}),
		...(person && options.isNew !== true ? { [ownSettings(person)]: { tl: HOME_TAB } } : {}),
	};
	const localStorage = Object.entries(values).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
	if (options.language !== undefined) localStorage.push({ name: 'lang', value: options.language });
	return { cookies: [], origins: [{ origin, localStorage }] };
}

function storedAccount({ origin, id, username, token }: Person): object {
	return { origin, host: new URL(origin).host, id, username, name: null, avatarUrl: null, token };
}
