import type { ReactNode } from 'react';
import { baseEntry } from '@/blocks/settings/defineSetting';
import type { OwnControlProps, SettingEntry } from '@/blocks/settings/SettingEntry';
import { ALL_HIDDEN, areAllHidden, type Tips } from '@/domain/server/tips';
import { text } from '@/i18n/text';
import { dismissedTips } from '@/stores/preferences/dismissedTips';
import { Button } from '@/ui/button/Button';
import styles from './tipsEntry.module.css';

/** Shows the tips again that were dismissed, or hides all of them. */
export const tipsEntry: SettingEntry = baseEntry(dismissedTips, {
	section: 'preferences/general',
	control: { type: 'own', isLabelled: true, Control: TipsControl },
});

function TipsControl({ label, caption, value, onChange }: OwnControlProps): ReactNode {
	const tips = (value ?? {}) as Tips;
	const isNoneHidden = !Object.values(tips).some(Boolean);
	return (
		<fieldset>
			<legend className={styles.label}>{label}</legend>
			<p className={styles.about}>{caption}</p>
			<div className={styles.buttons}>
				<Button size="small" disabled={isNoneHidden} onClick={() => onChange({})}>
					{text.settings.showTips}
				</Button>
				<Button size="small" disabled={areAllHidden(tips)} onClick={() => onChange({ ...ALL_HIDDEN })}>
					{text.settings.hideTips}
				</Button>
			</div>
		</fieldset>
	);
}
