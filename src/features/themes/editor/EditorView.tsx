import type { ReactNode } from 'react';
import { faintPairs, type InkOnPaper } from '@/domain/theme/contrast';
import type { CompiledTheme, ThemeBase } from '@/domain/theme/Theme';
import { fill } from '@/i18n/fill';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { Icon } from '@/ui/icon/Icon';
import { ThemePreview } from '../preview/ThemePreview';
import styles from './editor.module.css';

const MOST_SHOWN = 6;

interface EditorViewProps {
	base: ThemeBase;
	properties: CompiledTheme;
}

/**
 * How the theme looks, and which of its colors are hard to read on what, the worst first. The preview and the number
 * of these pairs stay in view while the colors below or beside it are changed.
 */
export function EditorView({ base, properties }: EditorViewProps): ReactNode {
	const faint = faintPairs(properties).toSorted((a, b) => a.ratio / a.needed - b.ratio / b.needed);
	const { contrast, fine, preview } = text.themeEditor;
	return (
		<div className={styles.view}>
			<div className={styles.pinned}>
				<div className={styles.preview}>
					<ThemePreview base={base} properties={properties} label={preview} />
				</div>
				<p role="status" className={styles.contrast} data-faint={faint.length > 0 || undefined}>
					<Icon name={faint.length === 0 ? 'success' : 'warning'} size={18} />
					{faint.length === 0 ? fine : t('themeEditor.faint', { count: faint.length })}
				</p>
			</div>
			{faint.length > 0 && (
				<ul className={styles.faint} aria-label={contrast}>
					{faint.slice(0, MOST_SHOWN).map(pair => (
						<li key={`${pair.ink} ${pair.paper}`}>{pairText(pair)}</li>
					))}
					{faint.length > MOST_SHOWN && <li>{t('themeEditor.more', { count: faint.length - MOST_SHOWN })}</li>}
				</ul>
			)}
		</div>
	);
}

function pairText({ ink, paper, ratio, needed }: InkOnPaper): string {
	const { inks, papers, pair } = text.themeEditor;
	const nameOf = (names: Readonly<Record<string, string>>, name: string) => names[name] ?? name;
	return fill(pair, {
		ink: nameOf(inks, ink),
		paper: nameOf(papers, paper),
		ratio: ratio.toFixed(1),
		needed: String(needed),
	});
}
