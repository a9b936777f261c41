import type { ComponentType, ReactNode } from 'react';
import type { SettingEntry } from '@/blocks/settings/SettingEntry';
import { SETTING_SECTIONS, type SettingSection, type SettingsPageName } from '@/blocks/settings/settingSections';
import { text } from '@/i18n/text';
import { SettingsColumn } from '../page/SettingsColumn';
import { SettingsSection } from '../page/SettingsSection';
import { NotePreview } from '../preview/NotePreview';
import { AccountPart } from './AccountPart';
import { SettingRow } from './SettingRow';
import { useOfferedEntries } from './useOfferedEntries';

/** What is drawn above the settings of a section: better seen than described. */
const PREVIEWS: { readonly [S in SettingSection]?: ComponentType } = { 'preferences/look': NotePreview };

/** A page for the list of pages. */
export const pageOf = (page: SettingsPageName): { default: () => ReactNode } => ({
	default: () => <EntriesPage page={page} title={text.settings.pages[page]} />,
});

/** The page of `/settings`: beside the list, or behind it where both have no room. */
export const indexPage = (): { default: () => ReactNode } => ({
	default: () => <EntriesPage page="preferences" title={text.settings.title} />,
});

/** A settings page, made of the entries of its sections; sections without any are left out. */
function EntriesPage({ page, title }: { page: SettingsPageName; title: string }): ReactNode {
	const entries = useOfferedEntries();
	return (
		<SettingsColumn title={title}>
			{SETTING_SECTIONS[page].map(name => {
				const section = `${page}/${name}` as SettingSection;
				const shown = entries.filter(entry => entry.section === section);
				const Preview = PREVIEWS[section];
				if (shown.length === 0) return null;
				return (
					<SettingsSection key={section} title={sectionTitle(section)}>
						{Preview && <Preview />}
						<Rows entries={shown} />
					</SettingsSection>
				);
			})}
		</SettingsColumn>
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
