import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '@/api/ApiError';
import { testSession } from '../../../tests/factories/renderInSession';
import { queryClient } from '../queryClient';
import { refetchWhenBack } from './refetchWhenBack';

afterEach(() => queryClient.clear());

/** Once what comes back could have been asked for: it imports the cache first. */
async function acted(): Promise<void> {
	await import('../queryClient');
	await Promise.resolve();
}

async function shown(session: string, error: Error | null) {
	const queryKey = [session, 'notes/show'];
	const queryFn = vi.fn(async () => 'new');
	queryClient.setQueryData(queryKey, 'old');
	if (error) {
		queryFn.mockRejectedValueOnce(error);
		await queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0, retry: false }).catch(() => {});
	}
	const observer = new QueryObserver(queryClient, {
		queryKey,
		queryFn,
		staleTime: Number.POSITIVE_INFINITY,
		refetchOnMount: false,
	});
	observer.subscribe(() => {});
	queryFn.mockClear();
	return queryFn;
}

it('reads again what is shown and could not be read anew, of this server alone', async () => {
	const session = testSession();
	refetchWhenBack(session);
	const lost = new NetworkError('notes/show', new TypeError('Failed to fetch'));
	const queries = {
		lost: await shown(session.key, lost),
		elsewhere: await shown('other/me', lost),
	};
	session.reachability.events.emit('back', undefined);
	await acted();
	expect(queries.lost).toHaveBeenCalledTimes(1);
	expect(queries.elsewhere).not.toHaveBeenCalled();
});

it('leaves alone what could be read, and what the server refused', async () => {
	const session = testSession();
	refetchWhenBack(session);
	const query = await shown(session.key, new ApiError('notes/show', 400, { code: 'NO_SUCH_NOTE' }));
	session.reachability.events.emit('back', undefined);
	await acted();
	expect(query).not.toHaveBeenCalled();
});

it('leaves a further page that failed to its list', async () => {
	const session = testSession();
	refetchWhenBack(session);
	const queryFn = vi.fn(async ({ pageParam }: { pageParam: number }) => pageParam);
	const observer = new InfiniteQueryObserver(queryClient, {
		queryKey: [session.key, 'notes/reactions'],
		queryFn,
		initialPageParam: 1,
		getNextPageParam: (last: number) => last + 1,
		retry: false,
	});
	observer.subscribe(() => {});
	await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
	queryFn.mockRejectedValueOnce(new NetworkError('notes/reactions', new TypeError('Failed to fetch')));
	await observer.fetchNextPage();
	session.reachability.events.emit('back', undefined);
	await acted();
	expect(queryFn).toHaveBeenCalledTimes(2);
});
