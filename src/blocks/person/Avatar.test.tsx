// @vitest-environment bundled-happy-dom
import { screen } from '@testing-library/react';
import { choose, renderInSession, testSession } from '@tests/factories/renderInSession';
import { wireNote } from '@tests/factories/wireNote';
import { expect, it } from 'vitest';
import { NoteCard } from '../note/NoteCard';
import { avatarSize } from './Avatar';

it.each([
	['small', 32],
	['medium', 40],
	['large', 52],
] as const)('stands beside a note in the size that was chosen (%s)', (size, pixels) => {
	const session = testSession();
	const note = wireNote();
	session.entities.ingest([note]);
	renderInSession(<NoteCard noteId={note.id} />, { session, choices: [choose(avatarSize, size)] });
	expect(screen.getByRole<HTMLImageElement>('img', { name: '@mara' }).width).toBe(pixels);
});
