import { file } from '@tests/factories/file';
import { note } from '@tests/factories/note';
import { expect, it } from 'vitest';
import { matchesPayload } from './matchesPayload';

const said = { text: 'high water', visibility: 'public' };

it('knows a note by its text, however the server trims it', () => {
	expect(matchesPayload({ ...said, text: ' high water\n' }, note({ text: 'high water' }))).toBe(true);
	expect(matchesPayload(said, note({ text: 'low water' }))).toBe(false);
	expect(
		matchesPayload({ ...said, text: null, fileIds: ['f'] }, note({ text: null, files: [file({ id: 'f' })] })),
	).toBe(true);
});

it('tells notes apart by their warning, files, poll and target', () => {
	const poll = { multiple: false, expiresAt: null, choices: [{ text: 'a', votes: 0, isVoted: false }] };
	const channel = { id: 'c', name: '', color: '', isSensitive: false, allowRenoteToExternal: true, userId: null };
	for (const differs of [
		{ cw: 'a warning' },
		{ files: [file()] },
		{ poll },
		{ replyId: 'n' },
		{ renoteId: 'n' },
		{ channel },
	]) {
		expect(matchesPayload(said, note({ text: 'high water', ...differs }))).toBe(false);
	}
	const all = { ...said, cw: 'a warning', replyId: 'n', channelId: 'c', poll: { choices: ['a'] } };
	expect(matchesPayload(all, note({ text: 'high water', cw: 'a warning', replyId: 'n', channel, poll }))).toBe(true);
});

it('lets the server narrow who may read it, but not widen it', () => {
	expect(matchesPayload(said, note({ text: 'high water', visibility: 'home' }))).toBe(true);
	expect(matchesPayload({ ...said, visibility: 'home' }, note({ text: 'high water' }))).toBe(false);
	expect(matchesPayload(said, note({ text: 'high water', visibility: 'specified' }))).toBe(false);
});

it('wants every recipient of a direct note, whoever the server adds', () => {
	const direct = { ...said, visibility: 'specified', visibleUserIds: ['a'] };
	const sent = note({ text: 'high water', visibility: 'specified', visibleUserIds: ['a', 'b'] });
	expect(matchesPayload(direct, sent)).toBe(true);
	expect(matchesPayload({ ...direct, visibleUserIds: ['c'] }, sent)).toBe(false);
});
