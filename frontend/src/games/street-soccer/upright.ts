/** In a window like this the court stands upright, and one attacks upwards. */
export const upright = matchMedia("(max-width: 899px) and (orientation: portrait)");
