import type { InstallErrorTexts } from '@/blocks/install/InstallErrorTexts';
import type { Theme } from '@/domain/theme/Theme';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { installTheme, setTheme, ThemeRefusal } from '@/stores/themes/installedThemes';
import { toast } from '@/ui/toast/toasts';
import { themeErrorTexts } from '../themeErrorTexts';

/**
 * Installs a theme and offers to use it.
 * @param done what the message says; by default that it is installed
 * @returns why it was refused; null if it wasn't
 */
export function installWithToast(
	theme: Theme,
	session: Session,
	done = fill(text.themes.installed_done, { name: theme.name }),
): InstallErrorTexts | null {
	try {
		installTheme(theme, session);
	} catch (error) {
		if (error instanceof ThemeRefusal) return themeErrorTexts(error);
		throw error;
	}
	toast(done, {
		icon: 'palette',
		tone: 'success',
		action: { text: text.themes.useIt, onPress: () => setTheme(theme, session) },
	});
	return null;
}
