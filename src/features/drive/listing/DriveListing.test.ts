import { answerCalls } from '@tests/factories/answerCalls';
import { testSession } from '@tests/factories/renderInSession';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '@/api/ApiError';
import type { Session } from '@/stores/session/Session';
import { DriveListing } from './DriveListing';

const ids = (count: number, from = 0) =>
	Array.from({ length: count }, (_, at) => `f${String(from + at).padStart(4, '0')}`);
const wire = (id: string) => ({
	id,
	name: id,
	type: 'image/png',
	size: 1,
	url: `https://home.example/${id}`,
	folderId: 'd',
});

let session: Session;
/** The files that the server has. */
let stored: string[];
/** What happens before the server answers. */
let before: (endpoint: string) => void | Promise<void>;

beforeEach(() => {
	session = testSession();
	vi.spyOn(session.stream, 'open').mockImplementation(() => {});
	stored = ids(450);
	before = () => {};
	answerCalls(session.api, async (endpoint, { untilId }) => {
		await before(endpoint);
		if (endpoint === 'drive/folders/show') return { id: 'd', name: 'Sea' };
		if (endpoint !== 'drive/files') return [];
		const newest = [...stored].reverse();
		return newest
			.filter(id => untilId === undefined || (typeof untilId === 'string' && id < untilId))
			.slice(0, 100)
			.map(wire);
	});
});

async function listed(pages: number): Promise<DriveListing> {
	const listing = new DriveListing(session, { folderId: 'd', type: null, sort: 'newest' });
	await listing.reload();
	for (let at = 1; at < pages; at++) await listing.loadMore();
	return listing;
}

const shown = (listing: DriveListing) => listing.state.getState().files.map(({ id }) => id);

it('reads again as far as it was shown', async () => {
	const listing = await listed(5);
	expect(shown(listing)).toHaveLength(450);
	stored.push(...ids(100, 450));
	await listing.reload();
	expect(shown(listing)).toEqual([...stored].reverse());
	expect(listing.state.getState().older).not.toBe('loading');
});

it('reads no further than it was shown', async () => {
	const listing = await listed(2);
	await listing.reload();
	expect(shown(listing)).toHaveLength(200);
	expect(listing.state.getState().older).toBe('idle');
});

it('keeps the content when it can’t be read again, until the server is back', async () => {
	const listing = new DriveListing(session, { folderId: 'd', type: null, sort: 'newest' });
	const stop = listing.start(() => {});
	await vi.waitFor(() => expect(listing.state.getState().status).toBe('ready'));
	before = endpoint => {
		throw new NetworkError(endpoint, 'no connection');
	};
	await listing.reload();
	expect(listing.state.getState()).toMatchObject({ status: 'ready', isGone: false });
	expect(shown(listing)).toHaveLength(100);
	before = () => {};
	stored.push('f0450');
	session.reachability.events.emit('back', undefined);
	await vi.waitFor(() => expect(shown(listing)[0]).toBe('f0450'));
	stop();
});

it('says that the folder is gone when it was deleted meanwhile', async () => {
	const listing = await listed(1);
	before = endpoint => {
		throw new ApiError(endpoint, 400, { code: 'NO_SUCH_FOLDER' });
	};
	await listing.reload();
	expect(listing.state.getState()).toMatchObject({ status: 'ready', isGone: true });
});

it('fetches the next page after a read, so that none is left out', async () => {
	const listing = await listed(2);
	stored.push(...ids(150, 450));
	const reading = listing.reload();
	await listing.loadMore();
	await reading;
	const all = shown(listing);
	expect(all).toEqual([...stored].reverse().slice(0, all.length));
	expect(all.length).toBeGreaterThan(350);
});

it('fetches a page that a read interrupted', async () => {
	const listing = await listed(1);
	const more = listing.loadMore();
	const isRefused = vi.fn(() => {
		throw new NetworkError('drive/folders', 'no connection');
	});
	before = endpoint => (endpoint === 'drive/folders' ? isRefused() : undefined);
	await Promise.all([listing.reload(), more]);
	expect(isRefused).toHaveBeenCalled();
	expect(shown(listing)).toHaveLength(200);
	expect(listing.state.getState().older).toBe('idle');
});
