import { SigninRequiredError } from '@/api/ApiError';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { alert, confirm } from '@/ui/dialog/dialogs';
import { showError } from './showError';

export interface Action<T> {
	/** Asked before anything is done. */
	readonly confirmation?: { title: string; text?: string; okText: string; danger?: boolean } | undefined;
	/** Shows the outcome at once. @returns takes it back */
	readonly optimistic?: () => () => void;
	readonly perform: (session: Session) => Promise<T>;
}

/**
 * The one place that every action on a note or a person passes: an account is there and has not moved,
 * the reader agrees, the outcome shows at once and is taken back where the server refuses, and the error is told.
 * @returns what `perform` gave; undefined where it was stopped or failed
 */
export async function passGate<T>(session: Session, action: Action<T>): Promise<T | undefined> {
	try {
		requireAccount(session);
	} catch {
		intents.send({ kind: 'signIn', reason: 'required' });
		return undefined;
	}
	if (session.me.getState().me?.movedTo) {
		await alert({ type: 'error', title: text.error.accountMoved, text: text.error.accountMovedText });
		return undefined;
	}
	if (action.confirmation && !(await confirm(action.confirmation))) return undefined;
	const takeBack = action.optimistic?.();
	try {
		return await action.perform(session);
	} catch (error) {
		takeBack?.();
		await showError(error);
		return undefined;
	}
}

/** @throws {SigninRequiredError} for visitors (rules/accounts#visitors) */
export function requireAccount(session: Session): void {
	if (!session.isMember) throw new SigninRequiredError();
}
