import { type ReactNode, useEffect, useState } from 'react';
import { randomId } from '@/base/randomId';
import { ACTION_KINDS } from '@/domain/columnRule/actionKinds';
import type { ActionKind, ColumnRule, RuleAction, RuleCondition } from '@/domain/columnRule/ColumnRule';
import { newCondition, tidyCondition } from '@/domain/columnRule/conditionKinds';
import { isWholeRule, MAX_CONDITIONS, ruleProblems } from '@/domain/columnRule/ruleProblems';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { SegmentedControl } from '@/ui/field/SegmentedControl';
import { useRowFocus } from '@/ui/focus/useRowFocus';
import { ActionRow } from './ActionRow';
import { ConditionRow } from './ConditionRow';
import styles from './columnRules.module.css';
import type { RuledColumnShown } from './RuledColumnShown';
import { RulePreview } from './RulePreview';
import { ruleSentence } from './ruleSentence';
import { useRuleMatches } from './useRuleMatches';

interface RuleComposerProps {
	column: RuledColumnShown;
	/** Null for a new rule. */
	rule: ColumnRule | null;
	onClose: () => void;
	/** Called with whether there is something unsaved. */
	onChanged: (isChanged: boolean) => void;
	onSave: (rule: ColumnRule) => void;
}

/** A condition with a key of its own, so that its field stays when others go. */
interface Draft {
	readonly key: string;
	readonly condition: RuleCondition;
}

const draftOf = (condition: RuleCondition): Draft => ({ key: randomId(), condition });
const KINDS = Object.keys(ACTION_KINDS) as ActionKind[];

/** The form of a rule: conditions, actions, the rule as a sentence, and what it would do with the notes of the column. */
export function RuleComposer({ column, rule, onClose, onChanged, onSave }: RuleComposerProps): ReactNode {
	const [match, setMatch] = useState<ColumnRule['match']>(rule?.match ?? 'all');
	const [drafts, setDrafts] = useState<readonly Draft[]>(() =>
		(rule?.conditions ?? [newCondition('word')]).map(draftOf),
	);
	const [actions, setActions] = useState<readonly RuleAction[]>(rule?.actions ?? []);
	/** Whether saving was tried, so that what is missing is said too. */
	const [isTried, setTried] = useState(false);
	const [isChanged, setChanged] = useState(false);
	useEffect(() => onChanged(isChanged), [onChanged, isChanged]);
	const conditions = drafts.map(({ condition }) => condition);
	const made = { match, conditions: conditions.map(tidyCondition), actions };
	const problems = ruleProblems(made);
	const hasWholeIf = problems.conditions.length > 0 && problems.conditions.every(problem => problem === null);
	const matches = useRuleMatches(column.id, hasWholeIf ? [made] : []);
	const isSlow = hasWholeIf && matches.state === 'known' && matches.slow.length > 0;
	const targets = column.targets();
	const change = <V,>(set: (value: V) => void, value: V) => {
		setChanged(true);
		set(value);
	};
	const setConditions = (next: readonly Draft[]) => change(setDrafts, next);
	const { box, addButton, leave } = useRowFocus();
	const save = () => {
		setTried(true);
		if (!isWholeRule(made) || isSlow) return focusProblem();
		onSave({ id: rule?.id ?? randomId(), isOn: rule?.isOn ?? true, ...made });
	};
	const nameOf = (id: string) => targets.find(target => target.id === id)?.name;
	return (
		<div className={styles.dialog}>
			<DialogHeader
				title={rule ? text.columnRules.editRule : text.columnRules.newRule}
				onClose={onClose}
				done={{ text: text.columnRules.save, onPress: save }}
			/>
			<form
				className={styles.body}
				onSubmit={event => {
					event.preventDefault();
					save();
				}}
			>
				<fieldset className={styles.part}>
					<legend>{text.columnRules.ifTitle}</legend>
					{drafts.length > 1 && (
						<SegmentedControl
							label={text.columnRules.match}
							value={match}
							segments={[
								{ value: 'all', text: text.columnRules.matchAll },
								{ value: 'any', text: text.columnRules.matchAny },
							]}
							onChange={value => change(setMatch, value)}
						/>
					)}
					<div ref={box}>
						<ul className={styles.conditions}>
							{drafts.map(({ key, condition }, index) => (
								<ConditionRow
									key={key}
									condition={condition}
									number={index + 1}
									problem={problems.conditions[index] ?? null}
									isSlow={isSlow && condition.kind === 'regex'}
									isTried={isTried}
									onChange={next =>
										setConditions(drafts.map(each => (each.key === key ? { key, condition: next } : each)))
									}
									onRemove={
										drafts.length > 1
											? () => {
													leave(index);
													setConditions(drafts.filter(each => each.key !== key));
												}
											: undefined
									}
								/>
							))}
						</ul>
					</div>
					<Button
						ref={addButton}
						size="small"
						icon="plus"
						className={styles.add ?? ''}
						disabled={drafts.length >= MAX_CONDITIONS}
						onClick={() => setConditions([...drafts, draftOf(newCondition('word'))])}
					>
						{text.columnRules.addCondition}
					</Button>
					{drafts.length >= MAX_CONDITIONS && (
						<p className={styles.about}>{t('columnRules.problems.tooManyConditions', { max: MAX_CONDITIONS })}</p>
					)}
				</fieldset>
				<fieldset className={styles.part}>
					<legend>{text.columnRules.thenTitle}</legend>
					{KINDS.map(kind => (
						<ActionRow
							key={kind}
							kind={kind}
							rule={made}
							targets={targets}
							isTried={isTried}
							hear={column.hear}
							onChange={next => change(setActions, next)}
						/>
					))}
					{isTried && problems.rule === 'noAction' && (
						<p className={styles.error} role="alert">
							{text.columnRules.problems.noAction}
						</p>
					)}
				</fieldset>
				{/* Enter in a field saves. */}
				<button type="submit" hidden tabIndex={-1} />
			</form>
			<RulePreview
				sentence={ruleSentence(made, nameOf)}
				actions={actions}
				matches={hasWholeIf ? matches : null}
				isSlow={isSlow}
			/>
		</div>
	);
}

/** The first field with a problem gets the focus, once it is drawn. */
function focusProblem(): void {
	requestAnimationFrame(() => document.querySelector<HTMLElement>(`.${styles.body} [aria-invalid="true"]`)?.focus());
}
