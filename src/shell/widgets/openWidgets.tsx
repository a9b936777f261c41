import { text } from '@/i18n/text';
import { lazyPart } from '@/ui/late/lazyPart';
import { overlays } from '@/ui/overlay/overlays';

const WidgetDrawer = lazyPart(() => import('./WidgetDrawer'));

/** Opens the account's widgets over the page, where they have no room beside it. */
export function openWidgets(): void {
	overlays.open({
		kind: 'side',
		side: 'after',
		label: text.deck.widgets,
		render: handle => <WidgetDrawer handle={handle} />,
	});
}
