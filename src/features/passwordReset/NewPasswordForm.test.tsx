// @vitest-environment bundled-happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { answerCalls } from '@tests/factories/answerCalls';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, expect, it } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { NewPasswordForm } from './NewPasswordForm';

afterEach(cleanup);

/** Sets a password with a link whose use the server answers so. @returns what is told */
async function setPassword(code: string, info?: unknown): Promise<string> {
	const session = testSession();
	answerCalls(session.api, endpoint => {
		throw new ApiError(endpoint, 500, { code, info });
	});
	renderInSession(<NewPasswordForm token="secret" />, { session });
	for (const label of ['New password', 'Repeat password'])
		fireEvent.change(screen.getByLabelText(label), { target: { value: 'harbour lights at dusk' } });
	await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Set password' })));
	return screen.getByRole('alert').textContent;
}
const EXPIRED = 'This link isn’t valid any more.';

it.each([
	['NO_SUCH_RESET_REQUEST', undefined],
	['INTERNAL_ERROR', { e: { code: 'EntityNotFoundError', message: 'Could not find any entity of type …' } }],
	['INTERNAL_ERROR', { e: { code: 'Error', message: '' } }],
])('tells a link that is unknown or outdated: %s %j', async (code, info) => {
	expect(await setPassword(code, info)).toContain(EXPIRED);
});

it.each([
	undefined,
	{ e: { code: 'QueryFailedError', message: 'the database is away' } },
	{ e: { code: 'Error', message: 'no more memory' } },
])('leaves the form there where the server fails otherwise: %j', async info => {
	expect(await setPassword('INTERNAL_ERROR', info)).not.toContain(EXPIRED);
	expect(screen.getByRole('button', { name: 'Set password' })).toBeTruthy();
});
