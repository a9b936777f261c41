import { ScrolledPre } from '@/blocks/mfm/ScrolledPre';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { DialogBody } from '@/ui/dialog/DialogBody';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { overlays } from '@/ui/overlay/overlays';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { copyWithToast } from '@/ui/toast/copyWithToast';
import own from './list.module.css';

const WIDTH_PX = 680;

/** Shows a plugin's code. */
export function openPluginSource(name: string, src: string): void {
	const title = fill(text.plugins.sourceOf, { name });
	overlays.open<void>({
		kind: 'modal',
		label: title,
		width: WIDTH_PX,
		render: handle => (
			<>
				<DialogHeader title={title} onClose={() => handle.close()} />
				<DialogBody>
					<ButtonRow>
						<Button size="small" icon="copy" onClick={() => void copyWithToast(src)}>
							{text.common.copy}
						</Button>
					</ButtonRow>
					<ScrolledPre className={own.source} dir="ltr">
						{src}
					</ScrolledPre>
				</DialogBody>
			</>
		),
	});
}
