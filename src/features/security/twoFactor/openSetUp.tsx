import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { SessionProvider } from '@/stores/session/SessionContext';
import { confirm } from '@/ui/dialog/dialogs';
import { overlays } from '@/ui/overlay/overlays';
import { askForProof } from './askForProof';
import type { Registration } from './Registration';
import { SetUpDialog } from './SetUpDialog';

const WIDTH_PX = 460;

/**
 * Sets up two-factor sign-in, or moves it to another app: asks for the password, then for a code of the new app, and
 * shows new backup codes.
 * @param isMove whether it is on already
 * @param onTurnedOn called once the code was right
 */
export async function openSetUp(session: Session, isMove: boolean, onTurnedOn: () => void): Promise<void> {
	const begun = await askForProof<Registration>(session, {
		title: isMove ? text.twoFactor.move : text.twoFactor.setUp,
		okText: text.twoFactor.next,
		needsCode: isMove,
		async perform(proof) {
			const { url, secret, label, issuer } = await session.api.call('i/2fa/register', proof);
			return { address: url ?? '', secret: secret ?? '', label: label ?? '', issuer: issuer ?? session.host };
		},
	});
	if (!begun) return;
	let areCodesKept = true;
	await overlays.open({
		kind: 'modal',
		label: text.twoFactor.setUp,
		width: WIDTH_PX,
		beforeClose: () => areCodesKept || confirmLoss(),
		render: handle => (
			<SessionProvider value={session}>
				<SetUpDialog
					registration={begun.result}
					onTurnedOn={() => {
						areCodesKept = false;
						onTurnedOn();
					}}
					onKept={() => handle.close()}
					onClose={() => void handle.requestClose('button')}
				/>
			</SessionProvider>
		),
	}).closed;
}

const confirmLoss = (): Promise<boolean> =>
	confirm({
		title: text.twoFactor.closeSure,
		text: text.twoFactor.codesOnce,
		okText: text.common.close,
		danger: true,
	});
