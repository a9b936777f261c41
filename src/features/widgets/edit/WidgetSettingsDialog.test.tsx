// @vitest-environment bundled-happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { memoKind } from '../kinds/memo/memoKind';
import { WidgetSettingsDialog } from './WidgetSettingsDialog';

afterEach(cleanup);

it('saves what was changed alone, as the rest of a widget may be another one by then', async () => {
	const onSave = vi.fn();
	const stored = { text: 'Buy rope', title: '', height: 120 };
	render(
		<WidgetSettingsDialog definition={memoKind} stored={stored} title="Memo" onSave={onSave} onClose={() => {}} />,
	);
	fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Harbour' } });
	fireEvent.click(screen.getByRole('button', { name: 'Save' }));
	await vi.waitFor(() => expect(onSave).toHaveBeenCalled());
	expect(onSave.mock.calls).toEqual([[{ title: 'Harbour' }]]);
});
