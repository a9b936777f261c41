import type { ReactNode } from 'react';
import type { PreferenceTexts } from '@/blocks/appearance/preferenceTexts';
import { preferences } from '@/stores/preferences/Preferences';
import type { Preference } from '@/stores/preferences/preference';
import { usePreference } from '@/stores/preferences/usePreference';
import { useSession } from '@/stores/session/SessionContext';
import { oneOf, onOff } from '@/ui/form/controls';
import type { ShownPreference } from './ShownPreference';

/** A preference with the control for its values; changes take effect at once. */
export function PreferenceField({ preference, texts }: ShownPreference): ReactNode {
	const session = useSession();
	const value = usePreference(preference);
	const onChange = (next: unknown) => preferences.set(preference, next, session);
	if (typeof value === 'boolean') {
		const { label, about } = texts;
		return onOff({ label, ...(about !== undefined && { caption: about }) })({ value, onChange, error: undefined });
	}
	return <Choice preference={preference} texts={texts} value={value} onChange={onChange} />;
}

interface ChoiceProps {
	preference: Preference<unknown>;
	texts: PreferenceTexts;
	value: unknown;
	onChange: (value: unknown) => void;
}

/** Select options are strings: finds the value with that string. */
function Choice({ preference, texts, value, onChange }: ChoiceProps): ReactNode {
	const { choices = [] } = preference;
	const options = choices.map(choice => ({
		value: String(choice),
		text: texts.choices?.[String(choice)] ?? String(choice),
	}));
	const choose = (name: string) => onChange(choices.find(choice => String(choice) === name));
	const { label, about } = texts;
	return oneOf({ label, caption: about, options })({ value: String(value), onChange: choose, error: undefined });
}
