import { type ReactNode, useState } from 'react';
import { check, object, pipe, string } from 'valibot';
import { useStore } from 'zustand';
import { localDateTime } from '@/base/localDateTime';
import { fill } from '@/i18n/fill';
import { currentLanguage, text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { DialogBody } from '@/ui/dialog/DialogBody';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { line } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { columnMoments } from '../columnMoments';
import styles from './MomentDialog.module.css';
import { showMoment } from './showMoment';
import { showPresent } from './showPresent';

/** A column of the deck that is to show a moment. */
export interface MomentColumn {
	readonly id: string;
	readonly title: string;
	/** Whether it shows a timeline; others stay as they are. */
	readonly isTimeline: boolean;
}

interface MomentDialogProps {
	title: string;
	columns: readonly MomentColumn[];
	onClose: () => void;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long ago the moments are that one press chooses. */
const AGO = { hour: HOUR_MS, day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS, year: 365 * DAY_MS } as const;
const STEPS = Object.keys(AGO) as readonly (keyof typeof AGO)[];

const isPast = (value: string): boolean => Date.parse(value) <= Date.now();

/** Asks for the moment that columns are to show (rules/deck#time-machine). */
export function MomentDialog({ title, columns, onClose }: MomentDialogProps): ReactNode {
	const shown = columns.filter(({ isTimeline }) => isTimeline).map(({ id }) => id);
	const others = columns.filter(({ isTimeline }) => !isTimeline).map(each => each.title);
	const chosen = useStore(columnMoments, all => shown.map(id => all[id]?.at).find(at => at !== undefined));
	const [opened] = useState(() => Date.now());
	const form = useForm({
		initial: { at: localDateTime(chosen ?? opened - DAY_MS) },
		rules: object({
			at: pipe(string(), check(isPast, text.moments.notPast)),
		}),
		async send({ at }) {
			showMoment(shown, Date.parse(at));
			onClose();
		},
	});
	return (
		<>
			<DialogHeader title={title} onClose={onClose} />
			<DialogBody>
				<fieldset className={styles.steps} aria-label={text.moments.steps}>
					{STEPS.map(step => (
						<Button
							key={step}
							size="small"
							onClick={() => form.bind('at').onChange(localDateTime(Date.now() - AGO[step]))}
						>
							{text.moments.ago[step]}
						</Button>
					))}
				</fieldset>
				<Form
					form={form}
					fields={{
						at: line({
							type: 'datetime-local',
							label: text.moments.at,
							caption: text.moments.about,
							'data-autofocus': true,
						}),
					}}
					button={{ label: text.moments.show, icon: 'history', wide: true }}
				/>
				{chosen !== undefined && (
					<Button
						wide
						onClick={() => {
							showPresent(shown);
							onClose();
						}}
					>
						{text.moments.now}
					</Button>
				)}
				{others.length > 0 && (
					<p className={styles.others}>
						{fill(text.moments.others, { columns: new Intl.ListFormat(currentLanguage()).format(others) })}
					</p>
				)}
			</DialogBody>
		</>
	);
}
