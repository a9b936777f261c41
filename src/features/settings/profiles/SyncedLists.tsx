import { type ReactNode, useState } from 'react';
import { mutedEmojis } from '@/blocks/emoji/mutedEmojis';
import { settingName } from '@/blocks/preferences/settingName';
import { switchSync } from '@/blocks/preferences/switchSync';
import { text } from '@/i18n/text';
import { deckProfiles } from '@/stores/deck/deckSettings';
import { pinnedUserLists } from '@/stores/preferences/pinnedUserLists';
import { declaredPreferences, type Preference } from '@/stores/preferences/preference';
import { useSettingState } from '@/stores/preferences/settingState';
import { widgetsSetting } from '@/stores/preferences/widgetsSetting';
import { useSession } from '@/stores/session/SessionContext';
import { watermarkPresets } from '@/stores/uploads/uploadSettings';
import { Switch } from '@/ui/field/Switch';
import { Section } from '@/ui/section/Section';

/** What people make themselves, and want on each device. The other settings have a menu with their sync. */
const KEYS: readonly string[] = [
	...['emojiPalettes', watermarkPresets.key, 'themes', deckProfiles.key, 'plugins'],
	...[widgetsSetting.key, pinnedUserLists.key, mutedEmojis.key],
];

/** Switches for the sync of lists, those of loaded features (rules/preferences#sync). */
export function SyncedLists(): ReactNode {
	const lists = KEYS.flatMap(key => declaredPreferences.get(key) ?? []);
	return (
		<Section marker="syncedLists" title={text.profiles.lists.title} about={text.profiles.lists.about}>
			{lists.map(preference => (
				<SyncedList key={preference.key} preference={preference} />
			))}
		</Section>
	);
}

function SyncedList({ preference }: { preference: Preference<unknown> }): ReactNode {
	const session = useSession();
	const { isSynced } = useSettingState(preference);
	const [isBusy, setBusy] = useState(false);
	const change = async (isOn: boolean) => {
		setBusy(true);
		await switchSync(session, preference, isOn);
		setBusy(false);
	};
	return (
		<Switch
			label={settingName(preference.key)}
			checked={isSynced}
			disabled={isBusy}
			onChange={isOn => void change(isOn)}
		/>
	);
}
