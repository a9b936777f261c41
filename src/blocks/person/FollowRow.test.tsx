// @vitest-environment bundled-happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { type LiveSession, liveSession } from '@tests/factories/liveSession';
import { renderInSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FollowRow } from './FollowRow';

vi.mock('partysocket/ws', async () => ({ default: (await import('@tests/factories/HeldSocket')).HeldSocket }));

const names = ['dave', 'erin', 'finn'];
/** As servers tell people beside reactions, renotes and memberships. */
const lite = (username: string) => ({ id: username, username });

let live: LiveSession;
beforeEach(() => {
	live = liveSession();
	act(() => void live.session.entities.ingestUsers(names.map(lite)));
});
afterEach(() => live.stop());

const asked = () => live.asked.mock.calls.filter(([endpoint]) => endpoint === 'users/show').map(([, params]) => params);
const rows = () => names.map(name => <FollowRow key={name} as="div" userId={name} isDescribed={false} />);

it('asks for the profiles of a list together, and shows how each stands to the reader', async () => {
	live.answers['users/show'] = () =>
		names.map(name => ({ ...lite(name), notesCount: 1, isFollowing: name === 'erin' }));
	renderInSession(rows(), { session: live.session });
	await waitFor(() =>
		expect(screen.getAllByRole('button').map(each => each.textContent)).toEqual(['Follow', 'Unfollow', 'Follow']),
	);
	expect(asked()).toEqual([{ userIds: names }]);
});

it('shows people without a button where the server doesn’t tell more', async () => {
	live.answers['users/show'] = () => {
		throw new Error('No.');
	};
	renderInSession(rows(), { session: live.session });
	await waitFor(() => expect(asked()).toHaveLength(1));
	expect(screen.queryAllByRole('button')).toEqual([]);
	expect(screen.getAllByRole('link')).toHaveLength(3);
});

it('asks again for people who were told anew without profiles, but not for those whom the server left out', async () => {
	live.answers['users/show'] = () => [{ ...lite('dave'), notesCount: 1 }];
	const { unmount } = renderInSession(rows(), { session: live.session });
	await screen.findByRole('button', { name: 'Follow' });
	unmount();
	for (const later of [30_000, 60_000]) live.session.entities.sweep(performance.now() + later);
	expect(live.session.entities.user('dave')).toBeUndefined();
	live.session.entities.ingestUsers(names.map(lite));
	renderInSession(rows(), { session: live.session });
	await screen.findByRole('button', { name: 'Follow' });
	expect(asked()).toEqual([{ userIds: names }, { userIds: ['dave'] }]);
});
