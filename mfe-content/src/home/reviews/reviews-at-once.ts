/** How many reviews are shown at first, and how many more at each asking. */
export const reviewsAtOnce = 3;
