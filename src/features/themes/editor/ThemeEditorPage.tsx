import { type ReactNode, useMemo, useRef, useState } from 'react';
import { randomUuid } from '@/base/randomUuid';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { TabPanel } from '@/blocks/tabs/TabPanel';
import { pathTo } from '@/domain/paths/pathTo';
import { compileTheme } from '@/domain/theme/compileTheme';
import type { CompiledTheme } from '@/domain/theme/Theme';
import { ThemeError } from '@/domain/theme/ThemeError';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Tabs } from '@/ui/Tabs';
import { toast } from '@/ui/toast/toasts';
import { installWithToast } from '../install/installWithToast';
import { EditorBar } from './EditorBar';
import { EditorCode } from './EditorCode';
import { EditorColors } from './EditorColors';
import { EditorPalette } from './EditorPalette';
import { EditorView } from './EditorView';
import styles from './editor.module.css';
import { useThemeEdit } from './useThemeEdit';
import { useUndoKeys } from './useUndoKeys';

const PARTS = ['colors', 'palette', 'code'] as const;
type Part = (typeof PARTS)[number];

/** Makes a theme, with a live preview (rules/appearance#the-theme-editor: /theme-editor). */
export default function ThemeEditorPage({ search }: PageProps<'themeEditor'>): ReactNode {
	return <Editor key={search.theme} from={search.theme} />;
}

function Editor({ from }: { from: string | undefined }): ReactNode {
	useHostTitle(text.themeEditor.title);
	const session = useSession();
	const navigation = useNavigation();
	const editing = useThemeEdit(from);
	const [part, setPart] = useState<Part>('colors');
	const tabs = PARTS.map(value => ({ value, text: text.themeEditor[value] }));
	const area = useRef<HTMLDivElement>(null);
	useUndoKeys(area, editing);
	const { edit } = editing;
	const { base, props } = edit;
	const properties = useMemo(() => compiled({ base, props }), [base, props]);
	const save = () => {
		const name = edit.name.trim();
		const { username, host } = session.account ?? { username: '', host: session.host };
		const desc = edit.desc.trim();
		const author = `@${username}@${host}`;
		const theme = { ...edit.more, id: randomUuid(), name, author, ...(desc !== '' && { desc }), base, props };
		const refused = installWithToast(theme, session, fill(text.themeEditor.saved, { name }));
		if (refused) {
			toast(refused.title, { tone: 'danger' });
			return;
		}
		editing.discard();
		navigation.navigate(pathTo('manageThemes'));
	};
	return (
		<div ref={area} className={styles.page}>
			<div className={styles.parts}>
				{properties && <EditorView base={base} properties={properties} />}
				<div className={styles.tools}>
					<EditorBar editing={editing} canSave={properties !== null} onSave={save} />
					<Tabs label={text.themeEditor.tabs} tabs={tabs} value={part} onChange={setPart} />
					<TabPanel tabs={tabs} value={part} onChange={setPart}>
						{part === 'colors' && <EditorColors editing={editing} />}
						{part === 'palette' && <EditorPalette editing={editing} />}
						{part === 'code' && <EditorCode editing={editing} />}
					</TabPanel>
				</div>
			</div>
		</div>
	);
}

/** Null while kept edits of an earlier version can't be used. */
function compiled(theme: Parameters<typeof compileTheme>[0]): CompiledTheme | null {
	try {
		return compileTheme(theme);
	} catch (error) {
		if (error instanceof ThemeError) return null;
		throw error;
	}
}
