import { expect, it } from 'vitest';
import { parseMessage } from './parseMessage';

const ORIGIN = 'https://a.server';
const read = (data: unknown) => parseMessage(data, ORIGIN);

it('reads where to go, within this client only', () => {
	const order = { type: 'order', order: 'push', loginId: 'u1' };
	expect(read({ ...order, url: '/notes/n1?x=1' })).toEqual({
		...{ order: 'push', loginId: 'u1', path: '/notes/n1?x=1', id: null },
	});
	expect(read({ ...order, url: 'https://a.server/notes/n1' })).toMatchObject({ path: '/notes/n1' });
	expect(read({ ...order, url: 'https://b.server/notes/n1' })).toMatchObject({ path: null });
	expect(read({ ...order, url: 'javascript:alert(1)' })).toMatchObject({ path: null });
	expect(read({ ...order, url: 7, loginId: '' })).toEqual({ order: 'push', loginId: null, path: null, id: null });
});

it('reads what is to be written, whether notes come by their ids or whole', () => {
	const order = { type: 'order', order: 'post' };
	expect(read({ ...order, options: { replyId: 'n1', initialText: 'hi' } })).toMatchObject({
		post: { replyTo: 'n1', text: 'hi' },
	});
	expect(read({ ...order, options: { reply: { id: 'n1' }, renote: { id: 'n2', text: 'old' } } })).toMatchObject({
		post: { replyTo: 'n1', quote: 'n2' },
	});
	expect(read(order)).toMatchObject({ order: 'post', post: {} });
});

it('reads what is done without the form', () => {
	const order = { type: 'order', loginId: 'u1', url: '/notes/n1' };
	const react = { order: 'react', noteId: 'n1', reaction: '🎉' };
	expect(read({ ...order, ...react })).toMatchObject(react);
	expect(read({ ...order, order: 'answer', userId: 'u2', isAccepted: true })).toMatchObject({
		...{ order: 'answer', userId: 'u2', isAccepted: true },
	});
	expect(read({ ...order, order: 'answer', userId: 'u2', isAccepted: 'yes' })).toMatchObject({ isAccepted: false });
	expect(read({ ...order, order: 'react', reaction: '🎉' })).toBeNull();
	expect(read({ ...order, order: 'react', noteId: 'n1' })).toBeNull();
	expect(read({ ...order, order: 'answer' })).toBeNull();
});

it('leaves other messages alone', () => {
	for (const data of [null, 'order', { type: 'initialize' }, { type: 'order', order: 'dance' }]) {
		expect(read(data)).toBeNull();
	}
});
