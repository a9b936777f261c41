// @vitest-environment bundled-happy-dom

import { note } from '@tests/factories/note';
import { renderInSession } from '@tests/factories/renderInSession';
import type { MfmMode } from '@workers/mfm/mfm.protocol';
import { parseMfm } from '@workers/mfm/parseMfm';
import { expect, it, vi } from 'vitest';
import { NoteExcerpt } from './NoteExcerpt';

vi.mock('@workers/mfm/mfm.client', () => ({
	mfmClient: { peek: (text: string, mode: MfmMode) => parseMfm(text, mode) },
}));

const shown = (change: Parameters<typeof note>[0]) =>
	renderInSession(<NoteExcerpt note={note(change)} author={null} length={40} />).container;

it('is plain text, without markup and without links', () => {
	const excerpt = shown({ text: '$[tada **Ahoy**] @rin\n[the quay](https://a.example) #tide' });
	expect(excerpt.textContent).toBe('Ahoy @rin the quay #tide');
	expect(excerpt.querySelector('a, b, p, br')).toBeNull();
});

it('says the warning, not what lies behind it', () => {
	expect(shown({ cw: 'Spoilers', text: 'The whale wins.' }).textContent).toBe('Spoilers');
	expect(shown({ cw: '', text: 'The whale wins.' }).textContent).toBe('');
});

it('is isolated from the direction of what stands around it', () => {
	expect(shown({ text: 'صباح الخير' }).querySelector('bdi')).not.toBeNull();
});
