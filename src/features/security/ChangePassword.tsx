import { type ReactNode, useState } from 'react';
import { passGate } from '@/blocks/actions/gate';
import { NewPasswordFields } from '@/blocks/NewPasswordFields';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useMe, useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/Button';
import { confirm } from '@/ui/dialog/dialogs';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast/toasts';
import { revokeApps } from './appsQuery';
import { type PasswordRefusal, passwordRefusal } from './passwordRefusal';
import { Section } from './Section';
import styles from './security.module.css';
import type { App } from './toApp';

const SHORTEST_PASSWORD = 8;

/** The account's password. Whoever knew the old one may have let apps in: so these are asked about. */
export function ChangePassword({ apps }: { apps: readonly App[] }): ReactNode {
	const session = useSession();
	const username = useMe(me => me?.username ?? '');
	const [current, setCurrent] = useState('');
	const [password, setPassword] = useState('');
	const [again, setAgain] = useState('');
	const [code, setCode] = useState<string | null>(null);
	const [refusal, setRefusal] = useState<PasswordRefusal | null>(null);
	const [isBusy, setIsBusy] = useState(false);
	const isReady = current !== '' && password.length >= SHORTEST_PASSWORD && again === password;
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
	const submit = async () => {
		setIsBusy(true);
		setRefusal(null);
		try {
			await session.api.call('i/change-password', {
				currentPassword: current,
				newPassword: password,
				...(code?.trim() ? { token: code.trim() } : {}),
			});
			for (const clear of [setCurrent, setPassword, setAgain]) clear('');
			setCode(null);
			toast(text.security.changed, { icon: 'key', tone: 'success' });
			await askAboutApps();
		} catch (error) {
			const refused = passwordRefusal(error);
			if (refused.kind === 'code') setCode(code ?? '');
			setRefusal(refused);
		}
		setIsBusy(false);
	};
	return (
		<Section title={text.security.passwordTitle} about={text.security.passwordText}>
			<form
				className={styles.form}
				onSubmit={event => {
					event.preventDefault();
					if (isReady) void submit();
				}}
			>
				{/* For password managers, which keep the new password under this name. */}
				<input name="username" autoComplete="username" value={username} readOnly hidden />
				<TextField
					label={text.security.current}
					type="password"
					value={current}
					onChange={setCurrent}
					error={refusal?.kind === 'wrong' ? refusal.text : undefined}
					autoComplete="current-password"
					required
				/>
				<NewPasswordFields
					label={text.security.newPassword}
					password={password}
					again={again}
					onPassword={setPassword}
					onAgain={setAgain}
					own={[username, session.host]}
					minLength={SHORTEST_PASSWORD}
				/>
				{code !== null && (
					<TextField
						label={text.security.code}
						value={code}
						onChange={setCode}
						caption={text.security.codeAbout}
						error={refusal?.kind === 'code' ? refusal.text : undefined}
						inputMode="numeric"
						autoComplete="one-time-code"
					/>
				)}
				{refusal?.kind === 'other' && (
					<p className={styles.error} role="alert">
						{refusal.text}
					</p>
				)}
				<Button submit variant="primary" icon="key" busy={isBusy} disabled={!isReady}>
					{text.security.change}
				</Button>
			</form>
		</Section>
	);
}
