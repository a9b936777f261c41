import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { moved } from '@/base/moved';
import { tellDeckChange } from '@/blocks/hosting/tellDeckChange';
import type { ColumnRule } from '@/domain/columnRule/ColumnRule';
import { MAX_RULES } from '@/domain/columnRule/ruleProblems';
import { asStored, readColumnRules, type StoredRule, writeColumnRules } from '@/domain/columnRule/storedRules';
import type { DeckColumn } from '@/domain/deck/deck';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import { changeColumn, columnOf } from '@/stores/deck/deckOperations';
import { Button } from '@/ui/button/Button';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { useRowFocus } from '@/ui/focus/useRowFocus';
import { useSortable } from '@/ui/sortable/useSortable';
import { EmptyState } from '@/ui/state/EmptyState';
import styles from './columnRules.module.css';
import { openRuleComposer } from './openRuleComposer';
import type { RuledColumnShown } from './RuledColumnShown';
import { RuleRow } from './RuleRow';
import { ruleSentence } from './ruleSentence';
import { useRuleMatches } from './useRuleMatches';

interface RulesDialogProps {
	column: RuledColumnShown;
	onClose: () => void;
}

/** The rules of a column, in order: on or off, with how many notes each matches now; to add, edit, sort and delete. */
export function RulesDialog({ column, onClose }: RulesDialogProps): ReactNode {
	const shown = useStore(deckStore.state, () => columnIn(column));
	const isGone = shown === undefined;
	useEffect(() => {
		if (isGone) onClose();
	}, [isGone, onClose]);
	const rules = readColumnRules(shown?.rules);
	const usable = rules.flatMap(({ rule }) => rule ?? []);
	const matches = useRuleMatches(column.id, usable);
	const nameOf = (id: string) => column.targets().find(target => target.id === id)?.name;
	const ids = rules.map(idOf);
	const sentenceOf = (stored: StoredRule) =>
		stored.rule ? ruleSentence(stored.rule, nameOf) : text.columnRules[stored.problem];
	const sorting = useSortable({
		ids,
		nameOf: id => sentenceOf(rules[ids.indexOf(id)] ?? asStored(NOTHING)),
		layout: 'list',
		by: 'grip',
		onMove: (id, to) =>
			store(
				column,
				moved(
					rules.map((rule, index) => ({ rule, id: idOf(rule, index) })),
					id,
					to,
				).map(({ rule }) => rule),
			),
	});
	const put = (rule: ColumnRule) => {
		const now = readColumnRules(columnIn(column)?.rules);
		const isKnown = now.some(each => each.rule?.id === rule.id);
		store(
			column,
			isKnown ? now.map(each => (each.rule?.id === rule.id ? asStored(rule) : each)) : [...now, asStored(rule)],
		);
	};
	const { box, addButton, leave } = useRowFocus();
	const remove = (index: number) => {
		leave(index);
		store(column, rules.toSpliced(index, 1));
		tellDeckChange(text.columnRules.deleted, 'trash');
	};
	return (
		<div className={styles.dialog}>
			<DialogHeader title={t('columnRules.titleOf', { name: column.title })} onClose={onClose} />
			<div ref={box} className={styles.body}>
				{rules.length === 0 ? (
					<EmptyState icon="filter" title={text.columnRules.emptyTitle}>
						{text.columnRules.emptyText}
					</EmptyState>
				) : (
					<>
						<p className={styles.about}>{text.columnRules.about}</p>
						<ol
							{...sorting.list}
							className={styles.rules}
							aria-label={t('columnRules.titleOf', { name: column.title })}
						>
							{rules.map((stored, index) => (
								<RuleRow
									key={ids[index]}
									id={ids[index] ?? ''}
									stored={stored}
									sentence={sentenceOf(stored)}
									matches={matches}
									matchIndex={stored.rule ? usable.indexOf(stored.rule) : -1}
									targets={column.targets()}
									sorting={sorting}
									place={{ index, count: rules.length }}
									onChange={put}
									onEdit={rule => openRuleComposer(column, rule, put)}
									onRemove={() => remove(index)}
								/>
							))}
						</ol>
						{sorting.status}
					</>
				)}
				<Button
					ref={addButton}
					icon="plus"
					variant={rules.length === 0 ? 'primary' : 'normal'}
					className={styles.add ?? ''}
					disabled={rules.length >= MAX_RULES}
					onClick={() => openRuleComposer(column, null, put)}
				>
					{text.columnRules.add}
				</Button>
				{rules.length >= MAX_RULES && <p className={styles.about}>{t('columnRules.tooMany', { max: MAX_RULES })}</p>}
			</div>
		</div>
	);
}

const NOTHING: ColumnRule = { id: '', isOn: false, match: 'all', conditions: [], actions: [] };

/** Rules that can't be read may have no id. */
const idOf = ({ rule }: StoredRule, index: number): string => rule?.id ?? `place ${index}`;

function columnIn({ id, deckId }: RuledColumnShown): DeckColumn | undefined {
	const deck = deckStore.deckOf(deckId);
	return deck && columnOf(deck, id);
}

function store({ id, deckId }: RuledColumnShown, rules: readonly StoredRule[]): void {
	deckStore.change(deck => changeColumn(deck, id, { rules: writeColumnRules(rules) }), deckId);
}
