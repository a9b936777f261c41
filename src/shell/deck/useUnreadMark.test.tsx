// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Feed } from '@/stores/feeds/Feed';
import { item } from '@/stores/feeds/feedEntries';
import { columnView } from './columnView';
import { useUnreadMark } from './useUnreadMark';

const listeners = new Set<() => void>();
const feed = {
	state: { entries: [item('n1')], queued: 0 },
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

afterEach(() => columnView.setState({ shown: new Set(), unread: {} }));

it('counts what comes while the column is out of view, until it is looked at', () => {
	const { unmount } = renderHook(() => useUnreadMark('home', null, feed as unknown as Feed));
	show('home');
	arrive('n2');
	expect(unread()).toBeUndefined();
	show('local');
	arrive('n3');
	arrive('n4');
	expect(unread()).toBe(2);
	show('home');
	expect(unread()).toBeUndefined();
	show('local');
	arrive('n5');
	unmount();
	expect(unread()).toBeUndefined();
	expect(listeners.size).toBe(0);
});
