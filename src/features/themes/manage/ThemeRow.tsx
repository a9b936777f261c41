import type { ReactNode } from 'react';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { pathTo } from '@/domain/paths/pathTo';
import type { Theme } from '@/domain/theme/Theme';
import { ThemeError } from '@/domain/theme/ThemeError';
import { themeCode } from '@/domain/theme/themeCode';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { usePreference } from '@/stores/preferences/usePreference';
import { useSession } from '@/stores/session/SessionContext';
import { chosenThemeId, removeTheme, restoreTheme, setTheme } from '@/stores/themes/installedThemes';
import { darkTheme, lightTheme } from '@/stores/themes/themePreferences';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import { copyWithToast } from '@/ui/toast/copyWithToast';
import { toast } from '@/ui/toast/toasts';
import { aboutTheme } from '../aboutTheme';
import { compiledTheme } from '../compiledTheme';
import { ThemeSwatch } from '../preview/ThemeSwatch';
import { ThemeFacts } from '../ThemeFacts';
import { themeErrorTexts } from '../themeErrorTexts';
import own from './manage.module.css';

interface ThemeRowProps {
	theme: Theme;
	isInstalled?: boolean;
}

/** A theme with what can be done with it. One that can't be used here can still be copied and removed. */
export function ThemeRow({ theme, isInstalled = false }: ThemeRowProps): ReactNode {
	const session = useSession();
	const navigation = useNavigation();
	// Drawn anew when another one is chosen.
	usePreference(theme.base === 'light' ? lightTheme : darkTheme);
	const properties = compiledTheme(theme);
	const error = properties instanceof ThemeError ? properties : null;
	const isChosen = chosenThemeId(theme.base, session) === theme.id;
	const about = aboutTheme(theme);
	const code = () => themeCode({ ...theme, ...(about !== undefined && { desc: about }) });
	const copy = () => void copyWithToast(code());
	const share = () => intents.send({ kind: 'compose', session, text: `${theme.name}\n\`\`\`json5\n${code()}\n\`\`\`` });
	const remove = () => {
		const removed = removeTheme(theme, session);
		if (!removed) return;
		toast(fill(text.themes.removed, { name: theme.name }), {
			icon: 'trash',
			action: { text: text.common.undo, onPress: () => restoreTheme(removed, session) },
		});
	};
	const edit = () => navigation.navigate(pathTo('themeEditor', {}, { theme: theme.id }));
	const items = (): readonly MenuItem[] => [
		...(error ? [] : [{ text: text.themes.edit, icon: 'pencil', onSelect: edit } as const]),
		...(isInstalled ? [{ text: text.themes.share, icon: 'share', onSelect: share } as const] : []),
		...(isInstalled ? [{ text: text.themes.remove, icon: 'trash', danger: true, onSelect: remove } as const] : []),
	];
	const moreLabel = fill(text.themes.more, { name: theme.name });
	return (
		<li className={own.row}>
			<div className={own.swatch}>
				{properties instanceof ThemeError ? null : <ThemeSwatch base={theme.base} properties={properties} />}
			</div>
			<div className={own.about}>
				<ThemeFacts theme={theme} />
				<small className={own.id}>{theme.id}</small>
				{error && <small className={own.error}>{themeErrorTexts(error).title}</small>}
			</div>
			<div className={own.buttons}>
				{error ? (
					<Badge tone="danger">{text.themes.unusable}</Badge>
				) : isChosen ? (
					<Badge tone="accent">{text.themes.inUse}</Badge>
				) : (
					<Button size="small" onClick={() => setTheme(theme, session)}>
						{text.themes.use}
					</Button>
				)}
				<Button size="small" icon="copy" onClick={copy}>
					{text.themes.copyCode}
				</Button>
				<IconButton
					icon="more"
					label={moreLabel}
					onClick={event => openMenu({ anchor: event.currentTarget, label: moreLabel, items })}
				/>
			</div>
		</li>
	);
}
