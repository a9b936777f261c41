import type { ReactNode } from 'react';
import { passGate } from '@/blocks/actions/gate';
import { ExactTime } from '@/blocks/time/ExactTime';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { prompt } from '@/ui/dialog/dialogs';
import { Icon } from '@/ui/icon/Icon';
import { toast } from '@/ui/toast/toasts';
import { KEY_NAME_MAX } from './addKey';
import { askForProof } from './askForProof';
import type { SecurityKey } from './protection';
import styles from './twoFactor.module.css';

interface KeyRowProps {
	securityKey: SecurityKey;
	needsCode: boolean;
	onChanged: () => void;
}

/** One key: its name, when it was used last, buttons to rename and remove it. */
export function KeyRow({ securityKey, needsCode, onChanged }: KeyRowProps): ReactNode {
	const session = useSession();
	const { id: credentialId, usedAt } = securityKey;
	const name = securityKey.name ?? text.twoFactor.unnamedKey;
	const rename = async () => {
		const title = text.twoFactor.rename;
		const typed = await prompt({ title, initial: securityKey.name ?? '', minLength: 1, maxLength: KEY_NAME_MAX });
		const given = typed?.trim() ?? '';
		if (given === '' || given === securityKey.name) return;
		const params = { name: given, credentialId };
		await passGate(session, { perform: ({ api }) => api.call('i/2fa/update-key', params) });
		onChanged();
	};
	const remove = async () => {
		const done = await askForProof(session, {
			title: t('twoFactor.removeSure', { name }),
			text: text.twoFactor.removeText,
			okText: text.twoFactor.remove,
			danger: true,
			needsCode,
			perform: proof => session.api.call('i/2fa/remove-key', { ...proof, credentialId }),
		});
		if (!done) return;
		onChanged();
		toast(text.twoFactor.keyRemoved, { icon: 'key' });
	};
	return (
		<li className={styles.key}>
			<Icon name="key" />
			<span className={styles.facts}>
				<strong>{name}</strong>
				{usedAt !== null && (
					<small>
						{text.security.used} <ExactTime at={usedAt} />
					</small>
				)}
			</span>
			<IconButton icon="edit" label={t('twoFactor.renameOf', { name })} onClick={() => void rename()} />
			<Button
				size="small"
				className={styles.danger}
				aria-label={t('twoFactor.removeOf', { name })}
				onClick={() => void remove()}
			>
				{text.twoFactor.remove}
			</Button>
		</li>
	);
}
