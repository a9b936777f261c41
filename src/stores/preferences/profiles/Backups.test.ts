// @vitest-environment bundled-happy-dom
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { FakeRegistry } from '@tests/factories/preferenceWorld';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Preferences } from '../Preferences';
import { preference } from '../preference';
import { Backups } from './Backups';
import { UnnamedProfileError } from './ProfileError';
import { profileVersions } from './profileVersions';

const PLACE = 'client/preferences/backups';
const animation = preference({ key: 'animation', default: true });
const mara = { key: 'a.example/mara' };
let registry: FakeRegistry;

async function device(name = '') {
	localStorage.clear();
	const database = memoryDatabase();
	const preferences = new Preferences();
	await preferences.load(Promise.resolve(database), mara);
	const backups = new Backups({
		...{ preferences, owner: mara, registry, database: Promise.resolve(database) },
		tokens: () => ['a-secret-token'],
		lock: work => work(),
	});
	preferences.set(animation, false);
	await preferences.editProfile(profile => ({ ...profile, name }));
	return { preferences, backups, database };
}

beforeEach(() => {
	registry = new FakeRegistry();
});

describe('the backup of a profile', () => {
	it('lies under its name, in the form that the network’s clients share', async () => {
		const { preferences, backups } = await device('Desk');
		preferences.overrideForAccount(animation, true);
		expect(await backups.isDue()).toBe(true);
		expect(await backups.backUp()).toBeNull();
		expect(registry.read(PLACE, 'Desk')).toMatchObject({
			id: preferences.profile.id,
			name: 'Desk',
			type: 'main',
			preferences: {
				animation: [
					[{}, false, {}],
					[{ server: 'a.example', account: 'mara' }, true, {}],
				],
			},
		});
		expect(await backups.isDue()).toBe(false);
	});

	it('follows what changes', async () => {
		const { preferences, backups } = await device('Desk');
		await backups.backUp();
		preferences.set(animation, true);
		await preferences.settled();
		expect(await backups.backUp()).toBeNull();
		expect(registry.read(PLACE, 'Desk')).toMatchObject({ preferences: { animation: [[{}, true, {}]] } });
	});

	it('is due after a change, whatever the clock says', async () => {
		const { preferences, backups } = await device('Desk');
		await backups.backUp();
		vi.useFakeTimers({ now: preferences.profile.modifiedAt - 60_000, toFake: ['Date'] });
		preferences.set(animation, true);
		await preferences.settled();
		expect(await backups.isDue()).toBe(true);
		vi.useRealTimers();
	});

	it('needs a name', async () => {
		const { backups } = await device('  ');
		await expect(backups.backUp()).rejects.toBeInstanceOf(UnnamedProfileError);
		expect(registry.values.get(PLACE)).toBeUndefined();
	});

	it('never replaces that of another profile: it takes the next free name, and an id of its own', async () => {
		const theirs = { id: 'phone', version: '1', type: 'main', modifiedAt: 1, name: 'Desk', preferences: {} };
		registry.write(PLACE, 'Desk', theirs);
		registry.write(PLACE, 'Desk 2', theirs);
		const { preferences, backups } = await device('Desk');
		const { id } = preferences.profile;
		expect(await backups.backUp()).toBe('Desk 3');
		expect(registry.read(PLACE, 'Desk')).toEqual(theirs);
		expect(registry.read(PLACE, 'Desk 3')).toMatchObject({ name: 'Desk 3', id: preferences.profile.id });
		expect(preferences.profile).toMatchObject({ name: 'Desk 3' });
		expect(preferences.profile.id).not.toBe(id);
		expect(await backups.backUp()).toBeNull();
	});

	it('is another’s too where two devices restored the same one', async () => {
		const desk = await device('Desk');
		await desk.backups.backUp();
		const phone = await device();
		await phone.backups.restore('Desk');
		phone.preferences.set(animation, true);
		await phone.preferences.settled();
		expect(await phone.backups.backUp()).toBeNull();
		desk.preferences.set(animation, false);
		await desk.preferences.settled();
		expect(await desk.backups.backUp()).toBe('Desk 2');
		expect(registry.read(PLACE, 'Desk')).toMatchObject({ preferences: { animation: [[{}, true, {}]] } });
	});

	it('is still ours where the tab ended while it was written', async () => {
		const { backups, preferences } = await device('Desk');
		await backups.backUp();
		registry.set = async (scope, key, value) => {
			registry.write(scope.join('/'), key, value);
			throw new Error('gone');
		};
		preferences.set(animation, true);
		await preferences.settled();
		await expect(backups.backUp()).rejects.toThrow('gone');
		Reflect.deleteProperty(registry, 'set');
		expect(await backups.backUp()).toBeNull();
	});

	it('has no token of an account on this device', async () => {
		const { preferences, backups } = await device('Desk');
		preferences.changeRecords('plugins', () => [[{}, [{ name: 'A', secret: 'a-secret-token' }], {}]]);
		await preferences.settled();
		await backups.backUp();
		expect(JSON.stringify(registry.read(PLACE, 'Desk'))).not.toContain('a-secret-token');
	});
});

describe('restoring', () => {
	it('gives the same settings, name and id; the ones of before can be put back', async () => {
		const desk = await device('Desk');
		desk.preferences.overrideForAccount(animation, true);
		desk.preferences.changeRecords('newer', () => [[{ device: 'desk' }, { any: [1] }, { sync: true }]]);
		await desk.preferences.settled();
		await desk.backups.backUp();
		const phone = await device('Phone');
		const before = phone.preferences.profile;
		await phone.backups.restore('Desk');
		const { preferences, name, id } = phone.preferences.profile;
		expect({ preferences, name, id }).toEqual({
			preferences: desk.preferences.profile.preferences,
			name: 'Desk',
			id: desk.preferences.profile.id,
		});
		const kept = await profileVersions(phone.database);
		const old = kept.find(({ value }) => value.id === before.id)?.value;
		expect(old?.preferences).toEqual(before.preferences);
	});

	it('keeps as a version what another tab had stored and this one not read', async () => {
		const { backups, database, preferences } = await device('Desk');
		const other = new Preferences();
		await other.load(Promise.resolve(database), mara);
		other.changeRecords('newer', () => [[{}, 'theirs', {}]]);
		await other.settled();
		await backups.replace({ ...preferences.profile, id: 'file', preferences: {} }, 'file');
		const kept = await profileVersions(database);
		expect(kept.map(({ value }) => value.preferences.newer)).toContainEqual([[{}, 'theirs', {}]]);
	});

	it('changes nothing where the backup is broken, which the list says', async () => {
		registry.write(PLACE, 'Broken', { id: 'x', preferences: { animation: 'yes' } });
		const { preferences, backups } = await device('Desk');
		const before = preferences.profile;
		await expect(backups.restore('Broken')).rejects.toMatchObject({ problem: 'notProfile' });
		expect(preferences.profile).toBe(before);
		expect(await backups.list()).toEqual([{ name: 'Broken', profile: null, problem: 'notProfile' }]);
	});

	it('finds a deleted backup among the versions', async () => {
		const desk = await device('Desk');
		await desk.backups.backUp();
		const phone = await device('Phone');
		await phone.backups.remove('Desk');
		expect(registry.read(PLACE, 'Desk')).toBeUndefined();
		expect((await profileVersions(phone.database)).map(({ value }) => value.name)).toContain('Desk');
	});
});
