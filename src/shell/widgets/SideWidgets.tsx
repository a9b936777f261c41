import { type ReactNode, useSyncExternalStore } from 'react';
import type { WidgetPlace } from '@/domain/widget/Widget';
import { text } from '@/i18n/text';
import { lazyPart } from '@/ui/late/lazyPart';
import { loadWidgets } from './loadWidgets';
import styles from './SideWidgets.module.css';

const AccountWidgets = lazyPart(async () => ({ default: (await loadWidgets()).AccountWidgets }));

/** At this width and above the left side has room (rules/widgets#places). */
const WIDE = '(min-width: 1700px)';
const RIGHT = ['right'] as const;
const LEFT = ['left'] as const;
const BOTH = ['right', 'left'] as const;

/** The account's widgets on one side of the page. Where the left side has no room, its widgets follow those on the right. */
export default function SideWidgets({ place }: { place: WidgetPlace }): ReactNode {
	const hasLeft = useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
	const isRight = place === 'right';
	if (!isRight && !hasLeft) return null;
	return (
		<AccountWidgets
			className={styles.side}
			label={isRight ? text.deck.widgets : text.widgets.left}
			places={isRight ? (hasLeft ? RIGHT : BOTH) : LEFT}
			isEditable={isRight}
		/>
	);
}

function subscribe(onChange: () => void): () => void {
	const query = matchMedia(WIDE);
	query.addEventListener('change', onChange);
	return () => query.removeEventListener('change', onChange);
}
