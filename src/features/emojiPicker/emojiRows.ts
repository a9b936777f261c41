import type { Choice } from './EmojiGrid';
import type { EmojiSection } from './EmojiSection';

/** A row of emojis of one section. */
export interface EmojiRow {
	readonly sectionId: string;
	/** The section's name, on its first row. */
	readonly label: string | undefined;
	readonly choices: readonly Choice[];
}

interface EmojiRows {
	readonly rows: readonly EmojiRow[];
	/** The number of rows of each section. */
	readonly counts: number[];
}

/**
 * The emojis of all sections in rows.
 * @param columns emojis per row
 */
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
