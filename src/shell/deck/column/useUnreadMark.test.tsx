// @vitest-environment bundled-happy-dom
import { act, renderHook } from '@testing-library/react';
import { type FakeTimeline, numbered, settle, shown, started } from '@tests/factories/FakeTimeline';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Feed } from '@/stores/feeds/Feed';
import { item } from '@/stores/feeds/feedEntries';
import { columnView } from './columnView';
import { useUnreadMark } from './useUnreadMark';

const listeners = new Set<() => void>();
const feed = {
	state: { entries: [item('n1')], queued: 0, heard: 0 },
	subscribe(listener: () => void) {
		listeners.add(listener);
		return () => void listeners.delete(listener);
	},
};
const arrive = (id: string) =>
	act(() => {
		feed.state = { ...feed.state, entries: [item(id), ...feed.state.entries] };
		for (const listener of listeners) listener();
	});
const show = (...ids: string[]) => act(() => columnView.setState({ shown: new Set(ids) }));
const unread = () => columnView.getState().unread.home;

const later = () => act(() => void vi.advanceTimersByTime(500));

beforeEach(() => {
	vi.useFakeTimers();
	feed.state = { entries: [item('n1')], queued: 0, heard: 0 };
});
afterEach(() => {
	columnView.setState({ shown: new Set(), unread: {} });
	vi.useRealTimers();
});

it('counts what comes while the column is out of view, until it is looked at', () => {
	const { unmount } = renderHook(() => useUnreadMark('home', feed as unknown as Feed));
	show('home');
	arrive('n2');
	expect(unread()).toBeUndefined();
	show('local');
	arrive('n3');
	arrive('n4');
	later();
	expect(unread()).toBe(2);
	show('home');
	expect(unread()).toBeUndefined();
	show('local');
	arrive('n5');
	later();
	unmount();
	expect(unread()).toBeUndefined();
	expect(listeners.size).toBe(0);
});

it('draws the marks of a busy stream together, and counts no further than is told', () => {
	renderHook(() => useUnreadMark('home', feed as unknown as Feed));
	show('home');
	show('local');
	const drawn = vi.fn();
	const end = columnView.subscribe(drawn);
	for (let index = 100; index < 140; index++) arrive(`n${index}`);
	later();
	expect(unread()).toBe(40);
	expect(drawn).toHaveBeenCalledOnce();
	for (let index = 140; index < 300; index++) arrive(`n${index}`);
	later();
	expect(unread()).toBe(100);
	arrive('n300');
	later();
	expect(drawn).toHaveBeenCalledTimes(2);
	end();
});

describe.each([
	['the stream tells of', (source: FakeTimeline, count: number) => source.post(count)],
	[
		'it looks for',
		(source: FakeTimeline, count: number) => {
			source.newest += count;
			source.handlers?.poll();
		},
	],
])('a column with notes that %s', (_, come) => {
	it('marks them out of view, lets them wait further down, and keeps the newest 30 at its top', async () => {
		const { feed, source } = await started(100);
		const arriving = (count: number) =>
			act(async () => {
				come(source, count);
				await settle();
			});
		renderHook(() => useUnreadMark('home', feed));
		show('local');
		await arriving(3);
		expect(unread()).toBe(3);
		feed.setAtTop(false);
		await arriving(4);
		expect([unread(), feed.state.queued, shown(feed)[0]]).toEqual([7, 4, 'n103']);
		show('home');
		later();
		expect(unread()).toBe(4);
		act(() => feed.setAtTop(true));
		later();
		expect(unread()).toBeUndefined();
		await arriving(40);
		expect(shown(feed)).toEqual(numbered(147, 118));
	});
});
