import { showError } from '@/blocks/actions/showError';
import { fetchNotes } from '@/blocks/note/fetchNotes';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { accounts, chooseAccount, type StoredAccount } from '@/stores/session/accounts';
import type { Session } from '@/stores/session/Session';
import { sessionOf } from '@/stores/session/sessions';
import { alert } from '@/ui/dialog/dialogs';
import { toast } from '@/ui/toast/toasts';
import type { PostRequest, ServiceWorkerMessage } from './parseMessage';
import { reactAsPressed } from './reactAsPressed';

/**
 * Handles a message of the service worker (rules/start#service-worker). Switches the account if it is for another one.
 * Opens the composer after fetching the note concerned; opens a page, or scrolls it to the top if it is already shown. A
 * reaction or an answer to a follow request is sent for its account without switching.
 */
export async function handleMessage(
	message: ServiceWorkerMessage,
	session: Session,
	navigate: (path: string) => void,
): Promise<void> {
	const { loginId, path } = message;
	if (message.order === 'react' || message.order === 'answer') return act(message, session);
	if (loginId !== null && loginId !== session.userId) return switchTo(loginId, path ?? pathTo('index'));
	if (message.order === 'post') await write(session, message.post);
	else if (path !== null) navigate(path);
}

type Act = Extract<ServiceWorkerMessage, { order: 'react' | 'answer' }>;

/** Done for its account, which needn't be the page's own. */
async function act(message: Act, session: Session): Promise<void> {
	const { loginId } = message;
	const account = loginId === null || loginId === session.userId ? session.account : accountWith(loginId);
	if (!account) return tellNoAccount();
	const own = account === session.account ? session : sessionOf(account);
	if (message.order === 'react') {
		await reactAsPressed(own, message.noteId, message.reaction);
		return;
	}
	const { userId, isAccepted } = message;
	await own.api.call(isAccepted ? 'following/requests/accept' : 'following/requests/reject', { userId });
	own.entities.ingestRelations([
		{ id: userId, hasPendingFollowRequestToYou: false, ...(isAccepted ? { isFollowed: true } : {}) },
	]);
	toast(isAccepted ? text.orders.accepted : text.orders.rejected, { icon: 'check', tone: 'success' });
}

/** Ids are only unique within a server: this page's server has priority. */
function accountWith(loginId: string): StoredAccount | undefined {
	const named = accounts.getState().all.filter(({ id }) => id === loginId);
	return named.find(({ origin }) => origin === location.origin) ?? named[0];
}

const tellNoAccount = (): Promise<void> =>
	alert({ type: 'warning', title: text.orders.noAccount, text: text.orders.noAccountText });

async function switchTo(loginId: string, path: string): Promise<void> {
	const account = accountWith(loginId);
	if (!account) return tellNoAccount();
	chooseAccount(account);
	// Navigating to the same address, or one with another hash, would not reload the page.
	history.replaceState(null, '', path);
	location.reload();
}

async function write(session: Session, post: PostRequest): Promise<void> {
	const targets = [post.replyTo, post.quote].filter(id => id !== undefined);
	const [failure] = (await fetchNotes(session, targets)).values();
	if (failure !== undefined) return showError(failure);
	intents.send({ kind: 'compose', session, ...post });
}
