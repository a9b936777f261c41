import { draft as blank } from '@tests/factories/draft';
import { expect, it } from 'vitest';
import type { KeptDraft } from '@/domain/draft/DraftTarget';
import { draftExcerpt, draftLabel } from './draftLabel';

const draft = (change: Partial<KeptDraft> = {}): KeptDraft => ({ ...blank(), ...change });

it.each([
	['new', {}, 'New note'],
	['reply:n', {}, 'Reply'],
	['reply:n', { target: { replyTo: 'n', about: '@mara' } }, 'Reply to @mara'],
	['kept:x', { target: { replyTo: 'n', about: '@mara' } }, 'Reply to @mara'],
	['quote:n', { target: { quote: 'n', about: '@mara' }, quoteId: 'n' }, 'Quote of @mara'],
	['channel:c', { target: { channelId: 'c', about: 'Boats' } }, 'In Boats'],
	['mention:@ben@b.server', {}, 'To @ben@b.server'],
	['share:text=a:b', {}, 'Shared from another app'],
	['kept:x', {}, 'Saved draft'],
])('says what the draft of %s with %o is', (context, change, label) => {
	expect(draftLabel(context, draft(change)).text).toBe(label);
});

it('shows what a draft says, in short', () => {
	const poll = { choices: ['North', ''], multiple: false, expiresAt: null, expiredAfter: null };
	expect(draftExcerpt(draft({ text: ' which way? ', useCw: true, cw: 'lost', poll }))).toBe(
		'lost · which way? · North',
	);
	expect(draftExcerpt(draft({ cw: 'not used' }))).toBe('');
	expect(draftExcerpt(draft({ text: 'a'.repeat(5_000) })).length).toBeLessThan(300);
});
