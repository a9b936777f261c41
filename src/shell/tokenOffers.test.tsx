// @vitest-environment bundled-happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { grantAllBut } from '@tests/factories/grantAllBut';
import { testSession } from '@tests/factories/renderInSession';
import { wireNote, wireUser } from '@tests/factories/wireNote';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageHostProvider } from '@/blocks/hosting/HostContext';
import { NavigationContext } from '@/blocks/navigation/NavigationContext';
import { NoteCard } from '@/blocks/note/NoteCard';
import { FollowButton } from '@/blocks/person/FollowButton';
import type { Permission } from '@/domain/account/permissions';
import type { User } from '@/domain/person/User';
import { openComposer } from '@/features/composer';
import { NoteActionsRoot } from '@/features/noteActions';
import { text } from '@/i18n/text';
import { setAnimations } from '@/platform/reducedMotion';
import { accounts } from '@/stores/session/accounts';
import type { Session } from '@/stores/session/Session';
import { SessionProvider } from '@/stores/session/SessionContext';
import { OverlayHost } from '@/ui/overlay/OverlayHost';
import { overlays } from '@/ui/overlay/overlays';
import { ComposerSlot } from './composer/ComposerSlot';
import { columnDefinition, columnDefinitions } from './deck/columnRegistry';
import { BottomBar } from './nav/BottomBar';
import { NavBar } from './nav/NavBar';
import { PageView } from './pages/PageView';
import { pages } from './registry';

vi.mock('./pages/MainView', () => ({ useMainPath: () => '/' }));
vi.stubGlobal('fetch', () => new Promise(() => {}));

const navigation = { navigate: vi.fn(), href: (path: string) => path, hasPage: () => true };
const mara = wireUser({ id: 'mara', notesCount: 3, isFollowing: false } as never);
const polled = wireNote({
	id: 'polled',
	user: mara,
	reactions: { '👍': 1 },
	poll: { choices: [{ text: 'Teak', votes: 1, isVoted: false }], multiple: false, expiresAt: null },
} as never);

let session: Session;

beforeEach(() => {
	setAnimations(false);
	session = testSession();
	accounts.setState({ all: [], current: session.account });
	session.entities.ingest([polled]);
});
afterEach(() => {
	act(() => overlays.closeAll());
	cleanup();
	localStorage.clear();
});

const show = (children: ReactNode) =>
	render(
		<SessionProvider value={session}>
			<NavigationContext value={navigation}>
				<NoteActionsRoot>{children}</NoteActionsRoot>
				<OverlayHost />
			</NavigationContext>
		</SessionProvider>,
	);

const button = (name: string | RegExp) => screen.queryByRole('button', { name });
const card = () => show(<NoteCard noteId="polled" />);
const bar = () => show(<NavBar />);
const phone = () => show(<BottomBar />);

const CONTROLS: readonly (readonly [Permission, string, () => unknown, () => Element | null])[] = [
	['write:notes', 'answering a note', card, () => button(text.note.reply)],
	['write:notes', 'renoting a note', card, () => button(text.note.renote)],
	['write:reactions', 'reacting to a note', card, () => button(text.note.react)],
	['write:reactions', 'a reaction that can be pressed', card, () => pressable('[data-reaction]')],
	['write:votes', 'a choice that can be voted for', card, () => button(/Teak/)],
	['write:notes', 'the post button of the bar', bar, () => button(text.shell.post)],
	['read:notifications', 'notifications in the bar', bar, () => button(text.shell.notifications)],
	['read:favorites', 'favourites in the bar', bar, () => button(text.favorites.title)],
	['read:drive', 'the drive in the bar', bar, () => button(text.drive.title)],
	['write:notes', 'the post button of a phone', phone, () => button(text.shell.post)],
	['read:notifications', 'notifications on a phone', phone, () => button(text.shell.notifications)],
	['read:favorites', 'favourites on a phone', openMore, () => menuItem(text.favorites.title)],
	['read:drive', 'the drive on a phone', openMore, () => menuItem(text.drive.title)],
	[
		'write:notes',
		'the place to write above the timeline',
		() => show(<ComposerSlot />),
		() => button(text.shell.write),
	],
	['write:following', 'following somebody', follow, () => button(text.profile.follow)],
];

const pressable = (selector: string) => document.querySelector(`${selector}:not([aria-disabled="true"])`);
const menuItem = (name: string) => screen.queryByRole('menuitem', { name });

async function openMore() {
	phone();
	fireEvent.click(screen.getByRole('button', { name: text.shell.more }));
	await screen.findByRole('menu');
}

function follow() {
	const [id = ''] = session.entities.ingestUsers([mara]);
	const user = session.entities.user(id) as User;
	if (!user.profile) throw new Error('Nothing is known of her.');
	show(<FollowButton user={user} profile={user.profile} />);
}

describe('what a token may not do is not offered', () => {
	it.each(CONTROLS)('without %s: %s', async (permission, _what, open, find) => {
		grantAllBut(session);
		await open();
		expect(find()).not.toBeNull();
		cleanup();
		act(() => overlays.closeAll());
		grantAllBut(session, permission);
		await open();
		expect(find()).toBeNull();
	});

	it('leaves a card as soon as the server has refused it', async () => {
		grantAllBut(session);
		await act(async () => void card());
		expect(button(text.note.react)).not.toBeNull();
		act(() => grantAllBut(session, 'write:reactions'));
		expect(button(text.note.react)).toBeNull();
	});

	it.each([
		['home', 'read:account'],
		['social', 'read:account'],
		['mentions', 'read:account'],
		['direct', 'read:account'],
		['list', 'read:account'],
		['antenna', 'read:account'],
		['channel', 'read:channels'],
		['role', 'read:account'],
		['clip', 'read:account'],
		['favorites', 'read:favorites'],
		['notifications', 'read:notifications'],
	] as const)('no %s column without %s', (kind, permission) => {
		grantAllBut(session);
		expect(columnDefinition(kind)?.isOffered(session)).toBe(true);
		grantAllBut(session, permission);
		expect(columnDefinition(kind)?.isOffered(session)).toBe(false);
	});

	it('offers columns of what everybody may read to any token', () => {
		grantAllBut(session, 'read:account', 'read:channels', 'read:favorites', 'read:notifications');
		const offered = columnDefinitions.filter(definition => definition.isOffered(session)).map(({ kind }) => kind);
		expect(offered).toEqual([
			...['main', 'local', 'global', 'media', 'userNotes', 'hashtag', 'merged', 'search', 'thread', 'widgets'],
		]);
	});

	it.each([
		['notifications', 'read:notifications'],
		['favorites', 'read:favorites'],
		['drive', 'read:drive'],
		['driveFolder', 'read:drive'],
		['driveFile', 'read:drive'],
		['driveCleaner', 'read:drive'],
		['moderatedUser', 'read:admin:show-user'],
		['moderatedFile', 'read:admin:drive'],
		['listTimeline', 'read:account'],
		['antennaTimeline', 'read:account'],
	] as const)('the page %s says so without %s', async (name, permission) => {
		session.me.setState({ me: { isModerator: true } as never });
		const load = vi.fn(async () => ({ default: () => <p>The page</p> }));
		const open = async () =>
			act(async () => {
				show(
					<PageHostProvider value={{ kind: 'window', setTitle: () => {}, aboveTimeline: null }}>
						<PageView page={{ ...pages[name], load }} params={{}} search={{}} path="/" />
					</PageHostProvider>,
				);
			});
		grantAllBut(session);
		await open();
		expect(screen.queryByText('The page')).not.toBeNull();
		cleanup();
		grantAllBut(session, permission);
		await open();
		expect(screen.queryByText('The page')).toBeNull();
		expect(screen.getByText(text.error.tokenMayNot)).toBeTruthy();
	});

	it('tells whoever asks for the form by an address or a key', async () => {
		grantAllBut(session, 'write:notes');
		show(null);
		await act(async () => void openComposer({ session }));
		expect(await screen.findByText(text.error.tokenMayNot)).toBeTruthy();
	});
});
