import { expect, it } from 'vitest';
import { isPageName } from './pageName';

it.each(['about-me', '港の歩き方', 'a.b_c~d', '-', 'x'.repeat(256)])('%s is a name', name => {
	expect(isPageName(name)).toBe(true);
});

it.each(['', 'two words', 'a/b', 'a?b', 'a#b', '100%', 'a\\b', '.', '..', 'javascript:alert(1)', 'x'.repeat(257)])(
	'%j is none',
	name => {
		expect(isPageName(name)).toBe(false);
	},
);
