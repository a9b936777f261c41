import { startFailureTexts } from '@/i18n/startFailureTexts';
import { readJson } from '@/platform/localJson';
import { type LoadFailure, whyLoadFailed } from '@/platform/whyLoadFailed';
import { ERROR_IMAGE, type KeptImage } from './keptImage';

/** A page that needs nothing of the app. */
const TROUBLESHOOTING = '/troubleshooting.html';

/**
 * Shown if the app could not be started: says why and offers a reload, without using any of the app's code
 * (rules/start#a-start-that-fails).
 */
export async function showStartFailure(error: unknown): Promise<void> {
	console.error(error);
	const failure = await whyLoadFailed();
	const { title, body } = startFailureTexts[failure];
	const heading = document.createElement('h1');
	heading.textContent = title;
	const paragraph = document.createElement('p');
	const why = error instanceof Error ? error.message : String(error);
	paragraph.textContent = (body || why).replace('{{host}}', location.host);
	const button = document.createElement('button');
	button.textContent = startFailureTexts.reload;
	button.addEventListener('click', () => location.reload());
	const main = document.createElement('main');
	main.role = 'alert';
	main.dataset.startFailure = failure;
	const help = document.createElement('a');
	help.textContent = startFailureTexts.troubleshooting;
	help.href = TROUBLESHOOTING;
	main.append(...errorImage(failure), heading, paragraph, button, help);
	document.getElementById('root')?.replaceChildren(main);
}

/** The picture that the server has for its failures, of which the device has kept a copy (`keepErrorImage`). */
function errorImage(failure: LoadFailure): HTMLElement[] {
	const kept = failure === 'serverDead' ? readJson<KeptImage>(ERROR_IMAGE) : undefined;
	if (!kept) return [];
	const image = new Image();
	image.src = kept.data;
	image.alt = '';
	return [image];
}
