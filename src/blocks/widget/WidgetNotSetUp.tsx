import { createContext, type ReactNode, useContext } from 'react';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import type { IconName } from '@/ui/icon/Icon';
import { WidgetMessage } from './WidgetMessage';

const OpenSettings = createContext<(() => void) | undefined>(undefined);

/** What opens the settings of the widget around; undefined for a sample. */
export const WidgetSettingsProvider = OpenSettings.Provider;

/** What a widget says that shows nothing before something is chosen, with a button that opens its settings. */
export function WidgetNotSetUp({ icon, children }: { icon: IconName; children: ReactNode }): ReactNode {
	const open = useContext(OpenSettings);
	const action = open && (
		<Button size="small" icon="settings" aria-haspopup="dialog" onClick={open}>
			{text.widgets.openSettings}
		</Button>
	);
	return (
		<WidgetMessage icon={icon} action={action}>
			{children}
		</WidgetMessage>
	);
}
