import { type ReactNode, useState } from 'react';
import { check, type GenericSchema, object, pipe, string, transform, union } from 'valibot';
import { RestoredEdits } from '@/blocks/form/RestoredEdits';
import { UnkeptEdits } from '@/blocks/form/UnkeptEdits';
import { useKeptForm } from '@/blocks/form/useKeptForm';
import { errorText } from '@/blocks/query/errorText';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { lines } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { Section } from '@/ui/section/Section';
import { toast } from '@/ui/toast/toasts';
import styles from '../page/page.module.css';
import { mergedLines } from './mergedLines';

interface LinesFormProps {
	title: string;
	about: string;
	/** Under which unsaved lines are kept, and the search finds it. */
	name: string;
	/** What is saved at the moment. */
	saved: string;
	placeholder: string;
	/** Below the field: how much of its limit is used. */
	caption?: (lines: string) => string;
	/** The lines as they would be saved, to tell whether they differ. */
	normal: (lines: string) => string;
	/** Why these lines can't be sent; undefined if they can. */
	problemOf: (lines: string) => string | undefined;
	/** What the server's refusal means; undefined for the usual texts. */
	explain?: (error: unknown) => string | undefined;
	/** What is saved by now, perhaps by another device; read before sending. */
	read?: () => Promise<string>;
	/** @returns the lines as they are saved now */
	send: (lines: string) => Promise<string>;
}

interface Lines {
	readonly lines: string;
	/** The saved lines that the edit began with, as far as the field has them. */
	readonly known: string;
}

/** What was kept by an earlier build is the text alone. */
const KEPT_LINES: GenericSchema<unknown, Partial<Lines>> = union([
	pipe(
		string(),
		transform(lines => ({ lines })),
	),
	object({ lines: string(), known: string() }),
]);

/** A list that is written as text, one entry a line. */
export function LinesForm(props: LinesFormProps): ReactNode {
	const { title, about, name, placeholder, caption, normal, problemOf, explain, read, send } = props;
	const [saved, setSaved] = useState(props.saved);
	const { form, isChanged, isRestored, isUnkept, discard } = useKeptForm<Lines>({
		page: name,
		saved: { lines: saved, known: saved },
		kept: KEPT_LINES,
		changesOf: (now, before) => (normal(now.lines) === normal(before.lines) ? {} : now),
		toKept: (_, now) => now,
		rules: object({
			known: string(),
			lines: pipe(
				string(),
				check(
					value => problemOf(value) === undefined,
					({ input }) => problemOf(input) ?? '',
				),
			),
		}),
		async send(values) {
			const now = read ? await read() : saved;
			const sent = await send(mergedLines(values.known, values.lines, now));
			setSaved(sent);
			toast(text.ownAccount.saved, { icon: 'check', tone: 'success' });
			const begin = (known: string) => form.bind('known').onChange(known);
			return {
				restart() {
					form.bind('lines').onChange(sent);
					begin(sent);
				},
				// The field doesn't have what another device has added, which must not look removed here.
				stay: () => begin(normal(values.lines)),
			};
		},
		explain: error => ({ field: 'lines', text: explain?.(error) ?? errorText(error).text }),
	});
	const { lines: written } = form.values;
	return (
		<Section title={title} about={about} marker={name}>
			{isRestored && <RestoredEdits />}
			<Form
				form={form}
				className={styles.form}
				fields={{
					lines: lines({
						label: title,
						hideLabel: true,
						placeholder,
						rows: 4,
						spellCheck: false,
						caption: caption?.(written),
					}),
					known: () => null,
				}}
			/>
			{isUnkept && <UnkeptEdits />}
			<ButtonRow>
				<Button
					size="small"
					icon="check"
					busy={form.isBusy}
					disabled={!isChanged || !form.isReady}
					onClick={form.submit}
				>
					{text.ownAccount.save}
				</Button>
				{isChanged && (
					<Button size="small" variant="quiet" disabled={form.isBusy} onClick={discard}>
						{text.keptEdits.discard}
					</Button>
				)}
			</ButtonRow>
		</Section>
	);
}
