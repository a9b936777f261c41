import { file } from '@tests/factories/file';
import { note } from '@tests/factories/note';
import { expect, it } from 'vitest';
import { shouldCollapse } from './shouldCollapse';

const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}`).join('\n');
const files = (count: number) => Array.from({ length: count }, () => file());
const links = (count: number) => Array.from({ length: count }, (_, index) => `https://a.example/${index}`).join(' ');

it.each([
	['10 lines', note({ text: lines(10) })],
	['501 characters', note({ text: 'a'.repeat(501) })],
	['4 links', note({ text: links(4) })],
	['5 files', note({ files: files(5) })],
	['5 files without text', note({ text: null, files: files(5) })],
	['large letters', note({ text: 'hi $[x2 you]' })],
	['moved text', note({ text: '$[position.x=3 hi]' })],
])('folds %s', (_, given) => {
	expect(shouldCollapse(given)).toBe(true);
});

it.each([
	['9 lines', note({ text: lines(9) })],
	['500 characters', note({ text: 'a'.repeat(500) })],
	['3 links', note({ text: links(3) })],
	['3 links, each twice', note({ text: `${links(3)} ${links(3)}` })],
	['4 files', note({ files: files(4) })],
	['a warning, which folds by itself', note({ cw: 'long', text: lines(30) })],
	['a name like a function', note({ text: '$[x25 you] x2' })],
])('leaves %s open', (_, given) => {
	expect(shouldCollapse(given)).toBe(false);
});
