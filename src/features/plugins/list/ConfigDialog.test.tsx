// @vitest-environment bundled-happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { plugin } from '@tests/factories/plugin';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, expect, it } from 'vitest';
import { installedPlugins, setConfig } from '@/stores/plugins/installedPlugins';
import { plugins } from '@/stores/plugins/pluginPreferences';
import { preferences } from '@/stores/preferences/Preferences';
import { ConfigDialog } from './ConfigDialog';

afterEach(cleanup);

/** Opens the settings of a plugin. */
function open(config: Record<string, unknown>) {
	const session = testSession();
	const installed = { ...plugin(''), config };
	preferences.set(plugins, [installed], session);
	renderInSession(<ConfigDialog title="Settings" session={session} plugin={installed} onClose={() => {}} />, {
		session,
	});
	const { installId } = installed;
	return {
		chooseElsewhere: (configData: Record<string, unknown>) => setConfig(installId, configData, session),
		save: () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))),
		chosen: () => installedPlugins(session)[0]?.configData,
	};
}

it('changes what was edited alone, and leaves what another tab has chosen meanwhile', async () => {
	const { chooseElsewhere, save, chosen } = open({ word: { type: 'string' }, lines: { type: 'number', default: 3 } });
	chooseElsewhere({ lines: 7 });
	fireEvent.change(screen.getByLabelText('word'), { target: { value: 'storm' } });
	await save();
	expect(chosen()).toEqual({ word: 'storm', lines: 7 });
});

it('offers numbers as a choice, and gives the number back', async () => {
	const { save, chosen } = open({ speed: { type: 'enum', enum: [1, { value: 2, label: 'Fast' }], default: 1 } });
	const field = screen.getByLabelText<HTMLSelectElement>('speed');
	expect([...field.options].map(({ text }) => text)).toEqual(['1', 'Fast']);
	fireEvent.change(field, { target: { value: '2' } });
	await save();
	expect(chosen()).toEqual({ speed: 2 });
});
