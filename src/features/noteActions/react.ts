import { passGate } from '@/blocks/actions/gate';
import { applyNoteChange } from '@/domain/note/noteUpdates';
import {
	acceptedReaction,
	canReactWith,
	countedAs,
	normalizeReaction,
	parseReaction,
	reactionToSend,
} from '@/domain/note/reaction';
import { text } from '@/i18n/text';
import { motionAllowed } from '@/platform/reducedMotion';
import { appEvents } from '@/stores/appEvents';
import { preferences } from '@/stores/preferences/Preferences';
import { preference } from '@/stores/preferences/preference';
import { isReserved } from '@/stores/session/isReserved';
import type { Session } from '@/stores/session/Session';
import { alert } from '@/ui/dialog/dialogs';

export const confirmOnReact = preference({ key: 'confirmOnReact', default: false });

/**
 * Toggles a reaction (rules/reactions#toggling). Without one: adds it. With another: asks, deletes the old one, then
 * creates the new one. With the same, or null: asks, then deletes it. Does nothing for emojis of other servers, and
 * reports reactions that the note, or the server of this account, doesn't accept.
 * @param anchor the pressed control, from which a new reaction rises
 */
export async function react(
	session: Session,
	noteId: string,
	wanted: string | null,
	anchor?: HTMLElement,
): Promise<void> {
	const note = session.entities.note(noteId);
	if (!note || (wanted !== null && !canReactWith(wanted))) return;
	const isSensitive = wanted !== null && isSensitiveEmoji(session, wanted);
	const accepted = wanted && acceptedReaction(note.reactionAcceptance, normalizeReaction(wanted), isSensitive);
	// In the form that the server has stored, if somebody has reacted so.
	const reaction = countedAs(accepted, note.reactions) ?? accepted;
	const mine = note.myReaction;
	const isRefused = wanted !== null && reaction === null;
	if (isRefused || (reaction !== null && reaction !== mine && isReserved(session, reaction))) {
		const { notAccepted: title, notAcceptedText, reservedText } = text.noteActions;
		await alert({ type: 'error', title, text: isRefused ? notAcceptedText : reservedText });
	} else if (mine === null) {
		if (reaction !== null) await add(session, noteId, reaction, anchor);
	} else if (reaction === null || reaction === mine) {
		await takeBack(session, noteId, mine);
	} else {
		await change(session, noteId, mine, reaction, anchor);
	}
}

function isSensitiveEmoji(session: Session, wanted: string): boolean {
	const reaction = parseReaction(wanted);
	return reaction.kind === 'custom' && (session.emojis.get(reaction.name)?.isSensitive ?? false);
}

function add(session: Session, noteId: string, reaction: string, anchor: HTMLElement | undefined): Promise<unknown> {
	const confirmation = preferences.get(confirmOnReact, session)
		? { title: text.noteActions.reactTitle, okText: text.noteActions.react }
		: undefined;
	return passGate(session, {
		confirmation,
		optimistic() {
			rise(session, reaction, anchor);
			return show(session, noteId, [['reacted', reaction]]);
		},
		perform: () => create(session, noteId, reaction),
	});
}

function takeBack(session: Session, noteId: string, reaction: string): Promise<unknown> {
	return passGate(session, {
		confirmation: { title: text.noteActions.unreactTitle, okText: text.noteActions.unreact },
		optimistic: () => show(session, noteId, [['unreacted', reaction]]),
		async perform() {
			await session.api.call('notes/reactions/delete', { noteId });
			appEvents.emit('unreacted', { session, noteId, reaction });
		},
	});
}

function change(
	session: Session,
	noteId: string,
	from: string,
	to: string,
	anchor: HTMLElement | undefined,
): Promise<unknown> {
	let isGone = false;
	return passGate(session, {
		confirmation: { title: text.noteActions.changeReactionTitle, okText: text.noteActions.changeReaction },
		optimistic() {
			rise(session, to, anchor);
			const undo = showSteps(session, noteId, [
				['unreacted', from],
				['reacted', to],
			]);
			// If the server deleted the old one and refused the new one, none is left.
			return () => undo(isGone ? 1 : 2);
		},
		async perform() {
			await session.api.call('notes/reactions/delete', { noteId });
			isGone = true;
			await create(session, noteId, to);
		},
	});
}

async function create(session: Session, noteId: string, reaction: string): Promise<void> {
	await session.api.call('notes/reactions/create', { noteId, reaction: reactionToSend(reaction) });
	appEvents.emit('reacted', { session, noteId, reaction });
}

/** Shows the reaction flying up from the pressed control. Without animations the code isn't even loaded. */
function rise(session: Session, reaction: string, anchor: HTMLElement | undefined): void {
	if (!anchor || !motionAllowed()) return;
	const { left, top, width } = anchor.getBoundingClientRect();
	import('./showReactionEffect').then(
		({ showReactionEffect }) => showReactionEffect(session, reaction, { x: left + width / 2, y: top }),
		// The reaction itself is sent without it.
		error => console.warn('The effect of a reaction could not be loaded.', error),
	);
}

type Step = ['reacted' | 'unreacted', string];

/**
 * Applies the steps at once.
 * @returns the function that undoes them, on the note in its state by then
 */
function show(session: Session, noteId: string, steps: readonly Step[]): () => void {
	const undo = showSteps(session, noteId, steps);
	return () => undo(steps.length);
}

/**
 * Applies the steps at once.
 * @returns a function that undoes the last `count` of them
 */
function showSteps(session: Session, noteId: string, steps: readonly Step[]): (count: number) => void {
	const userId = session.userId ?? undefined;
	const apply = (list: readonly Step[]) =>
		session.entities.patchNote(noteId, note =>
			list.reduce((now, [type, reaction]) => applyNoteChange(now, { type, reaction, userId }, session.userId), note),
		);
	apply(steps);
	const undone = steps.map(([type, reaction]): Step => [type === 'reacted' ? 'unreacted' : 'reacted', reaction]);
	return count => apply(undone.toReversed().slice(0, count));
}
