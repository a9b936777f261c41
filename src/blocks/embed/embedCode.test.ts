import { expect, it } from 'vitest';
import { DEFAULT_EMBED, embedAddress, embedCode } from './embedCode';

const ORIGIN = 'https://home.example';
const NOTE = { kind: 'notes', id: 'n1' } as const;

it('names only what differs from what a frame is anyway', () => {
	expect(embedAddress(ORIGIN, NOTE, DEFAULT_EMBED)).toBe('https://home.example/embed/notes/n1');
	expect(embedAddress(ORIGIN, NOTE, { colorMode: 'dark', isRounded: false, hasBorder: false })).toBe(
		'https://home.example/embed/notes/n1?colorMode=dark&rounded=false&border=false',
	);
});

it('lets long clips scroll', () => {
	const clip = { kind: 'clips', id: 'c1' } as const;
	expect(embedAddress(ORIGIN, clip, DEFAULT_EMBED)).toBe('https://home.example/embed/clips/c1?maxHeight=700');
});

it('gives a frame of 500 by 300, and the script that fits it to its content', () => {
	const code = embedCode(ORIGIN, NOTE, { colorMode: 'light', isRounded: false, hasBorder: true }, 'abc');
	expect(code).toContain('src="https://home.example/embed/notes/n1?colorMode=light&amp;rounded=false"');
	expect(code).toContain('max-width: 500px; height: 300px');
	expect(code).toContain('data-misskey-embed-id="v1_abc"');
	expect(code).toContain('<script defer src="https://home.example/embed.js"></script>');
});
