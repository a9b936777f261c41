import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { SessionProvider } from '@/stores/session/SessionContext';
import { lazyPart } from '@/ui/late/lazyPart';
import { overlays } from '@/ui/overlay/overlays';

const MfmHelp = lazyPart(() => import('./MfmHelp').then(module => ({ default: module.MfmHelp })));

const WIDTH_PX = 620;

/**
 * Opens the MFM examples.
 * @returns the chosen one
 */
export function openMfmHelp(session: Session): Promise<string | undefined> {
	return overlays.open<string>({
		kind: 'page',
		label: text.postForm.help,
		width: WIDTH_PX,
		render: handle => (
			<SessionProvider value={session}>
				<MfmHelp onChoose={source => handle.close(source)} onClose={() => void handle.requestClose('button')} />
			</SessionProvider>
		),
	}).closed;
}
