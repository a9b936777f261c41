import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { string } from 'valibot';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { keepEdits, readEdits } from '@/stores/keptEdits';
import { usePreference } from '@/stores/preferences/usePreference';
import { useSession } from '@/stores/session/SessionContext';
import { themes } from '@/stores/themes/themePreferences';
import { Button } from '@/ui/button/Button';
import { TextArea } from '@/ui/field/TextArea';
import { AboutText } from '@/ui/page/AboutText';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { PageBody } from '@/ui/page/PageBody';
import { Section } from '@/ui/section/Section';
import { EmptyState } from '@/ui/state/EmptyState';
import styles from '../page.module.css';
import type { ThemeErrorTexts } from '../themeErrorTexts';
import { installWithToast } from './installWithToast';
import { PastedTheme } from './PastedTheme';
import { readPasted } from './readPasted';

const PAGE = 'installTheme';
const EXAMPLE = "{ id: '…', name: '…', base: 'light', props: { accent: '…' } }";

/** Installs a theme from its code, with a preview before (rules/appearance#installing-themes: /settings/theme/install). */
export default function InstallThemePage(): ReactNode {
	useHostTitle(text.themes.installTitle);
	const session = useSession();
	const navigation = useNavigation();
	const installed = usePreference(themes);
	const [code, setCode] = useState(() => readEdits(session, PAGE, string()) ?? '');
	const [refusal, setRefusal] = useState<ThemeErrorTexts | null>(null);
	// Typing goes on while a long text is read.
	const read = useDeferredValue(code.trim());
	const pasted = useMemo(() => (read === '' ? null : readPasted(read, installed)), [read, installed]);
	const edit = (next: string) => {
		setCode(next);
		setRefusal(null);
		keepEdits(session, PAGE, next === '' ? null : next);
	};
	const theme = pasted?.theme ?? null;
	const error = refusal ?? pasted?.error ?? null;
	// What is shown may still be the theme from before the last key.
	const canInstall = theme !== null && error === null && read === code.trim();
	const install = () => {
		if (!canInstall) return;
		const refused = installWithToast(theme, session);
		setRefusal(refused);
		if (refused) return;
		edit('');
		navigation.navigate(pathTo('manageThemes'));
	};
	return (
		<PageBody>
			<Section title={text.themes.tools.install} about={text.themes.codeAbout} marker="installTheme">
				<div className={styles.code}>
					<TextArea
						label={text.themes.code}
						hideLabel
						value={code}
						error={error?.title}
						rows={8}
						maxRows={12}
						placeholder={EXAMPLE}
						spellCheck={false}
						autoCapitalize="off"
						autoComplete="off"
						dir="ltr"
						onChange={edit}
					/>
				</div>
				{error && <AboutText>{error.hint}</AboutText>}
				<ButtonRow>
					<Button variant="primary" icon="download" disabled={!canInstall} onClick={install}>
						{text.themes.install}
					</Button>
				</ButtonRow>
			</Section>
			<Section title={text.themes.preview} about={text.themes.previewAbout}>
				{theme ? (
					<PastedTheme theme={theme} />
				) : (
					<EmptyState icon="palette" title={text.themes.previewEmptyTitle}>
						{text.themes.previewEmpty}
					</EmptyState>
				)}
			</Section>
		</PageBody>
	);
}
