import { expect, it } from 'vitest';
import { DEFAULT_EMBED, embedAddress, embedCode } from './embedCode';

const ORIGIN = 'https://home.example';

it('names only what differs from what a frame is anyway', () => {
	expect(embedAddress(ORIGIN, 'n1', DEFAULT_EMBED)).toBe('https://home.example/embed/notes/n1');
	expect(embedAddress(ORIGIN, 'n1', { colorMode: 'dark', isRounded: false, hasBorder: false })).toBe(
		'https://home.example/embed/notes/n1?colorMode=dark&rounded=false&border=false',
	);
});

it('gives a frame of 500 by 300, and the script that fits it to its content', () => {
	const code = embedCode(ORIGIN, 'n1', { colorMode: 'light', isRounded: false, hasBorder: true }, 'abc');
	expect(code).toContain('src="https://home.example/embed/notes/n1?colorMode=light&amp;rounded=false"');
	expect(code).toContain('max-width: 500px; height: 300px');
	expect(code).toContain('data-misskey-embed-id="v1_abc"');
	expect(code).toContain('<script defer src="https://home.example/embed.js"></script>');
});
