import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { SessionProvider } from '@/stores/session/SessionContext';
import { overlays } from '@/ui/overlay/overlays';
import { ProofDialog } from './ProofDialog';
import type { ProofRequest } from './ProofRequest';

const WIDTH_PX = 420;

/**
 * Asks for the password, and a code where one is needed, and runs an action with them.
 * @returns its result in an object; undefined if cancelled
 */
export async function askForProof<Result>(
	session: Session,
	request: ProofRequest<Result>,
): Promise<{ readonly result: Result } | undefined> {
	return overlays.open<{ readonly result: Result }>({
		kind: 'modal',
		label: request.title,
		width: WIDTH_PX,
		render: handle => (
			<SessionProvider value={session}>
				<ProofDialog
					request={{ ...request, text: request.text ?? text.twoFactor.proofAbout }}
					onDone={result => handle.close({ result })}
					onCancel={() => handle.close()}
				/>
			</SessionProvider>
		),
	}).closed;
}
