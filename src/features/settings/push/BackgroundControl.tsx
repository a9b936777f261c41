import { type ReactNode, useState } from 'react';
import { text } from '@/i18n/text';
import { askToNotify, canNotify, mayNotify } from '@/platform/browserNotifications';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { useBaseSetting } from '@/stores/preferences/usePreference';
import { tellsInBackground } from '@/stores/push/tellsInBackground';
import { Switch } from '@/ui/field/Switch';

/**
 * Whether the browser shows what arrives while the page is in the background (rules/notifications#told-once). The browser
 * is asked when it is switched on.
 */
export function BackgroundControl(): ReactNode {
	const isWanted = useBaseSetting(tellsInBackground);
	const [isAllowed, setAllowed] = useState(mayNotify);
	const { background, backgroundAbout, backgroundUnsupported, blocked } = text.pushes;
	const change = async (isOn: boolean) => {
		if (isOn) await askToNotify();
		baseSettings.set(tellsInBackground, isOn);
		setAllowed(mayNotify());
	};
	return (
		<div data-marker="tellsInBackground">
			<Switch
				label={background}
				caption={canNotify() ? (isAllowed === false ? blocked : backgroundAbout) : backgroundUnsupported}
				checked={isWanted && isAllowed === true}
				disabled={isAllowed === false}
				onChange={isOn => void change(isOn)}
			/>
		</div>
	);
}
