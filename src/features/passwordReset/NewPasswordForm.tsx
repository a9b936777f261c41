import { type ReactNode, useState } from 'react';
import { ApiError } from '@/api/ApiError';
import { isRecord } from '@/base/isRecord';
import { type NewPassword, newPassword, newPasswordRules } from '@/blocks/account/newPassword';
import { PathLink } from '@/blocks/navigation/PathLink';
import { errorText } from '@/blocks/query/errorText';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';

/** Sets the password with the token of a link, which works once. */
export function NewPasswordForm({ token }: { token: string }): ReactNode {
	const { api, host } = useSession();
	const [state, setState] = useState<'open' | 'done' | 'expired'>('open');
	const form = useForm<NewPassword>({
		initial: { password: '', again: '' },
		rules: newPasswordRules(),
		async send({ password }) {
			await api.call('reset-password', { token, password }, { token: null });
			setState('done');
		},
		explain(error) {
			if (isExpired(error)) setState('expired');
			const isKnown = error instanceof ApiError && error.code === 'KNOWN_PASSWORD';
			return isKnown ? { field: 'password', text: text.signin.knownPassword } : { text: errorText(error).text };
		},
	});
	if (state === 'expired') {
		return (
			<>
				<p role="alert">{text.signin.resetExpired}</p>
				<PathLink path={pathTo('resetPassword')}>{text.signin.resetTitle}</PathLink>
			</>
		);
	}
	if (state === 'done') {
		return (
			<>
				<p role="status">{text.signin.resetDone}</p>
				<Button variant="primary" wide onClick={() => intents.send({ kind: 'signIn', reason: 'asked' })}>
					{text.common.signIn}
				</Button>
			</>
		);
	}
	return (
		<Form
			form={form}
			fields={newPassword(text.signin.resetNew, [host])}
			button={{ label: text.signin.resetSet, wide: true }}
		/>
	);
}

/**
 * A real server stumbles (500): over an unknown token as it looks for it, and over an outdated one by an error without a
 * message. Whatever else it stumbles over says nothing about the link.
 */
function isExpired(error: unknown): boolean {
	if (!(error instanceof ApiError)) return false;
	if (error.code !== 'INTERNAL_ERROR') return error.code === 'NO_SUCH_RESET_REQUEST';
	const cause = isRecord(error.info) ? error.info.e : null;
	return isRecord(cause) && (cause.code === 'EntityNotFoundError' || (cause.code === 'Error' && cause.message === ''));
}
