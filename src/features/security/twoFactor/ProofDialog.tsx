import { type ReactNode, useState } from 'react';
import { maxLength, nonEmpty, object, pipe, string, trim } from 'valibot';
import { text } from '@/i18n/text';
import { useMe } from '@/stores/session/SessionContext';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { line } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import type { Proof, ProofRequest } from './ProofRequest';
import { refusalOfProof } from './refusalOfProof';
import styles from './twoFactor.module.css';

interface ProofDialogProps<Result> {
	request: ProofRequest<Result>;
	onDone: (result: Result) => void;
	onCancel: () => void;
}

/** Takes the password, a code and possibly a name, and stays open until the action has worked. */
export function ProofDialog<Result>({ request, onDone, onCancel }: ProofDialogProps<Result>): ReactNode {
	const { named, perform } = request;
	const username = useMe(me => me?.username ?? '');
	const [needsCode, setNeedsCode] = useState(request.needsCode);
	const form = useForm({
		initial: { name: named?.initial ?? '', password: '', code: '' },
		rules: object({
			name: named ? pipe(string(), trim(), nonEmpty(''), maxLength(named.maxLength)) : string(),
			password: pipe(string(), nonEmpty('')),
			code: needsCode ? pipe(string(), trim(), nonEmpty('')) : string(),
		}),
		async send({ name, password, code }) {
			const proof: Proof = { password, ...(needsCode && { token: code.trim() }) };
			onDone(await perform(proof, name.trim()));
		},
		explain(error) {
			const refusal = refusalOfProof(error);
			if (refusal.field === 'code') setNeedsCode(true);
			return refusal;
		},
	});
	return (
		<>
			<DialogHeader title={request.title} onClose={onCancel} />
			<div className={styles.dialog}>
				<p className={styles.about}>{request.text}</p>
				<Form
					form={form}
					fields={{
						name: named
							? line({ label: named.label, maxLength: named.maxLength, autoComplete: 'off', 'data-autofocus': true })
							: null,
						password: line({
							label: text.security.current,
							type: 'password',
							autoComplete: 'current-password',
							required: true,
							...(!named && { 'data-autofocus': true }),
						}),
						code: needsCode
							? line({
									label: text.security.code,
									caption: text.twoFactor.codeAbout,
									autoComplete: 'one-time-code',
									autoCapitalize: 'none',
									spellCheck: false,
									required: true,
								})
							: null,
					}}
					// For password managers, which know the password by this name.
					above={{ password: <input name="username" autoComplete="username" value={username} readOnly hidden /> }}
					button={{ label: request.okText, wide: true, variant: request.danger ? 'danger' : 'primary' }}
				/>
			</div>
		</>
	);
}
