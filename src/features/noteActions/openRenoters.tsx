import { type Navigation, NavigationContext } from '@/blocks/navigation/NavigationContext';
import { PeopleDialog } from '@/blocks/person/PeopleDialog';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { SessionProvider } from '@/stores/session/SessionContext';
import { lazyPart } from '@/ui/late/lazyPart';
import { overlays } from '@/ui/overlay/overlays';

const Renoters = lazyPart(() => import('@/blocks/note/Renoters').then(module => ({ default: module.Renoters })));

const WIDTH_PX = 440;

/**
 * Lists who renoted a note.
 * @param navigation of the calling place: profiles open there
 */
export function openRenoters(session: Session, noteId: string, navigation: Navigation): void {
	overlays.open<void>({
		kind: 'modal',
		label: text.noteMenu.renoters,
		width: WIDTH_PX,
		render: handle => (
			<SessionProvider value={session}>
				<NavigationContext value={navigation}>
					<PeopleDialog title={text.noteMenu.renoters} onClose={() => handle.close()}>
						<Renoters noteId={noteId} />
					</PeopleDialog>
				</NavigationContext>
			</SessionProvider>
		),
	});
}
