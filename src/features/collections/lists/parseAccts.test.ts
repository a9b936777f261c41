import { expect, it } from 'vitest';
import { parseAccts } from './parseAccts';

const HOST = 'home.example';

it.each([
	['@mara\n@kai@far.example', ['@mara', '@kai@far.example']],
	['mara, kai@far.example;oskar', ['@mara', '@kai@far.example', '@oskar']],
	['@mara@home.example @MARA mara', ['@mara']],
	[
		'https://far.example/@kai https://home.example/@mara/ https://home.example/@lea@sea.example',
		['@kai@far.example', '@mara', '@lea@sea.example'],
	],
	['@りん、@rin@例え.example', ['@rin@例え.example']],
	['', []],
])('%j are handles', (text, accts) => {
	expect(parseAccts(text, HOST).accts).toEqual(accts);
});

it('names what is no handle', () => {
	expect(parseAccts('Hello! @mara a@b@c https://far.example/notes/1 @kai@', HOST)).toEqual({
		accts: ['@mara'],
		odd: ['Hello!', 'a@b@c', 'https://far.example/notes/1', '@kai@'],
	});
});
