import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { preference } from '../preference';
import type { PreferenceProfile, PreferenceRecord } from '../records';
import { ProfileError } from './ProfileError';
import { parseProfile, readProfileFile, toProfileFile } from './profileFile';

preference({ key: 'nsfw', default: 'respect', choices: ['respect', 'force'] });

const RECORDS: readonly PreferenceRecord[] = [
	[{ account: 'a.example:3000/mara' }, { b: 1, a: [null] }, {}],
	[{ server: 'a.example' }, 2, { sync: true }],
	[{}, 1, {}],
	[{ device: 'laptop' }, 3, {}],
];
const PROFILE: PreferenceProfile = {
	...{ id: 'desk', version: '1', type: 'main', modifiedAt: 1, name: 'Desk / Büro' },
	preferences: { zeta: RECORDS, 'unknown.key': RECORDS.toReversed(), nsfw: [[{}, 'force', {}]], alpha: [] },
};

describe('a file of settings', () => {
	it('brings them back as they were: values, unknown keys and order, type and name', async () => {
		const file = toProfileFile(PROFILE, []);
		expect(file.name).toBe('Desk _ Büro.quarterdeckpreferences');
		const read = await readProfileFile(file);
		expect(read).toEqual(PROFILE);
		expect(Object.keys(read.preferences)).toEqual(Object.keys(PROFILE.preferences));
	});

	it('names accounts as the network’s clients do', async () => {
		const written = await toProfileFile(PROFILE, []).text();
		expect(JSON.parse(written).preferences.zeta[0][0]).toEqual({ server: 'a.example:3000', account: 'mara' });
	});

	it('has no token', async () => {
		const secret: PreferenceRecord = [{}, [{ name: 'A', key: 'x-0123456789-x' }], {}];
		const profile = { ...PROFILE, preferences: { ...PROFILE.preferences, tools: [secret, ...RECORDS] } };
		const written = await toProfileFile(profile, ['0123456789', '']).text();
		expect(written).not.toContain('0123456789');
		expect(parseProfile(written).preferences.tools).toEqual(RECORDS);
	});

	it.each([
		['notJson', ''],
		['notJson', '{"id":'],
		['notProfile', 'null'],
		['notProfile', '[]'],
		['notProfile', JSON.stringify({ ...PROFILE, id: '' })],
		['notProfile', JSON.stringify({ ...PROFILE, modifiedAt: 'today' })],
		['otherType', JSON.stringify({ ...PROFILE, type: 'other' })],
		['brokenRecords', JSON.stringify({ ...PROFILE, preferences: { nsfw: [[{}, 'force']] } })],
		['brokenRecords', JSON.stringify({ ...PROFILE, preferences: { nsfw: [[{ account: 1 }, 'force', {}]] } })],
		['brokenRecords', JSON.stringify({ ...PROFILE, preferences: { nsfw: [[{}, 'force', { sync: 'yes' }]] } })],
		['brokenRecords', `{"id":"a","version":"1","type":"main","modifiedAt":1,"name":"","preferences":{"__proto__":[]}}`],
		['unusableValue', JSON.stringify({ ...PROFILE, preferences: { nsfw: [[{}, 'other', {}]] } })],
		['unusableValue', JSON.stringify({ ...PROFILE, preferences: { emojiPalettes: [[{}, [{ id: 1 }], {}]] } })],
	])('is refused as %s: %s', (problem, text) => {
		expect(() => parseProfile(text)).toThrow(expect.objectContaining({ name: 'ProfileError', problem }));
	});

	it('is refused where it is far too large', async () => {
		await expect(readProfileFile(new Blob([' '.repeat(11 * 1024 * 1024)]))).rejects.toMatchObject({
			problem: 'tooLarge',
		});
	});
});

/** What breaks a profile, wherever it is put. */
const broken = fc.oneof(
	fc.constantFrom(null, 1, 'x', true, [], {}, [[]], [[{}]], [[{}, 1]], [[null, 1, {}]], [[{}, 1, null]], [1], [{}]),
	fc.constantFrom([[{ server: {} }, 1, {}]], [[{ other: 'x' }, 1, {}]], [[{}, 1, []]], [[{}, 1, {}, 1]], [[[], 1, {}]]),
);

it('200 malformed files give a clear error each', () => {
	const whole = fc.constantFrom('id', 'version', 'type', 'modifiedAt', 'name', 'preferences');
	const cut = fc.integer({ min: 0, max: JSON.stringify(PROFILE).length - 1 });
	const malformed = fc.oneof(
		cut.map(length => JSON.stringify(PROFILE).slice(0, length)),
		fc
			.tuple(whole, fc.constantFrom(null, [], undefined, [1]))
			.map(([part, value]) => JSON.stringify({ ...PROFILE, [part]: value })),
		fc
			.tuple(fc.string({ minLength: 1 }), broken)
			.filter(([, value]) => !(Array.isArray(value) && value.length === 0))
			.map(([key, value]) => JSON.stringify({ ...PROFILE, preferences: { ...PROFILE.preferences, [key]: value } })),
		fc.json().filter(text => !isProfile(text)),
	);
	fc.assert(
		fc.property(malformed, text => {
			expect(() => parseProfile(text)).toThrow(ProfileError);
		}),
		{ numRuns: 200 },
	);
});

function isProfile(text: string): boolean {
	const value: unknown = JSON.parse(text);
	return typeof value === 'object' && value !== null && 'preferences' in value;
}
