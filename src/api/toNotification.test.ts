import { expect, it } from 'vitest';
import { toNotification } from './toNotification';

const rin = { id: 'rin', username: 'rin' };

it('leaves out the people of a group that a server doesn’t tell, as they are gone', () => {
	const renotes = toNotification({ id: 'a', type: 'renote:grouped', users: [null, rin] });
	expect(renotes.notification.userIds).toEqual(['rin']);
	expect(renotes.users).toEqual([rin]);
	const reactions = [null, { user: null, reaction: '👍' }, { user: rin, reaction: '🎉' }];
	const reacted = toNotification({ id: 'b', type: 'reaction:grouped', reactions });
	expect(reacted.notification.reactions).toEqual([{ userId: 'rin', reaction: '🎉' }]);
	expect(reacted.users).toEqual([rin]);
});
