// @vitest-environment bundled-happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { saveAccounts, storeAccount } from '@/stores/session/accounts';
import { LinesForm } from './LinesForm';

const session = testSession();
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Words' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));

/** What the server has saved, and how long it takes to answer. */
const server = { saved: '', sent: Promise.resolve() };

const form = ({ normal = (lines: string) => lines.trim() } = {}) => (
	<LinesForm
		title="Words"
		about=""
		name="words"
		saved="fog"
		placeholder=""
		normal={normal}
		problemOf={() => undefined}
		read={async () => server.saved}
		send={async lines => {
			await server.sent;
			server.saved = normal(lines);
			return server.saved;
		}}
	/>
);

beforeEach(() => {
	localStorage.clear();
	if (session.account) storeAccount(session.account);
	server.saved = 'fog\nrain';
	server.sent = Promise.resolve();
});
afterEach(() => {
	cleanup();
	saveAccounts([]);
});

/** Saves, and types on while the lines are being sent. @returns what lets the server answer */
async function typeMeanwhile(before = 'fog\nhail', after = 'fog\nhail\nsnow'): Promise<() => Promise<void>> {
	let answer = () => {};
	server.sent = new Promise(done => {
		answer = done;
	});
	type(before);
	await save();
	type(after);
	return () => act(async () => answer());
}

it('shows what another device has added once it has saved', async () => {
	renderInSession(form(), { session });
	type('fog\nhail');
	await save();
	expect(server.saved).toBe('fog\nhail\nrain');
	expect(field().value).toBe('fog\nhail\nrain');
});

it('leaves the field to who types on while the lines are being sent, and saves both', async () => {
	renderInSession(form(), { session });
	const answer = await typeMeanwhile();
	await answer();
	expect(field().value).toBe('fog\nhail\nsnow');
	await save();
	expect(server.saved).toBe('fog\nhail\nsnow\nrain');
	expect(field().value).toBe('fog\nhail\nsnow\nrain');
});

it('brings no line back that was corrected while it was being sent in another form', async () => {
	renderInSession(form({ normal: lines => lines.toLowerCase() }), { session });
	server.saved = 'fog';
	const answer = await typeMeanwhile('Hail', 'Snow');
	await answer();
	await save();
	expect(server.saved).toBe('snow');
});

it('keeps what is taken out again after it was saved', async () => {
	const { unmount } = renderInSession(form(), { session });
	type('fog\nhail');
	await save();
	type('fog\nhail');
	unmount();
	renderInSession(form(), { session });
	expect(field().value).toBe('fog\nhail');
});

it('keeps it with the unsaved lines if the page was left meanwhile', async () => {
	const { unmount } = renderInSession(form(), { session });
	const answer = await typeMeanwhile();
	unmount();
	await answer();
	renderInSession(form(), { session });
	expect(field().value).toBe('fog\nhail\nsnow');
	await save();
	expect(server.saved).toBe('fog\nhail\nsnow\nrain');
});
