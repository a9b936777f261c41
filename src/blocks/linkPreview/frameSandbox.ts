/** What frames of other sites may do: run scripts and open tabs. They may not navigate the page or show dialogs. */
export const FRAME_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox allow-scripts allow-same-origin';
