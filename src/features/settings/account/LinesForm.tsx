import { type ReactNode, useEffect, useState } from 'react';
import { check, object, pipe, string } from 'valibot';
import { errorText } from '@/blocks/query/errorText';
import { text } from '@/i18n/text';
import { keepEdits, readEdits } from '@/stores/keptEdits';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { lines } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { toast } from '@/ui/toast/toasts';
import styles from '../page/page.module.css';
import { SettingsSection } from '../page/SettingsSection';

interface LinesFormProps {
	title: string;
	about: string;
	/** Under which unsaved lines are kept. */
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
	/** @returns the lines as they are saved now */
	send: (lines: string) => Promise<string>;
}

/** A list that is written as text, one entry a line. */
export function LinesForm(props: LinesFormProps): ReactNode {
	const { title, about, name, placeholder, caption, normal, problemOf, explain, send } = props;
	const session = useSession();
	const [saved, setSaved] = useState(props.saved);
	const [kept] = useState(() => readEdits(session, name, string()));
	const form = useForm({
		initial: { lines: saved },
		...(kept !== null && { start: { lines: kept } }),
		rules: object({
			lines: pipe(
				string(),
				check(
					value => problemOf(value) === undefined,
					({ input }) => problemOf(input) ?? '',
				),
			),
		}),
		async send(values) {
			setSaved(await send(values.lines));
			toast(text.ownAccount.saved, { icon: 'check', tone: 'success' });
		},
		explain: error => ({ field: 'lines', text: explain?.(error) ?? errorText(error).text }),
	});
	const { lines: written } = form.values;
	const isChanged = normal(written) !== normal(saved);
	useEffect(() => keepEdits(session, name, isChanged ? written : null), [session, name, written, isChanged]);
	return (
		<SettingsSection title={title} about={about}>
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
				}}
			/>
			<div className={styles.bar}>
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
					<Button size="small" variant="quiet" disabled={form.isBusy} onClick={form.clear}>
						{text.ownAccount.discard}
					</Button>
				)}
			</div>
		</SettingsSection>
	);
}
