import { createContext, useContext } from 'react';

/** The reader's choices that the drawing of notes depends on, with the defaults of spec 1 §3. Give a stable object. */
export interface Appearance {
	readonly emojiStyle: 'twemoji' | 'fluent' | 'native';
	/** Sensitive media: covered as flagged, always, or never. */
	readonly nsfw: 'respect' | 'force' | 'ignore';
	readonly instanceTicker: 'none' | 'remote' | 'always';
	readonly collapseRenotes: boolean;
	readonly mediaListWithOneImageAppearance: 'expand' | '16_9' | '1_1' | '2_3';
	/** Data saver: media only when asked for. */
	readonly savesMedia: boolean;
	/** Data saver: drawn initials instead of avatars. */
	readonly savesAvatars: boolean;
}

export const defaultAppearance: Appearance = {
	emojiStyle: 'twemoji',
	nsfw: 'respect',
	instanceTicker: 'remote',
	collapseRenotes: true,
	mediaListWithOneImageAppearance: 'expand',
	savesMedia: false,
	savesAvatars: false,
};

export const AppearanceContext = createContext<Appearance>(defaultAppearance);

export function useAppearance(): Appearance {
	return useContext(AppearanceContext);
}
