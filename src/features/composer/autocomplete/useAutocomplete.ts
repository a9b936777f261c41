import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { isAbort } from '@/api/ApiError';
import { type Completion, type CompletionKind, completionAt } from '@/domain/draft/completionAt';
import type { BaseSetting } from '@/stores/preferences/baseSetting';
import { recentlyUsedEmojis, recentlyUsedUsers } from '@/stores/preferences/recentlyUsed';
import { rememberRecent } from '@/stores/preferences/rememberRecent';
import type { Session } from '@/stores/session/Session';
import { isComposing } from '@/ui/keys/isComposing';
import { isTypedTowards } from './isTypedTowards';
import { type Suggestion, suggest } from './suggest';

/** The server is asked after a pause in typing. */
const PAUSE_MS = 120;
/** Recently chosen users and emojis are offered first. */
const REMEMBERED: Partial<Record<CompletionKind, BaseSetting<readonly string[]>>> = {
	mention: recentlyUsedUsers,
	emoji: recentlyUsedEmojis,
};

export interface Offer {
	readonly completion: Completion;
	readonly suggestions: readonly Suggestion[];
	/** The one that Enter takes; -1 if none is active, so that Enter is a line break. */
	readonly active: number;
	/** Whether they are those of an older query of the same word, until the server has answered. */
	readonly isOld: boolean;
}

export interface Autocomplete {
	readonly offer: Offer | null;
	/** Call after each change of the text or the caret. */
	readonly look: () => void;
	readonly close: () => void;
	readonly choose: (suggestion: Suggestion) => void;
	/** Call when the pointer moves over a suggestion. */
	readonly point: (index: number) => void;
	/** @returns whether the list has handled the key */
	readonly onKeyDown: (event: KeyboardEvent) => boolean;
}

/**
 * Suggestions while typing in a text field (rules/composing#suggestions): mentions, hashtags, emojis, MFM functions and
 * their parameters. None if the server doesn't respond.
 * @param write replaces a part of the text and puts the caret behind it
 */
export function useAutocomplete(
	session: Session,
	area: RefObject<HTMLTextAreaElement | null>,
	write: (from: number, to: number, value: string) => void,
): Autocomplete {
	const [offer, setOffer] = useState<Offer | null>(null);
	/** What the server is being asked for. */
	const asked = useRef<{ readonly completion: Completion; readonly controller: AbortController } | null>(null);
	/** What was being typed when the user closed the list; it stays closed for that word. */
	const dismissed = useRef<string | null>(null);

	const close = useCallback(() => {
		asked.current?.controller.abort();
		asked.current = null;
		setOffer(null);
	}, []);
	useEffect(() => () => asked.current?.controller.abort(), []);

	const look = () => {
		const field = area.current;
		if (!field) return;
		const { selectionStart, selectionEnd } = field;
		const completion = selectionStart === selectionEnd ? completionAt(field.value, selectionStart) : null;
		const place = completion && `${completion.kind} ${completion.from}`;
		if (place !== dismissed.current) dismissed.current = null;
		if (!completion || dismissed.current !== null) return close();
		const before = asked.current;
		if (before ? isSame(before.completion, completion) : offer && isSame(offer.completion, completion)) return;
		before?.controller.abort();
		asked.current = null;
		if (offer && isSame(offer.completion, completion)) {
			setOffer({ ...offer, active: firstActive(completion), isOld: false });
			return;
		}
		// Rows of an older query stay in sight, but Enter must not take one.
		setOffer(now => (now && isSamePlace(now.completion, completion) ? { ...now, active: -1, isOld: true } : null));
		const controller = new AbortController();
		asked.current = { completion, controller };
		const ask = async () => {
			try {
				const suggestions = await suggest(session, completion, controller.signal);
				if (controller.signal.aborted) return;
				asked.current = null;
				const active = firstActive(completion);
				setOffer(suggestions.length === 0 ? null : { completion, suggestions, active, isOld: false });
			} catch (error) {
				if (isAbort(error) || controller.signal.aborted) return;
				asked.current = null;
				console.warn('There are no suggestions.', error);
				setOffer(null);
			}
		};
		const timer = setTimeout(() => void ask(), PAUSE_MS);
		controller.signal.addEventListener('abort', () => clearTimeout(timer));
	};

	const choose = (suggestion: Suggestion) => {
		const field = area.current;
		if (!field || !offer) return;
		const remembered = REMEMBERED[offer.completion.kind];
		if (remembered) rememberRecent(remembered, suggestion.key, session);
		write(offer.completion.from, field.selectionStart, suggestion.insert);
		close();
	};

	const move = (step: number) =>
		setOffer(now => {
			if (!now) return now;
			const { length } = now.suggestions;
			const from = now.active < 0 && step < 0 ? 0 : now.active;
			return { ...now, active: (from + step + length) % length };
		});
	const point = (index: number) => setOffer(now => (now && now.active !== index ? { ...now, active: index } : now));

	const onKeyDown = (event: KeyboardEvent): boolean => {
		if (!offer || isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey || event.altKey) return false;
		const { suggestions, active, isOld } = offer;
		const isTab = event.key === 'Tab' && !event.shiftKey;
		// Tab takes the first suggestion if none is active, unless those of the query are still to come: then it does nothing.
		const chosen = suggestions[isTab && !isOld ? Math.max(active, 0) : active];
		if (event.key === 'ArrowDown') move(1);
		else if (event.key === 'ArrowUp') move(-1);
		else if ((isTab || (event.key === 'Enter' && !event.shiftKey)) && chosen) choose(chosen);
		else if (event.key === 'Escape') {
			dismissed.current = `${offer.completion.kind} ${offer.completion.from}`;
			close();
		} else if (!isTab) return false;
		event.preventDefault();
		event.stopPropagation();
		return true;
	};

	return { offer, look, close, choose, point, onKeyDown };
}

const firstActive = (completion: Completion): number => (isTypedTowards(completion) ? 0 : -1);

const isSamePlace = (a: Completion, b: Completion): boolean => a.kind === b.kind && a.from === b.from;

const isSame = (a: Completion, b: Completion): boolean => isSamePlace(a, b) && a.query === b.query;
