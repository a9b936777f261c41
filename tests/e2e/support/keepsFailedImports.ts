import type { Page } from '@playwright/test';

/**
 * Whether the browser keeps that a module could not be fetched, as Chromium does from version 150 on: a part of the app
 * that was wanted during an outage comes only with a reload then, which is offered where the part would be.
 */
export const keepsFailedImports = (page: Page): boolean =>
	Number.parseInt(page.context().browser()?.version() ?? '', 10) >= 150;
