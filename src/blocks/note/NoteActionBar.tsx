import { type MouseEvent, memo, type ReactNode } from 'react';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { Icon, type IconName } from '@/ui/icon/Icon';
import { actionLabel } from '../actions/actionLabel';
import { isOffered } from '../actions/isOffered';
import styles from './NoteActionBar.module.css';
import { useNoteActions } from './NoteActionsContext';
import { type BarProps, NOTE_BAR } from './noteBar';

/** Made once: React skips elements that stay the same. */
const ICONS = new Map<IconName, ReactNode>();

/** The buttons of a note; subtle until hovered or focused. */
export const NoteActionBar = memo(function NoteActionBar(props: BarProps) {
	const actions = useNoteActions();
	const on = { ...props, actions, session: actions.session };
	const press = ({ currentTarget: anchor }: MouseEvent<HTMLButtonElement>) =>
		NOTE_BAR.find(({ id }) => id === anchor.dataset.action)?.run({ ...on, anchor });
	return (
		<footer className={styles.actions} data-tooltip-side="below">
			{NOTE_BAR.map(action => {
				if (!isOffered(action, on)) return null;
				const { id, icon, opensMenu } = action;
				const label = actionLabel(action, on);
				const count = action.count?.(on) ?? 0;
				return (
					<button
						key={id}
						type="button"
						className={styles.action}
						data-action={id}
						data-tooltip={label}
						aria-label={labelOf(label, count)}
						aria-pressed={action.isPressed?.(on)}
						aria-haspopup={opensMenu ? 'menu' : undefined}
						onClick={press}
					>
						{iconOf(typeof icon === 'function' ? icon(on) : icon)}
						{count > 0 && count}
					</button>
				);
			})}
		</footer>
	);
});

function iconOf(name: IconName): ReactNode {
	const icon = ICONS.get(name) ?? Icon({ name, size: 18 });
	ICONS.set(name, icon);
	return icon;
}

function labelOf(label: string, count: number): string {
	return count > 0 ? fill(text.note.withCount, { label, count }) : label;
}
