import type { Page } from '@playwright/test';

/** Waits until the page's stream has brought a message with this text. Call it before that can happen. */
export async function streamed(page: Page, text: string): Promise<{ readonly arrival: Promise<void> }> {
	const network = await page.context().newCDPSession(page);
	await network.send('Network.enable');
	return {
		arrival: new Promise(resolve => {
			network.on('Network.webSocketFrameReceived', ({ response }) => {
				if (response.payloadData.includes(text)) resolve();
			});
		}),
	};
}
