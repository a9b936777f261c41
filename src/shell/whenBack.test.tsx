// @vitest-environment bundled-happy-dom

import { act, cleanup, screen } from '@testing-library/react';
import type { Answers } from '@tests/factories/answerCalls';
import { type ListPlace, listColumns, renderList, servedSession } from '@tests/factories/renderList';
import { wireNote, wireUser } from '@tests/factories/wireNote';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '@/api/ApiError';

vi.mock('@/blocks/mfm/prepareMfm', () => ({
	prepareMfm: async () => {},
	shownTexts: () => ({ full: [], simple: [] }),
}));
// All other requests of the app never finish.
vi.stubGlobal('fetch', () => new Promise(() => {}));

const mara = wireUser({ id: 'mara' });
const note = wireNote({ id: 'n1', user: mara });

const answers: Answers = endpoint => {
	if (endpoint === 'users/show') return mara;
	if (endpoint === 'notes/show') return note;
	if (endpoint.endsWith('/show')) return { id: 'target', name: 'Target' };
	return [];
};

const places: readonly ListPlace[] = [
	...listColumns,
	{ page: 'note', params: { noteId: 'n1' } },
	{ page: 'profile', params: { acct: 'mara' } },
	{ page: 'drive' },
	{ page: 'favorites' },
];
const nameOf = (place: ListPlace) => ('column' in place ? `column ${place.column}` : place.page);
const settle = () => act(() => new Promise(resolve => setTimeout(resolve, 30)));

afterEach(cleanup);

it.each(places.map(place => [nameOf(place), place] as const))(
	'%s asks again when the connection is back',
	async (_name, place) => {
		let isAway = true;
		const session = servedSession((endpoint, params) => {
			if (isAway) throw new NetworkError(endpoint, new TypeError('Failed to fetch'));
			return answers(endpoint, params);
		});
		await act(async () => void (await renderList(place, session)));
		// What it shows then comes with code of its own.
		await screen.findAllByRole('button', { name: 'Retry' }, { timeout: 10_000 });
		isAway = false;
		await act(async () => session.reachability.events.emit('back', undefined));
		await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull(), { timeout: 10_000 });
	},
);

it('leaves a refusal where it is', async () => {
	let asked = 0;
	const session = servedSession(endpoint => {
		asked++;
		throw new ApiError(endpoint, 500, { code: 'INTERNAL_ERROR' });
	});
	await act(async () => void (await renderList({ page: 'note', params: { noteId: 'n1' } }, session)));
	await settle();
	const before = asked;
	await act(async () => session.reachability.events.emit('back', undefined));
	expect(asked).toBe(before);
});

it('asks again for the replies to a note, where they alone could not be had', async () => {
	let isAway = true;
	const session = servedSession((endpoint, params) => {
		if (isAway && endpoint === 'notes/children') throw new NetworkError(endpoint, new TypeError('Failed to fetch'));
		return answers(endpoint, params);
	});
	await act(async () => void (await renderList({ page: 'note', params: { noteId: 'n1' } }, session)));
	await settle();
	expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
	isAway = false;
	await act(async () => session.reachability.events.emit('back', undefined));
	await settle();
	expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
