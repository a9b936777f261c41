import { type CSSProperties, type ReactNode, useId } from 'react';
import { newAction } from '@/domain/columnRule/actionKinds';
import {
	type ActionKind,
	type ActionValues,
	type ColumnRule,
	HIGHLIGHT_COLORS,
	type RuleAction,
} from '@/domain/columnRule/ColumnRule';
import { actionProblem } from '@/domain/columnRule/ruleProblems';
import type { ColumnSound } from '@/domain/deck/deck';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { IconButton } from '@/ui/button/IconButton';
import { Checkbox } from '@/ui/field/Checkbox';
import { Select } from '@/ui/field/Select';
import styles from './columnRules.module.css';
import type { RuleTarget } from './RuledColumnShown';
import { ruleSounds } from './ruleSentence';

interface ActionRowProps {
	kind: ActionKind;
	rule: Pick<ColumnRule, 'conditions' | 'actions'>;
	targets: readonly RuleTarget[];
	/** Whether saving was tried, so that a missing value is a problem too. */
	isTried: boolean;
	hear: (sound: ColumnSound) => void;
	onChange: (actions: readonly RuleAction[]) => void;
}

/** An action of the form: whether it is taken, and its value. */
export function ActionRow(props: ActionRowProps): ReactNode {
	const { kind, rule, targets, onChange } = props;
	const action = rule.actions.find(each => each.kind === kind);
	const problem = actionProblem(kind, rule);
	const hasNoTarget = kind === 'send' && targets.length === 0;
	return (
		<div className={styles.action}>
			<Checkbox
				label={text.columnRules.actions[kind]}
				caption={captionOf(kind, problem, hasNoTarget)}
				checked={action !== undefined}
				disabled={action === undefined && (problem !== null || hasNoTarget)}
				onChange={isTaken =>
					onChange(isTaken ? [...rule.actions, newAction(kind)] : rule.actions.filter(each => each.kind !== kind))
				}
			/>
			{action && (
				<ActionValue
					{...props}
					action={action}
					onValue={value =>
						onChange(rule.actions.map(each => (each.kind === kind ? ({ kind, value } as RuleAction) : each)))
					}
				/>
			)}
		</div>
	);
}

function captionOf(kind: ActionKind, problem: ReturnType<typeof actionProblem>, hasNoTarget: boolean) {
	if (problem !== null) return text.columnRules[problem];
	if (hasNoTarget) return text.columnRules.noTargets;
	return kind === 'pin' ? text.columnRules.pinAbout : undefined;
}

interface ActionValueProps extends ActionRowProps {
	action: RuleAction;
	onValue: (value: ActionValues[ActionKind]) => void;
}

function ActionValue({ action, targets, isTried, hear, onValue }: ActionValueProps): ReactNode {
	const group = useId();
	switch (action.kind) {
		case 'highlight':
			return (
				<div className={styles.colors} role="radiogroup" aria-label={text.columnRules.color}>
					{HIGHLIGHT_COLORS.map(color => (
						<label key={color} className={styles.color} style={{ '--mark': `var(${color})` } as CSSProperties}>
							<input
								type="radio"
								className="visually-hidden"
								name={group}
								checked={action.value === color}
								onChange={() => onValue(color)}
							/>
							<span className={styles.swatch} data-tooltip={text.decks.colors[color]} />
							<span className="visually-hidden">{text.decks.colors[color]}</span>
						</label>
					))}
				</div>
			);
		case 'sound':
			return (
				<div className={styles.value}>
					<Select
						label={text.columnRules.sound}
						hideLabel
						size="small"
						value={action.value.type}
						options={ruleSounds()}
						onChange={type => onValue({ ...action.value, type })}
					/>
					<IconButton icon="volume" size="small" label={text.columnRules.hear} onClick={() => hear(action.value)} />
				</div>
			);
		case 'send':
			return (
				<div className={styles.value}>
					<Select
						label={text.columnRules.target}
						hideLabel
						size="small"
						value={action.value}
						options={targetOptions(targets, action.value)}
						error={isTried && action.value === '' ? text.columnRules.problems.noTarget : undefined}
						onChange={onValue}
					/>
				</div>
			);
		default:
			return null;
	}
}

function targetOptions(targets: readonly RuleTarget[], chosen: string) {
	const isGone = chosen !== '' && !targets.some(({ id }) => id === chosen);
	return [
		...(chosen === '' ? [{ value: '', text: text.columnRules.chooseTarget, disabled: true }] : []),
		...(isGone ? [{ value: chosen, text: text.columnRules.goneTarget, disabled: true }] : []),
		...targets.map(({ id, name, isOfSameAccount }) => ({
			value: id,
			text: isOfSameAccount ? name : t('columnRules.targetOfOther', { name }),
			disabled: !isOfSameAccount,
		})),
	];
}
