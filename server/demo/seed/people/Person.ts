import type { Avatar } from '../draw/avatars/drawAvatar';
import type { PaletteName } from '../draw/palettes';
import type { Subject } from '../draw/pictures';
import type { SceneName } from '../draw/scenes/scenes';

export type Language = 'en' | 'ja' | 'de' | 'fr' | 'es' | 'pt' | 'ko' | 'zh' | 'it' | 'nl' | 'ru' | 'ar' | 'fi';

/** What a user tends to write about; the texts are sorted by it. */
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

/** A user of the demo world. */
export interface Person {
	username: string;
	/** The server, for the users of the two invented ones. */
	host?: string;
	name: string;
	bio: string;
	location?: string;
	/** `MM-DD`; the year is made up. */
	birthday?: string;
	fields?: readonly (readonly [name: string, value: string])[];
	/** The languages they write in, mostly the first. */
	languages: readonly [Language, ...Language[]];
	topics: readonly [Topic, ...Topic[]];
	/** The subjects of their pictures. */
	pictures: readonly Subject[];
	avatar: Avatar;
	banner: readonly [scene: SceneName, palette: PaletteName];
	/** How much they post relative to others (1). */
	activity: number;
	isBot?: boolean;
	isCat?: boolean;
	isLocked?: boolean;
}
