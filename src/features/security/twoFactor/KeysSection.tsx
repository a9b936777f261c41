import type { ReactNode } from 'react';
import { passGate } from '@/blocks/actions/gate';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { canUseKeysOf } from '@/platform/securityKeys';
import { refreshThing } from '@/stores/queries/cachedThings';
import { useServerInfo, useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { Switch } from '@/ui/field/Switch';
import { Section } from '@/ui/section/Section';
import { toast } from '@/ui/toast/toasts';
import { addKey } from './addKey';
import { KeyRow } from './KeyRow';
import { type Protection, protectionQuery } from './protection';
import styles from './twoFactor.module.css';

/** Security keys and passkeys: adding, renaming, removing, and signing in by one alone. */
export function KeysSection({ protection }: { protection: Protection }): ReactNode {
	const session = useSession();
	const { isOn, isPasswordLess, keys } = protection;
	const server = useServerInfo(info => info?.origin ?? null) ?? session.origin;
	const isHere = canUseKeysOf(new URL(server).hostname);
	const refresh = () => refreshThing(session, protectionQuery, null);
	const add = async () => {
		if (!(await addKey(session))) return;
		refresh();
		toast(text.twoFactor.keyAdded, { icon: 'key', tone: 'success' });
	};
	const setPasswordLess = async (value: boolean) => {
		const { passwordLessSure, passwordLessText, passwordLess } = text.twoFactor;
		await passGate(session, {
			confirmation: value ? { title: passwordLessSure, text: passwordLessText, okText: passwordLess } : undefined,
			perform: ({ api }) => api.call('i/2fa/password-less', { value }),
		});
		refresh();
	};
	return (
		<Section marker="securityKeys" title={text.twoFactor.keys} about={text.twoFactor.keysAbout}>
			{keys.length === 0 ? (
				<p className={styles.about}>{isOn ? text.twoFactor.noKeys : text.twoFactor.keysNeedCodes}</p>
			) : (
				<ul className={styles.keys}>
					{keys.map(key => (
						<KeyRow key={key.id} securityKey={key} needsCode={isOn} onChanged={refresh} />
					))}
				</ul>
			)}
			{isOn && (isHere ? <AddButton onPress={() => void add()} /> : <NotHere server={server} />)}
			{keys.length > 0 && (
				<Switch
					label={text.twoFactor.passwordLess}
					caption={text.twoFactor.passwordLessAbout}
					checked={isPasswordLess}
					onChange={checked => void setPasswordLess(checked)}
				/>
			)}
		</Section>
	);
}

const AddButton = ({ onPress }: { onPress: () => void }) => (
	<div className={styles.bar}>
		<Button icon="key" onClick={onPress}>
			{text.twoFactor.addKey}
		</Button>
	</div>
);

/** Where browsers don't let this page use the server's keys: leads to the server's own page, if that is another one. */
function NotHere({ server }: { server: string }): ReactNode {
	const { host } = new URL(server);
	return (
		<p className={styles.about}>
			{text.twoFactor.keysNotHere}{' '}
			{host !== location.host && (
				<a href={server + pathTo('security')} target="_blank" rel="noopener noreferrer">
					{t('security.toServer', { host })}
				</a>
			)}
		</p>
	);
}
