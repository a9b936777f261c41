import { describe, expect, it } from 'vitest';
import { checkedPayload } from './checkedPayload';

const payload = { text: 'high water', visibility: 'followers', localOnly: true, fileIds: ['f'] } as const;
const checked = (returned: unknown) => checkedPayload(payload as never, returned);

describe('what a plugin makes of a note to post', () => {
	it('may be another text, content warning or poll', () => {
		const poll = { choices: ['a', 'b'], multiple: false };
		expect(checked({ ...payload, text: 'low', cw: 'tide', poll })).toEqual({
			wanted: { ...payload, text: 'low', cw: 'tide', poll },
			quiet: { ...payload, text: 'low', cw: 'tide', poll },
			changed: [],
		});
		expect(checked({ text: 'low' })?.wanted).toEqual({ ...payload, text: 'low' });
	});

	it.each([
		['audience', { visibility: 'public' }],
		['audience', { visibleUserIds: ['noor'] }],
		['audience', { localOnly: false }],
		['place', { replyId: 'n' }],
		['place', { channelId: 'c' }],
		['files', { fileIds: ['f', 'secret'] }],
	])('says that it changes the %s: %j', (part, change) => {
		const result = checked({ ...payload, ...change });
		expect(result?.changed).toEqual([part]);
		expect(result?.quiet).toEqual(payload);
		expect(result?.wanted).toEqual({ ...payload, ...change });
	});

	it('has nothing else', () => {
		const result = checked({ ...payload, i: 'token', noExtractMentions: true, __proto__: { text: 'x' } });
		expect(result).toEqual({ wanted: payload, quiet: payload, changed: [] });
		expect(checked({ ...payload, visibility: 'everyone', localOnly: 'no' })?.wanted).toEqual(payload);
	});

	it.each(['text', 7, [], undefined, { text: 5 }, { cw: {} }, { poll: { choices: [1] } }, { poll: 3 }])(
		'is none: %j',
		returned => expect(checked(returned)).toBeNull(),
	);
});
