import { expect, it } from 'vitest';
import { preference } from '../preference';
import { earlierSettings } from './earlierSettings';

preference({ key: 'nsfw', default: 'respect', choices: ['respect', 'force'] });
preference({ key: 'keepCw', default: true });

it('takes the base settings that are preferences now', () => {
	const base = { nsfw: 'force', menu: ['drive'], tips: { drive: true }, visibility: 'home' };
	expect(earlierSettings(base, { preferences: {} })).toEqual({ nsfw: 'force', menu: ['drive'] });
});

it('leaves what this version can’t use, what is the default, and what has been chosen since', () => {
	const base = { nsfw: 'other', keepCw: true, menu: ['drive'] };
	expect(earlierSettings(base, { preferences: { menu: [[{}, [], {}]] } })).toEqual({});
});

it('makes a palette of the emojis that were offered as reactions', () => {
	const emojiPalettes = [{ id: 'default', name: '', emojis: ['👍', ':a:'] }];
	expect(earlierSettings({ reactions: ['👍', ':a:'] }, { preferences: {} })).toEqual({ emojiPalettes });
	expect(earlierSettings({ reactions: [1] }, { preferences: {} })).toEqual({});
});
