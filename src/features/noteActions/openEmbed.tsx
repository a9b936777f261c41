import { randomId } from '@/base/randomId';
import { copyAndTell } from '@/blocks/actions/copyAndTell';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { lazyPart } from '@/ui/late/lazyPart';
import { overlays } from '@/ui/overlay/overlays';
import { DEFAULT_EMBED, embedCode } from './embedCode';

const EmbedDialog = lazyPart(() => import('./EmbedDialog').then(module => ({ default: module.EmbedDialog })));

/**
 * Windows narrower than this have no room for options and a preview: the code is copied as it is
 * (rules/notes#embedding).
 */
const NARROW_PX = 500;
const WIDTH_PX = 540;

/** The server that other sites frame: behind a proxy it is not the origin of this page, which passes no pages on. */
export const embedOrigin = ({ server, origin }: Session): string => server.getState().info?.origin ?? origin;

/** The code that shows a note within other pages. */
export function openEmbed(session: Session, noteId: string): void {
	if (window.innerWidth < NARROW_PX) {
		void copyAndTell(embedCode(embedOrigin(session), noteId, DEFAULT_EMBED, randomId()));
		return;
	}
	overlays.open<void>({
		kind: 'dialog',
		label: text.noteMenu.embed,
		width: WIDTH_PX,
		render: handle => <EmbedDialog origin={embedOrigin(session)} noteId={noteId} onClose={() => handle.close()} />,
	});
}
