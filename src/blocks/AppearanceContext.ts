import { createContext, useContext } from 'react';

/** The reader's choices that the drawing of notes depends on, with the defaults of spec 1 §3. Give a stable object. */
export interface Appearance {
	readonly emojiStyle: 'twemoji' | 'fluent' | 'native';
	/** Sensitive media: covered as flagged, always, or never. */
	readonly nsfw: 'respect' | 'force' | 'ignore';
	readonly instanceTicker: 'none' | 'remote' | 'always';
	readonly collapseRenotes: boolean;
	/** How times are shown: `2m`, the date, or both. */
	readonly timeDisplay: 'relative' | 'absolute' | 'detail';
	readonly mediaListWithOneImageAppearance: 'expand' | '16_9' | '1_1' | '2_3';
	readonly reactionsDisplaySize: 'small' | 'medium' | 'large';
	/** Whether uncovering what is flagged sensitive is asked about. */
	readonly confirmsRevealing: boolean;
	/** Emojis that the reader does not want to see: `❤`, `:name:`, `:name@host:`. */
	readonly mutedEmojis: ReadonlySet<string>;
	/** Data saver: media only when asked for. */
	readonly savesMedia: boolean;
	/** Data saver: drawn initials instead of avatars. */
	readonly savesAvatars: boolean;
	/** Data saver: code only when asked for. */
	readonly savesCode: boolean;
	/** Data saver: link previews without their pictures. */
	readonly savesPreviews: boolean;
}

export const defaultAppearance: Appearance = {
	emojiStyle: 'twemoji',
	nsfw: 'respect',
	instanceTicker: 'remote',
	collapseRenotes: true,
	timeDisplay: 'relative',
	mediaListWithOneImageAppearance: 'expand',
	reactionsDisplaySize: 'medium',
	confirmsRevealing: false,
	mutedEmojis: new Set(),
	savesMedia: false,
	savesAvatars: false,
	savesCode: false,
	savesPreviews: false,
};

export const AppearanceContext = createContext<Appearance>(defaultAppearance);

export function useAppearance(): Appearance {
	return useContext(AppearanceContext);
}
