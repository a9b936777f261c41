// @vitest-environment bundled-happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { seenNote } from '@tests/factories/seenNote';
import { afterEach, expect, it } from 'vitest';
import { SeenNoteLine } from './SeenNoteLine';

afterEach(cleanup);

function show(change: Parameters<typeof seenNote>[0]) {
	const session = testSession();
	renderInSession(<SeenNoteLine session={session} note={seenNote(change)} isDeleted={false} />, { session });
}

it('shows what is behind a content warning once that is asked for, and hides it again', () => {
	show({ id: 'warned', cw: 'About the ending', text: 'The ferry sinks' });
	expect(screen.getByText('About the ending')).toBeTruthy();
	expect(screen.queryByText('The ferry sinks')).toBeNull();
	const toggle = screen.getByRole('button', { expanded: false });
	fireEvent.click(toggle);
	expect(screen.getByText('The ferry sinks')).toBeTruthy();
	fireEvent.click(toggle);
	expect(screen.queryByText('The ferry sinks')).toBeNull();
});

it('has no such button where nothing is behind a warning', () => {
	show({ id: 'plain', text: 'The ferry sails' });
	expect(screen.getByText('The ferry sails')).toBeTruthy();
	expect(screen.queryByRole('button')).toBeNull();
});
