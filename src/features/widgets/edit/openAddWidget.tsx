import type { WidgetDefinition } from '@/blocks/hosting/WidgetDefinition';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { SessionProvider } from '@/stores/session/SessionContext';
import { lazyPart } from '@/ui/late/lazyPart';
import { overlays } from '@/ui/overlay/overlays';
import { comingKinds } from '../comingKinds';

const AddWidgetDialog = lazyPart(() =>
	import('./AddWidgetDialog').then(module => ({ default: module.AddWidgetDialog })),
);

const WIDTH_PX = 740;

interface AddRequest {
	readonly session: Session;
	readonly kinds: readonly WidgetDefinition[];
	readonly add: (kind: WidgetDefinition) => void;
}

/** Lets the user choose a kind of widget, with a preview of each. */
export function openAddWidget({ session, kinds, add }: AddRequest): void {
	const offered = kinds.filter(kind => kind.isOffered(session));
	overlays.open({
		kind: 'page',
		label: text.widgets.add,
		width: WIDTH_PX,
		render: handle => (
			<SessionProvider value={session}>
				<AddWidgetDialog
					kinds={offered}
					coming={comingKinds}
					onAdd={kind => {
						add(kind);
						handle.close();
					}}
					onClose={() => handle.close()}
				/>
			</SessionProvider>
		),
	});
}
