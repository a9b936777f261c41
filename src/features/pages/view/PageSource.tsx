import type { ReactNode } from 'react';
import { CodeBlock } from '@/blocks/mfm/CodeBlock';
import { PathLink } from '@/blocks/navigation/PathLink';
import type { Page } from '@/domain/page/Page';
import { pagePath } from '@/domain/paths/pagePath';
import { text } from '@/i18n/text';
import { Icon } from '@/ui/icon/Icon';
import { AboutText } from '@/ui/page/AboutText';
import { Section } from '@/ui/section/Section';
import styles from './UserPage.module.css';

/** More of a page would take seconds to lay out. In characters. */
const SHOWN_MAX = 100_000;

/** What a page is made of, as the server has it: to be read, never run. */
export function PageSource({ page }: { page: Page }): ReactNode {
	const { content, variables, script } = page.source;
	const hasVariables = Array.isArray(variables) ? variables.length > 0 : Boolean(variables);
	return (
		<div className={styles.source}>
			<PathLink className={styles.back} path={pagePath(page)}>
				<Icon name="arrowLeft" size={18} />
				{text.pages.toPage}
			</PathLink>
			<AboutText>{text.pages.sourceAbout}</AboutText>
			<Source title={text.pages.blocks} source={written(content)} language="json" />
			{hasVariables && <Source title={text.pages.variables} source={written(variables)} language="json" />}
			{script !== '' && <Source title={text.pages.script} source={script} language={null} />}
		</div>
	);
}

/** Empty for what is too deep to be written. */
function written(value: unknown): string {
	try {
		return JSON.stringify(value, null, '\t');
	} catch {
		return '';
	}
}

function Source({ title, source, language }: { title: string; source: string; language: string | null }): ReactNode {
	const isCut = source.length > SHOWN_MAX;
	return (
		<Section title={title}>
			<CodeBlock source={isCut ? `${source.slice(0, SHOWN_MAX)}…` : source} language={isCut ? null : language} />
		</Section>
	);
}
