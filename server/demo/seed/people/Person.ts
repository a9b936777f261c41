import type { Avatar } from '../draw/avatars/drawAvatar';
import type { PaletteName } from '../draw/palettes';
import type { Subject } from '../draw/pictures';
import type { SceneName } from '../draw/scenes/scenes';

export type Language = 'en' | 'ja' | 'de' | 'fr' | 'es' | 'pt' | 'ko' | 'zh' | 'it' | 'nl' | 'ru' | 'ar' | 'fi';

/** What somebody tends to write about; the corpora are sorted by it. */
export type Topic =
	| 'sea'
	| 'town'
	| 'food'
	| 'garden'
	| 'code'
	| 'craft'
	| 'books'
	| 'music'
	| 'sky'
	| 'travel'
	| 'animals'
	| 'art'
	| 'daily'
	| 'games';

/** Somebody who lives in the demo world. */
export interface Person {
	username: string;
	/** Their server, for the people of the two invented ones. */
	host?: string;
	name: string;
	bio: string;
	location?: string;
	/** `MM-DD`; the year is made up. */
	birthday?: string;
	fields?: readonly (readonly [name: string, value: string])[];
	/** What they write in, mostly the first. */
	languages: readonly [Language, ...Language[]];
	topics: readonly [Topic, ...Topic[]];
	/** What they take or draw pictures of. */
	pictures: readonly Subject[];
	avatar: Avatar;
	banner: readonly [scene: SceneName, palette: PaletteName];
	/** How much they write, compared with others (1). */
	activity: number;
	isBot?: boolean;
	isCat?: boolean;
	isLocked?: boolean;
}
