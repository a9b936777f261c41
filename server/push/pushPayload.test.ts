import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAYLOAD_MAX_BYTES, pushPayload } from './pushPayload';

const write = (body: Record<string, unknown>) => {
	const text = pushPayload({ type: 'notification', userId: 'me', dateTime: 1, body });
	expect(Buffer.byteLength(text)).toBeLessThanOrEqual(PAYLOAD_MAX_BYTES);
	return JSON.parse(text) as { type: string; userId: string; body: Record<string, never> };
};

const ann = {
	id: 'ann',
	username: 'ann',
	host: null,
	name: 'Ann',
	avatarUrl: 'https://a.example/ann.webp',
	avatarBlurhash: 'L'.repeat(60),
	badgeRoles: [{ name: 'Helm' }],
};

describe('pushPayload', () => {
	it('has what a notification shows of a note, and nothing else', () => {
		const shown = { id: 'f', type: 'image/webp', name: 'a.webp', isSensitive: true, thumbnailUrl: null };
		const file = { ...shown, md5: 'x', url: 'https://a.example/f' };
		const inner = { id: 'm', text: 'mine', user: ann, reply: { id: 'o' }, reactions: { '👍': 3 } };
		const note = {
			id: 'n',
			text: 'hello',
			cw: null,
			reactionAcceptance: 'likeOnly',
			user: ann,
			fileIds: ['f', 'g'],
			files: [file, file],
			reactions: { '👍': 3 },
			poll: { multiple: false, expiresAt: null, choices: [{ text: 'tea', votes: 3, isVoted: true }] },
			renote: inner,
		};
		const person = { id: 'ann', username: 'ann', host: null, name: 'Ann', avatarUrl: ann.avatarUrl };
		expect(write({ id: 'x', type: 'quote', user: ann, note })).toEqual({
			type: 'notification',
			userId: 'me',
			dateTime: 1,
			body: {
				id: 'x',
				type: 'quote',
				user: person,
				note: {
					id: 'n',
					text: 'hello',
					cw: null,
					reactionAcceptance: 'likeOnly',
					user: person,
					fileIds: ['f', 'g'],
					files: [shown],
					poll: { multiple: false, expiresAt: null, choices: [{ text: 'tea' }] },
					renote: { id: 'm', text: 'mine', user: person },
				},
			},
		});
	});

	it('keeps what other kinds bring', () => {
		const body = { id: 'x', type: 'reaction', reaction: ':helm@.:', role: { name: 'Pilot' } };
		expect(write(body).body).toEqual(body);
	});

	it('cuts long texts, but no emoji in half, and leaves out addresses that would be cut', () => {
		const { body } = write({
			id: 'x',
			type: 'app',
			body: `${'a'.repeat(598)}😀 and more`,
			icon: `https://${'x'.repeat(900)}`,
		});
		expect(body.body).toBe(`${'a'.repeat(598)}…`);
		expect(body.icon).toBeNull();
	});

	it('cuts all the more the more there is, and in the end says only which notification it is', () => {
		const choices = Array.from({ length: 10 }, () => ({ text: '潮'.repeat(200) }));
		const note = { id: 'n', text: '潮'.repeat(3000), cw: '潮'.repeat(500), poll: { choices } };
		const { body } = write({ id: 'x', type: 'note', note });
		expect((body as Record<string, Record<string, unknown>>).note?.text).toMatch(/^潮{30,}…$/);
		const extra = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`field${index}`, 'some text']));
		expect(write({ id: 'x', type: 'app', userId: 'ann', ...extra }).body).toEqual({
			id: 'x',
			type: 'app',
			userId: 'ann',
		});
	});

	it('always fits, and always says which notification it is', () => {
		const value = fc.oneof(
			fc.jsonValue({ maxDepth: 3 }),
			fc.string({ unit: 'binary', minLength: 500, maxLength: 4000 }),
		);
		const note = fc.dictionary(
			fc.constantFrom('id', 'text', 'cw', 'files', 'fileIds', 'poll', 'renote', 'reply', 'user'),
			value,
		);
		const body = fc.record(
			{ user: value, note: fc.oneof(note, value), body: value, header: value, role: value },
			{ requiredKeys: [] },
		);
		fc.assert(
			fc.property(body, fields => {
				const written = write({ ...fields, id: 'the id', type: 'note' });
				expect(written.body).toMatchObject({ id: 'the id', type: 'note' });
			}),
		);
	});
});
