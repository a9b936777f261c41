import type { ReactNode } from 'react';
import { faintPairs, type InkOnPaper } from '@/domain/theme/contrast';
import type { CompiledTheme } from '@/domain/theme/Theme';
import { fill } from '@/i18n/fill';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { Icon } from '@/ui/icon/Icon';
import styles from './editor.module.css';

const MOST_SHOWN = 6;

/** Which colors are hard to read on what, the worst first. */
export function ContrastReport({ properties }: { properties: CompiledTheme }): ReactNode {
	const faint = faintPairs(properties).toSorted((a, b) => a.ratio / a.needed - b.ratio / b.needed);
	const { contrast, fine } = text.themeEditor;
	return (
		<section className={styles.report} aria-label={contrast} data-faint={faint.length > 0 || undefined}>
			<p role="status">
				<Icon name={faint.length === 0 ? 'success' : 'warning'} size={18} />
				{faint.length === 0 ? fine : t('themeEditor.faint', { count: faint.length })}
			</p>
			{faint.length > 0 && (
				<ul>
					{faint.slice(0, MOST_SHOWN).map(pair => (
						<li key={`${pair.ink} ${pair.paper}`}>{pairText(pair)}</li>
					))}
					{faint.length > MOST_SHOWN && <li>{t('themeEditor.more', { count: faint.length - MOST_SHOWN })}</li>}
				</ul>
			)}
		</section>
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
