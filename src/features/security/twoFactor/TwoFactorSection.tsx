import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { refreshThing } from '@/stores/queries/cachedThings';
import { useSession } from '@/stores/session/SessionContext';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/button/Button';
import { Section } from '@/ui/section/Section';
import { toast } from '@/ui/toast/toasts';
import { askForProof } from './askForProof';
import { openSetUp } from './openSetUp';
import { type Protection, protectionQuery } from './protection';
import styles from './twoFactor.module.css';

/** One-time codes and backup codes: setting them up, moving them to another app, turning them off. */
export function TwoFactorSection({ protection }: { protection: Protection }): ReactNode {
	const session = useSession();
	const { isOn, backupCodes } = protection;
	const refresh = () => refreshThing(session, protectionQuery, null);
	const turnOff = async () => {
		const done = await askForProof(session, {
			title: text.twoFactor.turnOffSure,
			text: text.twoFactor.turnOffText,
			okText: text.twoFactor.turnOff,
			danger: true,
			needsCode: true,
			perform: proof => session.api.call('i/2fa/unregister', proof),
		});
		if (!done) return;
		refresh();
		toast(text.twoFactor.turnedOff, { icon: 'unlock' });
	};
	return (
		<Section marker="twoFactor" title={text.twoFactor.title} about={text.twoFactor.about}>
			<div className={styles.state}>
				<Badge tone={isOn ? 'success' : 'warn'}>{isOn ? text.twoFactor.on : text.twoFactor.off}</Badge>
				{isOn && (
					<span className={backupCodes === 'full' ? styles.about : styles.warning}>
						{text.twoFactor.stock[backupCodes]}
					</span>
				)}
			</div>
			<div className={styles.bar}>
				<Button
					icon={isOn ? 'refresh' : 'shield'}
					variant={isOn ? 'normal' : 'primary'}
					onClick={() => void openSetUp(session, isOn, refresh)}
				>
					{isOn ? text.twoFactor.move : text.twoFactor.setUp}
				</Button>
				{isOn && (
					<Button className={styles.danger} icon="unlock" onClick={() => void turnOff()}>
						{text.twoFactor.turnOff}
					</Button>
				)}
			</div>
		</Section>
	);
}
