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

/** Opens the sign-in dialog; `required` is for actions that need an account (rules/accounts#visitors). */
export async function openSignin({ reason, who }: SigninRequest): Promise<void> {
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
