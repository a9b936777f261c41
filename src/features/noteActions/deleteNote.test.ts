import { file } from '@tests/factories/file';
import { note, poll } from '@tests/factories/note';
import { describe, expect, it } from 'vitest';
import { draftOf } from './deleteNote';

describe('a note that is to be written anew', () => {
	it('keeps all that was said and chosen', () => {
		const said = note({
			text: 'Which way?',
			cw: 'a decision',
			visibility: 'specified',
			visibleUserIds: ['u'],
			localOnly: true,
			files: [file()],
			poll: poll({ North: 3, South: 1 }, { multiple: true, expiresAt: 5 }),
			renoteId: 'quoted',
			reactionAcceptance: 'likeOnlyForRemote',
		});
		expect(draftOf(said)).toEqual({
			text: 'Which way?',
			useCw: true,
			cw: 'a decision',
			visibility: 'specified',
			localOnly: true,
			files: said.files,
			poll: { choices: ['North', 'South'], multiple: true, expiresAt: 5, expiredAfter: null },
			visibleUserIds: ['u'],
			quoteId: 'quoted',
			reactionAcceptance: 'likeOnlyForRemote',
			updatedAt: 0,
		});
	});

	it('has no warning and no poll where there was none', () => {
		expect(draftOf(note({ text: null }))).toMatchObject({ text: '', useCw: false, cw: '', poll: null });
	});
});
