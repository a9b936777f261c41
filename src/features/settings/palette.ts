import { fixedList, type PaletteContext, type PaletteItem, type PaletteSource } from '@/blocks/palette/PaletteSource';
import type { LoadSettings } from '@/blocks/settings/SettingEntry';
import type { PlainPage } from '@/domain/paths/PlainPage';
import { pathTo } from '@/domain/paths/pathTo';
import { fetchTexts } from '@/i18n/fetchTexts';
import { languages } from '@/i18n/languages';
import { currentLanguage, text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { blockSettings } from './entries/blockSettings';
import { settingPath } from './entries/settingPath';
import { type FoundSetting, findable, type SettingsTexts } from './search/findable';

type MayOpen = (session: Session, page: PlainPage) => boolean;

/**
 * The settings pages and every setting on them that has an effect for the account.
 * @param load the settings of all features
 */
export const palette = (load: () => Promise<readonly LoadSettings[]>, mayOpen: MayOpen): PaletteSource => ({
	group: 'settings',
	list: context =>
		fixedList(async () => {
			const { isMember, me } = context.session;
			if (!isMember) return [];
			const viewer = { isMember, me: me.getState().me };
			const [sources, others] = await Promise.all([load(), otherTexts()]);
			const lists = [blockSettings, ...(await Promise.all(sources.map(each => each()))).map(each => each.settings)];
			const entries = lists
				.flatMap(list => list.entries)
				.filter(({ isOffered }) => isOffered === undefined || isOffered(viewer));
			const spots = lists.flatMap(list => list.spots ?? []);
			return findable({ entries, spots }, text, others)
				.filter(({ page }) => mayOpen(context.session, page))
				.map(found => itemOf(context, found));
		}),
});

function itemOf({ navigation }: PaletteContext, { id, page, marker, title, ...found }: FoundSetting): PaletteItem {
	return {
		id: `setting/${id}`,
		title,
		words: [...found.titles, ...found.words],
		detail: found.place,
		icon: found.icon,
		run: () => navigation.navigate(marker === null ? pathTo<PlainPage>(page) : settingPath(page, marker)),
	};
}

/** Words of the other languages find settings too; without them, those of the reader's language do. */
async function otherTexts(): Promise<readonly SettingsTexts[]> {
	const others = languages.map(({ code }) => code).filter(code => code !== currentLanguage());
	try {
		return await Promise.all(
			others.map(async code => ({
				settings: await fetchTexts(code, 'settings'),
				settingFields: await fetchTexts(code, 'settingFields'),
			})),
		);
	} catch (error) {
		console.warn('The texts of the settings in other languages could not be loaded.', error);
		return [];
	}
}
