import type { ReactNode } from 'react';
import { ALL_HIDDEN, type TipKey } from '@/domain/server/tips';
import { text } from '@/i18n/text';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { dismissedTips } from '@/stores/preferences/dismissedTips';
import { Button } from '@/ui/button/Button';
import { Icon } from '@/ui/icon/Icon';
import styles from './Tip.module.css';

export interface TipProps {
	tip: TipKey;
	children: ReactNode;
}

/** Explains a part of the app until the user dismisses this tip or all tips (rules/appearance#tips). */
export default function Tip({ tip, children }: TipProps): ReactNode {
	return (
		<aside className={styles.tip} data-tip="" aria-label={text.ui.tip}>
			<Icon name="info" size={18} />
			<p>{children}</p>
			<div className={styles.buttons}>
				<Button
					size="small"
					variant="primary"
					onClick={() => baseSettings.set(dismissedTips, { ...baseSettings.get(dismissedTips), [tip]: true })}
				>
					{text.common.gotIt}
				</Button>
				<Button size="small" onClick={() => baseSettings.set(dismissedTips, { ...ALL_HIDDEN })}>
					{text.ui.hideTips}
				</Button>
			</div>
		</aside>
	);
}
