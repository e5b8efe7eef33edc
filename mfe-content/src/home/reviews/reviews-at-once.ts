/** How many reviews are shown at first, and how many more at each asking (S46). */
export const reviewsAtOnce = 3;
