import { expect, it } from 'vitest';
import type { MessageKey } from './messages';
import { currentLanguage, text, textAt } from './text';

it('has the texts of the language on the screen', () => {
	expect([text.common.ok, currentLanguage()]).toEqual(['OK', 'en-US']);
});

it('finds a text by a key that comes as data, and shows a key that has none as it is', () => {
	expect(textAt('common.ok')).toBe('OK');
	const keys = ['common.none', 'none.at.all', 'common', 'common.ok.deeper', 'common.toString'];
	expect(keys.map(key => textAt(key as MessageKey))).toEqual(keys);
});
