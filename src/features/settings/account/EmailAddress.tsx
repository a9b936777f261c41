import { type ReactNode, useState } from 'react';
import { check, nonEmpty, object, pipe, string } from 'valibot';
import { ApiError } from '@/api/ApiError';
import { ElsewhereOnly, isForSignInsOnly } from '@/blocks/account/ElsewhereOnly';
import { passwordRefusal } from '@/blocks/account/passwordRefusal';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { changeThing } from '@/stores/queries/cachedThings';
import { useSession } from '@/stores/session/SessionContext';
import { line } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import { type Refusal, useForm } from '@/ui/form/useForm';
import { Section } from '@/ui/section/Section';
import { toast } from '@/ui/toast/toasts';
import type { WireMe } from '@/wire/entities';
import styles from '../page/page.module.css';
import { ownAccountQuery } from './ownAccountQuery';
import { passwordFields } from './passwordFields';

interface EmailChange {
	/** Empty to have none. */
	readonly address: string;
	readonly password: string;
	/** One-time code. */
	readonly code: string;
}

const isAddress = (address: string) => address.trim() === '' || /^[^\s@]+@[^\s@]+$/.test(address.trim());

/** Changes or removes the address; the server sends a link to the new one. */
export function EmailAddress({ account }: { account: WireMe }): ReactNode {
	const session = useSession();
	const [asksForCode, setAsksForCode] = useState(false);
	const [isElsewhere, setElsewhere] = useState(false);
	const { email, emailVerified } = account;
	const form = useForm<EmailChange>({
		initial: { address: email ?? '', password: '', code: '' },
		rules: object({
			address: pipe(string(), check(isAddress, text.ownAccount.noAddress)),
			password: pipe(string(), nonEmpty('')),
			code: string(),
		}),
		async send({ address, password, code }) {
			const token = code.trim();
			const params = { password, email: address.trim() || null, ...(token !== '' && { token }) };
			const fresh = await session.api.call('i/update-email', params);
			form.bind('password').onChange('');
			form.bind('code').onChange('');
			setAsksForCode(false);
			// What isn't told stays as it is.
			changeThing(session, ownAccountQuery, null, known => ({ ...known, ...fresh }));
			toast(address.trim() === '' ? text.ownAccount.addressRemoved : text.ownAccount.addressChanged, { icon: 'check' });
		},
		explain(error) {
			if (isForSignInsOnly(error)) setElsewhere(true);
			const refusal = emailRefusal(error);
			if (refusal.field === 'code') setAsksForCode(true);
			return refusal;
		},
	});
	if (isElsewhere) return <ElsewhereOnly path={pathTo('email')} />;
	const state = emailVerified === true ? text.ownAccount.verified : text.ownAccount.notVerified;
	return (
		<Section
			marker="email"
			title={text.ownAccount.address}
			about={email ? t('ownAccount.addressNow', { address: email, state }) : text.ownAccount.addressAbout}
		>
			<Form
				form={form}
				className={styles.form}
				fields={{
					address: line({
						label: text.ownAccount.address,
						caption: text.ownAccount.addressCaption,
						type: 'email',
						autoComplete: 'email',
						spellCheck: false,
					}),
					...passwordFields(asksForCode),
				}}
				button={{ label: text.ownAccount.save, icon: 'check' }}
			/>
		</Section>
	);
}

function emailRefusal(error: unknown): Refusal<EmailChange> {
	const code = error instanceof ApiError ? error.code : '';
	if (code === 'UNAVAILABLE') return { field: 'address', text: text.ownAccount.addressUnavailable };
	if (code === 'EMAIL_REQUIRED') return { field: 'address', text: text.ownAccount.addressRequired };
	const { kind, text: told } = passwordRefusal(error);
	if (kind === 'wrong') return { field: 'password', text: told };
	return kind === 'code' ? { field: 'code', text: told } : { text: told };
}
