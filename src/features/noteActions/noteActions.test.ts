// @vitest-environment bundled-happy-dom
import { grantAllBut } from '@tests/factories/grantAllBut';
import { note } from '@tests/factories/note';
import { testSession } from '@tests/factories/renderInSession';
import { wireUser } from '@tests/factories/wireNote';
import { afterEach, describe, expect, it } from 'vitest';
import { isOffered } from '@/blocks/actions/isOffered';
import type { Me } from '@/domain/account/Me';
import type { Permission } from '@/domain/account/permissions';
import type { Note } from '@/domain/note/Note';
import { accounts } from '@/stores/session/accounts';
import { Session } from '@/stores/session/Session';
import { noteActions } from './noteActions';
import { showNote } from './ShownNote';

const MEMBERS = ['favorite', 'clip', 'muteThread'];

const channel = {
	id: 'c',
	name: 'Harbour',
	color: '',
	isSensitive: false,
	allowRenoteToExternal: true,
	userId: 'me',
};
const navigation = { navigate: () => {}, href: (path: string) => path, hasPage: () => true };

interface Reader {
	readonly isMember?: boolean;
	readonly isModerator?: boolean;
	readonly without?: readonly Permission[];
}

afterEach(() => {
	localStorage.clear();
	accounts.setState({ all: [] });
});

/** The actions offered for a note of the home server, or of a remote one. */
function offered(shown: Note, { isMember = true, isModerator = false, without }: Reader = {}, host?: string): string[] {
	const session = isMember ? testSession() : new Session('https://home.example', null);
	const policies = { canUseTranslator: true } as Me['policies'];
	if (isMember) session.me.setState({ me: { isModerator, isAdmin: false, policies, pinnedNoteIds: [] } as never });
	session.server.setState({ info: { translatorAvailable: true, policies } as never });
	if (without) grantAllBut(session, ...without);
	session.entities.ingestUsers([wireUser({ id: shown.userId, host: host ?? null } as never)]);
	session.entities.note = () => shown;
	const on = showNote(session, shown.id, document.createElement('button'), navigation);
	if (!on) throw new Error('The note is gone.');
	return noteActions()
		.flat()
		.filter(action => isOffered(action, on))
		.map(({ id }) => id);
}

const sorted = (...ids: readonly string[]) => ids.toSorted();

describe('what may be done with a public note of the server', () => {
	const forAll = () => offered(note(), { isMember: false });

	it('by everybody', () => {
		expect(forAll()).toEqual(expect.arrayContaining(['details', 'copyText', 'copyLink', 'embed', 'author']));
	});

	it.each<readonly [string, Note, Reader, readonly string[]]>([
		['a member', note(), {}, [...MEMBERS, 'translate', 'report']],
		['its author', note({ userId: 'me' }), {}, [...MEMBERS, 'translate', 'pin', 'delete', 'deleteAndEdit']],
		['a moderator', note(), { isModerator: true }, [...MEMBERS, 'translate', 'report', 'delete']],
	])('by %s beside that', (_, shown, reader, more) => {
		expect(sorted(...offered(shown, reader))).toEqual(sorted(...forAll(), ...more));
	});
});

describe('what a token was not granted', () => {
	it.each<readonly [Permission, readonly string[]]>([
		['write:notes', ['delete', 'deleteAndEdit']],
		['write:favorites', ['favorite']],
		['write:account', ['clip', 'muteThread', 'pin']],
		['write:channels', ['pinInChannel']],
		['write:report-abuse', ['report']],
		['read:account', ['translate', 'favorite', 'clip', 'muteThread', 'pinInChannel']],
		['write:reactions', []],
	])('%s takes %j away, and nothing else', (permission, gone) => {
		const reached = new Set<string>();
		for (const userId of ['me', 'user1']) {
			for (const isModerator of [false, true]) {
				const shown = note({ channel, userId, renoteCount: 1 });
				const before = offered(shown, { isModerator, without: [] });
				for (const id of before) reached.add(id);
				expect(offered(shown, { isModerator, without: [permission] })).toEqual(
					before.filter(each => !gone.includes(each)),
				);
			}
		}
		expect([...reached]).toEqual(expect.arrayContaining([...gone]));
	});
});

describe('what a note must be for it', () => {
	it('is embedded only from its own server, and not when it is for few', () => {
		expect(offered(note(), {}, 'far.example')).not.toContain('embed');
		expect(offered(note({ visibility: 'home' }))).toContain('embed');
		expect(offered(note({ visibility: 'followers' }))).not.toContain('embed');
		expect(offered(note({ visibility: 'specified' }))).not.toContain('embed');
	});

	it('is neither copied nor translated without a text', () => {
		const ids = offered(note({ text: null }));
		expect(ids).not.toContain('copyText');
		expect(ids).not.toContain('translate');
	});

	it('is opened on its own server only by a web address', () => {
		expect(offered(note({ url: 'https://far.example/n/1' }))).toEqual(
			expect.arrayContaining(['openRemote', 'copyRemoteLink']),
		);
		expect(offered(note({ uri: 'https://far.example/n/1' }))).toContain('openRemote');
		expect(offered(note({ url: 'javascript:alert(1)' }))).not.toContain('openRemote');
	});

	it('is pinned in its channel by whose channel it is, and by moderators', () => {
		const others = { ...channel, userId: 'other' };
		expect(offered(note({ channel }))).toContain('pinInChannel');
		expect(offered(note({ channel: others }))).not.toContain('pinInChannel');
		expect(offered(note({ channel: others }), { isModerator: true })).toContain('pinInChannel');
		expect(offered(note(), { isModerator: true })).not.toContain('pinInChannel');
	});

	it('shows who renoted it once somebody has', () => {
		expect(offered(note({ renoteCount: 1 }), { isMember: false })).toContain('renoters');
	});
});

it('names each action and each key once', () => {
	const all = noteActions().flat();
	const keys = all.flatMap(action => action.keys ?? []);
	expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
	expect(new Set(keys).size).toBe(keys.length);
});
