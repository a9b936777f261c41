import { isSameJson } from '@/base/isSameJson';
import type { Navigation } from '@/blocks/navigation/NavigationContext';
import { switchSync } from '@/blocks/preferences/switchSync';
import type { SettingEntry } from '@/blocks/settings/SettingEntry';
import { pageOfSection } from '@/blocks/settings/settingSections';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { Preference } from '@/stores/preferences/preference';
import { clearOverride, override, settingState } from '@/stores/preferences/settingState';
import { undecidedOf } from '@/stores/preferences/sync/undecidedOf';
import type { Session } from '@/stores/session/Session';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { withDividers } from '@/ui/menu/withDividers';
import { copyWithToast } from '@/ui/toast/copyWithToast';
import { toast } from '@/ui/toast/toasts';
import { decideSync } from '../profiles/decideSync';
import { fieldTexts } from './fieldTexts';
import { settingPath } from './settingPath';
import { settingValue } from './settingValue';

interface Place {
	readonly session: Session;
	readonly navigation: Pick<Navigation, 'href'>;
}

/** The menu of a setting: a value of this account's own, sync, reset, copy link (rules/preferences#the-menu-of-a-setting). */
export function settingMenu(entry: SettingEntry, { session, navigation }: Place): readonly MenuItem[] {
	const { source, key, section } = entry;
	const path = settingPath(pageOfSection(section), key);
	const address = new URL(navigation.href(path), location.href).href;
	return withDividers([
		source.type === 'preference' ? preferenceItems(source.preference, session) : [],
		resetItems(entry, session),
		[{ text: text.settings.copyLink, icon: 'link', onSelect: () => void copyWithToast(address) }],
	]);
}

function preferenceItems(preference: Preference<unknown>, session: Session): readonly MenuItem[] {
	const { canOverride, isOverridden, canSync, isSynced } = settingState(preference, session);
	const { overrideAccount, overrideAbout, sync, syncAbout } = text.settings;
	const items: MenuItem[] = undecidedOf(session)
		.getState()
		.filter(({ key }) => key === preference.key)
		.map(unit => ({
			text: text.profiles.undecided.decide,
			caption: text.profiles.undecided.about,
			icon: 'refresh',
			onSelect: () => void decideSync(session, unit),
		}));
	if (canOverride) {
		items.push({
			type: 'switch',
			text: overrideAccount,
			caption: overrideAbout,
			icon: 'user',
			checked: isOverridden,
			onChange: isOn => (isOn ? override(preference, session) : clearOverride(preference, session)),
		});
	}
	if (canSync) {
		items.push({
			type: 'switch',
			text: sync,
			caption: syncAbout,
			icon: 'refresh',
			checked: isSynced,
			onChange: isOn => void switchSync(session, preference, isOn),
		});
	}
	return items;
}

/** Goes back to the default; as that may be the loss of a long list, the value of before can be put back. */
function resetItems({ source, key }: SettingEntry, session: Session): readonly MenuItem[] {
	if (source.type !== 'preference' && source.type !== 'base') return [];
	const { default: whole } = source.type === 'preference' ? source.preference : source.setting;
	const initial = source.part ? source.part.read(whole) : whole;
	const value = settingValue(source, session);
	const before = value.get();
	const reset = () => {
		value.set(initial);
		toast(t('settings.wasReset', { name: fieldTexts(key).label }), {
			icon: 'undo',
			action: { text: text.common.undo, onPress: () => value.set(before) },
		});
	};
	return [{ text: text.settings.reset, icon: 'undo', disabled: isSameJson(before, initial), onSelect: reset }];
}
