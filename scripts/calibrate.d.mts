import type { Page } from 'playwright';

/** The milliseconds that `calibrate` took on the machine where the bars of the bench and the budgets of the tests were set. */
export const CALIBRATED_MS: number;
/** How fast this machine is at what pages do most: making elements and laying text out. In ms. */
export function calibrate(page: Page): Promise<number>;
