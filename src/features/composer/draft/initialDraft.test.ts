// @vitest-environment bundled-happy-dom

import { testSession } from '@tests/factories/renderInSession';
import { wireNote, wireUser } from '@tests/factories/wireNote';
import { afterEach, describe, expect, it } from 'vitest';
import { defaultNoteVisibility } from '@/blocks/actions/defaultNoteVisibility';
import type { Me } from '@/domain/account/Me';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { preferences } from '@/stores/preferences/Preferences';
import {
	defaultNoteLocalOnly,
	keepCw,
	lastLocalOnly,
	lastVisibility,
	rememberNoteVisibility,
} from '../composerSettings';
import { allowedDraft } from './allowedDraft';
import { initialDraft } from './initialDraft';

function somebody(change: Partial<Me> = {}) {
	const session = testSession();
	session.me.setState({ me: { isSilenced: false, policies: { canPublicNote: true }, ...change } as Me });
	return session;
}

afterEach(() => {
	preferences.set(rememberNoteVisibility, false);
	preferences.set(defaultNoteVisibility, 'public');
	preferences.set(defaultNoteLocalOnly, false);
	preferences.set(keepCw, true);
	baseSettings.set(lastVisibility, 'public', testSession());
	baseSettings.set(lastLocalOnly, false, testSession());
});

describe('what a note begins with', () => {
	it('is what the settings say, or what was chosen last where that is to be remembered', () => {
		const session = somebody();
		preferences.set(defaultNoteVisibility, 'home');
		preferences.set(defaultNoteLocalOnly, true);
		baseSettings.set(lastVisibility, 'followers', session);
		expect(initialDraft({ session })).toMatchObject({ visibility: 'home', localOnly: true });
		preferences.set(rememberNoteVisibility, true);
		expect(initialDraft({ session })).toMatchObject({ visibility: 'followers', localOnly: false });
	});

	it('follows the account’s own values, in a reply too', () => {
		const session = somebody();
		preferences.overrideForAccount(defaultNoteVisibility, 'followers', session);
		preferences.overrideForAccount(defaultNoteLocalOnly, true, session);
		preferences.overrideForAccount(keepCw, false, session);
		session.entities.ingest([wireNote({ id: 'parent', cw: 'fog' })]);
		expect(initialDraft({ session, replyTo: 'parent' })).toMatchObject({
			...{ visibility: 'followers', localOnly: true, useCw: false },
		});
		for (const each of [defaultNoteVisibility, defaultNoteLocalOnly, keepCw]) preferences.clearOverride(each, session);
	});

	it('is home for those who may not post publicly', () => {
		expect(initialDraft({ session: somebody({ isSilenced: true }) }).visibility).toBe('home');
	});

	it('is what the settings say before the account is known, and narrowed once it is', () => {
		const session = testSession();
		const draft = initialDraft({ session });
		expect(draft.visibility).toBe('public');
		const silenced = { isSilenced: true, policies: { canPublicNote: true } } as Me;
		expect(allowedDraft(draft, null, false).visibility).toBe('public');
		expect(allowedDraft(draft, silenced, false).visibility).toBe('home');
		expect(allowedDraft(draft, { ...silenced, isSilenced: false }, false).visibility).toBe('public');
	});

	it('is public and stays here in a channel', () => {
		preferences.set(defaultNoteVisibility, 'followers');
		const draft = initialDraft({ session: somebody(), channelId: 'c' });
		expect(draft).toMatchObject({ visibility: 'public', localOnly: true });
	});

	it.each([
		['home', 'public', 'home'],
		['followers', 'home', 'followers'],
		['specified', 'home', 'specified'],
		['public', 'followers', 'followers'],
	] as const)('answers a %s note, where %s is usual, as %s', (parent, usual, expected) => {
		preferences.set(defaultNoteVisibility, usual);
		const session = somebody();
		session.entities.ingest([wireNote({ id: 'parent', visibility: parent, localOnly: true })]);
		expect(initialDraft({ session, replyTo: 'parent' })).toMatchObject({ visibility: expected, localOnly: true });
	});

	it('keeps the warning of what it answers, unless that is not wanted', () => {
		const session = somebody();
		session.entities.ingest([wireNote({ id: 'parent', cw: 'private' })]);
		expect(initialDraft({ session, replyTo: 'parent' })).toMatchObject({ useCw: true, cw: 'private' });
		preferences.set(keepCw, false);
		expect(initialDraft({ session, replyTo: 'parent' })).toMatchObject({ useCw: false, cw: '' });
	});

	it.each([
		['of this server', null, '@kai @noor@c.example', '@rin @kai @noor@c.example '],
		[
			'of another server, whose people have no server in its notes',
			'b.example',
			'@kai',
			'@rin@b.example @kai@b.example ',
		],
		['with people of this server', 'b.example', '@kai@home.example', '@rin@b.example @kai '],
		['with itself, its writer and the reader', null, '@rin @Rin @me @Me@home.example @rin@home.example', '@rin '],
		['with a name that has a dot', 'b.example', '@kai.lee@c.example', '@rin@b.example @kai.lee@c.example '],
		['with an address and code', null, 'https://c.example/@kai `@kai`', '@rin '],
	])('names whom it answers, and whom a note %s mentions', (_whose, host, text, opening) => {
		const session = somebody();
		const user = wireUser({ id: 'rin', username: 'rin', host });
		session.entities.ingest([wireNote({ id: 'parent', user, text })]);
		expect(initialDraft({ session, replyTo: 'parent' }).text).toBe(opening);
	});
});
