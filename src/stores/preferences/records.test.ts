import { describe, expect, it } from 'vitest';
import { type PreferenceRecord, recordFor, withAccountOverride, withoutAccountOverride, withValue } from './records';

const device = 'laptop';
const mara = { server: 'a.example', account: 'a.example/mara', device };
const rin = { server: 'a.example', account: 'a.example/rin', device };
const visitor = { server: 'a.example', account: null, device };
const valueFor = (records: readonly PreferenceRecord[], reader: typeof visitor | typeof mara) =>
	recordFor(records, reader)?.[1];

describe('preference records', () => {
	it('count where their scope fits, the narrowest first', () => {
		const records: PreferenceRecord[] = [
			[{}, 'everywhere', {}],
			[{ server: 'a.example' }, 'server', {}],
			[{ account: 'a.example/mara' }, 'mara', {}],
		];
		expect(valueFor(records, mara)).toBe('mara');
		expect(valueFor(records, rin)).toBe('server');
		expect(recordFor(records, { server: 'b.example', account: null, device })?.[1]).toBe('everywhere');
	});

	it('keep what belongs to an account from the others', () => {
		const records = withValue([], 'for mara', 'account', mara);
		expect(valueFor(records, mara)).toBe('for mara');
		expect(valueFor(records, rin)).toBeUndefined();
	});

	it('change in place, with their options', () => {
		const records = withValue([[{}, 1, { sync: true }]], 2, undefined, mara);
		expect(records).toEqual([[{}, 2, { sync: true }]]);
	});

	it('leave the value of others alone when an account-dependent one is first set', () => {
		const records = withValue([[{}, 'old', {}]], 'new', 'account', mara);
		expect(valueFor(records, mara)).toBe('new');
		expect(valueFor(records, rin)).toBe('old');
	});

	it('can be overridden for an account, and the override cleared', () => {
		const overridden = withAccountOverride([[{}, 'all', {}]], 'mine', mara);
		expect(valueFor(overridden, mara)).toBe('mine');
		expect(valueFor(withValue(overridden, 'mine too', undefined, mara), mara)).toBe('mine too');
		expect(valueFor(withoutAccountOverride(overridden, mara), mara)).toBe('all');
	});

	it('that depend on an account are kept by visitors for their device alone', () => {
		const records = withValue([], 'a visitor’s', 'account', visitor);
		expect(records).toEqual([[{ device }, 'a visitor’s', {}]]);
		expect(valueFor(records, visitor)).toBe('a visitor’s');
		expect(valueFor(records, { ...visitor, device: 'phone' })).toBeUndefined();
		expect(valueFor(withValue(records, 'mine', 'account', mara), visitor)).toBe('a visitor’s');
	});

	it('of this device count for accounts too, before those of everywhere alone', () => {
		const records: PreferenceRecord[] = [
			[{ device: 'phone' }, 'the phone’s', {}],
			[{}, 'everywhere', {}],
			[{ device }, 'the laptop’s', {}],
		];
		expect(valueFor(records, mara)).toBe('the laptop’s');
		expect(valueFor([...records, [{ server: 'a.example' }, 'server', {}]], mara)).toBe('server');
		expect(valueFor(records.slice(0, 2), mara)).toBe('everywhere');
	});

	it('with a server that is not the reader’s don’t count, and null is as good as missing', () => {
		expect(valueFor([[{ server: 'b.example', account: 'a.example/mara' }, 1, {}]], mara)).toBeUndefined();
		expect(valueFor([[{ server: null, account: null, device: null }, 1, {}]], mara)).toBe(1);
	});

	it('keep their options when an override is set again', () => {
		const synced: PreferenceRecord[] = [[{ account: 'a.example/mara' }, 1, { sync: true }]];
		expect(withAccountOverride(synced, 2, mara)).toEqual([[{ account: 'a.example/mara' }, 2, { sync: true }]]);
	});

	it('give visitors no override', () => {
		expect(withAccountOverride([[{}, 'all', {}]], 'mine', visitor)).toEqual([[{}, 'all', {}]]);
	});
});
