import { startFailureTexts } from '@/i18n/startFailureTexts';
import { whyLoadFailed } from '@/platform/whyLoadFailed';

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
	main.append(heading, paragraph, button);
	document.getElementById('root')?.replaceChildren(main);
}
