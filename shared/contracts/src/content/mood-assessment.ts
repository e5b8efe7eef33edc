/** The self-assessment of the page about mental health, which has no other page. */
export const moodAssessment = 'mood';
