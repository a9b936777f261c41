import type { ReactNode } from 'react';
import type { ColumnRule } from '@/domain/columnRule/ColumnRule';
import type { StoredRule } from '@/domain/columnRule/storedRules';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { IconButton } from '@/ui/button/IconButton';
import { Switch } from '@/ui/field/Switch';
import { Grip } from '@/ui/sortable/Grip';
import type { Sorting } from '@/ui/sortable/useSortable';
import styles from './columnRules.module.css';
import type { RuleTarget } from './RuledColumnShown';
import type { RuleMatches } from './useRuleMatches';

interface RuleRowProps {
	id: string;
	stored: StoredRule;
	sentence: string;
	matches: RuleMatches;
	/** The rule's place among those that were tried; -1 for none. */
	matchIndex: number;
	targets: readonly RuleTarget[];
	sorting: Sorting;
	place: { readonly index: number; readonly count: number };
	onChange: (rule: ColumnRule) => void;
	onEdit: (rule: ColumnRule) => void;
	onRemove: () => void;
}

/** A rule in the list of a column. */
export function RuleRow(props: RuleRowProps): ReactNode {
	const { id, stored, sentence, sorting, place } = props;
	const { rule } = stored;
	return (
		<li className={styles.rule} {...sorting.itemOf(id)}>
			{place.count > 1 && (
				<Grip
					sorting={sorting}
					id={id}
					label={t('columnRules.move', { rule: sentence, place: place.index + 1, count: place.count })}
				/>
			)}
			<div className={styles.facts}>
				{rule ? (
					<Switch
						label={sentence}
						caption={<RuleState {...props} rule={rule} />}
						checked={rule.isOn}
						onChange={isOn => props.onChange({ ...rule, isOn })}
					/>
				) : (
					<p className={styles.unusable}>
						{sentence}
						<small>{stored.problem === 'newer' ? text.columnRules.newerText : text.columnRules.damagedText}</small>
					</p>
				)}
			</div>
			{rule && (
				<IconButton
					icon="edit"
					size="small"
					label={t('columnRules.edit', { rule: sentence })}
					tooltip={false}
					onClick={() => props.onEdit(rule)}
				/>
			)}
			<IconButton
				icon="trash"
				size="small"
				label={t('columnRules.delete', { rule: sentence })}
				tooltip={false}
				onClick={props.onRemove}
			/>
		</li>
	);
}

/** What is wrong with a rule, else how many notes it matches. */
function RuleState({ rule, matches, matchIndex, targets }: RuleRowProps & { rule: ColumnRule }): ReactNode {
	const sent = rule.actions.find(({ kind }) => kind === 'send');
	const target = targets.find(({ id }) => id === sent?.value);
	if (sent && !target) return <span className={styles.warning}>{text.columnRules.targetGone}</span>;
	if (target && !target.isOfSameAccount)
		return <span className={styles.warning}>{text.columnRules.targetElsewhere}</span>;
	if (matches.state !== 'known') return null;
	if (matches.slow.includes(matchIndex))
		return <span className={styles.warning}>{text.columnRules.problems.slow}</span>;
	return t('columnRules.count', { matched: matches.counts[matchIndex] ?? 0, count: matches.total });
}
