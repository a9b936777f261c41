import type { MfmElement, MfmTree } from '@workers/mfm/mfm.protocol';
import type { ReactNode } from 'react';
import type { EmojiOrigin, EmojiStyle } from '../emoji/emojiSources';
import type { Navigation } from '../navigation/NavigationContext';

/** The context for rendering one text; functions pass a changed copy to their children. */
export interface Drawing extends EmojiOrigin {
	readonly navigation: Navigation;
	readonly emojiStyle: EmojiStyle;
	/** With data saver, mentions have no avatars. */
	readonly savesAvatars: boolean;
	/** Whether plain text is nyaized. */
	readonly isCat: boolean;
	/** Size of the letters relative to the note's text. */
	readonly size: number;
	/** Shared by the whole text: how many parts may still move, and how many would. */
	readonly motion: { left: number; wanted: number };
	/** Shared by the whole text: how many filters it may still use. */
	readonly filters: { left: number };
	/** Passed as a function, so that the tables of nodes and functions needn't import each other. */
	draw(tree: MfmTree, drawing: Drawing): ReactNode;
}

export type NodeOf<Type extends MfmElement['type']> = Extract<MfmElement, { type: Type }>;

/** From this size on, custom emojis are loaded in their original size (rules/markup#parameters). */
export const ORIGINAL_SIZE_FROM = 2.5;
/** The limit for nested x2, x3 and x4. */
export const MAX_SIZE = 6;
/** For one text. Each filter is a compositor surface of its own; further ones use a simpler blur. */
export const MAX_FILTERS = 10;
