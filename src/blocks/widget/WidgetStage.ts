import { createContext, useContext } from 'react';

/**
 * How a widget is shown: `visible` and `hidden` say whether somebody can see it, `preview` that it is only tried, so that
 * it must not change anything for the account.
 */
export type WidgetStage = 'visible' | 'hidden' | 'preview';

const Stage = createContext<WidgetStage>('visible');

export const WidgetStageProvider = Stage.Provider;

export const useWidgetStage = (): WidgetStage => useContext(Stage);

/** Whether the widget around is on the screen. */
export const useIsWidgetVisible = (): boolean => useContext(Stage) !== 'hidden';
