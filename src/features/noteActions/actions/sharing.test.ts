// @vitest-environment bundled-happy-dom
import { note } from '@tests/factories/note';
import { testSession } from '@tests/factories/renderInSession';
import { wireUser } from '@tests/factories/wireNote';
import { expect, it, vi } from 'vitest';
import { actionItems } from '@/blocks/actions/actionItems';
import type { Note } from '@/domain/note/Note';
import { text } from '@/i18n/text';
import type { ShownNote } from '../ShownNote';
import { sharing } from './sharing';

const { copyText } = vi.hoisted(() => ({ copyText: vi.fn(async () => true) }));
vi.mock('@/platform/clipboard', () => ({ copyText }));

/**
 * The menu item for a note of Mara's.
 * @param host of another server
 */
function copyAsQuote(shown: Note, host: string | null = null) {
	const session = testSession();
	session.entities.ingestUsers([wireUser({ host })]);
	const on: ShownNote = {
		...{ session, note: shown, author: session.entities.user('user1'), anchor: document.createElement('button') },
		navigation: { navigate: () => {}, href: path => path, hasPage: () => true },
		...{ selection: null, state: null },
	};
	const item = actionItems([sharing], on).find(each => 'text' in each && each.text === text.noteActions.copyQuote);
	return item && 'onSelect' in item ? item : undefined;
}

it('copies a note as a quotation: each line marked, then who wrote it and where', () => {
	copyAsQuote(note({ id: 'n1', text: 'Fog lifted.\n\nSails up.' }))?.onSelect?.();
	expect(copyText).toHaveBeenLastCalledWith(
		'> Fog lifted.\n> \n> Sails up.\n\n@mara@home.example https://home.example/notes/n1',
	);
	copyAsQuote(note({ id: 'n2', text: 'Ahoy' }), 'far.example')?.onSelect?.();
	expect(copyText).toHaveBeenLastCalledWith('> Ahoy\n\n@mara@far.example https://home.example/notes/n2');
});

it('has nothing to quote of a note without a text', () => {
	expect(copyAsQuote(note({ text: null }))).toBeUndefined();
});
