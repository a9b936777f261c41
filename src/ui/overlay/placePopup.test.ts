import { describe, expect, it } from 'vitest';
import { placePopup } from './placePopup';

const base = {
	anchor: { left: 100, top: 100, width: 30, height: 30 },
	size: { width: 200, height: 300 },
	window: { width: 1280, height: 800 },
	side: 'below' as const,
	margin: 16,
	gap: 4,
};

describe('placePopup', () => {
	it('stands below its anchor, aligned with it', () => {
		expect(placePopup(base)).toMatchObject({ left: 100, top: 134, origin: 'left top' });
	});

	it('goes above when there is no room below', () => {
		expect(placePopup({ ...base, anchor: { ...base.anchor, top: 700 } })).toMatchObject({
			top: 396,
			origin: 'left bottom',
		});
	});

	it('keeps 16 px from every edge', () => {
		expect(placePopup({ ...base, anchor: { ...base.anchor, left: 1250 } }).left).toBe(1280 - 16 - 200);
		expect(placePopup({ ...base, anchor: { ...base.anchor, left: 0 } }).left).toBe(16);
	});

	it('takes the roomier side and scrolls when it fits on neither', () => {
		const place = placePopup({ ...base, size: { width: 200, height: 2000 }, anchor: { ...base.anchor, top: 200 } });
		expect(place).toMatchObject({ top: 234, maxHeight: 800 - 16 - 234 });
	});

	it('is as in a mirror where one writes from right to left', () => {
		const mirrored = { ...base, isRightToLeft: true, anchor: { ...base.anchor, left: 600 } };
		expect(placePopup(mirrored)).toMatchObject({ left: 430, top: 134, origin: 'right top' });
		expect(placePopup({ ...mirrored, side: 'after' })).toMatchObject({ left: 396, origin: 'right top' });
		const atEnd = { ...base.anchor, left: 100 };
		expect(placePopup({ ...mirrored, side: 'after', anchor: atEnd })).toMatchObject({ left: 134, origin: 'left top' });
	});

	it('puts a submenu after its item, or before it at the window’s end', () => {
		expect(placePopup({ ...base, side: 'after' })).toMatchObject({ left: 134, top: 100 });
		expect(placePopup({ ...base, side: 'after', anchor: { ...base.anchor, left: 1100 } }).left).toBe(896);
		expect(placePopup({ ...base, side: 'after', anchor: { ...base.anchor, top: 700 } }).top).toBe(484);
	});
});
