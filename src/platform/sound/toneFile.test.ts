import { FakeSpeakers } from '@tests/factories/FakeSpeakers';
import { afterEach, expect, it, vi } from 'vitest';
import { toneFile } from './toneFile';

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

it('makes a file that says how long it is, and what its samples are', async () => {
	FakeSpeakers.install();
	const file = await toneFile([{ at: 0, length: 40, hz: 440, wave: 'sine', gain: 1 }], 1);
	expect(file.type).toBe('audio/wav');
	const view = new DataView(await file.arrayBuffer());
	const word = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map(by => view.getUint8(at + by)));
	expect([word(0), word(8), word(12), word(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data']);
	expect(view.getUint32(4, true)).toBe(view.byteLength - 8);
	expect(view.getUint32(40, true)).toBe(view.byteLength - 44);
	// One channel of 16 bits, 44,100 times a second.
	expect([view.getUint16(20, true), view.getUint16(22, true), view.getUint32(24, true)]).toEqual([1, 1, 44_100]);
	expect([view.getUint32(28, true), view.getUint16(32, true), view.getUint16(34, true)]).toEqual([88_200, 2, 16]);
});

it('keeps samples within what they can be', async () => {
	FakeSpeakers.install();
	FakeSpeakers.samples = [0, 0.5, -0.5, 2, -2];
	const file = await toneFile([{ at: 0, length: 40, hz: 440, wave: 'sine', gain: 1 }], 1);
	const samples = new Int16Array((await file.arrayBuffer()).slice(44));
	expect([...samples]).toEqual([0, 16_383, -16_383, 32_767, -32_767]);
});
