import { ALL_HIDDEN } from '@/domain/server/tips';
import { timelineChoice } from '@/features/timeline/timelineSettings';
import { tutorialSetting } from '@/features/tutorial/tutorialSetting';
import { earlierLookedFor } from '@/stores/preferences/profiles/backupSettings';
import type { Person } from './Home';

const HOME_TAB = { ...timelineChoice.default, src: 'home' };

/** The storage key of an account's settings on this device. */
const ownSettings = ({ origin, id }: Person) => `base:deviceAccount:${new URL(origin).host}/${id}`;

/** Texts by their keys in local storage. */
export type Stored = readonly (readonly [name: string, value: string])[];

export interface StorageOptions {
	/** Further accounts of the device. */
	readonly others?: readonly Person[];
	/** Base settings that differ from those of a user who has seen the introduction and all tips, without widgets. */
	readonly base?: Record<string, unknown>;
	/** Without a chosen timeline, as for a new account. By default it is Home. */
	readonly isNew?: boolean;
	/** What is stored of the tutorial: empty if its offer was never answered. By default it was skipped. */
	readonly tutorial?: object;
	/** The language; by default the browser's. */
	readonly language?: string;
}

/** The local storage of a browser in which these users are signed in, on the page of the first one's server. */
export function storageOf(person: Person | null, options: StorageOptions = {}): Stored {
	const people = [...(person ? [person] : []), ...(options.others ?? [])].map(storedAccount);
	const values: Record<string, unknown> = {
		base: { deckIntroduced: true, tips: ALL_HIDDEN, sideWidgets: false, ...options.base },
		...(people.length > 0 ? { accounts: people } : {}),
		...(person ? { account: people[0] } : {}),
		...(person && {
			[ownSettings(person)]: {
				...(options.isNew !== true && { tl: HOME_TAB, [earlierLookedFor.key]: true }),
				[tutorialSetting.key]: options.tutorial ?? { state: 'ended' },
			},
		}),
	};
	const stored = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)] as const);
	return options.language === undefined ? stored : [...stored, ['lang', options.language]];
}

function storedAccount({ origin, id, username, token }: Person): object {
	return { origin, host: new URL(origin).host, id, username, name: null, avatarUrl: null, token };
}
