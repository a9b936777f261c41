import { note, poll, renote } from '@tests/factories/note';
import { describe, expect, it } from 'vitest';
import type { Note } from '@/domain/note/Note';
import type { User } from '@/domain/person/User';
import { noteFacts } from './noteFacts';

const person = (id: string, username: string, host: string | null = null, isBot = false) =>
	({ id, username, host, isBot }) as User;

function factsOf(notes: readonly Note[], id: string) {
	const people = [person('m', 'Mara'), person('r', 'Rin', 'Tide.example'), person('b', 'gauge', null, true)];
	return noteFacts(
		{
			host: 'home.example',
			entities: { note: of => notes.find(each => each.id === of), user: of => people.find(each => each.id === of) },
		},
		id,
	);
}

describe('what rules read of a note', () => {
	it('is of its author, by both names on the own server', () => {
		expect(factsOf([note({ id: 'a', userId: 'm', text: 'fog' })], 'a')).toEqual({
			...{ authors: ['mara', 'mara@home.example'], text: 'fog', quotedText: '', server: 'home.example' },
			...{ hasMedia: false, hasCw: false, isRenote: false, isQuote: false, isReply: false, isBot: false, reactions: 0 },
		});
		expect(factsOf([note({ id: 'a', userId: 'r' })], 'a')).toMatchObject({
			...{ authors: ['rin@tide.example'], server: 'tide.example' },
		});
	});

	it('is all of its text: warning, poll, and what it quotes', () => {
		const quoted = note({ id: 'q', text: 'storm' });
		const quoting = note({ id: 'a', text: 'look', cw: 'weather', poll: poll({ Sun: 1, Rain: 0 }), renoteId: 'q' });
		expect(factsOf([quoted, quoting], 'a')).toMatchObject({
			...{ text: 'weather\nlook\nSun\nRain', quotedText: 'storm', hasCw: true, isQuote: true, isRenote: false },
		});
	});

	it('of a renote is what the renoted note has, and who renoted it', () => {
		const shown = note({ id: 'a', userId: 'r', text: 'tide', replyId: 'x', reactionCount: 4 });
		expect(factsOf([shown, renote(shown, { id: 'n', userId: 'b' })], 'n')).toEqual({
			...{ authors: ['rin@tide.example', 'gauge', 'gauge@home.example'], text: 'tide', quotedText: '' },
			...{ server: 'tide.example', hasMedia: false, hasCw: false, isRenote: true, isQuote: false, isReply: true },
			...{ isBot: true, reactions: 4 },
		});
	});

	it('of a renote is who renoted it where the renoted note isn’t there', () => {
		expect(factsOf([renote(note({ id: 'gone' }), { id: 'n', userId: 'b' })], 'n')).toMatchObject({
			...{ authors: ['gauge', 'gauge@home.example'], text: '', isRenote: true, isQuote: false, isBot: true },
		});
	});

	it('is nothing where the note isn’t there', () => {
		expect(factsOf([], 'a')).toBeNull();
	});
});
