// @vitest-environment bundled-happy-dom
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { renderInSession } from '@tests/factories/renderInSession';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '@/api/ApiError';
import { MoreButton } from './MoreButton';

afterEach(cleanup);

const settle = () => act(() => new Promise(resolve => setTimeout(resolve, 5)));

function Pages({ fetchPage }: { fetchPage: (page: number) => Promise<number> }) {
	const query = useInfiniteQuery({
		queryKey: ['pages'],
		initialPageParam: 1,
		queryFn: ({ pageParam }) => fetchPage(pageParam),
		getNextPageParam: last => last + 1,
	});
	return (
		<>
			{query.data?.pages.map(page => (
				<p key={page}>page {page}</p>
			))}
			<MoreButton query={query} />
		</>
	);
}

async function failing(error: Error) {
	const fetchPage = vi.fn(async (page: number) => page);
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	const { session } = renderInSession(
		<QueryClientProvider client={client}>
			<Pages fetchPage={fetchPage} />
		</QueryClientProvider>,
	);
	const more = await screen.findByRole('button', { name: 'Show more' });
	fetchPage.mockRejectedValueOnce(error);
	act(() => more.click());
	await settle();
	expect(screen.getByText('page 1')).toBeDefined();
	expect(screen.getByText('Couldn’t load the rest.')).toBeDefined();
	expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
	await act(async () => session.reachability.events.emit('back', undefined));
	await settle();
	return fetchPage;
}

it('fetches the page that failed for want of a connection when that is back, and no other', async () => {
	const fetchPage = await failing(new NetworkError('notes/reactions', new TypeError('Failed to fetch')));
	expect(screen.getByText('page 2')).toBeDefined();
	expect(fetchPage.mock.calls).toEqual([[1], [2], [2]]);
	expect(screen.getByRole('button', { name: 'Show more' })).toBeDefined();
});

it('leaves what the server refused to the user', async () => {
	const fetchPage = await failing(new ApiError('notes/reactions', 500, { code: 'INTERNAL_ERROR' }));
	expect(fetchPage).toHaveBeenCalledTimes(2);
	act(() => screen.getByRole('button', { name: 'Retry' }).click());
	await settle();
	expect(screen.getByText('page 2')).toBeDefined();
});
