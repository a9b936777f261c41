import { fireEvent } from '@testing-library/dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SettingEntry, SettingList } from '@/blocks/settings/SettingEntry';
import { SETTING_SECTIONS, SETTINGS_PAGES, type SettingsPageName } from '@/blocks/settings/settingSections';
import type { PlainPage } from '@/domain/paths/PlainPage';
import { pathTo } from '@/domain/paths/pathTo';
import { mergeLocale } from '../../vite/localeFiles';
import { admin, makeRole } from '../e2e/support/staff';
import { DRIVEN } from './support/drivenSettings';
import { choose, type Driven, loadQuestions, session, showAds } from './support/driving';
import { page } from './support/menus';
import { home, openPage, reloadPage, setPreferences } from './support/openPage';
import { type Place, WITHIN } from './support/Place';

/** What all parts of the app have to set, as the page in this window knows it. */
async function everyList(): Promise<readonly SettingList[]> {
	const { settingSources } = await import('@/shell/settingSources');
	const { blockSettings } = await import('@/features/settings/entries/blockSettings');
	const loaded = await Promise.all(settingSources.map(load => load()));
	return [blockSettings, ...loaded.map(({ settings }) => settings)];
}

const everySetting = async () => (await everyList()).flatMap(({ entries }) => entries);
/** What else the search finds. */
const everySpot = async () => (await everyList()).flatMap(({ spots = [] }) => spots);

const rowOf = (key: string): Place => page.locator(`[data-marker="${key}"]`);

async function storedValue({ source }: SettingEntry): Promise<unknown> {
	const { settingValue } = await import('@/features/settings/entries/settingValue');
	return source.type === 'own' ? undefined : settingValue(source, await session()).get();
}

/** How long a change may take to show. */
const CHANGED_MS = 3_000;

/** Another value, by the control. */
async function change(entry: SettingEntry): Promise<void> {
	const row = rowOf(entry.key);
	const { control } = entry;
	const { to, change: own } = DRIVEN[entry.key] ?? {};
	if (own) return own(row);
	if (control.type === 'switch') return row.getByRole('switch').click();
	const now = await storedValue(entry);
	if (control.type === 'choice') return choose(row, String(to ?? control.values.find(value => value !== now)));
	if (control.type !== 'range')
		throw new Error(`${entry.key} has a control of its own, and has to say how it changes.`);
	const { factor } = control.shown ?? { factor: 1 };
	const next = typeof to === 'number' ? to : now === control.max ? control.min : control.max;
	fireEvent.change(await row.getByRole('spinbutton').one(), { target: { value: String(next * factor) } });
}

const placeOf = ({ key }: SettingEntry): number => (DRIVEN[key]?.isLast ? 1 : 0);

/** Opens a page of settings as somebody with everything that these settings need. */
async function open(name: SettingsPageName): Promise<Driven> {
	const person = await home.signUp();
	const path = pathTo(name);
	await home.post(person, 'hello');
	await home.upload(person);
	if (name === 'preferences') {
		const policies = { canHideAds: { useDefault: false, priority: 0, value: true } };
		const roleId = await makeRole(home, `Spared ${person.username}`, { policies });
		await home.call('admin/roles/assign', { roleId, userId: person.id }, await admin(home));
		await home.postMany(person, 5, index => `line ${index}`);
		showAds();
	}
	// The device has another theme than the one that is chosen here.
	if (name === 'theme') window.happyDOM.settings.device.prefersColorScheme = 'dark';
	const watermark = { id: 'mark', name: 'Mark', layers: [] };
	setPreferences({ 'deck.useSimpleUiForNonRootPages': false });
	await openPage(person, { path, base: { ui: name === 'deckSettings' || name === 'navbar' ? 'deck' : 'default' } });
	const { preferences } = await import('@/stores/preferences/Preferences');
	const { watermarkPresets } = await import('@/stores/uploads/uploadSettings');
	preferences.set(watermarkPresets, [watermark], await session());
	return { person, path };
}

describe.each(SETTINGS_PAGES)('the settings of %s', name => {
	it('do what they say, and are there after a reload', async () => {
		onTestFinished(() => void vi.restoreAllMocks());
		vi.spyOn(location, 'reload').mockImplementation(() => {});
		const of = await open(name);
		const entries = (await everySetting()).filter(({ section }) => section.startsWith(`${name}/`));
		await rowOf(entries[0]?.key ?? '').one();
		await loadQuestions();
		const later: [string, unknown][] = [];
		const failures: string[] = [];
		const changes = async (key: string, before: unknown) =>
			vi
				.waitFor(async () => expect(await DRIVEN[key]?.sees(of)).not.toEqual(before), { timeout: CHANGED_MS })
				.catch((error: unknown) => void failures.push(`${key} changed nothing: ${String(error)}`));
		for (const entry of entries.toSorted((a, b) => placeOf(a) - placeOf(b))) {
			const { key } = entry;
			const driven = DRIVEN[key];
			if (!driven) throw new Error(`Nothing says what ${key} changes.`);
			try {
				const before = await driven.sees(of);
				await change(entry);
				if (driven.isLate) later.push([key, before]);
				else await changes(key, before);
				if (driven.afterwards !== undefined) await choose(rowOf(key), driven.afterwards);
			} catch (error) {
				failures.push(`${key}: ${String(error)}`);
			}
		}
		for (const [key, before] of later) await changes(key, before);
		expect(failures).toEqual([]);
		const chosen = new Map<string, unknown>();
		for (const entry of entries) chosen.set(entry.key, await storedValue(entry));
		const { preferences } = await import('@/stores/preferences/Preferences');
		await preferences.settled();
		await reloadPage(of.path);
		for (const { key } of entries) await rowOf(key).one();
		for (const entry of await everySetting()) {
			if (chosen.has(entry.key))
				expect([entry.key, await storedValue(entry)]).toEqual([entry.key, chosen.get(entry.key)]);
		}
	});
});

it.each(['en-US', 'ja-JP'])('the search finds each setting in %s', async language => {
	const texts = mergeLocale(language) as unknown as { settingFields: { fields: Record<string, { label: string }> } };
	const english = mergeLocale('en-US') as unknown as typeof texts;
	await openPage(await home.signUp(), { path: pathTo('settings'), language });
	const field = await page.locator('search [role="combobox"]').one();
	const paths = () =>
		[...document.querySelectorAll<HTMLElement>('[role="option"] a')].map(({ dataset }) => dataset.path ?? '');
	const entries = (await everySetting()).filter(({ key }) => key !== 'forceShowAds');
	const places = entries.map(({ key, section }) => ({ key, page: section.split('/')[0] as SettingsPageName }));
	for (const { key, page: name } of [...places, ...(await everySpot())]) {
		const path = `${pathTo<PlainPage>(name)}#${key}`;
		for (const query of [texts.settingFields.fields[key]?.label, english.settingFields.fields[key]?.label, key]) {
			fireEvent.change(field, { target: { value: query } });
			// English texts arrive a moment after the page.
			await vi.waitFor(() => expect(paths(), query ?? key).toContain(path), WITHIN);
		}
	}
});

/** What the page has as its title, in other words. */
const WHOLE_PAGES = new Set(['cleanDrive']);

it.each(['en-US', 'ja-JP'])('what else the search finds is on its page by that name, in %s', async language => {
	const { fields } = (
		mergeLocale(language) as unknown as { settingFields: { fields: Record<string, { label: string }> } }
	).settingFields;
	const person = await home.signUp();
	await openPage(person, { path: pathTo('settings'), language });
	const spots = await everySpot();
	for (const name of new Set(spots.map(spot => spot.page))) {
		await reloadPage(pathTo<PlainPage>(name));
		for (const { key } of spots.filter(spot => spot.page === name)) {
			const label = fields[key]?.label ?? key;
			await vi.waitFor(() => {
				const shown = rowOf(key).all[0]?.textContent ?? null;
				expect(shown, key).not.toBeNull();
				if (!WHOLE_PAGES.has(key)) expect(shown, key).toContain(label);
			}, WITHIN);
		}
	}
});

it('has texts and an effect for each setting, and for nothing else', async () => {
	await openPage(await home.signUp(), { path: pathTo('settings') });
	const keys = [...(await everySetting()), ...(await everySpot())].map(({ key }) => key);
	const { settingFields } = mergeLocale('en-US') as unknown as {
		settingFields: { fields: object; sections: Record<string, object> };
	};
	expect(Object.keys(settingFields.fields).sort()).toEqual([...keys].sort());
	expect(Object.keys(DRIVEN).sort()).toEqual((await everySetting()).map(({ key }) => key).sort());
	const sections = Object.fromEntries(
		Object.entries(settingFields.sections).map(([of, titles]) => [of, Object.keys(titles)]),
	);
	expect(sections).toEqual(SETTING_SECTIONS);
});
