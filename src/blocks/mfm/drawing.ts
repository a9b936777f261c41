import type { MfmElement, MfmTree } from '@workers/mfm/mfm.protocol';
import type { ReactNode } from 'react';
import type { EmojiOrigin, EmojiStyle } from '../emoji/emojiSources';
import type { Navigation } from '../navigation/NavigationContext';

/** What the drawing of one text knows; the functions hand a changed copy to their children. */
export interface Drawing extends EmojiOrigin {
	readonly navigation: Navigation;
	readonly emojiStyle: EmojiStyle;
	/** Data saver: mentions come without their pictures. */
	readonly savesAvatars: boolean;
	/** A cat speaks: what is plain text is spoken its way. */
	readonly isCat: boolean;
	/** How many times larger than the note's text the letters are here. */
	readonly size: number;
	/** Shared by the whole text: how much may still move, and how much would. */
	readonly motion: { left: number; wanted: number };
	/** Shared by the whole text: how many filters it may still have. */
	readonly filters: { left: number };
	/** Set apart, so that nodes and functions can be tables that know nothing of each other. */
	draw(tree: MfmTree, drawing: Drawing): ReactNode;
}

export type NodeOf<Type extends MfmElement['type']> = Extract<MfmElement, { type: Type }>;

/** From here on, custom emojis come in their original size (rules/markup#parameters). */
export const ORIGINAL_SIZE_FROM = 2.5;
/** Nested x2, x3 and x4 multiply up to this. */
export const MAX_SIZE = 6;
/** Of one text. The compositor takes each for a surface of its own; what comes after is blurred more simply. */
export const MAX_FILTERS = 10;
