import { expect, it } from 'vitest';
import { areReady, isTypeAllowed, overallProgress, type UploadItem, uploadedPercent } from './UploadItem';

const item = (part: Partial<UploadItem> = {}): UploadItem => ({
	...{ id: 'a', name: 'sea.jpg', file: new File(['12345'], 'sea.jpg'), folderId: null, state: 'ready' },
	...{ isSensitive: false, caption: null, compressionLevel: 2, watermarkPresetId: null, effects: [] },
	...{ progress: null, prepared: null, warning: null, preview: null, error: null },
	...part,
});

it('lets a note be posted with no uploads, or with ready ones', () => {
	expect(areReady([])).toBe(true);
	expect(areReady([item(), item()])).toBe(true);
	for (const state of ['queued', 'preparing', 'uploading', 'failed', 'aborted'] as const)
		expect(areReady([item(), item({ state })])).toBe(false);
});

it('counts progress by what really goes up', () => {
	const half = item({ prepared: { blob: new Blob(['12']), name: 'sea.webp' }, progress: { max: 10, value: 5 } });
	expect(overallProgress([half, item()])).toEqual({ max: 7, value: 1 });
	expect(overallProgress([])).toEqual({ max: 0, value: 0 });
});

it('never goes back as files of a run arrive', () => {
	const five = item();
	const half = { max: 10, value: 5 };
	expect(uploadedPercent([five, five], 10)).toBe(0);
	expect(uploadedPercent([item({ progress: half }), five], 10)).toBe(25);
	expect(uploadedPercent([five], 10)).toBe(50);
	expect(uploadedPercent([item({ progress: half })], 10)).toBe(75);
	expect(uploadedPercent([], 10)).toBe(100);
	expect(uploadedPercent([], 0)).toBe(0);
});

it.each([
	['image/png', ['image/*'], true],
	['image/png', ['text/plain', 'IMAGE/PNG '], true],
	['image/png', ['*/*'], true],
	['image/png', ['*'], true],
	['image/png', [], true],
	['image/png', ['text/plain', 'video/*'], false],
	['imagex/png', ['image/*'], false],
])('knows whether %s is among %j: %s', (type, allowed, expected) => {
	expect(isTypeAllowed(type, allowed)).toBe(expected);
});
