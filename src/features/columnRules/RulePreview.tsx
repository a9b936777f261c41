import { type ReactNode, useState } from 'react';
import type { RuleAction } from '@/domain/columnRule/ColumnRule';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { Icon } from '@/ui/icon/Icon';
import styles from './columnRules.module.css';
import { actionVerbs } from './ruleSentence';
import type { RuleMatches } from './useRuleMatches';

interface RulePreviewProps {
	sentence: string;
	actions: readonly RuleAction[];
	/** Null while the conditions aren't complete. */
	matches: RuleMatches | null;
	isSlow: boolean;
}

/** The rule as a sentence, and what it would do with the notes that the column has. */
export function RulePreview({ sentence, actions, matches, isSlow }: RulePreviewProps): ReactNode {
	const isKnown = matches?.state === 'known' && !isSlow;
	const known = isKnown ? (matches.counts[0] ?? 0) / matches.total : 0;
	// While another rule is tried, the bar stays as it was.
	const isBusy = matches?.state === 'busy';
	const [share, setShare] = useState(known);
	if (!isBusy && share !== known) setShare(known);
	return (
		<div className={styles.preview}>
			<p className={styles.sentence} data-rule-sentence="">
				{sentence}
			</p>
			<div className={styles.share} aria-hidden>
				<span style={{ inlineSize: `${share * 100}%` }} />
			</div>
			<p className={styles.would} role="status">
				<Icon name={isSlow ? 'warning' : 'search'} size={16} />
				{isSlow ? text.columnRules.problems.slow : lineOf(matches, actions)}
			</p>
		</div>
	);
}

function lineOf(matches: RuleMatches | null, actions: readonly RuleAction[]): string {
	if (matches === null) return text.columnRules.previewIncomplete;
	if (matches.state === 'busy') return text.columnRules.previewBusy;
	if (matches.state === 'none') return text.columnRules.previewNone;
	if (matches.state !== 'known') return text.columnRules.previewFailed;
	const values = { matched: matches.counts[0] ?? 0, count: matches.total };
	return actions.length === 0
		? t('columnRules.previewMatches', values)
		: t('columnRules.preview', { ...values, actions: actionVerbs(actions) });
}
