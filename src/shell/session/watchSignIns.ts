import { pathTo } from '@/domain/paths/pathTo';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { accountKey, accounts } from '@/stores/session/accounts';
import type { Session } from '@/stores/session/Session';
import { runningSession, sessionsEvents, startedSession } from '@/stores/session/sessions';
import { signedInHere } from '@/stores/session/signedInHere';
import { toast } from '@/ui/toast/toasts';
import type { WireSignIn } from '@/wire/endpoints/OwnAccountEndpoints';

/** A sign-in on this device is told by the server before the device has stored it. */
const SETTLE_MS = 3_000;
/** Longer than other messages: it may be the only sign of a stranger. */
const SHOWN_MS = 30_000;

/**
 * Tells of sign-ins to the accounts whose streams the page reads that were not made on this device, with the way to
 * their history (rules/accounts#sign-ins-elsewhere). The notification of the server stays in the list.
 * @returns the function that stops it
 */
export function watchSignIns(): () => void {
	const ends = [sessionsEvents.on('started', follow)];
	for (const account of accounts.getState().all) {
		const session = startedSession(accountKey(account));
		if (session) follow(session);
	}
	return () => {
		for (const end of ends) end();
	};

	function follow(session: Session): void {
		// It ends with the session.
		const end = runningSession(session)?.main?.listen(event => {
			if (event.type === 'signin' && event.body.success === true) settle(session, event.body);
		});
		if (end) ends.push(end);
	}
}

function settle(session: Session, signIn: WireSignIn): void {
	setTimeout(() => {
		if (!signedInHere.isRecent(session.key)) whenSeen(() => tell(session, signIn));
	}, SETTLE_MS);
}

/** Waits until the tab is visible, so that the message is read. */
function whenSeen(show: () => void): void {
	if (document.visibilityState === 'visible') {
		show();
		return;
	}
	const look = () => {
		if (document.visibilityState !== 'visible') return;
		document.removeEventListener('visibilitychange', look);
		show();
	};
	document.addEventListener('visibilitychange', look);
}

function tell(session: Session, { ip }: WireSignIn): void {
	const name = `@${session.account?.username ?? ''}@${session.host}`;
	const { signInElsewhere, signInElsewhereFrom } = text.accounts;
	toast(ip ? fill(signInElsewhereFrom, { name, place: ip }) : fill(signInElsewhere, { name }), {
		icon: 'shield',
		countdownMs: SHOWN_MS,
		action: {
			text: text.accounts.review,
			onPress: () => intents.send({ kind: 'openWindow', session, path: `${pathTo('security')}#signInHistory` }),
		},
	});
}
