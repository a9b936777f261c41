import { text } from '@/i18n/text';
import type { Intent } from '@/stores/intents';
import { homeSession } from '@/stores/session/homeSession';
import { SessionProvider } from '@/stores/session/SessionContext';
import { lazyPart } from '@/ui/late/lazyPart';
import { overlays } from '@/ui/overlay/overlays';

const SigninDialog = lazyPart(() => import('./SigninDialog').then(module => ({ default: module.SigninDialog })));
const SignupDialog = lazyPart(() => import('./signup/SignupDialog').then(module => ({ default: module.SignupDialog })));

type SigninRequest = Pick<Extract<Intent, { kind: 'signIn' }>, 'reason' | 'who'>;

const WIDTH_PX = 420;

/** Resolves when the open dialog is closed. */
let untilClosed: Promise<void> | undefined;

/**
 * Opens the sign-in dialog, unless it is open: pages and actions that need an account (`required`,
 * rules/accounts#visitors) may ask for it several times.
 */
export function openSignin(request: SigninRequest): Promise<void> {
	untilClosed ??= openDialog(request).finally(() => {
		untilClosed = undefined;
	});
	return untilClosed;
}

async function openDialog({ reason, who }: SigninRequest): Promise<void> {
	await overlays.open<void>({
		kind: 'modal',
		label: text.common.signIn,
		width: WIDTH_PX,
		render: handle => (
			<SessionProvider value={homeSession()}>
				<SigninDialog reason={reason} who={who} onClose={() => handle.close()} />
			</SessionProvider>
		),
	}).closed;
}

export async function openSignup(): Promise<void> {
	await overlays.open<void>({
		kind: 'modal',
		label: text.common.signUp,
		width: WIDTH_PX,
		render: handle => (
			<SessionProvider value={homeSession()}>
				<SignupDialog onClose={() => handle.close()} />
			</SessionProvider>
		),
	}).closed;
}
