import { file } from '@tests/factories/file';
import { note, poll, renote } from '@tests/factories/note';
import { describe, expect, it } from 'vitest';
import type { Note } from '@/domain/note/Note';
import type { User } from '@/domain/person/User';
import { item } from '@/stores/feeds/feedEntries';
import { catchUpLine } from './catchUpLine';

const HOME = 'https://home.example';
const LONG = 60;

function lineOf(shown: Note, ...others: readonly Note[]) {
	const stored = new Map([shown, ...others].map(each => [each.id, each]));
	const user = (id: string) => (id === 'nobody' ? undefined : ({ id, username: id, host: null } as User));
	const entities = { note: (id: string) => stored.get(id), user };
	return catchUpLine({ origin: HOME, host: 'home.example', entities }, item(shown.id), 0);
}

describe('a note of a digest', () => {
	it('is of one kind, and of those of what it has', () => {
		const target = note({ id: 'target', files: [file()] });
		expect(lineOf(note({ id: 'a' }))?.kinds).toEqual(['notes']);
		expect(lineOf(note({ id: 'a', replyId: 'b', renoteId: 'c' }))?.kinds).toEqual(['replies']);
		expect(lineOf(note({ id: 'a', renoteId: 'target' }), target)?.kinds).toEqual(['quotes']);
		expect(lineOf(renote(target, { id: 'a' }), target)?.kinds).toEqual(['renotes', 'files']);
		expect(lineOf(note({ id: 'a', poll: poll({ yes: 1 }) }))?.kinds).toEqual(['notes', 'polls']);
	});

	it('belongs to the thread of the oldest note that is known', () => {
		const root = note({ id: 'root' });
		const answer = note({ id: 'answer', replyId: 'root' });
		const line = lineOf(note({ id: 'a', replyId: 'answer' }), answer, root);
		expect(line).toMatchObject({ thread: `${HOME}/notes/root`, parent: `${HOME}/notes/answer`, openerId: 'root' });
		expect(lineOf(note({ id: 'a', replyId: 'unknown' }))?.thread).toBe(
			lineOf(note({ id: 'b', replyId: 'unknown' }))?.thread,
		);
	});

	it('is in the thread of what it renotes', () => {
		const root = note({ id: 'root' });
		expect(lineOf(renote(root, { id: 'a' }), root)).toMatchObject({
			...{ thread: `${HOME}/notes/root`, parent: `${HOME}/notes/root` },
			key: `${HOME}/notes/a renote`,
		});
	});

	it('has an end where notes reply to each other in a circle', () => {
		const circle = [note({ id: 'a', replyId: 'b' }), note({ id: 'b', replyId: 'a' })] as const;
		expect(lineOf(...circle)).not.toBeNull();
		const chain = Array.from({ length: LONG }, (_, index) => note({ id: `n${index}`, replyId: `n${index + 1}` }));
		expect(lineOf(chain[0] as Note, ...chain)).not.toBeNull();
	});

	it('is left out while its author isn’t known, as a line names who wrote it', () => {
		expect(lineOf(note({ id: 'a', userId: 'nobody' }))).toBeNull();
	});

	it('is left out while what it renotes isn’t stored', () => {
		expect(lineOf(renote(note({ id: 'gone' }), { id: 'a' }))).toBeNull();
	});
});
