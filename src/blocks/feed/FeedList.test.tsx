// @vitest-environment bundled-happy-dom

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { FakeTimeline } from '@tests/factories/FakeTimeline';
import { renderInSession } from '@tests/factories/renderInSession';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CoveredProvider } from '../hosting/CoveredContext';
import { FeedList } from './FeedList';
import { useFeed } from './useFeed';

/** Shows rows for only some of the source's notes, as if all others were muted. */
function Filtered({ source, shows }: { source: FakeTimeline; shows: (id: string) => boolean }): ReactNode {
	const { feed, state } = useFeed('key', () => source);
	const rows = state.entries.filter(({ key }) => shows(key));
	return (
		<FeedList
			feed={feed}
			state={state}
			rows={rows}
			renderRow={({ key }) => <article>{key}</article>}
			label="notes"
			emptyTitle="nothing"
		/>
	);
}

const settle = () => act(() => new Promise(resolve => setTimeout(resolve, 30)));
async function scrollOn(): Promise<void> {
	const scroller = document.querySelector('[data-scroller]') as HTMLElement;
	scroller.scrollTop += 10;
	fireEvent.scroll(scroller);
	await settle();
}

afterEach(cleanup);

describe('a list of a feed', () => {
	it('goes on to what it can show where a whole page has no row', async () => {
		const source = new FakeTimeline(120);
		renderInSession(<Filtered source={source} shows={id => id === 'n120' || id === 'n10'} />);
		await settle();
		await scrollOn();
		expect(screen.getByText('n10')).toBeDefined();
		expect(source.requests.map(({ untilId }) => untilId)).toEqual([undefined, 'n106', 'n76', 'n46', 'n16']);
	});

	it('asks for one page where that has rows', async () => {
		const source = new FakeTimeline(120);
		renderInSession(<Filtered source={source} shows={id => Number(id.slice(1)) % 10 === 0} />);
		await settle();
		await scrollOn();
		expect(source.requests).toHaveLength(2);
	});

	it('does not read without end where nothing shows', async () => {
		const source = new FakeTimeline(10_000);
		renderInSession(<Filtered source={source} shows={id => id === 'n10000'} />);
		await settle();
		await scrollOn();
		await settle();
		expect(source.requests.length).toBeLessThan(15);
	});

	it('leads back to the same place when a note arrives just before the page over it closes', async () => {
		const source = new FakeTimeline(20);
		let finish = () => {};
		const list = (isCovered: boolean) => (
			<CoveredProvider value={isCovered}>
				<Filtered source={source} shows={() => true} />
			</CoveredProvider>
		);
		const { update } = renderInSession(list(false));
		await settle();
		update(list(true));
		source.preparation = new Promise(resolve => {
			finish = resolve;
		});
		source.post();
		update(list(false));
		finish();
		const pill = await screen.findByRole('button', { name: '1 new note' });
		expect(screen.queryByText('n21')).toBeNull();
		await act(async () => pill.click());
		expect(await screen.findByText('n21')).toBeDefined();
	});

	it('goes on by itself to older notes that could not be had without a connection', async () => {
		const source = new FakeTimeline(120);
		const { session } = renderInSession(<Filtered source={source} shows={id => Number(id.slice(1)) % 10 === 0} />);
		await settle();
		const fetch = vi.spyOn(source, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
		await scrollOn();
		expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
		await act(async () => session.reachability.events.emit('back', undefined));
		await settle();
		expect(fetch).toHaveBeenCalledTimes(2);
		expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
	});

	it('keeps the notes of the last visit without a connection, says so, and fetches by itself when it is back', async () => {
		const source = new FakeTimeline(120);
		source.recalled = ['n90', 'n80'];
		source.fails = true;
		const { session } = renderInSession(<Filtered source={source} shows={() => true} />);
		await settle();
		expect(screen.getByText('n90')).toBeDefined();
		expect((await screen.findByRole('status')).textContent).toMatch(/last visit/);
		source.fails = false;
		await act(async () => session.reachability.events.emit('back', undefined));
		await waitFor(() => expect(screen.queryByText(/last visit/)).toBeNull());
		expect(await screen.findByText('n120')).toBeDefined();
	});
});
