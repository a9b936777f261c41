import { text } from '@/i18n/text';
import { defineTimeline } from '../defineTimeline';
import { replyParams } from '../filterParams';

/** The notes of one user, as on their profile. */
export const userNotesColumn = defineTimeline({
	kind: 'userNotes',
	icon: 'user',
	gate: { isForMembers: false },
	options: ['withRenotes', 'withReplies', 'withSensitive', 'onlyFiles'],
	target: {
		kind: 'user',
		async ask(session) {
			const { askPerson } = await import('@/blocks/actions/askPerson');
			return askPerson(session, text.timeline.askUser);
		},
	},
	isWithoutAds: true,
	source: { endpoint: 'users/notes', params: column => ({ userId: column.target?.id ?? '', ...replyParams(column) }) },
});
