import type { ReactNode } from 'react';
import { PathLink } from '@/blocks/navigation/PathLink';
import { text } from '@/i18n/text';
import { AboutText } from '@/ui/page/AboutText';
import { settingPath } from './settingPath';

/** The way from the notifications to the setting of their sound. */
export function SoundsLink(): ReactNode {
	return (
		<AboutText>
			{text.settings.notificationSounds}{' '}
			<PathLink path={settingPath('sounds', 'sound.on.notification')}>{text.settings.toSounds}</PathLink>
		</AboutText>
	);
}
