import type { SettingEntry, SettingSpot } from '@/blocks/settings/SettingEntry';
import type { SettingTexts } from '@/blocks/settings/SettingTexts';
import { pageOfSection } from '@/blocks/settings/settingSections';
import type { PlainPage } from '@/domain/paths/PlainPage';
import type { Messages } from '@/i18n/messages';
import type { IconName } from '@/ui/icon/Icon';
import { SETTINGS_LIST } from '../frame/settingsList';
import type { FindableSetting } from './settingSearch';

/** A result of the search: a page, or something on it. */
export interface FoundSetting extends FindableSetting {
	readonly page: PlainPage;
	/** Null for the page as a whole. */
	readonly marker: string | null;
	readonly icon: IconName;
	/** The page and its section. */
	readonly place: string;
}

/** The texts of the settings in one language. */
export type SettingsTexts = Pick<Messages, 'settings' | 'settingFields'>;

interface Findable {
	readonly entries: readonly SettingEntry[];
	readonly spots: readonly SettingSpot[];
}

/**
 * All that can be found: the pages of the list, the settings and other things on them.
 *
 * @param own the texts of the reader
 * @param others those of other languages that it is found by
 */
export function findable(
	{ entries, spots }: Findable,
	own: SettingsTexts,
	others: readonly SettingsTexts[],
): readonly FoundSetting[] {
	const all = [own, ...others];
	const iconOf = new Map(SETTINGS_LIST.flatMap(({ pages }) => pages.map(({ page, icon }) => [page, icon] as const)));
	const titleOf = ({ settings }: SettingsTexts, page: string) =>
		(settings.pages as Readonly<Record<string, string>>)[page] ?? '';
	const pages = SETTINGS_LIST.flatMap(({ group, pages: listed }) =>
		listed.map(
			({ page, icon }): FoundSetting => ({
				...{ id: page, page, marker: null, icon },
				title: titleOf(own, page),
				titles: all.map(texts => titleOf(texts, page)),
				words: [page],
				place: own.settings.groups[group],
			}),
		),
	);
	const onPage = (key: string, page: PlainPage, section: string | null): FoundSetting => {
		const ofEach = all.map(texts => fieldOf(texts, key));
		const sectionOf = (texts: SettingsTexts) => (section === null ? '' : sectionTitle(texts, page, section));
		return {
			...{ id: `${page}#${key}`, page, marker: key, icon: iconOf.get(page as never) ?? 'settings' },
			title: ofEach[0]?.label ?? key,
			titles: [...ofEach.map(({ label }) => label), key],
			words: [
				...ofEach.flatMap(({ about = '', words, choices = {} }) => [about, words, ...Object.values(choices)]),
				...all.flatMap(texts => [titleOf(texts, page), sectionOf(texts)]),
			],
			place: [titleOf(own, page), sectionOf(own)].filter(Boolean).join(' › '),
		};
	};
	return [
		...pages,
		...entries.map(({ key, section }) => onPage(key, pageOfSection(section), section.slice(section.indexOf('/') + 1))),
		...spots.map(({ key, page }) => onPage(key, page, null)),
	];
}

const NO_TEXTS: SettingTexts = { label: '', words: '' };

const fieldOf = ({ settingFields }: SettingsTexts, key: string): SettingTexts =>
	(settingFields.fields as Readonly<Record<string, SettingTexts>>)[key] ?? NO_TEXTS;

const sectionTitle = ({ settingFields }: SettingsTexts, page: string, section: string): string =>
	(settingFields.sections as Readonly<Record<string, Readonly<Record<string, string>>>>)[page]?.[section] ?? '';
