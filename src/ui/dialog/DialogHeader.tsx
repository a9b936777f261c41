import type { ReactNode } from 'react';
import { text as texts } from '@/i18n/text';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import styles from './DialogHeader.module.css';

interface DialogHeaderProps {
	title: ReactNode;
	onClose: () => void;
	/** The optional done button (rules/overlays#presentation). */
	done?: { text?: string; disabled?: boolean; busy?: boolean; onPress: () => void };
}

/** The header of a custom dialog: title, close button, and optionally a done button. */
export function DialogHeader({ title, onClose, done }: DialogHeaderProps) {
	return (
		<div className={styles.header}>
			<IconButton icon="close" label={texts.common.close} onClick={onClose} />
			<h2 className={styles.title}>{title}</h2>
			{done && (
				<Button
					size="small"
					variant="primary"
					disabled={done.disabled ?? false}
					busy={done.busy ?? false}
					onClick={done.onPress}
				>
					{done.text ?? texts.common.done}
				</Button>
			)}
		</div>
	);
}
