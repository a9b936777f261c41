// @vitest-environment bundled-happy-dom
import { cleanup, screen } from '@testing-library/react';
import { answerCalls } from '@tests/factories/answerCalls';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { wireUser } from '@tests/factories/wireNote';
import { afterEach, expect, it } from 'vitest';
import { usePickable } from './usePickable';

afterEach(cleanup);

const NOBODY: readonly string[] = [];

function Offered({ typed }: { typed: string }) {
	const { users, handle } = usePickable(typed, NOBODY);
	return <p>{users.length > 0 ? users.map(({ username }) => username).join(' ') : `look up ${handle}`}</p>;
}

it('a handle of a server with other letters is looked up, and found by them', async () => {
	const session = testSession();
	answerCalls(session.api, () => []);
	renderInSession(<Offered typed="@kai@münchen.example" />, { session });
	expect(screen.getByText('look up @kai@xn--mnchen-3ya.example')).toBeTruthy();
	cleanup();
	answerCalls(session.api, endpoint =>
		endpoint === 'users/search'
			? [wireUser({ id: 'kai', username: 'kai', host: 'xn--mnchen-3ya.example' } as never)]
			: [],
	);
	renderInSession(<Offered typed="kai@münchen.example" />, { session });
	expect(await screen.findByText('kai')).toBeTruthy();
});
