/** At the very edges of the screen browsers go back and forth. */
const BROWSER_PX = 16;
/** From there a swipe opens the menu. */
const EDGE_PX = 40;

type Place = Pick<Touch, 'clientX'>;

/** Whether a touch is at the left edge, where it may open the menu, but not in what the browser has for itself. */
export const isAtEdge = ({ clientX }: Place): boolean => clientX >= BROWSER_PX && clientX < EDGE_PX;

/** Whether a touch is away from both edges of the screen. */
export const isBesideEdges = ({ clientX }: Place): boolean => clientX >= EDGE_PX && clientX <= innerWidth - BROWSER_PX;
