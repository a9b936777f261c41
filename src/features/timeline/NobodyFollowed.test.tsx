// @vitest-environment bundled-happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type LiveSession, liveSession } from '@tests/factories/liveSession';
import { renderInSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { columnOf } from '@/domain/deck/deck';
import { queryClient } from '@/stores/queryClient';
import { homeColumn } from './columns/homeColumn';
import { TimelineView } from './TimelineView';
import { timelineChoice } from './timelineSettings';

vi.mock('partysocket/ws', async () => ({ default: (await import('@tests/factories/HeldSocket')).HeldSocket }));

const person = (id: string, change = {}) => ({ id, username: id, name: id, notesCount: 3, isBot: false, ...change });

let live: LiveSession;
const onLocal = vi.fn();
beforeEach(() => {
	live = liveSession();
	live.answers['notes/timeline'] = () => [];
	live.answers['following/create'] = () => ({ id: 'mara' });
	live.answers['users/relation'] = () => [{ id: 'mara', isFollowing: true }];
});
afterEach(() => {
	cleanup();
	live.stop();
	queryClient.clear();
	onLocal.mockClear();
});

async function home(followingCount: number): Promise<void> {
	act(() => live.tell('meUpdated', { id: 'me', username: 'me', followingCount, policies: { ltlAvailable: true } }));
	const column = columnOf('home', timelineChoice.default.filter);
	renderInSession(<TimelineView timeline={homeColumn} column={column} label="Home" onLocal={onLocal} />, {
		session: live.session,
	});
	await screen.findByText(followingCount === 0 ? 'You aren’t following anyone yet' : 'No notes yet');
}

it('offers people to somebody who follows nobody', async () => {
	const all = [
		person('me'),
		person('kim', { isFollowing: true }),
		person('bot', { isBot: true }),
		...['mara', 'rin', 'tomo', 'lea', 'wren'].map(id => person(id)),
	];
	live.answers.users = () => all;
	await home(0);
	const list = await screen.findByRole('list', { name: 'People to follow' });
	expect([...list.querySelectorAll('small')].map(each => each.textContent)).toEqual(
		['mara', 'rin', 'tomo', 'lea', 'wren'].map(name => `@${name}`),
	);
	expect(live.asked).toHaveBeenCalledWith('users', expect.objectContaining({ origin: 'local' }), expect.anything());
	await act(async () => void fireEvent.click(screen.getAllByRole('button', { name: 'Follow' })[0] as HTMLElement));
	act(() => live.tell('follow', person('mara', { isFollowing: true })));
	live.asked.mockClear();
	fireEvent.click(await screen.findByRole('button', { name: 'Show their notes' }));
	expect(live.asked).toHaveBeenCalledWith('notes/timeline', expect.anything(), expect.anything());
});

it('asks beyond this server where it has few people', async () => {
	live.answers.users = params =>
		(params as { origin: string }).origin === 'local' ? [person('me')] : [person('nami', { host: 'tidepool.example' })];
	await home(0);
	expect(await screen.findByText('@nami@tidepool.example')).toBeTruthy();
});

it('leads to the local timeline', async () => {
	live.answers.users = () => [];
	await home(0);
	fireEvent.click(await screen.findByRole('button', { name: 'Go to Local' }));
	expect(onLocal).toHaveBeenCalledOnce();
});

it('says nothing of it to somebody whose people are silent', async () => {
	await home(3);
	expect(screen.queryByText('You aren’t following anyone yet')).toBeNull();
	expect(live.asked).not.toHaveBeenCalledWith('users', expect.anything(), expect.anything());
});
