import type { ReactNode } from 'react';
import { CodeBlock } from '@/blocks/mfm/CodeBlock';
import { counted } from '@/i18n/fill';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/button/Button';
import { AboutText } from '@/ui/page/AboutText';
import { Section } from '@/ui/section/Section';
import { copyWithToast } from '@/ui/toast/copyWithToast';
import styles from './ApiConsolePage.module.css';
import type { Outcome } from './useApiCall';

/** More would make the page slow; it can be copied. */
const MOST_SHOWN = 100_000;

/** What came of a call. */
export function CallResult({ outcome }: { outcome: Outcome | null }): ReactNode {
	const json = outcome && outcome.kind !== 'failed' ? outcome.json : '';
	return (
		<Section
			title={text.apiConsole.answer}
			action={
				json !== '' && (
					<Button size="small" icon="copy" onClick={() => void copyWithToast(json)}>
						{text.common.copy}
					</Button>
				)
			}
		>
			<div className={styles.outcome} role="status">
				{outcome === null ? (
					<AboutText>{text.apiConsole.noAnswer}</AboutText>
				) : outcome.kind === 'failed' ? (
					<>
						<Badge tone="danger">{outcome.title}</Badge>
						<AboutText>{outcome.text}</AboutText>
					</>
				) : (
					<>
						<Badge tone={outcome.kind === 'answered' ? 'success' : 'danger'}>{String(outcome.status)}</Badge>
						<span className={styles.fact}>{t('apiConsole.took', { ms: outcome.ms })}</span>
						{json === '' && <AboutText>{text.apiConsole.noContent}</AboutText>}
					</>
				)}
			</div>
			{json !== '' && <CodeBlock source={json.slice(0, MOST_SHOWN)} language="json" />}
			{json.length > MOST_SHOWN && (
				<AboutText>{counted(text.apiConsole, 'cut', json.length, { shown: MOST_SHOWN })}</AboutText>
			)}
		</Section>
	);
}
