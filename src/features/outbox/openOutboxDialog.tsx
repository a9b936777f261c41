import { text } from '@/i18n/text';
import { lazyPart } from '@/ui/late/lazyPart';
import { overlays } from '@/ui/overlay/overlays';

const OutboxDialog = lazyPart(() => import('./OutboxDialog').then(module => ({ default: module.OutboxDialog })));

const WIDTH_PX = 520;

export async function openOutboxDialog(): Promise<void> {
	await overlays.open<void>({
		kind: 'modal',
		label: text.outbox.title,
		width: WIDTH_PX,
		render: handle => <OutboxDialog onClose={() => handle.close()} />,
	}).closed;
}
