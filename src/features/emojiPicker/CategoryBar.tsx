import { type KeyboardEvent, type ReactNode, useEffect, useRef, type WheelEvent } from 'react';
import { useAppearance } from '@/blocks/appearance/useAppearance';
import { Emoji } from '@/blocks/emoji/Emoji';
import { emojiStyle, unicodeEmojiUrl } from '@/blocks/emoji/emojiSources';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { rove } from '@/ui/focus/rove';
import { Icon } from '@/ui/icon/Icon';
import styles from './CategoryBar.module.css';
import type { EmojiSection } from './EmojiSection';

interface CategoryBarProps {
	sections: readonly Pick<EmojiSection, 'id' | 'label' | 'mark'>[];
	currentId: string;
	/** Scrolls a section to the top. */
	onGo: (id: string) => void;
	/** Focuses the section's first emoji. */
	onEnter: (id: string) => void;
}

/**
 * A tab for each section of the picker, with the current one marked. Arrow keys move along it, and down into a section.
 */
export function CategoryBar({ sections, currentId, onGo, onEnter }: CategoryBarProps): ReactNode {
	const bar = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const current = currentId === '' ? null : bar.current?.querySelector('[aria-current]');
		if (bar.current && current) showIn(bar.current, current);
	}, [currentId]);
	const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
		if (event.key === 'ArrowUp') return;
		if (event.key !== 'ArrowDown') return rove(event);
		event.preventDefault();
		onEnter(currentId);
	};
	// It has no scroll bar, so vertical wheels scroll it too.
	const onWheel = ({ currentTarget, deltaX, deltaY }: WheelEvent<HTMLElement>) => {
		if (deltaX === 0) currentTarget.scrollLeft += deltaY;
	};
	return (
		<div
			ref={bar}
			className={styles.bar}
			role="toolbar"
			aria-label={text.emojiPicker.categories}
			onKeyDown={onKeyDown}
			onWheel={onWheel}
		>
			{sections.map(({ id, label, mark }) => (
				<button
					key={id}
					type="button"
					className={styles.mark}
					aria-label={label}
					aria-current={id === currentId || undefined}
					data-tooltip={label}
					tabIndex={id === currentId ? 0 : -1}
					onClick={() => onGo(id)}
				>
					<Mark mark={mark} />
				</button>
			))}
		</div>
	);
}

/** Scrolls the bar alone: `scrollIntoView` would also scroll the page around a preview of the picker. */
function showIn(bar: Element, mark: Element): void {
	const [whole, part] = [bar.getBoundingClientRect(), mark.getBoundingClientRect()];
	if (part.left < whole.left) bar.scrollLeft -= whole.left - part.left;
	else if (part.right > whole.right) bar.scrollLeft += part.right - whole.right;
}

function Mark({ mark }: Pick<EmojiSection, 'mark'>): ReactNode {
	const session = useSession();
	const style = useAppearance(emojiStyle);
	if (typeof mark === 'string') return <Icon name={mark} size={18} />;
	const url = mark.url ?? unicodeEmojiUrl(mark.emoji, session, style);
	return <Emoji url={url} alt={mark.emoji} isCustom={mark.url !== null} isBoxed />;
}
