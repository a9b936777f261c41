import { ApiError, SigninRequiredError } from '@/api/ApiError';
import { showError } from '@/blocks/actions/showError';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { alert, prompt } from '@/ui/dialog/dialogs';
import { waitFor } from '@/ui/dialog/waiting';
import { lookupError } from './lookupError';
import { type LookupTarget, lookupTarget } from './lookupTarget';
import { resolveUri } from './resolveUri';

type Navigate = (path: string) => void;

/**
 * Asks what to look up, and goes to its page (rules/navigation#lookup).
 * @param initial what is in the field at first
 */
export async function openLookup(session: Session, navigate: Navigate, initial = ''): Promise<void> {
	const entered = await prompt({
		title: text.lookup.title,
		text: text.lookup.about,
		label: text.lookup.field,
		placeholder: '@mara@a.server',
		initial,
		okText: text.lookup.go,
	});
	if (entered !== undefined) await lookUp(session, navigate, entered);
}

/** Whether a text names something, so that it isn't ignored. */
export const isLookupText = ({ host }: Session, entered: string): boolean => lookupTarget(entered, host) !== null;

/** Goes to the page of what a text names, as the dialog does; ignores all other texts. */
export async function lookUp(session: Session, navigate: Navigate, entered: string): Promise<void> {
	const target = lookupTarget(entered, session.host);
	if (target) await follow(session, navigate, target);
}

async function follow(session: Session, navigate: Navigate, target: LookupTarget): Promise<void> {
	if ('path' in target) return navigate(target.path);
	if (!session.isMember) return intents.send({ kind: 'signIn', reason: 'required' });
	try {
		// The page that it leads to tells that it has succeeded.
		const path = await waitFor(resolveUri(session, target.uri), text.lookup.fetching, () => false);
		if (path === null) await alert({ type: 'error', ...text.lookup.errors.responseInvalid });
		else navigate(path);
	} catch (error) {
		await showLookupError(error);
	}
}

/** Tells why something could not be looked up. */
export async function showLookupError(error: unknown): Promise<void> {
	if (error instanceof SigninRequiredError) return intents.send({ kind: 'signIn', reason: 'required' });
	const { details, ...said } = lookupError(error);
	// The others have buttons of their own, or are told elsewhere.
	if (!(error instanceof ApiError) || details !== undefined) return showError(error);
	return alert({ type: 'error', ...said });
}
