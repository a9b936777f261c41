import { uploadItem } from '@tests/factories/uploadItem';
import { expect, it } from 'vitest';
import { outcomeText, stateText } from './uploadStatus';

const file = new File([new Uint8Array(1_200_000)], 'sea.jpg', { type: 'image/jpeg' });
const prepared = { blob: new Blob([new Uint8Array(310_000)]), name: 'sea.webp' };

it('tells what was measured, and what is drawn on it', () => {
	expect(outcomeText(uploadItem({ file, prepared, watermarkPresetId: 'mine' }))).toMatch(
		/^watermark, 1\.[12] MB → 3\d\d [kK]i?B$/i,
	);
});

it('says that the new size is not known while the picture is worked on', () => {
	for (const state of ['queued', 'preparing'] as const) {
		expect(outcomeText(uploadItem({ file, prepared: null, state }))).toMatch(/MB → …$/);
		expect(outcomeText(uploadItem({ file, prepared: null, state, compressionLevel: 0 }))).toMatch(/MB$/);
	}
});

it('promises nothing of a file that goes up as it is', () => {
	const text = new File(['tides'], 'tides.txt', { type: 'text/plain' });
	expect(outcomeText(uploadItem({ file: text, prepared: null, state: 'preparing' }))).not.toContain('→');
	expect(outcomeText(uploadItem({ file, prepared: null, state: 'failed' }))).not.toContain('→');
	expect(outcomeText(uploadItem({ file, prepared: { blob: file, name: 'sea.jpg' } }))).not.toContain('→');
});

it('says of a file that waits for a rate limit when it goes on', () => {
	const waitsUntil = new Date(2026, 0, 1, 10, 42).getTime();
	expect(stateText(uploadItem({ state: 'uploading', waitsUntil }))).toMatch(/Continues at 10:42/);
	expect(stateText(uploadItem({ state: 'uploading', waitsUntil: null }))).toBe('Uploading: 0%');
});
