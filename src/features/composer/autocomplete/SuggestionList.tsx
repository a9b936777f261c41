import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useAppearance } from '@/blocks/appearance/useAppearance';
import { Emoji } from '@/blocks/emoji/Emoji';
import { emojiStyle, unicodeEmojiUrl } from '@/blocks/emoji/emojiSources';
import { proxied } from '@/blocks/media/proxied';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { isRightToLeft } from '@/ui/focus/inlineKey';
import { placePopup } from '@/ui/overlay/placePopup';
import { caretBox } from './caretBox';
import styles from './SuggestionList.module.css';
import type { Suggestion } from './suggest';
import type { Offer } from './useAutocomplete';

const MARGIN_PX = 16;
const GAP_PX = 4;

interface SuggestionListProps {
	/** The id that the field's ARIA attributes refer to. */
	id: string;
	offer: Offer;
	area: RefObject<HTMLTextAreaElement | null>;
	onChoose: (suggestion: Suggestion) => void;
	/** Called when the pointer moves over a suggestion. */
	onPoint: (index: number) => void;
}

/** The suggestions below the caret; the focus stays in the field. */
export function SuggestionList({ id, offer, area, onChoose, onPoint }: SuggestionListProps): ReactNode {
	const list = useRef<HTMLDivElement>(null);
	const { from } = offer.completion;
	const count = offer.suggestions.length;
	// Above everything, including its own dialog, which would clip it.
	useLayoutEffect(() => {
		const element = list.current;
		if (!element || !area.current || count === 0) return;
		if (!element.matches(':popover-open')) element.showPopover();
		const { left, top, maxHeight } = placePopup({
			anchor: caretBox(area.current, from),
			size: { width: element.offsetWidth, height: element.scrollHeight },
			window: { width: innerWidth, height: innerHeight },
			side: 'below',
			margin: MARGIN_PX,
			gap: GAP_PX,
			isRightToLeft: isRightToLeft(),
		});
		Object.assign(element.style, { left: `${left}px`, top: `${top}px`, maxHeight: `${maxHeight}px` });
	}, [area, from, count]);
	useLayoutEffect(() => {
		list.current?.children[offer.active]?.scrollIntoView({ block: 'nearest' });
	}, [offer.active]);
	return (
		<div
			ref={list}
			id={id}
			className={styles.list}
			popover="manual"
			role="listbox"
			aria-label={text.composer.suggestions}
			aria-busy={offer.isOld}
		>
			{offer.suggestions.map((suggestion, index) => (
				// The field has the focus and marks the active one.
				<button
					key={suggestion.key}
					type="button"
					id={`${id}-${index}`}
					className={styles.option}
					role="option"
					tabIndex={-1}
					aria-selected={index === offer.active}
					onPointerDown={event => event.preventDefault()}
					onPointerMove={() => onPoint(index)}
					onClick={() => onChoose(suggestion)}
				>
					<Mark suggestion={suggestion} />
					<span className={styles.label}>{suggestion.label}</span>
					{suggestion.detail !== undefined && <span className={styles.detail}>{suggestion.detail}</span>}
				</button>
			))}
		</div>
	);
}

function Mark({ suggestion: { picture, emoji } }: { suggestion: Suggestion }): ReactNode {
	const session = useSession();
	const style = useAppearance(emojiStyle);
	if (emoji !== undefined)
		return <Emoji url={unicodeEmojiUrl(emoji, session, style)} alt={emoji} isCustom={false} isBoxed />;
	if (!picture) return null;
	const { url, isAvatar } = picture;
	return <img src={proxied(session, url, isAvatar ? 'avatar' : 'emoji')} alt="" data-avatar={isAvatar || undefined} />;
}
