import { type ReactNode, useState } from 'react';
import { type GenericSchema, intersect, nonEmpty, object, pipe, string } from 'valibot';
import { type NewPassword, newPassword, newPasswordRules } from '@/blocks/account/newPassword';
import { passwordRefusal } from '@/blocks/account/passwordRefusal';
import { passGate } from '@/blocks/actions/gate';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useMe, useSession } from '@/stores/session/SessionContext';
import { confirm } from '@/ui/dialog/dialogs';
import { line } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { Section } from '@/ui/section/Section';
import { toast } from '@/ui/toast/toasts';
import { revokeApps } from './appsQuery';
import styles from './security.module.css';
import type { App } from './toApp';

interface PasswordChange extends NewPassword {
	readonly current: string;
	/** One-time code. */
	readonly code: string;
}

const EMPTY: PasswordChange = { current: '', password: '', again: '', code: '' };

const rules = (): GenericSchema<PasswordChange> =>
	intersect([object({ current: pipe(string(), nonEmpty('')), code: string() }), newPasswordRules()]);

/** Changes the password. Offers to revoke apps too, as someone with the old password may have authorized some. */
export function ChangePassword({ apps }: { apps: readonly App[] }): ReactNode {
	const session = useSession();
	const username = useMe(me => me?.username ?? '');
	const [asksForCode, setAsksForCode] = useState(false);
	const askAboutApps = async () => {
		const count = apps.length;
		if (count === 0) return;
		const isSure = await confirm({
			title: t('security.appsToo', { count }),
			text: text.security.appsTooText,
			okText: text.security.revoke,
			cancelText: text.security.keepApps,
			danger: true,
		});
		if (!isSure) return;
		const perform = async () => {
			await revokeApps(
				session,
				apps.map(({ id }) => id),
			);
			toast(text.security.allRevoked, { icon: 'plug', tone: 'success' });
		};
		await passGate(session, { perform });
	};
	const form = useForm<PasswordChange>({
		initial: EMPTY,
		rules: rules(),
		async send({ current, password, code }) {
			const token = code.trim();
			await session.api.call('i/change-password', {
				currentPassword: current,
				newPassword: password,
				...(token === '' ? {} : { token }),
			});
			form.clear();
			setAsksForCode(false);
			toast(text.security.changed, { icon: 'key', tone: 'success' });
			await askAboutApps();
		},
		explain(error) {
			const { kind, text: told } = passwordRefusal(error);
			if (kind === 'code') setAsksForCode(true);
			return { ...(FIELDS[kind] && { field: FIELDS[kind] }), text: told };
		},
	});
	return (
		<Section marker="changePassword" title={text.security.passwordTitle} about={text.security.passwordText}>
			<Form
				form={form}
				className={styles.form}
				fields={{
					current: line({
						label: text.security.current,
						type: 'password',
						autoComplete: 'current-password',
						required: true,
					}),
					...newPassword(text.security.newPassword, [username, session.host]),
					code: asksForCode
						? line({
								label: text.security.code,
								caption: text.security.codeAbout,
								inputMode: 'numeric',
								autoComplete: 'one-time-code',
							})
						: null,
				}}
				// For password managers, which save the new password for this name.
				above={{ current: <input name="username" autoComplete="username" value={username} readOnly hidden /> }}
				button={{ label: text.security.change, icon: 'key' }}
			/>
		</Section>
	);
}

/** The field that shows each refusal. */
const FIELDS = { wrong: 'current', code: 'code', other: undefined } as const;
