import { expect, it, vi } from 'vitest';
import type { DeckColumn } from '@/domain/deck/deck';
import { kinds } from './columnMenu';
import { iconOf } from './notificationIcons';

it('leaves out one more type, and keeps what another version leaves out of the column', () => {
	const change = vi.fn();
	const column = () => ({ excludeTypes: ['tideTurned', 'follow'] }) as unknown as DeckColumn;
	const mentions = kinds({ session: undefined, column, change }).find(
		item => item.type === 'switch' && item.icon === iconOf({ type: 'mention' }),
	);
	if (mentions?.type !== 'switch') throw new Error('There is no switch for mentions.');
	mentions.onChange(false);
	expect(change).toHaveBeenCalledWith({ excludeTypes: ['tideTurned', 'follow', 'mention'] });
});
