import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { HOTKEYS } from './hotkeyTable';
import styles from './ShortcutSheet.module.css';

const SHOWN: Readonly<Record<string, string>> = {
	ArrowDown: '↓',
	ArrowUp: '↑',
	ArrowLeft: '←',
	ArrowRight: '→',
	Enter: '⏎',
	PageDown: 'Page ↓',
	PageUp: 'Page ↑',
	Escape: 'Esc',
	Control: 'Ctrl',
};

/** One key, or those that are held together. */
const shownKey = (key: string): string =>
	key.length === 1
		? key
		: key
				.split('+')
				.map(part => SHOWN[part] ?? part)
				.join(' + ');

/** The keys, and what they do. */
export function ShortcutSheet({ onClose }: { onClose: () => void }): ReactNode {
	return (
		<div className={styles.sheet}>
			<DialogHeader title={text.hotkeys.title} onClose={onClose} />
			<dl className={styles.list}>
				{HOTKEYS.map(({ name, keys, shown = keys }) => (
					<div key={name} className={styles.row}>
						<dt>{text.hotkeys[name]}</dt>
						<dd>
							{shown.map(key => (
								<span key={key} className={styles.keys}>
									<kbd>{shownKey(key)}</kbd>
								</span>
							))}
						</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
