import { wireUser } from '@tests/factories/wireNote';
import { describe, expect, it } from 'vitest';
import { toUser } from '@/api/toUser';
import type { WireUser } from '@/wire/entities';
import { viewsOf } from './profileViews';

const views = (more: Partial<WireUser>, viewer: Partial<Parameters<typeof viewsOf>[1]> = {}) =>
	viewsOf(toUser({ ...wireUser({ id: 'mara' }), notesCount: 1, ...more }), {
		isOwn: false,
		isDeveloper: false,
		...viewer,
	});

describe('the parts of a profile', () => {
	it('include reactions that everybody may see', () => {
		expect(views({ publicReactions: true })).toContain('reactions');
		expect(views({ publicReactions: false })).not.toContain('reactions');
	});

	it('include private reactions on one’s own profile alone', () => {
		expect(views({ publicReactions: false }, { isOwn: true })).toContain('reactions');
	});

	it('are those that the server knows, of people of other servers', () => {
		expect(views({ host: 'b.example', publicReactions: true })).toEqual(['overview', 'notes', 'activity']);
	});

	it('include the raw data in developer mode', () => {
		expect(views({})).not.toContain('raw');
		expect(views({}, { isDeveloper: true })).toContain('raw');
	});
});
