// @vitest-environment bundled-happy-dom
import { expect, it } from 'vitest';
import { overlays } from '@/ui/overlay/overlays';
import { openSignin } from './openSignin';

const open = () => overlays.entries().filter(({ leaving }) => leaving === undefined);

it('opens one dialog, however often it is asked for until that is closed', async () => {
	const asked = [openSignin({ reason: 'required' }), openSignin({ reason: 'required' })];
	expect(open()).toHaveLength(1);
	overlays.closeAll();
	await Promise.all(asked);
	expect(open()).toHaveLength(0);
	const again = openSignin({ reason: 'asked' });
	expect(open()).toHaveLength(1);
	overlays.closeAll();
	await again;
});
