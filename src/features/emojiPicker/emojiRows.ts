import type { Choice } from './EmojiGrid';
import type { EmojiSection } from './EmojiSection';

/** Emojis of one section that stand beside each other. */
export interface EmojiRow {
	readonly sectionId: string;
	/** Of the section, on its first row. */
	readonly label: string | undefined;
	readonly choices: readonly Choice[];
}

interface EmojiRows {
	readonly rows: readonly EmojiRow[];
	/** How many rows each section has. */
	readonly counts: number[];
}

/** The emojis of all sections in rows. @param columns how many stand beside each other */
export function emojiRows(sections: readonly EmojiSection[], columns: number): EmojiRows {
	const rowsOf = ({ id, label, choices }: EmojiSection) =>
		Array.from({ length: Math.ceil(choices.length / columns) }, (_, row) => ({
			sectionId: id,
			label: row === 0 ? label : undefined,
			choices: choices.slice(row * columns, (row + 1) * columns),
		}));
	const bySection = sections.map(rowsOf);
	return { rows: bySection.flat(), counts: bySection.map(rows => rows.length) };
}
