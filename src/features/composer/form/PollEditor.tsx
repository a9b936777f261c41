import { type MouseEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { localDateTime } from '@/base/localDateTime';
import { COMPOSER_LIMITS, type DraftPoll, filledChoices } from '@/domain/draft/Draft';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { Select } from '@/ui/field/Select';
import { Switch } from '@/ui/field/Switch';
import { TextField } from '@/ui/field/TextField';
import styles from './PollEditor.module.css';

interface PollEditorProps {
	poll: DraftPoll;
	onChange: (poll: DraftPoll) => void;
	onRemove: () => void;
}

/** Milliseconds. */
const UNITS = { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;
type Unit = keyof typeof UNITS;
const LONGEST_CHOICE = 50;

/** Choices, whether several are allowed, and the end (rules/composing#polls). */
export function PollEditor({ poll, onChange, onRemove }: PollEditorProps): ReactNode {
	const { choices } = poll;
	const mode = poll.expiresAt !== null ? 'at' : poll.expiredAfter !== null ? 'after' : 'infinite';
	const setMode = (next: 'infinite' | 'at' | 'after') =>
		onChange({
			...poll,
			expiresAt: next === 'at' ? Date.now() + UNITS.day : null,
			expiredAfter: next === 'after' ? UNITS.day : null,
		});
	/** Leads to the new field, which is the last one. */
	const addChoice = ({ currentTarget }: MouseEvent) => {
		flushSync(() => onChange({ ...poll, choices: [...choices, ''] }));
		currentTarget.parentElement?.previousElementSibling?.querySelector('input')?.focus();
	};
	return (
		<fieldset className={styles.poll} data-poll="">
			<legend className="visually-hidden">{text.composer.poll}</legend>
			{filledChoices(poll).length < COMPOSER_LIMITS.minChoices && (
				<p className={styles.needed}>{text.composer.onlyOneChoice}</p>
			)}
			{choices.map((choice, index) => (
				<div key={`choice ${String(index)}`} className={styles.choice}>
					<TextField
						label={t('composer.choice', { number: index + 1 })}
						hideLabel
						placeholder={t('composer.choice', { number: index + 1 })}
						value={choice}
						maxLength={LONGEST_CHOICE}
						onChange={value => onChange({ ...poll, choices: choices.with(index, value) })}
					/>
					<IconButton
						icon="close"
						size="small"
						label={t('composer.removeChoice', { number: index + 1 })}
						disabled={choices.length <= COMPOSER_LIMITS.minChoices}
						onClick={() => onChange({ ...poll, choices: choices.toSpliced(index, 1) })}
					/>
				</div>
			))}
			<div className={styles.row}>
				<Button size="small" icon="plus" disabled={choices.length >= COMPOSER_LIMITS.choices} onClick={addChoice}>
					{choices.length >= COMPOSER_LIMITS.choices ? text.composer.noMoreChoices : text.composer.addChoice}
				</Button>
				<Button size="small" variant="quiet" icon="trash" onClick={onRemove}>
					{text.composer.removePoll}
				</Button>
			</div>
			<Switch
				label={text.composer.multiple}
				checked={poll.multiple}
				onChange={multiple => onChange({ ...poll, multiple })}
			/>
			<div className={styles.row}>
				<Select
					label={text.composer.pollEnds}
					value={mode}
					onChange={setMode}
					options={[
						{ value: 'infinite', text: text.composer.never },
						{ value: 'at', text: text.composer.atTime },
						{ value: 'after', text: text.composer.afterTime },
					]}
				/>
				{poll.expiresAt !== null && (
					<TextField
						type="datetime-local"
						label={text.composer.atTime}
						value={localDateTime(poll.expiresAt)}
						onChange={value => onChange({ ...poll, expiresAt: Date.parse(value) || poll.expiresAt })}
					/>
				)}
				{poll.expiredAfter !== null && (
					<Duration ms={poll.expiredAfter} onChange={expiredAfter => onChange({ ...poll, expiredAfter })} />
				)}
			</div>
		</fieldset>
	);
}

function Duration({ ms, onChange }: { ms: number; onChange: (ms: number) => void }): ReactNode {
	const units = Object.keys(UNITS) as Unit[];
	// The input stays as typed: sixty minutes don't become an hour, and the field can be emptied.
	const [unit, setUnit] = useState(() => units.findLast(each => ms % UNITS[each] === 0) ?? 'second');
	const [typed, setTyped] = useState(() => String(Math.max(1, Math.round(ms / UNITS[unit]))));
	const set = (nextTyped: string, nextUnit: Unit) => {
		setTyped(nextTyped);
		setUnit(nextUnit);
		onChange(countOf(nextTyped) * UNITS[nextUnit]);
	};
	return (
		<>
			<TextField
				type="number"
				min={1}
				label={text.composer.duration}
				value={typed}
				onChange={value => set(value, unit)}
				onBlur={() => setTyped(String(countOf(typed)))}
			/>
			<Select
				label={text.composer.unit}
				value={unit}
				onChange={next => set(typed, next)}
				options={units.map(value => ({ value, text: text.composer[value] }))}
			/>
		</>
	);
}

/** At least one (rules/composing#polls). */
const countOf = (typed: string): number => Math.max(1, Math.floor(Number(typed)) || 1);
