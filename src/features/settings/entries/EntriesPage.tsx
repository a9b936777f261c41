import type { ReactNode } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { SettingEntry } from '@/blocks/settings/SettingEntry';
import { SETTING_SECTIONS, type SettingSection, type SettingsPageName } from '@/blocks/settings/settingSections';
import { text } from '@/i18n/text';
import { PageBody } from '@/ui/page/PageBody';
import { Section } from '@/ui/section/Section';
import { AccountPart } from './AccountPart';
import { useSettingList } from './SettingListContext';
import { SettingRow } from './SettingRow';
import { useOfferedEntries } from './useOfferedEntries';

/** A page for the list of pages. */
export const pageOf = (page: SettingsPageName): { default: () => ReactNode } => ({
	default: () => <EntriesPage page={page} title={text.settings.pages[page]} />,
});

/** The page of `/settings`: beside the list, or behind it where both have no room. */
export const indexPage = (): { default: () => ReactNode } => ({
	default: () => <EntriesPage page="preferences" title={text.settings.title} />,
});

/** A settings page, made of the views and entries of its sections; sections without any are left out. */
function EntriesPage({ page, title }: { page: SettingsPageName; title: string }): ReactNode {
	useHostTitle(title);
	const entries = useOfferedEntries();
	const { views } = useSettingList();
	return (
		<PageBody>
			{SETTING_SECTIONS[page].map(name => {
				const section = `${page}/${name}` as SettingSection;
				const shown = entries.filter(entry => entry.section === section);
				const View = views[section];
				if (shown.length === 0 && !View) return null;
				return (
					<Section key={section} title={sectionTitle(section)}>
						{View && <View />}
						<Rows entries={shown} />
					</Section>
				);
			})}
		</PageBody>
	);
}

function Rows({ entries }: { entries: readonly SettingEntry[] }): ReactNode {
	const rows = entries.map(entry => <SettingRow key={entry.key} entry={entry} />);
	return entries.some(({ source }) => source.type === 'account') ? <AccountPart>{rows}</AccountPart> : rows;
}

/** The title of a section, in the texts under its page. */
const sectionTitle = (section: SettingSection): string => {
	const [page = '', name = ''] = section.split('/');
	return (
		(text.settingFields.sections as Readonly<Record<string, Readonly<Record<string, string>>>>)[page]?.[name] ?? ''
	);
};
