import { text } from '@/i18n/text';
import { drafts } from '@/stores/drafts';
import type { Session } from '@/stores/session/Session';
import { lazyPart } from '@/ui/late/lazyPart';
import { overlays } from '@/ui/overlay/overlays';
import type { ComposeRequest } from '../ComposeRequest';
import type { PresentForm } from './DraftsList';

const DraftsList = lazyPart(() => import('./DraftsList').then(module => ({ default: module.DraftsList })));

const WIDTH_PX = 480;

/**
 * Opens the list of an account's drafts.
 * @param present the form where the list is opened, whose draft is left out
 * @param onChosen called with the request that opens the chosen draft
 */
export function openDraftsList(
	session: Session,
	onChosen: (request: ComposeRequest) => void,
	present: PresentForm | null = null,
): void {
	// So that text being typed is in the list too.
	drafts.events.emit('flush', undefined);
	overlays.open<void>({
		kind: 'modal',
		label: text.drafts.title,
		width: WIDTH_PX,
		render: handle => (
			<DraftsList
				session={session}
				present={present}
				onClose={() => handle.close()}
				onChosen={request => {
					handle.close();
					onChosen(request);
				}}
			/>
		),
	});
}
