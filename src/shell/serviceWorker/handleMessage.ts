import { showError } from '@/blocks/actions/showError';
import { fetchNotes } from '@/blocks/note/fetchNotes';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { accounts, chooseAccount } from '@/stores/session/accounts';
import type { Session } from '@/stores/session/Session';
import { alert } from '@/ui/dialog/dialogs';
import type { PostRequest, ServiceWorkerMessage } from './parseMessage';

/**
 * Handles a message of the service worker (rules/start#service-worker). Switches the account if it is for another one.
 * Opens the composer after fetching the note concerned; opens a page, or scrolls it to the top if it is already shown.
 */
export async function handleMessage(
	message: ServiceWorkerMessage,
	session: Session,
	navigate: (path: string) => void,
): Promise<void> {
	const { loginId, path } = message;
	if (loginId !== null && loginId !== session.userId) return switchTo(loginId, path ?? pathTo('index'));
	if (message.order === 'post') await write(session, message.post);
	else if (path !== null) navigate(path);
}

/** Ids are only unique within a server: this page's server has priority. */
async function switchTo(loginId: string, path: string): Promise<void> {
	const named = accounts.getState().all.filter(({ id }) => id === loginId);
	const account = named.find(({ origin }) => origin === location.origin) ?? named[0];
	if (!account) return alert({ type: 'warning', title: text.orders.noAccount, text: text.orders.noAccountText });
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
