import { type ReactNode, useEffect, useRef } from 'react';
import { WIDGET_PLACES } from '@/domain/widget/Widget';
import { text } from '@/i18n/text';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { LatePart } from '@/ui/late/LatePart';
import { lazyPart } from '@/ui/late/lazyPart';
import type { OverlayHandle } from '@/ui/overlay/OverlayRequest';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { loadWidgets } from './loadWidgets';
import styles from './WidgetDrawer.module.css';

const AccountWidgets = lazyPart(async () => ({ default: (await loadWidgets()).AccountWidgets }));

/** The account's widgets over the page: a link to another page closes it. */
export default function WidgetDrawer({ handle }: { handle: OverlayHandle }): ReactNode {
	const widgets = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const element = widgets.current;
		const leave = ({ target }: MouseEvent) => {
			if (target instanceof Element && target.closest('a[data-path]')) handle.close();
		};
		element?.addEventListener('click', leave);
		return () => element?.removeEventListener('click', leave);
	}, [handle]);
	return (
		<>
			<DialogHeader title={text.deck.widgets} onClose={() => handle.close()} />
			<div ref={widgets} className={styles.widgets}>
				<LatePart fallback={<SkeletonRows count={2} />}>
					<AccountWidgets places={WIDGET_PLACES} isEditable />
				</LatePart>
			</div>
		</>
	);
}
