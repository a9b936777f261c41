import { text } from '@/i18n/text';
import { localJson } from '@/platform/localJson';
import { ask } from '@/ui/dialog/dialogs';
import { DONATION_SHOWN } from './donationNotice';

/**
 * Asks for support.
 * @param url where it can be given
 */
export async function askForDonation(url: string): Promise<void> {
	const { donate, donateText, open, later, never } = text.startNotices;
	const answer = await ask({ type: 'info', title: donate, text: donateText }, [
		{ value: 'never', text: never },
		{ value: 'later', text: later },
		{ value: 'open', text: open, primary: true },
	]);
	if (answer === 'never') localJson.set(DONATION_SHOWN, 'never');
	if (answer === 'open') window.open(url, '_blank', 'noopener');
}
