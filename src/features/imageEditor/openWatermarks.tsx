import { text } from '@/i18n/text';
import type { Intent } from '@/stores/intents';
import { SessionProvider } from '@/stores/session/SessionContext';
import { lazyPart } from '@/ui/late/lazyPart';
import { overlays } from '@/ui/overlay/overlays';

const Watermarks = lazyPart(() => import('./Watermarks').then(module => ({ default: module.Watermarks })));

const WIDTH_PX = 640;

type ManageWatermarks = Extract<Intent, { kind: 'manageWatermarks' }>;

/** Opens the list of the account's watermarks. */
export async function openWatermarks({ session, image }: ManageWatermarks): Promise<void> {
	await overlays.open<void>({
		kind: 'page',
		label: text.imageEditor.watermarks,
		width: WIDTH_PX,
		render: handle => (
			<SessionProvider value={session}>
				<Watermarks session={session} image={image} onClose={() => handle.close()} />
			</SessionProvider>
		),
	}).closed;
}
