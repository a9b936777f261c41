import { file } from '@tests/factories/file';
import { expect, it } from 'vitest';
import { mediaKind, singleRatio } from './mediaKinds';

it.each([
	['image/webp', 'image'],
	['image/svg+xml', 'other'],
	['video/mp4', 'video'],
	['audio/flac', 'audio'],
	['application/pdf', 'other'],
	['text/html', 'other'],
] as const)('shows %s as %s', (type, kind) => {
	expect(mediaKind(file({ type }))).toBe(kind);
});

it('keeps the shape of a picture within bounds', () => {
	expect(singleRatio(file({ width: 400, height: 300 }))).toBeCloseTo(4 / 3);
	expect(singleRatio(file({ width: 10, height: 4000 }))).toBeCloseTo(9 / 16);
	expect(singleRatio(file({ width: 4000, height: 10 }))).toBe(3);
	expect(singleRatio(file({ width: null, height: null }))).toBeCloseTo(4 / 3);
});
