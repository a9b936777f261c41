// @vitest-environment bundled-happy-dom

import { act, renderHook } from '@testing-library/react';
import { testSession } from '@tests/factories/renderInSession';
import { seenNote } from '@tests/factories/seenNote';
import { seenClient } from '@workers/seen/seen.client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSeenQuery } from '@/domain/seen/seenQuery';
import * as sessions from '@/stores/session/sessions';
import { useSeenResults } from './useSeenResults';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

it('adds what was read meanwhile, however far down in what shows', async () => {
	const session = testSession();
	vi.spyOn(sessions, 'sessionByKey').mockReturnValue(session);
	let changed = () => {};
	vi.spyOn(seenClient, 'subscribe').mockImplementation(listener => {
		changed = listener;
		return () => {};
	});
	const times = Array.from({ length: 40 }, (_, index) => 100 - 2 * index);
	vi.spyOn(seenClient, 'search').mockImplementation(async ({ after, limit }) => {
		const left = times.filter(at => after === null || at < after.at).sort((one, other) => other - one);
		const hits = left.slice(0, limit).map(at => ({ account: session.key, note: seenNote({ id: `n${at}`, at }) }));
		const last = hits.at(-1)?.note;
		return { hits, next: left.length > limit && last ? { at: last.at, id: last.id } : null };
	});
	const { query } = readSeenQuery('tide', 0);
	const accounts = [session.key];
	const { result } = renderHook(() => useSeenResults(query, accounts));
	const settled = () => act(() => vi.advanceTimersByTimeAsync(1_500));
	const shown = () => result.current.rows.map(({ note }) => note.at);
	await settled();
	expect(shown()).toEqual(times.slice(0, 8));
	act(() => result.current.loadMore());
	await settled();
	expect(shown()).toEqual(times.slice(0, 20));
	times.push(71, 31);
	changed();
	await settled();
	expect(shown()).toContain(71);
	expect(shown()[0]).toBe(100);
	act(() => result.current.loadMore());
	await settled();
	act(() => result.current.loadMore());
	await settled();
	times.push(23);
	changed();
	await settled();
	expect(shown()).toEqual(times.toSorted((one, other) => other - one));
});
