import { expect, it } from 'vitest';
import { initialStatusBar, readStatusBar, writeStatusBar } from './StatusBar';

it('reads what another client stored, with defaults for what is missing or malformed', () => {
	const read = readStatusBar({
		type: 'rss',
		name: 3,
		size: 'gigantic',
		black: 'yes',
		props: { url: 'https://a.example/feed', display: 'other', marqueeReverse: true },
	});
	expect(read).toEqual({
		...initialStatusBar('rss'),
		url: 'https://a.example/feed',
		marqueeReverse: true,
	});
	expect(readStatusBar({ type: 'userList', props: [] })).toMatchObject({ display: 'oneByOne', refreshIntervalSec: 30 });
});

it.each([
	[0, 60],
	[-5, 60],
	[61.5, 61.5],
	[1e9, 3600],
	[Number.NaN, 180],
	['300', 180],
])('asks for a feed again after %j seconds: %j', (refreshIntervalSec, seconds) => {
	expect(readStatusBar({ type: 'rss', props: { refreshIntervalSec } })?.refreshIntervalSec).toBe(seconds);
});

it('knows no other types', () => {
	for (const type of [null, undefined, 'weather', 'toString']) expect(readStatusBar({ type })).toBeNull();
});

it('writes the options of the type, and keeps what it does not know', () => {
	const stored = { id: 'a', type: 'federation', pinned: true, props: { font: 'serif', marqueeDuration: 20 } };
	const bar = readStatusBar(stored);
	const written = bar && writeStatusBar(stored, { ...bar, name: 'Sea', colored: true });
	expect(written).toMatchObject({ id: 'a', pinned: true, name: 'Sea', props: { font: 'serif', marqueeDuration: 20 } });
	expect(Object.keys(written?.props ?? {}).sort()).toEqual(
		['colored', 'display', 'font', 'itemSec', 'marqueeDuration', 'marqueeReverse', 'refreshIntervalSec'].sort(),
	);
	expect(written && readStatusBar(written)).toEqual({ ...bar, name: 'Sea', colored: true });
});
