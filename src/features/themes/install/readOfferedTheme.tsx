import { type ReactNode, useState } from 'react';
import type { OfferedThing, OfferReading } from '@/blocks/install/OfferedThing';
import { pathTo } from '@/domain/paths/pathTo';
import type { Theme } from '@/domain/theme/Theme';
import { text } from '@/i18n/text';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import { installTheme, setTheme, ThemeRefusal } from '@/stores/themes/installedThemes';
import { themes } from '@/stores/themes/themePreferences';
import { Button } from '@/ui/button/Button';
import { themeErrorTexts } from '../themeErrorTexts';
import { PastedTheme } from './PastedTheme';
import { readPasted } from './readPasted';

/** The theme that a page offers. */
export async function readOfferedTheme(session: Session, code: string): Promise<OfferReading> {
	const { theme, error } = readPasted(code, preferences.get(themes, session));
	return { thing: theme && offered(session, theme), error };
}

const offered = (session: Session, theme: Theme): OfferedThing => ({
	name: theme.name,
	facts: <PastedTheme theme={theme} />,
	async install() {
		try {
			installTheme(theme, session);
			return 'installed';
		} catch (error) {
			if (error instanceof ThemeRefusal) return themeErrorTexts(error);
			throw error;
		}
	},
	about: text.installExtensions.installedText,
	actions: <Installed session={session} theme={theme} />,
});

function Installed({ session, theme }: { session: Session; theme: Theme }): ReactNode {
	const [isUsed, setUsed] = useState(false);
	const { use, used, toSettings } = text.installExtensions;
	return (
		<>
			<Button
				variant="primary"
				disabled={isUsed}
				onClick={() => {
					setTheme(theme, session);
					setUsed(true);
				}}
			>
				{isUsed ? used : use}
			</Button>
			<Button onClick={() => location.assign(pathTo('theme'))}>{toSettings}</Button>
		</>
	);
}
