import { expect, it } from 'vitest';
import { isSupportedLanguage } from './isSupportedLanguage';

it.each(['0.12.0', '0.12', '0.12.1', '0.13.0', '0.19.0', '0.100.0', '1.0.0', '1.2', '0.13.0-beta.1', '0.12.1-a'])(
	'%s is supported',
	version => expect(isSupportedLanguage(version)).toBe(true),
);

it.each([null, '', 'abc', '0.11.1', '0.11.99', '0.0.0', '0.12.0-alpha', '0', '12', 'v0.19.0', '0.19.0.1', '-1.0.0'])(
	'%s is not supported',
	version => expect(isSupportedLanguage(version)).toBe(false),
);
