import { describe, expect, it } from 'vitest';
import { readSearch } from '@/domain/paths/readPath';
import { readShare, sharedText } from './readShare';

const share = (query: string) => readShare(readSearch('share', query));
const nothing = {
	text: '',
	visibility: null,
	localOnly: null,
	reply: null,
	renote: null,
	fileIds: [],
	visibleUserIds: [],
	visibleAccts: [],
};

describe('what is shared', () => {
	it('is title, text and address on lines of their own', () => {
		expect(sharedText('Tides', 'High water at noon', 'https://a.server/tides')).toBe(
			'Tides\nHigh water at noon\nhttps://a.server/tides',
		);
	});

	it('is not said twice', () => {
		expect(sharedText('Tides', 'Tides at noon', undefined)).toBe('Tides at noon');
		expect(sharedText(undefined, 'See https://a.server/tides', 'https://a.server/tides')).toBe(
			'See https://a.server/tides',
		);
	});

	it('may be nothing', () => {
		expect(share('')).toEqual(nothing);
	});
});

describe('an address', () => {
	it('says who may read it, what it answers and what goes along', () => {
		expect(
			share(
				'text=hi&visibility=specified&localOnly=1&replyId=n1&renoteUri=https%3A%2F%2Fa.server%2Fnotes%2F2&fileIds=f1,f2&visibleUserIds=u1&visibleAccts=@mara,@ben.lee@b.server',
			),
		).toEqual({
			text: 'hi',
			visibility: 'specified',
			localOnly: true,
			reply: { id: 'n1' },
			renote: { uri: 'https://a.server/notes/2' },
			fileIds: ['f1', 'f2'],
			visibleUserIds: ['u1'],
			visibleAccts: ['@mara', '@ben.lee@b.server'],
		});
	});

	it('loses what can’t be meant, and nothing else', () => {
		expect(
			share(
				'text=hi&visibility=everyone&localOnly=maybe&replyId=../..&renoteUri=javascript:alert(1)&fileIds=f1,,a%20b,f1&visibleAccts=%3C,@mara',
			),
		).toEqual({ ...nothing, text: 'hi', fileIds: ['f1'], visibleAccts: ['@mara'] });
	});
});
