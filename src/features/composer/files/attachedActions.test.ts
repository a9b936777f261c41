import { file } from '@tests/factories/file';
import { testSession } from '@tests/factories/renderInSession';
import { expect, it, vi } from 'vitest';
import { actionItems } from '@/blocks/actions/actionItems';
import { ATTACHED_ACTIONS, type ShownAttachment } from './attachedActions';

const items = (change: Partial<ShownAttachment> = {}) =>
	actionItems(ATTACHED_ACTIONS, {
		session: testSession(),
		file: file(),
		onReplace: () => {},
		onEarlier: undefined,
		onLater: undefined,
		onDetach: () => {},
		...change,
	});
const ids = (change?: Partial<ShownAttachment>) => items(change).map(item => ('id' in item ? item.id : '|'));

it('offers to crop pictures alone', () => {
	expect(ids({ file: file({ type: 'image/png' }) })).toContain('crop');
	expect(ids({ file: file({ type: 'text/plain' }) })).not.toContain('crop');
});

it('offers the moves that lead somewhere, with their keys', () => {
	expect(ids().slice(-2)).toEqual(['|', 'detach']);
	const onLater = vi.fn();
	const later = items({ onLater }).find(item => 'id' in item && item.id === 'later');
	expect(later).toMatchObject({ shortcut: 'Alt →' });
	if (later && 'onSelect' in later) later.onSelect?.();
	expect(onLater).toHaveBeenCalledOnce();
});
