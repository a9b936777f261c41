import { type ReactNode, useState } from 'react';
import { check, nonEmpty, object, pipe, string } from 'valibot';
import { ElsewhereOnly, isForSignInsOnly } from '@/blocks/account/ElsewhereOnly';
import { passwordRefusal } from '@/blocks/account/passwordRefusal';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { changeThing } from '@/stores/queries/cachedThings';
import { useSession } from '@/stores/session/SessionContext';
import { refreshMe } from '@/stores/session/startSession';
import { confirm } from '@/ui/dialog/dialogs';
import { line } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { AboutText } from '@/ui/page/AboutText';
import { Section } from '@/ui/section/Section';
import type { WireMe } from '@/wire/entities';
import styles from '../page/page.module.css';
import { ownAccountQuery } from './ownAccountQuery';
import { passwordFields } from './passwordFields';

interface Deletion {
	readonly confirmation: string;
	readonly password: string;
	/** One-time code. */
	readonly code: string;
}

/** Deletes the account once its name and password were typed; the server does it as a job. */
export function DeleteAccount({ account }: { account: WireMe }): ReactNode {
	const session = useSession();
	const name = account.username ?? '';
	const [asksForCode, setAsksForCode] = useState(false);
	const [isElsewhere, setElsewhere] = useState(false);
	const form = useForm<Deletion>({
		initial: { confirmation: '', password: '', code: '' },
		rules: object({
			confirmation: pipe(
				string(),
				check(typed => typed.trim() === name, t('ownAccount.typeName', { name })),
			),
			password: pipe(string(), nonEmpty('')),
			code: string(),
		}),
		async send({ password, code }) {
			const { deleteSure, deleteWarning, deleteAccount } = text.ownAccount;
			if (!(await confirm({ title: deleteSure, text: deleteWarning, okText: deleteAccount, danger: true }))) return;
			const token = code.trim();
			await session.api.call('i/delete-account', { password, ...(token !== '' && { token }) });
			changeThing(session, ownAccountQuery, null, known => ({ ...known, isDeleted: true }));
			// The end of the account is reported by the shell.
			await refreshMe(session);
		},
		explain(error) {
			if (isForSignInsOnly(error)) setElsewhere(true);
			const { kind, text: told } = passwordRefusal(error);
			if (kind === 'code') setAsksForCode(true);
			return { ...(FIELDS[kind] && { field: FIELDS[kind] }), text: told };
		},
	});
	if (isElsewhere) return <ElsewhereOnly path={pathTo('other')} />;
	if (account.isDeleted === true) {
		return (
			<Section marker="deleteAccount" title={text.ownAccount.deleteTitle}>
				<AboutText tone="warning" role="status">
					{text.ownAccount.deletionInProgress}
				</AboutText>
			</Section>
		);
	}
	return (
		<Section marker="deleteAccount" title={text.ownAccount.deleteTitle} about={text.ownAccount.deleteAbout}>
			<AboutText tone="warning">{text.ownAccount.deleteWarning}</AboutText>
			<Form
				form={form}
				className={styles.form}
				fields={{
					confirmation: line({ label: t('ownAccount.typeName', { name }), autoComplete: 'off', spellCheck: false }),
					...passwordFields(asksForCode),
				}}
				button={{ label: text.ownAccount.deleteAccount, icon: 'trash', variant: 'danger' }}
			/>
		</Section>
	);
}

/** The field that shows each refusal. */
const FIELDS = { wrong: 'password', code: 'code', other: undefined } as const;
