import type { ReactNode } from 'react';
import { text } from '@/i18n/t';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { HOTKEYS } from './hotkeys';
import styles from './ShortcutSheet.module.css';

const SHOWN: Readonly<Record<string, string>> = { ArrowDown: '↓', ArrowUp: '↑', Enter: '⏎' };

/** The keys, and what they do. */
export function ShortcutSheet({ onClose }: { onClose: () => void }): ReactNode {
	return (
		<div className={styles.sheet}>
			<DialogHeader title={text.hotkeys.title} onClose={onClose} />
			<dl className={styles.list}>
				{HOTKEYS.map(({ name, keys }) => (
					<div key={name} className={styles.row}>
						<dt>{text.hotkeys[name]}</dt>
						<dd>
							{keys.map(key => (
								<span key={key} className={styles.keys}>
									<kbd>{SHOWN[key] ?? key}</kbd>
								</span>
							))}
						</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
