import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { text } from '@/i18n/text';
import { Icon } from '../icon/Icon';
import styles from './ToastHost.module.css';
import { toasts } from './toasts';

/**
 * The toasts, outside of the page, which may be inert. The live region is rendered before the first toast, or screen
 * readers would miss it.
 */
export function ToastHost() {
	const shown = useSyncExternalStore(toasts.subscribe, toasts.shown);
	return createPortal(
		<div
			className={styles.host}
			role="status"
			aria-live="polite"
			aria-label={text.ui.notifications}
			data-above-overlays=""
		>
			{shown.map(toast => (
				<div key={toast.id} className={styles.toast} data-tone={toast.tone}>
					{toast.icon && <Icon name={toast.icon} size={18} />}
					<span>{toast.text}</span>
					{toast.action && (
						<button
							type="button"
							className={styles.action}
							onClick={() => {
								toasts.dismiss(toast.id);
								toast.action?.onPress();
							}}
						>
							{toast.action.text}
						</button>
					)}
					{toast.countdownMs !== undefined && (
						<span className={styles.countdown} style={{ animationDuration: `${toast.countdownMs}ms` }} />
					)}
				</div>
			))}
		</div>,
		document.body,
	);
}
