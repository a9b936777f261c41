import { describe, expect, it } from 'vitest';
import { addressName, cleanFileName, dispositionName } from './fileNames';

describe('dispositionName', () => {
	it.each([
		['attachment; filename="holiday photo.jpg"', 'holiday photo.jpg'],
		['inline; filename=a.png; size=3', 'a.png'],
		['attachment; filename="a \\"b\\".txt"', 'a "b".txt'],
		['attachment; filename="_.png"; filename*=UTF-8\'\'%E6%B8%AF.png', '港.png'],
		["attachment; filename*=utf-8'ja'%E6%B8%AF.png", '港.png'],
		['attachment', null],
		[null, null],
	])('%s', (header, name) => {
		expect(dispositionName(header)).toBe(name);
	});
});

describe('addressName', () => {
	it.each([
		['https://x.example/a/%E6%B8%AF.png?size=2#top', '港.png'],
		['https://x.example/100%', '100%'],
		['https://x.example/', ''],
	])('%s', (address, name) => {
		expect(addressName(new URL(address))).toBe(name);
	});
});

describe('cleanFileName', () => {
	it.each([
		['../../etc/passwd', 'passwd'],
		['C:\\photos\\a.jpg', 'a.jpg'],
		['a\u0000b\n.png', 'ab.png'],
		['blob', 'untitled'],
		['  ', 'untitled'],
		[null, 'untitled'],
		['x'.repeat(300), 'x'.repeat(200)],
	])('%j', (name, cleaned) => {
		expect(cleanFileName(name)).toBe(cleaned);
	});
});
