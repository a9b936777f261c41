import type { ReactNode } from 'react';
import { t } from '@/i18n/t';
import { Icon } from '@/ui/icon/Icon';
import { Spinner } from '@/ui/state/Spinner';
import styles from './PersonPicker.module.css';

interface LookupOptionProps {
	id: string;
	handle: string;
	isActive: boolean;
	isBusy: boolean;
	onPick: () => void;
}

/** Asks the server for a handle that isn't among those found. */
export function LookupOption({ id, handle, isActive, isBusy, onPick }: LookupOptionProps): ReactNode {
	return (
		<button
			type="button"
			id={id}
			className={styles.option}
			role="option"
			tabIndex={-1}
			aria-selected={isActive}
			data-active={isActive || undefined}
			disabled={isBusy}
			onPointerDown={event => event.preventDefault()}
			onClick={onPick}
		>
			<span className={styles.icon}>{isBusy ? <Spinner size={18} /> : <Icon name="search" size={18} />}</span>
			<span className={styles.names}>{t('personPicker.lookUp', { handle })}</span>
		</button>
	);
}
