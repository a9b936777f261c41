import { SigninRequiredError } from '@/api/ApiError';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { alert, confirm } from '@/ui/dialog/dialogs';
import { showError } from './showError';

export interface Action<T> {
	/** Asked before the action. */
	readonly confirmation?: { title: string; text?: string; okText: string; danger?: boolean } | undefined;
	/**
	 * Shows the outcome at once.
	 * @returns the function that reverts it, called with what `perform` threw
	 */
	readonly optimistic?: () => (error: unknown) => void;
	readonly perform: (session: Session) => Promise<T>;
}

/**
 * Runs an action on a note or a user, which every such action passes: checks that there is an account that hasn't
 * moved, asks for confirmation, shows the outcome at once, reverts it if the server refuses, and reports errors.
 * @returns the result of `perform`; undefined if stopped or failed
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
		takeBack?.(error);
		await showError(error);
		return undefined;
	}
}

/** @throws {SigninRequiredError} for visitors (rules/accounts#visitors) */
export function requireAccount(session: Session): void {
	if (!session.isMember) throw new SigninRequiredError();
}
