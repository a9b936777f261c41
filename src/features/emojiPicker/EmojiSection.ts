import type { IconName } from '@/ui/icon/Icon';
import type { Choice } from './EmojiGrid';

/** A section of the picker, with a heading and a mark in the bar. */
export interface EmojiSection {
	readonly id: string;
	readonly label: string;
	/** Its mark in the bar. */
	readonly mark: IconName | Choice;
	readonly choices: readonly Choice[];
}
