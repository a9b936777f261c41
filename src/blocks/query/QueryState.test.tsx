// @vitest-environment bundled-happy-dom
import { notifyManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '@/api/ApiError';
import { changeThing, fetchThing, refreshThing } from '@/stores/queries/cachedThings';
import { defineThing } from '@/stores/queries/Query';
import { queryClient } from '@/stores/queryClient';
import { QueryState } from './QueryState';
import { useThing } from './useThing';

const ask = vi.fn<(id: string) => Promise<string>>();
const boatQuery = defineThing({ name: 'boat', lifetime: 'changing', fetch: (_session, id: string) => ask(id) });

function Boat({ id }: { id: string }) {
	const query = useThing(boatQuery, id);
	return (
		<QueryState
			query={query}
			loading={<p>wait</p>}
			gone={{ icon: 'search', title: 'No such boat' }}
			refused={{ icon: 'lock', title: 'Not for you' }}
		>
			{name => <p>the {name}</p>}
		</QueryState>
	);
}

const settle = () =>
	act(async () => {
		await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
		// After all pending notifications of the cache.
		await new Promise<void>(resolve => notifyManager.schedule(resolve));
	});
const refusal = (code: string, status = 400) => new ApiError('notes/show', status, { code });

let session: ReturnType<typeof testSession>;
const show = () => renderInSession(<Boat id="a" />, { session });

beforeEach(() => {
	session = testSession();
	queryClient.clear();
	queryClient.setDefaultOptions({ queries: { retry: false } });
	ask.mockReset().mockResolvedValue('Heron');
});
afterEach(cleanup);

describe('something that is asked for', () => {
	it('shows once it has come', async () => {
		show();
		expect(screen.getByText('wait')).toBeDefined();
		await settle();
		expect(screen.getByText('the Heron')).toBeDefined();
		expect(ask).toHaveBeenCalledWith('a');
	});

	it.each([
		['NO_SUCH_NOTE', 'No such boat'],
		['ACCESS_DENIED', 'Not for you'],
	])('says of %s what it means in its place', async (code, said) => {
		ask.mockRejectedValue(refusal(code));
		show();
		await settle();
		expect(screen.getByText(said)).toBeDefined();
		expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
	});

	it('can be asked for again where it failed', async () => {
		ask.mockRejectedValueOnce(refusal('INTERNAL_ERROR', 500));
		show();
		await settle();
		fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
		await settle();
		expect(screen.getByText('the Heron')).toBeDefined();
	});

	it.each([
		['there where the connection is lost', new NetworkError('notes/show', 'gone'), 'the Heron'],
		['there where the server fails', refusal('INTERNAL_ERROR', 500), 'the Heron'],
		['nowhere once it is gone', refusal('NO_SUCH_NOTE'), 'No such boat'],
	])('is %s when it is asked for again', async (_, error, said) => {
		show();
		await settle();
		ask.mockRejectedValue(error);
		refreshThing(session, boatQuery, 'a');
		await settle();
		expect(ask).toHaveBeenCalledTimes(2);
		expect(screen.getByText(said)).toBeDefined();
	});

	it('shows what was changed meanwhile, and is kept for the next who shows it', async () => {
		changeThing(session, boatQuery, 'a', name => `${name} II`);
		expect(ask).not.toHaveBeenCalled();
		await fetchThing(session, boatQuery, 'a');
		show();
		expect(screen.getByText('the Heron')).toBeDefined();
		await settle();
		act(() => changeThing(session, boatQuery, 'a', name => `${name} II`));
		await settle();
		expect(screen.getByText('the Heron II')).toBeDefined();
		expect(screen.queryByText('wait')).toBeNull();
	});
});
