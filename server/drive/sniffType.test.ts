import { describe, expect, it } from 'vitest';
import { isTypeAmong, sniffType } from './sniffType';

const latin = (text: string) => Buffer.from(text, 'latin1');

describe('sniffType', () => {
	it.each([
		['\x89PNG\r\n\x1a\nrest', 'image/png'],
		['RIFF\x00\x00\x00\x00WEBPVP8 ', 'image/webp'],
		['RIFF\x00\x00\x00\x00WAVEfmt ', 'audio/wav'],
		['\x00\x00\x00\x20ftypisom', 'video/mp4'],
		['\x00\x00\x00\x20ftypavif', 'image/avif'],
		['OggS\x00\x02vorbis', 'audio/ogg'],
		['\x1a\x45\xdf\xa3....webm', 'video/webm'],
		['\xff\xfb\x90\x00', 'audio/mpeg'],
		['MZ\x90\x00', 'application/x-msdownload'],
		['\x00\x01\x02\x03', 'application/octet-stream'],
	])('knows %j', (bytes, type) => {
		expect(sniffType(latin(bytes))).toBe(type);
	});

	it('takes markup that claims to be a picture for what it is', () => {
		expect(sniffType(Buffer.from('<script>alert(1)</script>'))).toBe('text/plain');
		expect(sniffType(Buffer.from('<?xml version="1.0"?>\n<svg xmlns="…"/>'))).toBe('image/svg+xml');
		expect(sniffType(Buffer.from('{"a":1}'))).toBe('application/json');
	});

	it('does not stumble over a character cut in half', () => {
		expect(sniffType(Buffer.from('港'.repeat(3)).subarray(0, 8))).toBe('text/plain');
	});
});

describe('isTypeAmong', () => {
	it('understands groups', () => {
		expect(isTypeAmong('image/png', ['text/plain', 'image/*'])).toBe(true);
		expect(isTypeAmong('application/x-msdownload', ['text/plain', 'image/*'])).toBe(false);
	});
});
