import { type ReactNode, useState } from 'react';
import { nonEmpty, object, pipe, string } from 'valibot';
import { passwordRefusal } from '@/blocks/account/passwordRefusal';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { refreshMe } from '@/stores/session/startSession';
import { confirm } from '@/ui/dialog/dialogs';
import { line } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { Section } from '@/ui/section/Section';
import styles from './security.module.css';

const RULES = object({ password: pipe(string(), nonEmpty('')) });

/**
 * Ends all sign-ins, including this one. The shell reports that and offers to keep unsent work, as for any end of a
 * sign-in.
 */
export function SignOutEverywhere(): ReactNode {
	const session = useSession();
	const [isDone, setDone] = useState(false);
	const form = useForm({
		initial: { password: '' },
		rules: RULES,
		async send({ password }) {
			const { everywhereSure, everywhereText, everywhere } = text.security;
			if (!(await confirm({ title: everywhereSure, text: everywhereText, okText: everywhere, danger: true }))) return;
			await session.api.call('i/regenerate-token', { password });
			setDone(true);
			// The stream reports it too, if connected.
			await refreshMe(session);
		},
		explain(error) {
			const { kind, text: told } = passwordRefusal(error);
			return kind === 'wrong' ? { field: 'password', text: told } : { text: told };
		},
	});
	const field = { label: text.security.current, type: 'password', autoComplete: 'current-password' } as const;
	return (
		<Section marker="regenerateToken" title={text.security.everywhereTitle} about={text.security.everywhereText}>
			{isDone ? (
				<p role="status">{text.security.everywhereDone}</p>
			) : (
				<Form
					form={form}
					className={styles.form}
					fields={{ password: line({ ...field, required: true }) }}
					button={{ label: text.security.everywhere, icon: 'signOut', variant: 'normal', className: styles.danger }}
				/>
			)}
		</Section>
	);
}
