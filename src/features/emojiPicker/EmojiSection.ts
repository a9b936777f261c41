import type { IconName } from '@/ui/icon/Icon';
import type { Choice } from './EmojiGrid';

/** A part of the picker with a heading, and a mark in the bar that leads to it. */
export interface EmojiSection {
	readonly id: string;
	readonly label: string;
	/** What stands for it in the bar. */
	readonly mark: IconName | Choice;
	readonly choices: readonly Choice[];
}
