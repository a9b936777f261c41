// @vitest-environment bundled-happy-dom
import { testSession } from '@tests/factories/renderInSession';
import { wireNote } from '@tests/factories/wireNote';
import { mfmClient } from '@workers/mfm/mfm.client';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '@/stores/session/Session';
import { prepareNotes } from './prepareNotes';

const parse = vi.spyOn(mfmClient, 'parse');
let session: Session;

beforeEach(() => {
	session = testSession();
	session.entities.ingest([wireNote({ id: 'a', text: '**high**' })]);
	parse.mockReset().mockResolvedValue([]);
});

const parsed = () => parse.mock.calls.flatMap(([texts, mode]) => (mode === 'full' ? texts : []));

it('parses the texts while the notes are checked', async () => {
	let checked = () => {};
	const prepared = prepareNotes(
		session,
		['a'],
		new Promise<void>(resolve => {
			checked = resolve;
		}),
	);
	expect(parsed()).toEqual(['**high**']);
	checked();
	await prepared;
});

it('only parses what plugins make of a text', async () => {
	const { entities, wordMutes } = session;
	entities.viewOf = note => note;
	wordMutes.interrupt({
		verdictOf: () => 'none',
		prepare: async () => {
			await Promise.resolve();
			entities.viewOf = note => ({ ...note, text: '**low**' });
		},
	});
	await prepareNotes(session, ['a']);
	expect(parsed()).toEqual(['**low**']);
});
