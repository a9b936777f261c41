import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { InstallFromCode } from '@/blocks/install/InstallFromCode';
import { usePastedCode } from '@/blocks/install/usePastedCode';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { usePreference } from '@/stores/preferences/usePreference';
import { useSession } from '@/stores/session/SessionContext';
import { themes } from '@/stores/themes/themePreferences';
import { PageBody } from '@/ui/page/PageBody';
import { installWithToast } from './installWithToast';
import { PastedTheme } from './PastedTheme';
import { readPasted } from './readPasted';

const EXAMPLE = "{ id: '…', name: '…', base: 'light', props: { accent: '…' } }";

/** Installs a theme from its code, with a preview before (rules/appearance#installing-themes: /settings/theme/install). */
export default function InstallThemePage(): ReactNode {
	useHostTitle(text.themes.installTitle);
	const session = useSession();
	const navigation = useNavigation();
	const installed = usePreference(themes);
	const pasted = usePastedCode('installTheme');
	const code = pasted.code.trim();
	// Typing goes on while a long text is read.
	const shown = useDeferredValue(code);
	const read = useMemo(() => (shown === '' ? null : readPasted(shown, installed)), [shown, installed]);
	const theme = read?.theme ?? null;
	const error = pasted.refusal ?? read?.error ?? null;
	// What is shown may still be the theme from before the last key.
	const canInstall = theme !== null && error === null && shown === code;
	const install = () => {
		if (!canInstall) return;
		const refusal = installWithToast(theme, session);
		if (refusal) {
			pasted.refuse(refusal);
			return;
		}
		pasted.edit('');
		navigation.navigate(pathTo('manageThemes'));
	};
	const { tools, codeAbout, preview, previewAbout, previewEmptyTitle, previewEmpty } = text.themes;
	return (
		<PageBody>
			<InstallFromCode
				title={tools.install}
				about={codeAbout}
				marker="installTheme"
				label={text.themes.code}
				example={EXAMPLE}
				rows={{ least: 8, most: 12 }}
				pasted={pasted}
				error={error}
				button={{ label: text.themes.install, isReady: canInstall, onPress: install }}
				preview={{
					title: preview,
					about: previewAbout,
					icon: 'palette',
					emptyTitle: previewEmptyTitle,
					emptyText: previewEmpty,
					content: theme && <PastedTheme theme={theme} />,
				}}
			/>
		</PageBody>
	);
}
