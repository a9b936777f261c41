import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { toAntenna } from '@/api/toCollections';
import { type AntennaEdit, antennaRules, changeOf, EMPTY_ANTENNA, editOf } from './antennaEdit';

const refusedFields = (edit: Partial<AntennaEdit>): unknown[] => {
	const { issues = [] } = safeParse(antennaRules(), { ...EMPTY_ANTENNA, name: 'Ferries', keywords: 'fog', ...edit });
	return issues.map(({ path }) => path?.[0]?.key);
};

describe('the words of an antenna', () => {
	it('are groups in lines', () => {
		const { keywords } = changeOf({ ...EMPTY_ANTENNA, keywords: ' fog  harbour\n\nferry\n' });
		expect(keywords).toEqual([['fog', 'harbour'], ['ferry']]);
	});

	it('that another client has made stay as they are until they are edited', () => {
		const saved = toAntenna({ id: 'a', name: 'x', keywords: [['high water', ''], ['fog']] });
		expect(changeOf(editOf(saved), saved).keywords).toBe(saved.keywords);
		expect(changeOf({ ...editOf(saved), keywords: 'fog' }, saved).keywords).toEqual([['fog']]);
	});
});

describe('an antenna', () => {
	it('needs words, be it excluded ones', () => {
		expect(refusedFields({ keywords: ' \n' })).toEqual(['keywords']);
		expect(refusedFields({ keywords: '', excludeKeywords: 'fog' })).toEqual([]);
	});

	it('needs the list or the people that it listens to', () => {
		expect(refusedFields({ src: 'list' })).toEqual(['userListId']);
		expect(refusedFields({ src: 'users', users: ' ' })).toEqual(['users']);
		expect(refusedFields({ src: 'users_blacklist' })).toEqual([]);
	});

	it('is sent without a list that it doesn’t use', () => {
		expect(changeOf({ ...EMPTY_ANTENNA, src: 'home', userListId: 'l' }).userListId).toBeNull();
		expect(changeOf({ ...EMPTY_ANTENNA, src: 'list', userListId: 'l' })).not.toHaveProperty('notify');
	});
});
