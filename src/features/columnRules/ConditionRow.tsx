import type { ReactNode } from 'react';
import type { ConditionKind, RuleCondition } from '@/domain/columnRule/ColumnRule';
import { CONDITION_KINDS, MAX_COUNT, newCondition, type ValueProblem } from '@/domain/columnRule/conditionKinds';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { IconButton } from '@/ui/button/IconButton';
import { Select } from '@/ui/field/Select';
import { TextField } from '@/ui/field/TextField';
import styles from './columnRules.module.css';
import { languageOptions } from './languageOf';

interface ConditionRowProps {
	condition: RuleCondition;
	/** From 1. */
	number: number;
	problem: ValueProblem | null;
	/** Whether its regex takes too long. */
	isSlow: boolean;
	/** Whether saving was tried, so that a missing value is a problem too. */
	isTried: boolean;
	onChange: (condition: RuleCondition) => void;
	/** Undefined for the only one. */
	onRemove: (() => void) | undefined;
}

type Choice = ConditionKind | `not ${ConditionKind}`;

const KINDS = Object.keys(CONDITION_KINDS) as ConditionKind[];

function choices(): { value: Choice; text: string }[] {
	const { kinds, kindsNot } = text.columnRules;
	return KINDS.flatMap(kind => [
		{ value: kind, text: kinds[kind] },
		...(CONDITION_KINDS[kind].mayBeNot ? [{ value: `not ${kind}` as const, text: kindsNot[kind] }] : []),
	]);
}

/** A condition of the form: what it is about, and its value. */
export function ConditionRow(props: ConditionRowProps): ReactNode {
	const { condition, number, onChange, onRemove } = props;
	const chosen: Choice = condition.isNot ? `not ${condition.kind}` : condition.kind;
	const choose = (choice: Choice) => {
		const isNot = choice.startsWith('not ');
		const kind = (isNot ? choice.slice('not '.length) : choice) as ConditionKind;
		const next = kind === condition.kind || isAlike(kind, condition.kind) ? condition.value : newCondition(kind).value;
		onChange({ kind, value: next, ...(isNot && { isNot: true }) } as RuleCondition);
	};
	return (
		<li className={styles.condition}>
			<Select
				label={t('columnRules.condition', { number })}
				hideLabel
				value={chosen}
				options={choices()}
				onChange={choose}
			/>
			<ValueField {...props} />
			{onRemove && (
				<IconButton icon="trash" size="small" label={t('columnRules.removeCondition', { number })} onClick={onRemove} />
			)}
		</li>
	);
}

/** Kinds that take the same texts keep what was typed. */
const isAlike = (one: ConditionKind, other: ConditionKind): boolean =>
	typeof CONDITION_KINDS[one].start === 'string' &&
	typeof CONDITION_KINDS[other].start === 'string' &&
	one !== 'language' &&
	other !== 'language';

function ValueField({ condition, number, problem, isSlow, isTried, onChange }: ConditionRowProps): ReactNode {
	const { form } = CONDITION_KINDS[condition.kind];
	const label = t('columnRules.value', { number });
	const error = isSlow ? text.columnRules.problems.slow : errorOf(problem, isTried);
	const enter = (value: string | number) => onChange({ ...condition, value } as RuleCondition);
	switch (form) {
		case 'none':
			return null;
		case 'language':
			return (
				<Select
					label={label}
					hideLabel
					value={String(condition.value)}
					options={languageOptions()}
					error={error}
					onChange={enter}
				/>
			);
		case 'count':
			return (
				<TextField
					label={label}
					hideLabel
					type="number"
					min={1}
					max={MAX_COUNT}
					value={Number.isNaN(condition.value) ? '' : String(condition.value)}
					error={error}
					onChange={value => enter(value === '' ? Number.NaN : Number(value))}
				/>
			);
		default:
			return (
				<TextField
					label={label}
					hideLabel
					{...(form === 'author' && { prefix: '@' })}
					placeholder={text.columnRules.hints[form]}
					spellCheck={false}
					autoCapitalize="none"
					autoComplete="off"
					value={String(condition.value)}
					error={error}
					onChange={enter}
				/>
			);
	}
}

/** What is missing is said when saving was tried; a mistake at once. */
function errorOf(problem: ValueProblem | null, isTried: boolean): string | undefined {
	if (problem === null || (problem.problem === 'missing' && !isTried)) return undefined;
	if (problem.problem === 'badRegex') return t('columnRules.problems.badRegex', { reason: problem.reason ?? '' });
	return text.columnRules.problems[problem.problem];
}
