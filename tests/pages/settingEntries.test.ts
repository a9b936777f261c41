import { expect, it } from 'vitest';
import { SETTING_SECTIONS } from '@/blocks/settings/settingSections';
import { pathTo } from '@/domain/paths/pathTo';
import { mergeLocale } from '../../vite/localeFiles';
import { home, openPage } from './support/openPage';

it('has texts for each setting, and for nothing else', async () => {
	await openPage(await home.signUp(), { path: pathTo('settings') });
	const { settingSources } = await import('@/shell/settingSources');
	const loaded = (await Promise.all(settingSources.map(load => load()))).map(({ settings }) => settings);
	const entries = loaded.flatMap(list => list.entries);
	const spots = loaded.flatMap(list => list.spots ?? []);
	const { blockSettings } = await import('@/features/settings/entries/blockSettings');
	const keys = [...blockSettings.entries, ...entries, ...spots].map(({ key }) => key);
	const { settingFields } = mergeLocale('en-US') as unknown as {
		settingFields: { fields: object; sections: Record<string, object> };
	};
	expect(Object.keys(settingFields.fields).sort()).toEqual([...keys].sort());
	const sections = Object.fromEntries(
		Object.entries(settingFields.sections).map(([of, titles]) => [of, Object.keys(titles)]),
	);
	expect(sections).toEqual(SETTING_SECTIONS);
});
