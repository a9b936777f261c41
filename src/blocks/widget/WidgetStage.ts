import { createContext, useContext } from 'react';

/**
 * How a widget is shown: `visible` if any of it is on the screen, else `hidden`. `preview` is the sample in the dialog that
 * adds widgets: it must not change anything for the account.
 */
export type WidgetStage = 'visible' | 'hidden' | 'preview';

const Stage = createContext<WidgetStage>('visible');

export const WidgetStageProvider = Stage.Provider;

export const useWidgetStage = (): WidgetStage => useContext(Stage);

/** Whether the widget around is on the screen. */
export const useIsWidgetVisible = (): boolean => useContext(Stage) !== 'hidden';
