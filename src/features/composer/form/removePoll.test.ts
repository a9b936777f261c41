import { beforeEach, expect, it, vi } from 'vitest';
import type { Draft, DraftPoll } from '@/domain/draft/Draft';
import type { DraftChange } from '../draft/useDraft';
import { removePoll } from './removePoll';

const { toast } = vi.hoisted(() => ({ toast: vi.fn() }));
vi.mock('@/ui/toast/toasts', () => ({ toast }));

const poll = (...choices: string[]): DraftPoll => ({ choices, multiple: false, expiresAt: null, expiredAfter: null });

/** A draft with the poll, which is then removed. */
function remove(wanted: DraftPoll) {
	let draft = { poll: wanted } as Draft;
	const change = (made: DraftChange) => {
		draft = { ...draft, ...(typeof made === 'function' ? made(draft) : made) };
	};
	removePoll(wanted, change);
	return { change, poll: () => draft.poll, undo: () => toast.mock.lastCall?.[1].action.onPress() };
}

beforeEach(() => toast.mockClear());

it('takes back what was written', () => {
	const written = poll('North', 'South');
	const form = remove(written);
	expect(form.poll()).toBeNull();
	form.undo();
	expect(form.poll()).toEqual(written);
});

it('leaves a poll that was begun meanwhile', () => {
	const form = remove(poll('North', ''));
	form.change({ poll: poll('East', 'West') });
	form.undo();
	expect(form.poll()?.choices).toEqual(['East', 'West']);
});

it('says nothing of one without choices', () => {
	expect(remove(poll('', ' ')).poll()).toBeNull();
	expect(toast).not.toHaveBeenCalled();
});
