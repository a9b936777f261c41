// Imported for the preferences that these modules declare.
import '@/blocks/note/NoteCard';
import '@/blocks/feed/readingSettings';
import { type ReactNode, useId, useState } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { text } from '@/i18n/text';
import { SETTINGS_SECTIONS } from '@/stores/preferences/preference';
import { TextField } from '@/ui/field/TextField';
import { EmptyState } from '@/ui/state/EmptyState';
import { PreferenceField } from './PreferenceField';
import styles from './PreferencesPage.module.css';
import { isFound, type ShownPreference, shownPreferences } from './ShownPreference';

/** The settings page: all preferences with a section, from their declarations. */
export default function PreferencesPage(): ReactNode {
	useHostTitle(text.settings.pages.preferences);
	const [query, setQuery] = useState('');
	const found = shownPreferences().filter(shown => isFound(shown, query));
	return (
		<div className={styles.page}>
			<TextField
				label={text.settings.find}
				hideLabel
				placeholder={text.settings.find}
				icon="search"
				type="search"
				value={query}
				onChange={setQuery}
			/>
			{found.length === 0 && (
				<EmptyState icon="search" title={text.settings.noneFound}>
					{text.settings.noneFoundText}
				</EmptyState>
			)}
			{SETTINGS_SECTIONS.map(section => {
				const fields = found.filter(shown => shown.section === section);
				return fields.length > 0 && <Section key={section} title={text.settings.sections[section]} fields={fields} />;
			})}
		</div>
	);
}

function Section({ title, fields }: { title: string; fields: readonly ShownPreference[] }): ReactNode {
	const id = useId();
	return (
		<section className={styles.section} aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			{fields.map(shown => (
				<PreferenceField key={shown.preference.key} {...shown} />
			))}
		</section>
	);
}
