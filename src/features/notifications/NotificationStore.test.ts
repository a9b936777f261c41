import { wireNote } from '@tests/factories/wireNote';
import { describe, expect, it } from 'vitest';
import { EntityStore } from '@/stores/entities/EntityStore';
import type { Session } from '@/stores/session/Session';
import type { WireNotification } from '@/wire/entities';
import { NotificationStore } from './NotificationStore';

function setup() {
	const entities = new EntityStore();
	return { entities, store: new NotificationStore({ entities } as Session) };
}

const follow = (id: string, userId: string): WireNotification => ({
	id,
	type: 'follow',
	createdAt: new Date(0).toISOString(),
	userId,
	user: { id: userId, username: userId },
});
const muchLater = () => performance.now() + 60_000;

describe('the notifications of a column', () => {
	it('keep the people they name, as long as they are held', () => {
		const { entities, store } = setup();
		store.retain(store.ingest([follow('n1', 'mara')]));
		entities.sweep(muchLater());
		expect(entities.user('mara')).toBeDefined();
		store.release(['n1']);
		entities.sweep(muchLater());
		expect(entities.user('mara')).toBeUndefined();
	});

	it('stay the same objects while the server says the same, and tell when a group has grown', () => {
		const { store } = setup();
		store.retain(store.ingest([follow('n1', 'mara')]));
		const before = store.get('n1');
		const reading = store.reading.getState();
		store.ingest([follow('n1', 'mara')]);
		expect(store.get('n1')).toBe(before);
		expect(store.reading.getState()).toBe(reading);
		store.ingest([follow('n1', 'rin')]);
		expect(store.get('n1')?.userId).toBe('rin');
		expect(store.reading.getState()).not.toBe(reading);
	});

	it('keep the note they speak of', () => {
		const { entities, store } = setup();
		const note = wireNote({ id: 'note' });
		store.retain(store.ingest([{ ...follow('n1', 'mara'), type: 'reply', note } as WireNotification], 'stream'));
		entities.sweep(muchLater());
		expect(entities.note('note')).toBeDefined();
	});

	it('are forgotten once nobody holds them, however many came', () => {
		const { store } = setup();
		for (let index = 0; index < 1_000; index++) {
			const ids = store.ingest([follow(`n${index}`, 'mara')]);
			store.retain(ids);
			store.release(ids);
		}
		expect(store.size).toBeLessThanOrEqual(200);
		expect(store.get('n999')).toBeDefined();
	});
});
