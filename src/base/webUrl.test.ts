import { describe, expect, it } from 'vitest';
import { urlLabel, webUrl } from './webUrl';

describe('webUrl', () => {
	it.each(['https://a.example/x', 'http://a.example', 'HTTPS://A.example'])('takes %s', address => {
		expect(webUrl(address)).not.toBeNull();
	});

	it.each([
		'javascript:alert(1)',
		'data:text/html,x',
		'ftp://a.example',
		' https://a.example',
		'//a.example',
		'https://',
		'https://bank.example@evil.example/',
		`https://a.example/${'x'.repeat(3000)}`,
	])('refuses %.40s', address => {
		expect(webUrl(address)).toBeNull();
	});
});

describe('urlLabel', () => {
	const label = (address: string) => urlLabel(new URL(address));

	it('leaves out what says nothing', () => {
		expect(label('https://a.example/')).toBe('a.example');
		expect(label('http://a.example/b?c=1#d')).toBe('http://a.example/b?c=1#d');
	});

	it('reads percent codes', () => {
		expect(label('https://a.example/%E6%B5%B7')).toBe('a.example/海');
	});

	it('keeps codes that would mislead or are broken', () => {
		expect(label('https://a.example/%E2%80%AEgpj.exe')).toBe('a.example/%E2%80%AEgpj.exe');
		expect(label('https://a.example/%E0%A4%A')).toBe('a.example/%E0%A4%A');
	});
});
