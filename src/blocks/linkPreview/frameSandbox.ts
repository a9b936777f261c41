/** What other sites' frames may do: run, and open pages in tabs. Never leave their frame, nor ask for anything. */
export const FRAME_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox allow-scripts allow-same-origin';
