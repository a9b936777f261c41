import { useEffect, useMemo, useState } from 'react';
import { fetchTexts } from '@/i18n/fetchTexts';
import { defaultLanguage } from '@/i18n/languages';
import { currentLanguage, text } from '@/i18n/text';
import { useSettingList } from '../entries/SettingListContext';
import { useOfferedEntries } from '../entries/useOfferedEntries';
import { type FoundSetting, findable, type SettingsTexts } from './findable';
import { type SettingIndex, settingIndex } from './settingSearch';

let english: Promise<SettingsTexts> | undefined;

/** English words find settings in each language. */
function loadEnglish(): Promise<SettingsTexts> {
	english ??= Promise.all([fetchTexts(defaultLanguage, 'settings'), fetchTexts(defaultLanguage, 'settingFields')]).then(
		([settings, settingFields]) => ({ settings, settingFields }),
		error => {
			english = undefined;
			throw error;
		},
	);
	return english;
}

/** All that the search finds, prepared for it. Until the English texts have arrived, by the reader's own alone. */
export function useFindable(): SettingIndex<FoundSetting> {
	const entries = useOfferedEntries();
	const { spots } = useSettingList();
	const [others, setOthers] = useState<readonly SettingsTexts[]>([]);
	useEffect(() => {
		if (currentLanguage() === defaultLanguage) return undefined;
		let isOver = false;
		loadEnglish().then(
			texts => {
				if (!isOver) setOthers([texts]);
			},
			error => console.warn('The English texts of the settings could not be loaded.', error),
		);
		return () => {
			isOver = true;
		};
	}, []);
	return useMemo(() => settingIndex(findable({ entries, spots }, text, others)), [entries, spots, others]);
}
