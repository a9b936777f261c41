import type { ReactNode } from 'react';
import { useState } from 'react';
import { check, object, pipe, string } from 'valibot';
import { ApiError } from '@/api/ApiError';
import { ElsewhereOnly, isForSignInsOnly } from '@/blocks/account/ElsewhereOnly';
import { errorText } from '@/blocks/query/errorText';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { changeThing } from '@/stores/queries/cachedThings';
import { useMe, useSession } from '@/stores/session/SessionContext';
import { refreshMe } from '@/stores/session/startSession';
import { confirm } from '@/ui/dialog/dialogs';
import { line } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { AboutText } from '@/ui/page/AboutText';
import { Section } from '@/ui/section/Section';
import { toast } from '@/ui/toast/toasts';
import styles from '../page/page.module.css';
import { isFullName } from './aliases';
import { moveRefusals } from './moveRefusals';
import { ownAccountQuery } from './ownAccountQuery';

/** Moves the account's followers to another account, which can't be undone. */
export function MoveAway(): ReactNode {
	const session = useSession();
	const username = useMe(me => me?.username ?? '');
	const [isElsewhere, setElsewhere] = useState(false);
	const form = useForm({
		initial: { destination: '', confirmation: '' },
		rules: object({
			destination: pipe(string(), check(isFullName, text.ownAccount.noFullName)),
			confirmation: pipe(
				string(),
				check(typed => typed.trim() === username, t('ownAccount.typeName', { name: username })),
			),
		}),
		async send({ destination }) {
			const { moveSure, moveWarning, move } = text.ownAccount;
			if (!(await confirm({ title: moveSure, text: moveWarning, okText: move, danger: true }))) return;
			const name = destination.trim();
			await session.api.call('i/move', { moveToAccount: name.startsWith('@') ? name : `@${name}` });
			toast(text.ownAccount.moving, { icon: 'check' });
			await refreshMe(session);
			changeThing(session, ownAccountQuery, null, account => ({ ...account, movedTo: name }));
		},
		explain(error) {
			if (isForSignInsOnly(error)) setElsewhere(true);
			const why = error instanceof ApiError ? moveRefusals()[error.code] : undefined;
			return { field: 'destination', text: why ?? errorText(error).text };
		},
	});
	if (isElsewhere) return <ElsewhereOnly path={pathTo('other')} />;
	return (
		<Section marker="moveAccount" title={text.ownAccount.moveTitle} about={text.ownAccount.moveAbout}>
			<AboutText tone="warning">{text.ownAccount.moveWarning}</AboutText>
			<Form
				form={form}
				className={styles.form}
				fields={{
					destination: line({ label: text.ownAccount.destination, placeholder: '@name@a.example', spellCheck: false }),
					confirmation: line({
						label: t('ownAccount.typeName', { name: username }),
						autoComplete: 'off',
						spellCheck: false,
					}),
				}}
				button={{ label: text.ownAccount.move, icon: 'share', variant: 'danger' }}
			/>
		</Section>
	);
}
