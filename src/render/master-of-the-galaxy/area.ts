/** The width of all areas: two side by side. */
export const AREA_WIDTH = 780;
export const MARGIN = 13;
export const PADDING = 16;
