import { describe, expect, it } from 'vitest';
import { type DeviceKind, deviceKindOf } from './deviceKind';

const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const pixel = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const galaxyTab = 'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

describe('deviceKindOf', () => {
	it.each<[string, string, number, number, DeviceKind]>([
		['a wide desktop window', desktop, 1280, 0, 'desktop'],
		['a desktop window just above the breakpoint', desktop, 701, 0, 'desktop'],
		['a desktop window at the breakpoint', desktop, 700, 0, 'mobile'],
		['a phone', iphone, 390, 5, 'mobile'],
		['a phone on its side', pixel, 915, 5, 'mobile'],
		['an Android tablet', galaxyTab, 1280, 10, 'tablet'],
		['an iPad, which says it is a Mac', mac, 1024, 5, 'tablet'],
		['a Mac', mac, 1440, 0, 'desktop'],
		['a tablet in a narrow split view', galaxyTab, 500, 10, 'mobile'],
	])('%s', (_, userAgent, width, touchPoints, kind) => {
		expect(deviceKindOf({ userAgent, width, touchPoints })).toBe(kind);
	});
});
