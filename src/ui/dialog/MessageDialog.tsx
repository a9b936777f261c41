import { text as texts } from '@/i18n/text';
import { Button } from '../button/Button';
import { Icon } from '../icon/Icon';
import { Spinner } from '../state/Spinner';
import { type DialogType, dialogIcons } from './DialogType';
import styles from './dialog.module.css';
import type { DialogAction } from './dialogRequests';

interface MessageDialogProps {
	type: DialogType;
	title: string | undefined;
	text: string | undefined;
	actions: readonly DialogAction<string>[];
	onChoose: (value: string) => void;
}

/** A message with buttons: two side by side, more of them stacked. */
export function MessageDialog({ type, title, text, actions, onChoose }: MessageDialogProps) {
	return (
		<div className={styles.dialog} data-type={type}>
			<span className={styles.mark} role="img" aria-label={texts.dialog.type[type]}>
				{type === 'waiting' ? <Spinner size={28} /> : <Icon name={dialogIcons[type]} size={28} />}
			</span>
			{title !== undefined && <h2 className={styles.title}>{title}</h2>}
			{text !== undefined && <p className={styles.text}>{text}</p>}
			<div className={styles.actions} data-many={actions.length > 2 || undefined}>
				{actions.map(action => (
					<Button
						key={action.value}
						variant={action.danger ? 'danger' : action.primary ? 'primary' : 'normal'}
						data-autofocus={action.primary || undefined}
						wide
						onClick={() => onChoose(action.value)}
					>
						{action.text}
					</Button>
				))}
			</div>
		</div>
	);
}
