import type { BrowserContextOptions } from '@playwright/test';
import { ALL_HIDDEN } from '@/domain/tips';
import type { Person } from './Home';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export interface StorageOptions {
	/** Further accounts of the device, beside the one whose page it is. */
	readonly others?: readonly Person[];
	/** Settings of the device that differ from what a person finds who has seen the introduction and all tips. */
	readonly base?: Record<string, unknown>;
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
	};
	const localStorage = Object.entries(values).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
	if (options.language !== undefined) localStorage.push({ name: 'lang', value: options.language });
	return { cookies: [], origins: [{ origin, localStorage }] };
}

function storedAccount({ origin, id, username, token }: Person): object {
	return { origin, host: new URL(origin).host, id, username, name: null, avatarUrl: null, token };
}
