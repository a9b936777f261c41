import { seenClient } from '@workers/seen/seen.client';
import { type ReactNode, useState } from 'react';
import { byteSize } from '@/base/byteSize';
import { showError } from '@/blocks/actions/showError';
import type { OwnControlProps } from '@/blocks/settings/SettingEntry';
import { counted } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { forgetSeen } from '@/stores/seen/forgetSeen';
import { Button } from '@/ui/button/Button';
import { confirm } from '@/ui/dialog/dialogs';
import { Switch } from '@/ui/field/Switch';
import styles from './SeenControl.module.css';
import { sumOf } from './sumOf';
import { useSeenCoverage } from './useSeenCoverage';

/** Whether what was shown is kept, with how much that is. Switching it off deletes that, after a question. */
export function SeenControl({ label, caption, value, error, disabled, onChange }: OwnControlProps): ReactNode {
	const covered = useSeenCoverage();
	const [isBusy, setBusy] = useState(false);
	const { notes, bytes } = sumOf(covered ?? []);
	const clear = async () => {
		setBusy(true);
		try {
			await forgetSeen(null);
		} catch (reason) {
			await showError(reason);
		} finally {
			setBusy(false);
		}
	};
	const change = async (isOn: boolean) => {
		if (!isOn && !(await asked(text.seen.offAsk))) return;
		onChange(isOn);
		if (!isOn) await clear();
	};
	return (
		<div className={styles.control}>
			<Switch
				label={label}
				caption={error ?? caption}
				checked={value === true}
				disabled={disabled}
				onChange={isOn => void change(isOn)}
			/>
			{covered !== null && (
				<p className={styles.size}>
					<span>{counted(text.seen, 'size', notes, { size: byteSize(bytes) })}</span>
					<Button
						size="small"
						icon="trash"
						busy={isBusy}
						disabled={notes === 0}
						onClick={async () => {
							if (await asked(text.seen.clearAsk)) await clear();
						}}
					>
						{text.seen.clear}
					</Button>
				</p>
			)}
		</div>
	);
}

/** Where there is nothing to delete, there is nothing to ask. */
async function asked(title: string): Promise<boolean> {
	const { notes } = sumOf(await seenClient.coverage().catch(() => []));
	const said = counted(text.seen, 'lost', notes);
	return notes === 0 || confirm({ title, text: said, okText: text.common.delete, danger: true });
}
