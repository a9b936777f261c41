import { type ReactNode, useState } from 'react';
import { text } from '@/i18n/text';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { BackupCodes } from './BackupCodes';
import type { Registration } from './Registration';
import { ScanStep } from './ScanStep';
import styles from './twoFactor.module.css';

interface SetUpDialogProps {
	registration: Registration;
	/** The first code was right. */
	onTurnedOn: () => void;
	/** The backup codes were kept. */
	onKept: () => void;
	onClose: () => void;
}

/** First the secret and a code of it, then the backup codes. */
export function SetUpDialog({ registration, onTurnedOn, onKept, onClose }: SetUpDialogProps): ReactNode {
	const [codes, setCodes] = useState<readonly string[] | null>(null);
	return (
		<>
			<DialogHeader title={codes === null ? text.twoFactor.setUp : text.twoFactor.backupCodes} onClose={onClose} />
			<div className={styles.dialog}>
				{codes === null ? (
					<ScanStep
						registration={registration}
						onDone={made => {
							setCodes(made);
							onTurnedOn();
						}}
					/>
				) : (
					<BackupCodes codes={codes} of={registration} onKept={onKept} />
				)}
			</div>
		</>
	);
}
