import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { LatePart } from '@/ui/late/LatePart';
import { lazyPart } from '@/ui/late/lazyPart';
import { dataSaver } from '../appearance/dataSaver';
import { useRemembered } from '../appearance/rememberedState';
import { useAppearance } from '../appearance/useAppearance';
import styles from './CodeBlock.module.css';
import { ScrolledPre } from './ScrolledPre';

interface CodeBlockProps {
	source: string;
	/** As written behind the backticks. */
	language: string | null;
}

const HighlightedCode = lazyPart(() => import('./HighlightedCode'));
/** The remembered state is keyed by this many characters of the source. */
const NAMED_BY = 80;

/** Highlighted code; with data saver only on request (rules/markup#code). */
export function CodeBlock({ source, language }: CodeBlockProps): ReactNode {
	const { code: isSaved } = useAppearance(dataSaver);
	const name = `code ${source.length} ${source.slice(0, NAMED_BY)}`;
	const [isOpen, setOpen] = useRemembered(name, false);
	if (isSaved && !isOpen) {
		return (
			<button type="button" className={styles.saved} data-content="" onClick={() => setOpen(true)}>
				<b>{text.mfm.showCode}</b>
				<span>{text.mfm.codeSaved}</span>
			</button>
		);
	}
	const plain = (
		<ScrolledPre className={styles.block}>
			<code>{source}</code>
		</ScrolledPre>
	);
	if (language === null) return plain;
	return (
		<LatePart fallback={plain}>
			<HighlightedCode source={source} language={language} className={styles.block} />
		</LatePart>
	);
}
