// @vitest-environment bundled-happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { testSession } from '@tests/factories/renderInSession';
import { wireNote } from '@tests/factories/wireNote';
import { expect, it } from 'vitest';
import { columnOf } from '@/domain/deck/deck';
import { readMarksOf } from '@/stores/readMarks/readMarksOf';
import type { WireNote } from '@/wire/entities';
import { homeColumn } from '../columns/homeColumn';
import { CatchUpPart } from './CatchUpPart';

const filter = { withReplies: true, withRenotes: true, withSensitive: true, onlyFiles: false };

/** Up to where a timeline was read once the digest of these notes closes, of which those named were read. */
async function markAfter(notes: readonly WireNote[], read: readonly string[]): Promise<string | undefined> {
	const session = testSession();
	answerCalls(session.api, (_, { untilId }) => (untilId === undefined ? notes : []));
	const marks = readMarksOf(session);
	await marks.load();
	marks.move('home', { id: 'n0', at: 0 });
	const part = new CatchUpPart({ session, api: homeColumn.source, column: columnOf('home', filter) }, Date.now());
	await part.reader.read();
	for (const id of read) marks.read(id);
	part.settle();
	return marks.markOf('home')?.id;
}

it('moves the mark as far as all was read', async () => {
	const notes = ['n3', 'n2', 'n1'].map(id => wireNote({ id }));
	expect(await markAfter(notes, ['n1', 'n2', 'n3'])).toBe('n3');
	expect(await markAfter(notes, ['n1', 'n3'])).toBe('n1');
});

it('moves it past what it can’t show: a renote of a note that isn’t there, a note without its author', async () => {
	const renote = wireNote({ id: 'n2', text: null, renoteId: 'gone', renote: null });
	const nobodys = wireNote({ id: 'n4', userId: 'nobody', user: null });
	const notes = [wireNote({ id: 'n5' }), nobodys, wireNote({ id: 'n3' }), renote, wireNote({ id: 'n1' })];
	expect(await markAfter(notes, ['n1', 'n3', 'n5'])).toBe('n5');
});
