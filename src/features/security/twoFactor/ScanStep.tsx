import { type ReactNode, useState } from 'react';
import { nonEmpty, object, pipe, string, trim } from 'valibot';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { line } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { copySecret } from '@/ui/secret/copySecret';
import { SecretText } from '@/ui/secret/SecretText';
import { QrCode } from './QrCode';
import type { Registration } from './Registration';
import { refusalOfProof } from './refusalOfProof';
import styles from './twoFactor.module.css';

const RULES = object({ code: pipe(string(), trim(), nonEmpty('')) });

interface ScanStepProps {
	registration: Registration;
	/** Called with the backup codes once the first code was right. */
	onDone: (backupCodes: readonly string[]) => void;
}

/** The secret, to scan or to type into an authenticator app, and the field for the first code. */
export function ScanStep({ registration, onDone }: ScanStepProps): ReactNode {
	const session = useSession();
	const form = useForm({
		initial: { code: '' },
		rules: RULES,
		async send({ code }) {
			const { backupCodes } = await session.api.call('i/2fa/done', { token: code.trim() });
			onDone(backupCodes ?? []);
		},
		explain(error) {
			const { field, text: told } = refusalOfProof(error);
			return { ...(field === 'code' && { field }), text: told };
		},
	});
	return (
		<>
			<p className={styles.about}>{text.twoFactor.scan}</p>
			<QrCode content={registration.address} label={text.twoFactor.qrCode} />
			<TypedKey registration={registration} />
			<Form
				form={form}
				fields={{
					code: line({
						label: text.security.code,
						caption: text.twoFactor.firstCode,
						inputMode: 'numeric',
						autoComplete: 'one-time-code',
						required: true,
						'data-autofocus': true,
					}),
				}}
				button={{ label: text.twoFactor.turnOn, wide: true }}
			/>
		</>
	);
}

/** The secret as text, for devices that can't scan. Hidden at first, as others may be looking at the screen. */
function TypedKey({ registration }: { registration: Registration }): ReactNode {
	const [isShown, setShown] = useState(false);
	const { secret, issuer, label } = registration;
	if (!isShown) {
		return (
			<Button variant="quiet" size="small" icon="keyboard" onClick={() => setShown(true)}>
				{text.twoFactor.cantScan}
			</Button>
		);
	}
	return (
		<div className={styles.typed}>
			<p className={styles.about}>{t('twoFactor.typeKey', { issuer, label })}</p>
			<SecretText className={styles.secret}>{secret.replace(/.{4}(?=.)/g, '$& ')}</SecretText>
			<Button size="small" icon="copy" onClick={() => void copySecret(secret)}>
				{text.twoFactor.copyKey}
			</Button>
		</div>
	);
}
