import { expect, it } from 'vitest';
import { emojiRows } from './emojiRows';

const section = (label: string, count: number) => ({
	id: label.toLowerCase(),
	label,
	mark: 'emoji' as const,
	choices: Array.from({ length: count }, (_, index) => ({
		emoji: `${label} ${index}`,
		name: '',
		words: [],
		url: null,
	})),
});

it('stand in rows, and no row holds emojis of two sections', () => {
	const { rows, counts } = emojiRows([section('Faces', 5), section('Flags', 2)], 2);
	expect(counts).toEqual([3, 1]);
	expect(rows.map(({ sectionId, label, choices }) => [sectionId, label, choices.length])).toEqual([
		['faces', 'Faces', 2],
		['faces', undefined, 2],
		['faces', undefined, 1],
		['flags', 'Flags', 2],
	]);
});
