// @vitest-environment bundled-happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { answerCalls } from '@tests/factories/answerCalls';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '@/api/ApiError';
import { changeCollection } from '@/stores/collections';
import { queryClient } from '@/stores/queryClient';
import { listField } from './ListChoice';

beforeEach(() => {
	vi.useFakeTimers();
	queryClient.clear();
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

/** Longer than a request without a connection is tried again. */
const TRIES_MS = 30_000;
const GONE = 'A list that isn’t here any more';

async function show(answer: () => unknown) {
	const session = testSession();
	answerCalls(session.api, answer);
	renderInSession(listField()({ value: 'crew', onChange: () => {}, error: undefined }), { session });
	await act(() => vi.advanceTimersByTimeAsync(TRIES_MS));
}

it('says that the chosen list is gone if it is not among those of the account', async () => {
	await show(() => [{ id: 'other', name: 'Others' }]);
	expect(screen.getByRole('option', { name: GONE })).toBeTruthy();
});

it('does not say so where the lists could not be read', async () => {
	await show(() => {
		throw new NetworkError('users/lists/list', 'offline');
	});
	expect(screen.queryByRole('option', { name: GONE })).toBeNull();
});

it('calls a list as it is called by now, whenever the settings are opened', async () => {
	const session = testSession();
	answerCalls(session.api, () => [{ id: 'others', name: 'Others' }]);
	const open = async () => {
		renderInSession(listField()({ value: '', onChange: () => {}, error: undefined }), { session });
		await act(() => vi.advanceTimersByTimeAsync(0));
	};
	await open();
	cleanup();
	changeCollection(session, 'lists', all => all.map(list => ({ ...list, name: `${list.name} renamed` })));
	await open();
	expect(screen.getByRole('option', { name: 'Others renamed' })).toBeTruthy();
});
