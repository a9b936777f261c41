import { webUrl } from '@/base/webUrl';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { toast } from '@/ui/toast/toasts';

/**
 * Opens a page of the web in a new tab, as a plugin wants it: at once where a person has just pressed something of it,
 * else by a press. Addresses that aren't http or https open nothing.
 */
export function openForPlugin(name: string, address: string, isPressed: boolean): void {
	const url = webUrl(address);
	if (!url) return;
	const open = () => void window.open(url.href, '_blank', 'noopener,noreferrer');
	if (isPressed) {
		open();
		return;
	}
	toast(fill(text.plugins.wantsToOpen, { name, host: url.host }), {
		icon: 'externalLink',
		action: { text: text.plugins.open, onPress: open },
	});
}
