import { expect, it } from 'vitest';
import { toAnnouncement } from './toAnnouncement';

it('reads what a server says', () => {
	const wire = {
		...{ id: 'a', title: 'News', text: 'Fog', icon: 'warning', display: 'banner', needConfirmationToRead: true },
		...{ silence: false, forYou: true, isRead: false, imageUrl: 'https://a.example/b.png' },
		...{ createdAt: '2026-01-02T00:00:00.000Z', updatedAt: null },
	};
	expect(toAnnouncement(wire as never)).toEqual({
		...{ id: 'a', title: 'News', text: 'Fog', icon: 'warning', display: 'banner', needsConfirmation: true },
		...{ isSilent: false, isForReader: true, isRead: false, imageUrl: 'https://a.example/b.png' },
		...{ createdAt: Date.UTC(2026, 0, 2), updatedAt: null },
	});
});

it('bears what is missing or new', () => {
	const strange = { id: 'a', icon: 'party', display: 'hologram', imageUrl: 'javascript:alert(1)' };
	expect(toAnnouncement(strange as never)).toMatchObject({
		...{ title: '', text: '', icon: 'info', display: 'normal', imageUrl: null, isRead: null, createdAt: 0 },
	});
});
