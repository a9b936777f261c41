import { pause } from '@/base/pause';
import { text as texts } from '@/i18n/text';
import { lazyPart } from '../late/lazyPart';
import { overlays } from '../overlay/overlays';

const WaitingDialog = lazyPart(() => import('./WaitingDialog').then(module => ({ default: module.WaitingDialog })));

const WIDTH_PX = 240;
// Long enough to be seen, too short to wait for.
const CHECK_MS = 650;

/**
 * Covers the page with a spinner until `work` has finished, then shows a check mark for a moment
 * (rules/overlays#waiting). Resolves and rejects as `work` does: the caller reports errors. The user can't close it.
 * @param isGood whether what has come is a success; by default everything is
 */
export async function waitFor<T>(
	work: Promise<T>,
	text: string = texts.dialog.type.waiting,
	isGood: (value: T) => boolean = () => true,
): Promise<T> {
	const done = work.then(isGood, () => false);
	const handle = overlays.open({
		kind: 'dialog',
		role: 'alertdialog',
		label: text,
		width: WIDTH_PX,
		dismissable: false,
		render: () => <WaitingDialog text={text} done={done} />,
	});
	if (await done) await pause(CHECK_MS);
	handle.close();
	return work;
}
