import type { SettingPart, SettingSource } from '@/blocks/settings/SettingEntry';
import { accountFieldsOf } from '@/stores/accountFields/AccountFields';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';

/** The value of a setting for one account, wherever it is kept. */
export interface SettingValue {
	readonly get: () => unknown;
	readonly set: (value: unknown) => void;
	/** @returns the function that unsubscribes */
	readonly subscribe: (listener: () => void) => () => void;
}

export function settingValue(source: SettingSource, session: Session): SettingValue {
	switch (source.type) {
		case 'preference': {
			const { preference, part } = source;
			return {
				get: () => read(preferences.get(preference, session), part),
				set: value => preferences.update(preference, whole => written(whole, value, part), session),
				subscribe: listener => preferences.subscribe(preference, listener),
			};
		}
		case 'base': {
			const { setting, part } = source;
			return {
				get: () => read(baseSettings.get(setting), part),
				set: value => baseSettings.set(setting, written(baseSettings.get(setting), value, part)),
				subscribe: listener => baseSettings.subscribe(setting, listener),
			};
		}
		case 'account': {
			const { field, part } = source;
			const fields = accountFieldsOf(session);
			return {
				get: () => read(fields.get(field), part),
				set: value => fields.set(field, written(fields.get(field), value, part)),
				subscribe: listener => fields.state.subscribe(listener),
			};
		}
		case 'own':
			return { get: () => undefined, set: source.set, subscribe: () => () => {} };
	}
}

const read = (whole: unknown, part: SettingPart | undefined): unknown => (part ? part.read(whole) : whole);

const written = (whole: unknown, value: unknown, part: SettingPart | undefined): unknown =>
	part ? part.write(whole, value) : value;
