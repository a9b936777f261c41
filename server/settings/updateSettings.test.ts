import { expect, it } from 'vitest';
import type { Core } from '../Core';
import { Database } from '../store/Database';
import { migrate } from '../store/migrate';
import { Settings } from '../store/Settings';
import { updateSettings } from './updateSettings';

const fresh = () => {
	const db = new Database(':memory:');
	migrate(db);
	return new Settings(db);
};
const update = (settings: Settings, params: Parameters<typeof updateSettings>[1]) =>
	updateSettings({ settings } as Core, params);

it('changes what is said and nothing else', () => {
	const settings = fresh();
	update(settings, { name: 'Harbour', blockedHosts: ['bad.example'], disableRegistration: true });
	expect([settings.get('name'), settings.get('disableRegistration')]).toEqual(['Harbour', true]);
	update(settings, { description: null });
	expect([settings.get('name'), settings.get('description')]).toEqual(['Harbour', null]);
});

it('takes null for an empty list, and for nothing said where there must be a flag', () => {
	const settings = fresh();
	update(settings, { blockedHosts: ['bad.example'], disableRegistration: true });
	update(settings, { blockedHosts: null, disableRegistration: null });
	expect([settings.get('blockedHosts'), settings.get('disableRegistration')]).toEqual([[], true]);
});

it('ignores what is no setting, and empty addresses', () => {
	const settings = fresh();
	update(settings, { swPublicKey: 'x', bannerUrl: '' });
	expect(settings.all()).not.toHaveProperty('swPublicKey');
	expect(settings.get('bannerUrl')).toBeNull();
});
