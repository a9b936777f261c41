import { randomId } from '@/base/randomId';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { lazyPart } from '@/ui/late/lazyPart';
import { overlays } from '@/ui/overlay/overlays';
import { copyWithToast } from '@/ui/toast/copyWithToast';
import { DEFAULT_EMBED, type Embedded, embedCode } from './embedCode';

const EmbedDialog = lazyPart(() => import('./EmbedDialog').then(module => ({ default: module.EmbedDialog })));

/**
 * Narrower windows have no room for options and a preview: the code is copied without a dialog (rules/notes#embedding).
 */
const NARROW_PX = 500;
const WIDTH_PX = 540;

/**
 * The server that other sites embed. Behind a proxy it isn't this page's origin, which doesn't serve embedded pages.
 */
export const embedOrigin = ({ server, origin }: Session): string => server.getState().info?.origin ?? origin;

/** Opens the code for embedding a note or a clip in other pages. */
export function openEmbed(session: Session, shown: Embedded): void {
	if (window.innerWidth < NARROW_PX) {
		void copyWithToast(embedCode(embedOrigin(session), shown, DEFAULT_EMBED, randomId()));
		return;
	}
	overlays.open<void>({
		kind: 'dialog',
		label: text.noteMenu.embed,
		width: WIDTH_PX,
		render: handle => <EmbedDialog origin={embedOrigin(session)} shown={shown} onClose={() => handle.close()} />,
	});
}
