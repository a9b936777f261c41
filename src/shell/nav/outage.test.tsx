// @vitest-environment bundled-happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInSession } from '../../../tests/factories/renderInSession';
import { OutageItem } from './OutageItem';
import { OutageStrip } from './OutageStrip';

afterEach(cleanup);

it.each<[string, ReactNode]>([
	['the bar at the side', <OutageItem key="item" />],
	['a line at the foot', <OutageStrip key="strip" />],
])('%s says that there is no connection, asks again when pressed, and goes with the outage', (_where, part) => {
	const { session } = renderInSession(part);
	expect(screen.getByRole('status').textContent).toBe('');
	const check = vi.spyOn(session.reachability, 'check').mockResolvedValue();
	act(() => session.reachability.state.setState({ outage: 'away' }));
	expect(screen.getByRole('status').textContent).toMatch(/^No connection/);
	screen.getByRole('button', { name: /^No connection/ }).click();
	expect(check).toHaveBeenCalledTimes(1);
	act(() => session.reachability.state.setState({ outage: 'down' }));
	expect(screen.getByRole('status').textContent).toMatch(/^Server not responding/);
	act(() => session.reachability.state.setState({ outage: null }));
	expect(screen.getByRole('status').textContent).toBe('');
});
