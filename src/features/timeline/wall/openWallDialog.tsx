import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { SessionProvider } from '@/stores/session/SessionContext';
import { overlays } from '@/ui/overlay/overlays';
import { WallDialog } from './WallDialog';

const WIDTH_PX = 440;

/** Asks what a wall display shows, and opens it or copies its address. */
export function openWallDialog(session: Session): void {
	overlays.open<void>({
		kind: 'modal',
		label: text.wall.title,
		width: WIDTH_PX,
		render: handle => (
			<SessionProvider value={session}>
				<WallDialog onClose={() => handle.close()} />
			</SessionProvider>
		),
	});
}
