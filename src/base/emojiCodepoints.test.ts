import { readdirSync } from 'node:fs';
import emojis from '@misskey-dev/emoji-data/emojilist.json';
import { expect, it } from 'vitest';
import { emojiCodepoints } from './emojiCodepoints';

it.each([
	['👍', '1f44d'],
	['❤️', '2764'],
	['1️⃣', '31-20e3'],
	['👩‍🚀', '1f469-200d-1f680'],
	['🏳️‍🌈', '1f3f3-fe0f-200d-1f308'],
	['🇯🇵', '1f1ef-1f1f5'],
])('names %s', (char, expected) => {
	expect(emojiCodepoints(char)).toBe(expected);
});

it('has a picture for every emoji of the list', () => {
	const files = new Set(readdirSync('node_modules/@misskey-dev/emoji-assets/built/twemoji'));
	const missing = emojis.map(([char]) => char).filter(char => !files.has(`${emojiCodepoints(char)}.svg`));
	// twemoji names its file without the selectors of the sequence; it is shown by the system's font.
	expect(missing).toEqual(['👁️‍🗨️']);
});
