import { expect, it } from 'vitest';
import { toUser } from '@/api/toUser';
import { areFieldsWhole, PARTIAL_DAY, type ProfileEdit, previewOf, profileChanges, toProfileEdit } from './profileEdit';

const SAVED = {
	id: 'me',
	username: 'mara',
	name: 'Mara',
	description: 'Tea.',
	location: null,
	birthday: '1999-06-03',
	lang: 'ja' as const,
	followedMessage: null,
	fields: [{ name: 'Web', value: 'https://a.example' }],
	isBot: false,
	isCat: true,
	notesCount: 3,
};
const edited = (change: Partial<ProfileEdit>) => profileChanges({ ...toProfileEdit(SAVED), ...change }, SAVED);

it('sends what was changed and nothing else', () => {
	expect(edited({})).toEqual({});
	expect(edited({ name: ' Mara ' })).toEqual({});
	expect(edited({ name: '  ', description: 'Tea and fog.' })).toEqual({ name: null, description: 'Tea and fog.' });
	expect(edited({ birthday: '', lang: '' })).toEqual({ birthday: null, lang: null });
	expect(edited({ lang: 'de', isCat: false, isBot: true })).toEqual({ lang: 'de', isCat: false, isBot: true });
	expect(edited({ followedMessage: 'Hello!', location: 'Harbour' })).toEqual({
		followedMessage: 'Hello!',
		location: 'Harbour',
	});
});

it('sends all metadata in its order, without blank rows', () => {
	const [web] = toProfileEdit(SAVED).fields;
	if (!web) throw new Error('There is no field.');
	const fresh = { id: 'new', name: ' Pronouns ', value: 'she/her' };
	const blank = { id: 'blank', name: ' ', value: '' };
	expect(edited({ fields: [web, blank] })).toEqual({});
	expect(edited({ fields: [fresh, blank, web] })).toEqual({
		fields: [
			{ name: 'Pronouns', value: 'she/her' },
			{ name: 'Web', value: 'https://a.example' },
		],
	});
	expect(edited({ fields: [] })).toEqual({ fields: [] });
});

it('finds metadata that servers would drop', () => {
	expect(areFieldsWhole([{ id: 'a', name: ' ', value: '' }])).toBe(true);
	expect(areFieldsWhole([{ id: 'a', name: 'Web', value: ' ' }])).toBe(false);
});

it('shows the profile as it will be', () => {
	const user = toUser(SAVED);
	const before = toProfileEdit(SAVED);
	const preview = previewOf(user, { ...before, name: '', description: 'Fog.', isCat: false, isBot: true });
	const kept = { location: null, birthday: '1999-06-03', lang: 'ja', followedMessage: null, notesCount: 3 };
	expect(preview).toMatchObject({ name: null, isCat: false, isBot: true, profile: { description: 'Fog.', ...kept } });
	const place = { location: ' Harbour ', birthday: PARTIAL_DAY, lang: '', followedMessage: 'Hello!' };
	expect(previewOf(user, { ...before, ...place, fields: [] }).profile).toMatchObject({
		...{ location: 'Harbour', birthday: null, lang: null, followedMessage: 'Hello!', fields: [] },
	});
});
